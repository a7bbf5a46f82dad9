/** What a mana ability costs and makes, as far as that is known beforehand. 2006: 104.3, 406 · 2009, 2011: 106, 605 · 2026: 106, 605 */
import { expect, test } from 'vitest';
import { board, testEdition, type Board } from '../../continuous/board-in-tests.ts';
import { ruleContext } from '../../meaning/context.ts';
import type { EditionName } from '../../state/names.ts';
import type { Binding, GameObject } from '../../state/state.ts';
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Cost, CostAction } from '../../vocabulary/costs.ts';
import type { Face } from '../../vocabulary/definition.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import type { ManaProduced } from '../../vocabulary/rules-effects.ts';
import { manaBit, manaTypes, SNOW } from '../../objects/mana-needs.ts';
import { alternativesOf, manaForm, manaSourcesOf, typesProducedBy, type ManaForm } from './sources.ts';

const NEWEST: EditionName = '2026-02';
const you = { who: 'you' } as const;
const self = { set: 'self' } as const;
const tap: CostAction = { do: 'tap', what: self };
const sacrifice: CostAction = { do: 'sacrifice', who: you, what: self };
const counter: CostAction = { do: 'putCounters', counter: '-1/-1', count: 1, on: self };
const off = (count: number, more: object = {}): CostAction =>
  ({ do: 'removeCounters', counter: 'charge', count, from: self, ...more }) as CostAction;
const life = (amount: number): CostAction => ({ do: 'payLife', who: you, amount });
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });

type Types = ManaProduced['types'];
const green: Types = ['G'];
const any = (more: object = {}): Types => ({ any: 1, ...more }) as Types;
const add = (types: Types, more: Partial<ManaProduced> = {}, who: { who: 'you' | 'opponents' } = you): Instruction => ({
  do: 'addMana',
  who,
  mana: { types, ...more },
});
const ability = (
  cost: Cost,
  effect: readonly Instruction[],
  more: Partial<ActivatedAbility> = {},
): ActivatedAbility => ({
  ability: 'activated',
  cost,
  body: { effect },
  ...more,
});
const tapped = (...effect: Instruction[]): ActivatedAbility => ability({ actions: [tap] }, effect);
const cast: ManaProduced['restriction'] = { cast: { is: 'any' } };
const hurts: Instruction = { do: 'damage', amount: 1, to: { players: you } };
const loses: Instruction = { do: 'loseLife', who: you, amount: 2 };

const isYours: Condition = { if: 'turn', of: you };
const either = (then: Instruction[], otherwise?: Instruction[]): Instruction => ({
  do: 'if',
  condition: isYours,
  then,
  ...(otherwise && { else: otherwise }),
});

