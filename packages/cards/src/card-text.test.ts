import { describe, expect, test } from 'vitest';
import { cardText } from './card-text.ts';

describe('colour indicators', () => {
  const indicator = (facts: { manaCost?: string; colors?: string[]; text?: string; colorIndicator?: string[] }) =>
    cardText([{ name: 'Test Card', typeLine: 'Creature — Elf', ...facts }], { layout: 'normal' }).colorIndicator;

  test('what the mana cost says needs none', () => {
    expect(indicator({ manaCost: '{1}{G}{W/U}', colors: ['U', 'W', 'G'] })).toBeUndefined();
    expect(indicator({ manaCost: '{3}', colors: [] })).toBeUndefined();
  });

  test('a colour without a mana cost of it', () => {
    expect(indicator({ colors: ['G'] })).toEqual(['G']);
    expect(indicator({ manaCost: '{0}', colors: ['R'] })).toEqual(['R']);
    expect(indicator({ colors: ['G', 'W'] })).toEqual(['W', 'G']);
  });

  test('text that sets the colour is no indicator', () => {
    expect(
      indicator({ manaCost: '{4}', colors: ['W', 'U', 'B', 'R', 'G'], text: 'Test Card is all colors.' }),
    ).toBeUndefined();
    expect(indicator({ manaCost: '{2}{R}', colors: [], text: 'Devoid (This card has no color.)' })).toBeUndefined();
    expect(indicator({ colors: ['G'], text: 'Flying\nTest Card is green.' })).toBeUndefined();
    expect(indicator({ colors: ['G'], text: 'Enchanted creature is green.' })).toEqual(['G']);
  });

  test('a file that has the field is believed', () => {
    expect(indicator({ manaCost: '{0}', colors: ['R'], colorIndicator: ['R'] })).toEqual(['R']);
  });
});

describe('cards of several faces', () => {
  const faces = [
    { name: 'Wax', typeLine: 'Instant', manaCost: '{G}', text: 'One.' },
    { name: 'Wane', typeLine: 'Sorcery', manaCost: '{W}', text: 'Two.' },
  ] as const;

  test('a split card has the types of both halves and no cost of its own', () => {
    expect(cardText(faces, { layout: 'split' })).toEqual({
      name: 'Wax // Wane',
      layout: 'split',
      supertypes: [],
      types: ['Instant', 'Sorcery'],
      subtypes: [],
      typeLine: 'Instant // Sorcery',
      text: 'One.\n//\nTwo.',
      faces: faces.map((face) => cardText([face], { layout: 'split' })),
    });
  });

  test('every other layout shows its front', () => {
    const card = cardText(faces, { layout: 'double-faced', firstPrinted: '2011-09-30' });
    expect(card).toMatchObject({
      name: 'Wax // Wane',
      manaCost: '{G}',
      types: ['Instant'],
      firstPrinted: '2011-09-30',
    });
    expect(card.faces).toHaveLength(2);
  });
});
