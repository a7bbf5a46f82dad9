/**
 * What lists name among the cards of a deck that is none of it: tokens, which whole lists of a product hold, and planes and schemes, which have decks
 * of their own. 2006: 216.2 · 2009: 110.5d, 901.3 · 2011: 110.5e, 901.3, 904.3 · 2026: 111.6, 901.3, 904.3
 */
import type { CardDefinition } from '@rulewright/engine';
import { everyNode } from '@rulewright/engine/vocabulary';
import type { CardSource } from './card-source.ts';
import type { CardText } from './card-text.ts';
import { nameKey } from './names.ts';

const OTHER_DECKS: Readonly<Record<string, string>> = {
  Plane: 'a plane card, which a planar deck holds',
  Phenomenon: 'a phenomenon card, which a planar deck holds',
  Scheme: 'a scheme card, which a scheme deck holds',
};

/** What kind of card it is that other decks hold; undefined: it may be in this one. */
export const ofOtherDeck = ({ types }: CardText): string | undefined =>
  types.map((type) => OTHER_DECKS[type]).find((kind) => kind !== undefined);

const tokens = new WeakMap<CardSource, ReadonlySet<string>>();

/** Whether the source knows the name as a token's. */
function isKnownToken(source: CardSource, name: string): boolean {
  const known =
    tokens.get(source) ??
    new Set(source.excluded().flatMap((one) => (one.reason === 'a token' ? [nameKey(one.name)] : [])));
  tokens.set(source, known);
  return known.has(nameKey(name));
}

interface Token {
  readonly name?: string;
  readonly subtypes: readonly string[];
}

/** The names of tokens that a card creates: their own, else their subtypes (2006: 216.1 · 2009, 2011: 110.5c · 2026: 111.4, which adds the word “Token”). */
export const tokensOf = ({ faces }: Pick<CardDefinition, 'faces'>): readonly string[] =>
  everyNode(faces).flatMap(({ token }) => {
    const made = token as Token | undefined;
    return Array.isArray(made?.subtypes) ? [made.name ?? made.subtypes.join(' ')] : [];
  });

/** A printing of a set of tokens stands before or behind the name: `[TMOM:2]`, `(TMOM) 2`. */
const TOKEN_SET = /[[(]T[A-Z0-9]{3}[:\])]/;

/** Whether a name that is no card's is a token's: by its set, by the source, or because a card of the list creates it. */
export function isToken(name: string, line: string, source: CardSource, created: () => ReadonlySet<string>): boolean {
  const bare = name.replace(/ token$/i, '');
  return TOKEN_SET.test(line) || isKnownToken(source, bare) || created().has(nameKey(bare));
}
