/** What numbers amount to on one table. 2006: 104.2, 413.2f · 2009, 2011: 107.1–107.3, 608.2g · 2026: 107.1–107.3, 608.2h, 700.5, 700.8 */
import { expect, test } from 'vitest';
import { askedKey } from '../abilities/asked.ts';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { characteristics } from '../continuous/derive.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, LastKnown, Memory } from '../state/state.ts';
import type { TurnHistoryState } from '../state/turn-history.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { Quantity, TurnHistory } from '../vocabulary/quantities.ts';
import type { ManaCost, ManaType } from '../vocabulary/words.ts';
import { recalling, ruleContext } from './context.ts';
import { LEVEL, STORED } from './memory.ts';
import { amountOf, countersOn, modifierOf } from './quantity.ts';
import { DIED, laid, OPPONENTS, ref, stack, YOU } from './table-in-tests.ts';

const { game, ids, ctx } = laid();
const { players, history, lastTurnHistory } = game.state;
const idOf = (name: string): number => ids[name] ?? 0;
const ALL = { who: 'all' } as const;
const creature: Filter = { is: 'type', type: 'creature' };
const creatures: ObjectSet = { set: 'all', where: creature };
const both: ObjectSet = { set: 'union', of: [ref('Bear'), ref('Golem')] };
const none: ObjectSet = { set: 'all', where: { is: 'named', name: 'Nobody' } };
const so: Condition = { if: 'exists', what: creatures };
const cast = (name: string, player: number): TurnHistoryState['spellsCast'][number] => ({
  object: idOf(name),
  player,
  characteristics: characteristics(game, idOf(name)),
});
Object.assign(players[0] ?? {}, {
  life: 12,
  counters: { poison: 2 },
  tempted: 2,
  landsPlayed: 1,
  completed: ['Mine'],
  commanders: [
    { card: 901, casts: 2, seen: 0 },
    { card: 902, casts: 1, seen: 0 },
  ],
});
Object.assign(players[1] ?? {}, { life: 25, counters: { poison: 3 }, speed: 3, landsPlayed: 2 });
Object.assign(lastTurnHistory, { spells: [2, 5], lifeLost: [null, 4] });
Object.assign(history, {
  spellsCast: [cast('Doom', 0), cast('Sweep', 1), cast('Bolt', 0)],
  died: [{ id: idOf('Grave') }, { id: idOf('Sage') }] as LastKnown[],
  lifeGained: [3, 1],
  lifeLost: [null, 6],
  descended: [2],
  drawn: [1, 4],
  damage: [
    {
      source: idOf('Bear'),
      sourceController: 0,
      kinds: { subtypes: ['Bear'], allCreatureTypes: false },
      recipient: { player: 1 },
      amount: 2,
      combat: true,
    },
    {
      source: idOf('Ogre'),
      sourceController: 1,
      kinds: { subtypes: ['Ogre'], allCreatureTypes: false },
      recipient: { player: 0 },
      amount: 3,
      combat: true,
    },
    {
      source: idOf('Bolt'),
      sourceController: 0,
      kinds: { subtypes: [], allCreatureTypes: false },
      recipient: { player: 1 },
      amount: 5,
      combat: false,
    },
    {
      source: idOf('Ogre'),
      sourceController: 1,
      kinds: { subtypes: [], allCreatureTypes: true },
      recipient: { player: 1 },
      amount: 7,
      combat: false,
    },
    {
      source: idOf('Bear'),
      sourceController: 0,
      kinds: { subtypes: ['Bear'], allCreatureTypes: false },
      recipient: { object: idOf('Ogre') },
      amount: 11,
      combat: true,
    },
    {
      source: idOf('Bolt'),
      sourceController: 0,
      kinds: { subtypes: [], allCreatureTypes: false },
      recipient: { object: idOf('Wall') },
      amount: 13,
      combat: false,
    },
  ],
  happened: [
    { asked: askedKey(DIED), player: 0, object: idOf('Grave'), before: 0, amount: 2 },
    { asked: askedKey(DIED), player: 0, object: idOf('Bear'), before: 0, amount: 3 },
    { asked: askedKey(DIED), player: 1, object: idOf('Bear'), before: 0, amount: 4 },
    { asked: 'another', player: 0, object: idOf('Bear'), before: 0, amount: 9 },
  ],
});
const { def } = objectOf(game, idOf('Golem')) as GameObject;
const memory = (link: string, amount: number): Memory => ({
  link,
  kind: 'number',
  value: { amount },
  def,
  instance: '',
  copiedAt: 0,
});
Object.assign(objectOf(game, idOf('Golem')) ?? {}, {
  memory: [memory(LEVEL, 2), memory(STORED, 4), memory(STORED, 6)],
  spell: stack({
    paid: { kicked: 2 },
    manaSpent: ['W', 'W', 'C', 'R'],
    manaFrom: [idOf('Wood'), idOf('Lamp'), idOf('Wood')],
    x: 6,
  }),
});
const event = (of: TurnHistory): Quantity => ({ q: 'history', event: of });
const actor: Quantity = { q: 'life', of: { who: 'actor' } };

