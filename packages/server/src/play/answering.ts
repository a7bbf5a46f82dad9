/** What people do in a game: answering, taking an answer back, conceding. None of it counts before it is stored. */
import {
  agreeOnDraw,
  answer,
  answerMeant,
  bookmark,
  type Decision,
  decision,
  type Game,
  type Lens,
  type Meant,
  restored,
  result,
  undo,
} from '@rulewright/engine';
import { answerInWords } from '@rulewright/oracle';
import type { WireAnswer } from '@rulewright/protocol';
import { isPass, type Room } from './playing.ts';
import { type Done, refuse } from '../running/refusal.ts';
import { isTimeUp, leave, stopClock, takeTimeBack } from '../table/timing.ts';
import { noOffers } from '../table/draw-offers.ts';
import {
  changed,
  decisionNumber,
  type Guest,
  lensOf,
  type Table,
  unseenBefore,
  withoutOldLenses,
} from '../table/table.ts';

interface Given {
  decision: number;
  epoch: number;
  answer: WireAnswer;
}

const stale = (): ReturnType<typeof refuse> =>
  refuse('stale-decision', 'That was an earlier decision; look at the newest view.');

/** The game that is being played at the table; null between games, and once it is over. */
export const gameInPlay = ({ game, match }: Table): Game | null =>
  game !== null && match.phase === 'playing' && result(game) === null ? game : null;
export const noGame = (): ReturnType<typeof refuse> => refuse('not-now', 'No game is being played at this table.');

/** The decision of that number, if it is the one that this guest is asked for now. */
export function askedOf(
  table: Table,
  guest: Guest,
  { decision: number, epoch }: Pick<Given, 'decision' | 'epoch'>,
): Done<{ game: Game; asked: Decision; lens: Lens }> {
  const game = gameInPlay(table);
  if (game === null) return noGame();
  const asked = decision(game);
  if (asked === null || !guest.seats.includes(asked.by))
    return refuse('not-your-decision', 'It is not yours to decide now.');
  const lens = lensOf(table, asked.by);
  if (number !== decisionNumber(table, lens) || epoch !== table.epoch || table.running) return stale();
  return { ok: true, game, asked, lens };
}

/** Takes an answer from a person. Whatever is wrong with it changes nothing. */
export function take(room: Room, table: Table, guest: Guest, about: Given): Done {
  const found = askedOf(table, guest, about);
  if (!found.ok) return found;
  const { game, asked, lens } = found;
  if (isTimeUp(table, [asked.by], Date.now())) return refuse('not-now', 'Your time is up.');
  const { answer: given } = about;
  const before = game.log.length;
  const barrier = game.checkpoint?.barrier ?? 0;
  const meant = meantBy(room, game, lens, given);
  if (!meant.ok && meant.wrong.error === 'stale-view') return stale();
  const lenses = [...table.lenses];
  const done = meant.ok ? answer(game, meant.answer) : meant;
  if (!done.ok) return refuse('wrong-answer', done.wrong.message, { wrong: done.wrong });
  stopClock(table, Date.now());
  table.changes += 1;
  const passed = isPass(asked, given);
  const reversed = table.game === game && game.log.length <= before;
  // A reversed action takes its inputs back: what was answered in it can no longer be undone, what was answered before it can.
  const earlier = table.answers.filter(
    (one) => one.inputs < Math.min(before, game.log.length) && (passed || guest.seats.includes(one.seat)),
  );
  if (reversed)
    takeTimeBack(table, asked.by, table.answers.find((one) => one.inputs >= game.log.length)?.clocks ?? null);
  const { clocks } = table;
  table.answers = reversed
    ? earlier
    : [...withoutOldLenses(earlier), { inputs: before, seat: asked.by, barrier, lenses, clocks }];
  const seat = table.seats[asked.by];
  // whoever acts has something in mind again; whoever passes goes on passing
  if (seat && asked.kind === 'priority' && !passed) seat.passing = null;
  changed(table);
  return reversed ? refuse('action-reversed', 'That could not be completed, so it was taken back.') : { ok: true };
}

