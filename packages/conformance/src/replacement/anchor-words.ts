/** Anchor words. 2026: 607.2m, 614.12c · 2011: 607.2e · 2006, 2009: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const anchorWords: readonly ScenarioInput[] = [
  {
    name: 'A permanent that enters with one of two abilities has the one whose word was chosen, and not the other',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×10'], hand: ['Palace Siege'], graveyard: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Palace Siege' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'word', options: 2, offers: ['Khans', 'Dragons'] } } },
      { as: 'A', answer: 'Dragons' },
      { expect: { zone: { 'Palace Siege': 'battlefield' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'upkeep' },
      { expect: { stack: ['Palace Siege'] } },
      { until: 'resolved' },
      { expect: { life: { A: 22, B: 18 }, graveyard: { A: ['Grizzly Bears'] } }, id: 'the chosen one' },
    ],
    shows: [
      { rule: '614.12c', edition: '2026-02', by: 'the chosen one' },
      { rule: '607.2m', edition: '2026-02', by: 'the chosen one' },
    ],
  },
  {
    name: 'A copy of it, which chose nothing, has neither; and each of two has its own',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×10', 'Opalescence', 'Unstable Shapeshifter'],
          hand: ['Palace Siege', 'Palace Siege'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Palace Siege' },
      { until: 'resolved' },
      { as: 'A', answer: 'Dragons' },
      { until: 'resolved' },
      { expect: { name: { 'Unstable Shapeshifter': 'Palace Siege' } } },
      { as: 'A', cast: 'Palace Siege 2' },
      { until: 'resolved' },
      { as: 'A', answer: 'Khans' },
      { until: 'empty' },
      { until: 'turn' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'triggerOrder', options: 2 } }, id: 'two of three' },
      { as: 'A', answer: [0, 1] },
      { expect: { stack: ['Palace Siege'] } },
      { until: 'resolved' },
      { expect: { life: { A: 22, B: 18 } } },
    ],
    shows: [
      { rule: '607.2e', edition: '2011-09', by: 'two of three' },
      { rule: '607.2f', edition: '2026-02', by: 'two of three' },
    ],
  },
];
