/** Noun phrases for what is chosen when something is carried out: `a creature`, `another Goblin`, `one of them`. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { alt, lazy, map, phrasesOf, SUBJECT, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, cardKinds, conjunction, conjuncts, eitherCard } from './filters.ts';
import type { Described } from './filters.ts';
import { chosenTogether } from './chosen-together.ts';
import { cardName } from './names.ts';
import { howMany } from './numbers.ts';
import { anaphora, definite, kind, ONE, othersThisWay, plainMany, singularKind } from './objects.ts';
import type { SurfaceObject } from './objects.ts';
import { chooser, possessive } from './players.ts';
import { inZone } from './zones.ts';

const phrase = phrasesOf(() => ({
  anaphora,
  cardFilter,
  cardKinds,
  cardName,
  chooser,
  definite,
  eitherCard,
  howMany,
  inZone,
  kind,
  otherKind,
  othersThisWay,
  possessive,
  someOf,
}));

/** The hand that was revealed or looked at. */
const SHOWN = { set: 'that', noun: { is: 'any' }, how: 'shown' };
/** Something to be chosen when it is carried out: `a creature`, `two Islands you control`, `a card from your hand`. */
export const indefinite: Rule<SurfaceObject> = alt('something chosen', () => [
  phrase(
    '{n#:howMany} {k#:kind}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n' },
    { agree: 'n' },
  ),
  phrase(
    'another {k#:otherKind}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: ONE, $d: 'another' },
    { agree: 'n' },
  ),
  phrase('{n#:howMany} {t#:othersThisWay}', { set: 'choice', by: SUBJECT, from: '$t', count: '$n' }, { agree: 'n' }),
  phrase(
    '{n#:howMany} {k#:kind} of {by:possessive} choice',
    { set: 'choice', by: '$by', from: { set: 'all', '...': '$k' }, count: '$n', $of: 'choice' },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {f#:cardFilter} of {by:chooser} choice {z:inZone}',
    {
      set: 'choice',
      by: '$by',
      from: { set: 'all', where: '$f', '...': '$z' },
      count: '$n',
      $of: 'choice',
      $place: 'last',
    },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {k#:kind} ($said:at random|chosen at random)',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n', random: true },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {f#:cardFilter} ($said:at random|chosen at random) {z:inZone}',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: '$f', '...': '$z' },
      count: '$n',
      random: true,
      $place: 'last',
    },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {f#:cardKinds} from among {o:anaphora}',
    { set: 'choice', by: SUBJECT, from: { set: 'where', of: '$o', filter: '$f' }, count: '$n', $among: true },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {f#:eitherCard} {z:inZone}',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: '$f', '...': '$z' },
      count: '$n',
      $kinds: true,
    },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {f#:cardFilter} from it',
    { set: 'choice', by: SUBJECT, from: { set: 'where', of: SHOWN, filter: '$f' }, count: '$n', $among: 'it' },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {f#:cardFilter} you own from outside the game',
    { set: 'choice', by: SUBJECT, from: { set: 'all', where: '$f', zone: 'outside', of: { who: 'you' } }, count: '$n' },
    { agree: 'n' },
  ),
  phrase(
    '{n#:howMany} {f#:cardFilter} you own named {g:cardName} from outside the game',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: { '&': ['$f', { is: 'named', name: '$g' }] }, zone: 'outside', of: { who: 'you' } },
      count: '$n',
      $own: 'first',
    },
    { agree: 'n' },
  ),
  phrase(
    'a {f:cardFilter} or a {g:cardFilter} {z:inZone}',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: { is: 'or', of: ['$f', '$g'], $c: 'a' }, '...': '$z' },
      count: ONE,
      $d: 'a or a',
    },
    { agree: 'none' },
  ),
  ...chosenTogether(),
  phrase(
    '{n#:someOf} of {o:definite} [random: at random]',
    { set: 'choice', by: SUBJECT, from: '$o', count: '$n', random: '$random', $d: 'of' },
    { agree: 'n' },
  ),
]) as Rule<SurfaceObject>;

const upToOneOf = (f: unknown): object => ({
  set: 'choice',
  by: SUBJECT,
  from: { set: 'where', of: '$o', filter: f },
  count: { min: 0, max: 1 },
});
/** `a creature card and/or a land card from among them`: one of each, or of one kind alone. */
export const oneOfEachKind: Rule = alt('one of each kind', () => [
  phrase(
    'a {f:cardFilter} and/or a {g:cardFilter} from among {o:anaphora}',
    { set: 'union', of: [upToOneOf('$f'), upToOneOf('$g')], $andOr: true },
    { agree: 'none' },
  ),
  phrase(
    'a {f:cardFilter}, a {g:cardFilter}, and/or a {h:cardFilter} from among {o:anaphora}',
    { set: 'union', of: [upToOneOf('$f'), upToOneOf('$g'), upToOneOf('$h')], $andOr: true },
    { agree: 'none' },
  ),
]);

const someOf: Rule = alt('some', () => [words('one', { one: ONE }, 1), plainMany, anyNumber]);
/** "Any number of them": without another "of". */
const anyNumber: Rule = words('any number', { 'any number': { min: 0, max: null, $of: 'once' } }, 2);

/** "another Goblin": `other` goes first among what the filter says. */
export const otherKind: Rule = map<Described, Described>(
  lazy(() => singularKind),
  // among exiled cards "another" is other than one of those
  (value) =>
    value.zone === 'exile' ? undefined : { ...value, where: conjunction([{ is: 'other' }, ...conjuncts(value.where)]) },
  (value) => {
    const list = typeof value === 'object' && value?.where !== undefined ? conjuncts(value.where) : [];
    return list.length > 1 && list[0]?.is === 'other' ? { ...value, where: conjunction(list.slice(1)) } : undefined;
  },
);
