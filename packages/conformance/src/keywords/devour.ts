/** Devour. 2006: none · 2009: 702.79 · 2011: 702.80 · 2026: 702.82 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const devour: readonly ScenarioInput[] = [
  {
    name: 'Devour: counters for each creature sacrificed as it enters',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×5', 'Grizzly Bears', 'Ornithopter', 'Hill Giant', 'Bonesplitter'],
          hand: ['Mycoloth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Mycoloth' },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'objects',
            offers: ['Grizzly Bears', 'Hill Giant', 'Ornithopter'],
            lacks: ['Mycoloth', 'Bonesplitter'],
          },
        },
      },
      { as: 'A', answer: ['Grizzly Bears', 'Ornithopter'] },
      {
        expect: {
          counters: { Mycoloth: { '+1/+1': 4 } },
          zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'battlefield' },
        },
        id: 'devoured',
      },
    ],
    shows: across('devoured', null, '702.79a', '702.80a', '702.82a'),
  },
  {
    name: 'What a permanent devoured is what its own devour ability had sacrificed',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5', 'Grizzly Bears', 'Ornithopter', 'Hill Giant'], hand: ['Skullmulcher'] },
      },
    },
    script: [
      { as: 'A', cast: 'Skullmulcher' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears', 'Ornithopter'] },
      { expect: { stack: ['Skullmulcher'], hand: { A: 0 } } },
      { until: 'resolved' },
      { expect: { hand: { A: 2 } }, id: 'it devoured two' },
    ],
    shows: across('it devoured two', null, '702.79b', '702.80b', '702.82b'),
  },
];
