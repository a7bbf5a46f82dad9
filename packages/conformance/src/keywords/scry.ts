/** Scry. 2006: 502.36 · 2009: 701.16 · 2011: 701.18 · 2026: 701.22 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const scry: readonly ScenarioInput[] = [
  {
    name: 'Scrying puts any number of the top cards on the bottom and the rest on top, each in any order',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4'],
          hand: ['Foresee'],
          library: ['Forest', 'Plains', 'Swamp', 'Mountain', 'Ornithopter'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Foresee' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Forest', 'Plains', 'Swamp', 'Mountain'], options: 4 } },
      },
      { as: 'A', answer: ['Forest', 'Plains'] },
      { as: 'A', answer: ['Plains', 'Forest'], kind: 'order' },
      { as: 'A', answer: ['Mountain', 'Swamp'], kind: 'order' },
      { expect: { hand: { A: ['Mountain', 'Swamp'] }, library: { A: 3 } }, id: 'kept' },
    ],
    shows: [...across('kept', '502.36a', '701.16a', '701.18a', '701.22a'), ...glossary('Scry', 'kept')],
  },
  {
    name: 'Scrying twice in one spell looks twice',
    editions: ['2006-10'],
    cards: { 'Second Glance': { cost: '{U}', type: 'Sorcery', text: 'Scry 1, then scry 1.' } },
    position: {
      sides: { A: { battlefield: ['Island'], hand: ['Second Glance'], library: ['Forest', 'Plains', 'Swamp'] } },
    },
    script: [
      { as: 'A', cast: 'Second Glance' },
      { until: 'resolved' },
      { as: 'A', answer: ['Forest'] },
      { expect: { asks: { as: 'A', kind: 'objects', offers: ['Plains'], options: 1 } }, id: 'again' },
      { as: 'A', answer: ['Plains'] },
    ],
    shows: [{ rule: '502.36b', edition: '2006-10', by: 'again' }],
  },
];
