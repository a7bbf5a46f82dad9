/** `rulewright rules`: the user's own copies of the official rules text. */
import type { Command } from 'commander';
import { newCommand, newJsonCommand } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { EDITION_HELP, editionNamed } from '../options.ts';
import { say, sayJson, type Terminal } from '../terminal.ts';
import { counted, table } from '../text.ts';
import { bytesIn, textIn } from '../text-files.ts';

export function rulesCommand(terminal: Terminal): Command {
  const importing = newJsonCommand(
    'import',
    'keep your own copy of the official rules, to be shown by "rule"',
    terminal,
  )
    .argument('<file>', 'a text of the rules as published, of any of the four editions; - is standard input')
    .action(async (file: string, options: { json?: true }) => {
      const { readOfficialFile } = await import('@rulewright/rulebook');
      const { keepOfficialText, officialTextPath } = await import('../official-texts.ts');
      const bytes = file === '-' ? Buffer.from(await textIn(file, terminal)) : await bytesIn(file);
      const read = readOfficialFile(bytes);
      if (!read.ok) throw fileFailure(file, [{ line: 0, reason: read.reason }], `${read.advice} Nothing was changed.`);
      const { edition, rules, glossary } = read.official;
      const path = officialTextPath(edition);
      try {
        keepOfficialText(edition, read.text);
      } catch (error) {
        throw new Failure(`${path}: ${(error as Error).message}`);
      }
      if (options.json) return sayJson(terminal, { file, edition, rules: rules.size, glossary: glossary.size, path });
      say(
        terminal,
        `${counted(rules.size, 'rule')} and ${counted(glossary.size, 'glossary entry', 'glossary entries')} of ${edition} read from ${file}. Kept in ${path}`,
      );
    });
  const list = newJsonCommand('list', 'the editions whose official text you have imported', terminal).action(
    async (options: { json?: true }) => {
      const { EDITIONS } = await import('@rulewright/engine');
      const { officialTextOf, officialTextPath } = await import('../official-texts.ts');
      const kept = EDITIONS.flatMap((edition) => {
        const official = officialTextOf(edition);
        return official === null
          ? []
          : [
              {
                edition,
                rules: official.rules.size,
                glossary: official.glossary.size,
                path: officialTextPath(edition),
              },
            ];
      });
      if (options.json) return sayJson(terminal, kept);
      if (kept.length === 0) return say(terminal, 'None: "rulewright rules import FILE" keeps one.');
      say(terminal, table(kept.map(({ edition, rules, path }) => [edition, counted(rules, 'rule'), path])));
    },
  );
  const forget = newCommand('forget', 'remove the text of an edition that you have imported', terminal)
    .argument('<edition>', EDITION_HELP)
    .action(async (named: string) => {
      const edition = await editionNamed(named);
      const { forgetOfficialText } = await import('../official-texts.ts');
      forgetOfficialText(edition);
      say(terminal, `The text of ${edition} is not kept. "rule" shows our summaries.`);
    });
  const rules = newCommand('rules', 'your own copies of the official rules text', terminal);
  for (const command of [importing, list, forget]) rules.addCommand(command);
  return rules;
}
