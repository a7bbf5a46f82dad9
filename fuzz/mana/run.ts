/** `npm run fuzz -- --mana N`: what it prints. */
import { report, type RunOptions } from '../against-reference.ts';
import { compareMany } from './compare.ts';

/** Compares the boards, prints the result, and returns the exit code. */
export function fuzzMana({ boards, seed, from, editions, json }: RunOptions & { boards: number }): number {
  const { payable, open, failures } = compareMany(boards, seed, from, editions);
  return report(
    failures,
    json,
    { mana: boards, from, seed, payable, open },
    `${boards * editions.length} boards, ${payable} payable, ${open} left open; seed ${seed} from ${from}: ${failures.length} differ`,
  );
}
