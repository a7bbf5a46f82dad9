/** One layer after another, whatever the timestamps. 2006: 418.5a · 2009, 2011: 613.1–613.4 · 2026: 613.1–613.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const UNIFORM = {
  cost: '{2}{W}',
  type: 'Enchantment',
  text: 'All creatures have base power and toughness 1/1.',
};

export const inLayers: readonly ScenarioInput[] = [
  {
    name: 'Control comes before power and toughness: a creature under control magic has its new controller’s anthem',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Glorious Anthem', { card: 'Control Magic', attachedTo: 'Grizzly Bears' }],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [{ expect: { controller: { 'Grizzly Bears': 'A' }, pt: { 'Grizzly Bears': '3/3' } }, id: 'controlled' }],
    shows: across('controlled', '418.5a', '613.1b', '613.1b', '613.1b'),
  },
  {
    name: 'Types come before abilities: lands that become creatures fly',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Levitation', 'Forest', 'Living Lands'] } } },
    script: [{ expect: { types: { Forest: ['creature', 'land'] }, keywords: { Forest: ['flying'] } }, id: 'they fly' }],
    shows: [
      ...across('they fly', '418.5a', '613.1d', '613.1d', '613.1d'),
      ...across('they fly', null, '613.1f', '613.1f', '613.1f'),
    ],
  },
  {
    name: 'Colours come before power and toughness',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Bad Moon', 'Grizzly Bears', 'Darkest Hour'] } } },
    script: [{ expect: { colors: { 'Grizzly Bears': 'B' }, pt: { 'Grizzly Bears': '3/3' } }, id: 'black' }],
    shows: [
      ...across('black', '418.5a', '613.1e', '613.1e', '613.1e'),
      ...across('black', null, '613.1g', '613.1g', '613.1g'),
    ],
  },
  {
    name: 'What an object says of itself comes first in its layer, although the object is newer',
    editions: ['2006-10', '2009-10', '2011-09'],
    cards: {
      'Dryad Arbor': { type: 'Land Creature — Forest Dryad', pt: '1/1', text: 'Dryad Arbor is green.' },
    },
    position: { sides: { A: { battlefield: ['Darkest Hour', 'Dryad Arbor'] } } },
    script: [{ expect: { colors: { 'Dryad Arbor': 'B' } }, id: 'itself first' }],
    shows: across('itself first', '418.5a', '613.2', '613.2', null),
  },
  {
    name: 'Power and toughness that a creature defines come before those that are set',
    editions: [...ALL],
    cards: { Uniform: UNIFORM },
    position: { sides: { A: { battlefield: ['Uniform', 'Nightmare', 'Swamp ×4'] } } },
    script: [{ expect: { pt: { Nightmare: '1/1' } }, id: 'then set' }],
    shows: [
      ...across('then set', '418.5a', '613.3a', '613.3a', '613.4a'),
      ...across('then set', null, '613.3', '613.3', '613.4'),
    ],
  },
  {
    name: 'What is set comes before what is added',
    editions: [...ALL],
    cards: { Uniform: UNIFORM },
    position: { sides: { A: { battlefield: ['Glorious Anthem', 'Grizzly Bears', 'Uniform'] } } },
    script: [{ expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'then added' }],
    shows: [
      ...across('then added', '418.5a', '613.3b', '613.3b', '613.4b'),
      ...across('then added', null, '613.3c', '613.3c', '613.4c'),
    ],
  },
  {
    name: 'Counters come after what is set, whenever that came',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest', { card: 'Hill Giant', counters: { '+1/+1': 2 } }], hand: ['Diminish'] } },
    },
    cards: {
      Diminish: {
        cost: '{G}',
        type: 'Instant',
        text: 'Target creature has base power and toughness 1/1 until end of turn.',
      },
    },
    script: [
      { as: 'A', cast: 'Diminish', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '3/3' } }, id: 'counters after' },
    ],
    shows: across('counters after', '418.5a', '613.3d', '613.3d', '613.4c'),
  },
  {
    name: 'Switching is last: what is added later is added before it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Plains', 'Storm Crow'], hand: ['About Face', 'Holy Strength'] },
      },
    },
    script: [
      { as: 'A', cast: 'About Face', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { pt: { 'Storm Crow': '2/1' } } },
      { as: 'A', cast: 'Holy Strength', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { pt: { 'Storm Crow': '4/2' } }, id: 'last' },
    ],
    shows: across('last', '418.5i', '613.3e', '613.3e', '613.4d'),
  },
  {
    name: 'Switching twice is as if not at all',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×2', 'Storm Crow'], hand: ['About Face ×2'] } } },
    script: [
      { as: 'A', cast: 'About Face', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { as: 'A', cast: 'About Face 2', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { pt: { 'Storm Crow': '1/2' } }, id: 'twice' },
    ],
    shows: across('twice', '418.5i', '613.3e', '613.3e', '613.4d'),
  },
  {
    name: 'An object gains no subtype of a type that it is not, since 2011',
    editions: [...ALL],
    cards: {
      'All Are Elves': {
        cost: '{G}',
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: { set: 'all', where: { is: 'any' } },
                mods: [{ mod: 'types', op: 'add', subtypes: ['Elf'] }],
              },
            ],
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['All Are Elves', 'Grizzly Bears', 'Bonesplitter'] } } },
    script: [
      { expect: { subtypes: { 'Grizzly Bears': ['Bear', 'Elf'] } } },
      { expect: { subtypes: { Bonesplitter: ['Elf', 'Equipment'] } }, in: ['2006-10', '2009-10'] },
      { expect: { subtypes: { Bonesplitter: ['Equipment'] } }, in: ['2011-09', '2026-02'], id: 'no Elf' },
    ],
    shows: across('no Elf', null, null, '205.3d', '205.3d'),
  },
];