/** A card is named as it is called, however it was typed; words for a line that was not read are read. */
function meantBy({ cards }: Room, game: Game, lens: Lens, given: WireAnswer): Meant {
  const asked = decision(game);
  const isName = asked?.form === 'name' && asked.line === undefined && typeof given === 'string';
  const meant = answerMeant(game, lens, isName ? (cards.source.find(given)?.name ?? given) : given);
  return meant.ok ? answerInWords(game, meant.answer) : meant;
}

/** Goes back to before the last answer that a person of this guest's seats gave, unless something hidden was seen since. */
export function takeBack(table: Table, guest: Guest): Done {
  const { game } = table;
  const last = table.answers.at(-1);
  if (game === null || table.match.phase !== 'playing' || table.running)
    return refuse('not-now', 'Nothing can be undone now.');
  if (!last || !guest.seats.includes(last.seat) || game.log.length <= last.inputs)
    return refuse('undo-refused', 'There is no answer of yours to take back.');
  if (isTimeUp(table, guest.seats, Date.now())) return refuse('not-now', 'Your time is up.');
  const back = bookmark(game);
  while (game.log.length > last.inputs) {
    if (undo(game)) continue;
    back();
    return refuse('undo-refused', 'Something hidden was seen since, so it stays.');
  }
  stopClock(table, Date.now());
  takeTimeBack(table, last.seat, last.clocks);
  table.changes += 1;
  table.answers = table.answers.filter((one) => one.inputs < game.log.length);
  table.lenses =
    last.lenses === null
      ? table.lenses.map((lens) => unseenBefore(lens))
      : last.lenses.map((lens) => restored(lens, lensOf(table, lens.seat)));
  for (const one of table.guests) one.gameSent = 0; // the log is sent whole
  const seat = table.seats[last.seat];
  if (seat) seat.passing = null;
  changed(table);
  return { ok: true };
}

/** A player concedes, at any time (2006: 102.3a · later: 104.3a). */
export function giveUp(table: Table, seat: number): Done {
  const game = gameInPlay(table);
  if (game === null) return noGame();
  leave(table, game, seat);
  return { ok: true };
}

/**
 * Somebody offers a draw or accepts one, or takes it back or declines it. When every player who is left agrees, the game is a draw
 * (2011, 2026: 104.4i). Built-in players play on.
 */
export function offerDraw(table: Table, guest: Guest, offer: boolean): Done {
  const { draws } = table;
  const game = gameInPlay(table);
  if (guest.seats.length === 0) return refuse('not-seated', 'Those who watch cannot agree on a draw.');
  if (game === null) return noGame();
  const turn = game.state.turn.number;
  const playing = game.state.players.filter(({ left }) => !left).map(({ id }) => id);
  const own = guest.seats.filter((seat) => playing.includes(seat));
  if (own.length === 0) return refuse('not-now', 'You have left this game.');
  if (!offer) {
    if (draws.by.length === 0) return refuse('not-now', 'Nobody offers a draw.');
    const withdrawn = draws.by.every((seat) => own.includes(seat));
    table.draws = { by: [], declinedIn: withdrawn ? draws.declinedIn : turn };
    changed(table);
    return { ok: true };
  }
  if (playing.some((seat) => table.seats[seat]?.kind !== 'human'))
    return refuse('not-now', 'The computer plays on: it agrees on no draw.');
  if (draws.declinedIn === turn)
    return refuse('not-now', 'A draw was declined in this turn; offer it again in the next.');
  const by = [...new Set([...draws.by, ...own])].sort((a, b) => a - b);
  table.draws = { ...draws, by };
  if (playing.every((seat) => by.includes(seat))) {
    stopClock(table, Date.now());
    agreeOnDraw(game);
    table.draws = noOffers();
    table.changes += 1;
    table.answers = [];
  }
  changed(table);
  return { ok: true };
}
