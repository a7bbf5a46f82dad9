/**
 * The ledger: for every rule of an edition where it is implemented, and whether it is shown, or why there is nothing to show, or that it is not yet.
 *
 * A rule is shown when a scenario that passes claims it. A heading has nothing of its own to show: it is shown when one of its subrules is,
 * and there is nothing to run where there is nothing in any of them.
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from './concordance.ts';
import { differences } from './differences.ts';
import { examplesUnder } from './examples.ts';
import { SEEDS, type Seed } from './seeds.ts';
import { implementedWhere } from './implementations.ts';
import { type Reason, glossaryNothingToRun, nothingToRun } from './nothing-to-run.ts';
import { childrenOf, isHeading, isRule, rulesOf } from './numbers.ts';

/** A scenario says that it shows this: a rule, an example of a rule, or an entry of the glossary by its title. */
export interface Claim {
  readonly scenario: string;
  readonly edition: EditionName;
  readonly rule?: string;
  readonly example?: number;
  readonly glossary?: string;
  /** the expectation that would differ were the rule not followed */
  readonly by?: string;
  /** what a scenario that fails claims does not count */
  readonly passed: boolean;
}

/** What is read of a scenario: its name, what it is about, and what it says it shows. */
export interface Claiming {
  readonly name: string;
  readonly editions: readonly EditionName[];
  /** its expectations have ids, and may hold in some editions only; not needed where every claim names its edition */
  readonly script?: readonly object[] | undefined;
  readonly shows?:
    | readonly {
        /** absent: in the last edition that the expectation is for, and under its number there wherever the rule is surely the same */
        readonly edition?: EditionName | undefined;
        readonly rule?: string | undefined;
        readonly glossary?: string | undefined;
        readonly example?: number | undefined;
        readonly by?: string | undefined;
      }[]
    | undefined;
}

/** What a scenario claims to show, each rule once for each expectation; `passed` says how it ended in an edition. */
export function claimsOf(scenario: Claiming, passed: (edition: EditionName) => boolean): readonly Claim[] {
  const claims = (scenario.shows ?? []).flatMap((shown) => {
    const { edition, rule, glossary, example, by } = shown;
    const of = (edition: EditionName, number: string | undefined): Claim => ({
      scenario: scenario.name,
      edition,
      ...(number === undefined ? {} : { rule: number }),
      ...(glossary === undefined ? {} : { glossary }),
      ...(example === undefined ? {} : { example }),
      ...(by === undefined ? {} : { by }),
      passed: passed(edition),
    });
    if (edition !== undefined || rule === undefined) return edition === undefined ? [] : [of(edition, rule)];
    const all = everywhere(rule, editionsOf(scenario, by));
    if (example === undefined) return all.map(([each, number]) => of(each, number));
    // the same place under the same rule is the same example where there are as many
    const counts = all.map(([each, number]) => examplesUnder(each, number));
    const alike = all.filter((_, i) => counts[i] === counts.at(-1));
    return alike.map(([each, number]) => of(each, number));
  });
  return [...new Map(claims.map((claim) => [JSON.stringify(claim), claim])).values()];
}

/** The editions in which the expectation of that id holds; those of the scenario where none is named. */
function editionsOf({ editions, script = [] }: Claiming, by: string | undefined): readonly EditionName[] {
  if (by === undefined) return editions;
  const expected = script.filter((move) => 'expect' in move && 'id' in move && move.id === by);
  return editions.filter((edition) =>
    expected.some((move) => !('in' in move) || !Array.isArray(move.in) || move.in.includes(edition)),
  );
}

/**
 * A rule by its number in the last of some editions, and in each of the others where the rule is surely the same; never across a difference that is listed.
 */
function everywhere(rule: string, editions: readonly EditionName[]): (readonly [EditionName, string])[] {
  const last = editions.at(-1);
  if (last === undefined) return [];
  return editions.flatMap((edition) => {
    if (edition === last) return [[edition, rule] as const];
    const number = sameRule(last, rule, edition);
    const listed = number === null || isListed(last, rule) || isListed(edition, number);
    return listed ? [] : [[edition, number] as const];
  });
}

const isListed = (edition: EditionName, rule: string): boolean => LISTED.has(`${edition} ${rule}`);
const LISTED = new Set(
  differences.flatMap((one) => ('tried' in one ? one.tried.map((rule, at) => `${EDITIONS[at]} ${rule}`) : [])),
);

export type Standing = 'shown' | 'nothing-to-run' | 'not-yet';
export const STANDINGS: readonly Standing[] = ['shown', 'nothing-to-run', 'not-yet'];

export interface LedgerEntry {
  readonly edition: EditionName;
  readonly rule: string;
  readonly standing: Standing;
  /** names of the scenarios that show it */
  readonly shownBy: readonly string[];
  /** where there is nothing to run */
  readonly reason: Reason | null;
  /** paths of modules under `packages/engine/src` */
  readonly implemented: readonly string[];
}

