/**
 * A match: games until one has won most of them, sideboards between them, and the loser of a game of two says who begins the next;
 * after a drawn game the one who said so last. A team wins together. 2006: 100.4, 101.2 · 2009, 2011: 100.4, 103.2 · 2026: 100.4, 103.1
 */
import type { GameResult } from '@rulewright/engine';
import type { Seat } from './seat.ts';

export interface Match {
  bestOf: 1 | 3;
  phase: 'waiting' | 'shuffling' | 'playing' | 'between' | 'over';
  /** games begun */
  game: number;
  /** the number of this match's first game */
  first: number;
  draws: number;
  /** between games: the seat that says who begins the next one */
  starter: number | null;
  /** who said (or was given by chance) who begins the present game; null before the first */
  chooser: number | null;
  /** how it was said who begins the present game */
  start: number | 'random';
  /** who begins the next game, once it is said */
  begins: number | null;
  winner: number | null;
}

/** A match not begun; chance gives the seat that says who begins, and it begins itself. */
export const newMatch = (bestOf: 1 | 3): Match => ({
  bestOf,
  phase: 'waiting',
  game: 0,
  first: 1,
  draws: 0,
  starter: null,
  chooser: null,
  start: 'random',
  begins: null,
  winner: null,
});

/**
 * After a game: counts it, and ends the match or prepares the next game. A game that the program gave up (`fault`, `unresolved-loop`) was
 * not drawn: it counts for nobody.
 */
export function countGame(match: Match, seats: readonly Seat[], result: GameResult): void {
  const winners = result.result === 'won' ? result.winners : [];
  for (const seat of seats) {
    seat.ready = false;
    seat.passing = null;
  }
  match.begins = null;
  for (const [number, seat] of seats.entries()) if (winners.includes(number)) seat.wins += 1;
  if (result.result === 'draw') match.draws += 1;
  const loser = winners.length === 0 ? match.chooser : seats.findIndex((_, seat) => !winners.includes(seat));
  match.starter = seats.length > 2 ? null : loser;
  const needed = Math.ceil(match.bestOf / 2);
  const champion = seats.findIndex((seat) => seat.wins >= needed);
  const over = champion >= 0 || match.bestOf === 1;
  match.phase = over ? 'over' : 'between';
  match.winner = champion >= 0 ? champion : null;
}

/** The next game is about to begin: who takes its first turn. Among more than two it is always chance. */
export function beginGame(match: Match, seats: number): void {
  const chooser = match.starter ?? match.chooser;
  const start = (seats > 2 ? null : (match.begins ?? chooser)) ?? 'random';
  Object.assign(match, {
    chooser,
    start,
    starter: null,
    begins: null,
    phase: 'playing',
    game: match.game + 1,
  } satisfies Partial<Match>);
}

/** A new match of the same seats with the same decks; the loser of the last game begins it. */
export function startAgain(match: Match, seats: readonly Seat[]): void {
  for (const seat of seats) Object.assign(seat, { wins: 0, ready: false, passing: null } satisfies Partial<Seat>);
  Object.assign(match, { first: match.game + 1, draws: 0, begins: null, winner: null } satisfies Partial<Match>);
}
