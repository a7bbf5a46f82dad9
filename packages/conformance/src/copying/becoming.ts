/** Becoming a copy of something else while staying on the battlefield, and being found by name after it. 2006: 503.4, 503.11 · 2009: 706.4, 706.10 · 2011: 706.4, 706.11 · 2026: 707.4, 707.11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { dated } from './dated.ts';

export const becoming: readonly ScenarioInput[] = [
  {
    name: 'Growth stays on a creature that becomes a copy',
    editions: [...ALL],
    cards: dated('Unstable Shapeshifter'),
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Unstable Shapeshifter'], hand: ['Giant Growth', 'Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Unstable Shapeshifter'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      {
        expect: { name: { 'Unstable Shapeshifter': 'Grizzly Bears' }, pt: { 'Unstable Shapeshifter': '5/5' } },
        id: 'grown',
      },
    ],
    shows: [
      { rule: '503.4', edition: '2006-10', by: 'grown', example: 1 },
      { rule: '706.4', edition: '2009-10', by: 'grown', example: 1 },
      { rule: '706.4', edition: '2011-09', by: 'grown', example: 1 },
      { rule: '707.4', edition: '2026-02', by: 'grown', example: 1 },
    ],
  },
  {
    name: 'Becoming a copy is neither entering nor leaving',
    editions: [...ALL],
    cards: dated('Unstable Shapeshifter'),
    position: {
      sides: {
        A: { battlefield: ['Forest ×7', 'Unstable Shapeshifter'], hand: ['Thragtusk', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Thragtusk' },
      { until: 'resolved' },
      { as: 'A', answer: ['Unstable Shapeshifter', 'Thragtusk'] },
      { until: 'empty' },
      {
        expect: { name: { 'Unstable Shapeshifter': 'Thragtusk' }, life: { A: 25 } },
        id: 'not entering',
      },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { name: { 'Unstable Shapeshifter': 'Grizzly Bears' }, count: { Beast: 0 } }, id: 'not leaving' },
    ],
    shows: [
      { rule: '503.4', edition: '2006-10', by: 'not leaving' },
      { rule: '706.4', edition: '2009-10', by: 'not leaving' },
      { rule: '706.4', edition: '2011-09', by: 'not leaving' },
      { rule: '707.4', edition: '2026-02', by: 'not leaving' },
    ],
  },
  {
    name: 'A creature is destroyed at end of turn by the name it had when it was a copy',
    editions: [...UNTIL_2011],
    cards: dated('Unstable Shapeshifter', 'Crazed Armodon'),
    position: {
      sides: {
        A: { battlefield: ['Forest ×7', 'Unstable Shapeshifter'], hand: ['Crazed Armodon', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Crazed Armodon' },
      { until: 'empty' },
      { as: 'A', activate: 'Unstable Shapeshifter' },
      { until: 'resolved' },
      { expect: { pt: { 'Unstable Shapeshifter': '6/3' } } },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { name: { 'Unstable Shapeshifter': 'Grizzly Bears' }, pt: { 'Unstable Shapeshifter': '5/2' } } },
      { until: 'end' },
      { until: 'empty' },
      {
        expect: {
          zone: {
            'Unstable Shapeshifter': 'graveyard',
            'Crazed Armodon': 'battlefield',
            'Grizzly Bears': 'battlefield',
          },
        },
        id: 'that one',
      },
    ],
    shows: [
      { rule: '503.11', edition: '2006-10', by: 'that one', example: 1 },
      { rule: '706.10', edition: '2009-10', by: 'that one', example: 1 },
      { rule: '706.11', edition: '2011-09', by: 'that one', example: 1 },
    ],
  },
];
