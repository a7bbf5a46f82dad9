/**
 * Which replacement and prevention effects apply to an event, and to which none does.
 * 2006: 419 · 2009, 2011: 609.7b, 614–616, 701.11–12 · 2026: 609.7b, 614–616, 701.19, 714.3
 */
import { expect, test } from 'vitest';
import { all, board, creatures, testEdition, type Board } from '../continuous/board-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import { byPlayer } from '../events/cause.ts';
import { arrival, type GameEvent } from '../events/event.ts';
import { type Damage, damageEvent } from '../events/kinds/damage.ts';
import { gainLifeEvent } from '../events/kinds/life.ts';
import { type Entering, moveEvent } from '../events/kinds/move.ts';
import { destroyEvent } from '../events/kinds/removal.ts';
import { turnFaceUpEvent } from '../events/kinds/face.ts';
import { SHIELDED } from '../continuous/floating.ts';
import type { Env, GameObject } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { ContinuousPart, Instead, Replacement, Rule } from '../vocabulary/rules-effects.ts';
import { applicable, cantBePrevented, withoutForbiddenCounters } from './applicable.ts';

const NEWEST: EditionName = '2026-02';
const EFFECT = byPlayer(0);
const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const lands = { is: 'type', type: 'land' } as const;
const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const replaces = (event: EventPattern, instead: Instead, more: Partial<Replacement> = {}): Ability =>
  statically({ part: 'replacement', replacement: { event, instead, ...more } });

interface Scene {
  b: Board;
  bear: number;
  elk: number;
  land: number;
}
/** Player 0 has a Bear, a Land and what is said, player 1 an Elk. */
function scene(abilities: readonly Ability[] = [], edition = NEWEST): Scene {
  const b = board(testEdition(edition));
  const bear = b.put({ name: 'Bear', power: 2, toughness: 2 });
  const elk = b.put({ name: 'Elk' }, { controller: 1 });
  const land = b.put({ name: 'Land', types: ['land'] });
  if (abilities.length > 0) b.put({ name: 'Law', types: ['enchantment'], abilities });
  return { b, bear, elk, land };
}
const applied = ({ b }: Scene, event: GameEvent): string[] =>
  applicable(b.game, event, { inUse: null }).map((each) => each.kind);
const toB = ({ bear }: Scene, combat = false): Damage => damageEvent(bear, { player: 1 }, 2, EFFECT, { combat });

test.each<[string, Omit<Extract<Rule, { rule: 'damageCantBePrevented' }>, 'rule'>, (s: Scene) => Damage, boolean]>([
  ['any', {}, toB, true],
  ['combat damage that is', { combat: true }, (s) => toB(s, true), true],
  ['combat damage that is not', { combat: true }, toB, false],
  ['of its source', { source: creatures }, toB, true],
  ['of another source', { source: lands }, toB, false],
  ['to that player', { to: { players: opponents } }, toB, true],
  ['to another player', { to: { players: you } }, toB, false],
  ['to objects alone', { to: { objects: creatures } }, toB, false],
  ['to that object', { to: { objects: creatures } }, (s) => damageEvent(s.bear, { object: s.elk }, 1, EFFECT), true],
  ['to another object', { to: { objects: lands } }, (s) => damageEvent(s.bear, { object: s.elk }, 1, EFFECT), false],
  ['to players alone', { to: { players: opponents } }, (s) => damageEvent(s.bear, { object: s.elk }, 1, EFFECT), false],
])('damage cannot be prevented: %s', (_, rule, event, expected) => {
  const s = scene([statically({ part: 'rule', rule: { rule: 'damageCantBePrevented', ...rule } })]);
  expect(cantBePrevented(s.b.game, event(s))).toBe(expected);
  expect(cantBePrevented(s.b.game, { ...event(s), unpreventable: true })).toBe(true);
});

