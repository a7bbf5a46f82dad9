/**
 * Cards with alternative characteristics, which they may have as a spell: adventurer, omen and prototype cards.
 * 2006, 2009, 2011: none · 2026: 715, 718, 720
 */
import type { Game } from '../running/game.ts';
import type { GameObject } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';

/** The kinds of alternative characteristics that are a spell of their own. */
export type Alternative = 'adventure' | 'omen';
/** Whether it has an Adventure or an Omen, in use or not: that can be copied (715.2a–b, 720.2a–b). */
export function hasAlternative(game: Game, object: GameObject, kind: Alternative): boolean {
  return object.kind !== 'ability' && !object.faceDown && layoutOf(game, object) === kind;
}

/** The layout of the card, or of what it copies. */
export function layoutOf(game: Game, object: GameObject): CardDefinition['layout'] | undefined {
  return game.definitions.get(object.copied?.def ?? object.def)?.layout;
}
