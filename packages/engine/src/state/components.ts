/** The cards, tokens and copies that represent an object. 2006, 2009, 2011: none · 2026: 712.4a, 712.21, 729.2 */
import type { Component } from './state.ts';

/** What of the object is the card, token or copy itself. */
export function componentOf(of: Component): Component {
  const { card, kind, def, tokenPath, tokenText, tokenEnv, copied, face, faceDown, faceDownBy } = of;
  return { card, kind, def, tokenPath, tokenText, tokenEnv, copied, face, faceDown, faceDownBy };
}

/** A card that melds shows its half of the face that both form. */
export const half = (of: Component): Component => ({ ...componentOf(of), face: 1 });
