/** What something has in common with something else: colors, types, a name. 2006: 201, 212 · 2009, 2011, 2026: 105, 201, 205 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { yourCommander } from './commanders.ts';
import { conjuncts } from './filters.ts';
import { definite, kind, objectPossessive } from './objects.ts';
import { possessive } from './players.ts';

const phrase = phrasesOf(() => ({
  anyOf,
  definite,
  kind,
  kindExceptNone: kept(kind as Rule<{ where?: Filter }>, exceptNone),
  nameOfAnother,
  objectPossessive,
  possessive,
  thoseTypes,
}));

/** What something is shared with: of several any one. */
const anyOf = (): Rule => anyOfRule;
const ONE_OF_TWO = {
  set: 'union',
  of: [
    { set: 'all', '...': '$k' },
    { set: 'all', '...': '$l' },
  ],
  $d: 'or',
};
const anyOfRule: Rule = alt('what it is shared with', () => [
  definite,
  yourCommander,
  phrase('a {k#:kind}', { set: 'all', '...': '$k', $d: 'a' }),
  phrase('a {k#:kind} or a {l#:kind}', ONE_OF_TWO),
]);
/** "The same name as another creature you control or a creature card in your graveyard". */
export const nameOfAnother: Rule = alt('the name of another', () => [
  phrase('another {k#:kindExceptNone}', { set: 'all', '...': '$k' }),
  phrase('another {k#:kind} or a {l#:kind}', ONE_OF_TWO),
]);
/** ", except for …" is said of the whole noun, not of what is within it. */
const exceptNone = <T extends { where?: Filter }>(value: T): T | undefined =>
  conjuncts(value.where ?? { is: 'any' }).some((f) => (f as { $than?: unknown }).$than === 'but') ? undefined : value;
/** What is not there has no mana value, not one of 0. */
const VALUE_IF_ANY = {
  q: 'if',
  condition: { if: 'exists', what: '$o' },
  then: { q: 'stat', stat: 'manaValue', of: '$o' },
  else: -1,
};
/** The card types that the noun of another target names (`references/those-types.ts`). */
const thoseTypes: Rule = {
  ...words('those types', { 'those types': 'those' }),
  print: (_, value) => (value === undefined ? undefined : { words: ['those', 'types'], agreement: 0 }),
};

export const sharing: Rule<Filter> = alt('what is shared', () => [
  phrase('that share~# a color with {o:anyOf}', { is: 'sharesColor', with: '$o' }, { agree: 'n' }),
  phrase(
    "that don't~# share a color with {o:anyOf}",
    { is: 'not', of: { is: 'sharesColor', with: '$o' } },
    { agree: 'n' },
  ),
  phrase('of each of {o:objectPossessive} colors', { is: 'sharesColor', with: '$o', $each: true }),
  phrase(
    'that share~# a creature type with {o:anyOf}',
    { is: 'sharesType', with: '$o', of: 'creature' },
    { agree: 'n' },
  ),
  phrase(
    "that don't~# share a creature type with {o:anyOf}",
    { is: 'not', of: { is: 'sharesType', with: '$o', of: 'creature' } },
    { agree: 'n' },
  ),
  ...(['card', 'permanent'] as const).map((of) =>
    phrase(`that share~# a ${of} type with {o:anyOf}`, { is: 'sharesType', with: '$o', of }, { agree: 'n' }),
  ),
  phrase(
    'that share~# a color or <mana value> with {o:definite}',
    {
      is: 'or',
      of: [
        { is: 'sharesColor', with: '$o' },
        { is: 'stat', stat: 'manaValue', op: '=', than: VALUE_IF_ANY },
      ],
      $value: true,
    },
    { agree: 'n' },
  ),
  phrase(
    'that share~# one of {t:thoseTypes} with {o:anyOf}',
    { is: 'sharesType', of: 'card', among: '$t', with: '$o' },
    { agree: 'n' },
  ),
  phrase(
    'that share~# at least one creature type with {o:definite}',
    { is: 'sharesType', with: '$o', of: 'creature', $least: true },
    { agree: 'n' },
  ),
  phrase('with the same name as {o:anyOf}', { is: 'sharesName', with: '$o' }),
  ...(
    [
      [anyOf, {}],
      [() => nameOfAnother, { another: true }],
    ] as const
  ).map(([o, another]) =>
    phrase.with({ o })(
      "that don't~# have the same name as {o}",
      { is: 'not', of: { is: 'sharesName', with: '$o', ...another } },
      { agree: 'n' },
    ),
  ),
  phrase(
    'with the same name as another card in {p:possessive} hand',
    {
      is: 'sharesName',
      with: { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$p' },
      another: true,
      $hand: true,
    },
    { agree: 'none' },
  ),
  phrase('with the same name as {o:nameOfAnother}', { is: 'sharesName', with: '$o', another: true }),
]) as Rule<Filter>;
