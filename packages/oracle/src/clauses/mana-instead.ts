/** What permanents tapped for mana produce instead. 2006: 419 · 2009, 2011: 614 · 2026: 106.12b, 614 */
import { alt, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { producedSymbols, singleMana } from './mana.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  eachProducesAnd: series(eachProduces, 'and'),
  manaInstead,
  produced,
  producedSymbols,
  singleMana,
  tapped,
}));

const tapped: Rule = alt('what is tapped for mana', () => [
  phrase('{f:aFilter} is tapped for mana', { on: 'produceMana', what: '$f' }, { agree: 'none' }),
  phrase(
    '{f:aFilter} is tapped for {n:numberWord} or more mana',
    { on: 'produceMana', what: '$f', atLeast: '$n' },
    { agree: 'none' },
  ),
  phrase('you tap {f:aFilter} for mana', { on: 'produceMana', who: { who: 'you' }, what: '$f' }),
  phrase('a player taps {f:aFilter} for mana', { on: 'produceMana', who: { who: 'all' }, what: '$f' }),
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
  phrase('{m:producedSymbols} instead of any other type and amount', { instead: 'mana', mana: { types: '$m' } }),
  phrase('{s:singleMana} instead of any other type', ofType('$s')),
  phrase('colorless mana instead of any other type', ofType('C', { $word: true })),
]);

/** `Plains produce {R}`, of several kinds in turn. */
const eachProduces: Rule = phrase(
  '{f:pluralFilter} produce {s:singleMana}',
  replacementPart({ on: 'produceMana', what: '$f', $each: true }, ofType('$s')),
  { agree: 'none' },
);
export const manaOfEach: Rule = phrase('if tapped for mana, {l:eachProducesAnd} instead of any other type', '$l');

export const manaInstead: Rule = phrase(
  'if {e:tapped}, it produces {m:produced}',
  [replacementPart({ '...': '$e' }, { '...': '$m' })],
  { agree: 'none' },
);

/** The same for a time, as an effect of a spell or ability. */
export const manaInsteadForATime: Rule = phrase(
  '{d:until}, {r:manaInstead}',
  { do: 'effect', parts: '$r', duration: '$d' },
  { agree: 'none' },
);
