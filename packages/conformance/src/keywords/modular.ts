/** Modular. 2006: 502.35 · 2009: 702.40 · 2011: 702.41 · 2026: 702.43 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const modular: readonly ScenarioInput[] = [
  {
    name: 'A permanent with modular N enters with N counters, which an artifact creature may get as it dies',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×9', 'Ornithopter', 'Grizzly Bears'], hand: ['Arcbound Bruiser', 'Murder'] },
        B: { battlefield: [{ card: 'Ornithopter', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Arcbound Bruiser' },
      { until: 'resolved' },
      { expect: { counters: { 'Arcbound Bruiser': { '+1/+1': 3 } } }, id: 'enters' },
      { as: 'A', cast: 'Murder', targets: ['Arcbound Bruiser'] },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Ornithopter', 'Theirs'], lacks: ['Grizzly Bears'] } },
      },
      { as: 'A', answer: 'Ornithopter' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { Ornithopter: '3/5' } }, id: 'moved' },
    ],
    shows: [
      ...across('enters', '502.35a', '702.40a', '702.41a', '702.43a'),
      ...across('moved', '502.35a', '702.40a', '702.41a', '702.43a'),
    ],
  },
  {
    name: 'As many counters are put as were on the permanent when it died',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×3', 'Ornithopter', { card: 'Arcbound Worker', counters: { '+1/+1': 4 } }],
          hand: ['Murder'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Arcbound Worker'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { Ornithopter: '4/6' } }, id: 'each' },
    ],
    shows: across('each', '502.35a', '702.40a', '702.41a', '702.43a'),
  },
  {
    name: 'Each instance of modular works by itself',
    editions: [...ALL],
    cards: {
      'Doubled Cog': { cost: '{2}', type: 'Artifact Creature — Construct', text: 'Modular 1\nModular 2', pt: '0/0' },
    },
    position: {
      sides: { A: { battlefield: ['Swamp ×5', 'Ornithopter'], hand: ['Doubled Cog', 'Murder'] } },
    },
    script: [
      { as: 'A', cast: 'Doubled Cog' },
      { until: 'resolved' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { expect: { counters: { 'Doubled Cog': { '+1/+1': 3 } } }, id: 'three' },
      { as: 'A', cast: 'Murder', targets: ['Doubled Cog'] },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { counters: { Ornithopter: { '+1/+1': 6 } } }, id: 'six' },
    ],
    shows: [
      ...across('three', '502.35b', '702.40b', '702.41b', '702.43b'),
      ...across('six', '502.35b', '702.40b', '702.41b', '702.43b'),
    ],
  },
];
