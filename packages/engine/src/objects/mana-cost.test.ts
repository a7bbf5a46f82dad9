/** Colours and mana value of a cost, types of subtypes. 2006: 203, 205.3 · 2009, 2011, 2026: 202, 205.3 */
import { describe, expect, it } from 'vitest';
import { costColors, manaValueOf } from './mana-cost.ts';
import { correlated, subtypeSet, typeBit } from './subtypes.ts';

describe('a mana cost', () => {
  it('has the colours of its symbols and the sum of their largest parts', () => {
    expect([costColors(null), manaValueOf(null)]).toEqual([0, 0]);
    expect([costColors(['X', '2', 'W', 'U']), manaValueOf(['X', '2', 'W', 'U'])]).toEqual([0b11, 4]);
    expect([costColors(['2/R', 'B/G', 'W/P']), manaValueOf(['2/R', 'B/G', 'W/P'])]).toEqual([0b11101, 4]);
    expect([costColors(['S', 'C', '10']), manaValueOf(['S', 'C', '10'])]).toEqual([0, 12]);
  });
});

describe('a subtype', () => {
  it('belongs to a card type', () => {
    expect(['Forest', 'Equipment', 'Aura', 'Arcane', 'Goblin'].map((s) => subtypeSet(s, typeBit('creature')))).toEqual([
      'land',
      'artifact',
      'enchantment',
      'spell',
      'creature',
    ]);
    expect(subtypeSet('Jace', typeBit('planeswalker'))).toBe('planeswalker');
    expect(correlated('creature', typeBit('kindred'))).toBe(true);
    expect(correlated('land', typeBit('creature'))).toBe(false);
  });
});
