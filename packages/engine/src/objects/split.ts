/** Split cards: both halves together everywhere but on the stack. 2006: 505 · 2009, 2011: 708 · 2026: 709 */
import type { Edition } from '../editions/edition.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { faceValues, type Values } from './values.ts';
import { colorBits, costColors, manaValueOf } from './mana-cost.ts';

/**
 * The characteristics of a split card outside the stack. Questions that compare get a yes if either half would give one
 * (2006: 505.6 · 2009, 2011: 708.6); today the halves are combined into one (709.4), so that the mana value is one sum.
 */
export function bothHalves(edition: Edition, definition: CardDefinition): Values {
  const [left, right] = definition.faces;
  if (right === undefined) throw new Error(`${definition.name} has only one half`);
  const halves = [left, right];
  const values = halves.map((half, i) => faceValues(definition.key, half, i));
  const manaValues = halves.map((half) => manaValueOf(half.manaCost));
  const sum = manaValues.reduce((a, b) => a + b, 0);
  const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];
  return {
    name: definition.name,
    names: halves.map((half) => half.name),
    manaCost: halves.flatMap((half) => [...(half.manaCost ?? [])]),
    colors: halves.reduce(
      (bits, half) =>
        bits | (half.colorIndicator === undefined ? costColors(half.manaCost) : colorBits(half.colorIndicator)),
      0,
    ),
    supertypes: union(halves.map((half) => half.supertypes)),
    types: union(halves.map((half) => half.types)),
    subtypes: union(halves.map((half) => half.subtypes)),
    power: null,
    toughness: null,
    loyalty: null,
    abilities: values.flatMap((half) => half.abilities),
    manaValue: sum,
    manaValues: edition.splitCharacteristics === 'combined' ? [sum] : manaValues,
  };
}
