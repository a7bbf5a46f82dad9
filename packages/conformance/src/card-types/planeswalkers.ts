/** Planeswalkers: cast, entering with loyalty, attacked, dealt damage. 2009, 2011, 2026: 306 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

/** A planeswalker that is something else for the turn. */
const mundane = {
  'Mundane Hour': {
    cost: '{U}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell' as const,
        body: {
          targets: [
            { name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'planeswalker' } } },
          ],
          effect: [
            {
              do: 'effect',
              parts: [
                {
                  part: 'change',
                  affects: { set: 'ref', name: 't1' },
                  mods: [{ mod: 'types', op: 'set', types: ['artifact'] }],
                },
              ],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ],
  },
};

export const planeswalkers: readonly ScenarioInput[] = [
  {
    name: 'A planeswalker is cast in a main phase with an empty stack, and uses the stack',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Island ×4'], hand: ['Jace Beleren', 'Opt'] },
        B: { battlefield: ['Island ×3'], hand: ['Jace Beleren'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Jace Beleren' }], can: [{ as: 'A', cast: 'Opt' }] }, id: 'upkeep' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', cast: 'Jace Beleren' }] } },
      { as: 'A', cast: 'Opt' },
      { expect: { cannot: [{ as: 'A', cast: 'Jace Beleren' }] }, id: 'stack' },
      { until: 'asked' },
      { as: 'A', answer: [] },
      { as: 'A', cast: 'Jace Beleren' },
      { expect: { stack: ['Jace Beleren'], count: { 'Jace Beleren': 0 } }, id: 'uses the stack' },
      { until: 'resolved' },
      { expect: { controller: { 'Jace Beleren': 'A' }, zone: { 'Jace Beleren': 'battlefield' } }, id: 'resolved' },
    ],
    shows: [
      ...across('upkeep', null, '306.1', '306.1', '306.1'),
      ...across('uses the stack', null, '306.1', '306.1', '306.1'),
      ...across('resolved', null, '306.2', '306.2', '306.2'),
    ],
  },
  {
    name: 'Loyalty is what is printed, and on the battlefield the number of loyalty counters',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Plains ×4'], hand: ['Ajani Goldmane', 'Grizzly Bears'] } },
    },
    script: [
      { expect: { loyalty: { 'Ajani Goldmane': 4, 'Grizzly Bears': 0 } }, id: 'printed' },
      { as: 'A', cast: 'Ajani Goldmane' },
      { expect: { loyalty: { 'Ajani Goldmane': 4 }, counters: { 'Ajani Goldmane': { loyalty: 0 } } } },
      { until: 'resolved' },
      { expect: { counters: { 'Ajani Goldmane': { loyalty: 4 } }, stack: [] }, id: 'enters with' },
      { as: 'A', activate: 'Ajani Goldmane' },
      { expect: { loyalty: { 'Ajani Goldmane': 5 }, life: { A: 20 } }, id: 'counters' },
      { until: 'resolved' },
      { expect: { life: { A: 22 } } },
    ],
    shows: [
      ...across('printed', null, '306.5a', '306.5a', '306.5a'),
      ...across('enters with', null, '306.5b', '306.5b', '306.5b'),
      ...across('counters', null, '306.5c', '306.5c', '306.5c'),
    ],
  },
  {
    name: 'Who is no planeswalker has no loyalty, loses none by damage, and does not go for the lack of it',
    editions: [...SINCE_2009],
    cards: mundane,
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Mountain ×2', { card: 'Jace Beleren', counters: { loyalty: 3 } }],
          hand: ['Mundane Hour', 'Shock'],
        },
        B: { battlefield: ['Vampire Hexmage'] },
      },
    },
    script: [
      { expect: { loyalty: { 'Jace Beleren': 3 } } },
      { as: 'A', cast: 'Mundane Hour', targets: ['Jace Beleren'] },
      { until: 'resolved' },
      { expect: { loyalty: { 'Jace Beleren': 0 }, counters: { 'Jace Beleren': { loyalty: 3 } } }, id: 'none' },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Vampire Hexmage', targets: ['Jace Beleren'] },
      { until: 'resolved' },
      {
        expect: { counters: { 'Jace Beleren': { loyalty: 0 } }, zone: { 'Jace Beleren': 'battlefield' } },
        id: 'stays',
      },
      { until: 'turn' },
      { expect: { zone: { 'Jace Beleren': 'graveyard' } }, id: 'goes' },
    ],
    shows: [...across('none', null, '306.5', '306.5', '306.5'), ...across('goes', null, '306.9', '306.9', '306.9')],
  },
  {
    name: 'One loyalty ability a turn of each planeswalker, in one’s own main phase with an empty stack',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: {
        A: {
          battlefield: [
            'Mountain',
            { card: 'Jace Beleren', counters: { loyalty: 3 } },
            { card: 'Ajani Goldmane', counters: { loyalty: 4 } },
          ],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Ajani Goldmane' }] }, id: 'upkeep' },
      { until: 'main1' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', activate: 'Ajani Goldmane' }] }, id: 'stack' },
      { until: 'resolved' },
      { as: 'A', activate: 'Ajani Goldmane', ability: 0 },
      { until: 'resolved' },
      {
        expect: {
          cannot: [
            { as: 'A', activate: 'Ajani Goldmane', ability: 0 },
            { as: 'A', activate: 'Ajani Goldmane', ability: 1 },
          ],
          can: [{ as: 'A', activate: 'Jace Beleren', ability: 0 }],
        },
        id: 'one each',
      },
    ],
    shows: [
      ...across('upkeep', null, '306.5d', '306.5d', '306.5d'),
      ...across('stack', null, '306.5d', '306.5d', '306.5d'),
      ...across('one each', null, '306.5d', '306.5d', '306.5d'),
    ],
  },
  {
    name: 'A planeswalker is attacked, and damage takes as many loyalty counters from it',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['Ajani Goldmane', 'B'] } }, id: 'may be attacked' },
      { as: 'A', attack: { 'Hill Giant': 'Ajani Goldmane', 'Grizzly Bears': 'B' } },
      { until: 'endCombat' },
      {
        expect: { counters: { 'Ajani Goldmane': { loyalty: 1 } }, damage: { 'Ajani Goldmane': 0 }, life: { B: 18 } },
        id: 'three fewer',
      },
    ],
    shows: [
      ...across('may be attacked', null, '306.6', '306.6', '306.6'),
      ...across('three fewer', null, '306.8', '306.8', '306.8'),
    ],
  },
  {
    name: 'Two planeswalkers of one planeswalker type go together, until that rule was dropped',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×5', { card: 'Jace Beleren', counters: { loyalty: 3 } }],
          hand: ['Jace, the Mind Sculptor'],
        },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Jace, the Mind Sculptor' },
      { until: 'resolved' },
      {
        expect: {
          zone: {
            'Jace Beleren': 'graveyard',
            'Jace, the Mind Sculptor': 'graveyard',
            'Ajani Goldmane': 'battlefield',
          },
        },
        id: 'both',
      },
    ],
    shows: across('both', null, '306.4', '306.4', null),
  },
];
