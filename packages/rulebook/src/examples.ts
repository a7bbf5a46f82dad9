/**
 * The examples of the rules, by their rule and their place under it: whether a scenario shows each, or their rule has nothing to run. What they
 * say is not ours; the list holds numbers alone.
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { EXAMPLES } from './data/examples.ts';
import type { Claim } from './ledger.ts';
import { type Reason, nothingToRun } from './nothing-to-run.ts';

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
export const allExamples = (edition: EditionName): readonly Example[] => inOrder.get(edition) ?? [];

/** How many examples stand under a rule. */
export const examplesUnder = (edition: EditionName, rule: string): number =>
  allExamples(edition).filter((one) => one.rule === rule).length;

export type ExampleStanding = 'shown' | 'listed' | 'not-yet';

export interface ExampleEntry extends Example {
  readonly edition: EditionName;
  readonly standing: ExampleStanding;
  /** names of the scenarios that show it */
  readonly shownBy: readonly string[];
  /** of a rule with nothing to run, why */
  readonly reason: Reason | null;
}

/** Every example of the edition, and how it stands. */
export function exampleLedger(edition: EditionName, claims: readonly Claim[]): readonly ExampleEntry[] {
  const shownBy = new Map<string, Set<string>>();
  for (const claim of claims) {
    if (claim.edition !== edition || claim.example === undefined || !claim.passed) continue;
    const key = `${claim.rule ?? ''} ${claim.example}`;
    shownBy.set(key, (shownBy.get(key) ?? new Set()).add(claim.scenario));
  }
  return allExamples(edition).map((one) => {
    const shown = [...(shownBy.get(`${one.rule} ${one.example}`) ?? [])];
    const reason = shown.length > 0 ? null : (nothingToRun(edition).get(one.rule) ?? null);
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
