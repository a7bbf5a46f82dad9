/**
 * The coach: what a strong player would answer in the place of somebody who plays against the computer alone. It thinks as the search
 * players do, of nothing that the seat does not know.
 */
import type { AdviceMessage, ErrorMessage } from '@rulewright/protocol';
import { askedOf } from './answering.ts';
import type { Room } from './playing.ts';
import { type Done, refuse } from '../running/refusal.ts';
import type { Guest, Table } from '../table/table.ts';
import type { Thought } from '../thinking/thinker.ts';

/** As many other answers are told. */
const MOST_OTHERS = 3;
/** From fewer games no share is told: its error would be greater than what tells answers apart. */
const LEAST_GAMES = 30;

/** Begins to think. The advice, or why there is none, is sent to the guest later, and the table goes on meanwhile. */
export function advise(
  room: Room,
  table: Table,
  guest: Guest,
  about: { readonly id?: number | undefined; readonly decision: number; readonly epoch: number },
): Done {
  const found = askedOf(table, guest, about);
  if (!found.ok) return found;
  if (table.seats.some(({ kind }, seat) => (kind === 'human' || kind === 'open') && !guest.seats.includes(seat)))
    return refuse('not-now', 'The coach helps only against the computer.');
  if (table.advising !== null) return refuse('not-now', 'The coach is thinking already.');
  const re = about.id ?? null;
  table.advising = room.thinker
    .think(found.game, `advice/${table.id}/${table.changes}`)
    .then((thought): AdviceMessage => adviceOf(thought, re))
    .catch((error: unknown): ErrorMessage => {
      if (!room.closing.aborted) room.logger.error({ err: error, table: table.id }, 'the coach cannot think');
      return { type: 'error', re, code: 'not-now', message: 'The coach cannot think now.' };
    })
    .then((said) => {
      table.advising = null;
      guest.send(said);
    });
  return { ok: true };
}

/** What is recommended is what is told to be best; where nothing was played on often enough, what a search player would do. */
function adviceOf({ says, compared }: Thought, re: number | null): AdviceMessage {
  const known = compared.filter(({ games }) => games >= LEAST_GAMES);
  const [best, ...others] = known.sort((a, b) => b.win - a.win);
  return {
    type: 'advice',
    re,
    says: best?.says ?? says,
    win: best?.win ?? null,
    error: best?.error ?? 0,
    games: compared.reduce((sum, one) => sum + one.games, 0),
    others: others.slice(0, MOST_OTHERS).map((one) => ({ says: one.says, win: one.win })),
  };
}
