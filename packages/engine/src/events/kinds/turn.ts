/** Turns and steps begin, day and night change, a coin is flipped in them. 2006: 300–302, 500 · 2009, 2011: 500–501 · 2026: 500–501, 730 */
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import type { Step } from '../../state/names.ts';
import { nodeAt } from '../../abilities/lookup.ts';
import { Reads } from '../../continuous/derived.ts';
import type { Context } from '../../meaning/context.ts';
import { isPlayer } from '../../meaning/players.ts';
import { isInRange, rangeFor } from '../../meaning/range.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { touch } from '../objects.ts';
import { type KindOf, type PatternOn } from './kind.ts';
import { wordsIn } from '../../abilities/paths.ts';

/** A turn of the player begins. */
export type Turn = Happening<'turn'>;
/** A step or a main phase begins for the player, one of the active team's. */
export interface StepBegins extends Happening<'step'> {
  step: Step;
  /** whether another player of the team comes before this one */
  again: boolean;
}
/** It becomes day or night. */
export interface Daytime extends Happening<'daytime'> {
  to: 'day' | 'night';
  /** whether it was the other before, known once it has happened (2026: 730.1a) */
  changed: boolean;
}
export type TurnEvent = Turn | StepBegins | Daytime;

export const turnEvent = (player: PlayerId, cause: Cause): Turn => ({
  kind: 'turn',
  object: 0,
  player,
  amount: 0,
  cause,
});

export const stepEvent = (player: PlayerId, step: Step, again: boolean, cause: Cause): StepBegins => ({
  kind: 'step',
  object: 0,
  player,
  amount: 0,
  cause,
  step,
  again,
});

export const daytimeEvent = (to: 'day' | 'night', cause: Cause): Daytime => ({
  kind: 'daytime',
  object: 0,
  player: -1,
  amount: 0,
  cause,
  to,
  changed: false,
});

const PHASE_STARTS: { readonly [P in PatternOn<'beginPhase'>['phase']]: readonly Step[] } = {
  combat: ['beginCombat'],
  precombatMain: ['main1'],
  postcombatMain: ['main2'],
  main: ['main1', 'main2'],
};

/**
 * A step begins for each player of the active team. What triggers for one of them triggers again for the next only if it is
 * about "that player" (2026: 805.4d).
 */
function isAboutPlayer(game: Game, ctx: Context, { whose }: PatternOn<'step'>): boolean {
  if (whose !== undefined && !isPlayer(game, ctx, whose, game.state.turn.active)) return true;
  return ctx.ref !== null && wordsIn(nodeAt(game, ctx.ref) as object).has('event.player');
}

function begins(game: Game): boolean {
  touch(game, Reads.turn);
  return true;
}

export const turn: KindOf<Turn> = {
  perform: begins,
  patterns: { beginTurn: (game, ctx, { whose }, { player }) => isPlayer(game, ctx, whose, player) },
};

export const step: KindOf<StepBegins> = {
  perform: begins,
  patterns: {
    step: (game, ctx, pattern, event) =>
      event.step === pattern.step &&
      // a step of somebody out of range is not seen (2006: 601.7 · later: 801.7)
      isInRange(game, rangeFor(game, ctx), event.player) &&
      (pattern.whose === undefined || isPlayer(game, ctx, pattern.whose, event.player)) &&
      (!event.again || isAboutPlayer(game, ctx, pattern)),
    endOfCombat: (game, ctx, _pattern, event) =>
      event.step === 'endCombat' && isInRange(game, rangeFor(game, ctx), event.player),
    beginPhase: (game, ctx, { phase, nth, whose }, event) =>
      PHASE_STARTS[phase].includes(event.step) &&
      // main phases are counted within the turn (2026: 505.1b)
      (nth === undefined || nth === game.state.turn.mains) &&
      isPlayer(game, ctx, whose, event.player),
  },
};

export const daytime: KindOf<Daytime> = {
  perform(game, event) {
    const { state } = game;
    if (state.daytime === event.to) return false;
    event.changed = state.daytime !== null;
    state.daytime = event.to;
    touch(game, Reads.turn);
    note(game, () => `It becomes ${event.to}.`);
    return true;
  },
  patterns: { daytime: (_game, _ctx, _pattern, { changed }) => changed },
};
