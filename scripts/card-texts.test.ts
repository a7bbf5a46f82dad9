/** A card is quoted where its text stands behind its name, however the file writes it. */
import { expect, test } from 'vitest';
import { quoting } from './card-texts.mjs';

const quoted = quoting([
  {
    name: 'Loud Herald',
    text: 'When Loud Herald enters, each opponent can\'t gain life.\nLoud Herald has "{T}: Draw a card."',
  },
  { name: 'Short', text: 'Flying' },
]);
const lines = [
  'Card Loud Herald | {1}{R} | Creature — Human | 1/1',
  "    When Loud Herald enters, each opponent can't gain life. (It is lost.)",
  '    Loud Herald has "{T}: Draw a card."',
];

test.each([
  ['as it stands', lines.join('\n')],
  ['within JSON', JSON.stringify({ 'a scenario': lines.join('\n') })],
  ['within JSON in code', JSON.stringify(JSON.stringify({ text: lines.join('\n') }))],
])('%s', (_, content) => {
  expect(quoted(content)).toEqual(['Loud Herald']);
});

test('neither a name alone, nor a text under another name, nor a part of a text', () => {
  expect(quoted(lines[0] ?? '')).toEqual([]);
  expect(
    quoted(
      lines
        .join('\n')
        .replace('Card Loud Herald', 'Card Quiet Herald')
        .replaceAll(/    Loud/g, '    Quiet'),
    ),
  ).toEqual([]);
  expect(quoted(lines.slice(0, 2).join('\n'))).toEqual([]);
  expect(quoted(lines.join('\n').replaceAll('Card Loud', 'Card Very Loud').replaceAll('    Loud', '    It'))).toEqual(
    [],
  );
  expect(quoted('Card Short\n  Flying')).toEqual([]);
});
