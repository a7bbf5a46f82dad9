/** The face of the engine: create, decide, answer, fork, save, load, view. 2006: 100–102 · 2009, 2011, 2026: 100–104 */
import { takesGame } from './state/wrong-argument.ts';
import { isOfRules } from './vocabulary/rule-definition.ts';
import type { CardDefinition, DefKey } from './vocabulary/definition.ts';
import { NONTRADITIONAL } from './vocabulary/words.ts';
import { DEFAULT_EDITION, EDITIONS } from './state/names.ts';
import { editionOf } from './editions/editions.ts';
import type { Edition } from './editions/edition.ts';
import {
  type Agent,
  type Catalogue,
  type Game,
  type Input,
  isOutside,
  type OutsideInput,
  type Past,
} from './running/game.ts';
import type { GameResult, GameState, PlayerState } from './state/state.ts';
import type { PlayerId } from './state/ids.ts';
import { cloneState } from './state/clone.ts';
import { Checksum } from './state/hash.ts';
import { freshPlayer, freshState } from './state/fresh.ts';
import { isSeed, seedRandom } from './state/random.ts';
import type { Answer, Decision, WrongAnswer } from './decisions/decision.ts';
import { checkForm } from './decisions/check.ts';
import { isChoice } from './decisions/choice.ts';
import { borrowing } from './setup/anachronism.ts';
import { begin } from './setup/begin.ts';
import { cardProblems, type CardTerms } from './setup/card-problems.ts';
import type { Setup, SetupError } from './setup/description.ts';
import { houseRuled, houseRuleProblems } from './editions/house-rules.ts';
import { playByHand, RULE_DEFINITIONS } from './setup/rule-definitions.ts';
import { optionProblems, optionsOf, teamsOf } from './multiplayer/options.ts';
import { advance, rerun, retract, takeOutside } from './turn/advance.ts';
import { wayBackTo } from './turn/past.ts';
import { IllegalAnswer } from './decisions/ask.ts';
import { type LoadProblem, SAVE_FORMAT, type SavedGame, savedProblem, seal } from './soundness/saved.ts';
import { rewordedProblem } from './soundness/reworded.ts';
import { setupProblems } from './soundness/setup-problems.ts';
import { unsoundness } from './soundness/state.ts';
import { newGame } from './new-game.ts';
import { ENGINE_VERSION } from './version.ts';

export type Created = { ok: true; game: Game } | { ok: false; errors: SetupError[] };

type ReadSetup =
  | { ok: true; edition: Edition; definitions: Map<DefKey, CardDefinition> }
  | { ok: false; errors: SetupError[] };

/** The edition that is played, and all definitions by their keys. */
function readSetup(setup: Setup): ReadSetup {
  const looked = setupProblems(setup);
  if (looked.errors.length > 0) return { ok: false, errors: looked.errors };
  const name = setup.edition ?? DEFAULT_EDITION;
  if (!EDITIONS.includes(name))
    return {
      ok: false,
      errors: [{ error: 'edition', message: `There is no edition ${String(name)}; there are ${EDITIONS.join(', ')}.` }],
    };
  const errors: SetupError[] = [];
  if (!isSeed(setup.seed))
    errors.push({
      error: 'seed',
      message: 'A seed is a number, a text, or { key } with 64 lower-case hexadecimal digits.',
    });
  const wrong = houseRuleProblems(setup.houseRules);
  const ruled = wrong.length > 0 ? editionOf(name) : houseRuled(editionOf(name), setup.houseRules);
  for (const message of [...wrong, ...optionProblems(setup, ruled)]) errors.push({ error: 'options', message });
  const definitions = new Map<DefKey, CardDefinition>(RULE_DEFINITIONS.map((d) => [d.key, d]));
  for (const definition of looked.definitions) definitions.set(definition.key, definition);
  if (setup.byHand !== undefined) playByHand(definitions);
  const used = new Set(
    [
      ...setup.players.flatMap((p) => [
        ...p.deck,
        ...(p.sideboard ?? []),
        ...[
          p.commander ?? [],
          p.vanguard ?? [],
          p.conspiracies ?? [],
          p.schemes ?? [],
          p.planes ?? [],
          p.attractions ?? [],
        ].flat(),
      ]),
      ...(setup.planarDeck ?? []),
      ...(setup.position?.objects ?? []),
    ].map((c) => c.def),
  );
  for (const key of used)
    if (!definitions.has(key)) errors.push({ error: 'definition', message: `No definition ${key} was given.` });
  for (const { name: card, def } of setup.players.flatMap(({ deck }) => deck)) {
    const type = definitions.get(def)?.faces[0].types.find((one) => NONTRADITIONAL.some((other) => other === one));
    if (type !== undefined)
      errors.push({ error: 'definition', message: `${card} is a ${type}, which no deck holds (108.5).`, card });
  }
  let edition: Edition = ruled;
  const inUse = [...used].flatMap((key) => definitions.get(key) ?? []);
  if (setup.anachronisms === 'borrow') ({ edition } = borrowing(edition, inUse));
  const terms: CardTerms = {
    ...(setup.byReminder !== undefined && { byReminder: setup.byReminder }),
    ...(setup.byHand !== undefined && { byHand: 'accept' }),
  };
  for (const definition of inUse)
    for (const { kind, message, card } of cardProblems(edition, definition, terms))
      errors.push({ error: kind === 'anachronism' ? kind : 'definition', message, card });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, edition, definitions };
}

