/** The settings of a seat as a message holds them. Pages, which have this by type alone, look at what they remember by `areSettings`. */
import * as z from 'zod/mini';
import { WIRE_STEPS } from './names.ts';
import { CHOICES, LONGEST_NAME, LONGEST_QUESTION, MOST_WISHES } from './settings.ts';

const steps = z.array(z.enum(WIRE_STEPS)).check(z.maxLength(WIRE_STEPS.length));

export const seatSettings = z.strictObject({
  /** steps in which this seat wants to be asked while the stack is empty */
  stops: z.strictObject({ own: steps, opponents: steps }),
  /** whether it is asked there though it could do nothing but pass */
  atStops: z._default(z.enum(CHOICES.atStops), 'auto'),
  /** when an opponent's spell or ability is on top of the stack */
  onOpponent: z.enum(CHOICES.onOpponent),
  /** be asked again after one's own spell or ability */
  holdPriority: z.boolean(),
  /** never pass, pay or order for this seat */
  fullControl: z.boolean(),
  /** pay costs without asking which mana */
  autoPay: z.boolean(),
  /** when paying without asking, leave the mana that the rest of the hand needs: which lands are left tells opponents what one holds */
  keepForHand: z._default(z.enum(CHOICES.keepForHand), 'auto'),
  /** names of objects whose activated abilities, and of cards whose casting, are no reason to ask */
  ignore: z.array(z.string().check(z.maxLength(LONGEST_NAME))).check(z.maxLength(MOST_WISHES)),
  /** names of opponents' spells, and of abilities as they are called on the stack, that are no reason to ask */
  yields: z._default(z.array(z.string().check(z.maxLength(LONGEST_NAME))).check(z.maxLength(MOST_WISHES)), []),
  /** questions answered without asking: `about` is the decision's prompt, `answer` the label of the option */
  always: z._default(
    z
      .array(
        z.strictObject({
          about: z.string().check(z.maxLength(LONGEST_QUESTION)),
          answer: z.string().check(z.maxLength(LONGEST_QUESTION)),
        }),
      )
      .check(z.maxLength(MOST_WISHES)),
    [],
  ),
  /** put triggers that go on the stack together there in the order listed */
  autoOrder: z.boolean(),
});
export type SeatSettings = z.infer<typeof seatSettings>;
