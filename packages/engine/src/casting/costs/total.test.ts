/** What costs come to in all. 2006: 203.4, 409.1f · 2009, 2011: 107.3, 202.1b, 601.2e · 2026: 107.3, 118.6–118.9, 601.2f, 606.5 */
import { expect, test } from 'vitest';
import { aimed, board, creatures, testEdition, type Board } from '../../continuous/board-in-tests.ts';
import { derive } from '../../continuous/derive.ts';
import { context, ruleContext } from '../../meaning/context.ts';
import { objectOf } from '../../state/objects.ts';
import { blankStackInfo } from '../../state/stack.ts';
import type { GameObject, PlayerState, WritableObject } from '../../state/state.ts';
import type { Ability, ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Cost, CostAction, CostChange } from '../../vocabulary/costs.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import { costDependsOnTargets, costToPay, optionalReduction, totalCost, type Costed } from './total.ts';

const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const any: Filter = { is: 'any' };
const always: Condition = { if: 'turn', of: { who: 'all' } };
const never: Condition = { if: 'not', of: always };
const instants: Filter = { is: 'type', type: 'instant' };
const self = { set: 'self' } as const;

interface Scene extends Board {
  spell: number;
  machine: number;
}
/** A player with 20 life casts a Bolt, {1}{R}, or activates the Machine, {2}{U}; the other has 25. Laws about costs are another player's where that is said. */
function scene(changes: readonly CostChange[], controller = 0, abilities: readonly Ability[] = []): Scene {
  const b = board(testEdition('2026-02'));
  const spell = b.put({ name: 'Bolt', manaCost: ['1', 'R'], types: ['instant'] }, { zone: 'stack' });
  (objectOf(b.game, spell) as WritableObject).stack = blankStackInfo('spell', null, 0, {});
  b.put({ name: 'Engine', manaCost: ['X', '2'], types: ['artifact'] });
  (b.game.state.players[1] as PlayerState).life = 25;
  const machine = b.put({ name: 'Machine', manaCost: ['2', 'U'], types: ['planeswalker'], abilities });
  for (const change of changes)
    b.put(
      { types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'cost', change }] }] },
      { controller },
    );
  return { ...b, spell, machine };
}

/** Each way to pay it, as generic mana and how many symbols of colours. */
function ways(
  costs: readonly Cost[],
  changes: readonly CostChange[] = [],
  more: Partial<Costed> & { x?: number; targets?: number; controller?: number } = {},
): string[] {
  const { x, targets = 0, controller, ...costed } = more;
  const b = scene(changes, controller);
  (objectOf(b.game, b.spell) as WritableObject).stack = blankStackInfo(
    'spell',
    null,
    0,
    {},
    {
      targets: targets === 0 ? [] : [aimed(Array.from({ length: targets }, () => b.machine))],
      ...(x === undefined ? {} : { x }),
    },
  );
  const ctx = context(0, b.spell, {}, x ?? null, null);
  const { ways: found } = totalCost(b.game, ctx, costs, { of: 'cast', object: b.spell, ...costed });
  return found.map(({ generic, colored }) => `${generic}+${colored.length}`);
}
const bolt: Cost = { mana: ['1', 'R'] };
const cast = (more: Partial<CostChange>): CostChange => ({ of: 'cast', what: any, ...more });

