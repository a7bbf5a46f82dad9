/** `npm run fuzz -- --mana N`: what it prints. */
import type { EditionName } from '@rulewright/engine';
import { compareBoards } from './compare.ts';

/** Compares the boards, prints the result, and returns the exit code. */
export function fuzzMana(options: {
  boards: number;
  seed: string;
  from: number;
  editions: readonly EditionName[];
  json: boolean;
}): number {
  const { boards, seed, from, editions, json } = options;
  const { payable, open, failures } = compareBoards(boards, seed, from, editions);
  for (const { difference, again, smallest } of failures)
    process.stderr.write(`FAILED ${difference}\n  smallest: ${JSON.stringify(smallest)}\n  again: ${again}\n`);
  process.stdout.write(
    json
      ? `${JSON.stringify({ mana: boards, from, seed, payable, open, failed: failures.length, failures })}\n`
      : `${boards * editions.length} boards, ${payable} payable, ${open} left open; seed ${seed} from ${from}: ${failures.length} differ\n`,
  );
  return failures.length > 0 ? 1 : 0;
}
