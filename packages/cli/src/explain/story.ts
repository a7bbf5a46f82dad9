/** A story laid out for a terminal: each step, what was asked and happened, and because of what. 2006, 2009, 2011, 2026: none (the form is ours) */
import { ENDING, type Story, type StoryLine, type WithoutFound, storyLines } from '@rulewright/scenario';
import { createColors } from 'picocolors';
import { indented } from '../text.ts';
import { causeWords } from './cause-words.ts';

/** Stands before a line that the other edition's story does not have. */
const DIFFERS = '≠ ';

export interface StoryForm {
  /** in columns */
  readonly width: number;
  readonly colours?: Pick<ReturnType<typeof createColors>, 'bold' | 'dim' | 'red'>;
  /** of each line whether the other story does not have it; null where there is no other */
  readonly marks?: readonly boolean[] | null;
}

export function storyText(
  story: Story,
  { width, colours: { bold, dim, red } = createColors(false), marks = null }: StoryForm,
): string {
  const lines = storyLines(story);
  const layout = (line: StoryLine, at: number): string => {
    const mark = marks === null ? '' : marks[at] ? DIFFERS : ' '.repeat(DIFFERS.length);
    const indent = ' '.repeat(WITHIN.has(line.kind) && line.step !== ENDING ? 4 : 0);
    const text = mark + indented(line.text, width, mark.length + indent.length).slice(mark.length);
    const why = line.cause === null ? '' : causeWords(line.cause, story.edition);
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
}

/** Lines that stand indented under the line of the script. */
const WITHIN: ReadonlySet<StoryLine['kind']> = new Set(['answer', 'event', 'became', 'fault']);

/** What would have happened without an ability: what does not happen with − before it, what does instead with +. */
export function withoutText(
  found: WithoutFound,
  scenario: string,
  { width, colours: { bold, dim, red } = createColors(false) }: Pick<StoryForm, 'width' | 'colours'>,
): string {
  if (!found.ok) return red(`${scenario}: ${found.message}`);
  const { abilities, cards, differences } = found.without;
  const lines = differences.flatMap(({ line, happens, instead }) => [
    '',
    bold(line === '' ? 'At the end' : line),
    ...happens.map(({ text }) => dim(indented(`− ${text}`, width, 4))),
    ...instead.map(({ text }) => indented(`+ ${text}`, width, 4)),
  ]);
  return [
    bold(`${scenario}, without ${abilities.map((text) => `“${text}”`).join(' and ')} of ${cards.join(', ')}`),
    ...(lines.length === 0 ? ['', 'Everything else happens the same.'] : lines),
  ].join('\n');
}
