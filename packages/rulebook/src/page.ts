/** All that the Rulebook knows of one number: what it stands under and over, the same rule elsewhere, what shows it. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from './concordance.ts';
import { type Claim, type LedgerEntry, type SeedEntry, type Tally, ledger, seedEntry, tallyOf } from './ledger.ts';
import { childrenOf, isRule, isWithin, parentOf, titleOf } from './numbers.ts';
import { SEEDS } from './seeds.ts';
import { ruleTitle, summaryOf } from './summaries.ts';

export interface TitledNumber {
  readonly number: string;
  /** as the rulebook has it; null where it has none */
  readonly title: string | null;
  /** the title, else the one that we gave it; null where there is neither */
  readonly called: string | null;
}

/** An example of a rule, or of a term of the glossary, and how it stands. */
export interface Example extends SeedEntry {
  readonly example: number;
  /** in our own words; of one that is not among the seeds, the name of the scenario that plays it */
  readonly summary: string;
  /** the cards that it names, as far as the seeds say */
  readonly cards: readonly string[];
}

export interface Page extends TitledNumber {
  readonly edition: EditionName;
  /** what it stands under, the chapter first */
  readonly under: readonly TitledNumber[];
  /** its number in each edition; null where that has no such rule, or none that is surely the same */
  readonly same: Readonly<Record<EditionName, string | null>>;
  /** in our own words, with the edition whose rule is summed up; null where nobody has */
  readonly summary: ReturnType<typeof summaryOf>;
  readonly examples: readonly Example[];
  /** how it stands in the ledger; null for a chapter or section */
  readonly entry: LedgerEntry | null;
  /** how it and all that stands under it stand */
  readonly tally: Tally;
  /** what stands directly under it */
  readonly children: readonly (TitledNumber & { readonly entry: LedgerEntry | null; readonly tally: Tally })[];
}

/** The page of a chapter, section or rule; null where the edition has no such number. */
export function pageOf(edition: EditionName, number: string, claims: readonly Claim[]): Page | null {
  if (!isRule(edition, number)) return null;
  const entries = ledger(edition, claims).filter(({ rule }) => isWithin(rule, number));
  const standing = (of: string) => ({
    entry: entries.find(({ rule }) => rule === of) ?? null,
    tally: tallyOf(entries.filter(({ rule }) => isWithin(rule, of))),
  });
  const titled = (of: string): TitledNumber => ({
    number: of,
    title: titleOf(edition, of),
    called: ruleTitle(edition, of),
  });
  const under: TitledNumber[] = [];
  for (let at = parentOf(number); at !== ''; at = parentOf(at)) under.unshift(titled(at));
  return {
    edition,
    ...titled(number),
    under,
    same: Object.fromEntries(EDITIONS.map((other) => [other, sameRule(edition, number, other)])) as Page['same'],
    summary: summaryOf(edition, number),
    examples: examplesOf(edition, number, claims),
    ...standing(number),
    children: childrenOf(edition, number).map((child) => ({ ...titled(child), ...standing(child) })),
  };
}

/** The examples of a rule by its number, or of a term of the glossary, in their order: those of the seeds, and those that scenarios claim beside them. */
export function examplesOf(edition: EditionName, of: string, claims: readonly Claim[]): readonly Example[] {
  const about = claims.filter((claim) => claim.edition === edition && (claim.glossary ?? claim.rule) === of);
  const examples = new Map<number, Example>();
  for (const seed of SEEDS) {
    const { example, summary, cards } = seed;
    if (seed.kind === 'example' && seed.edition === edition && seed.of === of && example !== undefined)
      examples.set(example, { ...seedEntry(seed, about), example, summary, cards });
  }
  for (const { scenario, example, passed } of about) {
    if (!passed || example === undefined || examples.has(example)) continue;
    const standing = { edition, kind: 'example', of, standing: 'shown', shownBy: [scenario] } as const;
    examples.set(example, { ...standing, example, summary: scenario, cards: [] });
  }
  return [...examples.values()].sort((a, b) => a.example - b.example);
}
