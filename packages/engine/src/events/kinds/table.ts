/** The modules of all kinds of event: TypeScript refuses a table that lacks one. 2006: 410, 419 · 2009, 2011, 2026: 603, 614, 700.1 */
import type { EventPattern } from '../../vocabulary/patterns.ts';
import { wordsIn } from '../../abilities/paths.ts';
import { extended, type Context } from '../../meaning/context.ts';
import type { Game } from '../../running/game.ts';
import { memoised } from '../../state/memoised.ts';
import { objectOf } from '../../state/objects.ts';
import type { EventBindings } from '../../state/state.ts';
import type { EventKind, EventOf, GameEvent } from '../event.ts';
import { activate, becomesTarget, cast, countered, playLand } from './ability.ts';
import { action, coin } from './action.ts';
import { attach, unattach } from './attachment.ts';
import { cycle, discard, draw, draws, reveal, search, shuffle } from './cards.ts';
import {
  assignDamage,
  attack,
  becomesBlocked,
  block,
  putAttacking,
  putBlocking,
  removeFromCombat,
  unblocked,
} from './combat.ts';
import { control } from './control.ts';
import { counters, playerCounters } from './counters.ts';
import { damage, excessDamage, prevented, removeDamage } from './damage.ts';
import { designation, lock, ringTempts, speed, unlock } from './designation.ts';
import { die, rollDice } from './dice.ts';
import { completeDungeon, enterDungeon, getEmblem } from './dungeon.ts';
import { chaos, planarRoll, planeswalk } from './planar.ts';
import { schemeDown, setInMotion } from './scheme.ts';
import { flip, merge, transform, turnFaceDown, turnFaceUp } from './face.ts';
import { lose, win } from './game-end.ts';
import { gainLife, loseLife } from './life.ts';
import { addMana, loseMana, takeMana } from './mana.ts';
import { move } from './move.ts';
import { phaseIn, phaseOut } from './phasing.ts';
import { remember } from './remember.ts';
import { destroy, regenerate, sacrifice } from './removal.ts';
import { tap, untap } from './tap.ts';
import { createToken } from './token.ts';
import { daytime, step, turn } from './turn.ts';
import { bound, type KindOf } from './kind.ts';

const KINDS: { readonly [K in EventKind]: KindOf<EventOf<K>> } = {
  cast,
  activate,
  playLand,
  becomesTarget,
  countered,
  action,
  coin,
  rollDice,
  die,
  attach,
  unattach,
  draw,
  discard,
  cycle,
  search,
  shuffle,
  reveal,
  attack,
  putAttacking,
  block,
  putBlocking,
  becomesBlocked,
  unblocked,
  assignDamage,
  removeFromCombat,
  control,
  counters,
  playerCounters,
  damage,
  excessDamage,
  prevented,
  removeDamage,
  designation,
  ringTempts,
  speed,
  unlock,
  lock,
  setInMotion,
  schemeDown,
  planeswalk,
  chaos,
  planarRoll,
  enterDungeon,
  getEmblem,
  completeDungeon,
  turnFaceUp,
  turnFaceDown,
  transform,
  flip,
  merge,
  lose,
  win,
  gainLife,
  loseLife,
  addMana,
  loseMana,
  takeMana,
  move,
  phaseOut,
  phaseIn,
  remember,
  destroy,
  sacrifice,
  regenerate,
  tap,
  untap,
  createToken,
  draws,
  turn,
  step,
  daytime,
};

/** A module of a kind with its event: what the table says, in a form that can be called for any event. */
type AnyKind = Omit<KindOf<GameEvent>, 'patterns'> & {
  readonly patterns: {
    readonly [On in EventPattern['on']]?: (
      game: Game,
      ctx: Context,
      pattern: EventPattern,
      event: GameEvent,
      happened: boolean,
    ) => boolean;
  };
};

/** The module of the event's kind. An event is only ever given to the module of its own kind: the one place that widens the types. */
export const kindOf = (event: GameEvent): AnyKind => KINDS[event.kind] as unknown as AnyKind;

/** Whether it cannot happen at all (2006: 103.2–103.3 · 2009, 2011: 101.2–101.3 · 2026: 101.2–101.3, 614.17). */
export const isImpossible = (game: Game, event: GameEvent): boolean =>
  happensToNothing(game, event) || kindOf(event).impossible?.(game, event) === true;

/** What is phased out is treated as though it did not exist: it phases in, or leaves with its owner (2006: 217.8 · 2009: 702.23b · 2011: 702.24b · 2026: 702.26b). */
const happensToNothing = (game: Game, { kind, object, cause }: GameEvent): boolean =>
  object !== 0 && kind !== 'phaseIn' && cause.reason !== 'leave' && objectOf(game, object)?.phasedOut === true;

/** Whether the event fits. `happened`: it has been done (triggers) or would be (replacement effects). */
export function matchesPattern(
  game: Game,
  ctx: Context,
  pattern: EventPattern,
  event: GameEvent,
  happened: boolean,
): boolean {
  if (pattern.on === 'either')
    // what is cycled is discarded: "cycles or discards" is about the discarding (2026: 702.29d)
    return pattern.of.some(
      (p) =>
        matchesPattern(game, ctx, p, event, happened) &&
        !(p.on === 'cycle' && pattern.of.some((other) => other.on === 'discard')),
    );
  const matcher = kindOf(event).patterns[pattern.on];
  return matcher !== undefined && matcher(game, reading(game, ctx, pattern, event), pattern, event, happened);
}

const speaksOfAnEvent = memoised((pattern: EventPattern): boolean =>
  [...wordsIn(pattern)].some((word) => word.startsWith('event.')),
);

/** A pattern may speak of what its own event binds: "in that player's graveyard". What was bound before keeps its meaning. */
const reading = (game: Game, ctx: Context, pattern: EventPattern, event: GameEvent): Context =>
  speaksOfAnEvent(pattern) ? { ...ctx, env: extended(bindings(game, pattern, event), ctx.env) } : ctx;

/** What the event binds for the ability that saw it (names in vocabulary/nouns.ts). */
export function bindings(game: Game, pattern: EventPattern, event: GameEvent): EventBindings {
  const kind = kindOf(event);
  return kind.binds === undefined ? bound(event) : kind.binds(game, event, pattern);
}
