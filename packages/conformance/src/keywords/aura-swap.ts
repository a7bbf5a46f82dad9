/** Aura swap. 2006: none · 2009: 702.62 · 2011: 702.63 · 2026: 702.65 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const auraSwap: readonly ScenarioInput[] = [
  {
    name: 'Aura swap: the Aura in play and one in the hand change places',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Grizzly Bears', { card: 'Arcanum Wings', attachedTo: 'Grizzly Bears' }],
          hand: ['Unholy Strength', 'Holy Strength'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Arcanum Wings' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Holy Strength' },
      {
        expect: {
          zone: { 'Arcanum Wings': 'hand', 'Holy Strength': 'battlefield' },
          attached: { 'Holy Strength': 'Grizzly Bears' },
          pt: { 'Grizzly Bears': '3/4' },
        },
        id: 'swapped',
      },
    ],
    shows: [
      ...across('swapped', null, '702.62a', '702.63a', '702.65a'),
      ...across('swapped', null, '701.8e', '701.8e', '701.12e'),
    ],
  },
  {
    name: 'Aura swap with an Aura that cannot enchant that permanent does nothing',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Grizzly Bears', { card: 'Arcanum Wings', attachedTo: 'Grizzly Bears' }],
          hand: ['Wild Growth'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Arcanum Wings' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Arcanum Wings': 'battlefield', 'Wild Growth': 'hand' } }, id: 'nothing' },
    ],
    shows: [
      ...across('nothing', null, '702.62b', '702.63b', null),
      { rule: '702.65b', edition: '2026-02', by: 'nothing', example: 1 },
    ],
  },
  {
    name: 'Aura swap of an Aura that somebody else owns does nothing',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Grizzly Bears'], hand: ['Holy Strength'] },
        B: { battlefield: [{ card: 'Arcanum Wings', attachedTo: 'Grizzly Bears', controller: 'A' }] },
      },
    },
    script: [
      { as: 'A', activate: 'Arcanum Wings' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Arcanum Wings': 'battlefield', 'Holy Strength': 'hand' } }, id: 'not owned' },
    ],
    shows: [
      ...across('not owned', null, '702.62b', '702.63b', null),
      { rule: '702.65b', edition: '2026-02', by: 'not owned', example: 2 },
      ...across('not owned', null, '701.8d', '701.8d', '701.12d'),
    ],
  },
];
