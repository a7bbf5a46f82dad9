/**
 * Dealing: when everybody is ready, the game waits for the seats' parts of its shuffle, but not for long; who gives none in
 * time gives none.
 */
import { atTable } from './guarded.ts';
import { kept } from './keeping.ts';
import { goOn, type Room } from './playing.ts';
import { type Done, refuse } from '../running/refusal.ts';
import { canBegin, startGame } from './setting-up.ts';
import { awaitsParts, givePart } from '../table/shuffle.ts';
import { changed, type Guest, type Table } from '../table/table.ts';
import { pauseUnless } from '../running/waiting.ts';

/** Everybody is ready for the next game: it begins now, or when the parts of its shuffle are there. */
export function begin(room: Room, table: Table): Done {
  const possible = canBegin(room, table);
  if (!possible.ok) return possible;
  if (table.shuffle === null || room.partsWithin === 0 || !awaitsParts(table.shuffle, table.seats))
    startGame(room, table);
  else {
    table.match.phase = 'shuffling';
    changed(table);
    dealInTime(room, table);
  }
  return { ok: true };
}

/** A seat's part came: the last one that is waited for begins the game. */
export function takePart(room: Room, table: Table, guest: Guest, number: number, game: number, part: string): Done {
  const { shuffle, match } = table;
  if (!guest.seats.includes(number)) return refuse('not-seated', 'That is not your seat.');
  if (shuffle === null || shuffle.game !== game || match.phase === 'playing')
    return refuse('not-now', 'No parts are taken for that game.');
  const done = givePart(shuffle, number, part);
  if (!done.ok) return done;
  changed(table);
  if (match.phase === 'shuffling' && !awaitsParts(shuffle, table.seats)) startGame(room, table);
  return { ok: true };
}

/** Deals at the latest when the time for the parts is over, also after the store was away. */
export function dealInTime(room: Room, table: Table): void {
  const game = table.shuffle?.game;
  const waits = (): boolean => table.match.phase === 'shuffling' && table.shuffle?.game === game;
  const deal = async (): Promise<void> => {
    for (;;) {
      await pauseUnless(room.closing, room.partsWithin);
      if (room.closing.aborted) return;
      const done = await atTable(room, table, async (): Promise<Done> => {
        const begun = await kept(room, table, (): Done => {
          if (waits()) startGame(room, table);
          return { ok: true };
        });
        await goOn(room, table);
        return begun;
      });
      if (done.ok || done.refusal.code !== 'store-unavailable') return;
    }
  };
  table.playing = deal();
}
