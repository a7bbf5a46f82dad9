import {
  cardSet,
  cardText,
  createCatalogue,
  memorySource,
  parseDecklist,
  resolveDeck,
  checkDeck,
} from '@rulewright/cards';
import type { CardDefinition } from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { randomSource } from '@rulewright/players';
import { describe, expect, it } from 'vitest';
import {
  builtDeck,
  deckText,
  draftAfter,
  draftOfComputers,
  openBooster,
  pickFrom,
  playableCube,
  playableSet,
  ratingOf,
  sealedPool,
} from './index.ts';

const COLORS = ['W', 'U', 'B', 'R', 'G'];
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const creature = (name: string, cost: string, size: number, text = '') =>
  cardText([{ name, manaCost: cost, typeLine: 'Creature — Beast', text, power: `${size}`, toughness: `${size}` }], {
    layout: 'normal',
  });
const sorcery = (name: string, cost: string, text: string) =>
  cardText([{ name, manaCost: cost, typeLine: 'Sorcery', text }], { layout: 'normal' });

/** Twelve creatures of each colour: eight common, three uncommon, one rare; and one card nobody understands. */
const TEXTS = COLORS.flatMap((color) =>
  Array.from({ length: 12 }, (_, at) => creature(`Beast ${color}${at}`, `{${at % 4}}{${color}}`, 1 + (at % 4))),
);
const ODD = sorcery('Oddity', '{U}', 'Frobnicate target creature.');
const LANDS = BASICS.map((name) =>
  cardText([{ name, typeLine: `Basic Land — ${name}`, text: '' }], { layout: 'normal' }),
);
const catalogue = createCatalogue<CardDefinition>(
  memorySource(
    'invented',
    [...TEXTS, ODD, ...LANDS].map((card) => ({ card })),
  ),
  { version: null, compile },
);
const printed = (name: string, rarity: string) => ({ name, rarity, timeshifted: false, doubleFaced: false });
const made = cardSet(
  { code: 'INV', name: 'Invented', released: '2000-01-01' },
  ['rare', 'uncommon', 'uncommon', ...Array<string>(8).fill('common'), 'land', 'marketing'],
  [
    ...TEXTS.map(({ name }, at) => printed(name, at % 12 < 8 ? 'Common' : at % 12 < 11 ? 'Uncommon' : 'Rare')),
    printed('Oddity', 'Common'),
    printed('Plains', 'Basic Land'),
  ],
);
if (made === undefined) throw new Error('the invented set has boosters');
const SET = made;
const set = playableSet(SET, catalogue, '2026-02');
const names = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);

describe('a set', () => {
  it('leaves out what is not understood and names it', () => {
    expect(set).toMatchObject({ size: 61, refusal: null, leftOut: [{ name: 'Oddity' }] });
    expect(set.cards).toHaveLength(60);
  });

  it('with too few cards that can be played is refused with its figures', () => {
    const poor = {
      ...SET,
      cards: [
        ...SET.cards.slice(0, 20),
        ...Array.from({ length: 20 }, (_, at) => ({ name: `None ${at}`, sheet: 'common' as const })),
      ],
    };
    expect(playableSet(poor, catalogue, '2026-02').refusal).toMatch(/^Only 20 of its 40 cards .* from 28 on\.$/);
  });

  it('whose boosters have no place for rares has them among the uncommons', () => {
    const old = cardSet(
      { code: 'OLD', name: 'Old', released: '1994-01-01' },
      ['uncommon', 'common'],
      [printed('One', 'Uncommon'), printed('Two', 'Rare'), printed('Three', 'Common')],
    );
    expect(old?.booster).toEqual([['uncommon', 'rare'], ['common']]);
  });
});

describe('a cube', () => {
  const cards = Array.from({ length: 5 }, () => set.cards)
    .flat()
    .map(({ name }, line) => ({ count: 1, name, line }));
  const cube = playableCube({ name: 'Mine', cards }, catalogue, '2026-02');

  it('is drafted and opened by eight without any of its cards twice', () => {
    expect(cube).toMatchObject({ name: 'Mine', size: 300, refusal: null, isCube: true });
    expect(cube.booster).toHaveLength(12);
    const { pools } = draftOfComputers(cube, 3);
    const drafted = pools.flat();
    expect(pools.map((pool) => pool.length)).toEqual(Array(8).fill(36));
    expect(new Set(drafted).size).toBe(drafted.length);
    const [mine, theirs] = [sealedPool(cube, 7), sealedPool(cube, 7, 1)];
    expect(mine).toHaveLength(72);
    expect(new Set([...mine, ...theirs]).size).toBe(144);
    expect(names(sealedPool(cube, 7))).toEqual(names(mine));
  });

  it('with too few cards is refused with its figures', () => {
    expect(playableCube({ cards: cards.slice(0, 100) }, catalogue, '2026-02').refusal).toMatch(
      /^Only 100 of its 100 cards .* takes 216 or more\.$/,
    );
  });
});

describe('a booster', () => {
  it('has a card for each slot, none twice, the same for the same seed', () => {
    const booster = openBooster(set, randomSource(5));
    expect(booster.map(({ sheet }) => sheet)).toEqual([
      'rare',
      'uncommon',
      'uncommon',
      ...Array<string>(8).fill('common'),
    ]);
    expect(new Set(booster).size).toBe(11);
    expect(names(openBooster(set, randomSource(5)))).toEqual(names(booster));
  });

  it('six of them are a sealed pool; another seat opens others', () => {
    expect(names(sealedPool(set, 7))).toEqual(names(sealedPool(set, 7)));
    expect(sealedPool(set, 7)).toHaveLength(66);
    expect(names(sealedPool(set, 7, 1))).not.toEqual(names(sealedPool(set, 7)));
    expect(names(sealedPool(set, 8))).not.toEqual(names(sealedPool(set, 7)));
  });
});

