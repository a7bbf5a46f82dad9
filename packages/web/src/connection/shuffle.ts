/** A seat's part in the fair shuffle, given without being asked for by its player; and the file of a game that was played. */
import { request } from '#home';
import type { ClientMessage, TableMessage } from '@rulewright/protocol';
import { ownPart } from './memory.ts';
import { trouble } from '../words/trouble.ts';

/** The parts that these seats still owe to the next game. */
export function partsOwed(
  { table, phase, shuffle }: Pick<TableMessage, 'table' | 'phase' | 'shuffle'>,
  seats: readonly number[],
): Extract<ClientMessage, { type: 'part' }>[] {
  if (shuffle === null || phase === 'playing') return [];
  const { game, commitment, given } = shuffle;
  return seats
    .filter((seat) => given[seat] === false)
    .map((seat) => ({ type: 'part', seat, game, part: ownPart(table, game, seat, commitment) }));
}

/**
 * Fetches a game's file. `watch` is the secret of a link to watch; null: this browser has a seat there.
 * @throws with the server's words where it is refused
 */
export async function gameText(table: string, game: number, watch: string | null): Promise<string> {
  const headers: HeadersInit = watch === null ? {} : { authorization: `Bearer ${watch}` };
  const answer = await request(`/games/${table}/${game}`, { headers }).catch(() => null);
  if (answer === null) throw trouble('shell', ({ troubles }) => troubles.unreachable);
  if (!answer.ok) throw new Error(((await answer.json()) as { message: string }).message);
  return answer.text();
}

/** Has the browser save a game's file. @throws as `gameText` does */
export async function saveGame(table: string, game: number): Promise<void> {
  saveText(`rulewright-${table}-${game}.json`, await gameText(table, game, null));
}

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // the browser has taken the file by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
