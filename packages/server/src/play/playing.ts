/** Playing: answers come in, the table answers what it may by itself, built-in players think, everybody is shown their view. */
import { answer, type Answer, concede, decision, type Decision, type Game, result } from '@rulewright/engine';
import type { DeckLimits, SetsResult } from '@rulewright/cards';
import { isOpen } from '@rulewright/players';
import { gameFileOf } from '@rulewright/record';
import { answerFor, momentOf, stillPassing, wordsFor } from '../auto-pass.ts';
import { builtInPlayer } from '../table/built-in-players.ts';
import type { Cards } from '../decks/decks.ts';
import { atTable } from './guarded.ts';
import { runOut, startClock } from '../table/timing.ts';
import { keep } from './keeping.ts';
import type { Log } from '../operating/log.ts';
import { countGame } from '../table/match.ts';
import { newShuffle } from '../table/shuffle.ts';
import { playedBy } from './setting-up.ts';
import type { Done } from '../running/refusal.ts';
import { settingsAtTable } from '../table/seat.ts';
import { showAll } from '../table/showing.ts';
import { StoreFailure } from '../storage/failure.ts';
import type { Storage } from '../storage/storage.ts';
import { changed, type Table } from '../table/table.ts';
import { HEAVY } from '../table/weight.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { breathe, pauseUnless } from '../running/waiting.ts';

export interface Room {
  cards: Cards;
  /** the sets that boosters can be opened of */
  sets: () => Promise<SetsResult>;
  /** how much of a pasted decklist is read */
  deckLimits: DeckLimits;
  storage: Storage;
  logger: Log;
  /** a game ended with such a result */
  ended(result: string): void;
  /** from now on this thread works for that table: where it hangs, or takes too much memory, that is known of it outside */
  busyWith(this: void, table: string): void;
  /** whether tables of that name belong here, where there are several hosts */
  isOwn(table: string): boolean;
  /** milliseconds a built-in player lets people look at what it did */
  pace: number;
  /** milliseconds that a game waits for the seats' parts of its shuffle */
  partsWithin: number;
  /** thinks for the search players */
  thinker: Thinker;
  /** tables at once on this host, so that strangers cannot fill the memory */
  mostTables: number;
  /** megabytes that those tables may weigh together */
  mostWeight: number;
  /** a table weighs so much from now on; nothing where it is open no more */
  weighs(this: void, table: string, weight: number): void;
  /** ends when those heavy tables have had their turn that have come before; none has another before then */
  heavy: Promise<unknown>;
  /** the server is about to stop: it takes no new tables */
  draining: boolean;
  /** the server stops: no table plays on by itself */
  closing: AbortSignal;
}

/** How long it waits until it tries again to store a table, in milliseconds. */
const STORE_AGAIN_MS = 250;
/** Steps taken, and milliseconds, without letting other tables have a turn: a step of a large table may take long by itself. */
const STEPS_AT_A_TIME = 25;
const MS_AT_A_TIME = 20;

/** Says whether a burst that begins now may take another step. */
function burstBegins(): (steps: number) => boolean {
  const until = performance.now() + MS_AT_A_TIME;
  return (steps) => steps === 0 || (steps < STEPS_AT_A_TIME && performance.now() < until);
}

type Step = 'asked' | 'passed' | 'acted' | 'over' | 'thinks';

/** One answer that needs no person; `asked`: a person must answer; `thinks`: a search player must think first. */
function step(room: Room, table: Table, game: Game): Step {
  const asked = result(game) === null ? decision(game) : null;
  if (asked === null) return 'over';
  const seat = table.seats[asked.by];
  if (!seat) throw new Error(`A decision of seat ${asked.by}, which this table does not have.`);
  const agent = builtInPlayer(table, asked.by);
  if (agent) {
    if (seat.kind !== 'search' || !isOpen(asked, game) || isTired(table, game))
      return acts(room, table, game, asked, agent(asked, game));
    const { thought } = table;
    if (thought?.changes !== table.changes) return 'thinks';
    table.thought = null;
    return acts(room, table, game, asked, thought.answer ?? agent(asked, game));
  }
  const moment = momentOf(game, asked.by);
  if (!stillPassing(seat.passing, moment)) seat.passing = null;
  const wish = { settings: settingsAtTable(table.seats, seat), passing: seat.passing };
  const given = answerFor(wish, moment, asked, wordsFor(game, asked.by));
  if (given === undefined) return 'asked';
  const done = answer(game, given);
  table.changes += 1;
  if (done.ok) return 'passed';
  room.logger.warn(
    { table: table.id, kind: asked.kind, wrong: done.wrong },
    'an automatic answer was refused; the seat is asked',
  );
  return 'asked';
}

/**
 * What the seats have asked the table to answer for them, after what somebody did: it is stored together with that, which takes one
 * transaction in place of two.
 */
export function answerAlone(room: Room, table: Table): void {
  const { game, match, running } = table;
  if (game === null || match.phase !== 'playing' || running) return;
  const another = burstBegins();
  for (let steps = 0; another(steps); steps += 1) {
    const asked = decision(game);
    if (asked === null || builtInPlayer(table, asked.by) || step(room, table, game) !== 'passed') return;
    changed(table);
  }
}

/** A built-in player's answer. One that is refused is a defect: it is reported and that player concedes, so that nobody waits for ever. */
function acts(room: Room, table: Table, game: Game, asked: Decision, given: Answer): Step {
  const done = answer(game, given);
  table.changes += 1;
  if (done.ok && isPass(asked, given)) return 'passed';
  if (done.ok) {
    table.answers = []; // what it did was seen: nobody goes back before that
    return 'acted';
  }
  room.logger.error(
    { table: table.id, seat: asked.by, kind: asked.kind, wrong: done.wrong },
    'a built-in player gave an illegal answer and concedes',
  );
  concede(game, asked.by);
  return 'acted';
}

