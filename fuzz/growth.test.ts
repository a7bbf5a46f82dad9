import type { CardDefinition } from '@rulewright/engine';
import { expect, it } from 'vitest';
import { isOfGrowth } from './growth.ts';

const you = { who: 'you' };
const count = (q: string) => ({ q, of: { set: 'all', where: { is: 'permanent' } }, by: 2 });
const does = (instruction: object) =>
  ({ faces: [{ abilities: [{ ability: 'spell', body: { effect: [instruction] } }] }] }) as unknown as CardDefinition;

it.each([
  [{ do: 'proliferate', who: you }, true],
  [{ do: 'copyToken', who: you, count: 1 }, true],
  [{ do: 'createTokens', who: you, count: count('count') }, true],
  [{ do: 'createTokens', who: you, count: 2 }, false],
  [{ do: 'draw', who: you, count: count('times') }, true],
  [{ do: 'draw', who: you, count: 1 }, false],
  [{ do: 'effect', parts: [{ replacement: { instead: { instead: 'amount', amount: count('times') } } }] }, true],
  [{ do: 'effect', parts: [{ replacement: { instead: { instead: 'amount', amount: 0 } } }] }, false],
])('what doubles, copies or makes as many as there are is told by its tree: %j', (instruction, grows) => {
  expect(isOfGrowth(does(instruction))).toBe(grows);
});
