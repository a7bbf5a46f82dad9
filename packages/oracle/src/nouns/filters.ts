/**
 * Nouns without a determiner, as predicates: `nonbasic land`, `attacking creatures without flying you control`,
 * `green card`. 2006: 200–217 · 2009, 2011: 109, 112 · 2026: 109, 113
 *
 * A predicate is one flat list in the order of the words: adjectives, head noun, what follows it.
 */
import type { Filter, Zone } from '@rulewright/engine';
import { alt, eitherFirst, firstOf, kept, memoised, phrasesOf, series } from '../grammar/index.ts';
import type { Agreement, Parse, Printing, Reading, Rule } from '../grammar/index.ts';
import { NONE } from '../grammar/rule.ts';
import { adjective, canPrecede, isType, OUTLAW, partedByComma } from './adjectives.ts';
import { asking } from './objects.ts';
import { postmodifier } from './postmodifiers.ts';
import { apartFromLast, withLast } from './series-end.ts';
import { subtypeNoun } from './words.ts';

const phrase = phrasesOf(() => ({
  cardFilter,
  cards,
  membersAnd: members('and'),
  membersAndOr: members('and/or'),
  membersOr: members('or'),
  subtypeNoun,
}));

const type = (name: string): Rule => phrase(`${name}#`, { is: 'type', type: name });

/** A head noun for something on the battlefield or the stack. */
const head: Rule<Filter> = alt('noun', () => [
  type('creature'),
  type('artifact'),
  type('enchantment'),
  type('land'),
  type('planeswalker'),
  type('battle'),
  type('instant'),
  type('sorcery'),
  phrase('permanent#', { is: 'permanent' }),
  phrase('spell#', { is: 'spell' }),
  phrase('token#', { is: 'token' }),
  phrase('commander#', { is: 'commander' }),
  phrase('outlaw#', { ...OUTLAW, $noun: true }),
  phrase('ability#', { is: 'ability' }),
  phrase('activated ability#', { is: 'activatedAbility' }),
  phrase('triggered ability#', { is: 'triggeredAbility' }),
  phrase('activated or triggered ability#', { is: 'ability', $kinds: true }),
  phrase('{s#:subtypeNoun}', { is: 'subtype', subtype: '$s' }),
]) as Rule<Filter>;

const cardHead: Rule<Filter> = phrase('card#', { is: 'card' }) as Rule<Filter>;
const sourceHead: Rule<Filter> = phrase('source#', { is: 'any' }) as Rule<Filter>;

/** What is said of one object at most once after its noun. */
const ONCE = new Set<Filter['is']>(['controlledBy', 'ownedBy', 'castBy', 'named']);

/** Whether or not it is denied: "you control", "you don't control". */
const plainKind = (f: Filter): Filter['is'] => (f.is === 'not' ? f.of.is : f.is);

/** A modifier that ends with a noun of its own takes what follows: "that targets a permanent you control". */
function endsWithNoun(f: Filter): boolean {
  if (f.is === 'or') return endsWithNoun(f.of.at(-1) as Filter);
  if (f.is === 'not' && f.of.is === 'sharesName') return endsWithNoun(f.of);
  if (f.is === 'stat') return typeof f.than === 'object' && (f.than.q === 'count' || f.than.q === 'greatest');
  const set = (
    f.is === 'targets'
      ? f.what
      : f.is === 'attachedTo'
        ? f.to
        : f.is === 'blocking'
          ? f.whom
          : f.is === 'blockedBy'
            ? f.by
            : f.is === 'sharesName'
              ? f.with
              : undefined
  ) as { set: string } | undefined;
  return set?.set === 'all' || set?.set === 'target';
}

/** Adjectives and a head: one member of a series. */
const member: Rule<readonly Filter[]> = described(() => head);
const memberFilter: Rule<Filter> = single(member);

/**
 * In "artifact or enchantment spell" the noun is "spell" for both: a type with "spell" after it is no member beside a type
 * alone.
 */
const even = (list: readonly Filter[]): readonly Filter[] | undefined => {
  const heads = list.map((f) => (f.is === 'and' ? f.of.at(-1) : f)?.is);
  const last = list.at(-1);
  const qualified = last?.is === 'and';
  // "red instant or sorcery spell", "artifact or enchantment spell"
  if (qualified && heads.at(-1) === 'spell' && heads.some((h) => h === 'type' || h === 'subtype')) return undefined;
  // "Cleric or Wizard creature"
  if (
    qualified &&
    heads.at(-1) === 'type' &&
    isType(last.of.at(-2)) &&
    heads.slice(0, -1).every((h) => h === 'subtype') &&
    list.slice(0, -1).every((f) => canPrecede(f, (last.of.at(-1) as { type: string }).type))
  )
    return undefined;
  // "untapped artifacts and creatures": a quality of the first alone would be said last
  const first = list[0];
  const others = list.slice(1);
  if (first?.is === 'and' && first.of.slice(0, -1).some((f) => !isType(f)) && others.every((f) => f.is !== 'and'))
    return undefined;
  return list;
};
/** Whether a member of a series has adjectives of its own. */
const hasOwn = (f: Filter): boolean => f.is === 'or' && f.of.some((member) => member.is === 'and');
const members = (conjunction: string): Rule => kept<readonly Filter[]>(series(memberFilter, conjunction), even);

