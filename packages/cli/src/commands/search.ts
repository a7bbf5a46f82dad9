/** `rulewright search`: rules, examples, glossary entries and scenarios by words. */
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { scenariosHere } from '../conformance.ts';
import { EDITION_HELP, editionNamed, wholeNumber } from '../options.ts';
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
      'numbers, words of titles, summaries and names, cards; all must be found, each by its beginning',
    )
    .option('-e, --edition <edition>', `only in ${EDITION_HELP} (default: in all four)`)
    .option('-n, --limit <number>', 'print at most so many', '30')
    .action(async (words: string[], options: Options) => {
      const limit = wholeNumber('--limit', options.limit, 1);
      const editions = options.edition === undefined ? undefined : [await editionNamed(options.edition)];
      const { claimsOf, search } = await import('@rulewright/rulebook');
      const scenarios = ((await scenariosHere()) ?? []).map(({ scenario }) => ({
        name: scenario.name,
        editions: scenario.editions,
        cards: [...new Set([...Object.keys(scenario.cards ?? {}), ...cardsPlaced(scenario.position)])],
        rules: claimsOf(scenario, () => true).flatMap(({ rule }) => rule ?? []),
      }));
      const found = search(words.join(' '), scenarios, editions);
      const first = found.slice(0, limit);
      if (options.json) return sayJson(terminal, first);
      if (first.length === 0) return remark(terminal, `nothing is found for "${words.join(' ')}"`);
      const width = columns(terminal);
      say(
        terminal,
        table(first.map(({ kind, name, editions: where, text }) => [kind, where.join(' '), name, text]))
          .split('\n')
          .map((line) => clipped(line, width))
          .join('\n'),
      );
      if (found.length > first.length)
        remark(terminal, `${counted(found.length - first.length, 'more', 'more')} (--limit)`);
    });
}

/** The names of the cards in a position. */
function cardsPlaced({ sides }: { sides: Record<string, object> }): string[] {
  return Object.values(sides)
    .flatMap((side) => Object.values(side).filter(Array.isArray))
    .flat()
    .map((placed: string | { card: string }) => (typeof placed === 'string' ? placed : placed.card))
    .map((name) => name.replace(/\s*[×x]\d+$/, ''));
}
