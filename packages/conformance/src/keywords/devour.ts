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
  {
    name: 'Devour of another quality takes permanents with that quality',
    editions: ['2026-02'],
    cards: {
      Caprichrome: {
        cost: '{3}{W}',
        type: 'Artifact Creature — Goat',
        text: 'Flash\nVigilance\nDevour artifact 1',
        pt: '2/2',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains ×4', 'Bonesplitter', 'Ornithopter', 'Grizzly Bears'], hand: ['Caprichrome'] },
      },
    },
    script: [
      { as: 'A', cast: 'Caprichrome' },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'objects',
            offers: ['Bonesplitter', 'Ornithopter'],
            lacks: ['Grizzly Bears', 'Plains'],
          },
        },
        id: 'artifacts',
      },
      { as: 'A', answer: ['Bonesplitter', 'Ornithopter'] },
      { expect: { counters: { Caprichrome: { '+1/+1': 2 } }, zone: { Bonesplitter: 'graveyard' } } },
    ],
    shows: [{ rule: '702.82c', edition: '2026-02', by: 'artifacts' }],
  },
];
