import { EDITIONS } from '@rulewright/engine';
import { expect, it } from 'vitest';
import { rulesOf } from './numbers.ts';
import { OFFICIAL_FILE_LIMIT, readOfficialFile, tooLarge } from './official-file.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const numbered = (numbers: readonly string[]): string =>
  numbers.map((number) => `${number} It says “${number}”.`).join('\r\n');
const rules = numbered(rulesOf('2006-10'));
/** Quotation marks aside all of it is ASCII. */
const windows1252 = Uint8Array.from(rules, (sign) => ({ '“': 0x93, '”': 0x94 })[sign] ?? sign.charCodeAt(0));
const utf16 = Uint8Array.from([
  0xff,
  0xfe,
  ...Array.from(rules).flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
]);

it.each([
  ['UTF-8', utf8(rules)],
  ['UTF-8 with a mark', utf8(`\uFEFF${rules}`)],
  ['Windows-1252', windows1252],
  ['UTF-16', utf16],
])('a text of the rules is read as %s', (_, bytes) => {
  const read = readOfficialFile(bytes);
  if (!read.ok) throw new Error(read.reason);
  expect(read.official.edition).toBe('2006-10');
  const first = rulesOf('2006-10')[0] ?? '';
  expect(read.official.rules.get(first)?.text).toBe(`It says “${first}”.`);
});

it.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['blank lines', utf8(' \r\n\n'), 'empty'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'not-text'],
  ['a PDF', utf8('%PDF-1.7'), 'not-text'],
  ['a word processor’s document', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14), 'not-text'],
  ['a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1), 'not-text'],
  ['a web page', utf8('\n<!DOCTYPE html><title>Comprehensive Rules</title>100.1. These rules'), 'web-page'],
  ['a decklist', utf8('4 Lightning Bolt\n20 Mountain\n\nSB: 2 Shatter\n1 Æther Vial'), 'decklist'],
  ['a shopping list', utf8('milk\neggs'), 'no-rules'],
  [
    'rules of another date',
    utf8(numbered(EDITIONS.flatMap((edition) => rulesOf(edition).slice(0, 200)))),
    'another-date',
  ],
  ['too much', new Uint8Array(OFFICIAL_FILE_LIMIT + 1), 'too-large'],
] as const)('%s is refused as what it is, with what to do', (_, bytes, fault) => {
  const read = readOfficialFile(bytes);
  expect(read).toMatchObject({ ok: false, fault, advice: expect.stringMatching(/^[A-Z].*\.$/) });
});

it('a large file is refused by its size, unopened', () => {
  expect(tooLarge(50_000_000)).toMatchObject({
    ok: false,
    fault: 'too-large',
    reason: expect.stringContaining('50000000'),
  });
  expect(tooLarge(OFFICIAL_FILE_LIMIT)).toBeNull();
});
