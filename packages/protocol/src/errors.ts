/** Every error a server sends: a fixed code for programs, a sentence for people. An error changes nothing, but for `action-reversed`: mana made meanwhile may stay. */
import { z } from 'zod';

export const ERROR_CODES = [
  'malformed',
  'too-large',
  'too-fast',
  'protocol-version',
  'say-hello-first',
  'not-seated',
  'no-such-table',
  'wrong-token',
  'table-full',
  'bad-deck',
  'seed-refused',
  'not-your-decision',
  'stale-decision',
  'wrong-answer',
  'action-reversed',
  'undo-refused',
  'not-now',
  'cannot-resume',
  'elsewhere',
  'table-frozen',
  'store-unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One line of a decklist that was not taken. `line` counts from 1; 0 is the list as a whole. */
export const deckProblem = z.object({
  line: z.number().int(),
  text: z.string(),
  reason: z.string(),
  /** where on the line: the column of a table, the path in a JSON file */
  place: z.string().optional(),
  /** names or headings it may mean */
  similar: z.array(z.string()).optional(),
});
export type DeckProblem = z.infer<typeof deckProblem>;

export const errorMessage = z.object({
  type: z.literal('error'),
  /** the `id` of the message this answers; null where it had none */
  re: z.number().int().nullable(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** bad-deck: which lines, and whose deck */
  deck: z.object({ seat: z.number().int(), problems: z.array(deckProblem) }).optional(),
  /** wrong-answer: what was wrong with it, in the engine's words */
  wrong: z.object({ error: z.string(), message: z.string(), rule: z.string().optional() }).optional(),
  /** too-fast, of a message that was not read: milliseconds after which it would be */
  wait: z.number().int().positive().optional(),
  /** malformed: where in the message */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorMessage = z.infer<typeof errorMessage>;
