/** What is legal is said once. */
import type { View, ViewDecision } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { saidOnce } from './said-once.ts';

const card = (id: number, name: string, more = {}) => ({
  id,
  name,
  zone: 'battlefield',
  knownAs: null,
  faceDown: false,
  manaCost: '',
  power: null,
  loyalty: null,
  defense: null,
  tapped: false,
  attacking: null,
  blocking: [],
  sick: false,
  damage: 0,
  phasedOut: false,
  attachedTo: 0,
  attachedPlayer: -1,
  attachments: [],
  counters: [],
  marks: [],
  ...more,
});
const view = {
  battlefield: [card(1, 'Mountain'), card(2, 'Mountain'), card(3, 'Mountain', { attachments: [9] }), card(4, 'Forest')],
  stack: [],
  exile: [],
  command: [],
  ante: [],
  players: [],
} as unknown as View;
const asked = (max: number): ViewDecision => ({
  kind: 'payment',
  form: 'choose',
  player: 0,
  by: 0,
  source: 0,
  prompt: 'Pay {R}',
  rule: null,
  min: 1,
  max,
  options: ['Mountain [1]', 'Mountain [2]', 'Mountain [3]', 'Forest'].map((label, at) => ({
    label,
    object: at + 1,
    value: { object: at + 1 },
  })),
});

test('options that nothing tells apart are one, with their number', () => {
  const { question, meant } = saidOnce(asked(1), view);
  expect(question.options?.map(({ label }) => label)).toEqual(['Mountain ×2', 'Mountain [3]', 'Forest']);
  expect(question.options?.map((_, at) => meant([at]))).toEqual([[0], [2], [3]]);
});

test('where several are chosen, each is said', () => {
  const { question, meant } = saidOnce(asked(2), view);
  expect(question.options).toHaveLength(4);
  expect(meant([1, 2])).toEqual([1, 2]);
});
