/** Boards through the engine and through the reference. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import type { Board } from './board.ts';
import { offered, type Offered } from './engine.ts';
import { generate } from './generate.ts';
import { isPayable } from './reference.ts';
import { shrink } from './shrink.ts';

export interface ManaRun {
  readonly boards: number;
  /** on how many boards the spell can be paid for, and on how many the engine leaves it open */
  readonly payable: number;
  readonly open: number;
  readonly failures: readonly { difference: string; again: string; smallest: Board }[];
}

/** What the engine says wrongly: that a spell cannot be paid for that can, or that one surely can that cannot. */
const wrong = (payable: boolean, said: Offered): boolean =>
  said === 'reversed' || (payable ? said === 'no' : said === 'certain');

/** That many boards in each of those editions. */
export function compareBoards(
  boards: number,
  seed: string,
  from = 0,
  editions: readonly EditionName[] = EDITIONS,
): ManaRun {
  const failures: ManaRun['failures'][number][] = [];
  let [payable, open] = [0, 0];
  for (const edition of editions)
    for (let number = from; number < from + boards; number++) {
      const board = generate(edition, seed, number);
      const [can, said] = [isPayable(board), offered(board)];
      if (can) payable++;
      if (said === 'attempt') open++;
      if (!wrong(can, said)) continue;
      failures.push({
        difference: `${can ? 'it can be paid' : 'it cannot be paid'}, and the engine says ${said}`,
        again: `npm run fuzz -- --mana 1 --seed ${seed} --from ${number} --edition ${edition}`,
        smallest: shrink(board, (smaller) => wrong(isPayable(smaller), offered(smaller)) && isPayable(smaller) === can),
      });
    }
  return { boards, payable, open, failures };
}