test.each<[string, Quantity, number]>([
  ['the X of that spell', { q: 'xOf', of: ref('Bolt') }, 3],
  ['how many there are', { q: 'count', of: creatures }, 6],
  ['how many players', { q: 'countPlayers', of: OPPONENTS }, 1],
  ['the total power of several', { q: 'stat', stat: 'power', of: both }, 7],
  ['the greatest power', { q: 'greatest', stat: 'power', of: creatures }, 5],
  ['the least toughness', { q: 'least', stat: 'toughness', of: creatures }, 1],
  ['the greatest among none', { q: 'greatest', stat: 'power', of: none }, 0],
  ['the least among none', { q: 'least', stat: 'power', of: none }, 0],
  ['devotion to white (700.5), a hybrid symbol once', { q: 'devotion', colors: ['W'], of: YOU }, 3],
  ['devotion to white and black', { q: 'devotion', colors: ['W', 'B'], of: YOU }, 4],
  ['symbols in a cost', { q: 'manaSymbols', color: 'R', of: ref('Ogre') }, 2],
  ['the greatest life', { q: 'greatestAmong', players: ALL, amount: actor }, 25],
  ['the least life', { q: 'leastAmong', players: ALL, amount: actor }, 12],
  ['counters of a kind', { q: 'counters', counter: '+1/+1', on: both }, 2],
  ['counters of every kind', { q: 'counters', counter: 'any', on: both }, 3],
  ['how often the Ring has tempted', { q: 'tempted', of: ALL }, 2],
  ['casts of their commanders, wherever those are', { q: 'castsOfCommanders', of: YOU }, 3],
  ['speed', { q: 'speed', of: ALL }, 3],
  ['dungeons completed', { q: 'dungeons', of: YOU }, 1],
  ['a level', { q: 'level', of: ref('Golem') }, 2],
  ['a level that nothing gave (716.2d)', { q: 'level', of: ref('Bear') }, 1],
  ['poison', { q: 'playerCounters', counter: 'poison', of: ALL }, 5],
  ['life', { q: 'life', of: ALL }, 37],
  ['the life they began with', { q: 'startingLife', of: YOU }, 20],
  ['cards in hand', { q: 'handSize', of: ALL }, 1],
  ['cards in a graveyard', { q: 'zoneSize', zone: 'graveyard', of: YOU }, 3],
  ['colours among them', { q: 'colorsAmong', of: { set: 'union', of: [ref('Knight'), ref('Bear'), ref('Golem')] } }, 3],
  ['card types among them', { q: 'typesAmong', of: both }, 2],
  [
    'basic land types among them',
    { q: 'basicLandTypesAmong', of: { set: 'all', where: { is: 'type', type: 'land' } } },
    2,
  ],
  ['different powers', { q: 'valuesAmong', stat: 'power', of: creatures }, 5],
  ['different names', { q: 'differentNames', of: creatures }, 6],
  ['mana from lands', { q: 'manaFrom', from: { is: 'type', type: 'land' } }, 2],
  ['mana from something of another', { q: 'manaFrom', from: { is: 'any' }, of: ref('Bear') }, 0],
  ['mana spent', { q: 'manaSpent' }, 4],
  ['white mana spent', { q: 'manaSpent', type: 'W' }, 2],
  ['colours of mana spent', { q: 'manaSpent', colors: true }, 2],
  ['how often it was kicked', { q: 'timesPaid', cost: 'kicked' }, 2],
  ['the sum', { q: 'add', of: [1, 2, 4] }, 7],
  ['the difference', { q: 'subtract', from: 3, of: 5 }, -2],
  ['the product', { q: 'times', of: 3, by: 5 }, 15],
  ['half, rounded up', { q: 'half', of: 5, round: 'up' }, 3],
  ['half, rounded down', { q: 'half', of: 5, round: 'down' }, 2],
  ['the greater', { q: 'max', of: [2, 5, 3] }, 5],
  ['the lesser', { q: 'min', of: [4, 2, 3] }, 2],
  ['less than nothing', { q: 'negative', of: 4 }, -4],
  ['one number if something is so', { q: 'if', condition: so, then: 1, else: 2 }, 1],
  ['another if it is not', { q: 'if', condition: { if: 'not', of: so }, then: 1, else: 2 }, 2],
  ['spells cast', event({ of: 'spellsCast', by: ALL }), 3],
  ['spells cast by one player', event({ of: 'spellsCast', by: YOU }), 2],
  ['instants cast by one player', event({ of: 'spellsCast', by: YOU, where: { is: 'type', type: 'instant' } }), 1],
  ['instants cast by the other', event({ of: 'spellsCast', by: OPPONENTS, where: { is: 'type', type: 'instant' } }), 0],
  ['spells cast last turn', event({ of: 'spellsCastLastTurn', by: OPPONENTS }), 5],
  ['life lost last turn', event({ of: 'lifeLostLastTurn', by: ALL }), 4],
  ['spells cast before what is no spell', event({ of: 'spellsCastBefore' }), 3],
  ['creatures that died', event({ of: 'died', where: creature }), 1],
  ['lands played', event({ of: 'landsPlayed', by: ALL }), 3],
  ['how often they descended', event({ of: 'descended', by: ALL }), 2],
  ['life gained', event({ of: 'lifeGained', by: YOU }), 3],
  ['life lost', event({ of: 'lifeLost', by: ALL }), 6],
  ['cards drawn', event({ of: 'cardsDrawn', by: ALL }), 5],
  ['attackers', event({ of: 'attackers', by: YOU }), 2],
  ['no attackers of an opponent', event({ of: 'attackers', by: OPPONENTS }), 0],
  ['damage to an opponent', event({ of: 'damageTo', player: OPPONENTS }), 14],
  ['combat damage to players', event({ of: 'damageTo', player: ALL, combat: true }), 5],
  ['damage from a creature', event({ of: 'damageTo', player: OPPONENTS, from: creature }), 9],
  ['damage that whoever asks had dealt', event({ of: 'damageTo', player: ALL, by: YOU }), 7],
  ['damage by a Bear', event({ of: 'damageTo', player: ALL, kind: 'Bear' }), 9],
  ['damage by what shares a type with a Bear', event({ of: 'damageTo', player: ALL, akinTo: ref('Bear') }), 9],
  ['damage that a creature was dealt', event({ of: 'damageTaken', what: ref('Ogre') }), 11],
  ['damage that creatures were dealt', event({ of: 'damageTaken', what: creatures }), 24],
  ['how often something happened', event({ of: 'happened', event: DIED, by: YOU }), 2],
  ['how much it was', event({ of: 'happened', event: DIED, by: YOU, amount: true }), 5],
  ['how often it happened to others', event({ of: 'happened', event: DIED, by: ALL, except: ref('Bear') }), 1],
  ['how often an ability was activated that is none', event({ of: 'activations' }), 0],
  ['how often an ability resolved that is none', event({ of: 'resolutions' }), 0],
])('%s', (_, quantity, expected) => {
  expect(amountOf(game, ctx, quantity)).toBe(expected);
});

