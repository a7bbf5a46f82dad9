/** Clocks, which a table has only where its maker wants them. */
import { z } from 'zod';

/** A clock for each person at the table: so many seconds for a game, or for each decision. */
export const wireClock = z.strictObject({
  per: z.enum(['game', 'decision']),
  seconds: z.number().int().min(5).max(36_000),
});
export type WireClock = z.infer<typeof wireClock>;
