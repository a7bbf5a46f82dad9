/** Turning double-faced permanents to their other face. 2006, 2009: none · 2011: 701.25, 711 · 2026: 701.27, 729.2i */
import type { Game } from '../running/game.ts';
import type { Component, GameObject } from '../state/state.ts';
import { canTurnOver } from './double-faced.ts';

/** Every card of it that can turns so that its other face is up. */
export function turnedOver(game: Game, object: GameObject): Pick<GameObject, 'face' | 'components'> {
  const turned = <P extends Component>(part: P): number => (canTurnOver(game, part) ? 1 - part.face : part.face);
  const components = object.components?.map((part) => ({ ...part, face: turned(part) })) ?? null;
  return { face: turned(object), components };
}
