/** A slice of the fuzzing, in every test run. RULEWRIGHT_FUZZ_GAMES and RULEWRIGHT_FUZZ_SEED widen or move it. */
import { describe, expect, it } from 'vitest';
import { fuzzedDecks } from './decks.ts';
import { fuzzOne } from './one-game.ts';

const GAMES = Number(process.env['RULEWRIGHT_FUZZ_GAMES'] ?? 16);
const SEED = process.env['RULEWRIGHT_FUZZ_SEED'] ?? 'slice';
const SECONDS = 120;

describe('random games of the built-in decks in all editions', () => {
  const found = fuzzedDecks();

  it('has all sixteen decks to play with', () => {
    expect(found).toMatchObject({ ok: true, refused: [] });
    expect(found.ok && found.decks.length).toBe(16);
  });

  it(`breaks no invariant in up to ${GAMES} games (seed ${SEED})`, { timeout: (SECONDS + 60) * 1000 }, () => {
    if (!found.ok) throw new Error(found.message);
    const until = performance.now() + SECONDS * 1000;
    let played = 0;
    for (let game = 0; game < GAMES && performance.now() < until; game++) {
      const { fault, refused, end, edition, decks } = fuzzOne(found.decks, SEED, game);
      const again = `npm run fuzz -- --games 1 --seed ${SEED} --from ${game}`;
      expect(fault, `[${edition}] ${decks.join(' – ')}; again: ${again}`).toBeNull();
      expect(refused, `${end}; again: ${again}`).toBe(false);
      played++;
    }
    expect(played).toBeGreaterThanOrEqual(Math.min(GAMES, 6));
  });
});
