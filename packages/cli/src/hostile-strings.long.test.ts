/** Forty strings that are not what they look like, through every string that people see: refused as names, and never written as they are. */
import { createGame, isPlainText, visibleText } from '@rulewright/engine';
import { parseClientMessage } from '@rulewright/protocol';
import { readGameFile } from '@rulewright/record';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { ran } from './program-in-tests.ts';
import { colours, processTerminal, say } from './terminal.ts';

const CODES = [
  0x00, 0x07, 0x08, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b, 0x7f, 0x80, 0x85, 0x9b, 0x9d, 0xad, 0x061c, 0x180e, 0x200b, 0x200c,
  0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2067,
  0x2069, 0xd800, 0xdfff, 0xfeff, 0xfff9, 0xfffb, 0xe0001, 0xe0041,
];
const STRINGS = CODES.map((code): [string, string] => [
  `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
  `Ada${String.fromCodePoint(code)}[31mBen`,
]);
const RAW = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const TWO = ['Ada', 'Ben'].map((name) => ({ name, deck: [] }));
const FACE = { manaCost: null, supertypes: [], types: ['creature' as const], subtypes: [], abilities: [] };

const FILE = (name: string): string =>
  JSON.stringify({
    rulewright: 'game',
    version: 1,
    engine: '1',
    edition: '2026-02',
    players: [{ name, deckName: name }],
  });

test('there are forty', () => {
  expect(STRINGS).toHaveLength(40);
});

describe.each(STRINGS)('%s', (_, text) => {
  test('is in no name', () => {
    expect(isPlainText(text)).toBe(false);
    const made = createGame({
      seed: 1,
      players: [
        { name: text, deck: [] },
        { name: 'Ben', deck: [] },
      ],
      definitions: [],
      position: { objects: [] },
    });
    expect(made).toMatchObject({ ok: false, errors: [{ error: 'players' }] });
    const deck = { builtIn: '1998-ben-rubin-sligh' };
    const create = { type: 'create', edition: '2026-02', name: text, deck, opponent: 'friend', bestOf: 1 };
    const named = { ...create, name: 'Ada', deck: { list: '60 Forest', name: text } };
    const join = { type: 'join', table: 'table', invite: 'x'.repeat(20), name: text, deck };
    for (const message of [create, named, join])
      expect(parseClientMessage(JSON.stringify(message))).toMatchObject({ ok: false });
    expect(readGameFile(FILE(text)).ok).toBe(false);
    const card = { key: 'k', name: text, layout: 'normal' as const, faces: [{ ...FACE, name: text }] as const };
    expect(createGame({ seed: 1, players: TWO, definitions: [card] })).toMatchObject({
      ok: false,
      errors: [{ error: 'shape' }],
    });
  });

  test.each([
    [['card', text], ''],
    [['card', '-'], text],
    [['card', text, '--json'], ''],
    [['decks', 'check', '-'], `4 ${text}\n56 Forest`],
    [['decks', 'check', '-', '--json'], `4 ${text}\n56 Forest`],
    [['verify', '-'], FILE(text)],
    [['replay', '-'], FILE(text)],
    [['verify', text], ''],
    [['scenario', '-'], `${text}     2026\n  A: ${text}\n  A casts ${text}\n`],
    [['explain', '-', text], `Title     2026\n  A: Forest\n`],
    [['simulate', text, text], ''],
    [['rule', text], ''],
    [['search', text], ''],
    [[text], ''],
    [['card', 'Forest', `--${text}`], ''],
  ])('is not written as it is by %j', async (args, input) => {
    const { out, err } = await ran(args, input);
    expect(`${out}${err}`.trim()).not.toBe('');
    expect(RAW.exec(`${out}${err}`)?.[0]).toBeUndefined();
  });
});

test('what is not seen is written as JSON has it, so that JSON stays what it says', () => {
  for (const [, text] of STRINGS) expect(JSON.parse(visibleText(JSON.stringify({ text })))).toEqual({ text });
});

test('our own colours are written, and those of others are not', () => {
  const said: string[] = [];
  const stdout = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        said.push(String(chunk));
        done();
      },
    }),
    { isTTY: true },
  );
  const terminal = { ...processTerminal(), stdout, environment: {} };
  say(terminal, colours(terminal, stdout).red('\u001b[8mAda'));
  expect(said.join('')).toBe('\u001b[31m\\u001b[8mAda\u001b[39m\n');
});
