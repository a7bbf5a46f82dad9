/** Matches as 101.2 (2006), 103.2 (2009, 2011) and 103.1 (2026) say: the loser of a game says who begins the next. */
import { DEFAULT_SETTINGS } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { beginGame, countGame, type Match, newMatch, startAgain } from './match.ts';
import { sameCards, type Seat } from './seat.ts';

const seat = (name: string): Seat => ({
  kind: 'human',
  name,
  token: '',
  deckName: '',
  pool: { main: [], sideboard: [] },
  settings: DEFAULT_SETTINGS,
  passing: null,
  wins: 0,
  ready: true,
});
/** A match before its first game, which chance will give to that seat. */
const matchOf = (bestOf: 1 | 3, chance: number): Match & { chance: number } => ({ ...newMatch(bestOf), chance });
/** Begins the next game of two, chance speaking where it must; gives who begins it. */
function began(match: Match & { chance: number }): number {
  beginGame(match, 2);
  const seat = match.start === 'random' ? match.chance : match.start;
  match.chooser ??= seat;
  return seat;
}
const won = (seatNumber: number) => ({ result: 'won' as const, winners: [seatNumber], reason: 'life' });

test('best of three: two wins end it, and the loser of each game says who begins the next', () => {
  const seats = [seat('a'), seat('b')];
  const match = matchOf(3, 1);
  expect(began(match)).toBe(1);
  countGame(match, seats, won(1));
  expect(match).toMatchObject({ phase: 'between', starter: 0, winner: null, game: 1 });
  expect(seats.map((one) => one.ready)).toEqual([false, false]);
  match.begins = 1; // the loser lets the other begin
  expect(began(match)).toBe(1);
  countGame(match, seats, won(0));
  expect(match).toMatchObject({ phase: 'between', starter: 1, game: 2 });
  expect(began(match)).toBe(1);
  countGame(match, seats, won(0));
  expect(match).toMatchObject({ phase: 'over', winner: 0 });
});

test('after a drawn game the player who said who begins says so again', () => {
  const seats = [seat('a'), seat('b')];
  const match = matchOf(3, 0);
  began(match);
  countGame(match, seats, won(0));
  expect(match.starter).toBe(1);
  match.begins = 0; // player 1, who lost, chose player 0
  began(match);
  countGame(match, seats, { result: 'draw', reason: 'both lost' });
  expect(match).toMatchObject({ phase: 'between', draws: 1, starter: 1 });
});

test('a game that the program gave up counts as no game, and the same player says who begins', () => {
  const seats = [seat('a'), seat('b')];
  const match = matchOf(3, 0);
  began(match);
  countGame(match, seats, won(0));
  match.begins = 0;
  began(match);
  countGame(match, seats, { result: 'fault', fault: 'too-many-ticks', reason: 'a defect' });
  expect(match).toMatchObject({ phase: 'between', draws: 0, starter: 1 });
  began(match);
  countGame(match, seats, { result: 'unresolved-loop', reason: 'something only grows' });
  expect(match).toMatchObject({ phase: 'between', draws: 0, starter: 1 });
  expect(seats.map((one) => one.wins)).toEqual([1, 0]);
});

test('a single game is over when it ends, drawn or not, and a rematch starts from nothing', () => {
  const seats = [seat('a'), seat('b')];
  const match = matchOf(1, 0);
  began(match);
  countGame(match, seats, won(1));
  expect(match).toMatchObject({ phase: 'over', winner: 1 });
  startAgain(match, seats);
  expect(seats.map((one) => one.wins)).toEqual([0, 0]);
  expect(began(match)).toBe(0); // the loser of the previous game
  countGame(match, seats, { result: 'draw', reason: 'both lost' });
  expect(match).toMatchObject({ phase: 'over', winner: null });
});

test('a pool divided anew holds the same cards', () => {
  const pool = {
    main: [
      { name: 'Forest', count: 20 },
      { name: 'Shock', count: 4 },
    ],
    sideboard: [{ name: 'Naturalize', count: 2 }],
  };
  expect(
    sameCards(pool, {
      main: [
        { name: 'Forest', count: 20 },
        { name: 'Shock', count: 2 },
        { name: 'Naturalize', count: 2 },
      ],
      sideboard: [{ name: 'Shock', count: 2 }],
    }),
  ).toBe(true);
  expect(
    sameCards(pool, {
      main: [
        { name: 'Forest', count: 21 },
        { name: 'Shock', count: 4 },
      ],
      sideboard: [{ name: 'Naturalize', count: 2 }],
    }),
  ).toBe(false);
  expect(
    sameCards(pool, {
      main: [
        { name: 'Forest', count: 20 },
        { name: 'Shock', count: 4 },
      ],
      sideboard: [],
    }),
  ).toBe(false);
});

test('a team wins together; among several nobody says who begins the next', () => {
  const seats = ['a', 'b', 'c', 'd'].map(seat);
  const match = matchOf(3, 0);
  began(match);
  countGame(match, seats, { result: 'won', winners: [2, 3], reason: 'life' });
  expect(match).toMatchObject({ phase: 'between', starter: null, winner: null, draws: 0 });
  expect(seats.map(({ wins }) => wins)).toEqual([0, 0, 1, 1]);
  began(match);
  countGame(match, seats, { result: 'won', winners: [2, 3], reason: 'life' });
  expect(match).toMatchObject({ phase: 'over', winner: 2 });
});
