/** The same, as different files of cards write it: read alike, and printed back as it was written. */
import { expect, test } from 'vitest';
import { abilitiesOf, cardWith, type TestCard } from '../../cards-in-tests.ts';
import { compile, print } from '../index.ts';

const WORDING = '2026-02';
const compiled = (text: string, card: TestCard) => {
  const read = compile(cardWith(text, card), { wording: WORDING });
  if (!read.ok) throw new Error(`${text}: ${read.refused.map(({ reason }) => reason).join('; ')}`);
  expect(print(read.definition, WORDING, read.phrasing)).toBe(text);
  return abilitiesOf(text, { ...card, wording: WORDING });
};

const planeswalker = { types: ['Planeswalker'] };
const creature = { types: ['Creature'], supertypes: ['Legendary'], power: '1', toughness: '1' };
const STATION = 'Station\n';

test.each<[string, string, TestCard]>([
  ['+1: Draw a card.', '[+1]: Draw a card.', planeswalker],
  ['0: Draw a card.', '[0]: Draw a card.', planeswalker],
  ['−X: You gain X life.', '[−X]: You gain X life.', planeswalker],
  [
    'Planeswalkers you control have "+1: Draw a card."',
    'Planeswalkers you control have "[+1]: Draw a card."',
    { types: ['Enchantment'] },
  ],
  [
    `${STATION}STATION 2+\nVigilance\nSTATION 8+\nFlying\nHaste`,
    `${STATION}2+ | Vigilance\n8+ | Flying\nHaste`,
    { ...creature, types: ['Artifact'] },
  ],
  ["{T}: Return Test Name to its owner's hand.", "{T}: Return Test Name to his owner's hand.", creature],
  ["{T}: Return Test Name to its owner's hand.", "{T}: Return Test Name to her owner's hand.", creature],
])('%s · %s', (one, other, card) => {
  expect(compiled(other, card)).toEqual(compiled(one, card));
});

test.each([
  ["Ōdachi's Wrath", "Ōdachi's Wrath — Whenever Test Name attacks, draw a card."],
  ['Ére', 'Ére — Whenever Test Name attacks, draw a card.'],
  ['∞', '∞ — Whenever Test Name attacks, draw a card.'],
])('%s is a label', (label, text) => {
  expect(compiled(text, creature)).toMatchObject([{ ability: 'triggered', abilityWord: label }]);
});

test('what a labelled paragraph of a spell does then is done after what stands before it', () => {
  const effect = (text: string) => (compiled(text, {})[0] as { body: { effect: unknown } }).body.effect;
  const [before, then] = ['You gain 2 life.', 'if you control a creature, draw a card.'];
  expect(effect(`${before}\nCoven — Then ${then}`)).toEqual(effect(`${before} Then ${then}`));
});

test.each(['[1]: Draw a card.', '[+1] Draw a card.', '[+1+]: Draw a card.', '÷ ÷ Draw a card.'])(
  '%s is nothing',
  (text) => {
    expect(compile(cardWith(text, planeswalker), { wording: WORDING }).ok).toBe(false);
  },
);
