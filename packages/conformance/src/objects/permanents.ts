/** What a permanent is, from when to when, and its status. 2006: 214, 217.5, 510 · 2009, 2011, 2026: 110 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const NO_ARTIFACTS = {
  'Great Rust': {
    cost: '{1}',
    type: 'Enchantment',
    text: 'Artifacts lose that card type.',
    abilities: [
      {
        ability: 'static' as const,
        parts: [
          {
            part: 'change',
            affects: { set: 'all', where: { is: 'type', type: 'artifact' } },
            mods: [{ mod: 'types', op: 'remove', types: ['artifact'] }],
          },
        ],
      },
    ],
  },
};

export const permanents: readonly ScenarioInput[] = [
  {
    name: 'A card is a permanent from when it enters the battlefield until it leaves it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Island ×4'], hand: ['Boomerang ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Boomerang' }] } },
      { as: 'B', cast: 'Boomerang' },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['Forest'], lacks: ['Grizzly Bears'] } }, id: 'not yet' },
      { as: 'B', answer: ['Forest'] },
      { until: 'empty' },
      { until: 'turn' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' } } },
      { as: 'B', cast: 'Boomerang 2' },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['Grizzly Bears'] } }, id: 'a permanent' },
      { as: 'B', answer: ['Grizzly Bears'] },
    ],
    shows: [
      ...across('not yet', '214.3', '110.1', '110.1', '110.1'),
      ...across('a permanent', '214.1', null, null, null),
    ],
  },
  {
    name: 'A permanent is what its card says, as effects have changed it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest', 'Plains', 'Hill Giant'], hand: ['Giant Growth', 'Purelace'] } },
    },
    script: [
      { expect: { pt: { 'Hill Giant': '3/3' }, colors: { 'Hill Giant': 'R' }, subtypes: { 'Hill Giant': ['Giant'] } } },
      { as: 'A', cast: 'Giant Growth', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Purelace', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Hill Giant': '6/6' },
          colors: { 'Hill Giant': 'W' },
          subtypes: { 'Hill Giant': ['Giant'] },
          manaValue: { 'Hill Giant': 4 },
        },
        id: 'modified',
      },
      { until: 'turn' },
      { expect: { pt: { 'Hill Giant': '3/3' } } },
    ],
    shows: across('modified', '214.2', '110.3', '110.3', '110.3'),
  },
  {
    name: 'A permanent that loses all its types stays, and is a permanent still',
    editions: [...SINCE_2009],
    cards: NO_ARTIFACTS,
    position: {
      sides: { A: { battlefield: ['Swamp ×2', 'Plains', 'Great Rust', 'Icy Manipulator'], hand: ['Vindicate'] } },
    },
    script: [
      { expect: { types: { 'Icy Manipulator': [] }, zone: { 'Icy Manipulator': 'battlefield' } }, id: 'stays' },
      { as: 'A', cast: 'Vindicate', targets: ['Icy Manipulator'] },
      { until: 'resolved' },
      { expect: { zone: { 'Icy Manipulator': 'graveyard' } }, id: 'a permanent still' },
    ],
    shows: across('a permanent still', null, '110.4c', '110.4c', '110.4c'),
  },
  {
    name: 'Only permanents are tapped: a card that comes back does so untapped',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×2', { card: 'Ornithopter', tapped: true }], hand: ['Boomerang'] } },
    },
    script: [
      { as: 'A', cast: 'Boomerang', targets: ['Ornithopter'] },
      { expect: { tapped: { Ornithopter: true } } },
      { until: 'resolved' },
      { expect: { tapped: { Ornithopter: false }, zone: { Ornithopter: 'hand' } }, id: 'no status' },
      { as: 'A', cast: 'Ornithopter' },
      { until: 'resolved' },
      { expect: { tapped: { Ornithopter: false } } },
    ],
    shows: [
      ...across('no status', '510.5', '110.6d', '110.6d', '110.5d'),
      ...across('no status', '217.5d', null, null, null),
    ],
  },
];
