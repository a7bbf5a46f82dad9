/**
 * Patterns that ask what else there is or was: which abilities look back in time, how many attackers there are, what was a target before.
 * 2006: 410.10d, 415 · 2009, 2011: 114.8, 508.2, 603.6d · 2026: 115.10, 508.3, 603.10
 */
import { expect, test } from 'vitest';
import { ruleContext } from '../../meaning/context.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';
import type { Edition } from '../../editions/edition.ts';
import { byPlayer } from '../cause.ts';
import { arrival, type GameEvent } from '../event.ts';
import { becomesTargetEvent, playerTargetedEvent } from './ability.ts';
import { attacker, type Board, board, EFFECT } from './board-in-tests.ts';
import { attackEvent } from './combat.ts';
import { controlEvent } from './control.ts';
import { moveEvent } from './move.ts';
import { kindOf, matchesPattern } from './table.ts';

type Move = Parameters<typeof moveEvent>[0];
const you = { who: 'you' } as const;
const opponent = { who: 'opponent' } as const;
const creature: Filter = { is: 'type', type: 'creature' };
const artifact: Filter = { is: 'type', type: 'artifact' };
const self: Filter = { is: 'self' };
const matched = (at: Board, pattern: EventPattern, event: GameEvent): boolean =>
  matchesPattern(at.game, ruleContext(0, at.bear), pattern, event, true);

const LISTS = ['leavesBattlefield', 'leavesGraveyard', 'visibleToHidden', 'losesControl'] as const;
const goes = (from: Move['from'], to: Move['to']): GameEvent =>
  moveEvent({ object: 1, from, to, arrival: to === 'battlefield' ? arrival(0) : null }, EFFECT);
const moves = (from?: Move['from'], to?: Move['to']): EventPattern =>
  ({
    on: 'move',
    what: self,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }) as EventPattern;

/** For which entries of an edition's list the ability looks back. */
test.each<[string, EventPattern, GameEvent, readonly string[]]>([
  ['leaving the battlefield', moves('battlefield'), goes('battlefield', 'exile'), ['leavesBattlefield']],
  [
    'leaving it for a hidden zone',
    moves('battlefield'),
    goes('battlefield', 'hand'),
    ['leavesBattlefield', 'visibleToHidden'],
  ],
  ['being put into a graveyard from anywhere', moves(undefined, 'graveyard'), goes('battlefield', 'graveyard'), []],
  ['leaving a graveyard', moves('graveyard'), goes('graveyard', 'exile'), ['leavesGraveyard']],
  [
    'going from there to the library',
    moves('graveyard'),
    goes('graveyard', 'library'),
    ['leavesGraveyard', 'visibleToHidden'],
  ],
  ['entering the battlefield', moves(undefined, 'battlefield'), goes('graveyard', 'battlefield'), []],
  ['leaving a graveyard for it', moves('graveyard'), goes('graveyard', 'battlefield'), ['leavesGraveyard']],
  ['going from exile to a hand', moves('exile'), goes('exile', 'hand'), ['visibleToHidden']],
  ['going from a hand to the library', moves('hand'), goes('hand', 'library'), []],
  ['being drawn', moves('library'), goes('library', 'hand'), []],
  ['what comes from nowhere', moves(), { ...goes('exile', 'hand'), from: null } as GameEvent, []],
  [
    'lost control of what leaves',
    { on: 'controlChanges', what: self, from: you },
    goes('battlefield', 'exile'),
    ['losesControl'],
  ],
  ['lost control', { on: 'controlChanges', what: self, from: you }, controlEvent(1, 0, 1, EFFECT), ['losesControl']],
  ['control that is gained', { on: 'controlChanges', what: self, to: you }, controlEvent(1, 0, 1, EFFECT), []],
  ['something else', { on: 'gainLife', who: you }, goes('battlefield', 'exile'), []],
])('an ability about %s looks back where the edition says so', (_, pattern, event, expected) => {
  const looks = (list: readonly string[]): boolean =>
    kindOf(event).looksBack?.(list as Edition['lookBack'], event, pattern) === true;
  expect(LISTS.filter((one) => looks([one]))).toEqual(expected);
  expect(looks([])).toBe(false);
});

