/** A slice of `npm run fuzz -- --messages`, in every test run. */
import { expect, test } from 'vitest';
import { barrage } from './messages.ts';

test('each bad message to a server is answered, and changes no game', { timeout: 120_000 }, async () => {
  const { faults, outcomes, messages } = await barrage({ messages: 400, seed: 'slice' });
  expect(faults).toEqual([]);
  expect(outcomes['refused: malformed']).toBeGreaterThan(messages / 2);
});
