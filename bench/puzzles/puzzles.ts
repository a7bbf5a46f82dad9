/**
 * Ten positions with one winning line. A has to find it against a player in B's seat; the answer counts if A has won by the end of a turn.
 * 2006, 2009, 2011, 2026: none (a measure of players)
 */
import { readFileSync } from 'node:fs';
import { type Agent, type Game, answer, decision, fork, result } from '@rulewright/engine';
import { openPlace, playOn, readNotation } from '@rulewright/scenario';

/** The turn by which the line of each has won: positions begin in turn 5. */
const WON_BY: Readonly<Record<string, number>> = {
  'Lethal through a trick': 5,
  'Holding a counterspell': 7,
  'Not walking into a sweeper': 9,
  Racing: 7,
  'Chump or trade': 6,
  'Discard for value': 5,
  'When to sacrifice': 5,
  'Alpha strike': 5,
  'An attack that no trick undoes': 7,
  'Mana left up': 7,
};

export interface Puzzle {
  readonly name: string;
  readonly wonBy: number;
  /** the position, A to find the line; never changed */
  readonly game: Game;
}

/** Throws where the file of the positions cannot be played. */
export function puzzles(): readonly Puzzle[] {
  return positions(readFileSync(new URL('puzzles.scenario', import.meta.url), 'utf8')).map(({ name, game }) => {
    const wonBy = WON_BY[name];
    if (wonBy === undefined) throw new Error(`${name} has no turn by which it is won`);
    return { name, wonBy, game };
  });
}

/** The positions of a text, each after its script. Throws where one cannot be played. */
export function positions(text: string): readonly { readonly name: string; readonly game: Game }[] {
  const read = readNotation(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.message}`);
  return read.notation.scenarios.map((scenario) => {
    const opened = openPlace(scenario, '2026-02', {});
    if (!opened.ok) throw new Error(`${scenario.name}: ${opened.message}`);
    let { place } = opened;
    for (const [at, move] of opened.script.entries()) {
      const played = playOn(place, move, at);
      if (played.place === null) throw new Error(`${scenario.name}: ${played.step.faults.join('; ')}`);
      place = played.place;
    }
    return { name: scenario.name, game: place.setting.game };
  });
}

/** The position played on by its players, to the end of a turn or of the game. */
export function playedThrough(position: Game, turn: number, players: readonly [a: Agent, b: Agent]): Game {
  const game = fork(position);
  for (let asked = decision(game); asked !== null && game.state.turn.number <= turn; asked = decision(game)) {
    const given = answer(game, players[asked.by === 0 ? 0 : 1](asked, game));
    if (!given.ok) throw new Error(given.wrong.message);
  }
  return game;
}

/** Whether the agent, in A's seat, has won in time. */
export function isSolved({ game, wonBy }: Puzzle, agent: Agent, opponent: Agent): boolean {
  const ended = result(playedThrough(game, wonBy, [agent, opponent]));
  return ended?.result === 'won' && ended.winners.includes(0);
}
