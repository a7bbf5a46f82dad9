/** Keyword abilities as definitions over the vocabulary. 2006: 502 · 2009, 2011, 2026: 702 */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility, KeywordName } from '../../vocabulary/keywords.ts';

/** The rule that defines a keyword, by edition; an edition without a number does not define it. */
export interface KeywordRules {
  readonly '2006-10'?: string;
  readonly '2009-10'?: string;
  readonly '2011-09'?: string;
  readonly '2026-02'?: string;
}

/** Procedures of the rules that read a keyword by name, where its rule says that it modifies them. */
export type KeywordReader =
  | 'combat'
  | 'damage'
  | 'untap'
  | 'casting'
  | 'attachment'
  | 'turnFaceUp'
  | 'suspending'
  | 'definition';

/** One keyword in one edition (or in several that agree). */
export interface KeywordDefinition {
  readonly keyword: KeywordName;
  /** rule numbers, e.g. `{ '2006-10': '502.3', '2026-02': '702.25' }` */
  readonly rules: KeywordRules;
  /** parameters that must be present on the ability */
  readonly needs?: readonly (keyof KeywordAbility)[];
  /** rules procedures that read the keyword itself; what they do is not in `expand` */
  readonly readBy?: readonly KeywordReader[];
  /** what the vocabulary lacks to express it: such a keyword is refused by name (see `keywordProblem`) */
  readonly missing?: string;
  /** the abilities that the keyword stands for; the keyword itself stays visible as such */
  readonly expand: (ability: KeywordAbility) => readonly Ability[];
}

/** The keywords an edition defines. */
export type KeywordDefinitions = { readonly [K in KeywordName]?: KeywordDefinition };

const memo = new WeakMap<KeywordDefinitions, WeakMap<KeywordAbility, readonly Ability[]>>();

/**
 * The abilities that a keyword ability stands for, the same list for the same ability object every time.
 * Throws where the edition has no such keyword or it cannot be expressed; set-up refuses such cards beforehand by `keywordProblem`.
 */
export function expandKeyword(definitions: KeywordDefinitions, ability: KeywordAbility): readonly Ability[] {
  let known = memo.get(definitions);
  if (known === undefined) {
    known = new WeakMap();
    memo.set(definitions, known);
  }
  let abilities = known.get(ability);
  if (abilities === undefined) {
    const problem = keywordProblem(definitions, ability);
    if (problem !== null) throw new Error(problem.message);
    abilities = (definitions[ability.keyword] as KeywordDefinition).expand(ability);
    known.set(ability, abilities);
  }
  return abilities;
}

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
