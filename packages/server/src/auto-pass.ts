/**
 * What the table answers for a seat by its own wish: passing where nothing is to be done, paying, ordering its triggers.
 * These are ordinary answers. 2006: 408.1 · 2009, 2011: 116 · 2026: 117
 */
import {
  type Answer,
  type Decision,
  type Game,
  isActivePlayer,
  KEEPING,
  labels,
  objectLabel,
  objectOf,
  type OptionValue,
  payingAutomatically,
  prompt,
} from '@rulewright/engine';
import { ANSWERED_ALWAYS, type PassUntil, type SeatSettings, type WireStep } from '@rulewright/protocol';

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

/** What things are called where a seat's wishes name them; made only where a wish does. */
export interface Words {
  nameOf(object: number): string;
  /** whether it is on the battlefield */
  inPlay(object: number): boolean;
  /** of the spell or ability on top of the stack */
  top(): string;
  prompt(decision: Decision): string;
  labels(decision: Decision): readonly string[];
}

export function wordsFor(game: Game, seat: number): Words {
  const nameOf = (object: number): string => objectLabel(game, object, seat);
  return {
    nameOf,
    inPlay: (object) => objectOf(game, object)?.zone === 'battlefield',
    top: () => nameOf(game.state.stack.at(-1) ?? 0),
    prompt: (decision) => prompt(game, decision),
    labels: (decision) => labels(game, decision),
  };
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

/**
 * Whether this is an activated ability, or the casting, of something the seat does not want to be asked about. A line by hand of a card elsewhere than
 * on the battlefield is there all the time: nobody is asked for its sake.
 */
function ignored(names: readonly string[], option: OptionValue, { nameOf, inPlay }: Words): boolean {
  if (!('action' in option)) return false;
  const { action } = option;
  if (action.act === 'byHand') return !inPlay(action.object);
  if (names.length === 0) return false;
  return (action.act === 'activate' || action.act === 'cast') && names.includes(nameOf(action.object));
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
export function passes(wish: Wish, moment: Moment, options: () => readonly OptionValue[], top: () => string): boolean {
  const { settings } = wish;
  if (settings.fullControl) return false;
  const theirs = moment.top !== null && moment.top !== moment.seat;
  if (theirs) {
    if (settings.yields.length > 0 && settings.yields.includes(top())) return true;
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
export function answerFor(wish: Wish, moment: Moment, decision: Decision, words: Words): Answer | undefined {
  const { settings } = wish;
  if (settings.fullControl) return undefined;
  switch (decision.form) {
    case 'choose':
      return choiceFor(wish, moment, decision, words);
    case 'order':
      return decision.kind === 'triggerOrder' && settings.autoOrder
        ? decision.options.map((_, index) => index)
        : undefined;
    case 'attackers': {
      // who passes the turn does not attack in it
      const passesTurn = moment.active === moment.seat && stillPassing(wish.passing, moment);
      return passesTurn && decision.candidates.every(({ must }) => must !== true) ? [] : undefined;
    }
    default:
      return undefined;
  }
}

type Choice = Extract<Decision, { form: 'choose' }>;

function choiceFor(wish: Wish, moment: Moment, decision: Choice, words: Words): Answer | undefined {
  const { settings } = wish;
  switch (decision.kind) {
    case 'priority': {
      const options = (): OptionValue[] =>
        decision.options.filter((option) => !ignored(settings.ignore, option, words));
      return passes(wish, moment, options, words.top) ? [0] : undefined; // passing is listed first
    }
    case 'payment': {
      const auto = settings.autoPay ? payingAutomatically(decision) : -1;
      if (auto < 0) return undefined;
      return settings.keepForHand === 'off' ? [auto] : KEEPING;
    }
    default:
      return standingAnswer(settings.always, decision, words);
  }
}

/** What the seat said to answer always, where that is one of the options. */
function standingAnswer(always: SeatSettings['always'], decision: Choice, words: Words): Answer | undefined {
  if (always.length === 0 || !ANSWERED_ALWAYS.includes(decision.kind)) return undefined;
  const about = words.prompt(decision);
  const wanted = always.find((one) => one.about === about);
  const index = wanted === undefined ? -1 : words.labels(decision).indexOf(wanted.answer);
  return index >= 0 ? [index] : undefined;
}
