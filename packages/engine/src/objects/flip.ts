/** Flip cards: the other half's name, text, type line, power and toughness; cost and colour stay. 2006: 508 · 2009, 2011: 709 · 2026: 710 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import { faceValues, type Values } from './values.ts';
import { colorBits, costColors } from './mana-cost.ts';

/** The characteristics of a flipped permanent (2006: 508.2 · 2009, 2011: 709.1b–c · 2026: 710.1b–c). */
export function flippedFace(definition: CardDefinition): Values {
  const [normal, flipped] = definition.faces;
  if (flipped === undefined) throw new Error(`${definition.name} cannot be flipped`);
  return {
    ...faceValues(definition.key, flipped, 1),
    manaCost: normal.manaCost,
    colors: normal.colorIndicator === undefined ? costColors(normal.manaCost) : colorBits(normal.colorIndicator),
  };
}
