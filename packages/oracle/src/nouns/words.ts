/** Single words of nouns: colours, types, supertypes, subtypes, keywords, zones. 2006: 104, 200–217 · 2009, 2011, 2026: 105, 205, 400 */
import { KEYWORDS } from '@rulewright/engine/keywords';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import type { CardType, Color, KeywordName, Supertype, Zone } from '@rulewright/engine';
import { plural } from '../grammar/agreement.ts';
import type { Agreement } from '../grammar/agreement.ts';
import { SELF_NOUNS } from '../wordings/words.ts';
import { NONE, want } from '../grammar/rule.ts';
import { alt, firstTested, terminal, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  ARTIFACT_TYPES,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
} from './subtypes.ts';

export const COLOR_NAMES: Record<string, Color> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
export const color: Rule<Color> = words('colour', COLOR_NAMES);

export const TYPE_NAMES: Record<string, CardType> = {
  artifact: 'artifact',
  battle: 'battle',
  creature: 'creature',
  enchantment: 'enchantment',
  instant: 'instant',
  land: 'land',
  planeswalker: 'planeswalker',
  sorcery: 'sorcery',
  tribal: 'kindred',
};
export const SUPERTYPE_NAMES: Record<string, Supertype> = {
  basic: 'basic',
  legendary: 'legendary',
  snow: 'snow',
  world: 'world',
};
export const cardType: Rule<CardType> = words('card type', TYPE_NAMES);
export const supertype: Rule<Supertype> = words('supertype', SUPERTYPE_NAMES);

export const SUBTYPES: ReadonlySet<string> = new Set([
  ...CREATURE_TYPES,
  ...LAND_TYPES,
  ...ARTIFACT_TYPES,
  ...ENCHANTMENT_TYPES,
  ...SPELL_TYPES,
  ...PLANESWALKER_TYPES,
]);
const SINGULAR = new Map([...SUBTYPES].map((subtype) => [plural(subtype), subtype]));

/** The only subtypes of several words. */
const OF_TWO_WORDS = { 'Time Lord': 'Time Lord' };
/** A subtype in the singular. */
export const subtype: Rule<string> = alt<string>('subtype', () => [
  terminal<string>(
    'subtype',
    (token) => (SUBTYPES.has(token.text) ? token.text : undefined),
    (value) => (SUBTYPES.has(value) ? value : undefined),
  ),
  words<string>('subtype', OF_TWO_WORDS),
]);
export const creatureType: Rule<string> = limited('creature type', CREATURE_TYPES);
export const basicLandType: Rule<string> = limited('basic land type', BASIC_LAND_TYPES);

function limited(name: string, list: readonly string[]): Rule<string> {
  const set = new Set(list);
  return terminal(
    name,
    (token) => (set.has(token.text) ? token.text : undefined),
    (value) => (set.has(value) ? value : undefined),
  );
}

/** A subtype as a noun: `Goblin`, `Goblins`. */
export const subtypeNoun: Rule<string> = alt<string>('subtype', () => [
  ofOneWord,
  words<string>('subtype', OF_TWO_WORDS, 1),
  words<string>('subtypes', { 'Time Lords': 'Time Lord' }, 2),
]);
const ofOneWord: Rule<string> = {
  name: 'subtype',
  needs: () => NONE,
  first: firstTested(({ text }) => SUBTYPES.has(text) || SINGULAR.has(text)),
  read(reading, at) {
    const text = reading.tokens[at]?.text;
    if (text !== undefined) {
      const one = SUBTYPES.has(text);
      const several = SINGULAR.get(text);
      const agreement: Agreement = one && several !== undefined ? 0 : one ? 1 : 2;
      const value = one ? text : several;
      if (value !== undefined) return [{ value, end: at + 1, agreement }];
    }
    want(reading, at, 'a subtype');
    return NONE;
  },
  print(_, value, agreement) {
    if (typeof value !== 'string' || !SUBTYPES.has(value)) return undefined;
    return { words: [agreement === 2 ? plural(value) : value], agreement: agreement === 2 ? 2 : 1 };
  },
};

/** A keyword by its name alone: `flying`, `first strike`. */
export const keywordName: Rule<KeywordName> = words(
  'keyword',
  Object.fromEntries(KEYWORDS.filter(({ name }) => name !== 'substance').map(({ name }) => [name, name])) as Record<
    string,
    KeywordName
  >,
);

/** Zones that are some player's. */
export const ownZone: Rule<Zone> = words<Zone>('zone', { graveyard: 'graveyard', hand: 'hand', library: 'library' });

/** What a card calls itself: `this creature`. */
export const selfNoun = words('itself', Object.fromEntries(SELF_NOUNS.map((noun) => [noun, noun])));
