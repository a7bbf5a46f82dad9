/** Boards that lack one thing of a board. */
import type { Board } from './board.ts';

export function* smallerOnes(board: Board): Generator<Board> {
  const { own, others, graveyard, spell } = board;
  for (const at of own.keys()) yield { ...board, own: own.toSpliced(at, 1) };
  for (const at of others.keys()) yield { ...board, others: others.toSpliced(at, 1) };
  if (graveyard > 0) yield { ...board, graveyard: graveyard - 1 };
  if (spell.additional !== null) yield { ...board, spell: { ...spell, additional: null } };
  for (const at of spell.keywords.keys())
    yield { ...board, spell: { ...spell, keywords: spell.keywords.toSpliced(at, 1) } };
  if (spell.cost.length > 1)
    for (const at of spell.cost.keys()) yield { ...board, spell: { ...spell, cost: spell.cost.toSpliced(at, 1) } };
  for (const [at, { tapped, sick }] of own.entries())
    if (tapped || sick)
      yield { ...board, own: own.map((one, i) => (i === at ? { ...one, tapped: false, sick: false } : one)) };
}
