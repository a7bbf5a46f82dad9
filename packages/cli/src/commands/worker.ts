/** `rulewright worker`: plays games that `simulate` and `tournament` put on a queue, on this machine or another. */
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { wholeNumber } from '../options.ts';
import { remark, say, sayJson, type Terminal } from '../terminal.ts';
import { counted } from '../text.ts';
import { interrupts, playFault } from '../where-played.ts';

interface Options {
  queue: string;
  jobs: string;
  lease: string;
  json?: true;
}

export function workerCommand(terminal: Terminal): Command {
  return newJsonCommand('worker', 'play games from a queue until it is interrupted', terminal)
    .requiredOption('-q, --queue <address>', 'where the queue is, such as redis://127.0.0.1:6379')
    .option('-j, --jobs <number>', 'threads, each with a batch of games', '1')
    .option('--lease <milliseconds>', 'without a sign of life for so long its batches go to other workers', '30000')
    .addHelpText(
      'after',
      '\nAny number of workers may share a queue, and come and go. A worker leaves games of another version of the engine to others.\nCtrl-C ends it after the batches that it is playing.',
    )
    .action(async (options: Options) => {
      const jobs = wholeNumber('--jobs', options.jobs, 1, 256);
      const lease = wholeNumber('--lease', options.lease, 500, 3_600_000);
      const { placeOf, work } = await import('@rulewright/queue');
      const { signal, end } = interrupts();
      const worked = await work(options.queue, {
        jobs,
        lease,
        signal,
        onRefused: (reason) => remark(terminal, `left to other workers: ${reason}`),
        onReady: () => remark(terminal, `waiting for games at ${placeOf(options.queue)}`),
      })
        .catch(playFault)
        .finally(end);
      if (options.json) return sayJson(terminal, worked);
      say(terminal, `played ${counted(worked.games, 'game')} in ${counted(worked.batches, 'batch', 'batches')}`);
    });
}
