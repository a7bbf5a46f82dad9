/** What is done to permanents. 2006: 502.15, 504 · 2009, 2011: 609.3, 701 · 2026: 701, 702.26, 708, 709.5 */
import { expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you, yours } from '../../casting/table-in-tests.ts';
import { objectOf } from '../../state/objects.ts';
import { BOTH_HALVES } from '../../objects/split.ts';
import { LOCKED, RIGHT, unlockedHalves } from '../../objects/room.ts';
import type { CardDefinition, Face } from '../../vocabulary/definition.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';

const opponents = { who: 'opponents' } as const;
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const absent = named('Nobody');
const inHand = (of: PlayerSet = you): ObjectSet => ({ set: 'all', where: { is: 'any' }, zone: 'hand', of });
const inGraveyard = (name: string): ObjectSet => ({
  set: 'all',
  where: { is: 'named', name },
  zone: 'graveyard',
  of: you,
});
const ifDid: Instruction = {
  do: 'if',
  condition: { if: 'did', name: 'it' },
  then: [{ do: 'gainLife', who: you, amount: 1 }],
};

const aura = (name: string): CardDefinition =>
  card(name, '1', ['enchantment'], [{ ability: 'keyword', keyword: 'enchant', quality: creature }], {
    subtypes: ['Aura'],
  });

/**
 * The Deed is done where a player has a Bear with a Blade and the Aura Cloak attached, a creature face down, a Ruin and the Aura Shroud in the
 * graveyard and the Aura Mantle in hand; the other a Giant, and the Aura Veil in hand.
 */
function done(instruction: Instruction): Table {
  const cards = [
    instant('Deed', '0', { effect: [{ ...instruction, out: 'it' } as Instruction, ifDid] }),
    card('Bear', '1 G', ['creature']),
    card('Hidden', '1 G', ['creature'], [{ ability: 'keyword', keyword: 'morph', cost: { mana: ['1'] } }]),
    card('Giant', '3 R', ['creature']),
    card('Blade', '1', ['artifact'], [], { subtypes: ['Equipment'] }),
    ...['Cloak', 'Mantle', 'Shroud', 'Veil'].map(aura),
    card('Ruin', '9', ['artifact']),
  ];
  const t = table(
    '2026-02',
    cards,
    {
      hand: ['Deed', 'Mantle'],
      graveyard: ['Ruin', 'Shroud'],
      battlefield: [
        { name: 'Blade', attachedTo: 'bear' },
        { name: 'Bear', label: 'bear' },
        { name: 'Cloak', attachedTo: 'bear' },
        { name: 'Hidden', faceDown: true },
      ],
    },
    { hand: ['Veil'], battlefield: ['Giant'] },
  );
  t.act('cast Deed');
  t.resolve();
  return t;
}
const zones = (t: Table, ...names: string[]): string[] => names.map((name) => t.the(name).zone);
const did = (t: Table): boolean => t.game.state.players[0]?.life === 21;

const exchange = (permanent: ObjectSet, with_: ObjectSet): Instruction => ({
  do: 'exchangeWithCard',
  permanent,
  card: with_,
});
test.each<[string, ObjectSet, ObjectSet, boolean, string[]]>([
  ['an Aura of the same owner', named('Cloak'), inHand(), true, ['hand', 'battlefield']],
  ['not with a card in a graveyard', named('Cloak'), inGraveyard('Shroud'), false, ['battlefield', 'hand']],
  [
    'not with a card that is not there',
    named('Cloak'),
    { set: 'ref', name: 'nothing' },
    false,
    ['battlefield', 'hand'],
  ],
  ['not what is not there', absent, inHand(), false, ['battlefield', 'hand']],
  ['not with a card of another player', named('Cloak'), inHand(opponents), false, ['battlefield', 'hand']],
  ['not what is attached to nothing', named('Bear'), inHand(), false, ['battlefield', 'hand']],
])('a permanent is exchanged with a card in hand: %s', (_, permanent, held, expected, where) => {
  const t = done(exchange(permanent, held));
  expect([did(t), zones(t, 'Cloak', 'Mantle')]).toEqual([expected, where]);
});

test.each<[string, ObjectSet, ObjectSet, boolean, string[]]>([
  ['one for the other', named('Bear'), inGraveyard('Ruin'), true, ['graveyard', 'battlefield']],
  ['nothing for it', absent, inGraveyard('Ruin'), false, ['battlefield', 'graveyard']],
  ['it for nothing', named('Bear'), { set: 'ref', name: 'nothing' }, false, ['battlefield', 'graveyard']],
])('a permanent is sacrificed for a card: %s', (_, permanent, returned, expected, where) => {
  const t = done({ do: 'sacrificeForCard', permanent, card: returned });
  expect([did(t), zones(t, 'Bear', 'Ruin')]).toEqual([expected, where]);
});

