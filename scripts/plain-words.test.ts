import { expect, test } from 'vitest';
import { stopsIn, wordsOf } from './house/plain-words.mjs';

const stops = (file: string, source: string) =>
  stopsIn(wordsOf(file, source)).map(({ line, message }) => `${line} ${message.split(':')[0]}`);

test.each([
  ['/** What a card costs. */', ['1 begins with a relative']],
  ['/** It is drawn. Whoever draws it may look. */', ['1 begins with a relative']],
  ['// one line\n// and the next. Of which none remain.', ['1 begins with a relative']],
  ['const x = 1;\n/** In a team it is so. */', ['2 is so']],
  ['/** It does what is asked is refused. */', ['1 what is … is']],
  ['/** Nothing is kept. No two of them are alike. */', ['1 absence as subject', '1 absence as subject']],
  ["fail('Nothing can be undone now.');", ['1 absence as subject']],
])('%s stops a reader', (source, expected) => {
  expect(stops('a.ts', source)).toEqual(expected);
});

test.each([
  '/** What does a card cost? */',
  '/** A card that is so large that it does not fit. */',
  '/** There are so many. It keeps nothing, and tells what it costs. */',
  "const What = 'what a card costs'; // no sentence begins here",
  "test('Nothing is said here', () => undefined);",
  'const found = /What is this\\. Nothing is/;',
])('%s is plain', (source) => {
  expect(stops('a.ts', source)).toEqual([]);
});

test('a page is read by paragraphs, points and cells, and not in its examples', () => {
  const page =
    '# What a title is\n\nA line\nthat goes on. What follows.\n\n- None is here\n\n| a | What it is |\n|---|---|\n| a | What it was |\n\n```\nWhat is this\n```\n';
  expect(stops('a.md', page)).toEqual([
    '3 begins with a relative',
    '6 absence as subject',
    '10 begins with a relative',
  ]);
});
