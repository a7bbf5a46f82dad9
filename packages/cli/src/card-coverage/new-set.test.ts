import { readNotation } from '@rulewright/scenario';
import { expect, test } from 'vitest';
import type { MeasuredCard } from './measure.ts';
import { newSetOf } from './new-set.ts';
import { newSetReport } from './report.ts';

const card = (name: string, more: Partial<MeasuredCard>): MeasuredCard => ({
  name,
  supported: false,
  lines: 1,
  linesSupported: 0,
  reason: 'words not understood',
  detail: 'not understood here; wanted a verb',
  ambiguous: false,
  mismatched: false,
  holes: null,
  nodes: [],
  clauses: [],
  ...more,
});
const unread = (text: string) => ({ face: '', hole: 'unread' as const, frame: null, text });

const set = newSetOf([
  card('Whole Cub', { supported: true, reason: null, detail: null }),
  card('Hand Cub', { holes: [{ face: '', hole: 'byHand', frame: 'triggered', text: 'zibble.' }], clauses: ['zibble'] }),
  card('Odd Cub', { holes: [unread('Zibbling {2} (It zibbles.)')], clauses: ['zibbling {…}'] }),
  card('Odder Cub', {
    holes: [unread('Zibbling — Pay 2 life. (It zibbles.)'), unread('When zibbles zibble, draw a card.')],
  }),
  card('No Cub', {}),
]);

test('cards are counted by how much of them is read', () => {
  expect(set).toMatchObject({ cards: 5, whole: 1, byHand: 1, unread: 2, refused: [{ name: 'No Cub' }] });
  expect(set.families).toEqual([
    { family: 'keyword', holes: 2 },
    { family: 'effect: triggered', holes: 1 },
    { family: 'trigger', holes: 1 },
  ]);
  expect(set.sentences.map(({ clause }) => clause)).toEqual(['zibble', 'zibbling {…}']);
});

test('a keyword that is not read has a scenario to begin with, which the notation reads', () => {
  expect(set.keywords).toMatchObject([
    { keyword: 'Zibbling', reminder: 'It zibbles.', cards: ['Odd Cub', 'Odder Cub'] },
  ]);
  const read = readNotation(set.keywords[0]?.skeleton ?? '');
  expect(read).toMatchObject({ ok: true });
});

test('the page says all of it', () => {
  const page = newSetReport(set);
  expect(page).toContain('5 cards that are new here: 1 (20.0 %) read whole and playable');
  expect(page).toContain('New keyword, or one that is not read: Zibbling (Odd Cub, Odder Cub)');
  expect(page).toContain('No Cub: not understood here');
});
