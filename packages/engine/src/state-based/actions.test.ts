/** What each state-based action applies to, and what not. 2006: 420.5 · 2009, 2011, 2026: 704.5 */
import { expect, test } from 'vitest';
import { board, creatures, EDITIONS, testEdition, type Board } from '../continuous/board-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { performStateBasedActions } from './perform.ts';

const NEWEST: EditionName = '2026-02';
const you = { who: 'you' } as const;
/** Puts it there as a permanent that was there at the last check. */
const put = (b: Board, face: Partial<Face>, more: Partial<GameObject> = {}): number =>
  b.put({ types: ['creature'], power: 2, toughness: 2, ...face }, { heldBy: more.controller ?? 0, ...more });
const law = (b: Board, rule: Rule): number =>
  put(b, { types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
const at = ({ game }: Board, id: number): GameObject => objectOf(game, id) as GameObject;

/** What is left on the battlefield of what was put there, by its place, once nothing more applies. */
function left(edition: EditionName, prepare: (b: Board) => readonly number[]): number[] {
  const b = board(testEdition(edition));
  const ids = prepare(b);
  while (performStateBasedActions(b.game));
  return ids.flatMap((id, place) => (objectOf(b.game, id)?.zone === 'battlefield' ? [place] : []));
}

test.each<[string, Partial<PlayerState>, readonly Rule[], boolean]>([
  ['one life', { life: 1 }, [], false],
  ['no life', { life: 0 }, [], true],
  ['no life, where that does not matter', { life: 0 }, [{ rule: 'lastsWithoutLife', who: you }], false],
  ['no life, where the game is not lost', { life: 0 }, [{ rule: 'cantLoseGame', who: you }], false],
  ['a draw from an empty library', { drewFromEmpty: true }, [], true],
  ['nine poison counters', { counters: { poison: 9 } }, [], false],
  ['ten', { counters: { poison: 10 } }, [], true],
])('a player loses with %s', (_, state, rules, expected) => {
  const b = board(testEdition(NEWEST));
  for (const rule of rules) law(b, rule);
  Object.assign(b.game.state.players[0] as PlayerState, state);
  performStateBasedActions(b.game);
  expect(b.game.state.players.map(({ lost }) => lost)).toEqual([expected, false]);
});

const walker = (subtype: string, more: Partial<Face> = {}): Partial<Face> => ({
  name: `${subtype}, the Wise`,
  types: ['planeswalker'],
  subtypes: [subtype],
  ...more,
});
const loyal = (n: number): Partial<GameObject> => ({ counters: { loyalty: n } });
const legend = (name: string): Partial<Face> => ({ name, supertypes: ['legendary'] });
const world = (name: string): Partial<Face> => ({ name, types: ['enchantment'], supertypes: ['world'] });
const OLDER = EDITIONS.filter((edition) => edition !== NEWEST);
const each = (editions: readonly EditionName[], name: string, prepare: (b: Board) => number[], expected: number[]) =>
  editions.map((edition): [EditionName, string, (b: Board) => number[], number[]] => [
    edition,
    name,
    prepare,
    expected,
  ]);
const enchant: Ability = { ability: 'keyword', keyword: 'enchant', quality: creatures };
const aura: Partial<Face> = { name: 'Aura', types: ['enchantment'], subtypes: ['Aura'], abilities: [enchant] };

test.each([
  ...each(EDITIONS, 'damage less than the toughness', (b) => [put(b, {}, { damage: 1 })], [0]),
  ...each(EDITIONS, 'as much as the toughness', (b) => [put(b, {}, { damage: 2 })], []),
  ...each(EDITIONS, 'damage on what is no creature', (b) => [put(b, { types: ['artifact'] }, { damage: 9 })], [0]),
  ...each(EDITIONS, 'toughness 0', (b) => [put(b, { toughness: 0 }), put(b, { toughness: 1 })], [1]),
  ...each(
    OLDER,
    'legends of one name, of two players',
    (b) => [put(b, legend('Ann')), put(b, legend('Ann'), { controller: 1 })],
    [],
  ),
  ...each(
    [NEWEST],
    'legends of one name, of two players',
    (b) => [put(b, legend('Ann')), put(b, legend('Ann'), { controller: 1 })],
    [0, 1],
  ),
  ...each(EDITIONS, 'legends of two names', (b) => [put(b, legend('Ann')), put(b, legend('Bea'))], [0, 1]),
  ...each(EDITIONS, 'legends without a name', (b) => [put(b, legend('')), put(b, legend(''))], [0, 1]),
  ...each(EDITIONS, 'a legend and what has its name', (b) => [put(b, legend('Ann')), put(b, { name: 'Ann' })], [0, 1]),
  ...each(
    EDITIONS,
    'legends where the rule is off',
    (b) => [put(b, legend('Ann')), put(b, legend('Ann')), law(b, { rule: 'legendRuleOff', what: { is: 'any' } })],
    [0, 1, 2],
  ),
  ...each(
    ['2009-10', '2011-09', NEWEST],
    'a planeswalker without loyalty',
    (b) => [put(b, walker('Ann'), loyal(1)), put(b, walker('Bea'))],
    [0],
  ),
  ...each(
    ['2009-10', '2011-09'],
    'planeswalkers with a type in common',
    (b) => [
      put(b, walker('Ann', { name: 'One' }), loyal(1)),
      put(b, walker('Ann'), loyal(1)),
      put(b, walker('Bea'), loyal(1)),
    ],
    [2],
  ),
  ...each(
    [NEWEST],
    'planeswalkers with a type in common',
    (b) => [put(b, walker('Ann', { name: 'One' }), loyal(1)), put(b, walker('Ann'), loyal(1))],
    [0, 1],
  ),
  ...each(EDITIONS, 'one world permanent', (b) => [put(b, world('One'), { enteredAt: 5 })], [0]),
  ...each(
    EDITIONS,
    'the older of two',
    (b) => [put(b, world('One'), { enteredAt: 5 }), put(b, world('Two'), { enteredAt: 7 })],
    [1],
  ),
  ...each(
    EDITIONS,
    'two of one age',
    (b) => [put(b, world('One'), { enteredAt: 5 }), put(b, world('Two'), { enteredAt: 5 })],
    [],
  ),
  ...each(
    EDITIONS,
    'what has been one for longer, though it entered later',
    (b) => {
      const [made, born] = [
        put(b, { name: 'Made', types: ['enchantment'] }, { enteredAt: 0 }),
        put(b, world('Born'), { enteredAt: 0.5 }),
      ];
      b.change([made], [{ mod: 'types', op: 'add', supertypes: ['world'] }]);
      return [made, born];
    },
    [0],
  ),
  ...each(
    EDITIONS,
    'the older of two, though something else has changed in it since',
    (b) => {
      const ids = [put(b, world('One'), { enteredAt: 0 }), put(b, world('Two'), { enteredAt: 0.5 })];
      b.change(ids.slice(0, 1), [{ mod: 'types', op: 'add', supertypes: ['snow'] }]);
      return ids;
    },
    [1],
  ),
  ...each(EDITIONS, 'an Aura attached to nothing', (b) => [put(b, aura)], []),
  ...each(
    EDITIONS,
    'an Aura on what it can’t be attached to',
    (b) => {
      const [land, bear] = [put(b, { types: ['land'] }), put(b, {})];
      return [land, bear, put(b, aura, { attachedTo: land }), put(b, aura, { attachedTo: bear })];
    },
    [0, 1, 3],
  ),
  ...each(
    EDITIONS,
    'an Aura on a player',
    (b) => {
      const curse = {
        ...aura,
        abilities: [{ ability: 'keyword', keyword: 'enchant', enchantPlayer: true } as Ability],
      };
      return [put(b, curse, { attachedPlayer: 0 }), put(b, aura, { attachedPlayer: 0 })];
    },
    [0],
  ),
  ...each(
    [NEWEST],
    'the older Role of one player on a permanent',
    (b) => {
      const host = put(b, {});
      const role = (controller: number, timestamp: number, on = host): number =>
        put(b, { ...aura, subtypes: ['Aura', 'Role'] }, { attachedTo: on, controller, owner: controller, timestamp });
      return [role(0, 5), role(0, 6), role(1, 4), role(0, 3, put(b, {}))];
    },
    [1, 2, 3],
  ),
])('%s: %s', (edition, _, prepare, expected) => {
  expect(left(edition, prepare)).toEqual(expected);
});

test('an Equipment on what is no creature is unattached, and so is a creature on anything', () => {
  const b = board(testEdition(NEWEST));
  const [land, bear] = [put(b, { types: ['land'] }), put(b, {})];
  const blade = { types: ['artifact'], subtypes: ['Equipment'] } as const;
  const ids = [
    put(b, blade, { attachedTo: land }),
    put(b, blade, { attachedTo: bear }),
    put(b, {}, { attachedTo: bear }),
  ];
  while (performStateBasedActions(b.game));
  expect(ids.map((id) => [at(b, id).zone, at(b, id).attachedTo])).toEqual([
    ['battlefield', 0],
    ['battlefield', bear],
    ['battlefield', 0],
  ]);
});

test.each([
  [2, 1, [1, 0]],
  [1, 2, [0, 1]],
  [2, 0, [2, 0]],
])('of %i +1/+1 and %i -1/-1 counters remain %j', (plus, minus, expected) => {
  const b = board(testEdition(NEWEST));
  const id = put(b, { toughness: 9 }, { counters: { '+1/+1': plus, '-1/-1': minus } });
  while (performStateBasedActions(b.game));
  const { counters } = at(b, id);
  expect([counters?.['+1/+1'], counters?.['-1/-1']]).toEqual(expected);
});

test.each([
  [3, 3],
  [4, 4],
  [5, 4],
])('of %i counters where there can be four there are %i', (count, expected) => {
  const b = board(testEdition(NEWEST));
  law(b, { rule: 'counterLimit', what: { set: 'all', where: creatures }, counter: 'charge', n: 4 });
  const id = put(b, {}, { counters: { charge: count } });
  const other = put(b, { types: ['artifact'] }, { counters: { charge: 9 } });
  while (performStateBasedActions(b.game));
  expect([at(b, id).counters, at(b, other).counters]).toEqual([{ charge: expected }, { charge: 9 }]);
});
