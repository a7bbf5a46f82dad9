/** Paying a cost. 2006: 409.1 · 2009: 116.1–116.6, 116.10–116.11 · 2011: 117.1–117.6, 117.10–117.11 · 2026: 118.1–118.6, 118.10–118.11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const payingCosts: readonly ScenarioInput[] = [
  {
    name: 'Who pays mana may make it with mana abilities then, and what is paid leaves the pool',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: ['Volcanic Hammer'] } } },
    script: [
      { as: 'A', tap: 'Mountain' },
      { expect: { mana: { A: 'R' }, can: [{ as: 'A', cast: 'Volcanic Hammer' }] } },
      { as: 'A', cast: 'Volcanic Hammer', targets: ['B'] },
      { expect: { mana: { A: '' }, stack: ['Volcanic Hammer'] }, id: 'made and paid' },
      { until: 'resolved' },
    ],
    shows: [
      ...across('made and paid', '409.1g', '116.2', '117.2', '118.2'),
      ...across('made and paid', null, '601.2f', '601.2f', '601.2g'),
    ],
  },
  {
    name: 'Mana beyond what is paid stays in the pool',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Shock'] } } },
    script: [
      { as: 'A', tap: 'Mountain' },
      { as: 'A', tap: 'Mountain 2' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { mana: { A: 'R' } }, id: 'left' },
      { until: 'resolved' },
    ],
    shows: across('left', null, '116.3a', '117.3a', '118.3a'),
  },
  {
    name: 'A cost of more life than there is cannot be paid, one of all of it can',
    editions: [...ALL],
    position: {
      sides: {
        A: { life: 2, battlefield: ['Deepwood Ghoul', 'Mountain'], hand: ['Lightning Bolt'] },
        B: { life: 1, battlefield: [{ card: 'Deepwood Ghoul', label: 'Ghoul' }] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', activate: 'Deepwood Ghoul' }] }, id: 'enough' },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', activate: 'Ghoul' }] }, id: 'too little' },
    ],
    shows: [
      ...across('too little', null, '116.3', '117.3', '118.3'),
      ...across('too little', null, '117.4', '118.4', '119.4'),
    ],
  },
  {
    name: 'Life that is paid is taken off, and is life lost',
    editions: [...ALL],
    cards: {
      'Watchful Ghoul': {
        cost: '{B}',
        type: 'Creature — Zombie',
        pt: '1/1',
        text: 'Whenever you lose life, you may draw a card.',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'loseLife', who: { who: 'you' } },
            body: { effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Deepwood Ghoul', 'Watchful Ghoul'] } } },
    script: [
      { as: 'A', activate: 'Deepwood Ghoul' },
      { expect: { life: { A: 18 } }, id: 'paid' },
      { expect: { stack: ['Deepwood Ghoul', 'Watchful Ghoul'] }, id: 'lost' },
      { until: 'empty' },
    ],
    shows: [
      ...across('paid', null, '116.3b', '117.3b', '118.3b'),
      { rule: '118.4', edition: '2011-09', by: 'paid' },
      { rule: '119.4', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'No mana need be made even for a cost that must be paid',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Heavy Dues': {
        cost: '{2}{B}',
        type: 'Enchantment',
        text: "At the beginning of your upkeep, pay {2}{B}. If you don't, you lose 5 life.",
      },
    },
    position: { active: 'B', step: 'end', sides: { A: { battlefield: ['Swamp ×3', 'Heavy Dues'] } } },
    script: [
      { until: 'upkeep' },
      { until: 'asked' },
      { as: 'A', answer: false },
      { expect: { life: { A: 15 }, tapped: { Swamp: false } }, id: 'not made' },
    ],
    shows: across('not made', null, null, '117.3c', '118.3c'),
  },
  {
    name: 'A cost of nothing is paid only if its player says so',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island'], hand: ['Clash of Wills'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Shock', { card: 'Shock', label: 'Second' }] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Clash of Wills', targets: ['Shock'] },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { asks: { as: 'B', kind: 'pay' } } },
      { as: 'B', answer: false },
      { expect: { zone: { Shock: 'graveyard' }, life: { A: 20 } }, id: 'declined' },
    ],
    shows: across('declined', null, '116.5', '117.5', '118.5'),
  },
  {
    name: 'What has no mana cost cannot be cast for it, whatever is added; without paying it the card can be cast',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: {
          battlefield: ['Island ×3', 'Sphere of Resistance'],
          hand: [{ card: 'Ancestral Vision', label: 'Vision' }],
          exile: [{ card: 'Ancestral Vision', counters: { time: 1 } }],
        },
      },
    },
    script: [
      { until: 'upkeep' },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'A', answer: true, in: ['2026-02'] },
      { as: 'A', answer: ['A'] },
      { expect: { stack: ['Ancestral Vision'], mana: { A: '' } }, id: 'instead' },
      { expect: { count: { Island: 3 }, tapped: { Island: true, 'Island 2': false } }, id: 'added' },
      { until: 'main1' },
      { expect: { cannot: [{ as: 'A', cast: 'Vision' }], hand: { A: 5 } }, id: 'unpayable' },
    ],
    shows: [
      ...across('unpayable', null, '116.6a', '117.6a', '118.6a'),
      ...across('added', null, '116.9d', '117.9d', '118.9d'),
    ],
  },
  {
    name: 'One creature cannot be sacrificed for two costs',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Goblin Bombardment', 'Attrition', 'Grizzly Bears'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', activate: 'Goblin Bombardment' },
            { as: 'A', activate: 'Attrition' },
          ],
        },
      },
      { as: 'A', activate: 'Goblin Bombardment', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', activate: 'Attrition' }] }, id: 'once' },
      { until: 'resolved' },
    ],
    shows: across('once', null, '116.10', '117.10', '118.10'),
  },
  {
    name: 'A cost is paid though what was done for it became something else',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Samurai of the Pale Curtain', 'Grizzly Bears'],
          hand: ["Altar's Reap"],
          library: ['Forest', 'Island', 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', cast: "Altar's Reap" },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'exile' }, hand: { A: ['Forest', 'Island'] } }, id: 'still paid' },
    ],
    shows: across('still paid', null, '116.11', '117.11', '118.11'),
  },
  {
    name: 'Mana of any type pays as mana of any colour and as colourless mana',
    editions: ['2026-02'],
    cards: {
      'Open Market': {
        cost: '{2}',
        type: 'Artifact',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'rule',
                rule: {
                  rule: 'spendAsAnyColor',
                  who: { who: 'you' },
                  for: { is: 'type', type: 'creature' },
                  orColorless: true,
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest ×4', 'Open Market'], hand: ['Thought-Knot Seer', 'White Knight', 'Shock'] },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Thought-Knot Seer' },
            { as: 'A', cast: 'White Knight' },
          ],
          cannot: [{ as: 'A', cast: 'Shock' }],
        },
        id: 'any type',
      },
    ],
    shows: across('any type', null, null, null, '118.14'),
  },
  {
    name: 'A spell whose casting is not completed was not cast: the game goes back to before it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Prodigal Sorcerer'], hand: ['Volcanic Hammer'] },
      },
    },
    script: [
      { as: 'A', cast: 'Volcanic Hammer', targets: ['B'], costs: ['Do not pay'] },
      {
        expect: {
          zone: { 'Volcanic Hammer': 'hand' },
          stack: [],
          tapped: { Mountain: false, 'Mountain 2': false },
          asks: { as: 'A', kind: 'priority' },
          can: [{ as: 'A', cast: 'Volcanic Hammer' }],
        },
        id: 'before it',
      },
    ],
    shows: across('before it', '409.1', '601.2', '601.2', '601.2'),
  },
];
