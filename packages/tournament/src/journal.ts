/**
 * The finished games of a tournament in a file, so that it can go on after it was stopped: one line says which tournament it is,
 * then one line for each batch of games.
 */
import { TEXT, takesAll } from '@rulewright/engine/arguments';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { canonical, ENGINE_VERSION } from '@rulewright/engine';
import { isPlayed, nameOf, type Played } from '@rulewright/simulate';
import { A_FIELD, entrantsOf, type Field } from './field.ts';
import type { Pairing } from './pairings.ts';

/** Games `from` to before `to` of two entrants. */
export interface PlayedBatch {
  readonly pairing: Pairing;
  readonly from: number;
  readonly to: number;
  readonly played: readonly Played[];
}

export interface Journal {
  /** what was played before */
  readonly batches: readonly PlayedBatch[];
  add(batch: PlayedBatch): void;
}

export type OpenedJournal =
  | { readonly ok: true; readonly journal: Journal }
  | { readonly ok: false; readonly reason: string };

/** A journal in memory alone. */
export const noJournal = (): Journal => ({ batches: [], add() {} });

/** A tournament is the same by: the engine, the cards and their meanings, who plays, the rules and the seed. 16 hexadecimal digits. */
export function fingerprint(field: Field): string {
  const { decks, agents, edition, seed, anachronisms } = field;
  const same = {
    engine: ENGINE_VERSION,
    edition,
    seed,
    anachronisms,
    agents: agents.map(nameOf),
    decks: decks.map(({ name, main }) => ({ name, main })),
    definitions: [...new Map(decks.flatMap(({ definitions }) => definitions.map((one) => [one.key, one]))).values()],
  };
  return createHash('sha256').update(canonical(same)).digest('hex').slice(0, 16);
}

/** Opens the journal, or begins one. A last line that was written by half is dropped. */
export function openJournal(file: string, field: Field): OpenedJournal {
  takesAll('openJournal', [file, TEXT], [field, A_FIELD]);
  const header = { tournament: fingerprint(field), entrants: entrantsOf(field).map(({ name }) => name) };
  try {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text === '') {
      writeFileSync(file, `${JSON.stringify(header)}\n`);
      return { ok: true, journal: writing(file, []) };
    }
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first = '', ...lines] = whole.split('\n').slice(0, -1);
    const begun = parsed(first);
    if (typeof begun !== 'object' || begun === null || !('tournament' in begun))
      return { ok: false, reason: 'this file is no journal of a tournament' };
    if (begun.tournament !== header.tournament)
      return {
        ok: false,
        reason:
          'this is the journal of another tournament: its decks, players, seed, edition or engine differ. Name another file, or delete it.',
      };
    const batches: PlayedBatch[] = [];
    for (const [at, line] of lines.entries()) {
      const batch = parsed(line);
      if (!isBatch(batch, header.entrants.length)) return { ok: false, reason: `line ${at + 2} is no batch of games` };
      batches.push(batch);
    }
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    return { ok: true, journal: writing(file, batches) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

const writing = (file: string, batches: readonly PlayedBatch[]): Journal => ({
  batches,
  add: (batch) => appendFileSync(file, `${JSON.stringify(batch)}\n`),
});

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isBatch(value: unknown, entrants: number): value is PlayedBatch {
  if (typeof value !== 'object' || value === null) return false;
  const { pairing, from, to, played } = value as Partial<Record<keyof PlayedBatch, unknown>>;
  const isEntrant = (at: unknown): boolean =>
    typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < entrants;
  return (
    Array.isArray(pairing) &&
    pairing.length === 2 &&
    pairing.every(isEntrant) &&
    typeof from === 'number' &&
    typeof to === 'number' &&
    Array.isArray(played) &&
    played.length === to - from &&
    played.every((game, at) => isPlayed(game, from + at))
  );
}
