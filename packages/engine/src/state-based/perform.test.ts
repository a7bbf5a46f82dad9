/** One check of state-based actions: what it does at once, what it forgets, and whether it did anything. 2006: 420 · 2009, 2011: 704 · 2026: 704 */
import { expect, test } from 'vitest';
import { board, EDITIONS, testEdition, type Board } from '../continuous/board-in-tests.ts';
import { newCombat } from '../events/combat-record.ts';
import { cease } from '../events/objects.ts';
import { objectOf } from '../state/objects.ts';
import type { PlayerState, WritableObject } from '../state/state.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { performStateBasedActions } from './perform.ts';

const NEWEST = '2026-02';
const you = { who: 'you' } as const;
const at = ({ game }: Board, id: number): WritableObject => objectOf(game, id) as WritableObject;
const first = ({ game }: Board): PlayerState => game.state.players[0] as PlayerState;
const law = (b: Board, rule: Rule): number =>
  b.put({ types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
const bear = { name: 'Bear', types: ['creature'], power: 2, toughness: 2 } as const;
/** As a permanent is that was there at the last check. */
const held = { heldBy: 0 } as const;

/** The next time that it would be destroyed, it regenerates. */
function regenerating(b: Board, id: number): void {
  b.resolve(
    [
      {
        part: 'replacement',
        replacement: {
          event: { on: 'destroy', what: { is: 'in', set: { set: 'ref', name: 'it' } } },
          instead: { instead: 'regenerate' },
        },
        times: 1,
      },
    ],
    { env: { it: { objects: [id] } } },
  );
}

test('where nothing applies nothing was done', () => {
  const b = board(testEdition(NEWEST));
  b.put(bear, held);
  expect(performStateBasedActions(b.game)).toBe(false);
});

test('nor once the game is over', () => {
  const b = board(testEdition(NEWEST));
  first(b).life = 0;
  b.game.state.result = { result: 'draw', reason: '' };
  expect([performStateBasedActions(b.game), first(b).lost]).toEqual([false, false]);
});

test.each(EDITIONS)(
  'a creature with lethal damage is destroyed, one with toughness 0 is put into the graveyard (%s)',
  (edition) => {
    const b = board(testEdition(edition));
    const ids = [{ damage: 2 }, { damage: 1 }].map((more) => b.put(bear, { ...held, ...more }));
    ids.push(b.put({ ...bear, toughness: 0 }, held));
    for (const id of ids) regenerating(b, id);
    expect(performStateBasedActions(b.game)).toBe(true);
    expect(ids.map((id) => [objectOf(b.game, id)?.zone, objectOf(b.game, id)?.tapped])).toEqual([
      ['battlefield', true],
      ['battlefield', false],
      [undefined, undefined],
    ]);
  },
);

test('two reasons to destroy a creature are one, which one regeneration is enough for', () => {
  const b = board(testEdition(NEWEST));
  const id = b.put(bear, { ...held, damage: 2, deathtouched: true });
  regenerating(b, id);
  expect([performStateBasedActions(b.game), at(b, id).zone]).toEqual([true, 'battlefield']);
  expect(performStateBasedActions(b.game)).toBe(false);
});

test('what is destroyed and put into the graveyard is put there, whatever regenerates it', () => {
  const b = board(testEdition(NEWEST));
  const other = b.put(bear, { ...held, damage: 2 });
  const id = b.put({ ...bear, types: ['planeswalker', 'creature'], loyalty: 3 }, { ...held, damage: 2 });
  for (const each of [other, id]) regenerating(b, each);
  expect(performStateBasedActions(b.game)).toBe(true);
  expect([at(b, other).zone, objectOf(b.game, id), first(b).graveyard.length]).toEqual(['battlefield', null, 1]);
});

test('the same check looks at what an effect leaves that is over', () => {
  const b = board(testEdition(NEWEST));
  const source = b.put({ types: ['artifact'] }, held);
  const id = b.put({ ...bear, toughness: 0 }, held);
  b.resolve(
    [
      {
        part: 'change',
        affects: { set: 'ref', name: 'it' },
        mods: [{ mod: 'modifyPT', power: 0, toughness: 1 }],
      },
    ],
    {
      duration: { until: 'leaves', what: { set: 'ref', name: 'source' } },
      env: { it: { objects: [id] }, source: { objects: [source] } },
    },
  );
  expect(performStateBasedActions(b.game)).toBe(false);
  expect([b.game.state.effects.length, at(b, id).zone]).toEqual([1, 'battlefield']);
  cease(b.game, source);
  expect(performStateBasedActions(b.game)).toBe(true);
  expect([b.game.state.effects.length, objectOf(b.game, id)]).toEqual([0, null]);
});

test.each([false, true])(
  'a token that is not on the battlefield is gone, which is something done (with something to look at: %s)',
  (suspicious) => {
    const b = board(testEdition(NEWEST));
    const token = b.put(bear, { kind: 'token', zone: 'graveyard' });
    if (suspicious) b.put(bear, { ...held, counters: { '-1/-1': 1 } });
    b.game.state.fleeting = true;
    expect([performStateBasedActions(b.game), objectOf(b.game, token)]).toEqual([true, null]);
    expect(performStateBasedActions(b.game)).toBe(false);
  },
);

test('what is no creature any more is removed from combat, which is something done', () => {
  const b = board(testEdition(NEWEST));
  const id = b.put({ types: ['artifact'] }, held);
  const combat = newCombat();
  combat.attackers = [{ id, defender: 1, planeswalker: 0, blocked: false, blockedBy: [], band: 0 }];
  b.game.state.combat = combat;
  expect([performStateBasedActions(b.game), combat.attackers]).toEqual([true, []]);
  expect(performStateBasedActions(b.game)).toBe(false);
});

test('who has come to control a permanent is noted, which is something done; but not of one that is phased out', () => {
  const b = board(testEdition(NEWEST));
  const id = b.put(bear, held);
  const away = b.put(bear, { ...held, phasedOut: true });
  for (const each of [id, away]) at(b, each).controller = 1;
  b.touch();
  expect([performStateBasedActions(b.game), at(b, id).heldBy, at(b, away).heldBy]).toEqual([true, 1, 0]);
  expect(performStateBasedActions(b.game)).toBe(false);
});

test('draws from an empty library and damage by deathtouch count for one check', () => {
  const b = board(testEdition(NEWEST));
  law(b, { rule: 'cantLoseGame', who: you });
  const id = b.put(
    { ...bear, abilities: [{ ability: 'keyword', keyword: 'indestructible' }] },
    { ...held, deathtouched: true },
  );
  first(b).drewFromEmpty = true;
  expect(performStateBasedActions(b.game)).toBe(false);
  expect([first(b).lost, first(b).drewFromEmpty, at(b, id).zone, at(b, id).deathtouched]).toEqual([
    false,
    false,
    'battlefield',
    false,
  ]);
});

test('a card that is revealed on top of a library is noted', () => {
  const b = board(testEdition(NEWEST));
  const top = b.put(bear, { zone: 'library' });
  law(b, { rule: 'playWithTopRevealed', who: you });
  performStateBasedActions(b.game);
  expect(first(b).tops?.now).toBe(top);
});

test('it becomes day as there is something that is bound to it', () => {
  const b = board(testEdition(NEWEST));
  b.put(
    { ...bear, abilities: [{ ability: 'keyword', keyword: 'daybound' }] },
    { ...held, layout: 'double-faced', other: bear },
  );
  performStateBasedActions(b.game);
  expect(b.game.state.daytime).toBe('day');
});
