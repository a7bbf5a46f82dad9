/** `rulewright play`: a game at this terminal. */
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import type { Terminal } from '../terminal.ts';
export function playCommand(terminal: Terminal): Command {
  return newJsonCommand('play', 'play a game at this terminal', terminal);
}
