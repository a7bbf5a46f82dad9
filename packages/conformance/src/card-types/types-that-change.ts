/** What happens to an object whose types change. 2006: 212.1 · 2009: 204 · 2011, 2026: 205 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const typesThatChange: readonly ScenarioInput[] = [
  {
    name: 'A land that is animated keeps its types, and its counters when that is over',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest', { card: "Mishra's Factory", counters: { '+1/+1': 1 } }] } },
    },
    script: [
      { expect: { types: { "Mishra's Factory": ['land'] } } },
      { as: 'A', activate: "Mishra's Factory", ability: 1 },
      { until: 'resolved' },
      {
        expect: { types: { "Mishra's Factory": ['artifact', 'creature', 'land'] }, pt: { "Mishra's Factory": '3/3' } },
        id: 'in addition',
      },
      { until: 'turn' },
      {
        expect: { types: { "Mishra's Factory": ['land'] }, counters: { "Mishra's Factory": { '+1/+1': 1 } } },
        id: 'kept',
      },
    ],
    shows: [
      ...across('in addition', '212.1c', '204.1b', '205.1b', '205.1b'),
      ...across('kept', '212.1b', '204.1a', '205.1a', '205.1a'),
    ],
  },
  {
    name: 'A creature type is chosen where a creature type is asked for, and an existing one',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3'],
          hand: ['Engineered Plague'],
          library: ['Raging Goblin', 'Llanowar Elves', 'Bonesplitter'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Engineered Plague' },
      { until: 'asked' },
      {
        expect: { asks: { as: 'A', kind: 'creatureType', offers: ['Goblin', 'Elf'], lacks: ['Forest', 'Equipment'] } },
        id: 'one of these',
      },
      { as: 'A', answer: 'Goblin' },
    ],
    shows: across('one of these', '212.1e', '204.3d', '205.3e', '205.3e'),
  },
  {
    name: 'Any creature type that exists can be chosen, whether or not a card of the game has it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Swamp ×3'], hand: ['Engineered Plague'] } } },
    script: [
      { as: 'A', cast: 'Engineered Plague' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'creatureType', offers: ['Beeble', 'Zubera'] } }, id: 'exists' },
      { expect: { asks: { as: 'A', kind: 'creatureType', lacks: ['Eldrazi', 'Ally'] } }, in: ['2006-10'] },
      {
        expect: { asks: { as: 'A', kind: 'creatureType', offers: ['Ally', 'Egg'], lacks: ['Eldrazi'] } },
        in: ['2009-10'],
        id: 'of 2009',
      },
      {
        expect: { asks: { as: 'A', kind: 'creatureType', offers: ['Eldrazi', 'Hound'], lacks: ['Egg', 'Dinosaur'] } },
        in: ['2011-09'],
        id: 'of 2011',
      },
      {
        expect: { asks: { as: 'A', kind: 'creatureType', offers: ['Dinosaur', 'Time Lord'], lacks: ['Hound'] } },
        in: ['2026-02'],
        id: 'of today',
      },
      { as: 'A', answer: 'Beeble' },
      { expect: { zone: { 'Engineered Plague': 'battlefield' } } },
    ],
    shows: [
      ...across('exists', '212.1e', '204.3d', '205.3e', '205.3e'),
      { rule: '204.3k', edition: '2009-10', by: 'of 2009' },
      { rule: '205.3m', edition: '2011-09', by: 'of 2011' },
      { rule: '205.3m', edition: '2026-02', by: 'of today' },
    ],
  },
  {
    name: 'The land types that can be chosen are those that exist',
    editions: [...SINCE_2009],
    cards: {
      'Drawn Map': { cost: '{1}', type: 'Artifact', text: 'As Drawn Map enters the battlefield, choose a land type.' },
    },
    position: { sides: { A: { battlefield: ['Plains'], hand: ['Drawn Map'] } } },
    script: [
      { as: 'A', cast: 'Drawn Map' },
      { until: 'asked' },
      {
        expect: { asks: { as: 'A', kind: 'landType', offers: ['Lair', "Urza's"], lacks: ['Cave'], options: 12 } },
        in: ['2009-10', '2011-09'],
        id: 'twelve',
      },
      {
        expect: { asks: { as: 'A', kind: 'landType', offers: ['Cave', 'Town'], options: 17 } },
        in: ['2026-02'],
        id: 'seventeen',
      },
      { as: 'A', answer: 'Lair' },
    ],
    shows: [
      ...across('twelve', null, '204.3h', '205.3i', null),
      { rule: '205.3i', edition: '2026-02', by: 'seventeen' },
    ],
  },
  {
    name: 'A nonbasic land that becomes a Mountain has lost what its text gave it and makes red mana',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Blood Moon', 'Maze of Ith', 'Tundra', 'Island'] } } },
    script: [
      { expect: { subtypes: { 'Maze of Ith': ['Mountain'], Tundra: ['Mountain'] } } },
      { expect: { cannot: [{ as: 'A', activate: 'Maze of Ith' }] }, id: 'lost' },
      { expect: { subtypes: { Island: ['Island'] } }, id: 'basic' },
      { as: 'A', tap: 'Maze of Ith' },
      { as: 'A', tap: 'Tundra' },
      { expect: { mana: { A: 'RR' } }, id: 'red' },
    ],
    shows: [
      { rule: '205.4b', edition: '2006-10', by: 'basic' },
      ...across('lost', '212.6e', '305.7', '305.7', '305.7'),
      ...across('basic', '212.6f', '305.8', '305.8', '305.8'),
    ],
  },
  {
    name: 'A basic land type gives its land the mana ability that goes with it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Tundra'] } } },
    script: [
      {
        expect: {
          can: [
            { as: 'A', tap: 'Tundra', ability: 0 },
            { as: 'A', tap: 'Tundra', ability: 1 },
          ],
        },
      },
      { as: 'A', tap: 'Tundra', ability: 0 },
      { expect: { mana: { A: 'W' } }, id: 'intrinsic' },
    ],
    shows: across('intrinsic', '212.6d', '305.6', '305.6', '305.6'),
  },
];
