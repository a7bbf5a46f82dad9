/** Playing: answers come in, the table answers what it may by itself, built-in players think, everybody is shown their view. */
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import {
  answer,
  type Answer,
  concede,
  createGame,
  decision,
  type Decision,
  fork,
  type Game,
  objectLabel,
  result,
  undo,
  view,
} from '@rulewright/engine';
import { agentNamed } from '@rulewright/players';
import { type DeckLimits, namesIn } from '@rulewright/cards';
import type { ViewMessage, WireAnswer } from '@rulewright/protocol';
import type { Logger } from 'pino';
import { answerFor, momentOf, stillPassing } from './auto-pass.ts';
import { type Cards, cardsForGame } from './decks.ts';
import { beginGame, countGame } from './match.ts';
import { atTable } from './guarded.ts';
import { type Done, refuse } from './refusal.ts';
import type { Storage } from './storage.ts';
import { type Guest, passUntilOf, type Table, tableMessage } from './table.ts';

export interface Room {
  cards: Cards;
  /** how much of a pasted decklist is read */
  deckLimits: DeckLimits;
  storage: Storage;
  logger: Logger;
  /** milliseconds a built-in player lets people look at what it did */
  pace: number;
}

/** Steps taken without letting other tables have a turn. */
const STEPS_AT_A_TIME = 25;

/** Begins the next game of the match. */
export function startGame(room: Room, table: Table): Done {
  const begins = beginGame(table.match);
  const parts = table.seats.map((seat) => cardsForGame(room.cards, seat.pool));
  const created = createGame({
    edition: table.edition,
    seed: `${table.seed}/${table.match.game}`,
    players: table.seats.map((seat, number) => ({
      name: seat.name,
      deck: parts[number]?.deck ?? [],
      sideboard: parts[number]?.sideboard ?? [],
    })),
    definitions: new Map(
      parts.flatMap((part) => part.definitions).map((definition) => [definition.key, definition]),
    ).values(),
    catalogue: namesIn(room.cards.source),
    variant: table.variant,
    // who begins a game of several is chosen by chance among those whom the variant lets begin
    startingPlayer: table.seats.length > 2 ? 'random' : begins,
  });
  if (!created.ok) {
    const problems = created.errors.map(({ message, card }) => ({ line: 0, text: card ?? '', reason: message }));
    return refuse('bad-deck', problems[0]?.reason ?? 'The game cannot be begun with these decks.', {
      deck: { seat: 0, problems },
    });
  }
  sit(table, created.game);
  table.stored = [];
  table.snapshot = null;
  return { ok: true };
}

/** Puts a game on the table, new or resumed, with fresh built-in players. */
export function sit(table: Table, game: Game): void {
  table.game = game;
  table.answers = [];
  table.agents = table.seats.map((seat, number) =>
    seat.kind === 'heuristic' || seat.kind === 'random'
      ? agentNamed(seat.kind, `${table.seed}/${table.match.game}/${number}/${game.log.length}`)
      : null,
  );
}

type Step = 'asked' | 'passed' | 'acted' | 'over';

/** One answer that needs no person; `asked`: a person must answer. */
function step(room: Room, table: Table, game: Game): Step {
  const asked = result(game) === null ? decision(game) : null;
  if (asked === null) return 'over';
  const seat = table.seats[asked.by];
  if (!seat) throw new Error(`A decision of seat ${asked.by}, which this table does not have.`);
  const agent = table.agents[asked.by];
  if (agent) return thinks(room, table, game, asked, agent(asked, game));
  const moment = momentOf(game, asked.by);
  if (!stillPassing(seat.passing, moment)) seat.passing = null;
  const given = answerFor(seat, moment, asked, (object) => objectLabel(game, object, asked.by));
  if (given === undefined) {
    seat.passing = asked.kind === 'priority' ? null : seat.passing;
    return 'asked';
  }
  const done = answer(game, given);
  table.changes += 1;
  if (done.ok) return 'passed';
  room.logger.warn(
    { table: table.id, kind: asked.kind, wrong: done.wrong },
    'an automatic answer was refused; the seat is asked',
  );
  return 'asked';
}

