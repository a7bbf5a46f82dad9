/**
 * Rolling the planar die, planeswalking, and phenomena that have been encountered.
 * 2006: none · 2009: 309.7, 701.19, 901 · 2011: 309.7, 701.21, 901 · 2026: 311.7, 312, 701.31, 704.6f, 901
 */
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { PlanarFace } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import { isPhenomenon } from '../../state/nontraditional.ts';
import { facingUp, facingUpFor, isPlanechase, planarController } from '../../state/planar.ts';
import { randomBelow } from '../../state/random.ts';
import { primaryOf } from '../../state/teams.ts';
import { isSourceOfWaiting } from '../../abilities/waiting.ts';
import { causedBy } from '../../events/cause.ts';
import type { Cause } from '../../events/event.ts';
import {
  chaosEvent,
  type PlanarEvent,
  planarRollEvent,
  type Planeswalk,
  planeswalkEvent,
} from '../../events/kinds/planar.ts';
import { actorsOf } from '../../meaning/actors.ts';
import type { Context } from '../../meaning/context.ts';
import { playersOf } from '../../meaning/players.ts';
import { act } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

/** A planar die has one Planeswalker symbol, one chaos symbol, and four blank faces (2009, 2011, 2026: 901.3a). */
const DIE: readonly PlanarFace[] = ['planeswalker', 'chaos', 'blank', 'blank', 'blank', 'blank'];

/** What such an instruction has happen. */
function planarEvents(
  game: Game,
  ctx: Context,
  i: Extract<Instruction, { do: 'planeswalk' | 'chaos' | 'rollPlanarDie' }>,
): PlanarEvent[] {
  const cause = causedBy(ctx);
  if (i.do === 'planeswalk') return planeswalking(game, playersOf(game, ctx, i.who), cause);
  const players = actorsOf(game, ctx, i.who);
  if (i.do === 'rollPlanarDie') return players.flatMap((player) => rollingPlanarDie(game, player, cause));
  return players.slice(0, 1).map((player) => chaosEvent(player, cause));
}

/** The die is rolled; chaos may ensue. */
export function rollingPlanarDie(game: Game, player: PlayerId, cause: Cause): PlanarEvent[] {
  const face = DIE[randomBelow(game.state, 'die', DIE.length)] as PlanarFace;
  const roll = planarRollEvent(player, face, cause);
  return face === 'chaos' ? [roll, chaosEvent(player, cause)] : [roll];
}

/** Only the planar controller planeswalks, also where a teammate does something that says so, away from everything that is face up (2009: 701.19a–b · 2011: 701.21a–b · 2026: 701.31a–b, 901.11c). */
function planeswalking(game: Game, players: readonly PlayerId[], cause: Cause): Planeswalk[] {
  const controller = planarController(game);
  if (!isPlanechase(game) || !players.some((p) => primaryOf(game, p) === controller)) return [];
  const away = facingUpFor(game, controller).map(({ id }) => id);
  return [planeswalkEvent(controller, away, false, cause)];
}

/** A phenomenon that no ability waits for any more is left (2026: 312.7, 704.6f). */
export function leavingPhenomena(game: Game, cause: Cause): Planeswalk[] {
  const used = facingUp(game).some((o) => isPhenomenon(game, o) && !isSourceOfWaiting(game, o.id, null));
  return used ? planeswalking(game, [planarController(game)], cause) : [];
}

/** 2009: 701.19, 901.8 · 2011: 701.21, 901.8 · 2026: 701.31, 901.9 */
const makePlanarEvents = (game: Game, ctx: Context, i: Doing<'planeswalk' | 'chaos' | 'rollPlanarDie'>): void =>
  void act(game, ctx, i.out, planarEvents(game, ctx, i));

/** Planes. */
export const PLANES = {
  planeswalk: { possible: always, carryOut: makePlanarEvents },
  chaos: { possible: always, carryOut: makePlanarEvents },
  rollPlanarDie: { possible: always, carryOut: makePlanarEvents },
} satisfies Partial<Verbs>;
