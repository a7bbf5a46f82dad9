/** Split cards: both halves together everywhere but on the stack. 2006: 505 · 2009, 2011: 708 · 2026: 709 */
import type { Game } from '../running/game.ts';
import type { Edition } from '../editions/edition.ts';
import type { CardDefinition, Layout } from '../vocabulary/definition.ts';
import { faceValues, type Values } from './values.ts';
import { colorBits, costColors, manaValueOf } from './mana-cost.ts';

/** Among a split card's faces: its halves together, off the stack and of a fused spell on it (2026: 709.4d). */
export const BOTH_HALVES = 2;

/** Whether its two halves are one card's, of which the spell is one: split cards, Rooms among them (2026: 709.5). */
export const isHalved = (layout: Layout): boolean => layout === 'split' || layout === 'room';

const BETWEEN = ' // ';

/** The names in a chosen name: both of a split card, of which one that an object has is enough (2009, 2011: 708.7). */
export const namesOf = (chosen: string): readonly string[] => chosen.split(BETWEEN);

/** Why a name can't be chosen: a split card is named by both halves (2006: 505.7 · 2009, 2011: 708.7), today by one (2026: 709.4a). */
export function splitNameFault({ edition, definitions }: Game, name: string): string | null {
  if (edition.splitNaming === 'one')
    return name.includes(BETWEEN) ? `${name} are two names: choose one of them.` : null;
  for (const { layout, name: both, faces } of definitions.values()) {
    if (isHalved(layout) && faces.some((face) => face.name === name))
      return `A split card is named by both halves: ${both}.`;
    if (!isHalved(layout) && both === name && faces.length > 1) return `${name} are two names: choose one of them.`;
  }
  return null;
}

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
