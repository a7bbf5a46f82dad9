/** Newer cards from a file or from the web, with their progress on the terminal. */
import { statSync } from 'node:fs';
import type { ImportSummary, UpdateResult } from '@rulewright/cards/node';
import { Failure } from '../failure.ts';
import { type Progress, progressBar } from '../progress.ts';
import { counted } from '../text.ts';
import { remark, say, type Terminal } from '../terminal.ts';

type Updated = Exclude<UpdateResult, { ok: false }>;

const MEGABYTE = 1024 * 1024;
const inMegabytes =
  (bar: Progress) =>
  (read: number, total: number): void =>
    bar.to(Math.round(read / MEGABYTE), Math.max(1, Math.round(total / MEGABYTE)));

/** @throws Failure where the file cannot be used; nothing was changed then */
export async function importFile(terminal: Terminal, file: string): Promise<ImportSummary> {
  const { importCards, knownBefore } = await import('@rulewright/cards/node');
  const bar = await progressBar(terminal, 'reading', ' MB');
  const summary = await importCards(file, {
    ...knownBefore(),
    onProgress: inMegabytes(bar),
  }).finally(() => bar.end());
  if (summary.ok) return summary;
  const { line, offset, reason } = summary;
  const where = line !== undefined ? `:${line}` : offset !== undefined ? ` (at byte ${offset})` : '';
  throw new Failure(`${summary.file}${where}: ${reason}\nNothing was changed.`);
}

/** `from`: a card file or a description that names one; default: the newest public one. @throws Failure where nothing came of it */
export async function fetchNewest(terminal: Terminal, from?: string, force = false): Promise<Updated> {
  const { knownBefore, updateCards } = await import('@rulewright/cards/node');
  const fetching = await progressBar(terminal, 'fetching', ' MB');
  const reading = await progressBar(terminal, 'reading', ' MB');
  const result = await updateCards({
    ...(from !== undefined && { from }),
    force,
    onDownload: inMegabytes(fetching),
    ...knownBefore(),
    onRead: inMegabytes(reading),
  }).finally(() => [fetching, reading].forEach((bar) => bar.end()));
  if (result.ok) return result;
  throw new Failure(`${result.from}: ${result.reason}\nNothing was changed.`);
}

/** What came of it, in a line. */
export const tellImported = (terminal: Terminal, { cards, file, excluded, path }: ImportSummary, how: string): void =>
  say(
    terminal,
    `${counted(cards, 'card')} ${how} from ${file}; ${counted(excluded, 'record')} left out. Kept in ${path}`,
  );

/**
 * The cards that a server is to begin with: `today`, an address, or a file, which is read where it has changed since. Where the newest cannot be
 * fetched it begins with those that are there. @throws Failure where an address or a file was named and cannot be used
 */
export async function beginWith(terminal: Terminal, what: string): Promise<void> {
  if (what === 'today') {
    await fetchNewest(terminal).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      remark(
        terminal,
        `The newest cards were not fetched: ${error.message} The server begins with those that are here.`,
      );
    });
    return;
  }
  if (/^https?:\/\//.test(what)) return void (await fetchNewest(terminal, what));
  const { importedIndexPath } = await import('@rulewright/cards/node');
  const [given, kept] = [changedAt(what), changedAt(importedIndexPath())];
  if (given === null || kept === null || given > kept) await importFile(terminal, what);
}

/** Asks once, on a terminal, whether the newest cards are to be fetched, where there are only those that Rulewright comes with. */
export async function offerNewest(terminal: Terminal): Promise<void> {
  const { importedIndexPath, openCards, rememberOffered, wasOffered } = await import('@rulewright/cards/node');
  const cards = openCards();
  if (changedAt(importedIndexPath()) !== null || wasOffered() || !cards.ok) return;
  const { createInterface } = await import('node:readline/promises');
  const asking = createInterface({ input: terminal.stdin, output: terminal.stdout });
  const typed = await asking
    .question(
      `The cards that are here were printed by ${cards.source.newest}. Fetch today's from Scryfall, about 24 MB? It is asked once; the page offers it too. [y/N] `,
    )
    .finally(() => asking.close());
  rememberOffered();
  if (!/^y(?:es)?$/i.test(typed.trim())) return;
  await fetchNewest(terminal).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    remark(terminal, `${error.message} The page goes on with it when you ask.`);
  });
}

const changedAt = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
