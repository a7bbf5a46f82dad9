/** The forms of an answer to a decision, as they cross the wire. */
import * as z from 'zod/mini';

/** So many characters a line has at most that is said in other words. */
export const MOST_WORDS = 600;

const int = z.int();
const index = int.check(z.minimum(0), z.maximum(100_000));

/** `choose`, `order`, `divide`: indices or amounts. `number`: one. `name`: a card name, or a line in words. Then attackers and blockers. */
export const wireAnswer = z.union([
  int.check(z.minimum(-1_000_000), z.maximum(1_000_000)),
  z.string().check(z.maxLength(MOST_WORDS)),
  z.array(index).check(z.maxLength(2000)),
  z.array(z.strictObject({ attacker: int, target: index })).check(z.maxLength(1000)),
  z
    .array(z.strictObject({ blocker: int, attackers: z.array(index).check(z.maxLength(1000)) }))
    .check(z.maxLength(1000)),
]);
export type WireAnswer = z.infer<typeof wireAnswer>;
