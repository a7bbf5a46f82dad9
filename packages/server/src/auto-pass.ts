/**
 * What the table answers for a seat by its own wish: passing where nothing is to be done, paying, ordering its triggers.
 * These are ordinary answers. 2006: 408.1 · 2009, 2011: 116 · 2026: 117
 */
import { type Answer, type Decision, type Game, isActivePlayer, objectOf, type OptionValue } from '@rulewright/engine';
import type { PassUntil, SeatSettings, WireStep } from '@rulewright/protocol';

/** How far a seat has said to pass, and the turn in which it said so. */
export interface Passing {
  until: PassUntil;
  turn: number;
}

/** What passing depends on, of what everybody sees. */
export interface Moment {
  seat: number;
  turn: number;
  /** whose turn it is: the seat itself if its team shares the turn */
  active: number;
  step: WireStep;
  /** who controls the spell or ability on top of the stack; null: the stack is empty */
  top: number | null;
}

/** What the seat's wishes are held against as the game stands. */
export function momentOf(game: Game, seat: number): Moment {
  const { turn, stack } = game.state;
  const top = stack.at(-1);
  return {
    seat,
    turn: turn.number,
    active: isActivePlayer(game, seat) ? seat : turn.active,
    step: turn.step,
    top: top === undefined ? null : (objectOf(game, top)?.controller ?? null),
  };
}

/** What a seat wants done for it; `auto` in its settings is as against the computer. */
export interface Wish {
  settings: SeatSettings;
  passing: Passing | null;
}

/** Whether there is anything to do besides passing and making mana. */
export const couldAct = (options: readonly OptionValue[]): boolean =>
  options.some((option) => 'action' in option && option.action.act !== 'pass' && option.action.act !== 'mana');

/** Whether this is an activated ability of something the seat does not want to be asked about. */
function ignored(names: readonly string[], option: OptionValue, nameOf: (object: number) => string): boolean {
  if (names.length === 0 || !('action' in option) || option.action.act !== 'activate') return false;
  return names.includes(nameOf(option.action.object));
}

/** Whether a promise to pass still holds. */
export function stillPassing(passing: Passing | null, moment: Moment): boolean {
  if (passing === null) return false;
  switch (passing.until) {
    case 'end-of-turn':
      return moment.turn === passing.turn;
    case 'my-turn':
      return moment.active !== moment.seat || moment.turn === passing.turn;
    case 'stack-empty':
      return moment.top !== null;
    default:
      throw new Error(`Unknown: pass until ${String(passing.until satisfies never)}`);
  }
}

/** Whether the seat is passed for. `options` is read only where it matters, for it is dear to make. */
export function passes(wish: Wish, moment: Moment, options: () => readonly OptionValue[]): boolean {
  const { settings } = wish;
  if (settings.fullControl) return false;
  const theirs = moment.top !== null && moment.top !== moment.seat;
  if (theirs) {
    if (settings.onOpponent === 'always') return false;
    return settings.onOpponent === 'never' || !couldAct(options());
  }
  if (stillPassing(wish.passing, moment)) return true;
  if (moment.top !== null) return !settings.holdPriority;
  const stops: readonly WireStep[] = moment.active === moment.seat ? settings.stops.own : settings.stops.opponents;
  if (!stops.includes(moment.step)) return true;
  return settings.atStops !== 'always' && !couldAct(options());
}

/** The answer given for the seat, or undefined: it is asked. */
export function answerFor(
  wish: Wish,
  moment: Moment,
  decision: Decision,
  nameOf: (object: number) => string,
): Answer | undefined {
  if (wish.settings.fullControl) return undefined;
  if (decision.kind === 'priority' && decision.form === 'choose') {
    return passes(wish, moment, () =>
      decision.options.filter((option) => !ignored(wish.settings.ignore, option, nameOf)),
    )
      ? [0]
      : undefined; // passing is listed first
  }
  if (decision.kind === 'payment' && decision.form === 'choose' && wish.settings.autoPay) {
    const auto = decision.options.findIndex((option) => 'pay' in option && option.pay === 'auto');
    return auto >= 0 ? [auto] : undefined;
  }
  if (decision.kind === 'triggerOrder' && decision.form === 'order' && wish.settings.autoOrder) {
    return decision.options.map((_, index) => index);
  }
  return undefined;
}
