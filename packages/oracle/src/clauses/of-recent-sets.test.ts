/** What cards of recent years say: whose graveyard, whose third spell, the names of tokens, mana of three types. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const you = { who: 'you' };

test.each([
  ['Destroy all creatures.', 'creature card', true],
  ['Each player mills two cards.', 'creature card', true],
  ['Mill two cards.', 'creature card', false],
])('%s A card put into your graveyard this way is yours', (before, noun, said) => {
  const text = `${before} Return a ${noun} put into your graveyard this way to the battlefield under your control.`;
  const owned = JSON.stringify({ is: 'ownedBy', player: you });
  expect(JSON.stringify(effectOf(text, modern)).includes(owned)).toBe(said);
});

test('what the token is named may begin with the name of the object itself', () => {
  const text = "When Test Name enters, create a 3/3 blue Serpent creature token named Test Name's Coil.";
  expect(abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1' })).toMatchObject([
    { body: { effect: [{ token: { name: "Test Name's Coil" } }] } },
  ]);
});

test('other creatures than what is one when it is crewed or stationed', () => {
  const text = 'Other creatures you control have vigilance.';
  const ability = (subtypes: string[]) => abilitiesOf(text, { ...modern, types: ['Artifact'], subtypes });
  expect(ability(['Vehicle'])).toMatchObject([{ parts: [{ affects: { where: { of: [{ is: 'other' }, {}, {}] } } }] }]);
  expect(ability(['Spacecraft'])).toEqual(ability(['Vehicle']));
  expect(() => ability([])).toThrow('than what?');
});

const artifact = (text: string) => abilitiesOf(text, { ...modern, types: ['Artifact'] });

test.each([
  ['{T}: Add two mana in any combination of {U}, {B}, and/or {R}.', { any: 2, among: ['U', 'B', 'R'] }],
  ['{T}: Add two mana in any combination of {U} and/or {B}.', { any: 2, among: ['U', 'B'] }],
])('%s', (text, types) => {
  expect(artifact(text)).toMatchObject([{ body: { effect: [{ mana: { types } }] } }]);
});

test.each([
  ['Whenever you cast your third spell in a turn, draw a card.', { on: 'cast', who: you, nth: 3 }],
  ['When the twelfth hour counter is put on Test Name, draw a card.', { on: 'counters', counter: 'hour', nth: 12 }],
])('%s', (text, event) => {
  expect(artifact(text)).toMatchObject([{ event }]);
});

test('twice that much damage is double that damage', () => {
  const text = (so: string) => `If a creature you control would deal damage, it deals ${so} instead.`;
  expect(artifact(text('twice that much damage'))).toEqual(artifact(text('double that damage')));
});

test('protection from each color is protection from all colors', () => {
  const text = (from: string) => `Target creature gains protection from ${from} until end of turn.`;
  expect(effectOf(text('each color'), modern)).toEqual(effectOf(text('all colors'), modern));
});
