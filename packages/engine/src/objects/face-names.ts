/** What a card is called as the face, half or halves that are cast or played. 2006: 505 · 2009, 2011: 708 · 2026: 709, 712, 715, 718, 720 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import { BOTH_HALVES, isHalved } from './split.ts';

export function faceName({ name, layout, faces }: CardDefinition, face: number): string {
  if (isHalved(layout) && face === BOTH_HALVES) return name;
  const chosen = faces[face]?.name ?? name;
  return layout === 'prototype' && face > 0 ? `${chosen} (prototyped)` : chosen;
}
