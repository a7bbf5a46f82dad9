/** `rulewright coverage`: how many cards are understood and playable. 2006: 200 · 2009, 2011, 2026: 108.1 */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../options.ts';
import { progressBar } from '../progress.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';

interface Options {
  cards?: string;
  new?: string;
  list?: string;
  jobs?: string;
  smoke: boolean;
  details?: true;
  json?: true;
}

export function coverageCommand(terminal: Terminal): Command {
  return newJsonCommand('coverage', 'count the cards that are understood, have rules, and play', terminal)
    .option('-c, --cards <file>', 'count the cards of this file (Scryfall or MTGJSON) and not those of this computer')
    .option(
      '--new <file>',
      'the cards of this file that this computer does not know, on one page: what is read of them, and what would win most',
    )
    .option('-l, --list <which>', 'print names, one a line: supported, refused (with --details and why), or excluded')
    .option('--details', 'with --list refused or excluded: the reason after each name, behind a tab')
    .option('-j, --jobs <number>', 'threads (default: one for each processor)')
    .option('--no-smoke', 'play no smoke games: faster, and counts too much')
    .addHelpText(
      'after',
      '\nA card counts as supported when its whole text compiles with one meaning and prints back the same, everything on it has\nrules today, and short generated games in which it is cast and used end without an error.',
    )
    .action(async (options: Options) => {
      const { list, new: unseen } = options;
      if (unseen !== undefined && (list !== undefined || options.cards !== undefined))
        throw new Failure('--new goes without --cards and --list');
      if (list !== undefined && !['supported', 'refused', 'excluded'].includes(list))
        throw new Failure(`--list takes supported, refused or excluded; "${list}" is none of them`);
      const jobs = options.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', options.jobs, 1, 256);
      const [{ measureAll }, { coverageOf }] = await Promise.all([
        import('../card-coverage/run.ts'),
        import('../card-coverage/totals.ts'),
      ]);
      const bar = await progressBar(terminal, 'cards');
      const { source, measured } = await measureAll({
        file: unseen ?? options.cards,
        unseen: unseen !== undefined,
        smoke: options.smoke,
        jobs,
        onProgress: (done, cards) => bar.to(done, cards),
      }).finally(() => bar.end());
      if (unseen !== undefined) {
        if (measured.length === 0)
          throw new Failure(`${unseen}: this computer knows all ${source.names().length} cards of it`);
        const [{ newSetOf }, { newSetReport }] = await Promise.all([
          import('../card-coverage/new-set.ts'),
          import('../card-coverage/report.ts'),
        ]);
        const set = newSetOf(measured);
        return options.json ? sayJson(terminal, set) : say(terminal, newSetReport(set));
      }
      if (list !== undefined) {
        const rows =
          list === 'excluded'
            ? source.excluded().map(({ name, reason }) => ({ name, detail: reason }))
            : measured
                .filter(({ supported }) => supported === (list === 'supported'))
                .map(({ name, detail }) => ({ name, detail }));
        if (options.json) return sayJson(terminal, options.details ? rows : rows.map(({ name }) => name));
        if (rows.length > 0)
          say(
            terminal,
            rows
              .map(({ name, detail }) =>
                options.details && detail !== null ? `${name}\t${detail.replace(/\s+/g, ' ')}` : name,
              )
              .join('\n'),
          );
        return;
      }
      const figures = coverageOf(measured, { source: source.description, excluded: source.excluded() });
      if (options.json) return sayJson(terminal, figures);
      const { coverageReport } = await import('../card-coverage/report.ts');
      say(terminal, coverageReport(figures));
    });
}
