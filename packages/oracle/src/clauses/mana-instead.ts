/** What permanents tapped for mana produce instead. 2006: 419 · 2009, 2011: 614 · 2026: 106.12b, 614 */
import { alt, phrase, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, pluralFilter, until } from '../nouns/index.ts';
import { numberWord } from '../nouns/numbers.ts';
import { producedSymbols, singleMana } from './mana.ts';
import { replacementPart } from './parts.ts';

const tapped: Rule = alt('what is tapped for mana', () => [
  phrase('{f} is tapped for mana', { on: 'produceMana', what: '$f' }, { f: aFilter }, { agree: 'none' }),
  phrase(
    '{f} is tapped for {n} or more mana',
    { on: 'produceMana', what: '$f', atLeast: '$n' },
    { f: aFilter, n: numberWord },
    { agree: 'none' },
  ),
  phrase('you tap {f} for mana', { on: 'produceMana', who: { who: 'you' }, what: '$f' }, { f: aFilter }),
  phrase('a player taps {f} for mana', { on: 'produceMana', who: { who: 'all' }, what: '$f' }, { f: aFilter }),
]);

/** Each mana is of that type; as many as there were. */
const ofType = (type: string, how: object = {}) => ({
  instead: 'mana',
  mana: { types: { type, count: { q: 'that' } } },
  ...how,
});
const produced: Rule = alt('what it produces', () => [
  ...(['twice', 'three times'] as const).map((times, i) =>
    phrase(`${times} as much of that mana instead`, { instead: 'moreMana', times: i + 2 }),
  ),
  phrase(
    '{m} instead of any other type and amount',
    { instead: 'mana', mana: { types: '$m' } },
    { m: producedSymbols },
  ),
  phrase('{s} instead of any other type', ofType('$s'), { s: singleMana }),
  phrase('colorless mana instead of any other type', ofType('C', { $word: true })),
]);

/** `Plains produce {R}`, of several kinds in turn. */
const eachProduces: Rule = phrase(
  '{f} produce {s}',
  replacementPart({ on: 'produceMana', what: '$f', $each: true }, ofType('$s')),
  { f: pluralFilter, s: singleMana },
  { agree: 'none' },
);
export const manaOfEach: Rule = phrase('if tapped for mana, {l} instead of any other type', '$l', {
  l: series(eachProduces, 'and'),
});

export const manaInstead: Rule = phrase(
  'if {e}, it produces {m}',
  [replacementPart({ '...': '$e' }, { '...': '$m' })],
  { e: tapped, m: produced },
  { agree: 'none' },
);

/** The same for a time, as an effect of a spell or ability. */
export const manaInsteadForATime: Rule = phrase(
  '{d}, {r}',
  { do: 'effect', parts: '$r', duration: '$d' },
  { d: until, r: manaInstead },
  { agree: 'none' },
);