export function isPass(asked: Decision, given: Answer): boolean {
  return asked.kind === 'priority' && Array.isArray(given) && given.length === 1 && given[0] === 0;
}

/** Thoughts of search players in one turn, after which the turn is played without: it may not go on for ever. */
const MOST_THOUGHTS = 60;

const isTired = ({ thoughts }: Table, game: Game): boolean =>
  thoughts.turn === game.state.turn.number && thoughts.times >= MOST_THOUGHTS;

/** Lets a search player think about the game as it stands; where that fails the heuristic player will answer. */
async function think(room: Room, table: Table): Promise<void> {
  const { game, changes, thoughts } = table;
  if (game === null) return;
  const { number: turn } = game.state.turn;
  table.thoughts = { turn, times: thoughts.turn === turn ? thoughts.times + 1 : 1 };
  const thought = await room.thinker.think(game, `${table.id}/${changes}`).catch((error: unknown) => {
    if (!room.closing.aborted) room.logger.error({ err: error, table: table.id }, 'a search player cannot think');
    return null;
  });
  table.thought = { changes, answer: thought?.answer ?? null };
}

/**
 * How a burst ended: something to look at, more to do, the store or a search player must be waited for, or nothing before a person
 * answers.
 */
type Burst = 'acted' | 'more' | 'waits' | 'thinks' | 'stands';

/**
 * Plays on until a person must answer or the game is over: the first steps at once, the others in the background, each burst
 * under the table's guard.
 */
export async function goOn(room: Room, table: Table): Promise<void> {
  if (table.running) return; // whoever runs goes on from here
  table.running = true;
  const ended = await burst(room, table);
  if (ended !== 'stands') table.playing = playOn(room, table, ended);
}

async function playOn(room: Room, table: Table, first: Burst): Promise<void> {
  for (let ended = first; ended !== 'stands'; ) {
    if (ended === 'more') await breathe();
    else if (ended === 'thinks') await think(room, table);
    else await pauseUnless(room.closing, ended === 'acted' ? room.pace : STORE_AGAIN_MS);
    if (room.closing.aborted) return;
    const next = () => atTable(room, table, async () => ({ ok: true, ended: await burst(room, table) }));
    const done = await (table.weight > HEAVY ? inTurn(room, next) : next());
    ended = done.ok ? done.ended : 'stands';
  }
}

/** Heavy tables play on one after the other, and then the others have as long for themselves. */
function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  const done = room.heavy.then(async () => {
    const since = performance.now();
    const given = await work();
    return { given, took: performance.now() - since };
  });
  // one that fails keeps no other from its turn: whoever waits for it hears of that
  room.heavy = done.then(({ took }) => pauseUnless(room.closing, took)).catch(() => undefined);
  return done.then(({ given }) => given);
}

/** Some steps, stored and then shown. What could not be stored before comes first. */
async function burst(room: Room, table: Table): Promise<Burst> {
  if (!(await stored(room, table))) return 'waits';
  let ended: Burst = 'more';
  const another = burstBegins();
  for (let steps = 0; ended === 'more' && another(steps); steps += 1) {
    room.busyWith(table.id);
    const { game } = table;
    const done = game === null || table.match.phase !== 'playing' ? 'over' : step(room, table, game);
    if (done === 'asked' || done === 'over') ended = 'stands';
    else if (done === 'thinks') ended = 'thinks';
    else changed(table);
    if (done === 'acted' && room.pace > 0) ended = 'acted';
  }
  if (ended === 'stands') finish(room, table);
  if (!(await stored(room, table))) return 'waits';
  if (ended === 'stands') {
    table.running = false;
    startClock(table, Date.now(), (seat) => {
      table.playing = timeUp(room, table, seat);
    });
  }
  if (table.unseen && ended !== 'more') {
    // while it plays on nobody is asked: where nothing more happens, the question is still to be shown
    table.unseen = ended !== 'stands';
    room.busyWith(table.id);
    showAll(table);
  }
  return ended;
}

/** Whose time is up leaves the game, which goes on without, or is over. */
async function timeUp(room: Room, table: Table, seat: number): Promise<void> {
  if (room.closing.aborted) return;
  await atTable(room, table, async (): Promise<Done> => {
    runOut(table, seat);
    await goOn(room, table);
    return { ok: true };
  });
}

/** Stores what is new; where that fails, those at the table are told once, and nobody sees it before it is stored. */
async function stored(room: Room, table: Table): Promise<boolean> {
  try {
    await keep(room, table);
    table.waits = false;
    return true;
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    if (table.waits) return false;
    table.waits = true;
    room.logger.error({ err: error, table: table.id }, 'the table cannot be stored; it waits');
    const message = `${error.message} The game waits, and goes on by itself.`;
    for (const guest of table.guests) guest.send({ type: 'error', re: null, code: 'store-unavailable', message });
    return false;
  }
}

/** Counts the game where it is over, writes its file, and commits to the server's part of the next shuffle. */
function finish(room: Room, table: Table): void {
  const { game, match, seats } = table;
  const ended = game === null ? null : result(game);
  if (game === null || ended === null || match.phase !== 'playing') return;
  table.ended = { game: match.game, file: JSON.stringify(gameFileOf(game, playedBy(room, table))) };
  if (table.shuffle !== null) table.shuffle = newShuffle(match.game + 1, seats.length);
  countGame(match, seats, ended);
  room.ended(ended.result);
  room.logger.info(
    { table: table.id, game: match.game, result: ended.result, inputs: game.log.length },
    'a game ended',
  );
  changed(table);
}
