/** Showing: everybody at the table their view of it and of the game, as it is stored. */
import { decision, type Game, look, result } from '@rulewright/engine';
import type { ViewMessage } from '@rulewright/protocol';
import { decisionNumber, type Guest, keepLens, lensOf, passUntilOf, type Table, tableMessage } from './table.ts';

/** Every guest's view of the table and the game as they stand. */
export function showAll(table: Table): void {
  for (const guest of table.guests) show(table, guest);
}

export function show(table: Table, guest: Guest): void {
  const told = tableMessage(table, guest);
  const text = JSON.stringify(told);
  if (text !== guest.tableSent) guest.send(told);
  guest.tableSent = text;
  const { game } = table;
  // What could not be stored yet may turn out otherwise: nobody is shown it.
  if (game === null || table.unstored) return;
  const asked = result(game) === null ? decision(game) : null;
  const mine = asked !== null && guest.seats.includes(asked.by);
  const seat = mine ? asked.by : guest.seats.includes(guest.seatSent) ? guest.seatSent : (guest.seats[0] ?? -1);
  // While the table plays on by itself, what is asked now may be answered by it: nobody is asked yet.
  const ready = mine && !table.running;
  const again = guest.gameSent === table.match.game && guest.logSent >= 0;
  const looked = look(game, lensOf(table, seat), again ? guest.logSent : 0);
  keepLens(table, looked.lens);
  let seen = looked.view;
  const [known, ...news] = seen.log;
  const goesOn = again && known?.number === guest.logSent && known.text === guest.textSent;
  if (goesOn) seen = { ...seen, log: news };
  else if (again) seen = look(game, looked.lens).view;
  const message: ViewMessage = {
    type: 'view',
    table: table.id,
    game: table.match.game,
    decision: ready ? decisionNumber(table, looked.lens) : null,
    epoch: table.epoch,
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
