/** One board through the engine and through the reference. */
import type { EditionName } from '@rulewright/engine';
import { type Compared, type Failure, failuresOf } from '../against-reference.ts';
import type { Board } from './board.ts';
import { offered, type Offered } from './engine.ts';
import { generate } from './generate.ts';
import { isPayable } from './reference.ts';
import { smallerOnes } from './shrink.ts';

interface Payment extends Compared {
  readonly can: boolean;
  readonly said: Offered;
}

/** The two errors that the engine may make: that a spell cannot be paid for that can, or that one surely can that cannot. */
function compare(_: EditionName, board: Board): Payment {
  const [can, said] = [isPayable(board), offered(board)];
  const wrong = said === 'reversed' || (can ? said === 'no' : said === 'certain');
  const difference = wrong ? `it ${can ? 'can' : 'cannot'} be paid, and the engine says ${said}` : null;
  return { can, said, difference };
}

export interface ManaRun {
  /** on how many boards the spell can be paid for, and on how many the engine leaves it open */
  readonly payable: number;
  readonly open: number;
  readonly failures: readonly Failure<Board>[];
}

/** That many boards in each of those editions. */
export function compareMany(boards: number, seed: string, from?: number, editions?: readonly EditionName[]): ManaRun {
  let [payable, open] = [0, 0];
  const failures = failuresOf(
    { option: 'mana', generate, compare, smallerOnes, isAlike: (first, smaller) => first.can === smaller.can },
    boards,
    seed,
    from,
    editions,
    (_, { can, said }) => {
      if (can) payable++;
      if (said === 'attempt') open++;
    },
  );
  return { payable, open, failures };
}
