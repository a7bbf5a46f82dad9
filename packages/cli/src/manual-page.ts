/** The manual page, `man rulewright`, from the tree of commands. */
import { type Leaf, treeOf } from './command-tree.ts';
import { VERSION } from './command.ts';
import { AFTER_HELP, newProgram } from './commands/all.ts';
import { processTerminal } from './terminal.ts';

/** Text as roff has it: nothing in it is a request or an escape. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^([.'])/gm, '\\&$1');

/** The page in roff's `man` macros. `after`: what help says after the program's own. */
export function manualPage(program: string, version: string, tree: readonly Leaf[], after: string): string {
  const [top, ...commands] = tree;
  if (top === undefined) throw new Error('a program has at least itself');
  const flags = ({ flags: all }: Leaf): string[] =>
    all.flatMap(({ usage, about }) => ['.TP', `\\fB${plain(usage)}\\fR`, plain(about)]);
  return [
    `.TH ${program.toUpperCase()} 1 "" "${program} ${version}" "User Commands"`,
    '.SH NAME',
    `${program} \\- ${plain(top.about)}`,
    '.SH SYNOPSIS',
    `\\fB${program}\\fR ${plain(top.usage)}`,
    '.SH OPTIONS',
    ...flags(top),
    '.SH COMMANDS',
    ...commands.flatMap((leaf) => [`.SS ${program} ${plain(leaf.usage)}`, plain(leaf.about), ...flags(leaf)]),
    '.SH NOTES',
    ...after
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => [plain(line), '.br']),
    '',
  ].join('\n');
}

/** The page of this program. */
export const manualOfProgram = (): string =>
  manualPage('rulewright', VERSION, treeOf(newProgram(processTerminal(), () => {})), AFTER_HELP);
