/** A tree of 300 moves: a line of 240 turns, and six branches of ten. */
import type { Doc, TreeLine } from '../../packages/web/src/lab/document.ts';

export const MOVES = 300;
const BRANCHES = 6;
const IN_BRANCH = 10;
const MAIN = MOVES - BRANCHES * IN_BRANCH;

const HEAD = `Card Cub | {1}{G} | Creature — Bear | 2/2
Card Banner | {1}{W} | Enchantment
  Creatures you control get +1/+1.
Card Book | {2} | Artifact
  At the beginning of your upkeep, you gain 1 life.
Card Shelf | {2} | Artifact
  Players skip their draw steps.
A long game  2026
  A: Plains ×4, Forest ×4, Cub ×4, Banner, Book, Shelf | hand: Cub ×3
  B: Plains ×4, Forest ×4, Cub ×4, Banner, Book | hand: Cub ×3`;

/** The document, standing at the end of its longest line. */
export function deepTree(): Doc {
  const lines: TreeLine[] = [];
  const line = (parent: number, text: string): number => {
    const id = lines.length + 1;
    lines.push({ id, parent, text: `  ${text}`, name: '' });
    return id;
  };
  let tip = 0;
  for (let turn = 0; turn < MAIN; turn++) tip = line(tip, 'All pass until the next turn');
  for (let branch = 1; branch <= BRANCHES; branch++) {
    let from = Math.floor((branch * MAIN) / (BRANCHES + 1));
    from = line(from, 'All pass until the end step');
    for (let move = 1; move < IN_BRANCH; move++) from = line(from, 'All pass until the next turn');
  }
  return { head: HEAD, lines, tip, at: MAIN };
}
