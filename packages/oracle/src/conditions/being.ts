/** Conditions about what an object is or has. 2006: 404.3 · 2009, 2011, 2026: 603.4, 611.3 */
import { possessive } from '../nouns/players.ts';
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { cardFilter } from '../nouns/filters.ts';
import { number } from '../nouns/numbers.ts';
import { asking, definite, objectPossessive, self, singularFilter } from '../nouns/objects.ts';
import { quality, stat, targeted } from '../nouns/postmodifiers.ts';
import { nameOfAnother } from '../nouns/sharing.ts';
import { keywordName } from '../nouns/words.ts';

/** "it's red", "~ is untapped". */
export const being: Rule = alt('is', () => [
  phrase("($it:it's|he's|she's) {q}", { if: 'matches', what: { set: 'it' }, filter: '$q' }, { q: quality }),
  phrase(
    "it's not {q}",
    { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$q' }, $not: true },
    { q: quality },
  ),
  phrase("it isn't {q}", { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$q' } }, { q: quality }),
  phrase("it wasn't sacrificed", {
    if: 'not',
    of: {
      if: 'matches',
      what: { set: 'it' },
      filter: { is: 'history', event: { did: 'underwent', event: { on: 'sacrifice', what: { is: 'any' } } } },
    },
  }),
  phrase("it's attacking alone", {
    if: 'and',
    of: [
      { if: 'matches', what: { set: 'it' }, filter: { is: 'attacking' } },
      { if: 'compare', left: { q: 'count', of: { set: 'all', where: { is: 'attacking' } } }, op: '=', right: 1 },
    ],
    $alone: true,
  }),
  phrase(
    'it devoured a {f}',
    {
      if: 'compare',
      left: { q: 'count', of: { set: 'where', of: { set: 'devoured' }, filter: '$f' } },
      op: '≥',
      right: 1,
      $devoured: true,
    },
    { f: singularFilter },
  ),
  phrase('{o!} are~ {q}', { if: 'matches', what: '$o', filter: '$q' }, { o: definite, q: quality }),
  phrase(
    "{o!} aren't~ {q}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: '$q' } },
    { o: definite, q: quality },
  ),
  phrase('you controlled it', {
    if: 'matches',
    what: { set: 'it' },
    filter: { is: 'controlledBy', player: { who: 'you' } },
    $was: true,
  }),
  phrase("it's a {f}", { if: 'matches', what: { set: 'it' }, filter: '$f', $a: true }, { f: singularFilter }),
  phrase("it's a {f}", { if: 'matches', what: { set: 'it' }, filter: '$f', $a: 'card' }, { f: aCard }),
  phrase(
    "it isn't a {f}",
    { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$f', $a: true } },
    { f: singularFilter },
  ),
  phrase(
    "it isn't a {f}",
    { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$f', $a: 'card' } },
    { f: aCard },
  ),
  phrase(
    "it's not a {f}",
    { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$f', $a: true }, $not: true },
    { f: singularFilter },
  ),
  phrase(
    '{o!} are~ enchanted by {n} or more Auras',
    {
      if: 'exists',
      what: {
        set: 'all',
        where: {
          is: 'and',
          of: [
            { is: 'subtype', subtype: 'Aura' },
            { is: 'attachedTo', to: '$o' },
          ],
        },
      },
      atLeast: '$n',
      $enchanted: true,
    },
    { o: definite, n: number },
  ),
  phrase(
    '{o} {s} is even',
    { if: 'matches', what: '$o', filter: { is: 'parity', stat: '$s' } },
    { o: objectPossessive, s: stat },
    { agree: 'none' },
  ),
  phrase(
    '{o} {s} is odd',
    { if: 'matches', what: '$o', filter: { is: 'parity', stat: '$s', odd: true } },
    { o: objectPossessive, s: stat },
    { agree: 'none' },
  ),
  phrase('{o!} are~ a {f}', { if: 'matches', what: '$o', filter: '$f', $a: true }, { o: definite, f: singularFilter }),
  phrase('{o!} are~ a {f}', { if: 'matches', what: '$o', filter: '$f', $a: 'card' }, { o: definite, f: aCard }),
  phrase(
    '{o!} are~ a {f} or a {g}',
    { if: 'matches', what: '$o', filter: { is: 'or', of: ['$f', '$g'] }, $a: 'each' },
    { o: definite, f: singularFilter, g: singularFilter },
  ),
  phrase(
    "{o!} aren't~ a {f}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: '$f', $a: true } },
    { o: definite, f: singularFilter },
  ),
  phrase(
    "{o!} aren't~ a {f}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: '$f', $a: 'card' } },
    { o: definite, f: aCard },
  ),
  phrase(
    '{o!} <was> a {f}',
    { if: 'matches', what: '$o', filter: '$f', $a: true, $was: true },
    { o: definite, f: singularFilter },
  ),
  phrase(
    '{o!} <was> a {f}',
    { if: 'matches', what: '$o', filter: '$f', $a: 'card', $was: true },
    { o: definite, f: aCard },
  ),
  phrase(
    "{o!} wasn't a {f}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: '$f', $a: true, $was: true } },
    { o: definite, f: singularFilter },
    { agree: 'none' },
  ),
  phrase(
    "{o!} wasn't a {f}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: '$f', $a: 'card', $was: true } },
    { o: definite, f: aCard },
    { agree: 'none' },
  ),
  phrase('{o!} <was> {q}', { if: 'matches', what: '$o', filter: '$q', $was: true }, { o: definite, q: quality }),
  phrase(
    '{o!} have~ the same {s} as {p}',
    {
      if: 'matches',
      what: '$o',
      filter: { is: 'stat', stat: '$s', op: '=', than: { q: 'stat', of: '$p', stat: '$s' } },
    },
    { o: definite, s: stat, p: definite },
    { agree: 'none' },
  ),
  ...(
    [
      [{ is: 'sharesName', with: '$p' }, targeted],
      [{ is: 'sharesName', with: '$p', another: true }, () => nameOfAnother],
    ] as const
  ).flatMap(([filter, likeness]) => {
    const same = { if: 'matches', what: '$o', filter, $same: true };
    const slots = { o: definite, p: likeness };
    return [
      phrase('{o!} have~ the same name as {p}', same, slots, { agree: 'none' }),
      phrase("{o!} don't~ have the same name as {p}", { if: 'not', of: same }, slots, { agree: 'none' }),
    ];
  }),
  ...[
    { words: 'a {f}', what: { set: 'all', where: '$f' }, slots: { f: singularFilter } },
    { words: '{s}', what: '$s', slots: { s: self } },
  ].map(({ words, what, slots }) =>
    phrase(
      `{o!} have~ only one target and that target is ${words}`,
      {
        if: 'matches',
        what: '$o',
        filter: {
          is: 'and',
          of: [
            { is: 'targets', single: true },
            { is: 'targets', what },
          ],
        },
        $only: true,
      },
      { o: definite, ...slots },
      { agree: 'none' },
    ),
  ),
  phrase(
    '{o!} share~ a color with {p}',
    { if: 'matches', what: '$o', filter: { is: 'sharesColor', with: '$p' } },
    { o: definite, p: () => targeted() },
    { agree: 'none' },
  ),
  phrase(
    '{o!} are~ {q} and {r}',
    { if: 'matches', what: '$o', filter: { is: 'and', of: ['$q', '$r'], $are: 'once' } },
    { o: definite, q: quality, r: quality },
  ),
  phrase(
    '{o!} are~ {q} and are~ {r}',
    { if: 'matches', what: '$o', filter: { is: 'and', of: ['$q', '$r'], $are: true } },
    { o: definite, q: quality, r: quality },
  ),
  phrase(
    '{o!} have~ {k}',
    { if: 'matches', what: '$o', filter: { is: 'hasKeyword', keyword: '$k' } },
    { o: definite, k: keywordName },
  ),
  phrase(
    "{o!} don't~ have {k}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: { is: 'hasKeyword', keyword: '$k' } } },
    { o: definite, k: keywordName },
  ),
  phrase(
    "{o!} didn't have {k}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: { is: 'hasKeyword', keyword: '$k' } }, $was: true },
    { o: definite, k: keywordName },
  ),
  phrase(
    '{o!} entered under {p} control',
    { if: 'matches', what: '$o', filter: { is: 'controlledBy', player: '$p' }, $entered: true },
    { o: definite, p: possessive },
  ),
  phrase(
    '{o!} had {k}',
    { if: 'matches', what: '$o', filter: { is: 'hasKeyword', keyword: '$k' }, $was: true },
    { o: definite, k: keywordName },
  ),
]);
export const aCard: Rule = asking(() => cardFilter, 1);
