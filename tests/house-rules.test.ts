/** House rules: today's rules with mana burn, and any seams of the editions together; a game says which, and is saved, recorded and dealt again by them. */
import {
  createGame,
  EDITIONS,
  HOUSE_RULES,
  type HouseRules,
  load,
  play,
  type SavedGame,
  save,
} from '@rulewright/engine';
import { randomPlayer } from '@rulewright/players';
import { simulate } from '@rulewright/simulate';
import { printNotation, readNotation, runScenario } from '@rulewright/scenario';
import { expect, test } from 'vitest';
import { builtInGame, fuzzedDecks } from '../fuzz/decks.ts';
import { ran } from '../packages/cli/src/program-in-tests.ts';

const BURN = { manaBurn: '2006-10' } as const;

test('mana burn by today’s rules, in a scenario', () => {
  const text = (rules: string, life: number): string =>
    `Unspent mana        2026\n${rules}  A: Mountain ×2\n  A taps Mountain\n  A taps Mountain 2\n  All pass until the beginning of combat\n  Then A has ${life} life; A has no mana\n`;
  const told = (source: string): (string | null)[] => {
    const read = readNotation(source);
    if (!read.ok) return [read.message];
    expect(printNotation(read.notation.scenarios)).toContain(source.split('\n')[1]?.trim());
    return read.notation.scenarios.map((scenario) => runScenario(scenario, '2026-02').message);
  };
  expect(told(text('', 20))).toEqual([null]);
  expect(told(text('  House rules: manaBurn of 2006-10, mulligan of 2009-10\n', 18))).toEqual([null]);
  expect(told(text('  House rules: manaBurns of 2006-10\n', 18))).toEqual([
    expect.stringContaining('possible here: manaBurn'),
  ]);
});

const decks = fuzzedDecks();
if (!decks.ok) throw new Error(decks.message);
const [first, second] = decks.decks;
if (!first || !second) throw new Error('there are no decks');

test('a game is saved with its house rules; what is no house rule is refused', () => {
  const setup = builtInGame(decks.decks, 'house', 3);
  const made = createGame({ ...setup, houseRules: BURN });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  expect(made.game.edition.manaBurn).toBe(true);
  const saved = JSON.parse(JSON.stringify(save(made.game))) as SavedGame;
  const loaded = load(saved);
  expect(loaded.ok && loaded.game.edition.manaBurn).toBe(true);
  for (const houseRules of [{ manaBurns: '2006-10' }, { manaBurn: '2007' }, { keywords: '2006-10' }, { __proto__: 1 }])
    expect(createGame({ ...setup, houseRules: houseRules as HouseRules }).ok).toBe(
      Object.keys(houseRules).length === 0,
    );
});

test('simulations play by them, and say so', async () => {
  const options = { games: 4, seed: 5, houseRules: BURN };
  const [plain, burnt, again] = [
    await simulate(first, second, { games: 4, seed: 5 }),
    await simulate(first, second, options),
    await simulate(first, second, options),
  ];
  expect(burnt).toMatchObject({ houseRules: BURN, errors: 0 });
  expect(again.checksum).toBe(burnt.checksum);
  expect(plain.checksum).not.toBe(burnt.checksum);
  const args = ['simulate', 'sligh', 'stompy', '-n', '2', '--house-rule'];
  expect((await ran([...args, 'manaBurn=2006'])).out).toContain('rules of 2026-02 with manaBurn of 2006-10');
  expect((await ran([...args, 'manaburns=2006'])).err).toContain('did you mean manaBurn?');
});

test('any seams together: games end, and are the same when they are dealt again', () => {
  for (let game = 0; game < 6; game += 1) {
    const setup = builtInGame(decks.decks, 'seams', game);
    // each seam in turn from each of the other editions
    const houseRules = Object.fromEntries(
      HOUSE_RULES.flatMap((seam, at) => {
        const from = EDITIONS[(at + game) % EDITIONS.length];
        return (at * 7 + game) % 5 === 0 && from !== undefined ? [[seam, from]] : [];
      }),
    ) as HouseRules;
    const ends = [0, 1].map(() => {
      const players = setup.players.map((player, seat) => ({ ...player, agent: randomPlayer(`${game} ${seat}`) }));
      const made = createGame({ ...setup, players, houseRules });
      return made.ok ? JSON.stringify(play(made.game)) : made.errors.map(({ message }) => message).join('; ');
    });
    expect(ends[0], `game ${game} by ${JSON.stringify(houseRules)}`).toMatch(/"result":"(?:won|draw|unresolved-loop)"/);
    expect(ends[1]).toBe(ends[0]);
  }
});
