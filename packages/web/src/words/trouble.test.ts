/** What went wrong: our own words in whatever language is spoken when it is shown, others' as they are. */
import { expect, test } from 'vitest';
import { shell as english } from './english/shell.ts';
import { shell as french } from './french/shell.ts';
import { trouble, wrongOf } from './trouble.ts';

test('our own is said in the language that is spoken, and what others say as they say it', () => {
  const lost = trouble('shell', ({ troubles }) => troubles.lost);
  expect([lost.saidIn({ shell: english }), lost.saidIn({ shell: french })]).toEqual([
    english.troubles.lost,
    french.troubles.lost,
  ]);
  expect(wrongOf(lost)).toBe(lost);
  expect([wrongOf(new Error('There is no such table.')), wrongOf('no')]).toEqual(['There is no such table.', 'no']);
  expect(() => lost.saidIn({})).toThrow('without its part “shell”');
});
