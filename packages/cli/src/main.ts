/** The `rulewright` command: reads the arguments and hands them to a command. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

await new Command('rulewright')
  .description('The executable rulebook of Magic: The Gathering.')
  .version(version)
  .showHelpAfterError()
  .parseAsync();
