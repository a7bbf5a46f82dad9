/** Why something happened, in a line: for stories of scenarios and for the log of a game. 2006, 2009, 2011, 2026: none (the form is ours) */
import type { EditionName, LogCause, LogEntry, RuleAt } from '@rulewright/engine';
import { sameRule } from '@rulewright/rulebook';

/** `Bolt: “Bolt deals 3 damage to any target.”, rule 120.3a`; empty where nothing is known. */
export function causeWords({ source, ability, rule }: Readonly<LogCause>, edition: EditionName): string {
  const text = ability === null ? '' : `“${ability}”`;
  const who = source === null ? text : text === '' ? source : `${source}: ${text}`;
  return [who, rule === null ? '' : `rule ${numberIn(rule, edition)}`].filter((part) => part !== '').join(', ');
}

/** As that edition numbers the rule; where it has no such rule, as its own does. */
const numberIn = ({ number, edition }: Readonly<RuleAt>, to: EditionName): string =>
  sameRule(edition, number, to) ?? `${edition.slice(0, 4)} ${number}`;

/** The line under an entry of the log that says why; null where nothing is known. */
export type Because = (entry: Pick<LogEntry, 'because'>) => string | null;

export const becauseIn =
  (edition: EditionName): Because =>
  ({ because }) =>
    because === undefined ? null : `because of ${causeWords(because, edition)}`;
