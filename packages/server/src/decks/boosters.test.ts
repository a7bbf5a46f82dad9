/** Boosters over the wire, of an invented set of plain creatures. */
import { cardSet, cardText, createCatalogue, memorySource } from '@rulewright/cards';
import type { CardDefinition } from '@rulewright/engine';
import { compileEitherWording } from '@rulewright/oracle';
import { boostersMessage } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { openBoosters } from './boosters.ts';

const beasts = ['W', 'U', 'B', 'R', 'G'].flatMap((color) =>
  Array.from({ length: 6 }, (_, at) =>
    cardText(
      [
        {
          name: `Beast ${color}${at}`,
          manaCost: `{${color}}`,
          typeLine: 'Creature — Beast',
          power: '1',
          toughness: '1',
        },
      ],
      { layout: 'normal' },
    ),
  ),
);
const cards = createCatalogue<CardDefinition>(
  memorySource(
    'invented',
    beasts.map((card) => ({ card })),
  ),
  { version: null, compile: compileEitherWording },
);
const printed = beasts.map(({ name }) => ({ name, rarity: 'Common', timeshifted: false, doubleFaced: false }));
const whole = cardSet(
  { code: 'INV', name: 'Invented', released: '2000-01-01' },
  Array<string>(4).fill('common'),
  printed,
);
const poor = cardSet(
  { code: 'POOR', name: 'Poor', released: '2000-01-01' },
  ['common'],
  ['A', 'B', 'C'].map((name) => ({ name, rarity: 'Common', timeshifted: false, doubleFaced: false })),
);
const sets = { ok: true, sets: [whole, poor].flatMap((set) => (set ? [set] : [])) } as const;
const opening = { type: 'open-boosters', kind: 'sealed', set: 'INV', edition: '2026-02', seed: 7 } as const;

const told = async (asked: Parameters<typeof openBoosters>[1]) => {
  const done = await openBoosters(cards, asked, async () => sets);
  if (!done.ok) throw new Error(done.refusal.message);
  return boostersMessage.parse({ ...done.message, re: 1 });
};

test('six boosters: the pool, a deck of it, and the computer’s of other boosters; the same again for the same seed', async () => {
  const sealed = await told(opening);
  expect(sealed.pool.reduce((sum, { count }) => sum + count, 0)).toBe(24);
  expect(sealed.deck).toContain('Sideboard');
  expect(sealed.others).toHaveLength(1);
  expect(sealed.others[0]?.list).not.toBe(sealed.deck);
  expect(await told(opening)).toEqual(sealed);
  expect((await told({ ...opening, seed: 8 })).pool).not.toEqual(sealed.pool);
});

test('a draft goes on from its picks to eight decks; a pick that is not in the pack is refused and says what to do', async () => {
  const picks: string[] = [];
  for (;;) {
    const now = await told({ ...opening, kind: 'draft', picks });
    if (now.pack.length === 0) {
      expect(now.others).toHaveLength(7);
      expect(now.deck).not.toBe('');
      break;
    }
    expect(now.others).toEqual([]);
    picks.push(now.pack[0]?.name ?? '');
  }
  expect(picks).toHaveLength(12);
  const wrong = await openBoosters(cards, { ...opening, kind: 'draft', picks: ['Nothing'] }, async () => sets);
  expect(wrong).toMatchObject({
    ok: false,
    refusal: { code: 'not-now', message: expect.stringMatching(/begin another/) },
  });
});

test('a set that too little is understood of is not offered, and one that there is not is refused', async () => {
  expect((await told({ ...opening, set: 'POOR' })).refusal).toMatch(/^Only 0 of its 3 cards/);
  expect(await openBoosters(cards, { ...opening, set: 'NONE' }, async () => sets)).toMatchObject({ ok: false });
});

test('a cube in place of a set: each card once among all boosters, the same again, and too few are refused', async () => {
  const names = Array.from({ length: 8 }, () => beasts.map(({ name }) => name)).flat();
  const cube = { name: 'Ours', cards: [...names, 'Nobody'] };
  const asked = { ...opening, kind: 'draft', set: '', cube } as const;
  const begun = await told(asked);
  expect(begun.set).toEqual({ code: 'CUBE', name: 'Ours', cards: 241 });
  expect(begun.leftOut).toEqual([{ name: 'Nobody', reason: expect.stringContaining('no card is named') }]);
  expect(begun.pack).toHaveLength(10);
  const [first] = begun.pack;
  const next = await told({ ...asked, picks: [first?.name ?? ''] });
  expect([next.pick, next.pack.length, next.pool.length]).toEqual([2, 9, 1]);
  expect(await told(asked)).toEqual(begun);
  expect((await told({ ...asked, cube: { name: '', cards: ['Beast W0'] } })).refusal).toContain(
    'Only 1 of its 1 cards',
  );
});
