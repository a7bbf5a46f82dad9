/** `rulewright search`: rules, examples, glossary entries and scenarios by words; a card with the rules that matter to it. */
import type { Command } from 'commander';
import type { Found } from '@rulewright/rulebook';
import type { CardFound } from '../cards/card-found.ts';
import { newJsonCommand } from '../command.ts';
import { EDITION_HELP, editionNamed, wholeNumber } from '../options.ts';
import { searchEverywhere } from '../scenario-list.ts';
import { columns, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { clipped, counted, table } from '../text.ts';

interface Options {
  edition?: string;
  limit: string;
  json?: true;
}

export function searchCommand(terminal: Terminal): Command {
  return newJsonCommand('search', 'find rules, examples, glossary entries and scenarios', terminal)
    .argument(
      '<words...>',
      'numbers, keywords, titles, cards or everyday words, such as etb; all must be found, and a slip of the finger is forgiven',
    )
    .option('-e, --edition <edition>', `only in ${EDITION_HELP} (default: in all four)`)
    .option('-n, --limit <number>', 'print at most so many', '30')
    .action(async (words: string[], options: Options) => {
      const limit = wholeNumber('--limit', options.limit, 1);
      const edition = options.edition === undefined ? undefined : await editionNamed(options.edition);
      const { found, noCards } = await searchEverywhere(words.join(' '), edition);
      if (noCards !== null) remark(terminal, `no cards are looked through: ${noCards}`);
      const first = found.slice(0, limit);
      if (options.json) return sayJson(terminal, first);
      if (first.length === 0) return remark(terminal, `nothing is found for "${words.join(' ')}"`);
      const width = columns(terminal);
      say(
        terminal,
        table(first.map((found) => [found.kind, found.editions.join(' '), told(found)]))
          .split('\n')
          .map((line) => clipped(line, width))
          .join('\n'),
      );
      if (found.length > first.length)
        remark(terminal, `${counted(found.length - first.length, 'more', 'more')} (--limit)`);
    });
}

/** Its name, its title, and what it says. */
function told({ kind, name, text, summary }: Found | CardFound): string {
  if (kind === 'rule') return [name, text === summary ? summary : `${text}. ${summary}`].join(' ');
  if (kind === 'card') return `${name}: ${summary}`;
  return [name, text].filter(Boolean).join(': ');
}