const damaged: EventPattern = { on: 'damage', toPlayer: opponents };
const prevent: Instead = { instead: 'prevent' };
const alsoGains: Instead = { instead: 'prevent', then: [{ do: 'gainLife', who: you, amount: 1 }] };
test.each<[string, EditionName, Instead, boolean, string[]]>([
  ['damage is prevented', NEWEST, prevent, false, ['effect']],
  ['not what cannot be', NEWEST, prevent, true, []],
  ['but what else is said is done', NEWEST, alsoGains, true, ['effect']],
  ['as it was', '2009-10', alsoGains, true, ['effect']],
  ['it was not before', '2006-10', alsoGains, true, []],
  ['another amount applies to it', NEWEST, { instead: 'amount', amount: 1 }, true, ['effect']],
])('%s (%s)', (_, edition, instead, unpreventable, expected) => {
  const s = scene([replaces(damaged, instead)], edition);
  expect(applied(s, { ...toB(s), unpreventable })).toEqual(expected);
});

test.each<[string, Ability, (s: Scene) => GameEvent, string[]]>([
  ['to another event', replaces(damaged, prevent), () => gainLifeEvent(1, 2, EFFECT), []],
  ['to another player', replaces(damaged, prevent), (s) => damageEvent(s.elk, { player: 0 }, 2, EFFECT), []],
  [
    'where its condition holds',
    replaces(damaged, prevent, { condition: { if: 'turn', of: you } }),
    (s) => toB(s),
    ['effect'],
  ],
  ['where it does not', replaces(damaged, prevent, { condition: { if: 'turn', of: opponents } }), (s) => toB(s), []],
  [
    'where it holds of the event',
    replaces(damaged, prevent, {
      condition: { if: 'matches', what: { set: 'ref', name: 'event.source' }, filter: creatures },
    }),
    (s) => toB(s),
    ['effect'],
  ],
  [
    'where it does not hold of it',
    replaces(damaged, prevent, {
      condition: { if: 'matches', what: { set: 'ref', name: 'event.source' }, filter: lands },
    }),
    (s) => toB(s),
    [],
  ],
])('an effect applies or not: %s', (_, ability, event, expected) => {
  const s = scene([ability]);
  expect(applied(s, event(s))).toEqual(expected);
});

test('none applies twice, nor after its last use', () => {
  const s = scene([replaces(damaged, prevent)]);
  const [once] = applicable(s.b.game, toB(s), { inUse: null });
  const key = once?.kind === 'effect' ? once.key : '';
  expect(applied(s, { ...toB(s), cause: { ...EFFECT, applied: [key] } })).toEqual([]);
  const used = scene();
  const effect = used.b.resolve([{ part: 'replacement', replacement: { event: damaged, instead: prevent }, times: 1 }]);
  expect(applied(used, toB(used))).toEqual(['effect']);
  effect.uses = 0;
  used.b.touch();
  expect(applied(used, toB(used))).toEqual([]);
});

test('a shield applies while something is left of it', () => {
  const s = scene();
  const effect = s.b.resolve([{ part: 'replacement', replacement: { event: damaged, instead: prevent }, shield: 3 }]);
  expect(applied(s, toB(s))).toEqual(['effect']);
  effect.shield = 0;
  s.b.touch();
  expect(applied(s, toB(s))).toEqual([]);
});

test.each<[string, Env[string], (s: Scene) => Damage, string[]]>([
  ['for its player', { players: [1] }, toB, ['effect']],
  ['not for another player', { players: [0] }, toB, []],
  ['not for an object', { objects: [1] }, toB, []],
])('a shield applies %s', (_, shielded, event, expected) => {
  const s = scene();
  const part = { part: 'replacement', replacement: { event: { on: 'damage' }, instead: prevent }, shield: 3 } as const;
  s.b.resolve([part], { env: { [SHIELDED]: shielded } });
  expect(applied(s, event(s))).toEqual(expected);
  s.b.resolve([part], { env: { [SHIELDED]: { objects: [s.elk] } } });
  expect(applied(s, damageEvent(s.bear, { object: s.elk }, 1, EFFECT))).toEqual(['effect']);
  expect(applied(s, damageEvent(s.bear, { object: s.land }, 1, EFFECT))).toEqual([]);
});