test.each<[string, readonly Cost[], readonly CostChange[], Parameters<typeof ways>[2], string[]]>([
  ['nothing', [], [], {}, ['0+0']],
  ['a mana cost', [bolt], [], {}, ['1+1']],
  ['with an additional one', [bolt, { mana: ['2', 'U'] }], [], {}, ['3+2']],
  ['with X', [{ mana: ['X', 'R'] }], [], { x: 3 }, ['3+1']],
  ['of a computed amount', [bolt, { generic: { q: 'life', of: you } }], [], {}, ['21+1']],
  ['of less than nothing', [bolt, { generic: { q: 'negative', of: 4 } }], [], {}, ['1+1']],
  ['the mana cost of the card itself', [{ own: true }], [], {}, ['1+1']],
  ['that of another', [{ costOf: { set: 'all', where: { is: 'named', name: 'Machine' } } }], [], {}, ['2+1']],
  [
    'that of another, of which X is 0',
    [{ costOf: { set: 'all', where: { is: 'named', name: 'Engine' } } }],
    [],
    { x: 3 },
    ['2+0'],
  ],
  [
    'more for what the player owns who casts it',
    [bolt],
    [cast({ add: { mana: ['2'] }, what: { is: 'ownedBy', player: { who: 'actor' } } })],
    { controller: 1 },
    ['3+1'],
  ],
  ['less of that', [{ costOf: { set: 'all', where: { is: 'named', name: 'Machine' } }, less: 1 }], [], {}, ['1+1']],
  [
    'that of nothing, which can’t be paid',
    [{ costOf: { set: 'all', where: { is: 'named', name: 'Nobody' } } }],
    [],
    {},
    [],
  ],
  ['less, as it says itself', [{ ...bolt, less: 2 }], [], {}, ['0+1']],
  ['a mana cost less, where that holds', [{ mana: ['3', 'R'], lessMana: { if: always } }], [], {}, ['2+0']],
  ['not where it does not', [{ mana: ['3', 'R'], lessMana: { if: never } }], [], {}, ['3+1']],
  ['symbols less', [{ mana: ['3', 'R'] }], [], { lessBy: ['R', '1'] }, ['2+0']],
  ['one of two ways', [{ mana: ['2/R'] }], [], {}, ['0+1', '2+0']],
  ['more', [bolt], [cast({ add: { mana: ['2'] } })], {}, ['3+1']],
  ['more, for what is meant', [bolt], [cast({ add: { mana: ['2'] }, what: creatures })], {}, ['1+1']],
  ['more, for activating', [bolt], [{ of: 'activate', what: any, add: { mana: ['2'] } }], {}, ['1+1']],
  ['more, for opponents', [bolt], [cast({ add: { mana: ['2'] }, who: opponents })], {}, ['1+1']],
  [
    'more, for opponents of another',
    [bolt],
    [cast({ add: { mana: ['2'] }, who: opponents })],
    { controller: 1 },
    ['3+1'],
  ],
  ['more, while that is so', [bolt], [cast({ add: { mana: ['2'] }, condition: always })], {}, ['3+1']],
  ['not while it is not', [bolt], [cast({ add: { mana: ['2'] }, condition: never })], {}, ['1+1']],
  ['more for each target', [bolt], [cast({ add: { mana: ['2'] }, perTarget: 'each' })], { targets: 2 }, ['5+1']],
  ['more for each but one', [bolt], [cast({ add: { mana: ['2'] }, perTarget: true })], { targets: 2 }, ['3+1']],
  ['for none of none', [bolt], [cast({ add: { mana: ['2'] }, perTarget: true })], {}, ['1+1']],
  [
    'as much more as its controller has life',
    [bolt],
    [cast({ add: { generic: { q: 'life', of: you } } })],
    { controller: 1 },
    ['26+1'],
  ],
  ['less, never below nothing', [bolt], [cast({ reduce: 3 })], {}, ['0+1']],
  ['first more, then less', [bolt], [cast({ reduce: 3 }), cast({ add: { mana: ['3'] } })], {}, ['1+1']],
  ['less, leaving one', [bolt], [cast({ reduce: 3, leaves: 2 })], {}, ['1+1']],
  ['less, leaving so much where there is more', [{ mana: ['4'] }], [cast({ reduce: 3, leaves: 2 })], {}, ['2+0']],
  [
    'what leaves something is applied first',
    [{ mana: ['4'] }],
    [cast({ reduce: 2 }), cast({ reduce: 3, leaves: 2 })],
    {},
    ['0+0'],
  ],
  ['at least so much', [bolt], [cast({ least: 3 })], {}, ['2+1']],
  ['just so much', [bolt], [cast({ least: 2 })], {}, ['1+1']],
  ['at least so much, though it is less', [bolt], [cast({ reduce: 3 }), cast({ least: 3 })], {}, ['2+1']],
  ['symbols of a colour less', [{ mana: ['2', 'R', 'R'] }], [cast({ reduceMana: ['R'] })], {}, ['2+1']],
  ['and generic mana where there are none', [bolt], [cast({ reduceMana: ['R', 'R'] })], {}, ['0+0']],
  ['but not where it is of colours alone', [bolt], [cast({ reduceMana: ['R', 'R'], coloredOnly: true })], {}, ['1+0']],
  ['as much less as is wanted', [{ mana: ['5'] }], [cast({ reduce: 3, upTo: true })], { forgone: 1 }, ['3+0']],
  [
    'as much less as is wanted of two',
    [{ mana: ['9'] }],
    [cast({ reduce: 3, upTo: true }), cast({ reduce: 2, upTo: true })],
    { forgone: 4 },
    ['8+0'],
  ],
  [
    'less for a target, which is not chosen yet',
    [bolt],
    [cast({ reduce: 1, what: { is: 'targets', what: { set: 'all', where: creatures } } })],
    {},
    ['1+1'],
  ],
  [
    'at best',
    [bolt],
    [cast({ reduce: 1, what: { is: 'targets', what: { set: 'all', where: creatures } } })],
    { mayTarget: { least: 0, most: 1 } },
    ['0+1'],
  ],
  [
    'at best, of such spells',
    [bolt],
    [cast({ reduce: 1, what: { is: 'and', of: [instants, { is: 'targets', what: self }] } })],
    { mayTarget: { least: 0, most: 1 } },
    ['0+1'],
  ],
  [
    'at best, of other spells',
    [bolt],
    [cast({ reduce: 1, what: { is: 'and', of: [creatures, { is: 'targets', what: self }] } })],
    { mayTarget: { least: 0, most: 1 } },
    ['1+1'],
  ],
  [
    'more for a target is not at best',
    [bolt],
    [cast({ add: { mana: ['1'] }, what: { is: 'targets', what: self } })],
    { mayTarget: { least: 0, most: 1 } },
    ['1+1'],
  ],
  [
    'at best, but not against a condition about something else',
    [bolt],
    [cast({ reduce: 1, what: { is: 'targets', what: self }, condition: never })],
    { mayTarget: { least: 0, most: 1 } },
    ['1+1'],
  ],
])('in all: %s', (_, costs, changes, more, expected) => {
  expect(ways(costs, changes, more)).toEqual(expected);
});

