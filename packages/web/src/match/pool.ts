/** Moving one card between two lists of counted cards. */

export interface Counted {
  name: string;
  count: number;
}

export const total = (cards: readonly Counted[]): number => cards.reduce((sum, card) => sum + card.count, 0);

/** Both lists after one card of that name went from the first to the second; unchanged if there is none. */
export function moveCard(from: Counted[], to: Counted[], name: string): [Counted[], Counted[]] {
  if (!from.some((card) => card.name === name)) return [from, to];
  const less = from
    .map((card) => (card.name === name ? { name, count: card.count - 1 } : card))
    .filter((card) => card.count > 0);
  const more = to.some((card) => card.name === name)
    ? to.map((card) => (card.name === name ? { name, count: card.count + 1 } : card))
    : [...to, { name, count: 1 }];
  return [less, more];
}