const PLAIN: Partial<ManaForm> = {
  known: true,
  tap: true,
  sacrifice: false,
  counters: null,
  removed: null,
  need: { generic: 0, colored: [], life: 0 },
  depending: null,
  hurt: 0,
  costly: false,
  free: true,
  restricted: false,
  varies: false,
};
test.each<[string, ActivatedAbility, Partial<ManaForm>]>([
  ['{T} alone', tapped(add(green)), {}],
  ['a sacrifice', ability({ actions: [sacrifice] }, [add(green)]), { tap: false, sacrifice: true, free: false }],
  ['{T} and a sacrifice', ability({ actions: [tap, sacrifice] }, [add(green)]), { sacrifice: true, free: false }],
  ['a counter', ability({ actions: [tap, counter] }, [add(green)]), { counters: '-1/-1', free: false }],
  [
    'counters that it has',
    ability({ actions: [tap, off(2)] }, [add(green)]),
    { removed: { counter: 'charge', count: 2 }, free: false },
  ],
  [
    'up to so many counters',
    ability({ actions: [tap, off(2, { upTo: true })] }, [add(green)]),
    { known: false, free: false },
  ],
  [
    'counters of any kind',
    ability({ actions: [tap, off(1, { counter: 'any' })] }, [add(green)]),
    { known: false, free: false },
  ],
  [
    'life',
    ability({ actions: [tap, life(2), life(1)] }, [add(green)]),
    { need: { generic: 0, colored: [], life: 3 }, free: false },
  ],
  [
    'life of an amount to be looked up',
    ability({ actions: [tap, { do: 'payLife', who: you, amount: { q: 'x' } }] }, [add(green)]),
    { known: false, free: false },
  ],
  [
    'what else is paid',
    ability({ actions: [tap, { do: 'discard', who: you, what: self }] }, [add(green)]),
    { known: false, free: false },
  ],
  [
    'mana',
    ability({ actions: [tap], mana: ['1'] }, [add(green)]),
    { need: { generic: 1, colored: [], life: 0 }, costly: true, free: false },
  ],
  [
    'mana of a colour',
    ability({ actions: [tap], mana: ['G'] }, [add(green)]),
    { need: { generic: 0, colored: [manaBit('G')], life: 0 }, costly: true, free: false },
  ],
  [
    'mana that may be life',
    ability({ actions: [tap], mana: ['G/P'] }, [add(green)]),
    { known: false, need: { generic: 0, colored: [manaBit('G')], life: 0 }, free: false },
  ],
  ['X', ability({ actions: [tap], mana: ['X'] }, [add(green)]), { known: false, free: false }],
  ['mana to be counted', ability({ actions: [tap], generic: { q: 'x' } }, [add(green)]), { known: false, free: false }],
  ['loyalty', ability({ actions: [tap] }, [add(green)], { loyalty: 1 }), { known: false }],
  [
    'modes',
    ability({ actions: [tap] }, [add(green)], {
      body: { effect: [add(green)], modes: { count: { min: 1, max: 1 }, options: [] } },
    }),
    { known: false, free: false },
  ],
  [
    'targets',
    ability({ actions: [tap] }, [], {
      body: { targets: [{ name: 't', count: { min: 1, max: 1 }, players: you }], effect: [add(green)] },
    }),
    { known: false, free: false },
  ],
  ['nothing that keeps it from being used again', ability({}, [add(green)]), { known: false, tap: false, free: false }],
  [
    'nothing but that it is used once each turn',
    ability({}, [add(green)], { perTurn: 1 }),
    { tap: false, free: false },
  ],
  ['twice each turn', ability({}, [add(green)], { perTurn: 2 }), { known: false, tap: false, free: false }],
  ['once', ability({}, [add(green)], { once: true }), { tap: false, free: false }],
  ['it makes mana for another', tapped(add(green, {}, { who: 'opponents' })), { known: false }],
  ['it hurts', tapped(add(green), hurts), { hurt: 1 }],
  ['life is lost', tapped(add(green), hurts, loses), { hurt: 3 }],
  [
    'it may or may not make more',
    tapped(add(green), { do: 'may', who: you, effect: [add(green)] } as Instruction),
    { known: false },
  ],
  ['it may do something else besides', tapped(add(green), either([hurts])), {}],
  ['it may add more', tapped(add(green), either([add(green)])), { known: false }],
  [
    'one thing or the other',
    tapped(either([add(green)], [add(any())])),
    { depending: { condition: isYours, then: [{ types: green }], otherwise: [{ types: any() }] }, varies: true },
  ],
  [
    'one thing or the other, and more',
    tapped(add(green), either([add(green)], [add(any())])),
    { known: false, depending: expect.anything(), varies: true },
  ],
  [
    'one thing or the other of which some is chosen',
    tapped(either([add(any()), add(any())], [add(green)])),
    { known: false, depending: expect.anything(), varies: true },
  ],
  ['one thing or nothing', tapped(either([add(green)])), { known: false }],
  [
    'one thing or mana for another',
    tapped(either([add(green)], [add(green, {}, { who: 'opponents' })])),
    { known: false },
  ],
  ['it makes mana twice', tapped(add(green), add(green)), {}],
  ['it makes mana twice, of which some is chosen', tapped(add(green), add(any())), { known: false }],
  ['mana for spells alone', tapped(add(green, { restriction: cast })), { restricted: true }],
  ['mana of a colour that is chosen', tapped(add(any())), {}],
  ['so much as is to be counted', tapped(add(any({ any: { q: 'x' } }))), { varies: true }],
  ['of one type, so many', tapped(add({ type: 'G', count: 2 })), {}],
  ['of one type, as many as are counted', tapped(add({ type: 'G', count: { q: 'x' } })), { varies: true }],
  ['of the colours of something', tapped(add({ colorsOf: self, count: 1 })), { varies: true }],
])('of a mana ability: %s', (_, of, expected) => {
  const form = manaForm(of);
  expect(form).toMatchObject({ ...PLAIN, ...expected });
});

