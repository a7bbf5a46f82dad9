/** `rulewright simulate`: many games between two decks. */
import type { Command } from 'commander';
import { anachronismsOption, newJsonCommand, type SetExitCode, STOPPED } from '../command.ts';
import {
  BOT_TIME_HELP,
  CONTESTANT_HELP,
  contestantsNamed,
  EDITION_HELP,
  editionNamed,
  FORMAT_HELP,
  formatNamed,
  HOUSE_RULE_HELP,
  houseRulesNamed,
  seatingNamed,
  seedFrom,
  VARIANT_HELP,
  wholeNumber,
} from '../options.ts';
import { progressBar } from '../progress.ts';
import { readInput, remark, say, sayJson, type Terminal } from '../terminal.ts';
import { playFault, QUEUE_HELP, wherePlayed } from '../where-played.ts';

interface Options {
  games: string;
  seed: string;
  edition?: string;
  agents: string;
  botTime: string;
  jobs: string;
  queue?: string;
  untimed?: true;
  format?: string;
  variant?: string;
  houseRule?: string[];
  players?: string;
  anachronisms: 'refuse' | 'borrow';
  json?: true;
}

export function simulateCommand(terminal: Terminal, setExitCode: SetExitCode): Command {
  return newJsonCommand('simulate', 'play many games between two decks and count', terminal)
    .argument('<deck>', 'a built-in deck, a decklist file, or - for standard input')
    .argument('<against>', 'the deck of the second player')
    .option('-n, --games <number>', 'games to play; who starts alternates', '100')
    .option('-s, --seed <seed>', 'number or word; the same seed gives the same games', '1')
    .option('-e, --edition <edition>', `rules of ${EDITION_HELP} (default: today's)`)
    .option('-a, --agents <two names>', `who plays, each ${CONTESTANT_HELP}`, 'random,random')
    .option('--bot-time <milliseconds>', BOT_TIME_HELP, '5000')
    .option('--format <name>', FORMAT_HELP)
    .option('--variant <name>', `${VARIANT_HELP}; teammates play the same deck`)
    .option('--house-rule <seam=edition...>', HOUSE_RULE_HELP)
    .option('--players <number>', 'how many play; every other one the second deck, in teams every other team')
    .option('-j, --jobs <number>', 'threads; the figures do not depend on it, apart from those of speed', '1')
    .option('-q, --queue <address>', QUEUE_HELP)
    .option('--untimed', 'leave out of --json what depends on the machine: threads, seconds and speeds')
    .addOption(anachronismsOption())
    .addHelpText(
      'after',
      '\nCtrl-C lets no other game begin: the figures of those that were played are told, with exit code 130. A second one ends it at once.',
    )
    .action(async (first: string, second: string, options: Options) => {
      const games = wholeNumber('--games', options.games, 1);
      const jobs = wholeNumber('--jobs', options.jobs, 1, 256);
      const edition = await editionNamed(options.edition);
      const agents = await contestantsNamed(options.agents, options.botTime);
      const format = formatNamed(options.format);
      const houseRules = await houseRulesNamed(options.houseRule);
      const seating = await seatingNamed(edition, options.variant, options.players, format);
      const [{ catalogue }, { readyDeck, wantsInput }] = await Promise.all([
        import('../cards/open-cards.ts'),
        import('../cards/deck.ts'),
      ]);
      const input = wantsInput([first, second]) ? await readInput(terminal) : undefined;
      const cards = catalogue();
      const [a, b] = [first, second].map((reference) =>
        readyDeck(reference, cards, edition, {
          input,
          borrow: options.anachronisms === 'borrow',
          play: format,
          tell: (text) => remark(terminal, text),
        }),
      );
      if (!a || !b) return;
      const { simulate, untimed } = await import('@rulewright/simulate');
      const where = await wherePlayed(options.queue, jobs, true);
      const bar = await progressBar(terminal, 'games');
      const figures = await simulate(a, b, {
        games,
        seed: seedFrom(options.seed),
        edition,
        agents,
        jobs,
        play: where.play,
        ...seating,
        ...(houseRules && { houseRules }),
        brawl: format === 'brawl',
        anachronisms: options.anachronisms,
        since: terminal.startedAt,
        onProgress: (done, total) => bar.to(done, total),
      })
        .catch(playFault)
        .finally(() => {
          bar.end();
          where.end();
        });
      if (figures.errors > 0) setExitCode(1);
      const wasStopped = figures.games < games;
      if (wasStopped) {
        setExitCode(STOPPED);
        remark(terminal, `stopped after ${figures.games} of ${games} games; the figures are of those`);
      }
      if (options.json)
        return sayJson(terminal, {
          ...(options.untimed ? untimed(figures) : figures),
          ...(wasStopped && { stopped: true }),
        });
      const { simulationReport } = await import('./simulation-report.ts');
      say(terminal, simulationReport(figures, [a.name, b.name]));
      for (const failure of figures.failures)
        remark(terminal, `game ${failure.game} (seed ${failure.seed}) ${failure.end}: ${failure.message}`);
    });
}
