/** Totem armor, today umbra armor. 2006, 2009: none · 2011: 702.87 · 2026: 702.89 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const editions: ScenarioInput['editions'] = ['2011-09', '2026-02'];

export const umbraArmor: readonly ScenarioInput[] = [
  {
    name: 'Totem armor: the Aura is destroyed in place of what it enchants, whose damage is removed',
    editions,
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain ×2',
            'Swamp ×3',
            'Grizzly Bears',
            { card: 'Hyena Umbra', attachedTo: 'Grizzly Bears' },
          ],
          hand: ['Shock', { card: 'Lightning Bolt', label: 'Bolt' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { damage: { 'Grizzly Bears': 2 }, pt: { 'Grizzly Bears': '3/3' } } },
      { as: 'A', cast: 'Bolt', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grizzly Bears': 'battlefield', 'Hyena Umbra': 'graveyard' },
          damage: { 'Grizzly Bears': 0 },
          pt: { 'Grizzly Bears': '2/2' },
        },
        id: 'saved',
      },
    ],
    shows: across('saved', null, null, '702.87a', '702.89a'),
  },
  {
    name: 'Totem armor is no regeneration: neither tapped nor kept from it',
    editions,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Grizzly Bears', { card: 'Hyena Umbra', attachedTo: 'Grizzly Bears' }],
          hand: ['Wrath of God'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grizzly Bears': 'battlefield', 'Hyena Umbra': 'graveyard' },
          tapped: { 'Grizzly Bears': false },
        },
        id: 'not regenerated',
      },
    ],
    shows: across('not regenerated', null, null, '702.87a', '702.89a'),
  },
  {
    name: 'The older name means umbra armor today',
    editions: ['2026-02'],
    cards: {
      'Newer Umbra': {
        cost: '{W}',
        type: 'Enchantment — Aura',
        text: 'Enchant creature\nUmbra armor',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Swamp ×3',
            'Grizzly Bears',
            { card: 'Newer Umbra', attachedTo: 'Grizzly Bears' },
            'Hill Giant',
            { card: 'Hyena Umbra', attachedTo: 'Hill Giant' },
          ],
          hand: ['Murder ×2'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'Hyena Umbra': 'graveyard' } }, id: 'the older name' },
    ],
    shows: [{ rule: '702.89b', edition: '2026-02', by: 'the older name' }],
  },
];
