/** `rulewright cards`: the user's own card files. */
import type { Command } from 'commander';
import { newCommand, newJsonCommand } from '../command.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';

export function cardsCommand(terminal: Terminal): Command {
  const importing = newJsonCommand('import', 'read a card file and use its cards before all others', terminal)
    .argument(
      '<file>',
      'a Scryfall "oracle-cards", "default-cards" or "all-cards" file (the last has names in other languages), or an MTGJSON "AtomicCards", "AllSets" or "AllPrintings" file; also as .gz',
    )
    .action(async (file: string, options: { json?: true }) => {
      const { importFile, tellImported } = await import('../cards/renew.ts');
      const summary = await importFile(terminal, file);
      const { cards, excluded, path } = summary;
      if (options.json) return sayJson(terminal, { file: summary.file, cards, excluded, path });
      tellImported(terminal, summary, 'imported');
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
      const { fetchNewest, tellImported } = await import('../cards/renew.ts');
      const result = await fetchNewest(terminal, from, force === true);
      if (json) return sayJson(terminal, result);
      if ('unchanged' in result) return say(terminal, `These are the newest cards already (${result.version}).`);
      tellImported(terminal, result, 'fetched');
    });
  return newCommand('cards', 'card files of your own, and the newest public one', terminal)
    .addCommand(importing)
    .addCommand(updating);
}
