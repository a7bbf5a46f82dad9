/** How costs are paid: what is asked, what is offered, what was given up. 2006: 409.1h · 2009, 2011: 601.2g · 2026: 601.2h */
import { expect, test } from 'vitest';
import { card, creature, one, self, table, type Table, you, yours } from '../table-in-tests.ts';
import type { EditionName } from '../../state/names.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CostAction } from '../../vocabulary/costs.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';

const two = { min: 2, max: 2 } as const;
const anyNumber = { min: 0, max: null };
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const among = (from: ObjectSet, count: { min: number; max: number | null } = one, more: object = {}): ObjectSet =>
  ({ set: 'choice', by: you, from, count, ...more }) as ObjectSet;
const own = all({ is: 'and', of: [creature, yours] });
const hand: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'hand', of: you };
const graveyards: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'graveyard' };
const exile = { zone: 'exile' } as const;
const paid: ObjectSet = { set: 'ref', name: 'paid' };
/** Life as much as the power of what was paid with. */
const gain: Instruction = { do: 'gainLife', who: you, amount: { q: 'stat', stat: 'power', of: paid } };

/** The ability is being activated: of a player with a Bear 2/2, a Wolf 3/3 and an Ogre 2/2 that is tapped and has two counters. */
function paying(
  actions: readonly CostAction[],
  edition: EditionName = '2026-02',
  runes = 1,
  effect: Instruction = gain,
): Table {
  const machine: Ability = { ability: 'activated', cost: { actions }, body: { effect: [effect] } };
  const seen: Ability = {
    ability: 'triggered',
    event: { on: 'tap', what: { is: 'any' }, forMana: true },
    body: { effect: [{ do: 'gainLife', who: you, amount: 100 }] },
  };
  const cards = [
    card('Machine', '1', ['artifact'], [machine]),
    card('Bear', '1 G', ['creature']),
    card('Wolf', '2 G', ['creature'], [], { power: 3, toughness: 3 }),
    card('Ogre', '2 R', ['creature']),
    card('Watcher', '1', ['enchantment'], [seen]),
    ...['Thing', 'Gem', 'Old', 'Older', 'Rune'].map((name) => card(name, '9', ['artifact'])),
  ];
  const t = table(
    edition,
    cards,
    {
      hand: ['Thing', 'Gem'],
      graveyard: ['Old', 'Older'],
      battlefield: ['Machine', 'Watcher', 'Bear', 'Wolf', { name: 'Ogre', tapped: true, counters: { '+1/+1': 2 } }],
    },
    { graveyard: Array.from({ length: runes }, () => 'Rune') },
  );
  t.act('activate Machine');
  return t;
}
const lifeOf = (t: Table): number => t.game.state.players[0]?.life ?? 0;
const libraryOf = (t: Table): number => t.game.state.players[0]?.library.length ?? 0;
const handOf = (t: Table): number => t.game.state.players[0]?.hand.length ?? 0;
const isActivated = (t: Table): boolean => t.game.state.stack.length === 1 && t.decision().kind === 'priority';
/** What may be chosen now, by name, and what the question is called. */
function asked(t: Table): { kind: string; offered: string[] } {
  const decision = t.decision();
  if (decision.form !== 'choose') throw new Error(decision.form);
  const names = ['Bear', 'Wolf', 'Ogre', 'Thing', 'Gem', 'Old', 'Older', 'Rune'];
  return {
    kind: decision.kind,
    offered: decision.options.flatMap((o) =>
      'object' in o ? names.filter((name) => nameAt(t, o.object) === name) : 'text' in o ? [o.text] : [],
    ),
  };
}
const nameAt = (t: Table, id: number | undefined): string | undefined => {
  const object = t.game.state.objects.find((o) => o?.id === id);
  return t.game.definitions.get(object?.def ?? '')?.name;
};

const tap = (what: ObjectSet): CostAction => ({ do: 'tap', what, out: 'paid' });
const sacrifice = (what: ObjectSet): CostAction => ({ do: 'sacrifice', who: you, what, out: 'paid' });
const discard = (what: ObjectSet): CostAction => ({ do: 'discard', who: you, what });
const mill: CostAction = { do: 'mill', who: you, count: 1 };

test('one of what is untapped is tapped, and known to the effect', () => {
  const t = paying([tap(among(own))]);
  expect(asked(t)).toEqual({ kind: 'cost', offered: ['Bear', 'Wolf'] });
  t.choose('Wolf');
  expect([t.the('Bear').tapped, t.the('Wolf').tapped, isActivated(t)]).toEqual([false, true, true]);
  t.resolve();
  expect(lifeOf(t)).toBe(23);
});

test('what is sacrificed is known as it last was', () => {
  const t = paying([sacrifice(among(own))]);
  expect(asked(t)).toEqual({ kind: 'sacrifice', offered: ['Bear', 'Wolf', 'Ogre'] });
  t.choose('Ogre');
  expect(t.the('Ogre').zone).toBe('graveyard');
  t.resolve();
  expect(lifeOf(t)).toBe(24);
});

test('a card of one’s own choice is discarded', () => {
  const t = paying([discard(among(hand))]);
  expect(asked(t)).toEqual({ kind: 'discard', offered: ['Thing', 'Gem'] });
  t.choose('Gem');
  expect([t.the('Thing').zone, t.the('Gem').zone]).toEqual(['hand', 'graveyard']);
});

test('a card at random is discarded unasked', () => {
  const t = paying([discard(among(hand, one, { random: true }))]);
  expect([handOf(t), isActivated(t)]).toEqual([1, true]);
});

