/** The program as a function: arguments and a terminal in, an exit code out. 0 done; 1 a scenario, example or game failed; 2 usage or file. */
import { CommandError, newProgram } from './commands/all.ts';
import { Failure } from './failure.ts';
import { colours, remark, type Terminal } from './terminal.ts';

/** Runs one command. Never rejects: what goes wrong is said on standard error. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  try {
    await newProgram(terminal, (code) => {
      exitCode = code;
    }).parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    const { red } = colours(terminal, terminal.stderr);
    if (error instanceof Failure) {
      remark(terminal, `${red('rulewright:')} ${error.message}`);
      return error.exitCode;
    }
    // Help and version end by this too; they are no errors.
    if (error instanceof CommandError) return error.exitCode === 0 ? 0 : 2;
    remark(
      terminal,
      `${red('rulewright:')} this is a defect of the program: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return 1;
  }
}
