/** Scenarios told: what happens, step by step and why, in one edition or several with the lines marked that differ. */
import type { EditionName } from '@rulewright/engine';
import type { Scenario, Story, StoryLine, ToldCause } from '@rulewright/scenario';
import { editionNamed } from './options.ts';
import { columns, colours, say, sayJson, type Terminal } from './terminal.ts';
import { wrapped } from './text.ts';

/** Stands before a line that the other edition's story does not have. */
const DIFFERS = '≠ ';

/** Tells each scenario in the editions that `edition` names, or in all that the scenario names; whether all could be played, with nothing unmet. */
export async function toldTo(
  terminal: Terminal,
  scenarios: readonly Scenario[],
  { edition, json }: { readonly edition?: string; readonly json?: true },
): Promise<boolean> {
  const [{ ENDING, tell, storyLines, differing }, { sameRule }, { cardSource }] = await Promise.all([
    import('@rulewright/scenario'),
    import('@rulewright/rulebook'),
    import('./cards/open-cards.ts'),
  ]);
  const editions = edition === undefined ? null : await editionsNamed(edition);
  const source = cardSource();
  const told = scenarios.map((scenario) =>
    (editions ?? scenario.editions).map((one) => tell(scenario, one, { source })),
  );
  const good = told.flat().every(({ fault }) => fault === null);
  if (json) {
    sayJson(terminal, { stories: told.flat() });
    return good;
  }
  const ruleWords = (number: string, from: EditionName, to: EditionName): string =>
    sameRule(from, number, to) ?? `${from.slice(0, 4)} ${number}`;
  const { bold, dim, red } = colours(terminal, terminal.stdout);
  const width = columns(terminal);
  const shown = (story: Story, lines: readonly StoryLine[], marks: readonly boolean[] | null): string => {
    const layout = (line: StoryLine, at: number): string => {
      const mark = marks === null ? '' : marks[at] ? DIFFERS : ' '.repeat(DIFFERS.length);
      const indent = ' '.repeat(WITHIN.has(line.kind) && line.step !== ENDING ? 4 : 0);
      const text = mark + indented(line.text, width, mark.length + indent.length).slice(mark.length);
      const why = line.cause === null ? '' : causeWords(line.cause, story.edition, ruleWords);
      const because = why === '' ? '' : `\n${indented(`because of ${why}`, width, mark.length + indent.length + 2)}`;
      if (line.kind === 'fault') return red(text);
      if (line.kind === 'remark') return dim(text);
      return (line.kind === 'step' ? bold(text) : text) + dim(because);
    };
    const blocks: string[] = [];
    for (const [at, line] of lines.entries()) {
      if (line.kind === 'end' && lines[at - 1]?.kind !== 'end') blocks.push('');
      blocks.push(layout(line, at));
    }
    return [bold(`${story.name} (${story.edition})`), '', ...blocks].join('\n');
  };
  const parts = told.flatMap((stories) => {
    const lines = stories.map(storyLines);
    const [one, other] = lines;
    const marks = lines.length === 2 && one && other ? differing(one, other) : null;
    return stories.map((story, at) => shown(story, lines[at] ?? [], marks?.[at] ?? null));
  });
  say(terminal, parts.join('\n\n\n'));
  return good;
}

/** Lines that stand indented under the line of the script. */
const WITHIN: ReadonlySet<StoryLine['kind']> = new Set(['answer', 'event', 'became', 'fault']);

/** Wrapped and moved to the right by so many columns. */
const indented = (text: string, width: number, by: number): string =>
  wrapped(text, width - by, '  ').replaceAll(/^/gm, ' '.repeat(by));

/** Editions with commas between them, each once. */
async function editionsNamed(text: string): Promise<EditionName[]> {
  const named: EditionName[] = [];
  for (const one of text.split(',')) named.push(await editionNamed(one.trim()));
  return [...new Set(named)];
}

/** `Bolt (“Bolt deals 3 damage to any target.”), rule 120.3a`; empty where nothing is known. */
function causeWords(
  { source, ability, rule }: ToldCause,
  edition: EditionName,
  ruleWords: (number: string, from: EditionName, to: EditionName) => string,
): string {
  const text = ability === null ? '' : `“${ability}”`;
  const who = source === null ? text : text === '' ? source : `${source}: ${text}`;
  return [who, rule === null ? '' : `rule ${ruleWords(rule.number, rule.edition, edition)}`]
    .filter((part) => part !== '')
    .join(', ');
}