test('results that an ability of the object stored count', () => {
  const stored = (value?: { op: '≥'; than: number }): number =>
    amountOf(game, { ...ctx, ref: { def, path: 'faces/0/abilities/0' } }, { q: 'stored', ...(value && { value }) });
  expect([stored(), stored({ op: '≥', than: 5 }), stored({ op: '≥', than: 7 })]).toEqual([2, 1, 0]);
});

test('a spell counts those cast before it', () => {
  const before = (name: string): number =>
    amountOf(
      game,
      { ...ctx, env: { ...ctx.env, 'event.object': { objects: [idOf(name)] } } },
      event({ of: 'spellsCastBefore' }),
    );
  expect(['Doom', 'Sweep', 'Bolt'].map(before)).toEqual([0, 1, 2]);
});

test('X is what the ability has chosen, else what was stored, else that of its spell', () => {
  const x = (more: Partial<typeof ctx>): number => amountOf(game, { ...ctx, ...more }, { q: 'x' });
  expect(x({ x: 1, env: { x: { amount: 2 } } })).toBe(1);
  expect(x({ env: { x: { amount: 2 } } })).toBe(2);
  expect(x({ stack: stack({ x: 3 }) })).toBe(3);
  expect(x({})).toBe(6);
  expect(x({ source: idOf('Wood') })).toBe(0);
});