const heads: Rule<Filter> = alt('noun', () => [
  head,
  phrase('{l#:membersOr}', { is: 'or', of: '$l' }, { agree: 'n' }),
  phrase('{l#:membersAnd}', { is: 'or', of: '$l', $c: 'and' }, { agree: 'n' }),
  phrase('{l#:membersAndOr}', { is: 'or', of: '$l', $c: 'and/or' }, { agree: 'n' }),
]) as Rule<Filter>;

/** "Enchanted creature or enchantment creature": no creature is said to be a creature or an enchantment, nor a Vehicle or an artifact. */
const misjoined = (list: readonly Filter[]): boolean =>
  list.some(
    (f, i) =>
      f.is === 'or' &&
      list.slice(i + 1).some((one) => one.is === 'type' && !f.of.every((each) => canPrecede(each, one.type as string))),
  );

/** A list of adjectives before a head. */
function described(headRule: () => Rule<Filter>): Rule<readonly Filter[]> {
  return memoised<readonly Filter[]>({
    name: 'a noun',
    needs: () => NONE,
    first: (wording) => eitherFirst([firstOf(headRule(), wording), firstOf(adjective, wording)]),
    read(reading, at) {
      const found: Parse<readonly Filter[]>[] = [];
      const more = (list: readonly Filter[], end: number): void => {
        for (const parse of headRule().read(reading, end)) {
          // "artifact creature or black creature": adjectives do not run over members that have their own
          if (list.length > 0 && hasOwn(parse.value)) continue;
          if (parse.value.is === 'or' && isType(list.at(-1))) continue;
          if (misjoined([...list, parse.value])) continue;
          found.push({ value: [...list, parse.value], end: parse.end, agreement: parse.agreement });
        }
        const from = list.length > 0 && reading.tokens[end]?.text === ',' ? end + 1 : end;
        for (const parse of adjective.read(reading, from)) {
          if (list.length > 0 && hasOwn(parse.value)) continue;
          const before = list.at(-1);
          if (before !== undefined && partedByComma(before, parse.value) !== from > end) continue;
          more([...list, parse.value], parse.end);
        }
      };
      more([], at);
      return found;
    },
    print(printing, value, agreement) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const out: string[] = [];
      if (!sayAdjectives(printing, value.slice(0, -1), out)) return undefined;
      const said = headRule().print(printing, value.at(-1), agreement);
      return said === undefined ? undefined : { words: [...out, ...said.words], agreement: said.agreement };
    },
  });
}

function sayAdjectives(printing: Printing, list: readonly Filter[], out: string[]): boolean {
  for (let i = 0; i < list.length; i++) {
    const value = list[i] as Filter;
    const said = adjective.print(printing, value, 0);
    if (said === undefined) return false;
    const before = list[i - 1];
    if (before !== undefined && partedByComma(before, value)) out.push(',');
    out.push(...said.words);
  }
  return true;
}

/** A list of one as its element, of several as "and". */
function single(rule: Rule<readonly Filter[]>): Rule<Filter> {
  return {
    name: rule.name,
    needs: rule.needs,
    first: (wording) => firstOf(rule, wording),
    read: (reading, at) => rule.read(reading, at).map((parse) => ({ ...parse, value: conjunction(parse.value) })),
    print: (printing, value, agreement) => rule.print(printing, conjuncts(value as Filter), agreement),
  };
}

export const conjunction = (list: readonly Filter[]): Filter =>
  list.length === 1 ? (list[0] as Filter) : { is: 'and', of: list };
export const conjuncts = (value: Filter): readonly Filter[] =>
  typeof value === 'object' && value !== null && value.is === 'and' ? value.of : [value];

