/**
 * Watching a recorded game: played again from its file, as it stood after any answer, as any seat saw it or with everything open.
 */
import type { Catalogue } from '@rulewright/cards';
import {
  type CardDefinition,
  checksum,
  decision,
  ENGINE_VERSION,
  fork,
  type Game,
  giveAgain,
  type Input,
  type LogEntry,
  result,
  type View,
  view,
} from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import { dealAgain } from './deal.ts';
import type { GameFile } from './game-file.ts';
import { refusedInput } from './input.ts';

/** A place in the game to stop at: after it something new was told. */
export interface ReplayStep {
  /** how many of the inputs were given */
  inputs: number;
  turn: number;
  /** whose turn it is */
  active: number;
  step: View['turn']['step'];
  /** how many entries the whole log has */
  logged: number;
}

export type OpenedReplay =
  | { ok: true; replay: Replay }
  /**
   * `cards`, `setup`: it cannot be dealt here; `inputs`: it does not go on here as it did. `told`: what was told of it as it was played; null where
   * the file is older than that
   */
  | { ok: false; error: 'cards' | 'setup' | 'inputs'; message: string; told: NonNullable<GameFile['told']> | null };

export interface Replay {
  readonly file: GameFile;
  /** the deal first, the end last; never empty */
  readonly steps: readonly ReplayStep[];
  /** the game after so many inputs: a fork, to be played on */
  game(inputs: number): Game;
  /**
   * The view of that seat after so many inputs, with the log it could read. `open`: every hand and every entry of the log is shown, as after
   * the game. Objects have the game's own numbers, the same for every seat.
   */
  seen(inputs: number, seat: number, open: boolean): View;
}

/**
 * Deals the game again and plays it through. Of a file that cannot be played here to its end, as another version of the engine may do, comes
 * the reason and what was told of the game.
 */
export function openReplay(file: GameFile, cards: Catalogue<CardDefinition>): OpenedReplay {
  takes(
    'openReplay',
    'a game file, as readGameFile gives it, and a catalogue',
    hasKeys(file, 'format', 'edition') && hasKeys(cards),
  );
  const not = (error: 'cards' | 'setup' | 'inputs', message: string): OpenedReplay => {
    const by = file.engine === ENGINE_VERSION ? '' : ` Engine ${file.engine} played it, and this is ${ENGINE_VERSION}.`;
    return { ok: false, error, message: `${message}${by}`, told: file.told ?? null };
  };
  const dealt = dealAgain(file, cards);
  if (!dealt.ok) {
    const more = dealt.problems.length > 5 ? ` (and ${dealt.problems.length - 5} more)` : '';
    return not(dealt.error, `${dealt.problems.slice(0, 5).join('; ')}${more}.`);
  }
  const { game } = dealt;
  const inputs = file.inputs as readonly Input[];
  /** the game at the deal and at each new turn, to begin from */
  const deal = { inputs: 0, game: fork(game) };
  const kept = [deal];
  const steps = [stepOf(game, 0)];
  for (const [number, input] of inputs.entries()) {
    const refused = refusedInput(game, input);
    if (refused !== null)
      return not('inputs', `Answer ${number + 1} of ${inputs.length} is not legal here: ${refused}`);
    const last = steps.at(-1) as ReplayStep;
    const now = stepOf(game, number + 1);
    if (now.logged === last.logged && number + 1 < inputs.length) continue;
    steps.push(now);
    if (now.turn !== last.turn && result(game) === null) kept.push({ inputs: number + 1, game: fork(game) });
  }
  if (checksum(game) !== file.checksum)
    return not('inputs', 'Played again here, the game does not come to the same end.');
  const at = (wanted: number): Game => {
    const from = kept.findLast((one) => one.inputs <= wanted) ?? deal;
    const found = fork(from.game);
    for (const input of inputs.slice(from.inputs, wanted)) giveAgain(found, input);
    return found;
  };
  return { ok: true, replay: { file, steps, game: at, seen: (wanted, seat, open) => seenIn(at(wanted), seat, open) } };
}

const stepOf = ({ state, entries }: Game, inputs: number): ReplayStep => ({
  inputs,
  turn: state.turn.number,
  active: state.turn.active,
  step: state.turn.step,
  logged: entries?.length ?? 0,
});

function seenIn(game: Game, seat: number, open: boolean): View {
  const own = view(game, seat);
  if (!open) return own;
  const players = own.players.map((player) => ({
    ...player,
    hand: view(game, player.id, ALL_LOGGED).players[player.id]?.hand ?? [],
  }));
  const asked = decision(game);
  const by = asked === null ? null : view(game, asked.by, ALL_LOGGED).decision;
  return { ...own, players, decision: by, log: game.entries as readonly LogEntry[] };
}
const ALL_LOGGED = Number.POSITIVE_INFINITY;
