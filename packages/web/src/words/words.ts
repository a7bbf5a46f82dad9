/** The parts of what the app says: what one language has of them, every language has. */
import type { byHand } from './english/by-hand.ts';
import type { cards } from './english/cards.ts';
import type { decks } from './english/decks.ts';
import type { game } from './english/game.ts';
import type { hints } from './english/hints.ts';
import type { lab } from './english/lab.ts';
import type { limited } from './english/limited.ts';
import type { lobby } from './english/lobby.ts';
import type { quiz } from './english/quiz.ts';
import type { replay } from './english/replay.ts';
import type { rules } from './english/rules.ts';
import type { shell } from './english/shell.ts';
import type { table } from './english/table.ts';

/** What every language says, by the part of the app that says it. A file that lacks a text, or has one more, does not compile. */
export interface Words {
  /** the head of every page, names of editions and symbols: always there */
  readonly shell: typeof shell;
  readonly lobby: typeof lobby;
  /** which cards there are, and newer ones */
  readonly cards: typeof cards;
  /** cards and steps as a game shows them, wherever it does */
  readonly game: typeof game;
  readonly table: typeof table;
  /** where people carry out what a line does */
  readonly byHand: typeof byHand;
  /** at a first game */
  readonly hints: typeof hints;
  readonly replay: typeof replay;
  readonly decks: typeof decks;
  readonly limited: typeof limited;
  readonly quiz: typeof quiz;
  readonly lab: typeof lab;
  readonly rules: typeof rules;
}
export type Part = keyof Words;