test('of all cards in hand none is left, unasked', () => {
  const t = paying([discard(hand)]);
  expect([handOf(t), isActivated(t)]).toEqual([0, true]);
});

test('two cards of one graveyard: where there is but one card none is offered', () => {
  const t = paying([{ do: 'move', what: among(graveyards, two, { singleOwner: true }), to: exile }]);
  expect(isActivated(t)).toBe(true);
  expect([t.the('Old').zone, t.the('Older').zone, t.the('Rune').zone]).toEqual(['exile', 'exile', 'graveyard']);
});

test('two cards of one graveyard are not one of each of two', () => {
  const t = paying([{ do: 'move', what: among(graveyards, two, { singleOwner: true }), to: exile }], '2026-02', 2);
  expect(asked(t).offered).toEqual(['Old', 'Older', 'Rune', 'Rune']);
  expect(() => t.say([1, 2])).toThrow('those are not all in one zone');
  t.say([2, 3]);
  expect([t.the('Old').zone, t.the('Rune').zone, isActivated(t)]).toEqual(['graveyard', 'exile', true]);
});

test('a total of 5 is reached by neither of two alone', () => {
  const t = paying([tap(among(own, anyNumber, { total: { stat: 'power', atLeast: 5 } }))]);
  expect(() => t.say([0])).toThrow();
  expect(() => t.say([1])).toThrow();
  t.say([0, 1]);
  expect([t.the('Bear').tapped, t.the('Wolf').tapped, isActivated(t)]).toEqual([true, true, true]);
});

test('a total of 3 is reached by one of two, or by both', () => {
  for (const chosen of [[1], [0, 1]]) {
    const t = paying([tap(among(own, anyNumber, { total: { stat: 'power', atLeast: 3 } }))]);
    expect(() => t.say([0])).toThrow('that is not enough');
    t.say(chosen);
    expect([t.the('Bear').tapped, t.the('Wolf').tapped]).toEqual([chosen.includes(0), true]);
  }
});

test('any number is none, or all there are', () => {
  for (const chosen of [[], [0, 1, 2]]) {
    const t = paying([sacrifice(among(own, anyNumber))]);
    t.say(chosen);
    expect([t.the('Bear').zone === 'graveyard', isActivated(t)]).toEqual([chosen.length > 0, true]);
  }
});

test('what a later part of the cost needs is not offered for an earlier one', () => {
  const t = paying([tap(among(own)), tap(among(named('Bear')))]);
  expect([t.the('Bear').tapped, t.the('Wolf').tapped, isActivated(t)]).toEqual([true, true, true]);
});

test('what is tapped may be sacrificed, and is tapped before', () => {
  const t = paying([sacrifice(self), tap(self)]);
  expect([t.the('Machine').zone, isActivated(t)]).toEqual(['graveyard', true]);
});

test('what is tapped for one part may be given up for another', () => {
  const t = paying([tap(among(own)), sacrifice(among(named('Bear')))]);
  expect(asked(t).offered).toEqual(['Bear', 'Wolf']);
  t.choose('Bear');
  expect([t.the('Bear').zone, t.the('Wolf').tapped, isActivated(t)]).toEqual(['graveyard', false, true]);
});

test('today what nobody can foresee is paid last', () => {
  const t = paying([mill, sacrifice(among(own))]);
  expect([asked(t).kind, libraryOf(t)]).toEqual(['sacrifice', 5]);
  t.choose('Bear');
  expect([libraryOf(t), isActivated(t)]).toEqual([4, true]);
});

test.each<[number, number]>([
  [0, 5],
  [1, 4],
])('before that in the order that the player likes: %s', (first, library) => {
  const t = paying([mill, sacrifice(among(own))], '2009-10');
  expect(asked(t)).toEqual({ kind: 'cost', offered: ['sacrifice', 'at random'] });
  t.say([first]);
  expect([asked(t).kind, libraryOf(t)]).toEqual(['sacrifice', library]);
  t.choose('Bear');
  expect([libraryOf(t), isActivated(t)]).toEqual([4, true]);
});

test('the order is not asked of what moves nothing', () => {
  const t = paying([mill, tap(self)], '2009-10');
  expect([libraryOf(t), isActivated(t)]).toEqual([4, true]);
});

test('what a cost does without naming an object is done', () => {
  const t = paying([
    { do: 'payLife', who: you, amount: 3 },
    { do: 'putCounters', counter: 'charge', count: 2, on: self },
    { do: 'removeCounters', counter: '+1/+1', count: 1, from: among(own) },
  ]);
  expect([lifeOf(t), t.the('Machine').counters?.['charge'], t.the('Ogre').counters?.['+1/+1']]).toEqual([17, 2, 1]);
});

test('what is tapped for no mana is not tapped for mana', () => {
  expect(isActivated(paying([tap(self)]))).toBe(true);
});

test('all that a cost moved is known to the effect, and a discarded card as what it became', () => {
  const moved: Instruction = { do: 'gainLife', who: you, amount: { q: 'count', of: { set: 'ref', name: 'moved' } } };
  const t = paying([discard(among(hand)), sacrifice(among(named('Wolf')))], '2026-02', 1, moved);
  t.choose('Gem');
  t.resolve();
  expect(lifeOf(t)).toBe(22);
  const back = paying(
    [discard(among(hand))].map((each) => ({ ...each, out: 'paid' })),
    '2026-02',
    1,
    {
      do: 'move',
      what: paid,
      to: { zone: 'hand' },
    },
  );
  back.choose('Gem');
  back.resolve();
  expect(back.the('Gem').zone).toBe('hand');
});