/** A built-in player's answer. One that is refused is a defect: it is reported and that player concedes, so that nobody waits for ever. */
function thinks(room: Room, table: Table, game: Game, asked: Decision, given: Answer): Step {
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

function isPass(asked: Decision, given: Answer): boolean {
  return asked.kind === 'priority' && Array.isArray(given) && given.length === 1 && given[0] === 0;
}

/** How a burst ended: something to look at, more to do, or nothing before a person answers. */
type Burst = 'acted' | 'more' | 'stands';

/**
 * Plays on until a person must answer or the game is over: the first steps at once, the others in the background, each burst
 * under the table's guard.
 */
export function goOn(room: Room, table: Table): void {
  if (table.running) return; // whoever runs goes on from here
  table.running = true;
  const ended = burst(room, table);
  if (ended !== 'stands') table.playing = playOn(room, table, ended);
}

async function playOn(room: Room, table: Table, first: Burst): Promise<void> {
  for (let ended = first; ended !== 'stands'; ) {
    await (ended === 'acted' ? pause(room.pace) : breathe());
    const done = await atTable(room.logger, table, () => ({ ok: true, ended: burst(room, table) }));
    ended = done.ok ? done.ended : 'stands';
  }
}

function burst(room: Room, table: Table): Burst {
  let ended: Burst = 'more';
  for (let steps = 0; steps < STEPS_AT_A_TIME && ended === 'more'; steps += 1) {
    const { game } = table;
    const done = game === null || table.match.phase !== 'playing' ? 'over' : step(room, table, game);
    if (done === 'asked' || done === 'over') ended = 'stands';
    else table.unseen = true;
    if (done === 'acted' && room.pace > 0) ended = 'acted';
  }
  if (ended === 'stands') {
    table.running = false;
    finish(table);
  }
  if (table.unseen && ended !== 'more') {
    table.unseen = false;
    showAll(table);
    if (ended === 'stands') keep(room, table);
  }
  return ended;
}

/** Counts the game where it is over. */
function finish(table: Table): void {
  const ended = table.game === null ? null : result(table.game);
  if (ended !== null && table.match.phase === 'playing') countGame(table.match, table.seats, ended);
}

function keep(room: Room, table: Table): void {
  table.storing = table.storing
    .then(() => room.storage.keep(table))
    .catch((error: unknown) => {
      room.logger.error({ err: error, table: table.id }, 'the table could not be stored');
    });
}

/** Every guest's view of the table and the game as they stand. */
export function showAll(table: Table): void {
  for (const guest of table.guests) show(table, guest);
}

export function show(table: Table, guest: Guest): void {
  guest.send(tableMessage(table, guest));
  const { game } = table;
  if (game === null) return;
  const asked = result(game) === null ? decision(game) : null;
  const mine = asked !== null && guest.seats.includes(asked.by);
  const seat = mine ? asked.by : guest.seats.includes(guest.seatSent) ? guest.seatSent : (guest.seats[0] ?? -1);
  // While the table plays on by itself, what is asked now may be answered by it: nobody is asked yet.
  const ready = mine && !table.running;
  const again = guest.gameSent === table.match.game && guest.logSent >= 0;
  let seen = view(game, seat, again ? guest.logSent : 0);
  const [known, ...news] = seen.log;
  const goesOn = again && known?.number === guest.logSent && known.text === guest.textSent;
  if (goesOn) seen = { ...seen, log: news };
  else if (again) seen = view(game, seat, 0);
  const message: ViewMessage = {
    type: 'view',
    table: table.id,
    game: table.match.game,
    decision: ready ? table.changes : null,
    canUndo: ready && canUndo(table, game, guest),
    passUntil: passUntilOf(table, guest),
    fresh: !goesOn,
    view: seen,
  };
  guest.send(message);
  const last = seen.log.at(-1);
  Object.assign(guest, { seatSent: seat, gameSent: table.match.game } satisfies Partial<Guest>);
  if (last) Object.assign(guest, { logSent: last.number, textSent: last.text } satisfies Partial<Guest>);
  else if (!goesOn) Object.assign(guest, { logSent: -1, textSent: '' } satisfies Partial<Guest>);
}

const canUndo = (table: Table, game: Game, guest: Guest): boolean => {
  const last = table.answers.at(-1);
  if (last === undefined || !guest.seats.includes(last.seat) || game.log.length <= last.inputs) return false;
  return last.barrier === game.state.barrier; // nothing hidden was seen and chance did not speak since
};

/** Takes an answer from a person. Whatever is wrong with it changes nothing. */
export function take(room: Room, table: Table, guest: Guest, number: number, given: WireAnswer): Done {
  const { game } = table;
  if (game === null || table.match.phase !== 'playing' || result(game) !== null)
    return refuse('not-now', 'No game is being played at this table.');
  const asked = decision(game);
  if (asked === null || !guest.seats.includes(asked.by))
    return refuse('not-your-decision', 'It is not yours to decide now.');
  if (number !== table.changes || table.running)
    return refuse('stale-decision', 'That was an earlier decision; look at the newest view.');
  const before = game.log.length;
  const barrier = game.checkpoint?.barrier ?? 0;
  // a card is named as it is called, however it was typed
  const named =
    asked.form === 'name' && typeof given === 'string' ? (room.cards.source.find(given)?.name ?? given) : given;
  const done = answer(game, named);
  if (!done.ok) return refuse('wrong-answer', done.wrong.message, { wrong: done.wrong });
  table.changes += 1;
  // A reversed action takes its inputs back: what was answered in it can no longer be undone.
  table.answers = [
    ...table.answers.filter(
      (one) =>
        one.inputs < Math.min(before, game.log.length) && (isPass(asked, given) || guest.seats.includes(one.seat)),
    ),
    { inputs: before, seat: asked.by, barrier },
  ];
  table.unseen = true;
  goOn(room, table);
  const reversed = table.game === game && game.log.length <= before;
  return reversed ? refuse('action-reversed', 'That could not be completed, so it was taken back.') : { ok: true };
}

/** Goes back to before the last answer that a person of this guest's seats gave, unless something hidden was seen since. */
export function takeBack(room: Room, table: Table, guest: Guest): Done {
  const { game } = table;
  const last = table.answers.at(-1);
  if (game === null || table.match.phase !== 'playing' || table.running)
    return refuse('not-now', 'Nothing can be undone now.');
  if (!last || !guest.seats.includes(last.seat) || game.log.length <= last.inputs)
    return refuse('undo-refused', 'There is no answer of yours to take back.');
  const asItIs = fork(game);
  while (game.log.length > last.inputs) {
    if (undo(game)) continue;
    table.game = asItIs;
    return refuse('undo-refused', 'Something hidden was seen since, so it stays.');
  }
  table.changes += 1;
  table.answers = table.answers.filter((one) => one.inputs < game.log.length);
  for (const one of table.guests) one.gameSent = 0; // the log is sent whole
  const seat = table.seats[last.seat];
  if (seat) seat.passing = null;
  showAll(table);
  keep(room, table);
  return { ok: true };
}

/** A player concedes, at any time (2006: 102.3a · later: 104.3a). */
export function giveUp(room: Room, table: Table, seat: number): Done {
  const { game } = table;
  if (game === null || table.match.phase !== 'playing' || result(game) !== null)
    return refuse('not-now', 'No game is being played at this table.');
  concede(game, seat);
  table.changes += 1;
  table.answers = [];
  table.unseen = true;
  goOn(room, table);
  return { ok: true };
}
