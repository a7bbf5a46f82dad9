/** House rules: seams of other editions over the one that is played, such as today's rules with mana burn. 2006, 2009, 2011, 2026: passim */
import type { Edition } from './edition.ts';
import { editionOf } from './editions.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '../state/names.ts';

/** What cards and words there are follows from the edition: other cards are borrowed (`anachronisms`), not ruled in. */
const OF_THE_EDITION = [
  'name',
  'vocabulary',
  'cardTypes',
  'supertypes',
  'creatureTypes',
  'landTypes',
  'layouts',
  'manaSymbols',
  'keywords',
] as const satisfies readonly (keyof Edition)[];

/** A seam that may be taken from another edition. */
export type HouseRule = Exclude<keyof Edition, (typeof OF_THE_EDITION)[number]>;
/** Each by the edition that it is taken from. */
export type HouseRules = { readonly [R in HouseRule]?: EditionName };

/** House rules as a state holds them: not yet looked at. */
type Sources = Readonly<Record<string, EditionName>> | HouseRules;

/** All seams that may be. docs/editions.md says what each edition has there. */
export const HOUSE_RULES: readonly HouseRule[] = Object.keys(editionOf(DEFAULT_EDITION)).filter(
  (seam): seam is HouseRule => !OF_THE_EDITION.some((own) => own === seam),
);

/** The edition with those seams of others. */
export function houseRuled(edition: Edition, rules: Sources | undefined): Edition {
  if (rules === undefined) return edition;
  return { ...edition, ...Object.fromEntries(seams(rules).map(([seam, from]) => [seam, editionOf(from)[seam]])) };
}

/** What is wrong with house rules from outside; none: they can be played by. */
export function houseRuleProblems(rules: Sources | undefined): string[] {
  return seams(rules ?? {}).flatMap(([seam, from]) => {
    if (!HOUSE_RULES.includes(seam))
      return [`There is no house rule ${seam}: docs/editions.md lists the seams of the editions.`];
    return EDITIONS.includes(from) ? [] : [`There is no edition ${from} to take ${seam} from.`];
  });
}

const seams = (rules: Sources): [HouseRule, EditionName][] => Object.entries(rules) as [HouseRule, EditionName][];
