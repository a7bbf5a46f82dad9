/** The forms of an answer to a decision, as they cross the wire. */
import { z } from 'zod';

const index = z.number().int().min(0).max(100_000);

/** `choose`, `order`, `divide`: indices or amounts. `number`: one. `name`: a card name. Then attackers and blockers. */
export const wireAnswer = z.union([
  z.number().int().min(-1_000_000).max(1_000_000),
  z.string().max(200),
  z.array(index).max(2000),
  z.array(z.strictObject({ attacker: index.or(z.number().int()), target: index })).max(1000),
  z.array(z.strictObject({ blocker: z.number().int(), attackers: z.array(index).max(1000) })).max(1000),
]);
export type WireAnswer = z.infer<typeof wireAnswer>;
