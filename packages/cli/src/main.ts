/** The `rulewright` command as a process. */
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads the output may stop reading: `rulewright coverage --list refused | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runProgram(process.argv.slice(2), processTerminal());