/** Whom each player reaches, as bits. */
const near = [0b01, 0b10];
const far = [0b11, 0b11];
test.each<[string, EventPattern, number[] | null, (s: Scene) => GameEvent, string[]]>([
  ['both are', { on: 'damage' }, far, toB, ['effect']],
  ['there is no range', { on: 'damage' }, null, toB, ['effect']],
  ['not where the recipient is not', { on: 'damage' }, near, toB, []],
  ['not where the source is not', { on: 'damage' }, near, (s) => damageEvent(s.elk, { player: 0 }, 1, EFFECT), []],
  ['the source that it names is', { on: 'damage', source: creatures }, near, toB, ['effect']],
])(
  'prevention that names neither source nor recipient applies where both are in range: %s',
  (_, on, reach, event, expected) => {
    const s = scene([replaces(on, prevent)]);
    s.b.game.state.reach = reach;
    s.b.touch();
    expect(applied(s, event(s))).toEqual(expected);
  },
);

test.each<[string, Partial<GameObject>, boolean, readonly Rule[], string[]]>([
  ['with a shield', { shields: 1 }, false, [], ['regeneration']],
  ['without one', { shields: 0 }, false, [], []],
  ['not where it is destroyed for good', { shields: 1 }, true, [], []],
  ['not where it cannot be', { shields: 1 }, false, [{ rule: 'cantBeRegenerated', what: all(creatures) }], []],
  [
    'where something else cannot be',
    { shields: 1 },
    false,
    [{ rule: 'cantBeRegenerated', what: all(lands) }],
    ['regeneration'],
  ],
])('what is destroyed regenerates %s', (_, is, noRegeneration, rules, expected) => {
  const b = board(testEdition(NEWEST));
  const id = b.put({ name: 'Bear' }, is);
  b.put({ types: ['enchantment'], abilities: rules.map((rule) => statically({ part: 'rule', rule })) });
  const event = destroyEvent(id, 0, EFFECT, noRegeneration);
  expect(applicable(b.game, event, { inUse: null }).map(({ kind }) => kind)).toEqual(expected);
});

test('it regenerates once for each time that it is destroyed, and nothing else does', () => {
  const b = board(testEdition(NEWEST));
  const id = b.put({ name: 'Bear' }, { shields: 2 });
  const cause = { ...EFFECT, applied: [`regenerate:${id}`] };
  const kinds = (event: GameEvent): string[] => applicable(b.game, event, { inUse: null }).map(({ kind }) => kind);
  expect(kinds(destroyEvent(id, 0, cause))).toEqual([]);
  expect(kinds(destroyEvent(99, 0, EFFECT))).toEqual([]);
  expect(kinds(moveEvent({ object: id, from: 'battlefield', to: 'graveyard' }, EFFECT))).toEqual([]);
});

test('an effect that regenerates it applies unless it cannot be regenerated', () => {
  const would: EventPattern = { on: 'destroy', what: creatures };
  const s = scene([replaces(would, { instead: 'regenerate' })]);
  expect(applied(s, destroyEvent(s.bear, 0, EFFECT))).toEqual(['effect']);
  expect(applied(s, destroyEvent(s.bear, 0, EFFECT, true))).toEqual([]);
  const other = scene([replaces(would, { instead: 'nothing' })]);
  expect(applied(other, destroyEvent(other.bear, 0, EFFECT, true))).toEqual(['effect']);
});

const enters = (
  face: Partial<Face>,
  laws: readonly Ability[] = [],
  more: Partial<Entering> = {},
): [Scene, Entering] => {
  const s = scene(laws);
  const object = s.b.put(face, { zone: 'hand' });
  const event = moveEvent({ object, from: 'hand', to: 'battlefield', player: 0, arrival: arrival(0) }, EFFECT);
  return [s, { ...event, ...more } as Entering];
};
const comes = (what: Extract<EventPattern, { on: 'move' }>['what']): EventPattern => ({
  on: 'move',
  what,
  to: 'battlefield',
});
const tapped: Instead = { instead: 'enters', tapped: true };
const isSelf = { is: 'self' } as const;

