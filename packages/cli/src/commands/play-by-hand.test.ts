/** A line by hand at the terminal: said in steps, told in the log, the same in its file; and how much of a deck is by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { conversed, ran } from '../program-in-tests.ts';
import { ownHome } from '../../../../tests/tiers/own-home.ts';

const home = ownHome();
const [file = '', deck = '', banners = '', record = ''] = ['cards.json', 'deck.txt', 'banners.txt', 'game.json'].map(
  (name) => join(home, name),
);
beforeAll(async () => {
  const card = (name: string, type_line: string, oracle_text: string) => ({
    object: 'card',
    layout: 'normal',
    name,
    mana_cost: '{0}',
    type_line,
    oracle_text,
    released_at: '2026-01-01',
    set: 'odd',
    rarity: 'common',
  });
  const all = [
    card('Odd Burn', 'Sorcery', 'Zibble any wug for 20.'),
    card('Odd Banner', 'Artifact', 'Creatures you control zibble.'),
  ];
  writeFileSync(file, JSON.stringify(all));
  writeFileSync(deck, '56 Mountain\n4 Odd Burn\n');
  writeFileSync(banners, '56 Mountain\n4 Odd Banner\n');
  const { code, err } = await ran(['cards', 'import', file]);
  expect([code, err]).toEqual([0, '']);
});

/** Says that the spell deals 20 damage to the other player, and passes otherwise. */
function burning(): (question: string) => string {
  const said = ['Deal damage', 'Sligh', '20', 'Done: carry'];
  return (question) => {
    if (question.includes('mulligan?')) return 'Keep';
    if (/by hand: “|Deal damage: /i.test(question.slice(-2500)) && !question.includes('Enter passes'))
      return said.shift() ?? '1';
    const cast = /^ {2}(\d+) Cast Odd Burn/m.exec(question);
    if (question.includes('Enter passes')) return cast?.[1] ?? '';
    return question.includes('Discard') || /\d+ cards?/.test(question) ? '1' : '';
  };
}

it('is carried out by whoever plays, and the game is verified from its file', async () => {
  const args = [
    'play',
    '--deck',
    deck,
    '--against',
    'sligh',
    '--opponent',
    'random',
    '--seed',
    '3',
    '--game-file',
    record,
  ];
  const { code, out } = await conversed(args, burning());
  expect(out).toContain('By hand: “Zibble any wug for 20.” So far: this deals 20 damage to Sligh');
  expect(out).toMatch(/By hand, .*: this deals 20 damage to Sligh/);
  expect(out).toMatch(/Player 1 wins/);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ byHand: [0] });
  expect((await ran(['verify', record])).code).toBe(0);
});

it('is said in words that are read, which apply by themselves from then on', async () => {
  const said = ['zibble', 'Creatures you control get +1/+1.'];
  const answers = (question: string): string => {
    const asked = question.slice(-2500);
    if (asked.includes('mulligan?')) return 'Keep';
    if (asked.includes('Enter gives up')) return said.shift() ?? '';
    if (asked.includes('It can be said in words')) return 'It can be said in words';
    const [, announced] = /^ {2}(\d+) By hand, Odd Banner/m.exec(question) ?? [];
    if (said.length === 0 || !asked.includes('Enter passes'))
      return said.length === 0 ? 'concede' : /\d+ cards?/.test(asked) ? '1' : '';
    return announced ?? '';
  };
  const seats = ['--against', 'sligh', '--opponent', 'random', '--seed', '3'];
  const { out } = await conversed(['play', '--deck', banners, ...seats, '--game-file', record], answers);
  expect(out).toContain('Not read from “Zibble');
  expect(out).toMatch(/By hand, .* as “Creatures you control get \+1\/\+1\.”/);
  expect((await ran(['verify', record])).code).toBe(0);
});

it('is refused by name where nobody is', async () => {
  for (const args of [
    ['simulate', deck, 'sligh', '--games', '1'],
    ['play', '--deck', deck, '--against', 'sligh', '--agents', 'random,random'],
  ]) {
    const { code, err } = await ran(args);
    expect([code, err]).toEqual([2, expect.stringContaining('Odd Burn')]);
  }
});

it('is counted of a deck', async () => {
  const { code, out } = await ran(['decks', 'check', '--by-hand', deck]);
  expect(code).toBe(0);
  expect(out).toMatch(/ 56 +4 +0 +1 +0 of 1 \(0\.0 %\)/);
  const { out: json } = await ran(['decks', 'check', '--by-hand', '--json', deck]);
  expect(JSON.parse(json)).toMatchObject({ decks: [{ whole: 56, withLines: 4, effects: 1, unread: 0, lines: 1 }] });
});
