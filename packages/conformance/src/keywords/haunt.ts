/** Haunt. 2006: 502.51 · 2009: 702.52 · 2011: 702.53 · 2026: 702.55 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const haunt: readonly ScenarioInput[] = [
  {
    name: 'Haunt: a permanent that dies is exiled haunting a creature, and acts when that creature dies',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×6', 'Mountain', 'Blind Hunter'],
          hand: ['Shock', 'Murder', { card: 'Murder', label: 'Second Murder' }],
        },
        B: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Blind Hunter'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { expect: { zone: { 'Blind Hunter': 'graveyard' }, stack: ['Blind Hunter'] } },
      { until: 'resolved' },
      {
        expect: { zone: { 'Blind Hunter': 'exile' }, marks: { 'Blind Hunter': ['haunting Hill Giant'] } },
        id: 'exiled',
      },
      { as: 'A', cast: 'Murder', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: [] }, id: 'another creature' },
      { as: 'A', cast: 'Second Murder', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B', kind: 'target' },
      { expect: { stack: ['Blind Hunter'], zone: { 'Blind Hunter': 'exile' } }, id: 'from exile' },
      { until: 'resolved' },
      { expect: { life: { A: 22, B: 18 } } },
    ],
    shows: [
      ...across('exiled', '502.51a', '702.52a', '702.53a', '702.55a'),
      ...across('another creature', '502.51b', '702.52b', '702.53b', '702.55b'),
      ...across('from exile', '502.51c', '702.52c', '702.53c', '702.55c'),
    ],
  },
  {
    name: 'The haunted object counts though it is no creature any more',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×4', 'Plains ×3', 'Blind Hunter', 'Chimeric Staff', 'Ornithopter'],
          hand: ['Shock', 'Disenchant'],
          library: ['Swamp ×5'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Chimeric Staff', x: 3 },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Blind Hunter'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Chimeric Staff', kind: 'target' },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { types: { 'Chimeric Staff': ['artifact'] } } },
      { until: 'main1' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Disenchant', targets: ['Chimeric Staff'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B', kind: 'target' },
      { until: 'empty' },
      { expect: { life: { A: 22, B: 18 } }, id: 'no creature' },
    ],
    shows: across('no creature', '502.51b', '702.52b', '702.53b', '702.55b'),
  },
  {
    name: 'Haunt on a sorcery: when its resolution puts it into the graveyard, not when it is countered',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Hill Giant'],
          hand: ['Cry of Contrition', { card: 'Cry of Contrition', label: 'Countered Cry' }],
        },
        B: { battlefield: ['Island ×2'], hand: ['Forest', 'Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Cry of Contrition', targets: ['B'] },
      { until: 'resolved' },
      { as: 'B', answer: 'Forest' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { zone: { 'Cry of Contrition': 'exile' } }, id: 'haunts' },
      { as: 'A', cast: 'Countered Cry', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Countered Cry'] },
      { until: 'resolved' },
      { expect: { zone: { 'Countered Cry': 'graveyard' }, stack: [] }, id: 'countered' },
    ],
    shows: across('countered', '502.51a', '702.52a', '702.53a', '702.55a'),
  },
  {
    name: 'Haunt without a creature to target leaves the card in the graveyard',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain', 'Blind Hunter'], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Blind Hunter'] },
      { until: 'resolved' },
      { expect: { zone: { 'Blind Hunter': 'graveyard' }, stack: [] } },
    ],
  },
];
