/** What the wordings call differently stands in their table alone, so that every phrase has it in each of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORDINGS } from '../grammar/index.ts';
import { WORDS } from './words.ts';

const SOURCES = join(import.meta.dirname, '..');
/** What phrases are written in: no tests, and not the table itself. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('words.ts'),
);
const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line);
/** The strings of a line, without what they take from the table. */
const stringsIn = (line: string): readonly string[] =>
  line.replace(/<[^<>]+>|WORDS\[[^\]]+\]/g, '').match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
const said = files.flatMap((file) =>
  readFileSync(join(SOURCES, file), 'utf8')
    .split('\n')
    .filter((line) => !isComment(line))
    .flatMap((line) => stringsIn(line).map((words) => ({ file, words: words.replaceAll('~', '') }))),
);

/** What today's wording says too, of other things or in other sentences. */
const SAID_TODAY = new Set(
  'end of turn,precombat main phase,enter the battlefield,entered the battlefield,is put into a graveyard,be put into a graveyard from the battlefield'.split(
    ',',
  ),
);
/** Said otherwise today, in words enough that they mean nothing else. */
const OLD = new Set(
  Object.values(WORDS).flatMap((entry) => {
    const [today] = [entry['2026-02']].flat();
    return WORDINGS.flatMap((wording) => entry[wording])
      .filter((words) => words !== today)
      .map((words) => words.replaceAll('~', ''))
      .filter((words) => words.split(' ').length > 2 && !SAID_TODAY.has(words));
  }),
);

it.each([...OLD])('no phrase says "%s" itself', (old) => {
  expect(said.filter(({ words }) => words.includes(old))).toEqual([]);
});