test.each<[string, Partial<Face>, Ability[], string[]]>([
  ['nothing', {}, [], []],
  ['its own words', { abilities: [replaces(comes(isSelf), tapped)] }, [], ['effect']],
  ['those of another permanent', {}, [replaces(comes(creatures), tapped)], ['effect']],
  ['not those about other permanents', {}, [replaces(comes(lands), tapped)], []],
  ['what a Saga enters with', { types: ['enchantment'], subtypes: ['Saga'] }, [], ['lore']],
  [
    'the counters of a battle, and who protects it',
    { types: ['battle'], subtypes: ['Siege'] },
    [],
    ['effect', 'protector'],
  ],
])('what applies as a permanent enters: %s', (_, face, laws, expected) => {
  const [s, event] = enters(face, laws);
  expect(applied(s, event)).toEqual(expected);
});

const counted = { counters: [{ counter: 'charge', count: 2 }] } as const;
test.each<[string, EventPattern, string[]]>([
  ['of that kind', { on: 'counters', counter: 'charge', what: creatures }, ['effect']],
  ['of another kind', { on: 'counters', counter: 'time', what: creatures }, []],
  ['on something else', { on: 'counters', counter: 'charge', what: lands }, []],
])('an effect on counters applies to those that a permanent enters with: %s', (_, pattern, expected) => {
  const [s, event] = enters({}, [replaces(pattern, { instead: 'amount', amount: 9 })], {
    arrival: arrival(0, { counters: [...counted.counters] }),
  });
  expect(applied(s, event)).toEqual(expected);
});

test.each<[string, Rule | null, number]>([
  ['where nothing forbids it', null, 2],
  ['not where no counter can be put there', { rule: 'cantHaveCounters', what: all(creatures) }, 0],
  ['not where none of that kind can', { rule: 'cantHaveCounters', what: all(creatures), counter: 'charge' }, 0],
  ['where none of another kind can', { rule: 'cantHaveCounters', what: all(creatures), counter: 'time' }, 2],
  ['where none can be put on other things', { rule: 'cantHaveCounters', what: all(lands) }, 2],
])('a permanent enters with its counters %s', (_, rule, count) => {
  const [s, event] = enters({}, rule === null ? [] : [statically({ part: 'rule', rule })], {
    arrival: arrival(0, { counters: [...counted.counters] }),
  });
  const { arrival: left } = withoutForbiddenCounters(s.b.game, event);
  expect(left.counters.reduce((sum, { count: n }) => sum + n, 0)).toBe(count);
});

test('it enters without counters that its own words forbid, and none where it has none', () => {
  const own = statically({ part: 'rule', rule: { rule: 'cantHaveCounters', what: { set: 'self' } } });
  const [s, event] = enters({ abilities: [own] }, [], { arrival: arrival(0, { counters: [...counted.counters] }) });
  expect(withoutForbiddenCounters(s.b.game, event).arrival.counters.every(({ count }) => count === 0)).toBe(true);
  const [t, plain] = enters({ abilities: [own] });
  expect(withoutForbiddenCounters(t.b.game, plain)).toBe(plain);
});

test('what is said of being turned face up applies as it is turned, and not to what is face up', () => {
  const turns = replaces({ on: 'turnedFaceUp', what: isSelf }, { instead: 'do', effect: [{ do: 'original' }] });
  const b = board(testEdition(NEWEST));
  const down = b.put({ name: 'Hidden', abilities: [turns] }, { faceDown: true, faceDownBy: 'morph' });
  const up = b.put({ name: 'Shown' });
  const kinds = (id: number): string[] =>
    applicable(b.game, turnFaceUpEvent(id, 0, EFFECT), { inUse: null }).map(({ kind }) => kind);
  expect(kinds(down)).toEqual(['effect']);
  expect(kinds(up)).toEqual([]);
});

test('a card in a library says what becomes of it as it leaves', () => {
  const b = board(testEdition(NEWEST));
  const own = replaces({ on: 'move', what: isSelf, from: 'library' }, { instead: 'zone', zone: 'exile' });
  const id = b.put({ name: 'Deep', abilities: [{ ...own, zones: ['library'] } as Ability] }, { zone: 'library' });
  const kinds = (from: 'library' | 'hand'): string[] =>
    applicable(b.game, moveEvent({ object: id, from, to: 'graveyard' }, EFFECT), { inUse: null }).map(
      ({ kind }) => kind,
    );
  expect(kinds('library')).toEqual(['effect']);
  expect(kinds('hand')).toEqual([]);
});
