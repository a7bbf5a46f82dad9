/** A slice of the long run: a database that is locked for a moment loses nothing and changes no game. */
import { expect, test } from 'vitest';
import { soakOutage } from './outages.ts';

test('games go on as their twins after the database was locked', async () => {
  const report = await soakOutage({ outage: 'locked', seconds: 3, seed: 3, tables: 3, longest: 60 });
  expect(report).toMatchObject({ games: 3, outage: 'locked' });
  expect(report.refused).toBeGreaterThan(0);
});