/** What is wrong with a set-up, but for a position that cannot be set up; none: the game can be begun. It costs much less than a game. */
export function setupErrors(setup: Setup): readonly SetupError[] {
  const read = readSetup(setup);
  return read.ok ? [] : read.errors;
}

/**
 * Sets a game up and plays on to the first decision. What is wrong with the set-up comes back as typed errors, whatever it is: nothing
 * throws but an agent. Definitions must not be changed afterwards.
 */
export function createGame(setup: Setup): Created {
  const read = readSetup(setup);
  if (!read.ok) return read;
  const { edition, definitions } = read;
  const agents = setup.players.map((p) => p.agent ?? null);
  const synchronous = agents.every((a) => a !== null);
  const game = newGame(emptyState(edition, setup), edition, definitions, {
    names: setup.players.map((p) => p.name),
    catalogue: setup.catalogue ?? null,
    anachronisms: setup.anachronisms ?? 'refuse',
    agents,
    log: setup.log ?? !synchronous,
    checkpoints: setup.checkpoints ?? !synchronous,
  });
  const problem = begin(game, setup);
  if (problem !== null) return { ok: false, errors: [{ error: 'position', message: problem }] };
  if (game.checkpoints) game.checkpoint = cloneState(game.state);
  if (!synchronous) advance(game);
  return { ok: true, game };
}

function emptyState(edition: Edition, setup: Setup): GameState {
  const teams = teamsOf(setup);
  // pushed, not mapped: what engines make of `map` is sometimes an array of another kind, for which compiled code is thrown away
  const players: PlayerState[] = [];
  for (const [id, { sideboard }] of setup.players.entries())
    players.push(freshPlayer(id, teams[id] as number, 0, sideboard));
  return freshState(edition.name, optionsOf(setup), seedRandom(setup.seed), players);
}

/** The question that waits for an answer; null when the game is over. */
export function decision(game: Game): Decision | null {
  takesGame('decision', game);
  return game.pending;
}

export type Answered = { ok: true } | { ok: false; wrong: WrongAnswer };

/** Answers the waiting question and plays on to the next. A wrong answer changes nothing. */
export function answer(game: Game, given: Answer): Answered {
  takesGame('answer', game);
  const { pending } = game;
  if (pending === null) return { ok: false, wrong: { error: 'no-decision', message: 'Nothing is being asked.' } };
  const wrong =
    checkForm(pending, given) ?? rewordedProblem(game, pending, given) ?? game.pendingCheck?.(given) ?? null;
  if (wrong !== null) return { ok: false, wrong };
  if (isChoice(pending)) game.decisions++;
  rerun(game, { answer: given });
  return { ok: true };
}

/** Plays a game in which every seat has an agent to its end. */
export function play(game: Game): GameResult {
  takesGame('play', game);
  advance(game);
  const { result } = game.state;
  if (result === null) throw new Error('A seat has no agent: answer its decisions instead');
  return result;
}

export function result(game: Game): GameResult | null {
  takesGame('result', game);
  return game.state.result;
}

