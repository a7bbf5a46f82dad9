/** What a player has that could be cast or activated at all. 2006: 402.8, 408.1 · 2009, 2011: 112.6, 601.5, 602.5 · 2026: 113.6, 601.3, 602.5, 709.5 */
import { expect, test } from 'vitest';
import { all, board, creatures, testEdition, type Board } from '../continuous/board-in-tests.ts';
import { designation } from '../objects/room.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import type { Ability, ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import { holdingsOf } from './holdings.ts';

const you = { who: 'you' } as const;
const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const flashback = statically({ part: 'alternativeCost', cost: { mana: ['R'] }, tag: 'flashback', from: 'graveyard' });
const evoke = statically({ part: 'alternativeCost', cost: { mana: ['U'] }, tag: 'evoke' });
const flash = statically({ part: 'castTiming', when: 'flash' });
const offering = statically({ part: 'offering', what: creatures });
const during = statically({
  part: 'alternativeCost',
  cost: 'free',
  tag: 'at once',
  during: { if: 'turn', of: you },
});
const draws = (more: Partial<ActivatedAbility> = {}): ActivatedAbility => ({
  ability: 'activated',
  cost: {},
  body: { effect: [{ do: 'draw', who: you, count: 1 }] },
  ...more,
});
const mana: ActivatedAbility = draws({ body: { effect: [{ do: 'addMana', who: you, mana: { types: ['G'] } }] } });
const card = (...abilities: Ability[]): Partial<Face> => ({ name: 'Card', manaCost: ['1', 'G'], abilities });
const half = { types: ['enchantment'], subtypes: ['Room'], manaCost: ['1'] } as const;

type Put = NonNullable<Parameters<Board['put']>[1]>;
/** In which ways the card is held by player 0: as what, a spell with what is known of it. */
function held(face: Partial<Face>, is: Put = {}, prepare: (b: Board) => void = () => undefined): string[] {
  const b = board(testEdition('2026-02'));
  const id = b.put(face, is);
  prepare(b);
  const { spells, abilities, mana: manaAbilities, faceDown, rooms, suspend } = holdingsOf(b.game, 0);
  const about = (name: string, list: readonly { object: number }[]): string[] =>
    list.some(({ object }) => object === id) ? [name] : [];
  const listed = (name: string, list: readonly number[]): string[] => (list.includes(id) ? [name] : []);
  const spell = spells.find(({ object }) => object === id);
  return [
    ...(spell === undefined ? [] : [`spell${spell.slow ? ', slow' : ''}${spell.plain ? ', plain' : ''}`]),
    ...about('ability', abilities),
    ...about('mana', manaAbilities),
    ...listed('face down', faceDown),
    ...listed('room', rooms),
    ...listed('suspend', suspend),
  ];
}

const hand: Put = { zone: 'hand' };
const graveyard: Put = { zone: 'graveyard' };
const exile: Put = { zone: 'exile' };
const command: Put = { zone: 'command' };
const theirs: Put = { owner: 1, controller: 1 };
const asOwn = (b: Board): void =>
  void b.put({
    types: ['enchantment'],
    abilities: [statically({ part: 'rule', rule: { rule: 'graveyardsAsOwn', who: you, of: { who: 'opponents' } } })],
  });