describe('a deck built from a pool', () => {
  it('has forty cards of two colours, is legal, and holds the whole pool', () => {
    const pool = sealedPool(set, 7);
    const parsed = parseDecklist(deckText(builtDeck(pool, 'Built')));
    if (!parsed.ok) throw new Error(parsed.faults[0]?.reason);
    const resolved = resolveDeck(parsed.deck, catalogue.source);
    if (!resolved.ok) throw new Error(resolved.faults[0]?.reason);
    expect(checkDeck(resolved.deck, { edition: '2026-02', play: 'limited' })).toEqual([]);
    const size = (entries: readonly { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0);
    expect(size(parsed.deck.main)).toBe(40);
    const spells = parsed.deck.main.filter(({ name }) => !BASICS.includes(name));
    expect(size(spells) + size(parsed.deck.sideboard)).toBe(66);
    expect(new Set(spells.map(({ name }) => /Beast (.)/.exec(name)?.[1])).size).toBe(2);
  });

  it('has forty cards even where the pool has none of any two colours', () => {
    expect(builtDeck([], 'Nothing').main.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  });
});

describe('a draft', () => {
  it('gives the first pack, then the next, and ends with the same pools for the same picks', () => {
    const start = draftAfter(set, 3, []);
    if (!start.ok) throw new Error(start.reason);
    expect(start.draft).toMatchObject({ booster: 1, pick: 1 });
    expect(start.draft.pack).toHaveLength(11);
    const picks = names(draftOfComputers(set, 3).pools[0] ?? []);
    const later = draftAfter(set, 3, picks.slice(0, 12));
    expect(later).toMatchObject({ ok: true, draft: { booster: 2, pick: 2 } });
    if (later.ok) expect(later.draft.pools.map(({ length }) => length)).toEqual(Array<number>(8).fill(12));
    expect(picks).toHaveLength(33);
    const [done, again] = [draftAfter(set, 3, picks), draftAfter(set, 3, picks)];
    if (!done.ok || !again.ok) throw new Error('the draft ended');
    expect(names(done.draft.pools[0] ?? [])).toEqual(picks);
    expect(done.draft.pools.map(names)).toEqual(again.draft.pools.map(names));
    expect(draftAfter(set, 3, [...picks, 'Beast W0'])).toMatchObject({ ok: false, at: 33 });
  });

  it('passes the pack on: the second pack comes from a neighbour, without what the neighbour took', () => {
    const start = draftAfter(set, 3, []);
    if (!start.ok) throw new Error(start.reason);
    const next = draftAfter(set, 3, [start.draft.pack[0]?.name ?? '']);
    if (!next.ok) throw new Error(next.reason);
    expect(next.draft.pack).toHaveLength(10);
    // it never was in the person's own pack, which went on
    expect(names(next.draft.pack)).not.toEqual(names(start.draft.pack.slice(1)));
  });

  it('refuses a card that is not in the pack, with the number of the pick', () => {
    expect(draftAfter(set, 3, ['Nothing'])).toEqual({ ok: false, at: 0, reason: 'the pack has no "Nothing"' });
  });

  it('among computers ends with eight pools of which each makes a legal number of spells', () => {
    const { pools } = draftOfComputers(set, 11);
    for (const pool of pools) {
      expect(pool).toHaveLength(33);
      const { main } = builtDeck(pool, 'Drafted');
      const lands = main.filter(({ name }) => BASICS.includes(name)).reduce((sum, { count }) => sum + count, 0);
      expect(lands).toBeLessThan(25);
    }
  });
});

describe('judging a card by its tree', () => {
  const rated = (card: Parameters<typeof compile>[0]): number => {
    const compiled = compile(card);
    if (!compiled.ok) throw new Error(`not understood: ${card.name}`);
    return ratingOf(compiled.definition);
  };

  it('prefers size for the same cost, evasion, and spells that destroy', () => {
    expect(rated(creature('Large', '{2}{G}', 4))).toBeGreaterThan(rated(creature('Small', '{2}{G}', 2)));
    expect(rated(creature('Bird', '{2}{U}', 2, 'Flying'))).toBeGreaterThan(rated(creature('Walker', '{2}{U}', 2)));
    const kills = rated(sorcery('Kill', '{2}{B}', 'Destroy target creature.'));
    expect(kills).toBeGreaterThan(rated(sorcery('Health', '{2}{B}', 'You gain 3 life.')));
    expect(kills).toBeGreaterThan(3);
  });

  it('a drafter takes the best card first, and its own colours later', () => {
    const card = (name: string) => {
      const found = set.cards.find((one) => one.name === name);
      if (!found) throw new Error(name);
      return found;
    };
    expect(pickFrom([card('Beast W0'), card('Beast G3'), card('Beast W1')], [])).toBe(1);
    const white = set.cards.filter(({ colors }) => colors.includes('W'));
    expect(pickFrom([card('Beast G3'), card('Beast W2')], [...white, ...white])).toBe(1);
  });
});
