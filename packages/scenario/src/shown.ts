/**
 * What a scenario shows: which expectation bears each claim, and in which order they stand.
 * 2006, 2009, 2011, 2026: none (the format is ours)
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';

/** A claim as the schema has it. */
interface Claim {
  readonly rule?: string | undefined;
  readonly glossary?: string | undefined;
  readonly edition?: EditionName | undefined;
  readonly example?: number | undefined;
  readonly by?: string | undefined;
}

/** What is asked of a scenario here. */
interface Claiming<C> {
  readonly script: readonly object[];
  readonly shows?: readonly C[] | undefined;
}

/** The place of the expectation that bears a claim: the first of its id that holds in its edition; −1 where there is none. */
function bearing({ script }: Claiming<unknown>, { by, edition }: Claim): number {
  if (by === undefined) return -1;
  return script.findIndex(
    (move) =>
      'expect' in move &&
      'id' in move &&
      move.id === by &&
      (edition === undefined || !('in' in move) || !Array.isArray(move.in) || move.in.includes(edition)),
  );
}

/** The claims that each expectation bears, by its place in the script; those that none does stand under −1. */
export function claimsByMove<C extends Claim>(scenario: Claiming<C>): ReadonlyMap<number, readonly C[]> {
  const found = new Map<number, C[]>();
  for (const claim of scenario.shows ?? []) {
    const at = bearing(scenario, claim);
    const claims = found.get(at);
    if (claims) claims.push(claim);
    else found.set(at, [claim]);
  }
  return found;
}

/** Claims that differ in nothing but the edition, together, in the order in which the first of each came; first those of no edition by itself. */
export function grouped<C extends Claim>(claims: readonly C[]): readonly (readonly C[])[] {
  const groups = new Map<string, C[]>();
  for (const claim of claims) {
    const key = JSON.stringify([claim.rule, claim.glossary, claim.example, claim.edition === undefined]);
    const group = groups.get(key);
    if (!group) groups.set(key, [claim]);
    else if (!group.some(({ edition }) => edition === claim.edition)) group.push(claim);
  }
  const place = ({ edition }: Claim): number => (edition === undefined ? -1 : EDITIONS.indexOf(edition));
  const all = [...groups.values()].map((group) => group.sort((a, b) => place(a) - place(b)));
  const isBare = ([first]: readonly C[]): boolean => first?.edition === undefined && first?.rule !== undefined;
  return [...all.filter(isBare), ...all.filter((group) => !isBare(group))];
}

/** The claims in the order of the expectations that bear them, those of the whole scenario last. */
export function inOrder<C extends Claim>(scenario: Claiming<C>): C[] {
  const places = [...claimsByMove(scenario)].sort(([a], [b]) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
  return places.flatMap(([, claims]) => grouped(claims).flat());
}

/** The claims whose `by` names no expectation, or none that holds in their edition. */
export const unborne = <C extends Claim>(scenario: Claiming<C>): readonly C[] =>
  (claimsByMove(scenario).get(-1) ?? []).filter(({ by }) => by !== undefined);
