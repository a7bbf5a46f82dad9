/** What all commands have in common: `--json`, `--version`, help, and how they are put into the program. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Terminal } from './terminal.ts';

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
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      getOutHelpWidth: () => Math.min(terminal.stdout.columns ?? 100, 120),
      getErrHelpWidth: () => Math.min(terminal.stderr.columns ?? 100, 120),
    });
}

/** As `newCommand`, with the option that every command that does something has. */
export const newJsonCommand = (name: string, description: string, terminal: Terminal): Command =>
  newCommand(name, description, terminal).option('--json', 'print JSON and nothing else on standard output');
