/**
 * The examples of the rules, by their rule and their place under it: whether a scenario shows each, or why none can. What they say is not ours;
 * the list holds numbers alone.
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { EXAMPLES, LISTED } from './data/examples.ts';
import { nothingToRun } from './nothing-to-run.ts';

/** Why an example has nothing to play: it is of how cards are made, of a tournament, of what happens around a table, or of a rule without anything to run. */
export const EXAMPLE_REASON_KINDS = ['design', 'tournament', 'physical', 'rule'] as const;

export interface ExampleReason {
  readonly kind: (typeof EXAMPLE_REASON_KINDS)[number];
  readonly why: string;
}

/** An example: the rule that it stands under, and which of that rule's it is, from 1. */
export interface Example {
  readonly rule: string;
  readonly example: number;
}

const inOrder = new Map(EDITIONS.map((edition) => [edition, read(EXAMPLES[edition])]));

function read(counts: string): readonly Example[] {
  return counts
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [rule = '', count = '1'] = word.split('×');
      return Array.from({ length: Number(count) }, (_, i) => ({ rule, example: i + 1 }));
    });
}

/** Every example of the edition, in its order. */
export const examplesOf = (edition: EditionName): readonly Example[] => inOrder.get(edition) ?? [];

/** How many examples stand under a rule. */
export const examplesUnder = (edition: EditionName, rule: string): number =>
  examplesOf(edition).filter((one) => one.rule === rule).length;

const listed = new Map(EDITIONS.map((edition) => [edition, listedIn(edition)]));

/** Why no scenario shows the examples that are listed, by rule and number with a space between. */
function listedIn(edition: EditionName): ReadonlyMap<string, ExampleReason> {
  return new Map(
    LISTED.flatMap(({ kind, why, examples }) =>
      (examples[edition]?.split(', ') ?? []).map((citation) => [citation, { kind, why }] as const),
    ),
  );
}

/** Why there is nothing to play in an example; null: a scenario can show it. */
export function exampleReason(edition: EditionName, { rule, example }: Example): ExampleReason | null {
  const own = listed.get(edition)?.get(`${rule} ${example}`);
  if (own !== undefined) return own;
  const of = nothingToRun(edition).get(rule);
  return of === undefined ? null : { kind: 'rule', why: of.why };
}

/** Listed examples that there are not. */
export const faultsOfExamples = (edition: EditionName): readonly string[] => {
  const known = new Set(examplesOf(edition).map(({ rule, example }) => `${rule} ${example}`));
  return [...listedIn(edition).keys()].filter((citation) => !known.has(citation));
};

export type ExampleStanding = 'shown' | 'listed' | 'not-yet';

export interface ExampleEntry extends Example {
  readonly edition: EditionName;
  readonly standing: ExampleStanding;
  /** names of the scenarios that show it */
  readonly shownBy: readonly string[];
  readonly reason: ExampleReason | null;
}

/** What an example's claim needs to say. */
interface ExampleClaim {
  readonly scenario: string;
  readonly edition: EditionName;
  readonly rule?: string;
  readonly example?: number;
  readonly passed: boolean;
}

/** Every example of the edition, and how it stands. */
export function exampleLedger(edition: EditionName, claims: readonly ExampleClaim[]): readonly ExampleEntry[] {
  const shownBy = new Map<string, Set<string>>();
  for (const claim of claims) {
    if (claim.edition !== edition || claim.example === undefined || !claim.passed) continue;
    const key = `${claim.rule ?? ''} ${claim.example}`;
    shownBy.set(key, (shownBy.get(key) ?? new Set()).add(claim.scenario));
  }
  return examplesOf(edition).map((one) => {
    const shown = [...(shownBy.get(`${one.rule} ${one.example}`) ?? [])];
    const reason = shown.length > 0 ? null : exampleReason(edition, one);
    const standing = shown.length > 0 ? 'shown' : reason === null ? 'not-yet' : 'listed';
    return { ...one, edition, standing, shownBy: shown, reason };
  });
}

export interface ExampleTally {
  readonly examples: number;
  readonly shown: number;
  readonly listed: number;
  readonly notYet: number;
}

/** How many of the examples stand how. */
export function exampleTallyOf(entries: readonly ExampleEntry[]): ExampleTally {
  const of = (standing: ExampleStanding): number => entries.filter((entry) => entry.standing === standing).length;
  return { examples: entries.length, shown: of('shown'), listed: of('listed'), notYet: of('not-yet') };
}