test('what a spell was paid with counts for the spell that resolves', () => {
  const spell = stack({ paid: { kicked: 1 }, manaSpent: ['G'] });
  expect(amountOf(game, { ...ctx, stack: spell }, { q: 'manaSpent' })).toBe(1);
  expect(amountOf(game, { ...ctx, stack: { ...spell, kind: 'activated' } }, { q: 'manaSpent' })).toBe(4);
  expect(
    amountOf(game, { ...ctx, source: idOf('Wood'), stack: { ...spell, kind: 'activated' } }, { q: 'manaSpent' }),
  ).toBe(1);
});

test.each<[string, ManaCost, number, ManaType[], number]>([
  ['no more than X', ['X', '2', 'B'], 2, ['B', 'B', 'B', 'B', 'B'], 2],
  ['no more than is left over by the other symbols', ['X', '2', 'B'], 3, ['B', 'B', 'B', 'R', 'R', 'R'], 2],
  ['none of another type', ['X', '2', 'B'], 3, ['B', 'R', 'R', 'R', 'R', 'R'], 0],
  ['every X of the cost', ['X', 'X', 'B'], 2, ['B', 'B', 'B', 'B', 'B'], 4],
  ['nothing where the mana cost was not paid', ['X', '2', 'B'], 0, [], 0],
])('black mana spent on X: %s', (_, manaCost, x, manaSpent, expected) => {
  const { game: table, put } = board(testEdition('2026-02'));
  const spell = put({ name: 'Sip', types: ['sorcery'], manaCost });
  const about = { ...ruleContext(0, spell), stack: stack({ x, manaSpent }) };
  expect(amountOf(table, about, { q: 'manaSpentOnX', type: 'B' })).toBe(expected);
});

test('counters of a kind that was never there are none', () => {
  expect(['+1/+1', 'charge', 'any', 'time'].map((kind) => countersOn(game, idOf('Golem'), kind))).toEqual([2, 1, 3, 0]);
  expect(countersOn(game, idOf('Bear'), 'any')).toBe(0);
});

test('players who have left have the cards that they had (800.4i)', () => {
  const left = { hand: 4, library: 5, graveyard: 6 };
  Object.assign(players[1] ?? {}, { leftWith: left });
  const size = (zone: 'hand' | 'library' | 'graveyard'): number =>
    amountOf(game, ctx, { q: 'zoneSize', zone, of: OPPONENTS });
  expect([size('hand'), size('library'), size('graveyard')]).toEqual([4, 5, 6]);
  expect(amountOf(game, ctx, { q: 'zoneSize', zone: 'battlefield', of: YOU })).toBe(game.state.battlefield.length);
  Object.assign(players[1] ?? {}, { leftWith: null });
});

test('today an X below zero changes nothing, and what is written with a minus is subtracted (107.1b)', () => {
  const below: Quantity = { q: 'subtract', from: 1, of: 4 };
  expect(modifierOf(game, ctx, below, undefined)).toBe(0);
  expect(modifierOf(game, ctx, below, true)).toBe(-3);
  expect(modifierOf(game, ctx, -2, undefined)).toBe(-2);
  expect(modifierOf(game, ctx, { q: 'negative', of: 4 }, undefined)).toBe(-4);
  expect(modifierOf(game, ctx, { q: 'negative', of: below }, undefined)).toBe(-0);
  expect(modifierOf(game, ctx, { q: 'times', of: -1, by: 3 }, undefined)).toBe(-3);
  expect(modifierOf(game, ctx, { q: 'times', of: -1, by: below }, undefined)).toBe(-0);
  expect(modifierOf(game, ctx, { q: 'if', condition: so, then: { q: 'negative', of: 2 }, else: 1 }, undefined)).toBe(
    -2,
  );
});

test('of what has left what it last was is counted, where that is looked back on', () => {
  const back = recalling({ ...ctx });
  expect(amountOf(game, back, { q: 'stat', stat: 'power', of: both })).toBe(7);
});
