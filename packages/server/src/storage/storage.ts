/**
 * Tables outlive the server: each with its seats and match, and its present game as a snapshot and every input since. This makes
 * rows of tables, and tables of rows; the store has the rows.
 */
import { type Catalogue, checksum, ENGINE_VERSION, giveAgain, type Input, load, save } from '@rulewright/engine';
import { DEFAULT_SETTINGS } from '@rulewright/protocol';
import { freshMemories } from '../table/built-in-players.ts';
import { freshClocks } from '../table/clocks.ts';
import { noOffers } from '../table/draw-offers.ts';
import { newMatch } from '../table/match.ts';
import { inParts } from '../running/sharing.ts';
import { newShuffle } from '../table/shuffle.ts';
import { weightOfSnapshot } from '../table/weight.ts';
import { freshLenses, openTable, recordOf, type Table, type TableRecord } from '../table/table.ts';
import type { News, Rows, Store } from './store.ts';

export type Found =
  | { ok: true; table: Table }
  | { ok: false; code: 'cannot-resume' | 'elsewhere' | 'not-now'; error: string };

export interface Storage extends Pick<Store, 'shared' | 'release' | 'fileOf'> {
  /** stores what is new at the table. @throws StoreFailure: nothing of it counts; TableTaken: nor will it */
  keep(table: Table): Promise<void>;
  /**
   * The table as it was last stored, held by this server from now on; null: there is none. `fits`: whether there is room for one of that
   * weight, which is asked before it is loaded. @throws StoreFailure
   */
  find(id: string, fits?: (weight: number) => Promise<boolean>): Promise<Found | null>;
}

interface Resuming {
  /** the card names that a resumed game may ask for */
  readonly names: Catalogue;
  /** from now on this thread works for that table */
  readonly busyWith: (table: string) => void;
}

/** The tables of which that store has the rows. */
export function storageIn(
  store: Pick<Store, 'shared' | 'write' | 'rows' | 'release' | 'fileOf'>,
  resuming: Resuming,
): Storage {
  /** tables of which it is not known whether their last change was stored: the connection may be lost after the database has done it */
  const unsure = new WeakSet<Table>();
  return {
    shared: store.shared,
    release: (id) => store.release(id),
    fileOf: (id, game) => store.fileOf(id, game),
    async keep(table) {
      const { news, stored } = newsOf(table, unsure.has(table));
      unsure.add(table);
      await store.write(news);
      unsure.delete(table);
      stored();
    },
    async find(id, fits) {
      const rows = await store.rows(id);
      if (rows === 'elsewhere')
        return {
          ok: false,
          code: 'elsewhere',
          error: 'Another server or tab has this table; go on there, or try again in a while.',
        };
      if (rows === null) return null;
      const weight = weightOfSnapshot(rows.game?.snapshot.length ?? 0);
      if (fits !== undefined && !(await fits(weight))) {
        await store.release(id);
        return { ok: false, code: 'not-now', error: 'This server has no memory left for this table; try again later.' };
      }
      try {
        return await resumed(rows, resuming);
      } catch (error) {
        // files are damaged in more ways than can be told apart
        return refused(
          rows.row,
          `what was stored of it is damaged (${error instanceof Error ? error.message : String(error)}).`,
        );
      }
    },
  };
}

/** A snapshot is made of the first turn that begins after so many inputs: it is dear to make, and to resume a table they are given again. */
const INPUTS_APART = 64;

const isOld = (snapshot: Table['snapshot'], turn: number, inputs: number): boolean =>
  snapshot === null || (snapshot.turn !== turn && inputs - snapshot.inputs >= INPUTS_APART);

/** `unsure`: whether what is stored may be further than is known; then the game is stored anew from its beginning. */
function newsOf(table: Table, unsure: boolean): { news: News; stored: () => void } {
  const { game, id, match, ended, revision } = table;
  const log = [...(game?.log ?? [])];
  // An undo or a reversed action took inputs back: everything from the first difference on is new.
  const differs = unsure ? 0 : log.findIndex((input, place) => input !== table.stored[place]);
  const from = differs < 0 ? log.length : differs;
  const inputs = log.slice(from);
  const turn = game?.state.turn.number ?? 0;
  // Mana abilities kept of a reversed action cannot be given again, and what was taken back may have been in the snapshot.
  const only = inputs.some((input) => 'act' in input) || from < table.stored.length;
  const stale = game !== null && (unsure || only || isOld(table.snapshot, turn, log.length));
  const row = {
    id,
    updated: Date.now(),
    record: JSON.stringify(recordOf(table)),
    revision: revision + 1,
    epoch: table.epoch,
    decision: table.changes,
    inputs: log.length,
    checksum: game === null ? '' : checksum(game),
    engine: ENGINE_VERSION,
  };
  const snapshot = stale ? JSON.stringify(save(game)) : null;
  const news = {
    row,
    after: unsure ? [revision, revision + 1] : [revision],
    game: game === null ? null : match.game,
    from,
    inputs,
    forgets: unsure || table.snapshot === null || from < table.stored.length,
    snapshot,
    ended,
  };
  return {
    news,
    /** to be called once it is stored */
    stored() {
      table.revision += 1;
      table.stored = log;
      if (table.ended === ended) table.ended = null;
      if (snapshot === null) return;
      table.snapshot = { turn, inputs: log.length };
      table.weight = weightOfSnapshot(snapshot.length);
    },
  };
}

