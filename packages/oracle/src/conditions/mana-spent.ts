/** Conditions about the mana spent to cast something. 2006: 409.1h · 2009, 2011, 2026: 601.2h */
import { alt, map, phrase, words, type Rule } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import { manaSymbols, number } from '../nouns/numbers.ts';
import { definite, pluralFilter, singularFilter } from '../nouns/objects.ts';
import { color } from '../nouns/words.ts';
import { compare } from './compare.ts';

/** So many of one symbol: `{B}{B}`. */
interface Same {
  m: string;
  n: number;
}
const sameSymbols: Rule = map<readonly string[], Same>(
  manaSymbols,
  ([m = '', ...more]) => (more.every((other) => other === m) ? { m, n: more.length + 1 } : undefined),
  ({ m, n }) => (typeof n === 'number' ? new Array<string>(n).fill(m) : undefined),
);
const OF_TYPE = { ...compare({ q: 'manaSpent', type: '$m' }, '≥', '$n'), $o: '$o' };
const ofSymbols: Rule = map<{ s: Same; o: unknown }, unknown>(
  phrase('{s} was spent to cast {o}', { s: '$s', o: '$o' }, { s: sameSymbols, o: () => definite }, { agree: 'none' }),
  ({ s, o }) => fill(OF_TYPE, { ...s, o }),
  (value) => {
    const { $o, ...plain } = (value ?? {}) as { $o?: unknown };
    const found: Record<string, unknown> = {};
    if ($o === undefined || !match(OF_TYPE, { ...plain, $o }, found, false)) return undefined;
    return { s: { m: found['m'] as string, n: found['n'] as number }, o: $o };
  },
);

/** What is spoken of is the object itself where a type of mana is named. */
export const manaSpent: Rule = alt('mana spent', () => [
  phrase(
    '{n} or more mana was spent to cast {o}',
    compare({ q: 'manaSpent', of: '$o' }, '≥', '$n'),
    { n: number, o: definite },
    { agree: 'none' },
  ),
  phrase(
    'no mana was spent to cast {o}',
    compare({ q: 'manaSpent', of: '$o' }, '=', 0),
    { o: definite },
    { agree: 'none' },
  ),
  ofSymbols,
  phrase(
    'mana from a {f} was spent to cast {o}',
    compare({ q: 'manaFrom', from: '$f', of: '$o' }, '≥', 1),
    { f: singularFilter, o: definite },
    { agree: 'none' },
  ),
  phrase(
    '{n} or more mana from {f} was spent to cast {o}',
    compare({ q: 'manaFrom', from: '$f', of: '$o' }, '≥', '$n'),
    { n: number, f: pluralFilter, o: definite },
    { agree: 'none' },
  ),
  phrase(
    'at least {n} mana from {f} was spent to cast {o}',
    { ...compare({ q: 'manaFrom', from: '$f', of: '$o' }, '≥', '$n'), $least: true },
    { n: number, f: pluralFilter, o: definite },
    { agree: 'none' },
  ),
  phrase(
    'at least {n} {m} mana was spent to cast {o}',
    { ...OF_TYPE, $least: true },
    { n: number, m: alt('a type of mana', () => [color, words('colorless', { colorless: 'C' })]), o: definite },
    { agree: 'none' },
  ),
  phrase(
    '{n} or more colors of mana were spent to cast ($o:it|this spell|~)',
    compare({ q: 'manaSpent', colors: true }, '≥', '$n'),
    { n: number },
    { agree: 'none' },
  ),
]);
