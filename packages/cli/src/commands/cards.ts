/** `rulewright cards`: the user's own card files. */
import type { Command } from 'commander';
import { newCommand, newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { type Progress, progressBar } from '../progress.ts';
import { counted } from '../text.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';

const MEGABYTE = 1024 * 1024;
const inMegabytes =
  (bar: Progress) =>
  (read: number, total: number): void =>
    bar.to(Math.round(read / MEGABYTE), Math.max(1, Math.round(total / MEGABYTE)));

export function cardsCommand(terminal: Terminal): Command {
  const importing = newJsonCommand('import', 'read a card file and use its cards before all others', terminal)
    .argument('<file>', 'a Scryfall "oracle-cards" file, or an MTGJSON "AtomicCards", "AllSets" or "AllPrintings" file')
    .action(async (file: string, options: { json?: true }) => {
      const { importCards, mtgjsonSource } = await import('@rulewright/cards/node');
      const known = mtgjsonSource();
      const bar = await progressBar(terminal, 'reading', ' MB');
      const summary = await importCards(file, {
        onProgress: inMegabytes(bar),
        ...(known.ok && { known: known.source }),
      }).finally(() => bar.end());
      if (!summary.ok) {
        const where =
          summary.line === undefined
            ? summary.offset === undefined
              ? ''
              : ` (at byte ${summary.offset})`
            : `:${summary.line}`;
        throw new Failure(`${summary.file}${where}: ${summary.reason}\nNothing was changed.`);
      }
      if (options.json)
        return sayJson(terminal, {
          file: summary.file,
          cards: summary.cards,
          excluded: summary.excluded,
          path: summary.path,
        });
      say(
        terminal,
        `${counted(summary.cards, 'card')} imported from ${summary.file}; ${counted(summary.excluded, 'record')} left out. Kept in ${summary.path}`,
      );
    });
  const updating = newJsonCommand('update', 'fetch the newest cards and use them before all others', terminal)
    .option(
      '--from <url>',
      'a card file as "cards import" takes it, or a description that names one (default: Scryfall)',
    )
    .option('--force', 'fetch it again though nothing has changed')
    .addHelpText(
      'after',
      '\nA download that breaks off is kept, and the same command goes on with it. Until the new cards are whole, the old ones stay.',
    )
    .action(async ({ from, force, json }: { from?: string; force?: true; json?: true }) => {
      const { mtgjsonSource, updateCards } = await import('@rulewright/cards/node');
      const known = mtgjsonSource();
      const [fetching, reading] = [
        await progressBar(terminal, 'fetching', ' MB'),
        await progressBar(terminal, 'reading', ' MB'),
      ];
      const result = await updateCards({
        ...(from !== undefined && { from }),
        force: force === true,
        onDownload: inMegabytes(fetching),
        onRead: inMegabytes(reading),
        ...(known.ok && { known: known.source }),
      }).finally(() => [fetching, reading].forEach((bar) => bar.end()));
      if (!result.ok) throw new Failure(`${result.from}: ${result.reason}\nNothing was changed.`);
      if (json) return sayJson(terminal, result);
      if ('unchanged' in result) return say(terminal, `These are the newest cards already (${result.version}).`);
      say(
        terminal,
        `${counted(result.cards, 'card')} fetched from ${result.file}; ${counted(result.excluded, 'record')} left out. Kept in ${result.path}`,
      );
    });
  return newCommand('cards', 'card files of your own, and the newest public one', terminal)
    .addCommand(importing)
    .addCommand(updating);
}