/** A player concedes; taken at the decision that is waiting (2006: 102.3a · later: 104.3a). */
export function concede(game: Game, player: PlayerId): void {
  takesGame('concede', game);
  if (game.state.result === null && game.state.players[player]?.left === false) fromOutside(game, { concede: player });
}

/**
 * The game ends as a draw, since all players who are left in it have agreed; taken at the decision that is waiting. Who has agreed is no
 * matter of the game (2006, 2009: none · 2011, 2026: 104.4i).
 */
export function agreeOnDraw(game: Game): void {
  takesGame('agreeOnDraw', game);
  if (game.state.result === null) fromOutside(game, { agreed: 'draw' });
}

function fromOutside(game: Game, input: OutsideInput): void {
  if (game.pending !== null && game.checkpoint !== null) rerun(game, input);
  else {
    game.log.push(input);
    takeOutside(game, input);
  }
}

/** Attaches or detaches an agent; with one attached to whoever is asked, the game plays on. */
export function setAgent(game: Game, seat: PlayerId, agent: Agent | null): void {
  takesGame('setAgent', game);
  game.agents[seat] = agent;
  if (agent !== null && game.pending?.by === seat && game.checkpoint !== null) {
    game.state = cloneState(game.checkpoint);
    game.derived = null;
    advance(game);
  }
}

/** An independent game in the same place, at any decision; agents are not taken along. */
export function fork(game: Game): Game {
  takesGame('fork', game);
  if (game.checkpoint === null) throw new Error('The game keeps no checkpoints: create it with checkpoints to fork it');
  const forked = newGame(cloneState(game.checkpoint), game.edition, game.definitions, {
    names: game.names,
    catalogue: game.catalogue,
    anachronisms: game.anachronisms,
    agents: game.agents.map(() => null),
    log: game.entries !== null,
    checkpoints: true,
  });
  // the answers of the tick so far; while an agent is being asked they are those before its question
  forked.tickInputs = game.tickInputs.slice(0, game.pending === null ? game.cursor : game.tickInputs.length);
  forked.log = game.log.slice(0, game.log.length - (game.tickInputs.length - forked.tickInputs.length));
  forked.entries = game.entries === null ? null : [...game.entries];
  forked.checkpoint = cloneState(game.checkpoint);
  forked.decisions = game.decisions;
  advance(forked);
  return forked;
}

/**
 * Takes back the last answer of a player who is asked. Not past a random draw or anything revealed since
 * (2006: 422 · 2009: 714 · 2011: 717 · 2026: 732; in spirit: information is not given back).
 */
export function undo(game: Game): boolean {
  takesGame('undo', game);
  const { past } = game;
  if (past === null || game.state.result !== null) return false;
  if (game.tickInputs.some((i) => 'answer' in i)) return takeBackTick(game);
  for (let at = past.length - 1; at >= 0; at--) {
    const to = past[at] as (typeof past)[number];
    if (to.barrier !== game.state.barrier || to.inputs.some(isOutside)) return false;
    // what an agent answered it would answer again
    if (!to.answered) continue;
    goBack(game, past, at);
    return true;
  }
  return false;
}

/** Back to where a tick of the past began, which is asked again. */
function goBack(game: Game, past: Past[], at: number): void {
  const { checkpoint, inputs, logLength, entries } = wayBackTo(past, at);
  game.log.length = logLength;
  game.log.push(...inputs);
  retract(game, entries);
  game.state = cloneState(checkpoint);
  game.checkpoint = cloneState(checkpoint);
  game.derived = null;
  game.tickInputs = [...inputs];
  // what was kept of the ticks that run again stays as it is
  game.past = null;
  advance(game);
  past.length = at;
  game.past = past;
}

/** Remembers where the game is: what it gives puts the game back there, once, whatever was answered or undone since. */
export function bookmark(game: Game): () => void {
  takesGame('bookmark', game);
  const { log, tickInputs, past, entries } = game;
  // States are replaced, never changed, once they wait for an answer; these lists grow in place.
  const then: Game = {
    ...game,
    log: [...log],
    tickInputs: [...tickInputs],
    past: past === null ? null : [...past],
    entries: entries === null ? null : [...entries],
    // the running game goes on with it
    derived: null,
  };
  return () => void Object.assign(game, then);
}

