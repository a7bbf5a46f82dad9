/** One fuzzed game: random answers, invariants at every decision, twins and leak checks at some. */
import {
  type Agent,
  type Answer,
  type Decision,
  type EditionName,
  type Game,
  type Setup,
  answer,
  createGame,
  decision,
  isForced,
  result,
} from '@rulewright/engine';
import { below, randomPlayer, randomSource } from '@rulewright/players';
import { certainFault } from './certain.ts';
import { type Before, before, broken } from './invariants.ts';
import { determinedFault } from './leaks/determined.ts';
import { leakFault } from './leaks/no-leak.ts';
import { parted, synchronousFault, twinFault, twinOf } from './twins.ts';

export interface Fuzzed {
  readonly game: number;
  readonly edition: EditionName;
  readonly decks: readonly string[];
  readonly decisions: number;
  readonly turns: number;
  readonly end: string;
  /** what broke first; null where nothing did */
  readonly fault: string | null;
  /** the set-up was refused by name (a card that the edition does not know): nothing to fuzz */
  readonly refused: boolean;
}

const MOST_DECISIONS = 20_000;

/** The set-up of a game, and the source of all its random answers and checks. */
export interface FuzzedSetup extends Setup {
  readonly edition: EditionName;
  readonly seed: string;
}

/** The game that begins so, the same every time. `number`: which of the run's; every 25th is checked more often. */
export function fuzzGame(setup: FuzzedSetup, number: number): Fuzzed {
  const { edition, seed } = setup;
  const source = randomSource(seed);
  const about = { game: number, edition, decks: setup.players.map(({ name }) => name) };
  const made = createGame(setup);
  if (!made.ok)
    return {
      ...about,
      decisions: 0,
      turns: 0,
      end: made.errors.map((e) => e.message).join('; '),
      fault: null,
      refused: true,
    };
  const state = made.game;
  const players: Agent[] = setup.players.map((_, seat) => randomPlayer(`${seed}/${seat}`));
  const often = number % 25 === 0;
  let last: Before | null = null;
  let decisions = 0;
  const answers: Answer[] = [];
  const over = (fault: string | null, end: string): Fuzzed => ({
    ...about,
    decisions,
    turns: state.state.turn.number,
    end,
    fault: fault === null ? null : `decision ${decisions}: ${fault}`,
    refused: false,
  });
  try {
    for (;;) {
      const asked = decision(state);
      if (!asked) break;
      if (decisions++ >= MOST_DECISIONS) return over(null, 'stopped');
      const faults = broken(state, last, asked.kind === 'priority');
      if (faults.length > 0) return over(faults.join('; '), 'broken');
      const fault = asked.kind === 'priority' ? lawful(state, asked) : null;
      if (fault) return over(fault, 'broken');
      last = before(state);
      const player = players[asked.by];
      if (!player) return over(`player ${asked.by} is asked and is none`, 'broken');
      const given = player(asked, state);
      let twin: Game | null = null;
      if (often || below(source, 25) === 0) {
        // Now and then with everything it has behind it, and a fork beside it.
        const differs = below(source, 30) === 0 ? twinFault(state, given) : null;
        if (differs) return over(differs, 'broken');
        const resumed = twinOf(state);
        if (typeof resumed === 'string') return over(resumed, 'broken');
        twin = resumed;
      }
      if (below(source, 40) === 0) {
        const draw = (n: number): number => below(source, n);
        // What a player is asked in a resolution may rest on that player's own hidden cards: only they are looked at then.
        const leaks =
          leakFault(state, asked.by, draw) ??
          (asked.kind === 'priority' ? leakFault(state, (asked.by + 1) % players.length, draw) : null);
        if (leaks) return over(leaks, 'broken');
        // seldom: it deals the game anew and plays on there
        const told =
          below(source, 20) === 0
            ? determinedFault(state, below(source, players.length), `${seed}/${decisions}`)
            : null;
        if (told) return over(told, 'broken');
      }
      if (asked.kind === 'priority' && below(source, 25) === 0) {
        const stuck = certainFault(state, asked, `${seed}/${decisions}`);
        if (stuck) return over(stuck, 'broken');
      }
      const taken = answer(state, given);
      if (!isForced(asked)) answers.push(given);
      if (twin) {
        answer(twin, given);
        const differs = parted(state, twin);
        if (differs) return over(`${differs} (${asked.kind}, ${JSON.stringify(given)})`, 'broken');
      }
      if (!taken.ok)
        return over(
          `a legal answer was refused: ${taken.wrong.message} (${asked.kind}, ${JSON.stringify(given)})`,
          'broken',
        );
    }
    const outcome = result(state);
    if (!outcome) return over('nothing is asked and the game is not over', 'broken');
    if (often) {
      const differs = synchronousFault(setup, state, answers);
      if (differs) return over(differs, 'broken');
    }
    return over(outcome.result === 'unresolved-loop' ? `loop: ${outcome.reason}` : null, outcome.result);
  } catch (fault) {
    return over(
      fault instanceof Error
        ? (fault.stack ?? fault.message).split('\n').slice(0, 6).join(' | ')
        : JSON.stringify(fault),
      'broken',
    );
  }
}

function lawful(game: Game, asked: Decision): string | null {
  const { priority, players } = game.state;
  if (priority.player !== asked.player) return `${asked.player} is asked while ${priority.player} has priority`;
  const player = players[asked.player];
  if (!player || player.left || player.lost) return `player ${asked.player} is out of the game and has priority`;
  return null;
}
