/**
 * Games that a seat could not tell from the one it plays: what it does not know is dealt anew. 2006: 217.1b, 217.2a, 217.3 ·
 * 2009, 2011, 2026: 400.2, 401.2, 402.3 (no rule: players that think ahead)
 */
import type { CardDefinition, DefKey } from './vocabulary/definition.ts';
import { cloneState } from './state/clone.ts';
import type { Game, Input } from './running/game.ts';
import type { CardId, PlayerId } from './state/ids.ts';
import type { GameState } from './state/state.ts';
import { newGame } from './new-game.ts';
import { giveAgain } from './replay.ts';
import { advance } from './turn/advance.ts';
import { dealAnew, drawFrom, setMain, withoutHands } from './setup/dealing.ts';
import { hiddenFrom, shownCards } from './view/knowledge.ts';
import { viewWith } from './view/make-view.ts';

/** What a seat may take for granted that no view tells. */
export interface Assumed {
  /**
   * open: it knows what is in every deck, and only not where; closed: it knows its own deck, and takes what it has not seen of the others'
   * to be like what it has seen of them. Default open.
   */
  readonly lists?: 'open' | 'closed';
  /** with closed lists: the cards that others might play. Default: those of its own deck and those that it sees */
  readonly pool?: readonly CardDefinition[];
}

/** How many deals are tried for a question whose tick has answers that others gave by what they alone see. */
const MOST_TRIES = 12;

/**
 * A game of its own, at the same question, in which the seat's view and its legal actions are the same, and all that was said to it
 * before. The cards that it does not know lie in an order drawn from the seed, each possible order as likely, and what will be random
 * is drawn from the seed too. The same position, seat and seed give the same game, whatever really lies hidden.
 *
 * Null where no such game was found: others have answered earlier in the same tick, by what lies hidden. Throws where the game keeps no
 * checkpoints. It can be answered, forked and saved, but neither undone nor replayed from its set-up.
 */
export function determinize(game: Game, seat: PlayerId, seed: number | string, assumed: Assumed = {}): Game | null {
  const { checkpoint } = game;
  if (checkpoint === null)
    throw new Error('The game keeps no checkpoints: create it with checkpoints to determinize it');
  // what is asked of people alone is asked in no such game
  if (game.pending?.byHand !== undefined) return null;
  const inputs = game.tickInputs.slice(0, game.pending === null ? game.cursor : game.tickInputs.length);
  const begun = inputs.length === 0 && sameDraws(checkpoint, game.state);
  // what the seat learnt in the course of the tick, such as a card that it has drawn, it is not to forget as the tick begins
  const kept = shownCards(game, seat);
  const drawn = game.state.random.counter;
  for (let at = 0; at < MOST_TRIES; at++) {
    const made = dealt(game, checkpoint, seat, `${seed}/${at}`, kept, assumed);
    // what chance has decided in this tick already it decides again, unless nothing tells the seat so
    drawFrom(made.state, `what comes, ${seed}/${at}`, begun || at % 2 === 0 ? null : drawn);
    made.checkpoint = cloneState(made.state);
    if (!goesOn(made, inputs)) continue;
    if (!begun && !looksAlike(game, made, seat)) continue;
    // the answers of earlier ticks are those of another game
    made.log = [...made.tickInputs];
    made.past = [];
    made.decisions = game.decisions;
    return made;
  }
  return null;
}

const sameDraws = (a: GameState, b: GameState): boolean =>
  a.random.counter === b.random.counter && a.random.key === b.random.key;

/** A copy as its tick began, with what is hidden dealt anew. */
function dealt(
  game: Game,
  checkpoint: GameState,
  seat: PlayerId,
  seed: string,
  kept: ReadonlySet<CardId>,
  { lists = 'open', pool }: Assumed,
): Game {
  const definitions = lists === 'closed' && pool !== undefined ? withAll(game.definitions, pool) : game.definitions;
  const made = newGame(cloneState(checkpoint), game.edition, definitions, {
    names: game.names,
    catalogue: game.catalogue,
    anachronisms: game.anachronisms,
    agents: game.agents.map(() => null),
    log: game.entries !== null,
    checkpoints: true,
  });
  // what others alone were told is not for this seat to keep
  made.entries = game.entries?.filter(({ seats }) => seats === null || seats.includes(seat)) ?? null;
  dealHidden(made, seat, seed, kept, lists === 'open' ? null : (pool ?? []));
  // who thinks ahead carries nothing out by hand
  withoutHands(made.state);
  return made;
}

/** Deals what the seat does not know, in the game and in those that it is a subgame of. */
function dealHidden(
  made: Game,
  seat: PlayerId,
  seed: string,
  kept: ReadonlySet<CardId>,
  pool: readonly CardDefinition[] | null,
): void {
  const { main } = made.state;
  if (main !== null) {
    // nobody plays on there meanwhile: a game around its state only reads it
    const outer: Game = { ...made, state: cloneState(main.state), derived: null };
    dealHidden(outer, seat, `${seed} in the main game`, kept, null);
    setMain(made.state, outer.state);
  }
  const places = hiddenFrom(made, seat).filter(({ card }) => !kept.has(card));
  dealAnew(made, places, seed, pool === null || main !== null ? null : { seat, shown: shownCards(made, seat), pool });
}

function withAll(known: Map<DefKey, CardDefinition>, more: readonly CardDefinition[]): Map<DefKey, CardDefinition> {
  if (more.every(({ key }) => known.has(key))) return known;
  const all = new Map(known);
  for (const definition of more) all.set(definition.key, definition);
  return all;
}

/** Plays on to the first question, and through what was answered in this tick. False: an answer does not fit what was dealt. */
function goesOn(made: Game, inputs: readonly Input[]): boolean {
  advance(made);
  return inputs.every((input) => made.pending !== null && giveAgain(made, input).ok);
}

/** Whether the seat sees the same, and the same is asked. */
function looksAlike(game: Game, made: Game, seat: PlayerId): boolean {
  const seen = (one: Game): string => JSON.stringify(viewWith(one, seat, [], null));
  if (seen(game) !== seen(made)) return false;
  const [asked, again] = [game.pending, made.pending];
  if (asked === null) return again !== null;
  // the options of others may name what they alone see
  if (asked.by !== seat) return again?.by === asked.by && again.kind === asked.kind;
  return JSON.stringify(asked) === JSON.stringify(again);
}
