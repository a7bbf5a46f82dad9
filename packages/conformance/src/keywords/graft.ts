/** Graft. 2006: 502.54 · 2009: 702.55 · 2011: 702.56 · 2026: 702.58 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const graft: readonly ScenarioInput[] = [
  {
    name: 'Graft: it enters with counters and may pass one to each creature that enters',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×6'], hand: ['Aquastrand Spider', 'Grizzly Bears', 'Runeclaw Bear'] },
      },
    },
    script: [
      { as: 'A', cast: 'Aquastrand Spider' },
      { until: 'resolved' },
      {
        expect: { counters: { 'Aquastrand Spider': { '+1/+1': 2 } }, pt: { 'Aquastrand Spider': '2/2' }, stack: [] },
        id: 'with counters',
      },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { stack: ['Aquastrand Spider'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { 'Aquastrand Spider': '1/1', 'Grizzly Bears': '3/3' } }, id: 'moved' },
      { as: 'A', cast: 'Runeclaw Bear' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { pt: { 'Aquastrand Spider': '1/1', 'Runeclaw Bear': '2/2' } }, id: 'declined' },
    ],
    shows: across('moved', '502.54a', '702.55a', '702.56a', '702.58a'),
  },
  {
    name: 'Graft without a counter left: it triggered in 2006, and does not since',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Aquastrand Spider', 'Glorious Anthem'], hand: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { stack: ['Aquastrand Spider'] }, in: ['2006-10'], id: 'triggers' },
      { expect: { stack: [] }, in: [...SINCE_2009], id: 'nothing to give' },
    ],
    shows: [
      ...across('triggers', '502.54a', null, null, null),
      ...across('nothing to give', null, '702.55a', '702.56a', '702.58a'),
    ],
  },
  {
    name: 'Two instances of graft: counters from both, and both move one',
    editions: [...ALL],
    cards: { 'Twofold Graft': { cost: '{G}', type: 'Creature — Mutant', text: 'Graft 1\nGraft 2', pt: '0/0' } },
    position: { sides: { A: { battlefield: ['Forest ×3'], hand: ['Twofold Graft', 'Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Twofold Graft' },
      { until: 'asked' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { expect: { counters: { 'Twofold Graft': { '+1/+1': 3 } } }, id: 'both enter' },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { 'Twofold Graft': '1/1', 'Grizzly Bears': '4/4' } }, id: 'both move' },
    ],
    shows: across('both move', '502.54b', '702.55b', '702.56b', '702.58b'),
  },
];
