/** "Starting with you, each player may pay any amount of mana": one mana, as often as liked. 2006: 104.3 · 2009: 116 · 2011: 117 · 2026: 118 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { manaSymbols, player } from '../nouns/index.ts';

const PAY = { do: 'pay', who: '$p', cost: { mana: ['1'] }, times: 'any', each: true };
const FIRST = { from: { who: 'you' } };

export const anyAmountOfMana: Rule = alt('any amount of mana', () => [
  phrase('{p!} may pay any amount of mana', PAY, { p: player }, { agree: 'none' }),
  phrase(
    'you may pay {m} any number of times',
    { do: 'pay', who: { who: 'you' }, cost: { mana: '$m' }, times: 'any' },
    { m: manaSymbols },
    { agree: 'none' },
  ),
  phrase('starting with you, {p!} may pay any amount of mana', { ...PAY, ...FIRST }, { p: player }, { agree: 'none' }),
  phrase(
    '{p!} starting with you may pay any amount of mana',
    { ...PAY, ...FIRST, $after: true },
    { p: player },
    { agree: 'none' },
  ),
]);
