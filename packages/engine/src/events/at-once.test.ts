/** What triggers on one of several events, and on one of several like events at once, triggers once. 2006: 410.6 · 2009, 2011, 2026: 603.2c */
import { expect, it } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Zone } from '../vocabulary/words.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import { byPlayer } from './cause.ts';
import type { GameEvent } from './event.ts';
import { happen } from './happen.ts';
import { becomesTargetEvent, castEvent, counteredEvent } from './kinds/ability.ts';
import { actionEvent } from './kinds/action.ts';
import { cycleEvent, discardEvent } from './kinds/cards.ts';
import { countersEvent } from './kinds/counters.ts';
import { gainLifeEvent, loseLifeEvent } from './kinds/life.ts';
import { moveEvent } from './kinds/move.ts';

const YOU = { who: 'you' } as const;
const SELF = { is: 'self' } as const;
const cause = byPlayer(0, 'effect', 0);

/** How often an ability with that pattern triggers on what happens at once to its object. */
function times(event: EventPattern, zone: Zone, happening: (id: ObjectId) => readonly GameEvent[]): number {
  const b = board(testEdition('2026-02'));
  const abilities = [{ ability: 'triggered', event, body: { effect: [{ do: 'nothing' }] } }] as const;
  const id = b.put({ abilities }, { zone, counters: { charge: 2 } });
  happen(b.game, happening(id));
  return b.game.state.pending.length;
}

/** The patterns that count: the first, the n-th, the last. */
type Counting<P = EventPattern> = P extends { on: infer On }
  ? [Extract<keyof P, 'first' | 'nth' | 'last'>] extends [never]
    ? never
    : On
  : never;
type Happening = readonly [EventPattern, (id: ObjectId) => readonly GameEvent[]];

/** Two like events at once for each, of which one is what the pattern counts to. */
const COUNTING: { readonly [On in Counting & string]: readonly Happening[] } = {
  gainLife: [[{ on: 'gainLife', who: YOU, first: true }, () => [1, 2].map((n) => gainLifeEvent(0, n, cause))]],
  loseLife: [[{ on: 'loseLife', who: YOU, first: true }, () => [1, 2].map((n) => loseLifeEvent(0, n, cause))]],
  becomesTarget: [
    [{ on: 'becomesTarget', what: SELF, first: true }, (id) => [0, 0].map(() => becomesTargetEvent(id, 0, cause))],
  ],
  counters: [
    [
      { on: 'counters', what: SELF, counter: 'charge', nth: 3 },
      (id) => [1, 1].map((n) => countersEvent(id, 'charge', n, cause)),
    ],
    [
      { on: 'counters', what: SELF, counter: 'charge', nth: 4 },
      (id) => [1, 1].map((n) => countersEvent(id, 'charge', n, cause)),
    ],
    [
      { on: 'counters', what: SELF, counter: 'charge', removed: true, last: true },
      (id) => [-1, -1].map((n) => countersEvent(id, 'charge', n, cause)),
    ],
  ],
  action: [
    [
      { on: 'action', action: 'expend', who: YOU, nth: 4 },
      () => [0, 3].map((before) => actionEvent('expend', 0, cause, { before, amount: before + 3 })),
    ],
  ],
  // a player draws one card at a time; no spell is cast, no attacker declared and no phase begun together with another
  draw: [],
  cast: [],
  attacks: [],
  beginPhase: [],
};

it.each(Object.values(COUNTING).flat())('of two like events at once only one counts: $0', (pattern, happening) => {
  expect(times(pattern, 'battlefield', happening)).toBe(1);
});

const DIES: Happening = [
  { on: 'move', what: SELF, from: 'battlefield', to: 'graveyard' },
  (object) => [moveEvent({ object, from: 'battlefield', to: 'graveyard' }, cause)],
];
/** What an ability sees wherever its object winds up, and where the object is before it. */
const OWN: readonly (readonly [...Happening, Zone])[] = [
  [{ on: 'discard', who: YOU, what: SELF }, (id) => [discardEvent(id, 0, cause)], 'hand'],
  [{ on: 'cycle', who: YOU, what: SELF }, (id) => [cycleEvent(id, id, 0, cause)], 'graveyard'],
  [{ on: 'cast', what: SELF }, (id) => [castEvent(id, 0, cause)], 'stack'],
  [{ on: 'countered', what: SELF }, (id) => [counteredEvent(id, 0, cause)], 'stack'],
];

it.each(OWN)('one of two events triggers once, whichever it is: $0', (pattern, happening, zone) => {
  const [dies, dying] = DIES;
  for (const of of [
    [pattern, dies],
    [dies, pattern],
  ]) {
    expect(times({ on: 'either', of }, zone, happening)).toBe(1);
    expect(times({ on: 'either', of }, 'battlefield', dying)).toBe(1);
  }
});
