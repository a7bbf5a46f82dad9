/** Names, costs, colours, power and toughness. 2006: 202, 203, 208 · 2009: 201, 202, 207 · 2011: 201, 202, 204, 208 · 2026: 201, 202, 204, 208 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

export const characteristics: readonly ScenarioInput[] = [
  {
    name: 'A card that speaks of itself by name means itself alone',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp', 'Frozen Shade', { card: 'Frozen Shade', label: 'Another Shade' }] } },
    },
    script: [
      { as: 'A', activate: 'Frozen Shade' },
      { until: 'resolved' },
      { expect: { pt: { 'Frozen Shade': '1/2', 'Another Shade': '0/1' } }, id: 'itself' },
    ],
    shows: across('itself', '202.2', '201.2', '201.4', '201.5'),
  },
  {
    name: 'A card means itself by its name though it has another name now',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp', 'Forest', 'Island', 'Plains', 'Frozen Shade', 'Grizzly Bears'],
          hand: ['Cytoshape'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Frozen Shade' },
      { as: 'A', cast: 'Cytoshape', targets: ['Frozen Shade'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { expect: { name: { 'Frozen Shade': 'Grizzly Bears' } } },
      { until: 'resolved' },
      { expect: { pt: { 'Frozen Shade': '3/3', 'Grizzly Bears': '2/2' } }, id: 'still' },
    ],
    shows: across('still', '202.2', '201.2', '201.4', '201.5'),
  },
  {
    name: 'Cards have the same name if their names are the same, whatever else they share',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Echoing Truth'] },
        B: { battlefield: ['Grizzly Bears', { card: 'Grizzly Bears', label: 'More Bears' }, 'Runeclaw Bear'] },
      },
    },
    script: [
      { as: 'A', cast: 'Echoing Truth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Grizzly Bears': 'hand', 'More Bears': 'hand', 'Runeclaw Bear': 'battlefield' } },
        id: 'same',
      },
    ],
    shows: across('same', '202.3', '201.3', '201.2', '201.2a'),
  },
  {
    name: 'What has no name has the same name as nothing',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Echoing Truth'] },
        B: {
          battlefield: [
            { card: 'Grinning Demon', faceDown: true },
            { card: 'Exalted Angel', faceDown: true },
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Echoing Truth', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grinning Demon': 'hand', 'Exalted Angel': 'battlefield' } }, id: 'nameless' },
    ],
    shows: across('nameless', null, null, null, '201.2a'),
  },
  {
    name: 'An object has each colour of the mana symbols in its cost, hybrid ones too',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          hand: ['Grizzly Bears', 'Lightning Helix', 'Boros Recruit', 'Ornithopter', 'Forest'],
        },
      },
    },
    script: [
      { expect: { colors: { 'Grizzly Bears': 'G', 'Lightning Helix': 'WR' } }, id: 'each' },
      { expect: { colors: { 'Boros Recruit': 'WR' } }, id: 'hybrid' },
      { expect: { colors: { Ornithopter: '', Forest: '' } }, id: 'none' },
    ],
    shows: [
      ...across('each', '203.2b', '202.2c', '202.2c', '202.2c'),
      ...across('hybrid', '203.2e', '202.2d', '202.2d', '202.2d'),
      ...across('none', '203.2a', '202.2b', '202.2b', '202.2b'),
    ],
  },
  {
    name: 'The mana value is the whole of a cost whatever its colours; each hybrid symbol counts for its larger part',
    editions: [...ALL],
    position: {
      sides: { A: { hand: ['Grizzly Bears', 'Lightning Helix', 'Boros Recruit', 'Forest', 'Ornithopter'] } },
    },
    script: [
      {
        expect: { manaValue: { 'Grizzly Bears': 2, 'Lightning Helix': 2, 'Boros Recruit': 1, Ornithopter: 0 } },
        id: 'total',
      },
      { expect: { manaValue: { Forest: 0 } }, id: 'no cost' },
    ],
    shows: [
      ...across('total', '203.3', '202.3', '202.3', '202.3'),
      ...across('no cost', '203.3a', '202.3a', '202.3a', '202.3a'),
    ],
  },
  {
    name: 'A hybrid symbol of two or one coloured mana counts two',
    editions: [...SINCE_2009],
    position: { sides: { A: { hand: ['Flame Javelin'] } } },
    script: [{ expect: { manaValue: { 'Flame Javelin': 6 }, colors: { 'Flame Javelin': 'R' } }, id: 'larger' }],
    shows: across('larger', null, '202.3c', '202.3c', '202.3f'),
  },
  {
    name: 'A Phyrexian symbol has its colour and counts one',
    editions: [...SINCE_2011],
    position: { sides: { A: { hand: ['Dismember'] } } },
    script: [
      { expect: { colors: { Dismember: 'B' } }, id: 'colour' },
      { expect: { manaValue: { Dismember: 3 } }, id: 'value' },
    ],
    shows: [...across('colour', null, null, '202.2d', '202.2d'), ...across('value', null, null, '202.3d', '202.3g')],
  },
  {
    name: 'X counts in a mana value only on the stack, as what was chosen',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4'], hand: ['Blaze'] },
        B: { battlefield: ['Island ×2'], hand: ['Disdainful Stroke'] },
      },
    },
    script: [
      { expect: { manaValue: { Blaze: 1 } } },
      { as: 'A', cast: 'Blaze', x: 3, targets: ['B'] },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Disdainful Stroke' }] }, id: 'four' },
    ],
    shows: across('four', null, '202.3b', '202.3b', '202.3e'),
  },
  {
    name: 'With a smaller X the spell has a smaller mana value',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4'], hand: ['Blaze'] },
        B: { battlefield: ['Island ×2'], hand: ['Disdainful Stroke'] },
      },
    },
    script: [
      { as: 'A', cast: 'Blaze', x: 2, targets: ['B'] },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Disdainful Stroke' }] } },
    ],
  },
  {
    name: 'No mana cost is not a cost of zero',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×9'], hand: ['Ancestral Vision', 'Ornithopter'] },
      },
    },
    script: [
      {
        expect: {
          cannot: [{ as: 'A', cast: 'Ancestral Vision' }],
          can: [{ as: 'A', cast: 'Ornithopter' }],
        },
        id: 'unpayable',
      },
    ],
    shows: across('unpayable', '213.1a', '202.1b', '202.1b', '202.1b'),
  },
  {
    name: 'A star is what the ability that defines it says, in 2006 only in play',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Tarmogoyf'],
          hand: [{ card: 'Tarmogoyf', label: 'In hand' }],
          graveyard: ['Shock', 'Grizzly Bears'],
        },
      },
    },
    script: [
      { expect: { pt: { Tarmogoyf: '2/3' } }, id: 'in play' },
      { expect: { pt: { 'In hand': '0/1' } }, in: ['2006-10'], id: 'elsewhere nothing' },
      { expect: { pt: { 'In hand': '2/3' } }, in: [...SINCE_2009], id: 'everywhere' },
    ],
    shows: [
      ...across('in play', '208.2', '207.2a', '208.2a', '208.2a'),
      ...across('elsewhere nothing', '208.2', null, null, null),
      ...across('everywhere', null, '604.3', '604.3', '604.3'),
    ],
  },
  {
    name: 'A card whose cost does not say its colour has the one that is indicated beside its types',
    editions: [...SINCE_2011],
    position: { sides: { A: { hand: ['Ancestral Vision'] } } },
    script: [{ expect: { colors: { 'Ancestral Vision': 'U' }, manaValue: { 'Ancestral Vision': 0 } }, id: 'blue' }],
    shows: [...across('blue', null, null, '204.2', '204.2'), ...across('blue', null, null, '202.2e', '202.2e')],
  },
  {
    name: 'A card that says its own colour has it in every zone',
    editions: [...ALL],
    position: { sides: { A: { hand: ['Ghostfire'], graveyard: [{ card: 'Ghostfire', label: 'Burnt' }] } } },
    script: [{ expect: { colors: { Ghostfire: '', Burnt: '' } }, id: 'colorless' }],
    shows: across('colorless', '405.2a', '604.3', '604.3', '604.3'),
  },
];
