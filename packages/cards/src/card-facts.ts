/** What can be read off a card's text without understanding it: its colours and its mana value. 2006: 203 · 2009, 2011, 2026: 202 */
import type { CardText } from './card-text.ts';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

const partsOf = (card: CardText): readonly CardText[] => (card.faces ? [card, ...card.faces] : [card]);

/** Colour letters in WUBRG order, of all its faces. */
export function cardColors(card: CardText): readonly string[] {
  const shown = partsOf(card)
    .map(({ manaCost, colorIndicator }) => `${manaCost ?? ''}${(colorIndicator ?? []).join('')}`)
    .join('');
  return COLORS.filter((color) => shown.includes(color));
}

/** The mana value of the front face, of a split card the sum of its halves. X is 0, `{2/W}` is 2. */
export function manaValueOf(card: CardText): number {
  const costs =
    card.layout === 'split'
      ? (card.faces ?? []).map(({ manaCost }) => manaCost)
      : [card.manaCost ?? card.faces?.[0]?.manaCost];
  return costs.reduce((sum, cost) => sum + valueOf(cost ?? ''), 0);
}

function valueOf(cost: string): number {
  let sum = 0;
  for (const [, symbol = ''] of cost.matchAll(/\{([^}]*)\}/g)) {
    const number = /^(\d+)/.exec(symbol);
    if (number) sum += Number(number[1]);
    else if (!/^[XYZ]$/.test(symbol)) sum += symbol.startsWith('H') ? 0.5 : 1;
  }
  return sum;
}
