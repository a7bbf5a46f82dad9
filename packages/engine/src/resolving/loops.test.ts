/** What the rounds of a loop bound. */
import { expect, test } from 'vitest';
import { bind, ruleContext } from '../meaning/context.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { rounds } from './loops.ts';

const effect = [
  {
    do: 'may',
    who: { who: 'you' },
    effect: [{ do: 'search', out: 'found' }],
  },
] as unknown as readonly Instruction[];

test('a round knows only what it bound itself, the text after the loop all of it', () => {
  const ctx = ruleContext(0, 1, { before: { objects: [9] } });
  const round = rounds(ctx, effect);
  round.begin();
  bind(ctx, 'found', { objects: [2], amount: 1, did: true });
  round.begin();
  expect(ctx.env['found']).toBeUndefined();
  bind(ctx, 'found', { objects: [], amount: 0, did: false });
  round.begin();
  bind(ctx, 'found', { objects: [4, 5], amount: 2, did: true });
  round.end();
  expect(ctx.env['found']).toEqual({ objects: [2, 4, 5], amount: 3, did: true });
  expect(ctx.env['before']).toEqual({ objects: [9] });
});

test('a loop without rounds binds nothing', () => {
  const ctx = ruleContext(0, 1);
  rounds(ctx, effect).end();
  expect(ctx.env).toEqual({});
});