/** A's Bear and Blade attack B, in that order, and the event is the Bear's. */
function attacking(planeswalker = 0): [Board, GameEvent, GameEvent] {
  const at = board();
  const [first, second] = [
    attackEvent(attacker(at.bear, 1, planeswalker), EFFECT),
    attackEvent(attacker(at.blade, 1, 0), EFFECT),
  ];
  for (const event of [first, second]) kindOf(event).perform(at.game, event as never);
  return [at, first, second];
}
test.each<[string, Omit<Extract<EventPattern, { on: 'attack' }>, 'on'>, number, boolean, boolean]>([
  ['the declaration once', { who: you }, 0, true, false],
  ['nobody else’s', { who: opponent }, 0, false, false],
  ['of that player', { who: you, whom: opponent }, 0, true, false],
  ['of nobody else', { who: you, whom: you }, 0, false, false],
  ['not of a planeswalker', { who: you, whom: opponent }, 7, false, true],
  ['each such attacker', { who: you, what: artifact }, 0, false, true],
  ['two of them', { who: you, atLeast: 2 }, 0, true, false],
  ['not three', { who: you, atLeast: 3 }, 0, false, false],
  ['one of a kind', { who: you, what: creature, atLeast: 1 }, 0, true, false],
  ['not two of a kind', { who: you, what: creature, atLeast: 2 }, 0, false, false],
])('an attack means %s', (_, more, planeswalker, first, second) => {
  const [at, one, other] = attacking(planeswalker);
  const pattern: EventPattern = { on: 'attack', ...more };
  expect([matched(at, pattern, one), matched(at, pattern, other)]).toEqual([first, second]);
});

type Targeted = Omit<Extract<EventPattern, { on: 'becomesTarget' }>, 'on'>;
test.each<[string, Targeted, (at: Board) => GameEvent, boolean]>([
  ['what it names', { what: self }, ({ bear }) => becomesTargetEvent(bear, 1, EFFECT), true],
  ['nothing else', { what: self }, ({ blade }) => becomesTargetEvent(blade, 1, EFFECT), false],
  ['no player', { what: { is: 'any' } }, () => playerTargetedEvent(0, 1, EFFECT), false],
  ['of that player', { what: self, who: opponent }, ({ bear }) => becomesTargetEvent(bear, 1, EFFECT), true],
  ['of no other', { what: self, who: you }, ({ bear }) => becomesTargetEvent(bear, 1, EFFECT), false],
  [
    'by such a source',
    { what: self, by: artifact },
    ({ bear, blade }) => becomesTargetEvent(bear, 1, byPlayer(1, 'effect', blade)),
    true,
  ],
  [
    'by no other',
    { what: self, by: creature },
    ({ bear, blade }) => becomesTargetEvent(bear, 1, byPlayer(1, 'effect', blade)),
    false,
  ],
])('what becomes a target: %s', (_, more, event, expected) => {
  const at = board();
  expect(matched(at, { on: 'becomesTarget', ...more }, event(at))).toBe(expected);
});

test.each<[string, Targeted, { by?: 'same' | 'elk'; player?: number; object?: 'blade' }, boolean]>([
  ['by another one', { what: self }, { by: 'elk' }, false],
  ['by the same one', { what: self }, { by: 'same' }, false],
  ['as something else was', { what: self }, { by: 'elk', object: 'blade' }, true],
  ['of another player', { what: self, who: opponent }, { by: 'elk', player: 0 }, true],
  ['of that player', { what: self, who: opponent }, { by: 'elk', player: 1 }, false],
  ['by something of another kind', { what: self, by: artifact }, { by: 'elk', player: 1 }, true],
])('it is a target for the first time this turn, where it was one before %s', (_, more, was, first) => {
  const at = board();
  const { game, bear, blade, theirs } = at;
  game.state.history.targeted = [
    { object: was.object === 'blade' ? blade : bear, player: was.player ?? 1, by: was.by === 'elk' ? theirs : blade },
  ];
  const event = becomesTargetEvent(bear, 1, byPlayer(1, 'effect', blade));
  expect(matched(at, { on: 'becomesTarget', first: true, ...more }, { ...event, before: 1 })).toBe(first);
  // what becomes one afterwards, or at the same time but is noted after it, takes nothing from the first
  expect(matched(at, { on: 'becomesTarget', first: true, ...more }, { ...event, before: 0 })).toBe(true);
});

test('a player who becomes a target', () => {
  const at = board();
  const event = playerTargetedEvent(0, 1, byPlayer(1, 'effect', at.blade));
  const means = (pattern: Omit<Extract<EventPattern, { on: 'playerTargeted' }>, 'on'>): boolean =>
    matched(at, { on: 'playerTargeted', ...pattern }, event);
  expect([means({ whom: you }), means({ whom: you, who: opponent }), means({ whom: you, by: artifact })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([means({ whom: opponent }), means({ whom: you, who: you }), means({ whom: you, by: creature })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(matched(at, { on: 'playerTargeted', whom: you }, becomesTargetEvent(at.bear, 1, EFFECT))).toBe(false);
});
