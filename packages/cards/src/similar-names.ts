/** Which known names a mistyped one may mean. 2006: 202 · 2009, 2011, 2026: 201 (no rule: error messages) */
import type { CardSource } from './card-source.ts';
import { nameKey } from './names.ts';

/** Names within a few typing errors of `wanted`, nearest first, at most `limit`. */
export type Suggest = (wanted: string, limit?: number) => string[];

const GRAM = 3;
/** Names compared letter by letter for one question. */
const MOST_COMPARED = 100;

/** What people call a card for short: `Krenko, Mob Boss` by what stands before the comma or a joining word, `The Ur-Dragon` without its article. */
function shortNames(name: string): readonly string[] {
  const first = /^(.{3,}?)(?:,| of | the )/.exec(name)?.[1];
  const bare = /^(?:The|A|An) (.+)$/.exec(name)?.[1];
  return [first, bare].filter((one) => one !== undefined);
}

/**
 * An index of the names by the runs of three letters in them. A name within a quarter of its letters of another shares some of its runs,
 * so a question looks only at names that share enough, whatever the number of names.
 */
export function suggestAmong(names: Iterable<string>): Suggest {
  const known: { readonly name: string; readonly key: string }[] = [];
  const having = new Map<string, number[]>();
  let longest = 0;
  const keyed = [...names].flatMap((name) => [name, ...shortNames(name)].map((one) => ({ name, key: nameKey(one) })));
  for (const { name, key } of keyed) {
    longest = Math.max(longest, key.length);
    for (const gram of new Set(gramsOf(key))) {
      const list = having.get(gram);
      if (list) list.push(known.length);
      else having.set(gram, [known.length]);
    }
    known.push({ name, key });
  }
  return (wanted, limit = 3) => {
    const key = nameKey(wanted);
    const most = Math.max(1, Math.floor(key.length / 4));
    if (limit < 1 || key.length - most > longest) return [];
    const shared = new Map<number, number>();
    for (const gram of gramsOf(key)) for (const at of having.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    // each error spoils at most three runs
    const least = key.length + GRAM - 1 - GRAM * most;
    const near = [...shared]
      .filter(([at, count]) => count >= least && Math.abs((known[at]?.key.length ?? 0) - key.length) <= most)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_COMPARED);
    return near
      .flatMap(([at]) => {
        const { name, key: other } = known[at] ?? { name: '', key: '' };
        const distance = editDistance(key, other, most);
        return distance <= most ? [{ name, distance }] : [];
      })
      .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
      .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
      .slice(0, limit)
      .map(({ name }) => name);
  };
}

const indexes = new WeakMap<CardSource, Suggest>();

/** The suggestions of a source, whose names are indexed when they are first asked for. */
export function suggestFrom(source: CardSource): Suggest {
  let suggest = indexes.get(source);
  if (suggest === undefined) {
    suggest = suggestAmong(source.names());
    indexes.set(source, suggest);
  }
  return suggest;
}

/** Names within a few typing errors of `wanted`, nearest first, at most `limit`. Whoever asks often keeps `suggestAmong(names)`. */
export const similarNames = (wanted: string, names: Iterable<string>, limit = 3): string[] =>
  suggestAmong(names)(wanted, limit);

/** Every run of three letters, those at the ends with spaces. */
function gramsOf(key: string): string[] {
  const padded = `  ${key}  `;
  return Array.from({ length: padded.length - GRAM + 1 }, (_, at) => padded.slice(at, at + GRAM));
}

/** Levenshtein distance, or some number above `most` as soon as it must exceed it. */
function editDistance(a: string, b: string, most: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const cost = Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}
