/**
 * Which of the two objects that a moved one was and is a pattern looks at and speaks of, and what is played.
 * 2006: 217.1c, 410.10 · 2009, 2011: 400.7, 406.6, 603.6 · 2026: 400.7, 406.7, 603.6, 603.10
 */
import { expect, test } from 'vitest';
import { ruleContext } from '../../meaning/context.ts';
import { blankStackInfo } from '../../state/stack.ts';
import { objectOf } from '../../state/objects.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';
import type { Zone } from '../../vocabulary/words.ts';
import { byPlayer } from '../cause.ts';
import { arrival } from '../event.ts';
import { type Board, board, EFFECT } from './board-in-tests.ts';
import { type Move, move, moveEvent } from './move.ts';
import { kindOf, matchesPattern } from './table.ts';

const creature: Filter = { is: 'type', type: 'creature' };
const artifact: Filter = { is: 'type', type: 'artifact' };
type OnMove = Extract<EventPattern, { on: 'move' }>;
type Zones = Pick<OnMove, 'from' | 'to'>;

/** What was a Bear has become a Blade; 0: it has become nothing yet. */
const moved = ({ bear, blade }: Board, from: Zone, to: Zone, happened = true, fields: Partial<Move> = {}): Move => ({
  ...moveEvent({ object: bear, from, to }, EFFECT),
  became: happened ? blade : 0,
  ...fields,
});

const NEW = 'what it is';
const OLD = 'what it was';
const LOOKS: [Zone, Zone, Zones, boolean, string][] = [
  ['hand', 'battlefield', { to: 'battlefield' }, true, NEW],
  ['graveyard', 'battlefield', { to: 'battlefield' }, true, NEW],
  ['graveyard', 'battlefield', {}, true, NEW],
  ['graveyard', 'battlefield', { from: 'graveyard', to: 'battlefield' }, true, NEW],
  ['graveyard', 'battlefield', { from: 'graveyard' }, true, OLD],
  ['battlefield', 'graveyard', { from: 'battlefield', to: 'graveyard' }, true, OLD],
  ['battlefield', 'hand', { from: 'battlefield' }, true, OLD],
  ['library', 'graveyard', { to: 'graveyard' }, true, NEW],
  ['hand', 'exile', { to: 'exile' }, true, NEW],
  ['graveyard', 'exile', { to: 'exile' }, true, OLD],
  // nothing has moved yet
  ['graveyard', 'battlefield', { to: 'battlefield' }, false, OLD],
  ['library', 'graveyard', { to: 'graveyard' }, false, OLD],
];
test.each(LOOKS)('from %s to %s, a pattern %j looks, happened %s, at %s', (from, to, zones, happened, expected) => {
  const at = board();
  const looks = (event: Move, so: boolean) =>
    [creature, artifact].map((what) =>
      matchesPattern(at.game, ruleContext(0, at.field), { on: 'move', what, ...zones }, event, so),
    );
  expect(looks(moved(at, from, to, happened), happened)).toEqual(expected === OLD ? [true, false] : [false, true]);
  // before it happens nothing that it will become counts, and where nothing came of it neither
  expect(looks(moved(at, from, to, true), false)).toEqual([true, false]);
  expect(looks(moved(at, from, to, false), true)).toEqual([true, false]);
});

test.each<[Zone, Zone, boolean, string]>([
  ['graveyard', 'battlefield', true, NEW],
  ['library', 'graveyard', true, NEW],
  ['hand', 'exile', true, NEW],
  ['battlefield', 'graveyard', true, OLD],
  ['graveyard', 'exile', true, OLD],
  ['graveyard', 'battlefield', false, OLD],
])('from %s to %s, what happens to “it”, become something %s, happens to %s', (from, to, happened, expected) => {
  const at = board();
  const env = kindOf(moved(at, from, to)).binds?.(at.game, moved(at, from, to, happened), {
    on: 'move',
    what: creature,
  });
  expect(env?.['event.object']).toEqual({ objects: [expected === NEW ? at.blade : at.bear] });
  expect(env?.['event.other']).toEqual(happened ? { objects: [at.blade] } : undefined);
});

test.each<[string, Filter, boolean]>([
  ['each card of several is meant by who speaks of cards', { is: 'card' }, true],
  ['the permanent by who does not', creature, false],
])('of a permanent that becomes several cards %s', (_, what, isCard) => {
  const at = board();
  const event = moved(at, 'battlefield', 'graveyard', true, { others: [at.field] });
  const env = move.binds?.(at.game, event, { on: 'move', what });
  expect(env?.['event.object']).toEqual({ objects: [isCard ? at.blade : at.bear] });
  const alone = move.binds?.(at.game, moved(at, 'battlefield', 'graveyard'), { on: 'move', what });
  expect(alone?.['event.object']).toEqual({ objects: [at.bear] });
});

test.each<[string, Zone, 'resolve' | 'effect' | 'playLand', boolean, boolean]>([
  ['a spell that was cast and resolves', 'stack', 'resolve', true, true],
  ['one that was not cast', 'stack', 'resolve', false, false],
  ['one that something puts there', 'stack', 'effect', true, false],
  ['a card that something puts there as it resolves', 'hand', 'resolve', true, false],
  ['a land', 'hand', 'playLand', false, true],
])('what is played: %s', (_, from, reason, cast, played) => {
  const at = board();
  const stack = blankStackInfo('spell', null, 0, {}, { castFrom: cast ? 'hand' : null });
  Object.assign(objectOf(at.game, at.bear) ?? {}, { stack });
  const event = moveEvent({ object: at.bear, from, to: 'battlefield' }, byPlayer(0, reason));
  const is = (cause: 'played' | 'unplayed') =>
    matchesPattern(
      at.game,
      ruleContext(0, at.field),
      { on: 'move', what: creature, to: 'battlefield', cause },
      event,
      false,
    );
  expect([is('played'), is('unplayed')]).toEqual([played, !played]);
});

test.each([
  ['2006-10', false],
  ['2009-10', true],
  ['2011-09', true],
  ['2026-02', true],
] as const)('what is exiled from exile is in %s another object: %s', (edition, isNew) => {
  const at = board(edition);
  const bear = objectOf(at.game, at.bear);
  Object.assign(bear ?? {}, { zone: 'exile' });
  at.game.state.battlefield = at.game.state.battlefield.filter((id) => id !== at.bear);
  at.game.state.exile.push(at.bear);
  const event = moveEvent({ object: at.bear, from: 'exile', to: 'exile' }, EFFECT);
  expect([move.perform(at.game, event), event.became !== at.bear]).toEqual([isNew, isNew]);
});

test.each<[string, Filter, boolean, boolean]>([
  ['what it is', artifact, true, true],
  ['not what it was', creature, true, false],
  ['before it happens what it was', creature, false, true],
])('what enters attached becomes attached: %s', (_, what, happened, expected) => {
  const at = board();
  const event = moved(at, 'hand', 'battlefield', happened, { arrival: arrival(0, { attachedTo: at.theirs }) });
  const pattern: EventPattern = { on: 'attached', what };
  expect(matchesPattern(at.game, ruleContext(0, at.field), pattern, event, happened)).toBe(expected);
  const loose = moved(at, 'hand', 'battlefield', happened, { arrival: arrival(0) });
  expect(matchesPattern(at.game, ruleContext(0, at.field), pattern, loose, happened)).toBe(false);
  const env = move.binds?.(at.game, event, pattern);
  expect([env?.['event.object'], env?.['event.other']]).toEqual([
    { objects: [happened ? at.blade : at.bear] },
    { objects: [at.theirs] },
  ]);
});
