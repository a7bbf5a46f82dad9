/** The steps of combat, and leaving it. 2006: 306–309, 311 · 2009, 2011, 2026: 506–509, 511 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const combatSteps: readonly ScenarioInput[] = [
  {
    name: 'Without attackers the blockers and the damage are skipped',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: [] },
      { expect: { step: 'declareAttackers', asks: { as: 'A', kind: 'priority' } } },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'endCombat' }, id: 'skipped' },
    ],
    shows: [
      ...across('skipped', '308.4', '508.6', '508.6', '508.8'),
      ...across('skipped', '306.1', '506.1', '506.1', '506.1'),
    ],
  },
  {
    name: 'A creature put onto the battlefield attacking where none was declared',
    editions: [...ALL],
    cards: {
      'Sudden Charge': {
        cost: '{R}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'createTokens',
                  who: { who: 'you' },
                  count: 1,
                  token: {
                    name: 'Goblin',
                    colors: ['R'],
                    types: ['creature'],
                    subtypes: ['Goblin'],
                    power: 1,
                    toughness: 1,
                  },
                  attacking: true,
                },
              ],
            },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Sudden Charge'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', cast: 'Sudden Charge' },
      { until: 'resolved' },
      { expect: { step: 'declareAttackers', attacking: ['Goblin'] } },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'endCombat', life: { B: 20 } }, in: ['2006-10'], id: 'none was declared' },
      { expect: { step: 'declareBlockers' }, in: [...SINCE_2009], id: 'one attacks' },
      { until: 'endCombat', in: [...SINCE_2009] },
      { expect: { life: { B: 19 } }, in: [...SINCE_2009] },
    ],
    shows: [
      { rule: '308.4', edition: '2006-10', by: 'none was declared' },
      ...across('one attacks', null, '508.6', '508.6', '508.8'),
    ],
  },
  {
    name: 'At the beginning of combat, before attackers',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Goblin Rabblemaster'] } } },
    script: [
      { until: 'beginCombat' },
      { expect: { stack: ['Goblin Rabblemaster'], asks: { as: 'A', kind: 'priority' } }, id: 'triggers' },
    ],
    shows: across('triggers', '307.1', '507.2', '507.2', null),
  },
  {
    name: 'What attacks triggers only as attackers are declared',
    editions: [...ALL],
    cards: {
      'Verdant Watch': {
        cost: '{G}',
        type: 'Enchantment',
        text: 'Whenever a green creature attacks, you gain 3 life.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Verdant Watch', 'Storm Crow', 'Grizzly Bears', 'Forest'], hand: ['Viridescent Wisps'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Storm Crow', 'Grizzly Bears'] },
      { expect: { stack: ['Verdant Watch'] } },
      { until: 'resolved' },
      { as: 'A', cast: 'Viridescent Wisps', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { colors: { 'Storm Crow': 'G' }, stack: [], life: { A: 23 } }, id: 'too late' },
    ],
    shows: [
      { rule: '308.3', edition: '2006-10', by: 'too late', example: 1 },
      { rule: '508.2a', edition: '2009-10', by: 'too late', example: 1 },
      { rule: '508.2a', edition: '2011-09', by: 'too late', example: 1 },
      { rule: '508.2a', edition: '2026-02', by: 'too late', example: 1 },
    ],
  },
  {
    name: 'A creature put onto the battlefield attacking never attacked',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Fervent Charge', 'Storm Crow', 'Island ×2'], hand: ['Ninja of the Deep Hours'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Storm Crow'] },
      { until: 'resolved' },
      { until: 'declareBlockers' },
      { as: 'A', activate: 'Ninja of the Deep Hours' },
      { until: 'resolved' },
      {
        expect: { attacking: ['Ninja of the Deep Hours'], stack: [], pt: { 'Ninja of the Deep Hours': '2/2' } },
        id: 'attacking',
      },
    ],
    shows: across('attacking', '308.3', '508.5', '508.4', '508.4'),
  },
  {
    name: 'Attacking alone',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Rogue Kavu', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Rogue Kavu'] },
      { expect: { stack: ['Rogue Kavu'], asks: { as: 'A', kind: 'priority' } }, id: 'alone' },
    ],
    shows: [
      ...across('alone', '306.4', '506.5', '506.5', '506.5'),
      ...across('alone', '308.1', '508.2', '508.2', '508.2b'),
    ],
  },
  {
    name: 'Attacking in company is not attacking alone',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Rogue Kavu', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Rogue Kavu', 'Grizzly Bears'] },
      { expect: { stack: [] }, id: 'in company' },
    ],
    shows: across('in company', '306.4', '506.5', '506.5', '506.5'),
  },
  {
    name: 'What comes too late does not take a creature out of combat',
    editions: [...ALL],
    cards: {
      'Hold Back': { cost: '{W}', type: 'Instant', text: "Target creature can't attack or block this turn." },
    },
    position: {
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: ['Plains', 'Icy Manipulator', 'Island'], hand: ['Hold Back'] },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'A', pass: true },
      { as: 'B', cast: 'Hold Back', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { attacking: ['Hill Giant'] } },
      { until: 'endCombat' },
      { expect: { life: { B: 17 } }, id: 'goes on' },
    ],
    shows: across('goes on', '306.2a', '506.4a', '506.4a', '506.4a'),
  },
  {
    name: 'A tapped blocker still blocks and deals damage',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears', 'Icy Manipulator', 'Island'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      ...attackWith('Grizzly Bears'),
      { as: 'B', block: { 'Hill Giant': 'Grizzly Bears' } },
      { as: 'A', activate: 'Icy Manipulator', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { tapped: { 'Hill Giant': true }, blocked: { 'Grizzly Bears': ['Hill Giant'] } } },
      { until: 'endCombat' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, damage: { 'Hill Giant': 2 } }, id: 'tapped' },
    ],
    shows: across('tapped', '306.2b', '506.4b', '506.4b', '506.4b'),
  },
  {
    name: 'An attacker that changes sides leaves combat',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: ['Mountain ×5'], hand: ['Word of Seizing'] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Grizzly Bears'),
      { as: 'A', pass: true },
      { as: 'B', cast: 'Word of Seizing', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { attacking: ['Grizzly Bears'], controller: { 'Hill Giant': 'B' } }, id: 'other side' },
      { until: 'endCombat' },
      { expect: { life: { A: 20, B: 18 } } },
    ],
    shows: across('other side', '306.2', '506.4', '506.4', '506.4'),
  },
  {
    name: 'An attacker that is no creature any more leaves combat',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ["Mishra's Factory", 'Forest', 'Grizzly Bears'] },
        B: { battlefield: ['Island'], hand: ['Stone Again'] },
      },
    },
    cards: {
      'Stone Again': {
        cost: '{U}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [{ name: 'land', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'land' } } }],
              effect: [
                {
                  do: 'effect',
                  duration: { until: 'endOfTurn' },
                  parts: [
                    {
                      part: 'change',
                      affects: { set: 'ref', name: 'land' },
                      mods: [{ mod: 'types', op: 'set', types: ['land'] }],
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    },
    script: [
      { as: 'A', activate: "Mishra's Factory", ability: 1, costs: ['Forest'] },
      { until: 'resolved' },
      ...attackWith("Mishra's Factory", 'Grizzly Bears'),
      { as: 'A', pass: true },
      { as: 'B', cast: 'Stone Again', targets: ["Mishra's Factory"] },
      { until: 'resolved' },
      { expect: { attacking: ['Grizzly Bears'] }, id: 'no creature' },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } } },
    ],
    shows: across('no creature', '306.2', '506.4', '506.4', '506.4'),
  },
  {
    name: 'A blocker that regenerates leaves combat, and the attacker stays blocked',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
        B: { battlefield: ['Swamp', 'Drudge Skeletons'] },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: { 'Drudge Skeletons': 'Hill Giant' } },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Drudge Skeletons'] },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Drudge Skeletons' },
      { until: 'empty' },
      { expect: { zone: { 'Drudge Skeletons': 'battlefield' }, blocked: { 'Hill Giant': [] } }, id: 'gone' },
      { until: 'endCombat' },
      // blocked by nothing, it assigns no damage
      { expect: { life: { B: 20 }, damage: { 'Hill Giant': 0, 'Drudge Skeletons': 0 } }, id: 'still blocked' },
    ],
    shows: [
      ...across('gone', '306.2', '506.4', '506.4', '506.4'),
      ...across('still blocked', '309.2f', '509.1h', '509.1h', '509.1h'),
      ...across('still blocked', '310.2c', '510.1c', '510.1c', '510.1c'),
    ],
  },
  {
    name: 'An effect takes an attacker out of combat',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Reconnaissance', 'Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Grizzly Bears'),
      { as: 'B', block: { 'Craw Wurm': 'Hill Giant' } },
      { as: 'A', activate: 'Reconnaissance', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { attacking: ['Grizzly Bears'], tapped: { 'Hill Giant': false } }, id: 'out' },
      { until: 'endCombat' },
      {
        expect: { zone: { 'Hill Giant': 'battlefield' }, damage: { 'Craw Wurm': 0, 'Hill Giant': 0 }, life: { B: 18 } },
        id: 'no damage',
      },
    ],
    shows: across('no damage', '306.2', '506.4', '506.4', '506.4'),
  },
  {
    name: 'A planeswalker that is gone: its attacker goes on attacking nothing',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Mountain ×2'], hand: ['Shock'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 2 } }, 'Grizzly Bears'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'Ajani Goldmane' } },
      { as: 'A', cast: 'Shock', targets: ['B'], in: ['2009-10', '2011-09'] },
      { as: 'A', pass: true, in: ['2009-10', '2011-09'] },
      { as: 'B', pass: true, in: ['2009-10', '2011-09'] },
      { as: 'A', answer: 'Ajani Goldmane', in: ['2009-10', '2011-09'] },
      {
        expect: { zone: { 'Ajani Goldmane': 'graveyard' }, attacking: ['Hill Giant'] },
        in: ['2009-10', '2011-09'],
        id: 'nothing',
      },
      { until: 'declareBlockers', in: ['2009-10', '2011-09'] },
      { expect: { mayBlock: { 'Grizzly Bears': ['Hill Giant'] } }, in: ['2009-10', '2011-09'] },
      { until: 'endCombat' },
      { expect: { life: { B: 20 } }, in: ['2009-10', '2011-09'], id: 'no damage' },
    ],
    shows: [
      ...across('no damage', null, '506.4c', '506.4c', null),
      ...across('no damage', null, '510.1b', '510.1b', null),
    ],
  },
  {
    name: '"At end of combat" triggers as the end of combat step begins',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Thicket Basilisk'] } } },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: { 'Thicket Basilisk': 'Hill Giant' } },
      { until: 'resolved' },
      { until: 'endCombat' },
      {
        expect: { stack: ['Thicket Basilisk'], zone: { 'Hill Giant': 'battlefield' }, attacking: ['Hill Giant'] },
        id: 'at end',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' } } },
    ],
    shows: across('at end', '311.1', '511.1', '511.1', '511.2'),
  },
  {
    name: 'Combat is over as its last step ends, and so is what lasts until end of combat',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Jade Statue', 'Forest ×2', 'Hill Giant'] } } },
    script: [
      { until: 'beginCombat' },
      { as: 'A', activate: 'Jade Statue' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Jade Statue', 'Hill Giant'] },
      { until: 'endCombat' },
      { expect: { attacking: ['Jade Statue', 'Hill Giant'], types: { 'Jade Statue': ['artifact', 'creature'] } } },
      { until: 'main2' },
      { expect: { attacking: [], types: { 'Jade Statue': ['artifact'] } }, id: 'over' },
    ],
    shows: [...across('over', '311.2', '511.3', '511.3', '511.3'), ...across('over', null, null, null, '511.2')],
  },
  {
    name: 'A destroyed planeswalker: its attacker may still be blocked, and unblocked deals nothing',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Craw Wurm', 'Swamp ×3'], hand: ["Hero's Downfall"] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }, 'Grizzly Bears'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'Ajani Goldmane', 'Craw Wurm': 'Ajani Goldmane' } },
      { as: 'A', cast: "Hero's Downfall", targets: ['Ajani Goldmane'] },
      { until: 'resolved' },
      { expect: { attacking: ['Hill Giant', 'Craw Wurm'] } },
      { until: 'declareBlockers' },
      { expect: { mayBlock: { 'Grizzly Bears': ['Hill Giant', 'Craw Wurm'] } }, id: 'may be blocked' },
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant' } },
      { until: 'endCombat' },
      { expect: { life: { B: 20 }, zone: { 'Grizzly Bears': 'graveyard' } }, id: 'attacks nothing' },
    ],
    shows: [
      ...across('attacks nothing', null, '506.4c', '506.4c', '506.4c'),
      ...across('attacks nothing', null, '510.1b', '510.1b', '510.1b'),
    ],
  },
];
