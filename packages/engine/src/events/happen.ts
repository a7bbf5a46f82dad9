/**
 * Making events happen. The pipeline that does it comes with the game, since what it consists of (replacement effects, triggers, instructions) makes
 * events too. 2006: 410, 419 · 2009, 2011, 2026: 603, 614–616
 */
import type { Game } from '../running/game.ts';
import type { GameEvent, Outcome } from './event.ts';

/** Makes the events happen at once and says what really happened to each. */
export const happen = <E extends GameEvent>(game: Game, events: readonly E[]): Outcome<E>[] =>
  game.happen(game, events);