test.each<[string, Filter, Partial<CostChange>, boolean]>([
  ['no', any, {}, false],
  ['for each target', any, { perTarget: 'each' }, true],
  ['for a target', { is: 'targets', what: self }, {}, true],
  ['for a target, of such spells', { is: 'and', of: [instants, { is: 'targets', what: self }] }, {}, true],
  ['for a target, of other spells', { is: 'and', of: [creatures, { is: 'targets', what: self }] }, {}, false],
  ['for no target', { is: 'not', of: { is: 'targets', what: self } }, {}, true],
  ['for a target, or for such spells', { is: 'or', of: [creatures, { is: 'targets', what: self }] }, {}, true],
  ['for a target, of an opponent', { is: 'targets', what: self }, { who: opponents }, false],
  [
    'where a target is such',
    any,
    { condition: { if: 'matches', what: self, filter: { is: 'targets', what: self } } },
    true,
  ],
  ['where something else is so', any, { condition: always }, false],
])('whether a cost depends on targets: %s', (_, what, more, expected) => {
  const b = scene([cast({ what, add: { mana: ['1'] }, ...more })]);
  expect(costDependsOnTargets(b.game, 0, 'cast', b.spell, derive(b.game).costs)).toBe(expected);
});

test('what may be taken off is as much as all those effects say that leave it open', () => {
  const b = scene([
    cast({ reduce: 3, upTo: true }),
    cast({ reduce: 2, upTo: true }),
    cast({ reduce: 9 }),
    cast({ reduce: 9, upTo: true, what: creatures }),
  ]);
  expect(optionalReduction(b.game, ruleContext(0, b.spell), 'cast', b.spell, derive(b.game).costs, {})).toBe(5);
});

