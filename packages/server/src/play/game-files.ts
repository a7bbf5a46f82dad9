/** Handing out the file of a game: to its seats, and to whoever may watch the table, once the match is over. */
import { type Done, refuse } from '../running/refusal.ts';
import { find, type Tables } from './tables.ts';
import { isToken } from '../running/tokens.ts';

/** The file as text, for whoever has one of those tokens. @throws StoreFailure */
export async function gameFileFor(
  tables: Tables,
  id: string,
  game: number,
  tokens: readonly string[],
): Promise<Done<{ file: string }>> {
  const found = await find(tables, id);
  if (!found.ok) return found;
  const { seats, match, watches } = found.table;
  const opens = [...seats.flatMap((seat) => (seat.token === '' ? [] : [seat.token])), ...watches];
  if (!opens.some((hash) => tokens.some((token) => isToken(token, hash))))
    return refuse('wrong-token', 'Only who sits at the table, or has its link to watch, may have its games.');
  if (game >= match.first && match.phase !== 'over')
    return refuse('not-now', 'A game can be had when its match is over: until then it would tell what is hidden.');
  const file = await tables.room.storage.fileOf(id, game);
  return file === null ? refuse('no-such-table', `There is no game ${game} of that table.`) : { ok: true, file };
}
