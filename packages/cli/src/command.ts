/** What commands have in common: `--json`, `--version`, help, exit codes, and options that several of them take. */
import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Terminal, write } from './terminal.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

export const VERSION = manifest.version;

/** A new command of the program, its output going to the terminal it was given. */
export function newCommand(name: string, description: string, terminal: Terminal): Command {
  return new Command(name)
    .description(description)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError('(add --help for what there is)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => write(terminal.stdout, text),
      writeErr: (text) => write(terminal.stderr, text),
      getOutHelpWidth: () => Math.min(terminal.stdout.columns ?? 100, 120),
      getErrHelpWidth: () => Math.min(terminal.stderr.columns ?? 100, 120),
    });
}

/** As `newCommand`, with the option that every command that does something has. */
export const newJsonCommand = (name: string, description: string, terminal: Terminal): Command =>
  newCommand(name, description, terminal).option('--json', 'print JSON and nothing else on standard output');

/** The exit code of a command that an interrupt has stopped, and that has told what it had: by convention 128 and the number of the signal. */
export const STOPPED = 130;

/** Sets the exit code of a command that did its work, but found a failed game or scenario. */
export type SetExitCode = (code: 0 | 1 | typeof STOPPED) => void;

/** What becomes of cards that the edition has no rules for. */
export const anachronismsOption = (): Option =>
  new Option('--anachronisms <how>', 'cards the edition has no rules for: refuse or borrow')
    .default('refuse')
    .argParser((text) => {
      if (text !== 'refuse' && text !== 'borrow') throw new InvalidArgumentError('It is refuse or borrow.');
      return text;
    });
