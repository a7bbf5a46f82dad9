import { expect, test } from 'vitest';
import { keywordsOf } from './keywords.ts';

const words = (...abilities: string[]): string[] => keywordsOf({ abilities, faceDown: false }).map((one) => one.words);

test('keywords alone are signs, sentences about keywords are not', () => {
  expect(words('Flying, vigilance')).toEqual(['flying', 'vigilance']);
  expect(words('First strike (It deals combat damage first.)', 'Protection from red')).toEqual([
    'first strike',
    'protection from red',
  ]);
  expect(words('Flying creatures get +1/+1.', 'Creatures you control have haste.', '{T}: Add {G}.')).toEqual([]);
  expect(words('Trample', 'Trample')).toEqual(['trample']);
});

test('a face-down card shows none', () => {
  expect(keywordsOf({ abilities: ['Flying'], faceDown: true })).toEqual([]);
});