const activated = (more: Partial<ActivatedAbility>): ActivatedAbility => ({
  ability: 'activated',
  cost: { mana: ['2', 'U'] },
  body: { effect: [{ do: 'draw', who: you, count: 1 }] },
  ...more,
});
const mana: Partial<ActivatedAbility> = { body: { effect: [{ do: 'addMana', who: you, mana: { types: ['G'] } }] } };
test.each<[string, Partial<ActivatedAbility>, Partial<CostChange>, string]>([
  ['what is activated', {}, {}, '3+1'],
  ['a mana ability', mana, {}, '3+1'],
  ['what is no mana ability', {}, { exceptMana: true }, '3+1'],
  ['not a mana ability', mana, { exceptMana: true }, '2+1'],
  ['an ability of such a keyword', { keyword: 'equip' }, { keyword: 'equip' }, '3+1'],
  ['not of another', { keyword: 'level up' }, { keyword: 'equip' }, '2+1'],
  ['not of none', {}, { keyword: 'equip' }, '2+1'],
])('more to activate: %s', (_, ability, more, expected) => {
  const change: CostChange = { of: 'activate', what: any, add: { mana: ['1'] }, ...more };
  const b = scene([change], 0, [activated(ability)]);
  const { def } = objectOf(b.game, b.machine) as GameObject;
  const ctx = context(0, b.machine, {}, null, { def, path: 'faces/0/abilities/0' });
  const { ways: found } = totalCost(b.game, ctx, [activated({}).cost], { of: 'activate', object: b.machine });
  expect(found.map(({ generic, colored }) => `${generic}+${colored.length}`)).toEqual([expected]);
});

const loyalty = (n: number): CostAction =>
  n < 0
    ? { do: 'removeCounters', counter: 'loyalty', count: -n, from: self }
    : { do: 'putCounters', counter: 'loyalty', count: n, on: self };
const charge: CostAction = { do: 'removeCounters', counter: 'charge', count: 1, from: self };
const tap: CostAction = { do: 'tap', what: self };
test.each<[string, Partial<ActivatedAbility>, CostAction[], number, CostAction[]]>([
  ['one more', { loyalty: -2 }, [loyalty(-2)], 1, [loyalty(-1)]],
  ['one less', { loyalty: 1 }, [loyalty(1)], -2, [loyalty(-1)]],
  ['none is left', { loyalty: 1 }, [loyalty(1)], -1, []],
  ['what else is paid stays', { loyalty: 1 }, [charge, tap, loyalty(1)], 1, [charge, tap, loyalty(2)]],
  ['of another ability nothing', {}, [loyalty(1)], 1, [loyalty(1)]],
])('loyalty: %s', (_, ability, actions, more, expected) => {
  const b = scene([{ of: 'activate', what: any, loyalty: more }], 0, [activated(ability)]);
  const { def } = objectOf(b.game, b.machine) as GameObject;
  const ctx = context(0, b.machine, {}, null, { def, path: 'faces/0/abilities/0' });
  const total = totalCost(b.game, ctx, [{ actions }], { of: 'activate', object: b.machine });
  expect(total.actions).toEqual(expected);
});

test('what is waterbent is told besides', () => {
  const b = scene([]);
  const told = [true, false].map((waterbend) =>
    costToPay(b.game, ruleContext(0, b.spell), {
      mana: ['2'],
      ...(waterbend ? { waterbend } : {}),
    } as Cost).actions.map((action) => action.do),
  );
  expect(told).toEqual([['performed'], []]);
});
