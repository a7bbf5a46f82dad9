/** Linked abilities. 2006: 217.7d, 404.5 · 2009, 2011, 2026: 607 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const linked: readonly ScenarioInput[] = [
  {
    name: 'Each of two permanents returns the card that it exiled itself',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×6'],
          hand: [
            { card: 'Oblivion Ring', label: 'First' },
            { card: 'Oblivion Ring', label: 'Second' },
          ],
        },
        B: { battlefield: ['Plains ×2', 'Grizzly Bears', 'Hill Giant'], hand: ['Disenchant'] },
      },
    },
    script: [
      { as: 'A', cast: 'First' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'], kind: 'target' },
      { until: 'empty' },
      { as: 'A', cast: 'Second' },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'], kind: 'target' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'exile' } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Disenchant', targets: ['Second'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'battlefield' } }, id: 'its own' },
    ],
    shows: across('its own', '217.7d', '607.2a', '607.2a', '607.2a'),
  },
];
