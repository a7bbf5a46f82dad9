/** A line by hand at the terminal: said in steps, told in the log, the same in its file; and how much of a deck is by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { conversed, ran } from '../program-in-tests.ts';
import { ownHome } from '../../../../tests/tiers/own-home.ts';

const home = ownHome();
const [file, deck, record] = ['cards.json', 'deck.txt', 'game.json'].map((name) => join(home, name)) as [
  string,
  string,
  string,
];
beforeAll(async () => {
  const card = {
    object: 'card',
    layout: 'normal',
    name: 'Odd Burn',
    mana_cost: '{0}',
    type_line: 'Sorcery',
    oracle_text: 'Zibble any wug for 20.',
    released_at: '2026-01-01',
    set: 'odd',
    rarity: 'common',
  };
  writeFileSync(file, JSON.stringify([card]));
  writeFileSync(deck, '56 Mountain\n4 Odd Burn\n');
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
