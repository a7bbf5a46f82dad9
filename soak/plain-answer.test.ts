import type { WireDecision } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { plainAnswer } from './plain-answer.ts';

test('the plain player divides damage as it must', () => {
  const decision: WireDecision = {
    kind: 'damageDivision',
    form: 'divide',
    player: 0,
    by: 0,
    source: 0,
    prompt: '',
    rule: null,
    amount: 5,
    least: 0,
    options: [1, 2].map((object) => ({ label: '', value: {}, object })),
    constraint: { lethal: [2, 2], ordered: true, excess: -1 },
  };
  expect(plainAnswer(decision)).toEqual([2, 3]);
});
