/** Twins: a saved and loaded game goes on as its original does; a fork leaves its parent alone; synchronous players change nothing. */
import {
  type Agent,
  type Answer,
  type Game,
  type SavedGame,
  type Setup,
  answer,
  checksum,
  createGame,
  decision,
  fork,
  load,
  play,
  save,
} from '@rulewright/engine';
import { seal } from '@rulewright/engine/internal';

/** Saves, loads, gives both the same answer; says where they differ. */
export function twinFault(game: Game, given: Answer): string | null {
  const saved = JSON.stringify(save(game));
  const loaded = load(JSON.parse(saved));
  if (!loaded.ok) return `a saved game does not load: ${JSON.stringify(loaded.error)}`;
  const twin = loaded.game;
  if (JSON.stringify(save(twin)) !== saved) return 'a loaded game saves otherwise than it was saved';
  const [ours, theirs] = [decision(game), decision(twin)];
  if (JSON.stringify(ours) !== JSON.stringify(theirs))
    return `a loaded game asks otherwise: ${JSON.stringify(theirs)} for ${JSON.stringify(ours)}`;
  const copy = fork(game);
  const [a, b] = [answer(copy, given), answer(twin, given)];
  if (a.ok !== b.ok) return 'a loaded game takes other answers';
  if (JSON.stringify(copy.state) !== JSON.stringify(twin.state))
    return `a loaded game goes on otherwise: ${firstDifference(copy.state, twin.state)}`;
  if (JSON.stringify(save(game)) !== saved) return 'a fork that went on changed its parent';
  return null;
}

/** The game as it comes back from its saved JSON, without what it has behind it: log and past are checked by `twinFault`. */
export function twinOf(game: Game): Game | string {
  const saved = save(game);
  const resumed = JSON.parse(JSON.stringify({ checkpoint: saved.checkpoint, tickInputs: saved.tickInputs })) as Pick<
    SavedGame,
    'checkpoint' | 'tickInputs'
  >;
  const loaded = load(seal({ ...saved, ...resumed, log: resumed.tickInputs, entries: null }));
  return loaded.ok ? loaded.game : `a saved game does not load: ${loaded.error}`;
}

/** After both have been given the same answer: where they differ. */
export function parted(game: Game, twin: Game): string | null {
  return alike(game.state, twin.state)
    ? null
    : `a loaded game goes on otherwise: ${firstDifference(game.state, twin.state)}`;
}

/** Whether two plain values are the same, the order of keys included. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    // a hole in a list is saved as null
    for (let i = 0; i < a.length; i++) if (!alike(a[i] ?? null, b[i] ?? null)) return false;
    return true;
  }
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  for (const [i, key] of keys.entries()) {
    if (key !== others[i] || !alike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
      return false;
  }
  return true;
}

/**
 * Plays the game again with synchronous players; must end in the same bytes. `answers`: those to decisions that were not
 * forced, which are all that a synchronous player is asked.
 */
export function synchronousFault(setup: Setup, played: Game, answers: readonly Answer[]): string | null {
  if (played.log.some((input) => !('answer' in input))) return null;
  let at = 0;
  const agent: Agent = () => {
    const next = answers[at++];
    if (next === undefined) throw new Error('the synchronous game asks more than the suspended one');
    return next;
  };
  const made = createGame({ ...setup, players: setup.players.map((player) => ({ ...player, agent })) });
  if (!made.ok) return 'the synchronous game cannot be set up';
  play(made.game);
  if (at !== answers.length) return `the synchronous game asked ${at} times, the suspended one ${answers.length} times`;
  if (checksum(made.game) !== checksum(played))
    return `the synchronous game ended otherwise: ${firstDifference(played.state, made.game.state)}`;
  return null;
}

/** Where two plain values first differ, as a path. */
export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (JSON.stringify(a) === JSON.stringify(b)) return 'nowhere';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (JSON.stringify(left[key]) !== JSON.stringify(right[key]))
      return firstDifference(left[key], right[key], `${path}/${key}`);
  }
  return `${path}: the order of keys`;
}
