/** What was counted, as it is noted and compared. */
import { createHash } from 'node:crypto';
import { checksum } from '@rulewright/engine';
import type { Calls } from './counting.ts';
import type { Outcome } from './pairings.ts';

/** One pairing: calls for each decision, as a whole, by folder of the engine, and of the functions that are called most. */
export interface Counted {
  /** of the play itself: 16 hexadecimal digits */
  readonly checksum: string;
  readonly decisions: number;
  readonly perDecision: number;
  readonly folders: Readonly<Record<string, number>>;
  readonly functions: Readonly<Record<string, number>>;
}

export type Table = Record<string, Counted>;

/** More calls than noted are a fault from this share on: what a dead object's memory frees makes counts differ in the fourth digit. */
const SHARE = 1.02;
/** Functions called less often for each decision are not noted. */
const LEAST = 1;

const round = (value: number): number => Number(value.toPrecision(4));

const byName = (entries: readonly [string, number][]): Record<string, number> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

export function tabled(calls: Calls, { decisions, games }: Outcome): Counted {
  const folders = new Map<string, number>();
  const functions: [string, number][] = [];
  let total = 0;
  for (const [key, count] of calls) {
    total += count;
    const folder = key.includes('node_modules')
      ? 'libraries'
      : key.includes('/')
        ? key.slice(0, key.indexOf('/'))
        : '.';
    folders.set(folder, (folders.get(folder) ?? 0) + count);
    if (count / decisions >= LEAST) functions.push([key, round(count / decisions)]);
  }
  return {
    checksum: createHash('sha256').update(games.map(checksum).join()).digest('hex').slice(0, 16),
    decisions,
    perDecision: round(total / decisions),
    folders: byName([...folders].map(([folder, count]) => [folder, round(count / decisions)])),
    functions: byName(functions),
  };
}

/** What is wrong with a pairing, in sentences; empty: nothing. */
export function compare(name: string, noted: Counted | undefined, found: Counted): string[] {
  if (noted === undefined) return [`${name}: not noted (npm run calls -- --accept)`];
  const faults: string[] = [];
  if (noted.checksum !== found.checksum)
    faults.push(`${name}: played otherwise, ${noted.checksum} → ${found.checksum}`);
  if (found.perDecision <= noted.perDecision * SHARE) return faults;
  const grown = Object.entries(found.functions)
    .map(([key, calls]) => ({ key, more: calls - (noted.functions[key] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, 8);
  return [
    ...faults,
    `${name}: ${noted.perDecision} → ${found.perDecision} calls a decision`,
    ...grown.map(({ key, more }) => `  ${more.toFixed(2)} more: ${key}`),
  ];
}