/** In the middle of an action: what was answered of it is taken back, and it is as if it had not been begun. */
function takeBackTick(game: Game): boolean {
  const { checkpoint } = game;
  if (checkpoint === null || checkpoint.barrier !== game.state.barrier) return false;
  if (game.tickInputs.some(isOutside)) return false;
  game.log.length -= game.tickInputs.length;
  retract(game, checkpoint.logged);
  game.state = cloneState(checkpoint);
  game.derived = null;
  game.tickInputs = [];
  advance(game);
  return true;
}

export function save(game: Game): SavedGame {
  takesGame('save', game);
  if (game.checkpoint === null) throw new Error('The game keeps no checkpoints: create it with checkpoints to save it');
  return seal({
    format: SAVE_FORMAT,
    engine: ENGINE_VERSION,
    edition: game.state.edition,
    names: [...game.names],
    anachronisms: game.anachronisms,
    checkpoint: cloneState(game.checkpoint),
    tickInputs: game.pending === null ? [] : [...game.tickInputs],
    log: [...game.log],
    entries: game.entries === null ? null : [...game.entries],
    decisions: game.decisions,
    definitions: [...game.definitions.values()].filter((d) => !isOfRules(d)),
  });
}

export type Loaded = { ok: true; game: Game } | ({ ok: false } & LoadProblem);

/**
 * The game that was saved, at the same decision. Whatever is given instead of a saved game comes back as a typed problem; of a save that
 * was forged, with its checksum, so much is looked at that the game is whole and goes on to a decision.
 */
export function load(
  saved: SavedGame,
  running: { catalogue?: Catalogue | null; agents?: readonly (Agent | null)[] } = {},
): Loaded {
  const problem = savedProblem(saved);
  if (problem !== null) return { ok: false, ...problem };
  const definitions = new Map<DefKey, CardDefinition>(RULE_DEFINITIONS.map((d) => [d.key, d]));
  for (const definition of saved.definitions) definitions.set(definition.key, definition);
  const { houseRules } = saved.checkpoint.options;
  const [wrong] = houseRuleProblems(houseRules);
  if (wrong !== undefined) return { ok: false, fault: 'unsound', error: `This saved game cannot be played: ${wrong}` };
  let edition = houseRuled(editionOf(saved.edition), houseRules);
  if (saved.anachronisms === 'borrow') ({ edition } = borrowing(edition, saved.definitions));
  if (saved.checkpoint.options.byHand !== undefined) playByHand(definitions);
  const [unsound] = unsoundness(saved.checkpoint, definitions);
  if (unsound !== undefined)
    return { ok: false, fault: 'unsound', error: `This saved game contradicts itself: ${unsound}.` };
  if (!endsWith(saved.log, saved.tickInputs))
    return {
      ok: false,
      fault: 'unsound',
      error: 'This saved game contradicts itself: its log does not end with the inputs since the last checkpoint.',
    };
  const checkpoint = cloneState(saved.checkpoint);
  const game = newGame(cloneState(checkpoint), edition, definitions, {
    names: saved.names,
    catalogue: running.catalogue ?? null,
    anachronisms: saved.anachronisms,
    agents: checkpoint.players.map((_, p) => running.agents?.[p] ?? null),
    log: saved.entries !== null,
    checkpoints: true,
  });
  game.checkpoint = checkpoint;
  game.tickInputs = [...saved.tickInputs];
  game.log = [...saved.log];
  game.entries = saved.entries === null ? null : [...saved.entries];
  game.decisions = saved.decisions;
  try {
    advance(game);
  } catch (error) {
    if (error instanceof IllegalAnswer) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: 'broken', error: `This saved game cannot go on: ${reason}.` };
  }
  return { ok: true, game };
}

const endsWith = (log: readonly Input[], last: readonly Input[]): boolean =>
  log.length >= last.length && JSON.stringify(log.slice(log.length - last.length)) === JSON.stringify(last);

/** 16 hexadecimal digits over the whole input log and the state, all of which is made with its fields in one order. */
export function checksum(game: Game): string {
  takesGame('checksum', game);
  const { log, state } = game;
  const { objects, ...rest } = state;
  const sum = new Checksum().value(rest);
  // most inputs are answers, whose one field goes without saying
  for (const input of log) sum.value('answer' in input ? input.answer : input);
  for (const object of objects) {
    if (object === null) sum.value(null);
    else sum.fields(object);
  }
  return sum.digest();
}
