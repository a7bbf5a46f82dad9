/**
 * When a seat is asked at priority and when the server passes for it. A pass made for a seat is an ordinary pass; the rules
 * of the game know nothing of this. 2006: 408.1 · 2009, 2011: 116 · 2026: 117
 */
import * as z from 'zod/mini';
import { WIRE_STEPS } from './names.ts';

/** So many names or questions a seat's settings hold of each kind at most. */
export const MOST_WISHES = 200;

const steps = z.array(z.enum(WIRE_STEPS)).check(z.maxLength(WIRE_STEPS.length));

export const seatSettings = z.strictObject({
  /** steps in which this seat wants to be asked while the stack is empty */
  stops: z.strictObject({ own: steps, opponents: steps }),
  /** whether it is asked there though it could do nothing but pass */
  atStops: z._default(z.enum(['auto', 'always', 'if-able']), 'auto'),
  /** when an opponent's spell or ability is on top of the stack */
  onOpponent: z.enum(['auto', 'always', 'if-able', 'never']),
  /** be asked again after one's own spell or ability */
  holdPriority: z.boolean(),
  /** never pass, pay or order for this seat */
  fullControl: z.boolean(),
  /** pay costs without asking which mana */
  autoPay: z.boolean(),
  /** when paying without asking, leave the mana that the rest of the hand needs: which lands are left tells opponents what one holds */
  keepForHand: z._default(z.enum(['auto', 'on', 'off']), 'auto'),
  /** names of objects whose activated abilities, and of cards whose casting, are no reason to ask */
  ignore: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_WISHES)),
  /** names of opponents' spells, and of abilities as they are called on the stack, that are no reason to ask */
  yields: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_WISHES)), []),
  /** questions answered without asking: `about` is the decision's prompt, `answer` the label of the option */
  always: z._default(
    z
      .array(z.strictObject({ about: z.string().check(z.maxLength(500)), answer: z.string().check(z.maxLength(500)) }))
      .check(z.maxLength(MOST_WISHES)),
    [],
  ),
  /** put triggers that go on the stack together there in the order listed */
  autoOrder: z.boolean(),
});
export type SeatSettings = z.infer<typeof seatSettings>;

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

/** Kinds of decisions that `always` may answer: whether to do what one may, and which of several replacements applies first. */
export const ANSWERED_ALWAYS: readonly string[] = ['yesNo', 'replacement'];

export const PASS_UNTIL = ['end-of-turn', 'my-turn', 'stack-empty'] as const;
/** How long a seat has said to pass. */
export type PassUntil = (typeof PASS_UNTIL)[number];
