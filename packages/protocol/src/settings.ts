/**
 * When a seat is asked at priority and when the server passes for it. A pass made for a seat is an ordinary pass; the rules
 * of the game know nothing of this. 2006: 408.1 · 2009, 2011: 116 · 2026: 117
 */
import { WIRE_STEPS } from './names.ts';
import type { SeatSettings } from './settings-schema.ts';

export type { SeatSettings };

/** So many names or questions a seat's settings hold of each kind at most. */
export const MOST_WISHES = 200;

/** Characters of such a name at most, and of a question that is answered without asking, or of its answer. */
export const LONGEST_NAME = 200;
export const LONGEST_QUESTION = 500;

/** What may be chosen where there is a choice. */
export const CHOICES = {
  atStops: ['auto', 'always', 'if-able'],
  onOpponent: ['auto', 'always', 'if-able', 'never'],
  keepForHand: ['auto', 'on', 'off'],
} as const;

/**
 * What `auto` means. Who is passed for where they can do nothing, and asked where they can, tells by the time it takes what is in
 * their hand, and so do the lands that are left: against the computer that is no matter, against people one is always asked, and nothing is kept.
 */
export function settingsAgainst(people: boolean, settings: SeatSettings): SeatSettings {
  const auto = people ? 'always' : 'if-able';
  const { atStops, onOpponent, keepForHand } = settings;
  return {
    ...settings,
    atStops: atStops === 'auto' ? auto : atStops,
    onOpponent: onOpponent === 'auto' ? auto : onOpponent,
    keepForHand: keepForHand === 'auto' ? (people ? 'off' : 'on') : keepForHand,
  };
}

/** What a seat starts with: one's own main phases and blocks, the opponent's attack and end. */
export const DEFAULT_SETTINGS: SeatSettings = {
  stops: {
    own: ['main1', 'declareBlockers', 'main2'],
    opponents: ['declareAttackers', 'declareBlockers', 'end'],
  },
  atStops: 'auto',
  onOpponent: 'auto',
  holdPriority: false,
  fullControl: false,
  autoPay: true,
  keepForHand: 'auto',
  autoOrder: true,
  ignore: [],
  yields: [],
  always: [],
};

/** Whether it is what `seatSettings` takes with nothing left out: the same question, for pages that do without its library. */
export function areSettings(value: unknown): value is SeatSettings {
  const text = (longest: number) => (one: unknown) => typeof one === 'string' && one.length <= longest;
  const list = (most: number, fits: (one: unknown) => boolean) => (all: unknown) =>
    Array.isArray(all) && all.length <= most && all.every(fits);
  const oneOf = (known: readonly string[]) => (one: unknown) => typeof one === 'string' && known.includes(one);
  const flag = (one: unknown): boolean => typeof one === 'boolean';
  const steps = list(WIRE_STEPS.length, oneOf(WIRE_STEPS));
  const names = list(MOST_WISHES, text(LONGEST_NAME));
  const question = text(LONGEST_QUESTION);
  return record({
    stops: record({ own: steps, opponents: steps }),
    atStops: oneOf(CHOICES.atStops),
    onOpponent: oneOf(CHOICES.onOpponent),
    keepForHand: oneOf(CHOICES.keepForHand),
    holdPriority: flag,
    fullControl: flag,
    autoPay: flag,
    autoOrder: flag,
    ignore: names,
    yields: names,
    always: list(MOST_WISHES, record({ about: question, answer: question })),
  })(value);
}

/** Whether something has these fields and no others, each as it must be. */
const record =
  (fields: Readonly<Record<string, (one: unknown) => boolean>>) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, fits]) => Object.hasOwn(value, name) && fits(Reflect.get(value, name)));

/** Kinds of decisions that `always` may answer: whether to do what one may, and which of several replacements applies first. */
export const ANSWERED_ALWAYS: readonly string[] = ['yesNo', 'replacement'];

export const PASS_UNTIL = ['end-of-turn', 'my-turn', 'stack-empty'] as const;
/** How long a seat has said to pass. */
export type PassUntil = (typeof PASS_UNTIL)[number];
