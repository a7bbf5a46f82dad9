/** Conditions that a card was not put somewhere. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

const PLACES = [
  ['into your hand', 'hand'],
  ['onto the battlefield', 'battlefield'],
] as const;

export const putThere: Rule = alt('was not put there', () =>
  PLACES.flatMap(([words, zone]) => [
    phrase(`you don't put ($c:the card|it) ${words}`, { if: 'not', of: { if: 'thatMoved', zone } }),
    phrase(`you didn't put a card ${words} this way`, { if: 'not', of: { if: 'thatMoved', zone, $way: true } }),
  ]),
);
