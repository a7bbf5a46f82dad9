/** Casting a spell while another spell or ability resolves. 2006: 413.2e, 502.24 · 2009, 2011: 608.2f, 702.33 · 2026: 608.2g, 702.35 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const castingWhileResolving: readonly ScenarioInput[] = [
  {
    name: 'A card with madness is cast as its trigger resolves',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      'Fiery Temper': {
        cost: '{1}{R}{R}',
        type: 'Instant',
        text: 'Fiery Temper deals 3 damage to target creature or player.\nMadness {R}',
      },
      Outlet: { cost: '{1}', type: 'Artifact', text: 'Discard a card: You gain 1 life.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Outlet'], hand: ['Fiery Temper'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', activate: 'Outlet', costs: [] },
      // Discarding to exile is a choice through 2011 and always so today.
      { as: 'A', answer: true, in: ['2006-10', '2009-10', '2011-09'] },
      { expect: { zone: { 'Fiery Temper': 'exile' } } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Grizzly Bears', kind: 'target' },
      { expect: { stack: ['Outlet', 'Fiery Temper'] }, id: 'cast' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Fiery Temper': 'graveyard' }, life: { A: 21 } } },
    ],
    shows: [
      { rule: '502.24a', edition: '2006-10', by: 'cast' },
      { rule: '702.35a', edition: '2026-02', by: 'cast' },
    ],
  },
];