test.each<[string, Instruction, boolean, boolean]>([
  ['a creature', { do: 'turnFaceUp', what: all({ is: 'faceDown' }) }, true, false],
  ['what is face up', { do: 'turnFaceUp', what: named('Bear') }, false, true],
  ['a card in a graveyard', { do: 'turnFaceUp', what: inGraveyard('Ruin') }, false, true],
])('turned face up is %s', (_, instruction, expected, faceDown) => {
  const t = done(instruction);
  expect([did(t), t.the('Hidden').faceDown]).toEqual([expected, faceDown]);
});

test('a card exiled face down is turned face up', () => {
  const top: ObjectSet = { set: 'top', of: you, zone: 'library', count: 1 };
  const deed = instant('Deed', '0', {
    effect: [
      { do: 'move', what: top, to: { zone: 'exile', faceDown: true }, out: 'it' },
      { do: 'turnFaceUp', what: { set: 'ref', name: 'it' }, out: 'turned' },
    ],
  });
  const t = table('2026-02', [deed], { hand: ['Deed'] });
  t.act('cast Deed');
  t.resolve();
  expect(t.game.state.exile.map((id) => objectOf(t.game, id)?.hidden)).toEqual([false]);
});

const phased = (t: Table): boolean[] => ['Bear', 'Blade', 'Giant'].map((name) => t.the(name).phasedOut);
test.each<[string, ObjectSet, boolean[]]>([
  ['with what is attached to it', named('Bear'), [true, true, false]],
  ['what is attached without it', named('Blade'), [false, true, false]],
  ['each but once', all({ is: 'any' }), [true, true, true]],
])('phases out: %s', (_, what, expected) => {
  const t = done({ do: 'phaseOut', what });
  expect([did(t), phased(t)]).toEqual([true, expected]);
  expect(t.the('Blade').phasedIndirectly).toBe(expected[0]);
});

test.each<[string, ObjectSet, boolean]>([
  ['a card', { set: 'top', of: you, zone: 'library', count: 1 }, true],
  ['nothing', { set: 'top', of: you, zone: 'library', count: 0 }, false],
])('manifested is %s', (_, what, expected) => {
  const t = done({ do: 'manifest', who: you, what });
  expect([did(t), t.game.state.battlefield.length]).toEqual([expected, expected ? 6 : 5]);
});

const own: ObjectSet = all({ is: 'and', of: [creature, yours] });
const some = (count: number): ObjectSet => ({ set: 'choice', by: you, from: own, count: { min: count, max: count } });
test.each([
  [2, true],
  [3, false],
])('of two creatures %i are sacrificed, which is done: %s', (count, expected) => {
  const t = done({ do: 'sacrifice', who: you, what: some(count) });
  expect([did(t), zones(t, 'Bear', 'Hidden')]).toEqual([expected, ['graveyard', 'graveyard']]);
});

test('a half of a Room is unlocked, then the other; one of two is locked again', () => {
  const half = (name: string): Face => ({
    name,
    manaCost: ['1'],
    supertypes: [],
    types: ['enchantment'],
    subtypes: ['Room'],
    abilities: [],
  });
  const room: CardDefinition = {
    key: 't:Attic // Cellar',
    name: 'Attic // Cellar',
    layout: 'room',
    faces: [half('Attic'), half('Cellar')],
  };
  const what = all({ is: 'subtype', subtype: 'Room' });
  const unlock: Instruction = { do: 'unlock', who: you, what };
  const deed = instant('Deed', '0', { effect: [unlock, unlock, unlock, { ...unlock, lock: true }] });
  const t = table('2026-02', [deed, room], { hand: ['Deed'], battlefield: ['Attic // Cellar'] });
  t.act('cast Deed');
  t.resolve();
  const halves = (): number => unlockedHalves(t.the('Attic'));
  expect(halves()).toBe(LOCKED);
  expect(t.decision()).toMatchObject({ purpose: 'unlock', options: [{ text: 'Attic' }, { text: 'Cellar' }] });
  t.say([1]);
  expect(halves()).toBe(BOTH_HALVES);
  expect(t.decision()).toMatchObject({ purpose: 'lock', options: [{ text: 'Attic' }, { text: 'Cellar' }] });
  t.say([0]);
  expect(halves()).toBe(RIGHT);
});