/** Every rule of the edition in its order. */
export function ledger(
  edition: EditionName,
  claims: readonly Claim[],
  implementations?: string,
): readonly LedgerEntry[] {
  const reasons = nothingToRun(edition);
  const implemented = implementedWhere(edition, implementations);
  const shownBy = new Map<string, string[]>();
  for (const claim of claims) {
    if (claim.edition !== edition || claim.rule === undefined || !claim.passed) continue;
    const known = shownBy.get(claim.rule);
    if (!known) shownBy.set(claim.rule, [claim.scenario]);
    else if (!known.includes(claim.scenario)) known.push(claim.scenario);
  }
  const standingOf = (rule: string): Standing => {
    if (shownBy.has(rule)) return 'shown';
    if (!isHeading(edition, rule)) return reasons.has(rule) ? 'nothing-to-run' : 'not-yet';
    const below = childrenOf(edition, rule).map(standingOf);
    if (below.includes('shown')) return 'shown';
    return below.includes('not-yet') ? 'not-yet' : 'nothing-to-run';
  };
  return rulesOf(edition).map((rule) => {
    const standing = standingOf(rule);
    return {
      edition,
      rule,
      standing,
      shownBy: shownBy.get(rule) ?? [],
      reason:
        standing === 'nothing-to-run' ? (reasons.get(rule) ?? { kind: 'pointer', why: 'names its subrules' }) : null,
      implemented: implemented.get(rule) ?? [],
    };
  });
}

export interface Tally {
  readonly rules: number;
  readonly shown: number;
  readonly nothingToRun: number;
  readonly notYet: number;
}

/** How many of the entries stand how. */
export function tallyOf(entries: readonly LedgerEntry[]): Tally {
  const standing = (one: Standing): number => entries.filter((entry) => entry.standing === one).length;
  return {
    rules: entries.length,
    shown: standing('shown'),
    nothingToRun: standing('nothing-to-run'),
    notYet: standing('not-yet'),
  };
}

/** What the seeds have: their rules (headings aside), examples and glossary entries. */
export interface SeedTally {
  readonly rules: { readonly total: number; readonly shown: number; readonly nothingToRun: number };
  readonly examples: { readonly total: number; readonly passed: number };
  readonly glossary: { readonly total: number; readonly shown: number; readonly nothingToRun: number };
}

/** A seed and how it stands. */
export interface SeedEntry {
  readonly edition: EditionName;
  readonly kind: 'rule' | 'example' | 'glossary';
  readonly of: string;
  readonly example?: number;
  readonly standing: Standing;
  readonly shownBy: readonly string[];
}

/** How one seed stands by these claims. */
export function seedEntry({ edition, kind, of, example }: Seed, claims: readonly Claim[]): SeedEntry {
  const shownBy = claims
    .filter(
      (claim) =>
        claim.passed &&
        claim.edition === edition &&
        (claim.glossary ?? claim.rule) === of &&
        (kind !== 'example' || claim.example === example),
    )
    .map(({ scenario }) => scenario);
  const reason = kind === 'glossary' ? glossaryNothingToRun.has(of) : kind === 'rule' && nothingToRun(edition).has(of);
  const standing = shownBy.length > 0 ? 'shown' : reason ? 'nothing-to-run' : 'not-yet';
  return { edition, kind, of, ...(example === undefined ? {} : { example }), standing, shownBy };
}

export const seedLedger = (claims: readonly Claim[]): readonly SeedEntry[] =>
  SEEDS.map((seed) => seedEntry(seed, claims));

export function seedTallyOf(entries: readonly SeedEntry[]): SeedTally {
  const of = (kind: SeedEntry['kind']) => {
    const all = entries.filter((entry) => entry.kind === kind);
    return {
      total: all.length,
      shown: all.filter(({ standing }) => standing === 'shown').length,
      nothingToRun: all.filter(({ standing }) => standing === 'nothing-to-run').length,
    };
  };
  const { total, shown: passed } = of('example');
  return { rules: of('rule'), examples: { total, passed }, glossary: of('glossary') };
}

/** What is wrong with the claims: of what does not exist, of what is listed as nothing to run, of an example that another scenario has. */
export function faultsOf(claims: readonly Claim[]): readonly string[] {
  const seeded = (edition: EditionName, kind: Seed['kind'], of: string): readonly Seed[] =>
    SEEDS.filter((seed) => seed.edition === edition && seed.kind === kind && seed.of === of);
  const taken = new Map<string, string>();
  return claims.flatMap(({ scenario, edition, rule, example, glossary }) => {
    const wrong = (what: string): string[] => [`"${scenario}" claims ${what}`];
    const of = glossary ?? rule ?? '';
    if (glossary === undefined) {
      if (!of.includes('.') || !isRule(edition, of)) return wrong(`${edition} ${of}, which is no rule`);
      if (nothingToRun(edition).has(of)) return wrong(`${edition} ${of}, of which nothing is to run`);
    } else {
      if (seeded(edition, 'glossary', of).length === 0) return wrong(`the glossary entry "${of}", which there is not`);
      if (glossaryNothingToRun.has(of)) return wrong(`the glossary entry "${of}", of which nothing is to run`);
    }
    if (example === undefined) return [];
    const isThere =
      glossary === undefined
        ? example <= examplesUnder(edition, of)
        : seeded(edition, 'example', of).some((seed) => seed.example === example);
    if (!isThere) return wrong(`example ${example} of ${edition} ${of}, which there is not`);
    const key = `${edition} ${of} ${example}`;
    const first = taken.get(key);
    if (first !== undefined && first !== scenario)
      return wrong(`example ${example} of ${edition} ${of}, as does "${first}"`);
    taken.set(key, scenario);
    return [];
  });
}

/** The ledger of every edition. */
export const ledgers = (
  claims: readonly Claim[],
  implementations?: string,
): ReadonlyMap<EditionName, readonly LedgerEntry[]> =>
  new Map(EDITIONS.map((edition) => [edition, ledger(edition, claims, implementations)]));
