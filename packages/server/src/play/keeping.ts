/** What is done at a table counts once it is stored: where that fails, the table stands as it did before. */
import { bookmark } from '@rulewright/engine';
import type { Room } from './playing.ts';
import type { Done } from '../running/refusal.ts';
import { recordOf, type Table } from '../table/table.ts';

type Keeping = Pick<Room, 'storage' | 'weighs'>;

/** Stores what is new at the table, if anything is. @throws StoreFailure: nothing of it is stored */
export async function keep({ storage, weighs }: Keeping, table: Table): Promise<void> {
  if (!table.unstored) return;
  const { weight } = table;
  await storage.keep(table);
  table.unstored = false;
  if (table.weight !== weight) weighs(table.id, table.weight);
}

/** Does it and stores it. @throws StoreFailure: it is as if it had not been done */
export async function kept<T>(room: Keeping, table: Table, work: () => Done<T>): Promise<Done<T>> {
  const back = standing(table);
  const done = work();
  try {
    await keep(room, table);
  } catch (error) {
    back();
    throw error;
  }
  return done;
}

/** Remembers how the table stands; what it gives puts the table back there. */
function standing(table: Table): () => void {
  const { game, answers, changes, stored, snapshot, ended, unstored, unseen } = table;
  // a lens is replaced where it changes
  const { lenses: shown, ...changing } = recordOf(table);
  const lenses = [...shown];
  const record = JSON.stringify(changing);
  const back = game === null ? null : bookmark(game);
  return () => {
    const before = { lenses, game, answers, changes, stored, snapshot, ended, unstored, unseen };
    Object.assign(table, JSON.parse(record), before);
    back?.();
  };
}
