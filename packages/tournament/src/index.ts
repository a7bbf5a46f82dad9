/** Tournaments of decks and players: pairings, ratings, reports. */
export { type Rating, ratings, type Result } from './elo.ts';
export { type Entrant, entrantsOf, type Field, fieldProblem } from './field.ts';
export { type Journal, noJournal, openJournal, type OpenedJournal } from './journal.ts';
export { mostRounds } from './pairings.ts';
export { byRating, inStanding, type Rated, reportOf, type Score, type Share, type TournamentReport } from './report.ts';
export { type Outcome, type Plan, playTournament } from './tournament.ts';
export { csvOf } from './csv.ts';
export { htmlOf } from './html/page.ts';
