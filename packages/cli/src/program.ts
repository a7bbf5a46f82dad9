/** The program as a function: arguments and a terminal in, an exit code out. 0 done; 1 a scenario, example or game failed; 2 usage or file. */
import type { Command } from 'commander';
import { CommandError, newProgram } from './commands/all.ts';
import { Failure, type FileFault } from './failure.ts';
import { colours, remark, type Terminal } from './terminal.ts';

/** What `--json` says on standard error, on its last line, where a command did not do what was asked. */
export interface JsonError {
  readonly error: {
    /** the fault of who asked (usage), of what was asked about (failure), or of the program (defect) */
    readonly kind: 'usage' | 'failure' | 'defect';
    readonly message: string;
    readonly exitCode: number;
    /** of a file: its name and each fault in it */
    readonly file?: string;
    readonly faults?: readonly FileFault[];
  };
}

/** Runs one command. Never rejects: what goes wrong is said on standard error, as JSON where JSON is asked for. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  const end = args.indexOf('--');
  const asJson = args.slice(0, end < 0 ? args.length : end).includes('--json');
  let exitCode = 0;
  try {
    if (args[0] === '--version' || args[0] === '-V') {
      const { sayVersion } = await import('./version-report.ts');
      sayVersion(terminal, asJson);
      return 0;
    }
    const program = newProgram(terminal, (code) => {
      exitCode = code;
    });
    if (asJson) sayNoUsage(program);
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    // Help and version end by this; they are no errors.
    if (error instanceof CommandError && error.exitCode === 0) return 0;
    const fault = faultOf(error);
    if (asJson) remark(terminal, JSON.stringify(fault));
    else if (fault.error.kind !== 'usage') {
      const { red } = colours(terminal, terminal.stderr);
      remark(terminal, `${red('rulewright:')} ${fault.error.message}`);
    }
    return fault.error.exitCode;
  }
}

/** The usage is no JSON; the fault says what was wrong with it. */
function sayNoUsage(command: Command): void {
  command.configureOutput({ writeErr: () => {} });
  for (const one of command.commands) sayNoUsage(one);
}

function faultOf(error: unknown): JsonError {
  if (error instanceof CommandError)
    return { error: { kind: 'usage', message: error.message.replace(/^error: /, ''), exitCode: 2 } };
  if (error instanceof Failure) {
    const { message, exitCode, about } = error;
    return { error: { kind: 'failure', message, exitCode, ...about } };
  }
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { error: { kind: 'defect', message: `this is a defect of the program: ${what}`, exitCode: 1 } };
}
