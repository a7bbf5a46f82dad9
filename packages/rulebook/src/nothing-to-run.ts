/**
 * The rules that no scenario can show, each with the kind of its reason. Only four kinds count: what a word means (`definition`), what something is
 * called or looks like (`naming`), what happens around a table or at a tournament (`tournament`), and a reference to other rules (`pointer`).
 * A rule that makes a difference in a game is never among them.
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { NOTHING_TO_RUN, NO_GLOSSARY_TO_RUN } from './data/nothing-to-run.ts';
import { rulesBetween } from './numbers.ts';

export const REASON_KINDS = ['definition', 'naming', 'tournament', 'pointer'] as const;

export interface Reason {
  readonly kind: (typeof REASON_KINDS)[number];
  /** what the rule is about instead */
  readonly why: string;
}

const reasons = new Map<EditionName, ReadonlyMap<string, Reason>>();

/** Why there is nothing to run, by rule number. */
export function nothingToRun(edition: EditionName): ReadonlyMap<string, Reason> {
  const known = reasons.get(edition);
  if (known) return known;
  const found = new Map<string, Reason>();
  for (const { kind, why, rules } of NOTHING_TO_RUN)
    for (const citation of rules[edition]?.split(' ') ?? []) {
      const [first = '', last = first] = citation.split('–');
      for (const rule of rulesBetween(edition, first, last)) found.set(rule, { kind, why });
    }
  reasons.set(edition, found);
  return found;
}

/** Citations of the table that name no rule of their edition, and rules that it lists twice. */
export function faultsOfReasons(): readonly string[] {
  return EDITIONS.flatMap((edition) => {
    const seen = new Set<string>();
    return NOTHING_TO_RUN.flatMap(({ rules }) => rules[edition]?.split(' ') ?? []).flatMap((citation) => {
      const [first = '', last = first] = citation.split('–');
      const found = rulesBetween(edition, first, last);
      if (found.length === 0) return [`${edition} has no ${citation}`];
      const twice = found.filter((rule) => seen.has(rule));
      for (const rule of found) seen.add(rule);
      return twice.map((rule) => `${edition} ${rule} is listed twice`);
    });
  });
}

/** Why a glossary entry of the seeds shows nothing, by its title. */
export const glossaryNothingToRun: ReadonlyMap<string, Reason> = new Map(
  NO_GLOSSARY_TO_RUN.map(({ title, kind, why }) => [title, { kind, why }]),
);