async function resumed({ row, game: stored, later }: Rows, resuming: Resuming): Promise<Found> {
  resuming.busyWith(row.id);
  const record = recordFrom(row.record);
  const table = openTable(record);
  const { revision, decision: changes } = row;
  // What was asked after it was stored the last time must not be mistaken for what is asked now.
  const weight = stored ? weightOfSnapshot(stored.snapshot.length) : table.weight;
  Object.assign(table, { revision, changes, epoch: row.epoch + 1, weight } satisfies Partial<Table>);
  const { game: number } = record.match;
  if (number === 0) return { ok: true, table };
  if (stored?.number !== number) return refused(row, 'it was not stored.');
  const problem = await goOnFrom(table, stored.snapshot, later, resuming);
  if (problem !== null) return refused(row, problem);
  if (table.game !== null && row.checksum !== '' && checksum(table.game) !== row.checksum)
    return refused(row, 'what was stored of it does not give the position it was in.');
  return { ok: true, table };
}

/** Before there were lenses, nobody had any; before answers were stored, none could be taken back, nor draws offered before those were; before there were clocks, nobody's time was counted, and before what was spent of them was stored, nothing had been; before built-in players' memories were stored, they begin to remember now; a wish that a seat could not have yet is as by default; before there were variants, a table was of the game of two, and before there were formats, of constructed decks; before there were fair shuffles, its seed was short: the next game gets one. */
function recordFrom(text: string): TableRecord {
  const read = JSON.parse(text) as Omit<
    TableRecord,
    'variant' | 'format' | 'shuffle' | 'lenses' | 'answers' | 'draws' | 'clocks' | 'dealt' | 'memories'
  > &
    Partial<TableRecord>;
  const seats = read.seats.map((seat) => ({ ...seat, settings: { ...DEFAULT_SETTINGS, ...seat.settings } }));
  const stored = {
    ...read,
    seats,
    lenses: read.lenses ?? freshLenses(seats),
    answers: (read.answers ?? []).map((one) => ({ ...one, clocks: one.clocks ?? null })),
    draws: read.draws ?? noOffers(),
    clocks: read.clocks ? { ...freshClocks(read.clocks, seats.length), ...read.clocks } : null,
    dealt: read.dealt ?? null,
    memories: read.memories ?? [],
  };
  if (stored.shuffle !== undefined) return { ...BEFORE, ...stored, shuffle: stored.shuffle };
  const match = { ...newMatch(stored.match.bestOf), ...stored.match };
  return { ...BEFORE, ...stored, match, seed: null, shuffle: newShuffle(match.game + 1, stored.seats.length) };
}

const BEFORE = { variant: 'none', format: 'constructed' } as const;

function refused({ engine }: Rows['row'], why: string): Found {
  const whose =
    engine === ENGINE_VERSION || engine === ''
      ? ''
      : ` It was played with version ${engine}; this is ${ENGINE_VERSION}.`;
  return { ok: false, code: 'cannot-resume', error: `The game of this table cannot be resumed: ${why}${whose}` };
}

/** Puts the stored game on the table: its last snapshot and the inputs given since. Null, or why it cannot be. */
async function goOnFrom(
  table: Table,
  snapshot: string,
  later: { input: string }[],
  { names, busyWith }: Resuming,
): Promise<string | null> {
  const loaded = load(JSON.parse(snapshot), { catalogue: names });
  if (!loaded.ok) return loaded.error;
  const { game } = loaded;
  table.game = game;
  if (table.memories.length === 0) table.memories = freshMemories(table);
  table.snapshot = { turn: game.state.turn.number, inputs: game.log.length };
  const refused = await inParts(later, ({ input }) => {
    busyWith(table.id);
    const given = JSON.parse(input) as Input;
    const done = giveAgain(game, given);
    return done.ok ? null : done.wrong.message;
  });
  if (refused !== null) return refused;
  table.stored = [...game.log];
  // Undo goes back no further than the snapshot: the game knows nothing of what was before it.
  const { inputs } = table.snapshot;
  table.answers = table.answers.filter((one) => one.inputs >= inputs && one.inputs < game.log.length);
  return null;
}
