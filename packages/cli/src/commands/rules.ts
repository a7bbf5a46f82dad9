/** `rulewright rules`: the user's own copies of the official rules text, of the editions and of any other date. */
import type { Command } from 'commander';
import type { OfficialText, TextsCompared } from '@rulewright/rulebook';
import { newCommand, newJsonCommand } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { claimsListed } from '../scenario-list.ts';
import { columns, say, sayJson, type Terminal } from '../terminal.ts';
import { counted, table, wrapped } from '../text.ts';
import { bytesIn, textIn } from '../text-files.ts';

export function rulesCommand(terminal: Terminal): Command {
  const importing = newJsonCommand(
    'import',
    'keep your own copy of the official rules, to be shown by "rule"',
    terminal,
  )
    .argument('<file>', 'a text of the rules as published, of an edition or another date; - is standard input')
    .action(async (file: string, options: { json?: true }) => {
      const { nameOfText, readOfficialFile } = await import('@rulewright/rulebook');
      const { keepOfficialText, officialTextPath } = await import('../official-texts.ts');
      const bytes = file === '-' ? Buffer.from(await textIn(file, terminal)) : await bytesIn(file);
      const read = readOfficialFile(bytes);
      if (!read.ok) throw fileFailure(file, [{ line: 0, reason: read.reason }], `${read.advice} Nothing was changed.`);
      const { official } = read;
      const path = officialTextPath(nameOfText(official));
      try {
        keepOfficialText(official, read.text);
      } catch (error) {
        throw new Failure(`${path}: ${(error as Error).message}`);
      }
      if (options.json) return sayJson(terminal, { file, ...described(official), path });
      const { rules, glossary } = official;
      say(
        terminal,
        `${counted(rules.size, 'rule')} and ${counted(glossary.size, 'glossary entry', 'glossary entries')} of ${nameOfText(official)} read from ${file}. Kept in ${path}`,
      );
      if (!official.isRun)
        say(
          terminal,
          `No edition has this date: it is kept beside them. "rulewright rules compare ${nameOfText(official)}" says how it differs from ${official.edition}.`,
        );
    });
  const list = newJsonCommand('list', 'the texts that you have imported', terminal).action(
    async (options: { json?: true }) => {
      const { officialTextNamed, officialTextNames, officialTextPath } = await import('../official-texts.ts');
      const kept = officialTextNames().map((name) => ({
        name,
        official: officialTextNamed(name),
        path: officialTextPath(name),
      }));
      if (options.json)
        return sayJson(
          terminal,
          kept.map(({ official, path }) => ({ ...described(official), path })),
        );
      if (kept.length === 0) return say(terminal, 'None: "rulewright rules import FILE" keeps one.');
      say(
        terminal,
        table(
          kept.map(({ name, official, path }) => [
            name,
            counted(official.rules.size, 'rule'),
            official.isRun ? '' : `nearest: ${official.edition}`,
            path,
          ]),
        ),
      );
    },
  );
  const compare = newJsonCommand('compare', 'what differs between two texts that you have imported', terminal)
    .argument('<text>', 'a date, or an edition')
    .argument('[other]', 'another one; the nearest edition where it is not said')
    .action(async (named: string, other: string | undefined, options: { json?: true }) => {
      const { compareTexts, nameOfText } = await import('@rulewright/rulebook');
      const { officialTextNamed } = await import('../official-texts.ts');
      const one = officialTextNamed(named);
      const two = officialTextNamed(other ?? one.edition);
      // the newer is what the older has become
      const [from, to] = nameOfText(one) > nameOfText(two) ? [two, one] : [one, two];
      const compared = compareTexts(from, to);
      const touches = await touchedBy(compared, from, to);
      if (options.json)
        return sayJson(terminal, { from: nameOfText(from), to: nameOfText(to), ...compared, ...touches });
      say(terminal, report(nameOfText(from), nameOfText(to), compared, touches, columns(terminal)));
    });
  const forget = newCommand('forget', 'remove a text that you have imported', terminal)
    .argument('<text>', 'an edition or a date')
    .action(async (named: string) => {
      const { forgetOfficialText, officialTextMeant } = await import('../official-texts.ts');
      const name = officialTextMeant(named);
      forgetOfficialText(name);
      say(terminal, `The text of ${name} is not kept. "rule" shows our summaries.`);
    });
  const rules = newCommand('rules', 'your own copies of the official rules text', terminal);
  for (const command of [importing, list, compare, forget]) rules.addCommand(command);
  return rules;
}

const described = ({ edition, date, isRun, rules, glossary }: OfficialText) => ({
  edition,
  rules: rules.size,
  glossary: glossary.size,
  date,
  isRun,
});

/** What of ours is about rules that differ: by the numbers of the newer text, or of the older where that alone is run. */
interface Touched {
  /** scenarios that claim such a rule */
  readonly scenarios: readonly string[];
  /** modules of the engine that implement one */
  readonly modules: readonly string[];
  /** points at which the editions differ that one stands beside */
  readonly seams: readonly string[];
}

async function touchedBy(
  { added, gone, changed, renumbered }: TextsCompared,
  from: OfficialText,
  to: OfficialText,
): Promise<Touched> {
  const { implementedWhere, seamsWhere } = await import('@rulewright/rulebook');
  const [edition, numbers] =
    from.isRun && !to.isRun
      ? [from.edition, new Set([...gone, ...changed, ...renumbered.map((pair) => pair.from)])]
      : [to.edition, new Set([...added, ...changed, ...renumbered.map((pair) => pair.to)])];
  const claims = (await claimsListed()).filter(
    (claim) => claim.edition === edition && claim.rule !== undefined && numbers.has(claim.rule),
  );
  const found = (where: ReadonlyMap<string, readonly string[]>) =>
    [...new Set([...numbers].flatMap((number) => where.get(number) ?? []))].sort();
  return {
    scenarios: [...new Set(claims.map(({ scenario }) => scenario))].sort(),
    modules: found(implementedWhere(edition)),
    seams: found(seamsWhere(edition)),
  };
}

function report(
  from: string,
  to: string,
  { added, gone, changed, renumbered }: TextsCompared,
  { scenarios, modules, seams }: Touched,
  width: number,
): string {
  const part = (title: string, all: readonly string[]): string[] =>
    all.length === 0 ? [] : [wrapped(`${title} (${all.length}): ${all.join(', ')}`, width)];
  const lines = [
    ...part('New', added),
    ...part('Gone', gone),
    ...part('Said otherwise', changed),
    ...part(
      'With another number',
      renumbered.map((pair) => `${pair.from} → ${pair.to}`),
    ),
    ...part('Scenarios that claim one of them', scenarios),
    ...part('Modules of the engine that implement one of them', modules),
    ...part('Seams of the editions beside one of them', seams),
  ];
  return [`From ${from} to ${to}`, ...(lines.length === 0 ? ['Nothing differs.'] : lines)].join('\n\n');
}
