/** `rulewright tournament`: every deck in the hands of every player against every other. */
import type { Command } from 'commander';
import type * as Tournament from '@rulewright/tournament';
import { anachronismsOption, newJsonCommand, type SetExitCode } from '../command.ts';
import { fileFailure, Failure } from '../failure.ts';
import {
  BOT_TIME_HELP,
  CONTESTANT_HELP,
  contestantList,
  EDITION_HELP,
  editionNamed,
  FORMAT_HELP,
  formatNamed,
  seatingNamed,
  seedFrom,
  wholeNumber,
} from '../options.ts';
import { progressBar } from '../progress.ts';
import { readInput, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { writeText } from '../text-files.ts';
import { playFault, QUEUE_HELP, wherePlayed } from '../where-played.ts';

interface Options {
  agents: string;
  games: string;
  swiss?: string;
  seed: string;
  edition?: string;
  jobs: string;
  queue?: string;
  botTime: string;
  format?: string;
  anachronisms: 'refuse' | 'borrow';
  journal?: string;
  csv?: string;
  html?: string;
  json?: true;
}

export function tournamentCommand(terminal: Terminal, setExitCode: SetExitCode): Command {
  return newJsonCommand('tournament', 'let decks and players meet, and rate them', terminal)
    .argument('<decks...>', 'built-in decks, decklist files, or - for standard input')
    .option(
      '-a, --agents <names>',
      `who plays every deck, with commas between them, each ${CONTESTANT_HELP}`,
      'heuristic',
    )
    .option('-n, --games <number>', 'games of each pairing; who starts alternates', '20')
    .option('--swiss <rounds>', 'so many rounds by standing, instead of everybody against everybody')
    .option('-s, --seed <seed>', 'number or word; the same seed gives the same games', '1')
    .option('-e, --edition <edition>', `rules of ${EDITION_HELP} (default: today's)`)
    .option('-j, --jobs <number>', 'threads; the report does not depend on it', '1')
    .option('-q, --queue <address>', QUEUE_HELP)
    .option('--format <name>', FORMAT_HELP)
    .option('--bot-time <milliseconds>', BOT_TIME_HELP, '5000')
    .addOption(anachronismsOption())
    .option('--journal <file>', 'keep finished games in a file; the same command goes on where it ends')
    .option('--csv <file>', 'write the pairings for a spreadsheet')
    .option('--html <file>', 'write the report with plots as a page')
    .addHelpText(
      'after',
      '\nEvery deck is played by every player named, and each of these meets the others. Ratings are on the scale of Elo:\n400 points are odds of ten to one, 0 is the average. The report is the same for the same decks, players and seed.',
    )
    .action(async (references: readonly string[], options: Options) => {
      const games = wholeNumber('--games', options.games, 1, 1_000_000);
      const jobs = wholeNumber('--jobs', options.jobs, 1, 256);
      const swiss = options.swiss === undefined ? null : wholeNumber('--swiss', options.swiss, 1, 1000);
      const edition = await editionNamed(options.edition);
      const format = formatNamed(options.format);
      await seatingNamed(edition, undefined, undefined, format);
      const agents = await contestantList(options.agents, options.botTime);
      const [{ catalogue }, { readyDeck, wantsInput }, tournament] = await Promise.all([
        import('../cards/open-cards.ts'),
        import('../cards/deck.ts'),
        import('@rulewright/tournament'),
      ]);
      const input = wantsInput(references) ? await readInput(terminal) : undefined;
      const cards = catalogue();
      const borrow = options.anachronisms === 'borrow';
      const decks = references.map((reference) =>
        readyDeck(reference, cards, edition, { input, borrow, play: format, tell: (text) => remark(terminal, text) }),
      );
      const field = {
        decks,
        agents,
        edition,
        seed: seedFrom(options.seed),
        anachronisms: options.anachronisms,
        ...(format === 'brawl' && { brawl: true }),
      };
      const problem = tournament.fieldProblem(field);
      if (problem !== null) throw new Failure(problem);
      const most = tournament.mostRounds(tournament.entrantsOf(field).length);
      if (swiss !== null && swiss > most)
        throw new Failure(
          `--swiss takes at most ${most} rounds with so many entrants, for then everybody has met everybody`,
        );
      const journal = openJournal(options.journal, tournament, field);
      const where = await wherePlayed(options.queue, jobs);
      const bar = await progressBar(terminal, 'games');
      const outcome = await tournament
        .playTournament(
          { field, games, swiss },
          { play: where.play, journal, onProgress: (done, total) => bar.to(done, total) },
        )
        .catch(playFault)
        .finally(() => {
          bar.end();
          where.end();
        });
      const report = tournament.reportOf(outcome);
      if (report.pairings.some(({ errors }) => errors > 0)) setExitCode(1);
      if (options.csv !== undefined) await writeText(options.csv, tournament.csvOf(report));
      if (options.html !== undefined) await writeText(options.html, tournament.htmlOf(report));
      if (options.json) return sayJson(terminal, report);
      const { tournamentReport } = await import('./tournament-report.ts');
      say(terminal, tournamentReport(report));
      for (const { a, b, game, end, message } of report.failures)
        remark(terminal, `game ${game} of ${a} and ${b} ${end}: ${message}`);
    });
}

type Tournaments = typeof Tournament;

/** @throws Failure where the file is no journal of this tournament */
function openJournal(
  file: string | undefined,
  tournament: Tournaments,
  field: Parameters<Tournaments['openJournal']>[1],
): ReturnType<Tournaments['noJournal']> {
  if (file === undefined) return tournament.noJournal();
  const opened = tournament.openJournal(file, field);
  if (!opened.ok) throw fileFailure(file, [{ line: 0, reason: opened.reason }]);
  return opened.journal;
}
