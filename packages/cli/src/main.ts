/** The `rulewright` command as a process. */
import { writeSync } from 'node:fs';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

/** The exit code of a process that waits for something when nothing is left that could bring it. */
const UNSETTLED = 13;

// Whoever reads the output may stop reading: `rulewright coverage --list refused | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// Where nothing is left that could go on, this process would end without a word.
process.on('exit', (code) => {
  if (code !== UNSETTLED) return;
  writeSync(
    process.stderr.fd,
    'rulewright: this is a defect of the program: it waited for what cannot come any more.\n',
  );
  process.exitCode = 1;
});

process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