test.each<[string, Partial<Face>, Put, string[]]>([
  ['a card in hand', card(), hand, ['spell, slow, plain']],
  ['an instant card', { ...card(), types: ['instant'] }, hand, ['spell, plain']],
  ['a land', { ...card(), types: ['land'] }, hand, []],
  ['a land that says how it is cast', { ...card(evoke), types: ['land'] }, hand, ['spell, slow']],
  ['a card with flash', card(flash), hand, ['spell']],
  ['a card for which something is offered', card(offering), hand, ['spell']],
  ['a card with another cost', card(evoke), hand, ['spell, slow']],
  ['a card with another cost at times', card(during), hand, ['spell']],
  ['a card with X in its cost', { ...card(), manaCost: ['X'] }, hand, ['spell, slow']],
  ['a card without a mana cost', { ...card(), manaCost: null }, hand, ['spell, slow']],
  ['a card of two halves', card(), { ...hand, layout: 'split', other: card() }, ['spell']],
  [
    'a land of two faces',
    { ...card(), types: ['land'] },
    { ...hand, layout: 'modal-double-faced', other: card() },
    ['spell'],
  ],
  ['a legendary sorcery card', { ...card(), types: ['sorcery'], supertypes: ['legendary'] }, hand, ['spell, slow']],
  [
    'a card with suspend',
    card({ ability: 'keyword', keyword: 'suspend', n: 1, cost: { mana: ['1'] } }),
    hand,
    ['spell, slow, plain', 'suspend'],
  ],
  ['a card of another player', card(), { ...hand, ...theirs }, []],
  ['a card in the graveyard', card(), graveyard, []],
  ['one that may be cast from there', card(flashback), graveyard, ['spell']],
  ['one of another player', card(flashback), { ...graveyard, ...theirs }, []],
  ['a card in exile', card(), exile, []],
  ['one that says how it is cast', card(evoke), exile, ['spell']],
  ['one of another player in exile', card(evoke), { ...exile, ...theirs }, []],
  ['one that is hidden', card(evoke), { ...exile, hidden: true }, []],
  ['a permanent', card(), {}, []],
  ['one with an ability', card(draws()), {}, ['ability']],
  ['one with a mana ability', card(mana), {}, ['mana']],
  ['one that is phased out', card(draws()), { phasedOut: true }, []],
  ['one of another player', card(draws(), mana), theirs, []],
  ['one of another player with an ability for anybody', card(draws({ anyPlayer: true })), theirs, ['ability']],
  ['for its opponents', card(draws({ onlyOpponents: true })), theirs, ['ability']],
  ['for its owner', card(draws({ onlyOwner: true })), { owner: 0, controller: 1 }, ['ability']],
  ['an ability of the hand, on the battlefield', card(draws({ zone: 'hand' })), {}, []],
  ['an ability of the hand', card(draws({ zone: 'hand' })), hand, ['spell, slow, plain', 'ability']],
  ['an ability of the battlefield, in hand', card(draws()), hand, ['spell, slow, plain']],
  ['an ability of the graveyard', card(draws({ zone: 'graveyard' })), graveyard, ['ability']],
  ['an ability of exile', card(draws({ zone: 'exile' })), exile, ['ability']],
  ['of exile, of another player', card(draws({ zone: 'exile' })), { ...exile, ...theirs }, []],
  ['an ability of the command zone', card(draws({ zone: 'command' })), { ...command, controller: 0 }, ['ability']],
  ['of the command zone, of another player', card(draws({ zone: 'command' })), { ...command, ...theirs }, []],
  ['a permanent that is face down', card(), { faceDown: true, faceDownBy: 'morph' }, ['face down']],
  ['one of another player', card(), { faceDown: true, faceDownBy: 'morph', ...theirs }, []],
  [
    'a hidden agenda',
    { ...card(), types: ['conspiracy'] },
    { ...command, faceDown: true, faceDownBy: 'agenda', controller: 0 },
    ['face down'],
  ],
  [
    'a hidden agenda of another player',
    { ...card(), types: ['conspiracy'] },
    { ...command, faceDown: true, faceDownBy: 'agenda', ...theirs },
    [],
  ],
  ['what is face up there', { ...card(), types: ['conspiracy'] }, { ...command, controller: 0 }, []],
  ['a Room with a locked half', half, { layout: 'room', other: half, memory: [designation(0, true)] }, ['room']],
  ['a Room without', half, { layout: 'room', other: half, memory: [designation(0, true), designation(1, true)] }, []],
  ['a Room of another player', half, { layout: 'room', other: half, ...theirs }, []],
])('%s', (_, face, is, expected) => {
  expect(held(face, is)).toEqual(expected);
});

test.each<[string, Partial<Face>, string[]]>([
  ['that may be cast from there', card(flashback), ['spell']],
  ['that may not', card(), []],
  ['with an ability of the graveyard', card(draws({ zone: 'graveyard' })), []],
])('a card in another player’s graveyard that is as one’s own, %s', (_, face, expected) => {
  expect(held(face, { ...graveyard, ...theirs }, asOwn)).toEqual(expected);
});

test('what has come since is among them', () => {
  const b = board(testEdition('2026-02'));
  const spells = (): number[] => holdingsOf(b.game, 0).spells.map(({ object }) => object);
  const first = b.put(card(), hand);
  expect(spells()).toEqual([first]);
  const { derived } = b.game;
  const second = b.put(card(), hand);
  b.game.derived = derived;
  expect(spells()).toEqual([first, second]);
});

test('what has gained an ability is held for it', () => {
  const b = board(testEdition('2026-02'));
  const id = b.put(card());
  expect(holdingsOf(b.game, 0).abilities).toEqual([]);
  b.resolve([{ part: 'change', affects: all(creatures), mods: [{ mod: 'gain', abilities: [draws()] }] }]);
  expect(holdingsOf(b.game, 0).abilities.map(({ object }) => object)).toEqual([id]);
  expect((objectOf(b.game, id) as GameObject).zone).toBe('battlefield');
});
