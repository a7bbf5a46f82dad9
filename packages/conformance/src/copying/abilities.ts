/** Copies of activated and triggered abilities. 2006: 503.10 · 2009: 706.9 · 2011: 706.10 · 2026: 707.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';

export const abilities: readonly ScenarioInput[] = [
  {
    name: 'An activated ability is copied with its targets, and the copy may have others',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Rings of Brighthearth', 'Prodigal Sorcerer'] },
        B: { battlefield: ['Llanowar Elves'] },
      },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { stack: ['Prodigal Sorcerer'] }, in: ['2006-10'] },
      { as: 'A', answer: ['Llanowar Elves'], in: [...SINCE_2009] },
      { expect: { stack: ['Prodigal Sorcerer', 'Prodigal Sorcerer'] }, in: [...SINCE_2009], id: 'copied' },
      { until: 'empty' },
      { expect: { life: { B: 19 } } },
      { expect: { zone: { 'Llanowar Elves': 'battlefield' } }, in: ['2006-10'] },
      { expect: { zone: { 'Llanowar Elves': 'graveyard' } }, in: [...SINCE_2009], id: 'both' },
    ],
    shows: [
      { rule: '706.9', edition: '2009-10', by: 'copied' },
      { rule: '706.9c', edition: '2009-10', by: 'both' },
      { rule: '706.10', edition: '2011-09', by: 'copied' },
      { rule: '706.10c', edition: '2011-09', by: 'both' },
      { rule: '707.10', edition: '2026-02', by: 'copied' },
      { rule: '707.10c', edition: '2026-02', by: 'both' },
    ],
  },
  {
    name: 'A copied ability is not activated',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Island ×6', 'Rings of Brighthearth ×2', 'Prodigal Sorcerer'] } } },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { as: 'A', answer: ['Rings of Brighthearth', 'Rings of Brighthearth 2'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['B'] },
      { expect: { stack: ['Prodigal Sorcerer', 'Rings of Brighthearth', 'Prodigal Sorcerer'] }, id: 'no trigger' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'empty' },
      { expect: { life: { B: 18 } } },
    ],
    shows: [
      { rule: '706.9', edition: '2009-10', by: 'no trigger' },
      { rule: '706.10', edition: '2011-09', by: 'no trigger' },
      { rule: '707.10', edition: '2026-02', by: 'no trigger' },
    ],
  },
  {
    name: 'A copy of an ability is about the same object as the original',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Rings of Brighthearth', 'Shivan Dragon', 'Shivan Dragon'] },
      },
    },
    script: [
      { as: 'A', activate: 'Shivan Dragon' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'empty' },
      { expect: { pt: { 'Shivan Dragon': '7/5', 'Shivan Dragon 2': '5/5' } }, id: 'same source' },
    ],
    shows: [
      { rule: '706.9b', edition: '2009-10', by: 'same source' },
      { rule: '706.10b', edition: '2011-09', by: 'same source' },
      { rule: '707.10b', edition: '2026-02', by: 'same source' },
    ],
  },
  {
    name: 'A triggered ability is copied in the edition that copies those',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×4', 'Strionic Resonator'], hand: ['Elvish Visionary'] } },
    },
    script: [
      { as: 'A', cast: 'Elvish Visionary' },
      { until: 'resolved' },
      { as: 'A', activate: 'Strionic Resonator' },
      { until: 'empty' },
      { expect: { hand: { A: 1 } }, in: [...UNTIL_2011], id: 'one' },
      { expect: { hand: { A: 2 } }, in: ['2026-02'], id: 'two' },
    ],
    shows: [
      { rule: '706.10', edition: '2011-09', by: 'one' },
      { rule: '707.10', edition: '2026-02', by: 'two' },
    ],
  },
];
