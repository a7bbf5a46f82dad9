/** What players are to each other besides the game: phrases, and the game of one who has gone. 2006: 102.3a · 2009, 2011, 2026: 104.3a */
import { PHRASES, type SaidMessage } from '@rulewright/protocol';
import { gameInPlay, noGame } from './answering.ts';
import { leave } from '../table/timing.ts';
import { noOffers } from '../table/draw-offers.ts';
import { type Done, refuse } from '../running/refusal.ts';
import type { Guest, Table } from '../table/table.ts';

/** A game may be claimed of a player who has been away for so long. */
export const CLAIM_AFTER_MS = 120_000;

/** So many phrases in such a time. */
const MOST_PHRASES = 5;
const PHRASES_MS = 20_000;

/**
 * The player of that seat, at which nobody has been for two minutes, leaves the game as if conceding. `now` in milliseconds. Another player
 * of the game may claim it; waiting needs no message.
 */
export function claimGame(table: Table, guest: Guest, seat: number, now: number): Done {
  const { seats } = table;
  const game = gameInPlay(table);
  if (game === null) return noGame();
  const isIn = (number: number): boolean => game.state.players[number]?.left === false;
  if (!guest.seats.some((own) => own !== seat && isIn(own)))
    return refuse('not-seated', 'Only another player of the game may claim it.');
  const gone = seats[seat];
  if (gone?.kind !== 'human' || !isIn(seat)) return refuse('not-now', 'Nobody plays at that seat who could have gone.');
  if ([...table.guests].some((one) => one.seats.includes(seat)))
    return refuse('not-now', `${gone.name} is at the table.`);
  const left = CLAIM_AFTER_MS - (now - (table.away.get(seat) ?? table.opened));
  if (left > 0)
    return refuse(
      'not-now',
      `${gone.name} may still come back: the game can be claimed in ${Math.ceil(left / 1000)} seconds.`,
    );
  table.draws = noOffers();
  leave(table, game, seat);
  return { ok: true };
}

/** Everybody at the table, watchers too, is told what a player says. Nothing of it is kept. */
export function say(table: Table, guest: Guest, phrase: number, now: number): Done {
  const [seat] = guest.seats;
  if (seat === undefined) return refuse('not-seated', 'Those who watch do not speak.');
  if (PHRASES[phrase] === undefined) return refuse('malformed', 'There is no such phrase.');
  const lately = guest.said.filter((time) => now - time < PHRASES_MS);
  if (lately.length >= MOST_PHRASES) return refuse('too-fast', 'That was a lot: say something again in a moment.');
  guest.said = [...lately, now];
  const message: SaidMessage = { type: 'said', table: table.id, seat, phrase };
  for (const one of table.guests) one.send(message);
  return { ok: true };
}
