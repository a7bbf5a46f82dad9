/** What mana is made of, by what, and what it may be spent on. 2006: 104.3, 406.6 · 2009, 2011, 2026: 106, 107.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

/** An Aura of A on that permanent will add mana equal to its mana cost. */
const resonating = (card: string, cards?: ScenarioInput['cards']) =>
  ({
    ...(cards && { cards }),
    position: {
      step: 'draw',
      sides: { A: { battlefield: [card, { card: 'Elemental Resonance', attachedTo: card }] } },
    },
  }) satisfies Partial<ScenarioInput>;

export const mana: readonly ScenarioInput[] = [
  {
    name: 'A spell and a triggered ability can make mana too, as they resolve',
    editions: [...SINCE_2009],
    position: {
      step: 'draw',
      sides: {
        A: { battlefield: ['Swamp', { card: 'Black Market', counters: { charge: 2 } }], hand: ['Dark Ritual'] },
      },
    },
    script: [
      { as: 'A', cast: 'Dark Ritual' },
      { expect: { mana: { A: '' }, stack: ['Dark Ritual'] } },
      { until: 'resolved' },
      { expect: { mana: { A: 'BBB' } }, id: 'spell' },
      { until: 'main1' },
      { expect: { mana: { A: '' }, stack: ['Black Market'] } },
      { until: 'resolved' },
      { expect: { mana: { A: 'BB' } }, id: 'ability' },
    ],
    shows: across('spell', null, '106.3', '106.3', '106.3'),
  },
  {
    name: 'An ability that would make mana of no defined type makes none',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Reflecting Pool ×2', 'Flood Plain', 'Hill Giant'] } } },
    script: [
      { as: 'A', tap: 'Reflecting Pool' },
      { expect: { mana: { A: '' }, tapped: { 'Reflecting Pool': true }, stack: [] }, id: 'none' },
    ],
    shows: across('none', '406.6', '106.5', '106.5', '106.5'),
  },
  {
    name: 'What a land could make is asked of its abilities, whether or not their costs could be paid now',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Exotic Orchard', 'Reflecting Pool', 'Reflecting Pool'] },
        B: {
          battlefield: [
            { card: 'Forest', tapped: true },
            { card: 'Vivid Crag', tapped: false },
            { card: 'City of Traitors', tapped: true },
            'Exotic Orchard',
          ],
        },
      },
    },
    cards: {
      'Vivid Crag': { type: 'Land', text: '{T}, Remove a charge counter from Vivid Crag: Add {R} to your mana pool.' },
      'City of Traitors': { type: 'Land', text: '{T}: Add {C}{C} to your mana pool.' },
    },
    script: [
      // green from a tapped land, red without a counter to remove; not colourless, which is no colour
      { as: 'A', tap: 'Exotic Orchard' },
      { expect: { asks: { as: 'A', kind: 'manaType', offers: ['red', 'green'], options: 2 } }, id: 'could' },
      { as: 'A', answer: 'red' },
      { expect: { mana: { A: 'R' } } },
      // a pool takes what the Orchard could make, though a second pool asks back
      { as: 'A', tap: 'Reflecting Pool' },
      { expect: { asks: { as: 'A', kind: 'manaType', offers: ['red', 'green'], options: 2 } } },
      { as: 'A', answer: 'green' },
      { expect: { mana: { A: 'GR' } } },
    ],
    shows: across('could', null, '106.7', '106.7', '106.7'),
  },
  {
    name: 'Mana that may be spent on some spells alone is mana of its type all the same',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ["Mishra's Workshop", 'Island', 'Mountain'],
          hand: ['Divination', 'Worn Powerstone', 'Hill Giant'],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Worn Powerstone' }],
          cannot: [
            { as: 'A', cast: 'Divination' },
            { as: 'A', cast: 'Hill Giant' },
          ],
        },
        id: 'artifacts alone',
      },
      { as: 'A', tap: "Mishra's Workshop" },
      { expect: { mana: { A: 'CCC' } } },
      { as: 'A', cast: 'Worn Powerstone' },
      { expect: { mana: { A: '' }, tapped: { Island: false } } },
    ],
    shows: across('artifacts alone', null, '106.6', '106.6', '106.6'),
  },
  {
    name: 'Of a hybrid symbol that is to be added, its player chooses a half',
    editions: [...ALL],
    ...resonating('Boros Guildmage'),
    script: [
      { until: 'main1' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'manaType', offers: ['red', 'white'], options: 2 } } },
      { as: 'A', answer: 'red' },
      { as: 'A', answer: 'white' },
      { expect: { mana: { A: 'RW' } }, id: 'one of each' },
    ],
    shows: across('one of each', '104.3g', '106.8', '106.8', '106.8'),
  },
  {
    name: 'The half of a hybrid symbol that is a number is that much colourless mana',
    editions: [...SINCE_2009],
    ...resonating('Reaper King'),
    script: [
      { until: 'main1' },
      { until: 'resolved' },
      { as: 'A', answer: 'colorless', kind: 'manaType' },
      { as: 'A', answer: 'blue', kind: 'manaType' },
      { as: 'A', answer: 'colorless', kind: 'manaType' },
      { as: 'A', answer: 'red', kind: 'manaType' },
      { as: 'A', answer: 'green', kind: 'manaType' },
      { expect: { mana: { A: 'CCCCGRU' } }, id: 'two for each' },
    ],
    shows: across('two for each', null, '106.8', '106.8', '106.8'),
  },
  {
    name: 'Of a Phyrexian symbol that is to be added comes mana of its colour',
    editions: ['2011-09', '2026-02'],
    ...resonating('Porcelain Legionnaire'),
    script: [{ until: 'main1' }, { until: 'resolved' }, { expect: { mana: { A: 'CCW' } }, id: 'white' }],
    shows: across('white', null, null, '106.9', '106.9'),
  },
  {
    name: 'Of a generic symbol that is to be added comes that much colourless mana',
    editions: [...ALL],
    ...resonating('Hill Giant'),
    script: [{ until: 'main1' }, { until: 'resolved' }, { expect: { mana: { A: 'CCCR' } }, id: 'colourless' }],
    shows: across('colourless', null, null, null, '106.10'),
  },
  {
    name: 'Of a snow symbol that is to be added comes colourless mana',
    editions: ['2026-02'],
    ...resonating('Icehide Golem', {
      'Icehide Golem': { cost: '{S}', type: 'Snow Artifact Creature — Golem', pt: '2/2' },
    }),
    script: [{ until: 'main1' }, { until: 'resolved' }, { expect: { mana: { A: 'C' } }, id: 'colourless' }],
    shows: across('colourless', null, null, null, '106.11'),
  },
  {
    name: 'A numeral among mana to be added is colourless mana',
    editions: ['2006-10', '2009-10', '2011-09'],
    cards: {
      'Sol Ring': { cost: '{1}', type: 'Artifact', text: '{T}: Add {2} to your mana pool.', wording: '2006-10' },
    },
    position: { sides: { A: { battlefield: ['Sol Ring'] } } },
    script: [
      { as: 'A', tap: 'Sol Ring' },
      { expect: { mana: { A: 'CC' } }, id: 'two' },
    ],
    shows: across('two', '104.3d', '107.4c', '107.4c', null),
  },
  {
    name: 'To tap for mana is to activate a mana ability with the tap symbol in its cost',
    editions: [...ALL],
    cards: {
      Hedron: { type: 'Land', text: '{T}: You gain 1 life.\n{0}: Add {C} to your mana pool.' },
    },
    position: { sides: { A: { battlefield: ['Forest', 'Hedron', 'Manabarbs'] } } },
    script: [
      { as: 'A', activate: 'Hedron' },
      { until: 'resolved' },
      { expect: { life: { A: 21 } } },
      { as: 'A', tap: 'Hedron', ability: 1 },
      { expect: { mana: { A: 'C' }, stack: [], life: { A: 21 } }, id: 'not' },
      { as: 'A', tap: 'Forest' },
      { expect: { mana: { A: 'CG' }, stack: ['Manabarbs'] }, id: 'tapped for mana' },
      { until: 'resolved' },
      { expect: { life: { A: 20 } } },
    ],
    shows: [
      ...across('not', null, '106.9', '106.10', '106.12'),
      ...across('tapped for mana', '406.5', null, null, null),
    ],
  },
  {
    name: 'What replaces mana from a permanent tapped for mana leaves other mana alone',
    editions: [...ALL],
    cards: {
      Hedron: { type: 'Land', text: '{0}: Add {C} to your mana pool.' },
    },
    position: {
      sides: { A: { battlefield: ['Forest', 'Swamp', 'Hedron', 'Mana Reflection'], hand: ['Dark Ritual'] } },
    },
    script: [
      { as: 'A', tap: 'Forest' },
      { expect: { mana: { A: 'GG' } }, id: 'twice' },
      { as: 'A', tap: 'Hedron' },
      { expect: { mana: { A: 'CGG' } }, id: 'not tapped' },
      { as: 'A', tap: 'Swamp' },
      { as: 'A', cast: 'Dark Ritual' },
      { until: 'resolved' },
      { expect: { mana: { A: 'BBBBCGG' } }, id: 'a spell' },
    ],
    shows: across('not tapped', null, null, null, '106.12b'),
  },
  {
    name: 'A land that is tapped for other mana instead makes that, however much it would have made',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Ancient Tomb', 'Forest', 'Contamination', 'Sol Ring'] } } },
    script: [
      { as: 'A', tap: 'Forest' },
      { expect: { mana: { A: 'B' } } },
      { as: 'A', tap: 'Sol Ring' },
      { expect: { mana: { A: 'BCC' } } },
      { as: 'A', tap: 'Ancient Tomb' },
      { expect: { mana: { A: 'BBCC' } }, id: 'one black' },
    ],
    shows: across('one black', null, null, null, '106.12b'),
  },
  {
    name: 'What may be done with mana holds for all that comes of it, if more comes',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ["Mishra's Workshop", 'Island', 'Mana Reflection'],
          hand: ['Divination', 'Karn, Silver Golem'],
        },
      },
    },
    script: [
      { as: 'A', tap: "Mishra's Workshop" },
      { as: 'A', tap: 'Island' },
      {
        expect: {
          mana: { A: 'CCCCCCUU' },
          can: [{ as: 'A', cast: 'Karn, Silver Golem' }],
          cannot: [{ as: 'A', cast: 'Divination' }],
        },
        id: 'all of it',
      },
      { as: 'A', cast: 'Karn, Silver Golem' },
      { expect: { stack: ['Karn, Silver Golem'] } },
    ],
    shows: across('all of it', null, null, null, '106.6a'),
  },
  {
    name: 'What makes no mana has been tapped for mana, until today’s rules',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Reflecting Pool',
            'Forest',
            'Manabarbs',
            { card: 'Overgrowth', attachedTo: 'Reflecting Pool' },
          ],
        },
      },
    },
    cards: {
      Forest: { type: 'Land', text: '{T}: You gain 1 life.' },
    },
    script: [
      { as: 'A', tap: 'Reflecting Pool' },
      { expect: { mana: { A: 'GG' }, stack: ['Manabarbs'] }, in: ['2006-10', '2009-10', '2011-09'], id: 'activated' },
      { expect: { mana: { A: '' }, stack: [], tapped: { 'Reflecting Pool': true } }, in: ['2026-02'], id: 'no mana' },
      { until: 'empty', in: ['2006-10', '2009-10', '2011-09'] },
    ],
    shows: [...across('no mana', null, null, null, '106.12a'), ...across('activated', null, '106.9', '106.10', null)],
  },
  {
    name: 'All mana of one pool goes into another, and is for what it was for',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Drain Power', 'Shock', 'Merfolk of the Pearl Trident'] },
        B: { battlefield: ['Mountain', 'Ancient Ziggurat', { card: 'Forest', tapped: true }] },
      },
    },
    script: [
      { as: 'A', cast: 'Drain Power', targets: ['B'] },
      { until: 'resolved' },
      { as: 'B', answer: 'Mountain' },
      { as: 'B', answer: 'blue' },
      { expect: { mana: { A: 'RU', B: '' }, tapped: { Mountain: true, 'Ancient Ziggurat': true } }, id: 'both' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { mana: { A: 'U' } } },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', cast: 'Merfolk of the Pearl Trident' }] } },
    ],
    shows: across('both', null, null, '106.11', '106.13'),
  },
  {
    name: 'Mana for creature spells is that in the other pool too',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Drain Power', 'Shock', 'Raging Goblin'] },
        B: { battlefield: ['Ancient Ziggurat'] },
      },
    },
    script: [
      { as: 'A', cast: 'Drain Power', targets: ['B'] },
      { until: 'resolved' },
      { as: 'B', answer: 'red' },
      {
        expect: {
          mana: { A: 'R' },
          can: [{ as: 'A', cast: 'Raging Goblin' }],
          cannot: [{ as: 'A', cast: 'Shock' }],
        },
        id: 'restricted',
      },
    ],
    shows: across('restricted', null, null, '106.11', '106.13'),
  },
];