/** Adjectives, head, and what follows. `silent`: the head's own value is not kept ("card"), an empty list is `any`. */
function nounPhrase(name: string, headRule: () => Rule<Filter>, silent?: Filter): Rule<Filter> {
  const members = described(headRule);
  const value = (list: readonly Filter[]): Filter => {
    if (silent === undefined) return conjunction(list);
    return list.length === 0 ? { is: 'any' } : conjunction(list);
  };
  return memoised<Filter>({
    name,
    needs: () => NONE,
    first: (wording) => firstOf(members, wording),
    read(reading: Reading, at: number) {
      const found: Parse<Filter>[] = [];
      const after = (list: readonly Filter[], end: number, agreement: Agreement): void => {
        found.push({ value: value(list), end, agreement });
        for (const parse of postmodifier.read(reading, end)) {
          if (agreement !== 0 && parse.agreement !== 0 && parse.agreement !== agreement) continue;
          // nothing has two controllers: a second "… controls" belongs to a noun within the first modifier
          const kind = plainKind(parse.value);
          if (list.some((f) => plainKind(f) === kind && ONCE.has(kind))) continue;
          const before = list.at(-1);
          if (before !== undefined && ONCE.has(kind) && endsWithNoun(before)) continue;
          const series = withLast(before, parse.value);
          if (series === null) continue;
          after(series === undefined ? [...list, parse.value] : [...list.slice(0, -1), series], parse.end, agreement);
        }
      };
      for (const parse of members.read(reading, at)) {
        const list = silent === undefined ? parse.value : parse.value.slice(0, -1);
        after(list, parse.end, parse.agreement);
      }
      return found;
    },
    print(printing, given, agreement) {
      if (typeof given !== 'object' || given === null) return undefined;
      const list = (silent !== undefined && (given as Filter).is === 'any' ? [] : conjuncts(given as Filter)).flatMap(
        (f) => {
          const apart = apartFromLast(f);
          return apart === undefined ? [f] : [apart.series, ...apart.qualities];
        },
      );
      // the head is the first member that can be one with adjectives before and the rest after it
      const last = silent === undefined ? list.length - 1 : list.length;
      for (let h = 0; h <= last; h++) {
        const before = list.slice(0, h);
        const noun = silent === undefined ? [...before, list[h] as Filter] : [...before, silent];
        const said = members.print(printing, noun, agreement);
        if (said === undefined) continue;
        const out = [...said.words];
        const rest = list.slice(silent === undefined ? h + 1 : h);
        const all = rest.every((post) => {
          const after = postmodifier.print(printing, post, said.agreement);
          if (after === undefined) return false;
          out.push(...after.words);
          return true;
        });
        if (all) return { words: out, agreement: said.agreement };
      }
      return undefined;
    },
  });
}

/** `creature you control` · `artifacts and enchantments` · `spell`. Agrees in number. */
export const filter: Rule<Filter> = nounPhrase('a kind of object', () => heads);

/** `card` · `creature cards` · `nonartifact, nonland card`: "card" itself says nothing; a plain card is any. */
export const cardFilter: Rule<Filter> = nounPhrase('a kind of card', () => cardHead, { is: 'card' });

const EITHER_CARD = { is: 'or', of: ['$f', '$g'] };
const ONE_OF_THREE = { is: 'or', of: ['$f', '$g', '$h'] };
/** Cards of one kind or another: `basic land card or Desert card` · `Angel card, a Demon card, or a Dragon card`. */
export const eitherCard: Rule<Filter> = alt<Filter>('kinds of cards', () => [
  phrase<Filter>('{f#:cardFilter} or {g#:cardFilter}', { ...EITHER_CARD, $c: 'cards' }, { agree: 'n' }),
  phrase<Filter>('{f#:cards} and/or {g#:cards}', { ...EITHER_CARD, $c: 'some' }, { agree: 'n' }),
  phrase<Filter>('{f#:cardFilter} or a {g#:cardFilter}', { ...EITHER_CARD, $c: 'a' }, { agree: 'n' }),
  phrase<Filter>(
    '{f#:cardFilter}, a {g#:cardFilter}, or a {h#:cardFilter}',
    { ...ONE_OF_THREE, $c: 'a' },
    { agree: 'n' },
  ),
]);
const cards = (): Rule => asking(() => cardFilter, 2);
/** Those, or one kind. */
export const cardKinds: Rule<Filter> = alt<Filter>('kinds of cards', () => [cardFilter, eitherCard]);

/** Like `cardFilter`, where it matters that a token is no card: "card" is kept. */
export const cardInEvent: Rule<Filter> = nounPhrase('a kind of card', () => cardHead);

/** `red source you control`: "source" itself says nothing. */
export const sourceFilter: Rule<Filter> = nounPhrase('a kind of source', () => sourceHead, { is: 'any' });

/** Which zones objects of that kind are in when the words name none: spells and abilities are on the stack. */
export function zoneOfKind(value: Filter): 'stack' | 'both' | undefined {
  switch (value.is) {
    case 'spell':
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
      return 'stack';
    case 'and': {
      return value.of.some((f) => zoneOfKind(f) === 'stack')
        ? 'stack'
        : value.of.some((f) => f.is === 'or' && zoneOfKind(f) === 'both')
          ? 'both'
          : undefined;
    }
    case 'or': {
      const zones = value.of.map(zoneOfKind);
      if (zones.every((z) => z === 'stack')) return 'stack';
      return zones.some((z) => z !== undefined) ? 'both' : undefined;
    }
    default: // other qualities do not say a zone
      return undefined;
  }
}

/** A noun by kinds alone: "those creatures with flying" would be some of those. */
const KINDS: readonly Filter['is'][] = ['type', 'subtype', 'permanent', 'card', 'spell', 'token'];
export const byKindsAlone = (f: Filter): Filter | undefined =>
  typeof f === 'object' && f !== null && conjuncts(f).every(({ is }) => KINDS.includes(is)) ? f : undefined;

/** Objects by kind and place. */
export interface Described {
  where: Filter;
  zone?: Zone | readonly Zone[];
  of?: unknown;
}
