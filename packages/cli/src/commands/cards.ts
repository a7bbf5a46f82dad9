/** `rulewright cards`: the user's own card files. */
import type { Command } from 'commander';
import { newCommand, newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { progressBar } from '../progress.ts';
import { counted } from '../text.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';

const MEGABYTE = 1024 * 1024;

export function cardsCommand(terminal: Terminal): Command {
  const importing = newJsonCommand('import', 'read a card file and use its cards before all others', terminal)
    .argument('<file>', 'a Scryfall "oracle-cards" file, or an MTGJSON "AtomicCards", "AllSets" or "AllPrintings" file')
    .action(async (file: string, options: { json?: true }) => {
      const { importCards, mtgjsonSource } = await import('@rulewright/cards/node');
      const known = mtgjsonSource();
      const bar = await progressBar(terminal, 'reading', ' MB');
      const summary = await importCards(file, {
        onProgress: (read, total) => bar.to(Math.round(read / MEGABYTE), Math.max(1, Math.round(total / MEGABYTE))),
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
  return newCommand('cards', 'card files of your own', terminal).addCommand(importing);
}
