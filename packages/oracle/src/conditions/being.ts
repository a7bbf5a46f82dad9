/** Conditions about what an object is or has. 2006: 404.3 · 2009, 2011, 2026: 603.4, 611.3 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { cardFilter } from '../nouns/filters.ts';
import { asking, self, singularFilter } from '../nouns/objects.ts';
import { targeted } from '../nouns/postmodifiers.ts';
import { nameOfAnother } from '../nouns/sharing.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ aCard, targeted: targeted() }));

/** "it's red", "~ is untapped". */
export const being: Rule = alt('is', () => [
  phrase("($it:it's|he's|she's) {q:quality}", { if: 'matches', what: { set: 'it' }, filter: '$q' }),
  phrase("it's not {q:quality}", { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$q' }, $not: true }),
  phrase("it isn't {q:quality}", { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$q' } }),
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
  phrase('it devoured a {f:singularFilter}', {
    if: 'compare',
    left: { q: 'count', of: { set: 'where', of: { set: 'devoured' }, filter: '$f' } },
    op: '≥',
    right: 1,
    $devoured: true,
  }),
  phrase('{o!:definite} are~ {q:quality}', { if: 'matches', what: '$o', filter: '$q' }),
  phrase("{o!:definite} aren't~ {q:quality}", { if: 'not', of: { if: 'matches', what: '$o', filter: '$q' } }),
  phrase('you controlled it', {
    if: 'matches',
    what: { set: 'it' },
    filter: { is: 'controlledBy', player: { who: 'you' } },
    $was: true,
  }),
  phrase("it's a {f:singularFilter}", { if: 'matches', what: { set: 'it' }, filter: '$f', $a: true }),
  phrase("it's a {f:aCard}", { if: 'matches', what: { set: 'it' }, filter: '$f', $a: 'card' }),
  phrase("it isn't a {f:singularFilter}", {
    if: 'not',
    of: { if: 'matches', what: { set: 'it' }, filter: '$f', $a: true },
  }),
  phrase("it isn't a {f:aCard}", { if: 'not', of: { if: 'matches', what: { set: 'it' }, filter: '$f', $a: 'card' } }),
  phrase("it's not a {f:singularFilter}", {
    if: 'not',
    of: { if: 'matches', what: { set: 'it' }, filter: '$f', $a: true },
    $not: true,
  }),
  phrase('{o!:definite} are~ enchanted by {n:number} or more Auras', {
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
  }),
  phrase(
    '{o:objectPossessive} {s:stat} is even',
    { if: 'matches', what: '$o', filter: { is: 'parity', stat: '$s' } },
    { agree: 'none' },
  ),
  phrase(
    '{o:objectPossessive} {s:stat} is odd',
    { if: 'matches', what: '$o', filter: { is: 'parity', stat: '$s', odd: true } },
    { agree: 'none' },
  ),
  phrase('{o!:definite} are~ a {f:singularFilter}', { if: 'matches', what: '$o', filter: '$f', $a: true }),
  phrase('{o!:definite} are~ a {f:aCard}', { if: 'matches', what: '$o', filter: '$f', $a: 'card' }),
  phrase('{o!:definite} are~ a {f:singularFilter} or a {g:singularFilter}', {
    if: 'matches',
    what: '$o',
    filter: { is: 'or', of: ['$f', '$g'] },
    $a: 'each',
  }),
  phrase("{o!:definite} aren't~ a {f:singularFilter}", {
    if: 'not',
    of: { if: 'matches', what: '$o', filter: '$f', $a: true },
  }),
  phrase("{o!:definite} aren't~ a {f:aCard}", {
    if: 'not',
    of: { if: 'matches', what: '$o', filter: '$f', $a: 'card' },
  }),
  phrase('{o!:definite} <was> a {f:singularFilter}', { if: 'matches', what: '$o', filter: '$f', $a: true, $was: true }),
  phrase('{o!:definite} <was> a {f:aCard}', { if: 'matches', what: '$o', filter: '$f', $a: 'card', $was: true }),
  phrase(
    "{o!:definite} wasn't a {f:singularFilter}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: '$f', $a: true, $was: true } },
    { agree: 'none' },
  ),
  phrase(
    "{o!:definite} wasn't a {f:aCard}",
    { if: 'not', of: { if: 'matches', what: '$o', filter: '$f', $a: 'card', $was: true } },
    { agree: 'none' },
  ),
  phrase('{o!:definite} <was> {q:quality}', { if: 'matches', what: '$o', filter: '$q', $was: true }),
  phrase(
    '{o!:definite} have~ the same {s:stat} as {p:definite}',
    {
      if: 'matches',
      what: '$o',
      filter: { is: 'stat', stat: '$s', op: '=', than: { q: 'stat', of: '$p', stat: '$s' } },
    },
    { agree: 'none' },
  ),
  ...(
    [
      [{ is: 'sharesName', with: '$p' }, targeted],
      [{ is: 'sharesName', with: '$p', another: true }, () => nameOfAnother],
    ] as const
  ).flatMap(([filter, likeness]) => {
    const withLikeness = phrase.with({ likeness });
    const same = { if: 'matches', what: '$o', filter, $same: true };
    return [
      withLikeness('{o!:definite} have~ the same name as {p:likeness}', same, { agree: 'none' }),
      withLikeness(
        "{o!:definite} don't~ have the same name as {p:likeness}",
        { if: 'not', of: same },
        { agree: 'none' },
      ),
    ];
  }),
  ...[
    { words: 'a {f}', what: { set: 'all', where: '$f' }, slots: { f: singularFilter } },
    { words: '{s}', what: '$s', slots: { s: self } },
  ].map(({ words, what, slots }) =>
    phrase.with(slots)(
      `{o!:definite} have~ only one target and that target is ${words}`,
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
      { agree: 'none' },
    ),
  ),
  phrase(
    '{o!:definite} share~ a color with {p:targeted}',
    { if: 'matches', what: '$o', filter: { is: 'sharesColor', with: '$p' } },
    { agree: 'none' },
  ),
  phrase('{o!:definite} are~ {q:quality} and {r:quality}', {
    if: 'matches',
    what: '$o',
    filter: { is: 'and', of: ['$q', '$r'], $are: 'once' },
  }),
  phrase('{o!:definite} are~ {q:quality} and are~ {r:quality}', {
    if: 'matches',
    what: '$o',
    filter: { is: 'and', of: ['$q', '$r'], $are: true },
  }),
  phrase('{o!:definite} have~ {k:keywordName}', {
    if: 'matches',
    what: '$o',
    filter: { is: 'hasKeyword', keyword: '$k' },
  }),
  phrase("{o!:definite} don't~ have {k:keywordName}", {
    if: 'not',
    of: { if: 'matches', what: '$o', filter: { is: 'hasKeyword', keyword: '$k' } },
  }),
  phrase("{o!:definite} didn't have {k:keywordName}", {
    if: 'not',
    of: { if: 'matches', what: '$o', filter: { is: 'hasKeyword', keyword: '$k' } },
    $was: true,
  }),
  phrase('{o!:definite} entered under {p:possessive} control', {
    if: 'matches',
    what: '$o',
    filter: { is: 'controlledBy', player: '$p' },
    $entered: true,
  }),
  phrase('{o!:definite} had {k:keywordName}', {
    if: 'matches',
    what: '$o',
    filter: { is: 'hasKeyword', keyword: '$k' },
    $was: true,
  }),
]);
export const aCard: Rule = asking(() => cardFilter, 1);
