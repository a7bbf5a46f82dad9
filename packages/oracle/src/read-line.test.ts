/** A line that was not read, in other words: alone, among others, and refused with the reason. */
import { expect, test } from 'vitest';
import type { CardText } from './card-text.ts';
import { compile } from './compile.ts';
import { readLine } from './read-line.ts';

const LINE = 'Wugs zibble.';
const definitionOf = (text: string, more: Partial<CardText> = {}) => {
  const types = more.types ?? ['Creature'];
  const card: CardText = {
    name: 'Odd Cub',
    layout: 'normal',
    typeLine: types.join(' '),
    supertypes: [],
    types,
    subtypes: [],
    text,
    ...(types.includes('Creature') && { power: '1', toughness: '*' }),
    ...more,
  };
  const compiled = compile(card, { wording: '2026-02', partly: true });
  if (!compiled.ok) throw new Error(compiled.refused[0]?.reason);
  return compiled.definition;
};
const read = (text: string, words: string, more: Partial<CardText> = {}) => {
  const card = definitionOf(text, more);
  const at = card.faces[0].abilities.findIndex(({ ability }) => ability === 'unread');
  return readLine(card, `faces/0/abilities/${at}`, words);
};
const kinds = (found: ReturnType<typeof read>) =>
  found.ok ? found.reworded.abilities.map(({ ability }) => ability) : found.message;

test.each<[string, string[]]>([
  ['Creatures you control get +1/+1.', ['static']],
  ['  creatures you control\n get +1/+1', ['static']],
  ['This creature enters tapped.', ['static']],
  ['Odd Cub enters the battlefield tapped.', ['static']],
  ['Flying, vigilance', ['keyword', 'keyword']],
  ['Whenever this creature attacks, draw a card.', ['triggered']],
  ['{T}: Add {G}.', ['activated']],
])('%j is read', (words, abilities) => {
  expect(kinds(read(`Trample\n${LINE}`, words))).toEqual(abilities);
});

test('a line that speaks of what another chooses is read among the others', () => {
  const found = read(`As this creature enters, choose a color.\n${LINE}`, 'Creatures of the chosen color get +1/+1.');
  expect(kinds(found)).toEqual(['static']);
  expect(JSON.stringify(found)).toContain('chosen');
});

test.each([
  ['Zibble.', /^Not read/],
  ['When this creature enters, zibble.', /zibble/],
  ['Draw a card.', /^Not read/],
  ['', /^Say the line/],
  ['   ', /^Say the line/],
  ['x'.repeat(601), /at most 600/],
  ['Creatures\u202e get +1/+1.', /^Say the line/],
])('%j is refused with the reason', (words, reason) => {
  const found = read(LINE, words);
  expect(found.ok ? '' : found.message).toMatch(reason);
});

test('a line that is read is not said otherwise', () => {
  const found = readLine(definitionOf('Flying'), 'faces/0/abilities/0', 'Trample');
  expect(found).toMatchObject({ ok: false });
  expect(readLine(definitionOf(LINE), 'faces/7/abilities/0', 'Trample')).toMatchObject({ ok: false });
  expect(readLine(definitionOf(LINE), '__proto__', 'Trample')).toMatchObject({ ok: false });
});
