/** "Starting with you, each player may pay any amount of mana": one mana, as often as liked. 2006: 104.3 · 2009: 116 · 2011: 117 · 2026: 118 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const PAY = { do: 'pay', who: '$p', cost: { mana: ['1'] }, times: 'any', each: true };
const FIRST = { from: { who: 'you' } };

export const anyAmountOfMana: Rule = alt('any amount of mana', () => [
  phrase('{p!:player} may pay any amount of mana', PAY, { agree: 'none' }),
  phrase(
    'you may pay {m:manaSymbols} any number of times',
    { do: 'pay', who: { who: 'you' }, cost: { mana: '$m' }, times: 'any' },
    { agree: 'none' },
  ),
  phrase('starting with you, {p!:player} may pay any amount of mana', { ...PAY, ...FIRST }, { agree: 'none' }),
  phrase(
    '{p!:player} starting with you may pay any amount of mana',
    { ...PAY, ...FIRST, $after: true },
    { agree: 'none' },
  ),
]);
