/**
 * When a person is passed for, by their own wish: where nothing is to be done, or they have set no stop. An automatic pass is
 * an ordinary pass. 2006: 408.1 · 2009, 2011: 116 · 2026: 117
 */
import type { Answer, Decision, OptionValue } from '@rulewright/engine';
import type { SeatSettings } from '@rulewright/protocol';

/** A promise to pass, and the turn in which it was given. */
export interface Passing {
  readonly until: 'end-of-turn' | 'my-turn';
  readonly turn: number;
}

export interface Moment {
  readonly seat: number;
  readonly turn: number;
  readonly active: number;
  readonly step: SeatSettings['stops']['own'][number];
  /** who controls the spell or ability on top of the stack; null: the stack is empty */
  readonly top: number | null;
}

export const couldAct = (options: readonly OptionValue[]): boolean =>
  options.some((option) => 'action' in option && option.action.act !== 'pass' && option.action.act !== 'mana');

export function stillPassing(passing: Passing | null, { seat, turn, active }: Moment): boolean {
  if (passing === null) return false;
  return passing.until === 'end-of-turn' ? turn === passing.turn : active !== seat || turn === passing.turn;
}

/** Whether the seat is passed for. `options` is asked for only where it matters. */
export function passes(
  settings: SeatSettings,
  passing: Passing | null,
  moment: Moment,
  options: () => readonly OptionValue[],
): boolean {
  if (settings.fullControl) return false;
  if (moment.top !== null && moment.top !== moment.seat) {
    if (settings.onOpponent === 'always') return false;
    return settings.onOpponent === 'never' || !couldAct(options());
  }
  if (stillPassing(passing, moment)) return true;
  if (moment.top !== null) return !settings.holdPriority;
  const stops = moment.active === moment.seat ? settings.stops.own : settings.stops.opponents;
  return !stops.includes(moment.step) || !couldAct(options());
}

/** The answer given for a person by their wish; undefined: they are asked. */
export function wishedAnswer(
  settings: SeatSettings,
  passing: Passing | null,
  moment: Moment,
  decision: Decision,
): Answer | undefined {
  if (settings.fullControl) return undefined;
  if (decision.kind === 'priority' && decision.form === 'choose') {
    return passes(settings, passing, moment, () => decision.options) ? [0] : undefined; // passing is listed first
  }
  if (decision.kind === 'payment' && decision.form === 'choose' && settings.autoPay) {
    const auto = decision.options.findIndex((option) => 'pay' in option && option.pay === 'auto');
    return auto >= 0 ? [auto] : undefined;
  }
  if (decision.kind === 'triggerOrder' && decision.form === 'order' && settings.autoOrder)
    return decision.options.map((_, index) => index);
  return undefined;
}
