/** What something has in common with something else: colors, types, a name. 2006: 201, 212 · 2009, 2011, 2026: 105, 201, 205 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { yourCommander } from './commanders.ts';
import { conjuncts } from './filters.ts';
import { definite, kind, objectPossessive } from './objects.ts';
import { possessive } from './players.ts';

/** What something is shared with: of several any one. */
const anyOf = (): Rule => anyOfRule;
const either = { k: () => kind, l: () => kind };
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
  phrase('a {k#}', { set: 'all', '...': '$k', $d: 'a' }, { k: () => kind }),
  phrase('a {k#} or a {l#}', ONE_OF_TWO, either),
]);
/** "The same name as another creature you control or a creature card in your graveyard". */
export const nameOfAnother: Rule = alt('the name of another', () => [
  phrase('another {k#}', { set: 'all', '...': '$k' }, { k: () => kept(kind as Rule<{ where?: Filter }>, exceptNone) }),
  phrase('another {k#} or a {l#}', ONE_OF_TWO, either),
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
  phrase('that share~# a color with {o}', { is: 'sharesColor', with: '$o' }, { o: anyOf }, { agree: 'n' }),
  phrase(
    "that don't~# share a color with {o}",
    { is: 'not', of: { is: 'sharesColor', with: '$o' } },
    { o: anyOf },
    { agree: 'n' },
  ),
  phrase('of each of {o} colors', { is: 'sharesColor', with: '$o', $each: true }, { o: () => objectPossessive }),
  phrase(
    'that share~# a creature type with {o}',
    { is: 'sharesType', with: '$o', of: 'creature' },
    { o: anyOf },
    { agree: 'n' },
  ),
  phrase(
    "that don't~# share a creature type with {o}",
    { is: 'not', of: { is: 'sharesType', with: '$o', of: 'creature' } },
    { o: anyOf },
    { agree: 'n' },
  ),
  ...(['card', 'permanent'] as const).map((of) =>
    phrase(`that share~# a ${of} type with {o}`, { is: 'sharesType', with: '$o', of }, { o: anyOf }, { agree: 'n' }),
  ),
  phrase(
    'that share~# a color or <mana value> with {o}',
    {
      is: 'or',
      of: [
        { is: 'sharesColor', with: '$o' },
        { is: 'stat', stat: 'manaValue', op: '=', than: VALUE_IF_ANY },
      ],
      $value: true,
    },
    { o: definite },
    { agree: 'n' },
  ),
  phrase(
    'that share~# one of {t} with {o}',
    { is: 'sharesType', of: 'card', among: '$t', with: '$o' },
    { t: thoseTypes, o: anyOf },
    { agree: 'n' },
  ),
  phrase(
    'that share~# at least one creature type with {o}',
    { is: 'sharesType', with: '$o', of: 'creature', $least: true },
    { o: definite },
    { agree: 'n' },
  ),
  phrase('with the same name as {o}', { is: 'sharesName', with: '$o' }, { o: anyOf }),
  ...(
    [
      [anyOf, {}],
      [() => nameOfAnother, { another: true }],
    ] as const
  ).map(([o, another]) =>
    phrase(
      "that don't~# have the same name as {o}",
      { is: 'not', of: { is: 'sharesName', with: '$o', ...another } },
      { o },
      { agree: 'n' },
    ),
  ),
  phrase(
    'with the same name as another card in {p} hand',
    {
      is: 'sharesName',
      with: { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$p' },
      another: true,
      $hand: true,
    },
    { p: possessive },
    { agree: 'none' },
  ),
  phrase('with the same name as {o}', { is: 'sharesName', with: '$o', another: true }, { o: () => nameOfAnother }),
]) as Rule<Filter>;
