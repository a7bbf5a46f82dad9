import { describe, expect, test } from 'vitest';
import { cardText } from './card-text.ts';
import { checkDeck, type DeckCheck } from './deck-legality.ts';
import type { ResolvedDeck, ResolvedEntry } from './resolve-deck.ts';

const EDITIONS = ['2006-10', '2009-10', '2011-09', '2026-02'] as const;

let line = 0;
const entry = (count: number, name: string, typeLine = 'Instant', text = ''): ResolvedEntry => {
  line += 1;
  return { count, card: cardText([{ name, typeLine, text }], { layout: 'normal' }), line };
};
const mountains = (count: number) => entry(count, 'Mountain', 'Basic Land — Mountain');
const snow = (count: number) => entry(count, 'Snow-Covered Mountain', 'Basic Snow Land — Mountain');
const deck = (main: readonly ResolvedEntry[], sideboard: readonly ResolvedEntry[] = []): ResolvedDeck => ({
  main,
  sideboard,
});
const rulesBroken = (of: ResolvedDeck, check: Partial<DeckCheck> & Pick<DeckCheck, 'edition'>) =>
  checkDeck(of, { play: 'constructed', ...check }).map((problem) => problem.rule);

describe.each(EDITIONS)('in %s', (edition) => {
  const sizeRule = edition === '2006-10' ? '100.2' : '100.2a';

  test('sixty cards at least, and no most', () => {
    expect(rulesBroken(deck([mountains(60)]), { edition })).toEqual([]);
    expect(rulesBroken(deck([mountains(62)]), { edition })).toEqual([]);
    expect(rulesBroken(deck([mountains(500)]), { edition })).toEqual([]);
    expect(rulesBroken(deck([mountains(59)]), { edition })).toEqual([sizeRule]);
  });

  test('forty in limited play, with any number of copies', () => {
    const limited = deck([mountains(31), entry(9, 'Shock')]);
    expect(rulesBroken(limited, { edition, play: 'limited' })).toEqual([]);
    expect(rulesBroken(deck([mountains(39)]), { edition, play: 'limited' })).toEqual([
      edition === '2006-10' ? '100.3' : '100.2b',
    ]);
  });

  test('four of a name, basic lands of any kind excepted', () => {
    expect(rulesBroken(deck([mountains(30), snow(26), entry(4, 'Shock')]), { edition })).toEqual([]);
    expect(rulesBroken(deck([mountains(55), entry(5, 'Shock')]), { edition })).toEqual([sizeRule]);
    expect(rulesBroken(deck([mountains(55), entry(3, 'Shock'), entry(2, 'Shock')]), { edition })).toEqual([sizeRule]);
    expect(rulesBroken(deck([mountains(55), entry(5, 'Quicksand', 'Land')]), { edition })).toEqual([sizeRule]);
  });

  test('a card may set its own number', () => {
    const rats = entry(
      30,
      'Relentless Rats',
      'Creature — Rat',
      'A deck can have any number of cards named Relentless Rats.',
    );
    const seven = (count: number) =>
      entry(count, 'Seven Dwarves', 'Creature — Dwarf', 'A deck can have up to seven cards named Seven Dwarves.');
    expect(rulesBroken(deck([mountains(30), rats]), { edition })).toEqual([]);
    expect(rulesBroken(deck([mountains(60), seven(7)]), { edition })).toEqual([]);
    expect(rulesBroken(deck([mountains(60), seven(8)]), { edition })).toEqual([sizeRule]);
  });

  test('no sideboard is always legal, fifteen cards too', () => {
    expect(rulesBroken(deck([mountains(60)]), { edition })).toEqual([]);
    expect(rulesBroken(deck([mountains(60)], [mountains(15)]), { edition })).toEqual([]);
  });

  test('only traditional cards', () => {
    expect(rulesBroken(deck([mountains(60), entry(1, 'Bant', 'Plane — Alara')]), { edition })).toEqual(['100.2']);
  });
});

describe('where the editions differ', () => {
  test.each([
    // 2006 has no rule on sideboards; then exactly fifteen; today at most fifteen.
    ['2006-10', 13, []],
    ['2006-10', 16, []],
    ['2009-10', 13, ['100.4a']],
    ['2009-10', 16, ['100.4a']],
    ['2011-09', 13, ['100.4a']],
    ['2011-09', 16, ['100.4a']],
    ['2026-02', 13, []],
    ['2026-02', 16, ['100.4a']],
  ] as const)('%s: a sideboard of %i', (edition, size, broken) => {
    expect(rulesBroken(deck([mountains(60)], [mountains(size)]), { edition })).toEqual(broken);
  });

  test.each([
    ['2006-10', []],
    ['2009-10', ['100.2a']],
    ['2011-09', ['100.2a']],
    ['2026-02', ['100.2a']],
  ] as const)('%s: four in the deck and one more in the sideboard', (edition, broken) => {
    const five = deck([mountains(56), entry(4, 'Shock')], [mountains(14), entry(1, 'Shock')]);
    expect(rulesBroken(five, { edition })).toEqual(broken);
    expect(rulesBroken(five, { edition, sideboardUsed: false })).toEqual([]);
  });
});

test('a deck with a commander is refused where none leads', () => {
  const commander = {
    ...deck([mountains(99)]),
    commander: [entry(1, 'Krenko, Mob Boss', 'Legendary Creature — Goblin')],
  };
  expect(checkDeck(commander, { edition: '2026-02', play: 'constructed' })).toMatchObject([{ rule: '903.5' }]);
});

test('a problem says what is wrong, and on which line', () => {
  const shocks = entry(5, 'Shock');
  expect(checkDeck(deck([mountains(55), shocks]), { edition: '2011-09', play: 'constructed' })).toEqual([
    { rule: '100.2a', reason: 'deck and sideboard have 5 of "Shock", and may have 4', line: shocks.line },
  ]);
});

test('where any deck will do, only what no game can begin with is wrong', () => {
  const broken = (main: ResolvedEntry[], play: 'constructed' | 'commander', commander?: ResolvedEntry[]): string[] =>
    rulesBroken({ ...deck(main), ...(commander && { commander }) }, { edition: '2026-02', play, anyDeck: true });
  const shock = entry(7, 'Shock');
  expect(broken([mountains(30), shock], 'constructed')).toEqual([]);
  expect(broken([mountains(30)], 'commander', [entry(1, 'Shock')])).toEqual([]);
  expect(broken([mountains(30)], 'commander')).toEqual(['903.3']);
  expect(broken([mountains(30)], 'commander', [entry(2, 'Shock')])).toEqual(['903.3']);
  expect(broken([mountains(30)], 'constructed', [entry(1, 'Shock')])).toEqual(['903.5']);
  expect(broken([mountains(30), entry(1, 'Far Place', 'Plane — Nowhere')], 'constructed')).toEqual(['100.2']);
});
