/** What a keyword ability is: one file a keyword holds all of it. 2006: 502 · 2009, 2011, 2026: 702 */
import type { EditionName } from '../../state/names.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility, KeywordName } from '../../vocabulary/keywords.ts';
import { memoised } from '../../state/memoised.ts';

/** The rule that defines a keyword, by edition; an edition without a number does not define it. */
export type KeywordRules = { readonly [E in EditionName]?: string };

/**
 * Procedures of the rules that read a keyword by name, where its rule says that it modifies them. `deck`: how decks are built, which is all
 * that such a keyword is about (2026: 702.124a): what checks decks reads them from the cards' texts.
 */
export type KeywordReader =
  | 'combat'
  | 'damage'
  | 'untap'
  | 'casting'
  | 'attachment'
  | 'turnFaceUp'
  | 'suspending'
  | 'deck'
  | 'starting'
  | 'definition';

/**
 * How a card says the keyword, in the notation of phrases (`oracle/src/grammar/phrase.ts`). A slot is named after what stands there, and
 * that is where its value goes: `{n}` a number, `{mana}` a mana cost, `{cost}` any cost (after a dash), `{object}` and `{objects}` a quality
 * in the singular and the plural, `{type}` a card type, `{subtype}`, `{from}` what protection is from, `{pt}` power and toughness.
 * `{quantity}` and `{mana2}` have no place of their own: `means` says it.
 */
export type PrintedForm =
  | string
  | {
      readonly says: string;
      /** the parameters, `$slot` standing for what a slot read; a list is one ability for each */
      readonly means?: object | readonly object[];
      /** how several such abilities are said at once: `protection from black and from red` */
      readonly joined?: string;
      /** only between quotation marks */
      readonly quoted?: true;
    };

/** What an edition can have otherwise. */
interface Meaning {
  /** parameters that must be present on the ability */
  readonly needs?: readonly (keyof KeywordAbility)[];
  /** the abilities that the keyword stands for, none if absent; the keyword itself stays visible as such */
  readonly expand?: (ability: KeywordAbility) => readonly Ability[];
}

/** One keyword in every edition. */
export interface Keyword<Name extends string = string> extends Meaning {
  readonly name: Name;
  readonly rules: KeywordRules;
  /** absent: it is no word of a line of keywords, but read with its text box */
  readonly printed?: readonly PrintedForm[];
  /** rules procedures that read the keyword itself; what they do is not in `expand` */
  readonly readBy?: readonly KeywordReader[];
  /** how many different card names its player chooses in secret as the game begins (2026: 702.106) */
  readonly names?: number;
  /** what the vocabulary lacks to express it: such a keyword is refused by name (see `keywordProblem`) */
  readonly missing?: string;
  /** what differs in the editions up to this one */
  readonly earlier?: Meaning & { readonly until: EditionName };
}

/** The keywords an edition defines, as it defines them. */
export type KeywordDefinitions = { readonly [K in KeywordName]?: Omit<Keyword, 'earlier'> };

const NONE: readonly Ability[] = [];

/**
 * The abilities that a keyword ability stands for, the same list for the same ability object every time.
 * Throws where the edition has no such keyword or it cannot be expressed; set-up refuses such cards beforehand by `keywordProblem`.
 */
export const expandKeyword = (definitions: KeywordDefinitions, ability: KeywordAbility): readonly Ability[] =>
  expansions(definitions)(ability);

const expansions = memoised((definitions: KeywordDefinitions) =>
  memoised((ability: KeywordAbility): readonly Ability[] => {
    const problem = keywordProblem(definitions, ability);
    if (problem !== null) throw new Error(problem.message);
    return definitions[ability.keyword]?.expand?.(ability) ?? NONE;
  }),
);

/** Why a keyword ability cannot be played with. */
export interface KeywordProblem {
  problem: 'anachronism' | 'unsupported' | 'parameter';
  keyword: KeywordName;
  message: string;
}

/** Why an edition cannot play that keyword ability: it does not define it, cannot express it, or a parameter is absent. */
export function keywordProblem(definitions: KeywordDefinitions, ability: KeywordAbility): KeywordProblem | null {
  const { keyword } = ability;
  const definition = definitions[keyword];
  if (definition === undefined)
    return { problem: 'anachronism', keyword, message: `This edition has no keyword "${keyword}".` };
  if (definition.missing !== undefined)
    return { problem: 'unsupported', keyword, message: `"${keyword}" is not supported: ${definition.missing}.` };
  const absent = definition.needs?.find((name) => ability[name] === undefined);
  return absent === undefined ? null : { problem: 'parameter', keyword, message: `"${keyword}" needs ${absent}.` };
}
