/** `rulewright gym`: environments for programs that learn, in any language, as JSON lines on standard input and output. */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { anachronismsOption, newCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { EDITION_HELP, editionNamed, wholeNumber } from '../options.ts';
import { remark, say, type Terminal } from '../terminal.ts';

interface Options {
  environments: string;
  workers: string;
  edition?: string;
  opponent: string;
  seat: string;
  payment: string;
  mostSteps: string;
  anachronisms: 'refuse' | 'borrow';
}

export function gymCommand(terminal: Terminal): Command {
  return newCommand('gym', 'serve games to a program that learns, as JSON lines on standard input and output', terminal)
    .argument('<deck>', 'a built-in deck or a decklist file')
    .argument('<against>', 'the deck of the second seat')
    .option('-n, --environments <number>', 'games at once', '1')
    .option('--workers <number>', 'threads that play them; 0 is the main one', '0')
    .option('-e, --edition <edition>', `rules of ${EDITION_HELP} (default: today's)`)
    .option('-o, --opponent <name>', 'random, rollout, heuristic, or self: both seats are asked', 'random')
    .option('--seat <number>', 'the seat that learns, 0 or 1', '0')
    .option('--payment <how>', 'automatic: costs are paid for the learner; chosen: it taps lands', 'automatic')
    .option('--most-steps <number>', 'steps after which an episode is truncated', '10000')
    .addOption(anachronismsOption())
    .addHelpText('after', '\nPROTOCOL.md describes the messages; packages/gym has an example in Python.')
    .action(async (first: string, second: string, options: Options) => {
      const environments = wholeNumber('--environments', options.environments, 1, 100_000);
      const workers = wholeNumber('--workers', options.workers, 0, 256);
      const mostSteps = wholeNumber('--most-steps', options.mostSteps, 1);
      const seat = wholeNumber('--seat', options.seat, 0, 1) === 0 ? 0 : 1;
      const { payment } = options;
      if (payment !== 'automatic' && payment !== 'chosen') throw new Failure('--payment is automatic or chosen');
      const [edition, { GymError, OPPONENTS, serveLines, vectorEnvironment }, { catalogue }, { readyDeck }] =
        await Promise.all([
          editionNamed(options.edition),
          import('@rulewright/gym'),
          import('../cards/open-cards.ts'),
          import('../cards/deck.ts'),
        ]);
      const opponent = OPPONENTS.find((name) => name === options.opponent);
      if (opponent === undefined)
        throw new Failure(`--opponent is ${OPPONENTS.join(', ')}; there is no "${options.opponent}"`);
      const cards = catalogue();
      const borrow = options.anachronisms === 'borrow';
      const deck = (reference: string) =>
        readyDeck(reference, cards, edition, { input: undefined, borrow, tell: (text) => remark(terminal, text) });
      const settings = { edition, opponent, seat, payment, mostSteps, anachronisms: options.anachronisms } as const;
      try {
        const games = vectorEnvironment({ decks: [deck(first), deck(second)], environments, workers, ...settings });
        try {
          await serveLines(games, createInterface({ input: terminal.stdin }), (line) => say(terminal, line));
        } finally {
          await games.close();
        }
      } catch (error) {
        if (error instanceof GymError) throw new Failure(error.message);
        throw error;
      }
    });
}
