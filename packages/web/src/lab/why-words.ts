/** An explanation in short: what the object is, and which effects stand in another order in the other edition. */
import type { Explained } from '@rulewright/scenario';

/** `4/4`; of what has no power and toughness its types; null of what has neither. */
export function shortly(is: Explained['result']): string | null {
  if (is['power'] !== undefined) return `${String(is['power'])}/${String(is['toughness'])}`;
  const types = is['types'];
  return Array.isArray(types) ? types.join(' ') : null;
}

type Applications = readonly Pick<Explained['applications'][number], 'source' | 'timestamp'>[];

/** `SOURCE TIMESTAMP` of each effect that comes before another here and behind it there. */
export function reordered(one: Applications, other: Applications): ReadonlySet<string> {
  const keys = (all: Applications): string[] => [
    ...new Set(all.map(({ source, timestamp }) => `${source} ${timestamp}`)),
  ];
  const there = keys(other);
  const both = keys(one).filter((key) => there.includes(key));
  const crossed = new Set<string>();
  for (const [at, before] of both.entries())
    for (const after of both.slice(at + 1))
      if (there.indexOf(after) < there.indexOf(before)) crossed.add(before).add(after);
  return crossed;
}
