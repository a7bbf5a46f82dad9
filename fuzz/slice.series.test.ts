/** A slice of the fuzzing. RULEWRIGHT_FUZZ_GAMES and RULEWRIGHT_FUZZ_SEED widen or move it. */
import { describe, expect, it } from 'vitest';
import { builtInGame, fuzzedDecks } from './decks.ts';
import { fuzzGame } from './one-game.ts';
import { series } from '../tests/tiers/series.ts';

const GAMES = Number(process.env['RULEWRIGHT_FUZZ_GAMES'] ?? series(6, 1));
/** The first game is one of those that are checked at every decision: the slice begins after it. */
const FROM = series(0, 1);
const SEED = process.env['RULEWRIGHT_FUZZ_SEED'] ?? 'slice';

describe('random games of the built-in decks in all editions', () => {
  const found = fuzzedDecks();

  it('has all sixteen decks to play with', () => {
    expect(found).toMatchObject({ ok: true, refused: [] });
    expect(found.ok && found.decks.length).toBe(16);
  });

  // a number of games, not a time: on a slow machine it takes longer, and shows the same
  it(`breaks no invariant in ${GAMES} games (seed ${SEED})`, () => {
    if (!found.ok) throw new Error(found.message);
    for (let game = FROM; game < FROM + GAMES; game++) {
      const { fault, refused, end, edition, decks } = fuzzGame(builtInGame(found.decks, SEED, game), game);
      const again = `npm run fuzz -- --games 1 --seed ${SEED} --from ${game}`;
      expect(fault, `[${edition}] ${decks.join(' – ')}; again: ${again}`).toBeNull();
      expect(refused, `${end}; again: ${again}`).toBe(false);
    }
  });
});
