/** What a player can pay with, what is kept for later, and what using one source leaves of the others. 2006: 409.1f–h, 502.46 · 2009, 2011: 601.2f–g · 2026: 601.2f–h, 605.3, 702.51 */
import { expect, test } from 'vitest';
import { board, testEdition, type Board } from '../../continuous/board-in-tests.ts';
import type { ManaUnit, PlayerState } from '../../state/state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Cost } from '../../vocabulary/costs.ts';
import type { Face } from '../../vocabulary/definition.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { ManaProduced } from '../../vocabulary/rules-effects.ts';
import { ruleContext } from '../../meaning/context.ts';
import { standInsFor } from '../costs/stand-ins.ts';
import { proposeSpell } from '../proposal.ts';
import { PLAIN_WAY } from '../ways-to-cast.ts';
import { manaBit, type ManaNeed, waysToPay } from '../../objects/mana-needs.ts';
import { type Purpose } from './purpose.ts';
import {
  afterUse,
  canPayMana,
  inPool,
  type Limits,
  planMana,
  type Supply,
  supplyFor,
  sureOfLife,
  withStandIns,
} from './payability.ts';

const you = { who: 'you' } as const;
const self = { set: 'self' } as const;
const OTHER: Purpose = { kind: 'other', object: 0 };
const FREELY: Limits = { tap: [], gone: [], life: 20 };
const tap = { do: 'tap', what: self } as const;
const sacrifice = { do: 'sacrifice', who: you, what: self } as const;
const pay = (amount: number) => ({ do: 'payLife', who: you, amount }) as const;
const makes = (types: ManaProduced['types'], cost: Cost = { actions: [tap] }, ...more: Instruction[]): Ability => ({
  ability: 'activated',
  cost,
  body: { effect: [{ do: 'addMana', who: you, mana: { types } }, ...more] },
});
const red = makes(['R']);
const any = makes({ any: 1 });
const hurts: Instruction = { do: 'damage', amount: 1, to: { players: you } };
const land = (...abilities: Ability[]): Partial<Face> => ({ types: ['land'], abilities });
const being = (...abilities: Ability[]): Partial<Face> => ({ types: ['creature'], abilities });
const there = { controlledSince: -1 } as const;
const fresh = (): Board => board(testEdition('2026-02'));
const need = (...symbols: string[]): readonly ManaNeed[] => waysToPay(symbols, 0);
const pays = (supply: Supply, symbols: readonly string[], limits: Partial<Limits> = {}) =>
  canPayMana(supply, need(...symbols), { ...FREELY, ...limits });

/** Which of two sources is used first for one red mana, and used at all. */
test.each<[string, Partial<Face>, Partial<Face>]>([
  ['of one type before one of any', land(red), land(any)],
  ['one of two types before one of any', land(red, makes(['G'])), land(any)],
  ['a land before a creature', land(red), being(red)],
  ['what makes one before what makes more', land(red), land(makes(['R', 'R']))],
  ['what only taps before what is sacrificed', land(red), land(makes(['R'], { actions: [tap, sacrifice] }))],
  ['what only taps before what costs life', land(red), land(makes(['R'], { actions: [tap, pay(1)] }))],
  [
    'a sacrifice last of all',
    land(makes(['R'], { actions: [tap, pay(1)] })),
    land(makes(['R'], { actions: [tap, sacrifice] })),
  ],
])('mana comes from %s', (_, first, second) => {
  for (const [a, b] of [
    [first, second],
    [second, first],
  ] as const) {
    const { game, put } = fresh();
    const ids = [put(a, there), put(b, there)];
    const plan = planMana(supplyFor(game, 0, OTHER), need('R'), FREELY);
    expect(plan?.activations.map(({ option }) => option.object)).toEqual([ids[a === first ? 0 : 1]]);
  }
});

test('an object whose ability is paid for is tapped last for it, and for others as any is', () => {
  const { game, put } = fresh();
  const own = put(land(red));
  const other = put(land(red));
  const used = (purpose: Purpose) =>
    planMana(supplyFor(game, 0, purpose), need('R'), FREELY)?.activations.map(({ option }) => option.object);
  expect(used({ kind: 'activate', object: own })).toEqual([other]);
  expect(used({ kind: 'activate', object: other })).toEqual([own]);
  expect(used({ kind: 'cast', object: own })).toEqual([own]);
});

