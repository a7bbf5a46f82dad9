/**
 * The number of the rule by which something is refused, in the edition's numbering: of the procedure, or of the keyword that forbids it.
 * 2006: 104.4, 212.2a–7a, 308.2a, 309.2a, 401.1b, 403, 409.1, 409.4, 500, 502 · 2009: 101.2, 107.5, 115.1, 116, 301–307, 508.1, 509.1, 601–602, 702
 * 2011: 101.2, 107.5, 116.1, 117, 301–307, 508.1, 509.1, 601–602, 702 · 2026: 101.2, 107.5, 117.1, 118, 301–310, 508.1, 509.1, 601–602, 702
 */
import type { StaticAbility } from '../vocabulary/abilities.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';
import type { CardType } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { Characteristics } from '../state/state.ts';
import type { KeywordRules } from '../abilities/keywords/definition.ts';
import { numbers } from '../abilities/keywords/terms.ts';
import { abilityAt } from '../abilities/lookup.ts';
import type { ActiveSource } from '../continuous/derived.ts';
import { isType } from '../meaning/filter.ts';

const RULES = {
  priority: numbers('408.1c', '115.1', '116.1', '117.1'),
  /** when a land is played, and from where */
  land: numbers('212.6a', '305.1', '305.1', '305.1'),
  landTurn: numbers('212.6a', '305.3', '305.3', '305.3'),
  landPlayed: numbers('212.6b', '305.2', '305.2', '305.2b'),
  landProhibited: numbers('212.6b', '101.2', '101.2', '101.2'),
  place: numbers(null, null, null, '601.3'),
  castProhibited: numbers('409.4', '601.5', '601.5', '601.3'),
  legend: numbers(null, null, null, '205.4e'),
  noManaCost: numbers('401.1b', '116.6', '117.6', '118.6'),
  targets: numbers('409.1c', '601.2c', '601.2c', '601.2c'),
  untargetable: numbers('103.2', '101.2', '101.2', '101.2'),
  cost: numbers('409.1h', '116.3', '117.3', '118.3'),
  tapped: numbers('104.4', '107.5', '107.5', '107.5'),
  controller: numbers('403.2', '602.2', '602.2', '602.2'),
  range: numbers('601.6', '801.6', '801.6', '801.6'),
  loyalty: numbers(null, '606.3', '606.3', '606.3'),
  sorceryAbility: numbers('403.5', '602.5d', '602.5d', '602.5d'),
  instantAbility: numbers('403.5', '602.5e', '602.5e', '602.5e'),
  sick: numbers('403.4', '602.5a', '602.5a', '602.5a'),
  used: numbers('403.3', '602.5b', '602.5b', '602.5b'),
  abilityProhibited: numbers('409.4', '602.5', '602.5', '602.5'),
  attacker: numbers('308.2a', '508.1a', '508.1a', '508.1a'),
  attackRestricted: numbers('500.2', '508.1c', '508.1c', '508.1c'),
  blocker: numbers('309.2a', '509.1a', '509.1a', '509.1a'),
  blockRestricted: numbers('500.3', '509.1b', '509.1b', '509.1b'),
} satisfies Record<string, KeywordRules>;

/** What the rules refuse for. */
export type Refusal = keyof typeof RULES;

/** Empty where the edition has no such rule, and so never refuses for it. */
export const refusalRule = (game: Game, refusal: Refusal): string => numberIn(game, RULES[refusal]);

const numberIn = (game: Game, rules: KeywordRules): string => rules[game.edition.name] ?? '';

/** The rule of each type that says when and from where its cards are cast. */
const CASTING: Readonly<Partial<Record<CardType, KeywordRules>>> = {
  sorcery: numbers('212.7a', '307.1', '307.1', '307.1'),
  instant: numbers('212.5a', '304.1', '304.1', '304.1'),
  creature: numbers('212.3a', '302.1', '302.1', '302.1'),
  artifact: numbers('212.2a', '301.1', '301.1', '301.1'),
  enchantment: numbers('212.4a', '303.1', '303.1', '303.1'),
  planeswalker: numbers(null, '306.1', '306.1', '306.1'),
  battle: numbers(null, null, null, '310.1'),
};
const ANY_SPELL = numbers('408.1d', '115.1a', '116.1a', '117.1a');

export function castingRule(game: Game, is: Characteristics): string {
  const own = Object.entries(CASTING).find(([type]) => isType(is, type as CardType))?.[1];
  return numberIn(game, own ?? ANY_SPELL);
}

/** What a rule of an effect forbids. */
export type Forbidden = 'target' | 'attack' | 'block' | 'cast' | 'activate';

const LETTER = (letter: string): KeywordRules => numbers(letter, letter, letter, letter);

/** The letter of the keyword's rule that forbids it. */
const LETTERS: Readonly<Partial<Record<KeywordName, Partial<Record<Forbidden, KeywordRules>>>>> = {
  'split second': { cast: LETTER('a'), activate: LETTER('a') },
  hexproof: { target: LETTER('b') },
  shroud: { target: LETTER('a') },
  protection: { target: LETTER('b'), block: LETTER('f') },
  defender: { attack: LETTER('b') },
  decayed: { block: LETTER('a') },
  flying: { block: LETTER('b') },
  fear: { block: LETTER('b') },
  horsemanship: { block: LETTER('b') },
  intimidate: { block: LETTER('b') },
  landwalk: { block: numbers('b', 'b', 'c', 'c') },
  shadow: { block: LETTER('b') },
  skulk: { block: LETTER('b') },
  unleash: { block: LETTER('a') },
};

const OTHERWISE: Readonly<Record<Forbidden, Refusal>> = {
  target: 'untargetable',
  attack: 'attackRestricted',
  block: 'blockRestricted',
  cast: 'castProhibited',
  activate: 'abilityProhibited',
};

/** The rule by which an effect forbids that: its keyword's, or the one that lets effects forbid it. */
export function forbiddingRule(game: Game, active: ActiveSource, forbidden: Forbidden): string {
  const keyword = keywordOf(game, active);
  const letter = keyword && LETTERS[keyword]?.[forbidden];
  const rule = keyword && game.edition.keywords[keyword]?.rules;
  return letter && rule ? `${numberIn(game, rule)}${numberIn(game, letter)}` : refusalRule(game, OTHERWISE[forbidden]);
}

/** The keyword that a static ability is of. */
function keywordOf(game: Game, { effect, ref }: ActiveSource): KeywordName | undefined {
  return effect === 0 ? ((abilityAt(game, ref) as StaticAbility).keyword as KeywordName | undefined) : undefined;
}
