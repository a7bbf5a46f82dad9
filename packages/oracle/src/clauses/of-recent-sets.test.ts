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

test.each([
  ['remove those counters and you lose 2 life', true],
  ['remove them all and you lose 2 life', true],
  ['you may remove all of them. If you do, you lose 2 life', false],
])('If it has three or more time counters on it, %s', (words, atOnce) => {
  const text = `{T}: Put a time counter on Test Name. Then if it has three or more time counters on it, ${words}.`;
  const removal = { do: 'removeCounters', count: 'all', counter: 'time', from: { set: 'self' } };
  const then = atOnce ? [removal, { do: 'loseLife' }] : [{ do: 'may', effect: [removal] }];
  expect(artifact(text)).toMatchObject([
    { body: { effect: [{ do: 'putCounters' }, { do: 'if', then }, ...(atOnce ? [] : [{}])] } },
  ]);
});

test('those counters are of some kind', () => {
  expect(() => artifact('{T}: Draw a card. Remove those counters.')).toThrow('those counters');
});

test('mana of several colors was spent', () => {
  const spent = (type: string, right: number) => ({ if: 'compare', left: { q: 'manaSpent', type }, op: '≥', right });
  const asked = (symbols: string) =>
    effectOf(`Draw a card. If ${symbols} was spent to cast this spell, draw a card.`, modern);
  expect(asked('{R}{G}')).toMatchObject({
    effect: [{}, { condition: { if: 'and', of: [spent('R', 1), spent('G', 1)] } }],
  });
  expect(asked('{B}{B}')).toMatchObject({ effect: [{}, { condition: spent('B', 2) }] });
});

test('whether a player is dealt damage this way', () => {
  const text = 'Test Name deals 2 damage to any target. If a player is dealt damage this way, scry 1.';
  expect(effectOf(text, modern)).toMatchObject({
    effect: [{ do: 'damage', out: 'o1' }, { condition: { if: 'existsPlayer', who: { who: 'ref', name: 'o1' } } }],
  });
});

test('"that player" is whoever of each opponent it is, unless the event names one', () => {
  const text = (event: string) => `${event}, each opponent loses 3 life unless that player discards a card.`;
  const who = (event: string) => artifact(text(event));
  expect(who('At the beginning of your end step')).toMatchObject([
    { body: { effect: [{ do: 'pay', who: { who: 'opponents' }, each: true }] } },
  ]);
  expect(who('Whenever an opponent casts a spell')).toMatchObject([
    { body: { effect: [{ do: 'pay', who: { who: 'ref', name: 'event.player' } }] } },
  ]);
});

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test('of comparisons joined, all are about one thing', () => {
  const text =
    "Whenever a creature you control enters, if its power is greater than Test Name's power or its toughness is greater than Test Name's toughness, draw a card.";
  const left = { q: 'stat', of: { set: 'ref', name: 'event.object' } };
  expect(creature(text)).toMatchObject([{ condition: { if: 'or', of: [{ left }, { left }] } }]);
});

test('whose the Aura is that a creature is enchanted by', () => {
  const aura = { is: 'and', of: [{ is: 'subtype' }, { is: 'controlledBy', player: you }] };
  expect(creature("Each creature that's enchanted by an Aura you control has flying.")).toMatchObject([
    { parts: [{ affects: { where: { of: [{}, { is: 'in', set: { set: 'hostOf', of: { where: aura } } }] } } }] },
  ]);
});

test.each([
  ["it wasn't cast", { if: 'not', of: { if: 'cast', what: { set: 'self' } } }],
  ["it wasn't cast or no mana was spent to cast it", { if: 'or', of: [{ if: 'not' }, { op: '=', right: 0 }] }],
])('Test Name enters with a counter if %s', (words, condition) => {
  expect(creature(`Test Name enters with two +1/+1 counters on it if ${words}.`)).toMatchObject([{ condition }]);
});

test('an amount of mana that is spent on some things only', () => {
  const text =
    "{T}, Sacrifice an artifact: Add an amount of {R} equal to the sacrificed artifact's mana value. Spend this mana only to cast artifact spells or activate abilities of artifacts.";
  expect(creature(text)).toMatchObject([
    {
      body: {
        effect: [{ mana: { types: { type: 'R', count: { q: 'stat' } }, restriction: { cast: {}, activate: {} } } }],
      },
    },
  ]);
});

test('prevention during your turn, and other creatures than what is one then', () => {
  const text =
    "During your turn, Test Name is a 4/4 Soldier creature that's still a planeswalker.\nPrevent all damage that would be dealt to Test Name during your turn.\n+1: Another target creature you control gets +1/+1 until end of turn.";
  expect(creature(text, { types: ['Planeswalker'], loyalty: '4' })).toMatchObject([
    {},
    { condition: { if: 'turn', of: you }, parts: [{ replacement: { instead: { instead: 'prevent' } } }] },
    { body: { targets: [{ objects: { where: { of: [{ is: 'other' }, {}, {}] } } }] } },
  ]);
});

test('what enters tapped and stays so', () => {
  const text = "This creature enters tapped and doesn't untap during your untap step.";
  expect(creature(text)).toMatchObject([
    { parts: [{ replacement: { instead: { tapped: true } } }, { rule: { rule: 'doesntUntap' } }] },
  ]);
});

test('what something was is printed as it was said', () => {
  const asked = (words: string) =>
    creature(`Whenever a creature an opponent controls dies, if its toughness was ${words}, draw a card.`);
  expect(asked('less than 1')).toMatchObject([{ condition: { op: '<', right: 1 } }]);
  expect(asked('1 or less')).toMatchObject([{ condition: { op: '≤', right: 1 } }]);
});
