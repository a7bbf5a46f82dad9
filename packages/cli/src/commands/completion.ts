/** `rulewright completion`: the script that lets a shell complete commands, options and their values. */
import { type Command, Argument } from 'commander';
import { newJsonCommand } from '../command.ts';
import { treeOf } from '../command-tree.ts';
import { completionFor, SHELLS, type Shell } from '../completion.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';

export function completionCommand(terminal: Terminal): Command {
  return newJsonCommand('completion', 'a script with which your shell completes commands, options and values', terminal)
    .addArgument(new Argument('<shell>', SHELLS.join(', ')).choices(SHELLS))
    .addHelpText(
      'after',
      '\nFor this session: source <(rulewright completion bash). The first lines of the script say where it stays for good.',
    )
    .action((shell: Shell, { json }: { json?: true }, command: Command) => {
      const program = command.parent ?? command;
      const script = completionFor(shell, program.name(), treeOf(program));
      if (json) sayJson(terminal, { shell, script });
      else say(terminal, script);
    });
}
