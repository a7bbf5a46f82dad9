import { describe, expect, test } from 'vitest';
import { cardText } from './card-text.ts';
import { memorySource } from './card-index.ts';
import { isMeldResult } from './meld.ts';

const meld = { parts: ['Lower', 'Upper'] as const, result: 'Whole' };
const part = (name: string) =>
  cardText([{ name, typeLine: 'Creature — Rat', text: 'Haste', power: '1', toughness: '1' }], { layout: 'meld', meld });

describe('meld cards of a source', () => {
  const source = memorySource(
    'test',
    [part('Lower'), part('Upper'), part('Whole')].map((card) => ({ card })),
  );

  test.each(['Lower', 'Upper'])('%s has the face that both form on its back, and keeps its name', (name) => {
    const card = source.find(name);
    expect(card?.name).toBe(name);
    expect(card?.faces?.map((face) => face.name)).toEqual([name, 'Whole']);
    expect(card?.text).toBe('Haste\n//\nHaste');
  });

  test('what they become has one face, and is no card of its own', () => {
    const whole = source.find('Whole');
    expect(whole?.faces).toBeUndefined();
    expect(whole && isMeldResult(whole)).toBe(true);
  });

  test('a pair whose other side the source lacks stays as it is', () => {
    const alone = memorySource('test', [{ card: part('Lower') }]);
    expect(alone.find('Lower')?.faces).toBeUndefined();
  });
});