test.each<[string, Partial<Face>, Partial<Limits>, readonly string[], 'yes' | 'no']>([
  ['from what taps', land(red), {}, ['R'], 'yes'],
  ['not from what is tapped for something else', land(red), { tap: [1] }, ['R'], 'no'],
  ['from what is given up for something else', land(red), { gone: [1] }, ['R'], 'yes'],
  ['not if it gives itself up', land(makes(['R'], { actions: [sacrifice] })), { gone: [1] }, ['R'], 'no'],
  ['if it need not', land(makes(['R'], { actions: [sacrifice] }), red), { gone: [1] }, ['R'], 'yes'],
  ['with all the life there is', land(makes(['R'], { actions: [tap, pay(2)] })), { life: 2 }, ['R'], 'yes'],
  ['not with more than there is', land(makes(['R'], { actions: [tap, pay(2)] })), { life: 1 }, ['R'], 'no'],
  ['with life for both', land(makes(['R'], { actions: [tap, pay(2)] })), { life: 4 }, ['R', 'G/P'], 'yes'],
  ['not with life for one of them', land(makes(['R'], { actions: [tap, pay(2)] })), { life: 3 }, ['R', 'G/P'], 'no'],
  ['not of another type', land(red), {}, ['G'], 'no'],
  ['two of one that makes two', land(makes(['R', 'R'])), {}, ['R', 'R'], 'yes'],
  ['not three', land(makes(['R', 'R'])), {}, ['R', 'R', 'R'], 'no'],
  ['one of two types it makes', land(red, makes(['G'])), {}, ['G'], 'yes'],
  ['not both', land(red, makes(['G'])), {}, ['R', 'G'], 'no'],
  ['both of two that it makes at once', land(makes(['R', 'G'])), {}, ['R', 'G'], 'yes'],
  ['two of one or one of another', land(makes(['R', 'R']), makes(['G'])), {}, ['R', 'R'], 'yes'],
])('mana is paid %s', (_, face, limits, symbols, expected) => {
  const { game, put } = fresh();
  const id = put(face);
  const of = (ids: readonly number[] | undefined): readonly number[] => (ids ?? []).map(() => id);
  const given = { ...limits, tap: of(limits.tap), gone: of(limits.gone) };
  expect(pays(supplyFor(game, 0, OTHER), symbols, given)).toBe(expected);
});

test('what is left out makes no mana, and what is in the pool is paid first', () => {
  const { game, put } = fresh();
  const id = put(land(red));
  const unit: ManaUnit = { type: 'G', source: 0, snow: false, by: null, keep: false };
  (game.state.players[0] as PlayerState).mana = [unit];
  const supply = supplyFor(game, 0, OTHER);
  expect(pays(supply, ['R', 'G'])).toBe('yes');
  expect(pays(supplyFor(game, 0, OTHER, id), ['R'])).toBe('no');
  expect(pays(inPool(supply), ['R'])).toBe('no');
  expect(pays(inPool(supply), ['G'])).toBe('yes');
  expect(planMana(supply, need('G'), FREELY)?.activations).toEqual([]);
});

test('an object that was used is no source any more, and what depends on the battlefield is not counted on', () => {
  const { game, put } = fresh();
  const used = put(land(red));
  put(land(makes(['G'])));
  put(land(makes({ type: 'W', count: { q: 'count', of: { set: 'all', where: { is: 'type', type: 'land' } } } })));
  const supply = supplyFor(game, 0, OTHER);
  expect(pays(supply, ['R', 'G', 'W', 'W', 'W'])).toBe('yes');
  const after = afterUse(supply, used, [manaBit('R')]);
  expect(pays(after, ['R', 'G', 'W'])).toBe('yes');
  expect(pays(after, ['R', 'R'])).toBe('no');
  const changed = afterUse(supply, used, [manaBit('R')], true);
  expect(pays(changed, ['R', 'G'])).toBe('yes');
  expect(pays(changed, ['W'])).toBe('no');
});

test.each<[string, Ability, number, readonly string[], number, 'yes' | 'unknown']>([
  ['where no life is paid', makes(['R'], { actions: [tap] }, hurts), 1, ['R'], 0, 'yes'],
  ['where there is enough for both', makes(['R'], { actions: [tap] }, hurts), 3, ['R'], 2, 'yes'],
  ['not where there is too little', makes(['R'], { actions: [tap] }, hurts), 2, ['R'], 2, 'unknown'],
  ['nor where mana may be life', makes(['R'], { actions: [tap] }, hurts), 2, ['R/P'], 0, 'unknown'],
  ['where that is there', makes(['R'], { actions: [tap] }, hurts), 3, ['R/P'], 0, 'yes'],
  ['nor where the ability costs life', makes(['R'], { actions: [tap, pay(2)] }, hurts), 2, ['R'], 0, 'unknown'],
  ['where nothing hurts', makes(['R'], { actions: [tap, pay(2)] }), 2, ['R'], 2, 'yes'],
])('that it can be paid is sure %s', (_, ability, life, symbols, also, expected) => {
  const { game, put } = fresh();
  put(land(ability));
  (game.state.players[0] as PlayerState).life = life;
  const supply = supplyFor(game, 0, OTHER);
  expect(sureOfLife(supply, need(...symbols), also, 'yes')).toBe(expected);
  expect(sureOfLife(supply, need(...symbols), also, 'no')).toBe('no');
  expect(sureOfLife(supply, need(...symbols), also, 'unknown')).toBe('unknown');
  expect(sureOfLife({ ...supply, game: null }, need(...symbols), also, 'yes')).toBe('yes');
});

