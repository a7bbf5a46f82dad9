/** What a printed mana cost says: colours and mana value. 2006: 203 · 2009, 2011, 2026: 202 */
import type { ManaCost } from '../vocabulary/words.ts';
import { COLORS } from '../vocabulary/words.ts';

const BIT: Readonly<Record<string, number>> = Object.fromEntries(COLORS.map((color, i) => [color, 1 << i]));

/** The colours of the symbols in a cost, as bits (2006: 203.2 · later: 105.2, 202.2). */
export function costColors(cost: ManaCost | null): number {
  let bits = 0;
  for (const symbol of cost ?? []) for (const part of symbol.split('/')) bits |= BIT[part] ?? 0;
  return bits;
}

/** Converted mana cost, X counted as 0: what was chosen for it counts on the stack only (2006: 203.3 · later: 202.3). */
export function manaValueOf(cost: ManaCost | null): number {
  let total = 0;
  for (const symbol of cost ?? []) total += Math.max(...symbol.split('/').map(partValue));
  return total;
}

function partValue(part: string): number {
  if (part === 'X') return 0;
  const generic = Number(part);
  return Number.isInteger(generic) ? generic : 1; // a colour, C, S, and P of a Phyrexian symbol beside its colour
}

/** Colour letters as bits. */
export function colorBits(colors: readonly string[]): number {
  let bits = 0;
  for (const color of colors) bits |= BIT[color] ?? 0;
  return bits;
}
