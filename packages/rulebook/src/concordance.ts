/** The same rule in another edition, by its number there. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { CONCORDANCE } from './data/concordance.ts';
import { linesOf } from './numbers.ts';

interface Step {
  readonly later: ReadonlyMap<string, string>;
  readonly earlier: ReadonlyMap<string, string>;
}

const steps = new Map<number, Step>();

/** Between the edition at that place and the next. */
function stepFrom(at: number): Step {
  const known = steps.get(at);
  if (known) return known;
  const edition = EDITIONS[at] as keyof typeof CONCORDANCE;
  const pairs = linesOf(CONCORDANCE[edition]).flatMap((line) =>
    line.split(' ').map((pair) => {
      const [one = '', other = ''] = pair.split('>');
      return [one, other] as const;
    }),
  );
  const step = { later: new Map(pairs), earlier: new Map(pairs.map(([one, other]) => [other, one])) };
  steps.set(at, step);
  return step;
}

/**
 * The number that the rule has in the other edition; null where that edition has no such rule, or none that is surely the same. Of a rule
 * that was divided or joined only the part that is most alike is given.
 */
export function sameRule(edition: EditionName, number: string, other: EditionName): string | null {
  let found: string | undefined = number;
  const to = EDITIONS.indexOf(other);
  for (let at = EDITIONS.indexOf(edition); at !== to && found !== undefined; at += at < to ? 1 : -1)
    found = at < to ? stepFrom(at).later.get(found) : stepFrom(at - 1).earlier.get(found);
  return found ?? null;
}