const convoke: Ability = {
  ability: 'static',
  parts: [
    {
      part: 'payWith',
      how: 'tap',
      from: { set: 'all', where: { is: 'type', type: 'creature' } },
      tag: 'convoke',
      colors: true,
    },
  ],
};
/** What pays a spell for which creatures may be tapped. */
function convoked(...faces: Partial<Face>[]): Supply {
  const { game, put } = fresh();
  for (const face of faces) put(face, there);
  const object = put({ name: 'Deed', types: ['sorcery'], manaCost: ['R'], abilities: [convoke] }, { zone: 'hand' });
  const proposal = proposeSpell(game, 0, { ...PLAIN_WAY, object });
  return withStandIns(supplyFor(game, 0, OTHER), standInsFor(game, ruleContext(0, object), proposal));
}
const filter = makes(['G', 'G'], { mana: ['R'], actions: [tap] });

test.each<[string, Partial<Face>[], readonly string[], 'yes' | 'no']>([
  ['for one mana', [being()], ['1'], 'yes'],
  ['not for two', [being()], ['2'], 'no'],
  ['for its colour', [{ ...being(), manaCost: ['R'] }], ['R'], 'yes'],
  ['not for another', [{ ...being(), manaCost: ['R'] }], ['G'], 'no'],
  ['or makes mana', [being(makes(['G']))], ['G'], 'yes'],
  ['and not both', [being(makes(['G']))], ['G', '1'], 'no'],
  ['or makes two', [being(makes(['G', 'G']))], ['G', 'G'], 'yes'],
  ['and not three', [being(makes(['G', 'G']))], ['G', 'G', '1'], 'no'],
  ['beside a land', [being(), land(red)], ['R', '1'], 'yes'],
  ['beside what is sacrificed for mana', [being(), land(makes(['R'], { actions: [sacrifice] }))], ['R', '1'], 'yes'],
  ['but pays no ability', [being(), land(filter)], ['G'], 'no'],
  ['which mana that it makes does', [being(red), land(filter)], ['G', 'G'], 'yes'],
  ['not while it stands in as well', [being(red), land(filter)], ['G', 'G', '1'], 'no'],
  ['while another stands in', [being(red), being(), land(filter)], ['G', 'G', '1'], 'yes'],
])('what may be tapped in place of mana is %s', (_, faces, symbols, expected) => {
  expect(pays(convoked(...faces), symbols)).toBe(expected);
});

test.each<[string, Partial<Face>[], readonly string[], 'yes' | 'no']>([
  ['one that costs mana is paid from another', [land(red), land(filter)], ['G', 'G'], 'yes'],
  ['and what it took is gone', [land(red), land(filter)], ['G', 'G', 'R'], 'no'],
  [
    'one pays for the next',
    [land(red), land(filter), land(makes(['U'], { mana: ['G'], actions: [tap] }))],
    ['U', 'G'],
    'yes',
  ],
  ['not the other way round', [land(makes(['G'])), land(filter)], ['G', 'G'], 'no'],
  [
    'neither pays for the other',
    [land(makes(['G'], { mana: ['R'], actions: [tap] })), land(makes(['R'], { mana: ['G'], actions: [tap] }))],
    ['R'],
    'no',
  ],
  [
    'generic mana is taken too',
    [land(red), land(makes(['G', 'G'], { mana: ['1'], actions: [tap] }))],
    ['G', 'G'],
    'yes',
  ],
  ['and is then gone', [land(red), land(makes(['G', 'G'], { mana: ['1'], actions: [tap] }))], ['G', 'G', '1'], 'no'],
])('abilities that cost mana: %s', (_, faces, symbols, expected) => {
  const { game, put } = fresh();
  for (const face of faces) put(face);
  const supply = supplyFor(game, 0, OTHER);
  expect(pays(supply, symbols)).toBe(expected);
  const plan = planMana(supply, need(...symbols), FREELY);
  if (expected === 'no') expect(plan).toBeNull();
  else expect(plan?.activations.length).toBe(faces.length);
});