test('what one would rather not do has a price: least mana, then life, counters and the thing itself', () => {
  const prices = [
    tapped(add(green)),
    tapped(add(green), hurts),
    ability({ actions: [tap], mana: ['1'] }, [add(green)]),
    ability({ actions: [tap, life(2)] }, [add(green)]),
    ability({ actions: [tap, counter] }, [add(green)]),
    ability({ actions: [tap, sacrifice] }, [add(green)]),
  ].map((each) => manaForm(each).price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(new Set(prices).size).toBe(prices.length);
});

interface Scene extends Board {
  source: number;
}
/** A player has the source, a green Bear and an artifact of both red and blue. */
function scene(abilities: readonly ActivatedAbility[], face: Partial<Face> = {}, is: Partial<GameObject> = {}): Scene {
  const b = board(testEdition(NEWEST));
  b.put({ name: 'Bear', manaCost: ['1', 'G'] });
  b.put({ name: 'Idol', manaCost: ['U', 'R'], types: ['artifact'] });
  b.put({ name: 'Grove', types: ['land'], abilities: [tapped(add(['G'])), tapped(add(['C']))] });
  const source = b.put({ name: 'Source', types: ['artifact'], abilities, ...face }, is);
  return { ...b, source };
}
/** Each way in which it makes mana: the types of each unit. */
function made(types: Types, env: Record<string, Binding> = {}): string[] | null {
  const { game, source } = scene([]);
  const found = alternativesOf(game, ruleContext(0, source, env), { types });
  return found === null ? null : found.map((units) => units.map((unit) => manaTypes(unit).join('')).join(' '));
}
test.each<[string, Types, string[] | null]>([
  ['the mana that is said', ['G', 'C'], ['G C']],
  ['any colour', any(), ['WUBRG']],
  ['two of any one colour', any({ any: 2 }), ['W W', 'U U', 'B B', 'R R', 'G G']],
  ['two of any colours', any({ any: 2, combination: true }), ['WUBRG WUBRG']],
  [
    'two of different ones among three',
    any({ any: 2, among: ['W', 'U', 'B'], combination: true, different: true }),
    ['W U', 'W B', 'U B'],
  ],
  ['one of different ones', any({ any: 1, among: ['W', 'U'], combination: true, different: true }), ['WU']],
  [
    'three of different ones where there are two',
    any({ any: 3, among: ['W', 'U'], combination: true, different: true }),
    ['W U'],
  ],
  ['none of any', any({ any: 0 }), []],
  ['one of none', any({ among: [] }), []],
  ['two of one of two', any({ any: 2, among: ['W', 'C'] }), ['W W', 'C C']],
  ['of the colours of a creature', { colorsOf: named('Bear'), count: 2 }, ['G G']],
  ['of one of the colours of an artifact', { colorsOf: named('Idol'), count: 2 }, ['U U', 'R R']],
  ['of no colour', { colorsOf: named('Nobody'), count: 1 }, []],
  ['one of each colour there is', { everyColorOf: all({ is: 'any' }) }, ['U R G']],
  ['what depends on what else is done', { unspent: you }, null],
  ['what a mana cost says', { costOf: named('Bear') }, null],
  ['a type that another could make', { anyTypeProduced: true, by: named('Grove'), count: 1 }, ['GC']],
  [
    'a colour that another could make',
    { anyTypeProduced: true, by: named('Grove'), count: 1, colorsOnly: true },
    ['G'],
  ],
  ['so many of a type', { type: 'R', count: 3 }, ['R R R']],
  ['none of a type', { type: 'R', count: 0 }, []],
  ['a type that nobody has chosen', { type: { ref: 'it' }, count: 1 }, []],
])('mana is made: %s', (_, types, expected) => {
  expect(made(types)).toEqual(expected);
});

test.each<[string, Types, string, string[]]>([
  ['of the type that was chosen', { type: { ref: 'it' }, count: 1 }, 'B', ['B']],
  ['or of the type that was chosen', any({ among: ['W'], or: { ref: 'it' } }), 'B', ['WB']],
  ['or of that which is among them', any({ among: ['W', 'B'], or: { ref: 'it' } }), 'B', ['WB']],
])('mana is made %s', (_, types, word, expected) => {
  expect(made(types, { it: { word } })).toEqual(expected);
});

test('what could be made of what sacrifices itself for mana is not known beforehand', () => {
  const { game, put, source } = scene([]);
  put({ name: 'Pod', types: ['artifact'], abilities: [ability({ actions: [sacrifice] }, [add(green)])] });
  put({
    name: 'Egg',
    types: ['artifact'],
    abilities: [ability({ actions: [sacrifice] }, [{ do: 'draw', who: you, count: 1 }])],
  });
  const ctx = ruleContext(0, source);
  const by = (name: string): ManaProduced => ({ types: { anyTypeProduced: true, by: named(name), count: 1 } });
  expect(['Pod', 'Egg'].map((name) => alternativesOf(game, ctx, by(name)))).toEqual([null, []]);
});

test('two that ask each other make what the others make', () => {
  const { game, put, source } = scene([]);
  const asks = (by: ObjectSet): ActivatedAbility => tapped(add({ anyTypeProduced: true, by, count: 1 }));
  const both: ObjectSet = { set: 'union', of: [named('One'), named('Two'), named('Grove')] };
  for (const name of ['One', 'Two']) put({ name, types: ['land'], abilities: [asks(both)] });
  const types = (more: object): string[] =>
    typesProducedBy(game, ruleContext(0, source), { anyTypeProduced: true, by: named('One'), count: 1, ...more });
  expect([types({}), types({ colorsOnly: true })]).toEqual([['G', 'C'], ['G']]);
});

test('what has just been made is known', () => {
  const { game, source } = scene([]);
  const ctx = ruleContext(0, source, { 'event.word': { word: 'RC' } });
  const by = { anyTypeProduced: true, by: named('Grove'), count: 1 } as const;
  expect([typesProducedBy(game, ctx, by), typesProducedBy(game, ctx, { ...by, colorsOnly: true })]).toEqual([
    ['R', 'C'],
    ['R'],
  ]);
});

const OTHER = { kind: 'other', object: 0 } as const;
/** What the source could be used for now: its outputs, each unit by its types, and whether something is not known or restricted. */
function usable(abilities: readonly ActivatedAbility[], face: Partial<Face> = {}, is: Partial<GameObject> = {}) {
  const { game, source } = scene(abilities, face, is);
  const { known, unknown, restricted } = manaSourcesOf(game, 0, OTHER);
  const options = known.filter(({ object }) => object === source).flatMap((each) => each.options);
  const outputs = options.flatMap((option) => ('outputs' in option ? option.outputs : []));
  return {
    outputs: outputs.map(({ units }) =>
      units.map((unit) => manaTypes(unit).join('') + ((unit & SNOW) === 0 ? '' : ' of snow')).join(' '),
    ),
    unknown,
    restricted,
  };
}
const nothing = { outputs: [], unknown: false, restricted: false };
test.each<
  [string, readonly ActivatedAbility[], Partial<Face>, Partial<GameObject>, Partial<ReturnType<typeof usable>>]
>([
  ['mana', [tapped(add(green))], {}, {}, { outputs: ['G'] }],
  ['mana of snow', [tapped(add(green))], { supertypes: ['snow'] }, {}, { outputs: ['G of snow'] }],
  ['what it makes in your turn', [tapped(either([add(green)], [add(['R'])]))], {}, {}, { outputs: ['G'] }],
  [
    'none without enough counters',
    [ability({ actions: [tap, off(2)] }, [add(green)])],
    {},
    { counters: { charge: 1 } },
    nothing,
  ],
  [
    'mana for counters',
    [ability({ actions: [tap, off(2)] }, [add(green)])],
    {},
    { counters: { charge: 2 } },
    { outputs: ['G'] },
  ],
  ['mana twice', [tapped(add(green), add(['R', 'C']))], {}, {}, { outputs: ['G R C'] }],
  [
    'mana twice, of snow',
    [tapped(add(green), add(['R']))],
    { supertypes: ['snow'] },
    {},
    { outputs: ['G of snow R of snow'] },
  ],
  ['one of two', [tapped(add(green)), tapped(add(['R']))], {}, {}, { outputs: ['G', 'R'] }],
  ['any colour', [tapped(add(any()))], {}, {}, { outputs: ['WUBRG'] }],
  ['the colour of something', [tapped(add({ colorsOf: named('Idol'), count: 1 }))], {}, {}, { outputs: ['UR'] }],
  ['none, tapped', [tapped(add(green))], {}, { tapped: true }, nothing],
  [
    'some, tapped, by what does not tap it',
    [ability({ actions: [sacrifice] }, [add(green)])],
    {},
    { tapped: true },
    { outputs: ['G'] },
  ],
  ['none of an opponent’s', [tapped(add(green))], {}, { controller: 1 }, nothing],
  ['none that makes nothing', [tapped(add(any({ any: 0 })))], {}, {}, nothing],
  ['none where it is not known how much', [tapped(add({ unspent: you }))], {}, {}, { unknown: true }],
  [
    'none of another kind of cost',
    [ability({ actions: [tap, { do: 'discard', who: you, what: self }] }, [add(green)])],
    {},
    {},
    { unknown: true },
  ],
  ['none that is for spells alone', [tapped(add(green, { restriction: cast }))], {}, {}, { restricted: true }],
  [
    'what is for other things',
    [tapped(add(green, { restriction: cast }), add(['C']))],
    {},
    {},
    { outputs: [' C'], restricted: true },
  ],
  ['none that waits for priority', [ability({ actions: [tap] }, [add(green)], { timing: 'instant' })], {}, {}, nothing],
])('a source of mana makes %s', (_, abilities, face, is, expected) => {
  expect(usable(abilities, face, is)).toEqual({ ...nothing, ...expected });
});
