/** Noun phrases for what is chosen when something is carried out: `a creature`, `another Goblin`, `one of them`. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { alt, lazy, map, phrase, SUBJECT, words } from '../grammar/index.ts';
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

/** The hand that was revealed or looked at. */
const SHOWN = { set: 'that', noun: { is: 'any' }, how: 'shown' };
/** Something to be chosen when it is carried out: `a creature`, `two Islands you control`, `a card from your hand`. */
export const indefinite: Rule<SurfaceObject> = alt('something chosen', () => [
  phrase(
    '{n#} {k#}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n' },
    { n: howMany, k: kind },
    { agree: 'n' },
  ),
  phrase(
    'another {k#}',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: ONE, $d: 'another' },
    { k: otherKind },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {t#}',
    { set: 'choice', by: SUBJECT, from: '$t', count: '$n' },
    { n: howMany, t: () => othersThisWay },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {k#} of {by} choice',
    { set: 'choice', by: '$by', from: { set: 'all', '...': '$k' }, count: '$n', $of: 'choice' },
    { n: howMany, k: kind, by: possessive },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {f#} of {by} choice {z}',
    {
      set: 'choice',
      by: '$by',
      from: { set: 'all', where: '$f', '...': '$z' },
      count: '$n',
      $of: 'choice',
      $place: 'last',
    },
    { n: howMany, f: cardFilter, z: inZone, by: chooser },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {k#} ($said:at random|chosen at random)',
    { set: 'choice', by: SUBJECT, from: { set: 'all', '...': '$k' }, count: '$n', random: true },
    { n: howMany, k: kind },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {f#} ($said:at random|chosen at random) {z}',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: '$f', '...': '$z' },
      count: '$n',
      random: true,
      $place: 'last',
    },
    { n: howMany, f: cardFilter, z: inZone },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {f#} from among {o}',
    { set: 'choice', by: SUBJECT, from: { set: 'where', of: '$o', filter: '$f' }, count: '$n', $among: true },
    { n: howMany, f: cardKinds, o: anaphora },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {f#} {z}',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: '$f', '...': '$z' },
      count: '$n',
      $kinds: true,
    },
    { n: howMany, f: eitherCard, z: inZone },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {f#} from it',
    { set: 'choice', by: SUBJECT, from: { set: 'where', of: SHOWN, filter: '$f' }, count: '$n', $among: 'it' },
    { n: howMany, f: cardFilter },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {f#} you own from outside the game',
    { set: 'choice', by: SUBJECT, from: { set: 'all', where: '$f', zone: 'outside', of: { who: 'you' } }, count: '$n' },
    { n: howMany, f: cardFilter },
    { agree: 'n' },
  ),
  phrase(
    '{n#} {f#} you own named {g} from outside the game',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: { '&': ['$f', { is: 'named', name: '$g' }] }, zone: 'outside', of: { who: 'you' } },
      count: '$n',
      $own: 'first',
    },
    { n: howMany, f: cardFilter, g: cardName },
    { agree: 'n' },
  ),
  phrase(
    'a {f} or a {g} {z}',
    {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: { is: 'or', of: ['$f', '$g'], $c: 'a' }, '...': '$z' },
      count: ONE,
      $d: 'a or a',
    },
    { f: cardFilter, g: cardFilter, z: inZone },
    { agree: 'none' },
  ),
  ...chosenTogether(),
  phrase(
    '{n#} of {o} [random: at random]',
    { set: 'choice', by: SUBJECT, from: '$o', count: '$n', random: '$random', $d: 'of' },
    { n: someOf, o: definite },
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
    'a {f} and/or a {g} from among {o}',
    { set: 'union', of: [upToOneOf('$f'), upToOneOf('$g')], $andOr: true },
    { f: cardFilter, g: cardFilter, o: anaphora },
    { agree: 'none' },
  ),
  phrase(
    'a {f}, a {g}, and/or a {h} from among {o}',
    { set: 'union', of: [upToOneOf('$f'), upToOneOf('$g'), upToOneOf('$h')], $andOr: true },
    { f: cardFilter, g: cardFilter, h: cardFilter, o: anaphora },
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
