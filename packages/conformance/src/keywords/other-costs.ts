/** Casting for other costs: dash, awaken, surge, emerge, escalate, undaunted, improvise. 2026: 702.109, 702.113, 702.117, 702.119–120, 702.125–126 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attackWith } from '../moves.ts';

const TODAY: ScenarioInput['editions'] = ['2026-02'];

export const otherCosts: readonly ScenarioInput[] = [
  {
    name: 'Dash: haste, and back to hand as the end step begins',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Swamp ×3'], hand: ["Alesha's Vanguard"] } } },
    script: [
      { as: 'A', cast: "Alesha's Vanguard", by: 'dash' },
      { until: 'resolved' },
      { expect: { keywords: { "Alesha's Vanguard": ['haste'] } }, id: 'haste' },
      ...attackWith("Alesha's Vanguard"),
      { until: 'end' },
      { expect: { life: { B: 17 } } },
      { until: 'resolved' },
      { expect: { zone: { "Alesha's Vanguard": 'hand' } }, id: 'returned' },
    ],
    shows: [
      { rule: '702.109a', edition: '2026-02', by: 'haste' },
      { rule: '702.109a', edition: '2026-02', by: 'returned' },
    ],
  },
  {
    name: 'A card with dash that is cast for its mana cost stays, without haste',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Swamp ×4'], hand: ["Alesha's Vanguard"] } } },
    script: [
      { as: 'A', cast: "Alesha's Vanguard", by: '' },
      { until: 'resolved' },
      { expect: { lacks: { "Alesha's Vanguard": ['haste'] } } },
      { until: 'turn' },
      { expect: { zone: { "Alesha's Vanguard": 'battlefield' } }, id: 'stays' },
    ],
    shows: [{ rule: '702.109a', edition: '2026-02', by: 'stays' }],
  },
  {
    name: 'Awaken: for its cost the spell also makes a land a creature with counters',
    editions: TODAY,
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Forest'], hand: ['Clutch of Currents'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clutch of Currents', by: 'awaken', targets: ['Hill Giant', 'Forest'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Hill Giant': 'hand' },
          pt: { Forest: '3/3' },
          types: { Forest: ['creature', 'land'] },
          keywords: { Forest: ['haste'] },
        },
        id: 'awakened',
      },
    ],
    shows: [{ rule: '702.113a', edition: '2026-02', by: 'awakened' }],
  },
  {
    name: 'Cast for its mana cost, a spell with awaken has no land for a target',
    editions: TODAY,
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Clutch of Currents'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clutch of Currents', by: '' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { expect: { stack: ['Clutch of Currents'], asks: { as: 'A', kind: 'priority' } }, id: 'no land' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'hand' }, types: { Island: ['land'] } } },
    ],
    shows: [{ rule: '702.113b', edition: '2026-02', by: 'no land' }],
  },
  {
    name: 'Surge: another cost once a spell has been cast this turn',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: ['Goblin Freerunner', 'Raging Goblin'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Goblin Freerunner' }] }, id: 'not yet' },
      { as: 'A', cast: 'Raging Goblin' },
      { until: 'resolved' },
      { as: 'A', cast: 'Goblin Freerunner', by: 'surge' },
      { expect: { stack: ['Goblin Freerunner'] }, id: 'now' },
    ],
    shows: [
      { rule: '702.117a', edition: '2026-02', by: 'not yet' },
      { rule: '702.117a', edition: '2026-02', by: 'now' },
    ],
  },
  {
    name: 'Emerge: a creature is sacrificed as the cost is paid, for its mana value less generic mana',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Island ×2', 'Hill Giant', 'Grizzly Bears'], hand: ['Wretched Gryff'] } } },
    script: [
      { as: 'A', cast: 'Wretched Gryff', by: 'emerge' },
      {
        expect: {
          zone: { 'Hill Giant': 'graveyard', 'Grizzly Bears': 'battlefield' },
          tapped: { Island: true, 'Island 2': true },
        },
        id: 'four less',
      },
      { until: 'empty' },
      { expect: { zone: { 'Wretched Gryff': 'battlefield' } } },
    ],
    shows: [{ rule: '702.119a', edition: '2026-02', by: 'four less' }],
  },
  {
    name: 'Emerge: the creature may make mana before it is sacrificed',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Island ×4', 'Llanowar Elves'], hand: ['Wretched Gryff'] } } },
    script: [
      { as: 'A', cast: 'Wretched Gryff', by: 'emerge' },
      { expect: { zone: { 'Llanowar Elves': 'graveyard' }, tapped: { 'Island 4': true } }, id: 'sacrificed last' },
      { until: 'empty' },
    ],
    shows: [{ rule: '702.119c', edition: '2026-02', by: 'sacrificed last' }],
  },
  {
    name: 'Escalate: each mode beyond the first is paid for, and only as many as can be are chosen',
    editions: TODAY,
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3'],
          hand: ['Borrowed Malevolence', { card: 'Borrowed Malevolence', label: 'Second' }],
        },
        B: { battlefield: ['Llanowar Elves', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Borrowed Malevolence' },
      { expect: { asks: { as: 'A', kind: 'mode', options: 2 } } },
      { as: 'A', answer: [0, 1] },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { as: 'A', answer: 'Llanowar Elves', kind: 'target' },
      { expect: { tapped: { Swamp: true, 'Swamp 2': true, 'Swamp 3': true } }, id: 'two more' },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '4/4' }, zone: { 'Llanowar Elves': 'graveyard' } } },
    ],
    shows: [{ rule: '702.120a', edition: '2026-02', by: 'two more' }],
  },
  {
    name: 'Escalate: without the means one mode is chosen',
    editions: TODAY,
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ['Borrowed Malevolence'] },
        B: { battlefield: ['Llanowar Elves', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Borrowed Malevolence' },
      { as: 'A', refused: ['+1/+1', '-1/-1'] },
      { as: 'A', answer: [1] },
      { as: 'A', answer: 'Llanowar Elves', kind: 'target' },
      { expect: { stack: ['Borrowed Malevolence'] }, id: 'one' },
    ],
    shows: [{ rule: '702.120a', edition: '2026-02', by: 'one' }],
  },
  {
    name: 'Undaunted: {1} less for each opponent',
    editions: TODAY,
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4'], hand: ["Curtains' Call"] },
        B: { battlefield: ['Hill Giant'] },
        C: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: "Curtains' Call", targets: [['Hill Giant', 'Gray Ogre']] },
      { expect: { stack: ["Curtains' Call"] }, id: 'two less' },
    ],
    shows: [{ rule: '702.125a', edition: '2026-02', by: 'two less' }],
  },
  {
    name: 'Improvise: untapped artifacts stand in for generic mana only',
    editions: TODAY,
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Ornithopter ×5', { card: 'Ornithopter', label: 'Tapped', tapped: true }],
          hand: ['Foundry Assembler', 'Bastion Inventor', 'Air Elemental'],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Foundry Assembler' },
            { as: 'A', cast: 'Bastion Inventor' },
          ],
          cannot: [{ as: 'A', cast: 'Air Elemental' }],
        },
        id: 'artifacts',
      },
      { as: 'A', cast: 'Bastion Inventor' },
      { expect: { tapped: { Ornithopter: true, 'Ornithopter 5': true, Island: true } }, id: 'tapped' },
    ],
    shows: [{ rule: '702.126a', edition: '2026-02', by: 'tapped' }],
  },
  {
    name: 'Each instance of undaunted applies; a second instance of improvise adds nothing',
    editions: TODAY,
    cards: {
      'Twice Undaunted': { cost: '{2}', type: 'Sorcery', text: 'Undaunted\nUndaunted\nDraw a card.' },
      'Twice Improvised': { cost: '{2}', type: 'Sorcery', text: 'Improvise\nImprovise\nDraw a card.' },
      'Once Improvised': { cost: '{1}', type: 'Sorcery', text: 'Improvise\nDraw a card.' },
    },
    position: {
      sides: { A: { battlefield: ['Ornithopter'], hand: ['Twice Undaunted', 'Twice Improvised', 'Once Improvised'] } },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Twice Undaunted' }] }, id: 'both' },
      {
        expect: { cannot: [{ as: 'A', cast: 'Twice Improvised' }], can: [{ as: 'A', cast: 'Once Improvised' }] },
        id: 'redundant',
      },
    ],
    shows: [
      { rule: '702.125c', edition: '2026-02', by: 'both' },
      { rule: '702.126c', edition: '2026-02', by: 'redundant' },
    ],
  },
];
