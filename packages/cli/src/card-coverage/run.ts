/** Measuring every card of a source, here or on several threads. 2006: 200 · 2009, 2011, 2026: 108.1 */
import { Worker } from 'node:worker_threads';
import type { CardSource } from '@rulewright/cards';
import { readCardFile } from '@rulewright/cards/node';
import { cardSource } from '../cards/open-cards.ts';
import { Failure } from '../failure.ts';
import { EMBEDDED_WORDINGS, FILE_WORDINGS, measureCard, type MeasuredCard, type MeasureOptions } from './measure.ts';

/** What a thread is told: where the cards are, and which of them are its own. */
export interface Share {
  readonly file: string | null;
  /** only the cards of the file that this computer does not know */
  readonly unseen: boolean;
  readonly options: MeasureOptions;
  readonly thread: number;
  readonly threads: number;
}

/** What it says: one batch of its cards, in order. */
export type Batch = readonly MeasuredCard[];

export const BATCH = 25;

export interface CoverageRun {
  readonly file?: string | undefined;
  readonly unseen?: boolean;
  readonly smoke: boolean;
  readonly jobs: number;
  readonly onProgress: (done: number, cards: number) => void;
}

export async function openSource(file: string | null): Promise<CardSource> {
  if (file === null) return cardSource();
  const read = await readCardFile(file);
  if (read.ok) return read.source;
  throw new Failure(`${read.file}${read.line === undefined ? '' : `:${read.line}`}: ${read.reason}`);
}

/** Every counted card of the source, in the order of their names whatever the number of threads. */
export async function measureAll(run: CoverageRun): Promise<{ source: CardSource; measured: MeasuredCard[] }> {
  const file = run.file ?? null;
  const source = await openSource(file);
  const unseen = run.unseen ?? false;
  const names = namesOf(source, unseen);
  const options: MeasureOptions = { smoke: run.smoke, wordings: file === null ? EMBEDDED_WORDINGS : FILE_WORDINGS };
  const measured: MeasuredCard[] = [];
  const add = (batch: Batch): void => {
    measured.push(...batch);
    run.onProgress(measured.length, names.length);
  };
  const threads = Math.min(run.jobs, Math.max(1, names.length));
  if (threads === 1) for (const batch of batches(source, { file, unseen, options, thread: 0, threads: 1 })) add(batch);
  else
    await Promise.all(
      Array.from({ length: threads }, (_, thread) => onThread({ file, unseen, options, thread, threads }, add)),
    );
  measured.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return { source, measured };
}

function namesOf(source: CardSource, unseen: boolean): readonly string[] {
  if (!unseen) return source.names();
  const known = cardSource();
  return source.names().filter((name) => known.lookup(name).kind === 'unknown');
}

/** The cards of one share. */
export function* batches(source: CardSource, { unseen, options, thread, threads }: Share): Generator<Batch> {
  let batch: MeasuredCard[] = [];
  for (const [at, name] of namesOf(source, unseen).entries()) {
    if (at % threads !== thread) continue;
    batch.push(measureCard(source, name, options));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function onThread(share: Share, add: (batch: Batch) => void): Promise<void> {
  const fromSource = import.meta.url.endsWith('.ts');
  const file = fromSource ? new URL('./worker.ts', import.meta.url) : new URL('./worker.js', import.meta.url);
  // Run from its TypeScript sources, a thread needs the loader that its parent has.
  const loading = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); })`;
  return new Promise((resolve, reject) => {
    const worker = fromSource
      ? new Worker(loading, { eval: true, workerData: share, execArgv: ['--conditions=@rulewright/source'] })
      : new Worker(file, { workerData: share });
    worker.on('message', add);
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a thread of the coverage count ended with ${code}`)),
    );
  });
}
