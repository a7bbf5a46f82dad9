/** Which events an ability's pattern means. 2006: 404.1, 410.2 · 2009, 2011, 2026: 603.2 */
import { expect, test } from 'vitest';
import { ruleContext } from '../../meaning/context.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';
import { byPlayer, byRule } from '../cause.ts';
import type { GameEvent } from '../event.ts';
import { activateEvent, castEvent, counteredEvent, playLandEvent } from './ability.ts';
import { actionEvent, coinEvent } from './action.ts';
import { attachEvent, unattachEvent } from './attachment.ts';
import { attacker, type Board, board, EFFECT } from './board-in-tests.ts';
import { cycleEvent, discardEvent, drawEvent, revealEvent, searchEvent, shuffleEvent } from './cards.ts';
import { attackEvent, blockEvent, putBlockingEvent, unblockedEvent } from './combat.ts';
import { controlEvent } from './control.ts';
import { countersEvent } from './counters.ts';
import { damageEvent, excessDamageEvent, preventedEvent } from './damage.ts';
import { designationEvent, ringTemptsEvent } from './designation.ts';
import { dieEvent } from './dice.ts';
import { loseEvent } from './game-end.ts';
import { gainLifeEvent, loseLifeEvent } from './life.ts';
import { addManaEvent } from './mana.ts';
import { moveEvent } from './move.ts';
import { phaseInEvent, phaseOutEvent } from './phasing.ts';
import { planarRollEvent } from './planar.ts';
import { destroyEvent, sacrificeEvent } from './removal.ts';
import { kindOf, matchesPattern } from './table.ts';
import { tapEvent, untapEvent } from './tap.ts';
import { stepEvent } from './turn.ts';

const you = { who: 'you' } as const;
const opponent = { who: 'opponent' } as const;
const creature: Filter = { is: 'type', type: 'creature' };
const artifact: Filter = { is: 'type', type: 'artifact' };
const self: Filter = { is: 'self' };
const theirs = byPlayer(1);
const DEADLY = byRule('704.5g', 'sba');

type Made = (at: Board) => GameEvent;
/** An ability of A's Bear. */
const matched = (at: Board, pattern: EventPattern, event: GameEvent, happened = true): boolean =>
  matchesPattern(at.game, ruleContext(0, at.bear), pattern, event, happened);

/** The pattern, an event that it means, and others that it does not. */
const MEANS: readonly (readonly [EventPattern, Made, ...Made[]])[] = [
  [{ on: 'gainLife', who: you }, () => gainLifeEvent(0, 1, EFFECT), () => gainLifeEvent(1, 1, EFFECT)],
  [
    { on: 'loseLife', who: opponent, byDamage: true },
    () => loseLifeEvent(1, 1, byRule('120.3', 'damage')),
    () => loseLifeEvent(1, 1, EFFECT),
    () => loseLifeEvent(0, 1, byRule('120.3', 'damage')),
  ],
  [{ on: 'draw', who: you }, () => drawEvent(0, EFFECT), () => drawEvent(1, EFFECT)],
  [
    { on: 'search', who: opponent },
    () => searchEvent(1, 1, EFFECT),
    () => searchEvent(1, 0, EFFECT),
    () => searchEvent(0, 0, EFFECT),
  ],
  [{ on: 'shuffle', who: you }, () => shuffleEvent(0, EFFECT), () => shuffleEvent(1, EFFECT)],
  [
    { on: 'discard', who: you, what: { is: 'type', type: 'sorcery' }, by: opponent },
    ({ held }) => discardEvent(held, 0, theirs),
    ({ held }) => discardEvent(held, 1, theirs),
    ({ held }) => discardEvent(held, 0, EFFECT),
    ({ bear }) => discardEvent(bear, 0, theirs),
  ],
  [
    { on: 'cycle', who: you, what: { is: 'type', type: 'sorcery' } },
    ({ held }) => cycleEvent(held, 0, 0, EFFECT),
    ({ held }) => cycleEvent(held, 0, 1, EFFECT),
    ({ bear }) => cycleEvent(bear, 0, 0, EFFECT),
  ],
  [
    { on: 'destroy', what: creature, byEffect: true },
    ({ bear }) => destroyEvent(bear, 0, EFFECT),
    ({ bear }) => destroyEvent(bear, 0, DEADLY),
    ({ blade }) => destroyEvent(blade, 0, EFFECT),
  ],
  [
    { on: 'destroy', what: creature, by: opponent },
    ({ bear }) => destroyEvent(bear, 0, theirs),
    ({ bear }) => destroyEvent(bear, 0, EFFECT),
    ({ bear }) => destroyEvent(bear, 0, { ...theirs, reason: 'sba' }),
  ],
  [
    { on: 'destroy', what: creature },
    ({ bear }) => destroyEvent(bear, 0, DEADLY),
    ({ blade }) => destroyEvent(blade, 0, DEADLY),
  ],
  [
    { on: 'sacrifice', what: creature, who: you },
    ({ bear }) => sacrificeEvent(bear, 0, EFFECT),
    ({ bear }) => sacrificeEvent(bear, 1, EFFECT),
    ({ blade }) => sacrificeEvent(blade, 0, EFFECT),
  ],
  [
    { on: 'sacrifice', what: creature },
    ({ bear }) => sacrificeEvent(bear, 1, EFFECT),
    ({ blade }) => sacrificeEvent(blade, 1, EFFECT),
  ],
  [
    { on: 'tap', what: creature, forMana: true, who: you },
    ({ bear }) => tapEvent(bear, 0, EFFECT, true),
    ({ bear }) => tapEvent(bear, 0, EFFECT),
    ({ bear }) => tapEvent(bear, 1, EFFECT, true),
    ({ blade }) => tapEvent(blade, 0, EFFECT, true),
  ],
  [{ on: 'untap', what: self }, ({ bear }) => untapEvent(bear, 0, EFFECT), ({ blade }) => untapEvent(blade, 0, EFFECT)],
  [
    { on: 'phases', what: self, dir: 'out' },
    ({ bear }) => phaseOutEvent(bear, 0, false, EFFECT),
    ({ bear }) => phaseInEvent(bear, 0, false, EFFECT),
    ({ blade }) => phaseOutEvent(blade, 0, false, EFFECT),
  ],
  [
    { on: 'phases', what: self, dir: 'in' },
    ({ bear }) => phaseInEvent(bear, 0, false, EFFECT),
    ({ bear }) => phaseOutEvent(bear, 0, false, EFFECT),
    ({ blade }) => phaseInEvent(blade, 0, false, EFFECT),
  ],
  [
    { on: 'controlChanges', what: creature, from: you, to: opponent },
    ({ bear }) => controlEvent(bear, 0, 1, EFFECT),
    ({ bear }) => controlEvent(bear, 1, 1, EFFECT),
    ({ bear }) => controlEvent(bear, 0, 0, EFFECT),
    ({ blade }) => controlEvent(blade, 0, 1, EFFECT),
  ],
  [
    { on: 'attached', what: artifact, to: creature },
    ({ blade, bear }) => attachEvent(blade, bear, EFFECT),
    ({ blade, field }) => attachEvent(blade, field, EFFECT),
    ({ bear, theirs: elk }) => attachEvent(bear, elk, EFFECT),
  ],
  [
    { on: 'unattached', what: artifact, from: creature },
    ({ blade, bear }) => unattachEvent(blade, EFFECT, bear),
    ({ blade, field }) => unattachEvent(blade, EFFECT, field),
    ({ bear, theirs: elk }) => unattachEvent(bear, EFFECT, elk),
  ],
  [
    { on: 'counters', counter: 'charge', what: artifact, by: you, byEffect: true },
    ({ blade }) => countersEvent(blade, 'charge', 1, EFFECT),
    ({ blade }) => countersEvent(blade, 'charge', -1, EFFECT),
    ({ blade }) => countersEvent(blade, 'time', 1, EFFECT),
    ({ blade }) => countersEvent(blade, 'charge', 1, theirs),
    ({ blade }) => countersEvent(blade, 'charge', 1, EFFECT, 1),
    ({ blade }) => countersEvent(blade, 'charge', 1, byPlayer(0, 'cost')),
    ({ blade }) => countersEvent(blade, 'charge', 1, byPlayer(0, 'damage')),
    ({ blade }) => countersEvent(blade, 'charge', 1, byPlayer(0, 'turn')),
    ({ bear }) => countersEvent(bear, 'charge', 1, EFFECT),
  ],
  [
    { on: 'counters', counter: 'charge', what: artifact, removed: true },
    ({ blade }) => countersEvent(blade, 'charge', -1, EFFECT),
    ({ blade }) => countersEvent(blade, 'charge', 1, EFFECT),
  ],
  [
    { on: 'damage', source: creature, toPlayer: opponent, combat: true, atLeast: 2 },
    ({ bear }) => damageEvent(bear, { player: 1 }, 2, EFFECT, { combat: true }),
    ({ bear }) => damageEvent(bear, { player: 1 }, 1, EFFECT, { combat: true }),
    ({ bear }) => damageEvent(bear, { player: 1 }, 2, EFFECT),
    ({ bear }) => damageEvent(bear, { player: 0 }, 2, EFFECT, { combat: true }),
    ({ blade }) => damageEvent(blade, { player: 1 }, 2, EFFECT, { combat: true }),
    ({ bear, theirs: elk }) => damageEvent(bear, { object: elk }, 2, EFFECT, { combat: true }),
  ],
  [
    { on: 'damage', to: creature },
    ({ blade, theirs: elk }) => damageEvent(blade, { object: elk }, 1, EFFECT),
    ({ blade }) => damageEvent(blade, { player: 1 }, 1, EFFECT),
    ({ bear, blade }) => damageEvent(bear, { object: blade }, 1, EFFECT),
  ],
  [
    { on: 'excessDamage', what: creature, combat: true },
    ({ theirs: elk }) => excessDamageEvent(elk, 1, true, EFFECT),
    ({ theirs: elk }) => excessDamageEvent(elk, 1, false, EFFECT),
    ({ blade }) => excessDamageEvent(blade, 1, true, EFFECT),
  ],
  [
    { on: 'prevented', to: you },
    ({ bear }) => preventedEvent(damageEvent(bear, { player: 0 }, 1, EFFECT), 1, '', EFFECT),
    ({ bear }) => preventedEvent(damageEvent(bear, { player: 1 }, 1, EFFECT), 1, '', EFFECT),
  ],
  [
    { on: 'cast', who: you, what: { is: 'type', type: 'sorcery' } },
    ({ held }) => castEvent(held, 0, EFFECT),
    ({ held }) => castEvent(held, 1, EFFECT),
    ({ bear }) => castEvent(bear, 0, EFFECT),
  ],
  [
    { on: 'playLand', who: you, what: { is: 'type', type: 'land' } },
    ({ field }) => playLandEvent(field, 0, '', 'hand', EFFECT),
    ({ field }) => playLandEvent(field, 1, '', 'hand', EFFECT),
    ({ bear }) => playLandEvent(bear, 0, '', 'hand', EFFECT),
  ],
  [
    { on: 'activate', who: you, what: artifact, mana: false },
    ({ blade, bear }) => activateEvent(blade, 0, bear, EFFECT),
    ({ blade }) => activateEvent(blade, 0, 0, EFFECT),
    ({ blade, bear }) => activateEvent(blade, 1, bear, EFFECT),
    ({ bear }) => activateEvent(bear, 0, bear, EFFECT),
  ],
  [
    { on: 'countered', what: creature, by: opponent },
    ({ bear }) => counteredEvent(bear, 0, theirs),
    ({ bear }) => counteredEvent(bear, 0, EFFECT),
    ({ bear }) => counteredEvent(bear, 0, byPlayer(1, 'turn')),
    ({ blade }) => counteredEvent(blade, 0, theirs),
  ],
  [
    { on: 'attacks', what: creature, whom: opponent, alone: true },
    ({ bear }) => attackEvent(attacker(bear, 1, 0), EFFECT),
    ({ bear }) => attackEvent(attacker(bear, 0, 0), EFFECT),
    ({ bear, theirs: elk }) => attackEvent(attacker(bear, 1, elk), EFFECT),
    ({ blade }) => attackEvent(attacker(blade, 1, 0), EFFECT),
  ],
  [
    { on: 'attacks', what: creature, whom: opponent, planeswalkersToo: true },
    ({ bear, theirs: elk }) => attackEvent(attacker(bear, 1, elk), EFFECT),
    ({ bear, theirs: elk }) => attackEvent(attacker(bear, 0, elk), EFFECT),
  ],
  [
    { on: 'unblocked', what: self },
    ({ bear }) => unblockedEvent(bear, 1, EFFECT),
    ({ theirs: elk }) => unblockedEvent(elk, 1, EFFECT),
  ],
  [
    { on: 'blocks', what: creature, whom: self },
    ({ theirs: elk, bear }) => blockEvent(elk, bear, 1, EFFECT),
    ({ theirs: elk, blade }) => blockEvent(elk, blade, 1, EFFECT),
    ({ blade, bear }) => blockEvent(blade, bear, 1, EFFECT),
  ],
  [
    { on: 'becomesBlocked', what: self, by: creature },
    ({ theirs: elk, bear }) => putBlockingEvent(elk, bear, 0, 1, EFFECT),
    ({ theirs: elk, blade }) => putBlockingEvent(elk, blade, 0, 1, EFFECT),
    ({ blade, bear }) => putBlockingEvent(blade, bear, 0, 1, EFFECT),
  ],
  [
    { on: 'designated', who: you, as: 'monarch' },
    () => designationEvent(0, 'monarch', EFFECT),
    () => designationEvent(0, 'initiative', EFFECT),
    () => designationEvent(1, 'monarch', EFFECT),
  ],
  [{ on: 'ringTempts', who: you }, () => ringTemptsEvent(0, 0, EFFECT), () => ringTemptsEvent(1, 0, EFFECT)],
  [
    { on: 'flipCoin', who: you, won: true },
    () => coinEvent(0, true, EFFECT),
    () => coinEvent(0, false, EFFECT),
    () => coinEvent(1, true, EFFECT),
  ],
  [
    { on: 'dieRoll', who: you, natural: true, result: { op: '≥', than: 5 } },
    () => dieEvent(0, 6, 5, 1, EFFECT),
    () => dieEvent(0, 6, 4, 9, EFFECT),
    () => dieEvent(1, 6, 5, 5, EFFECT),
  ],
  [{ on: 'dieRoll', who: you }, () => planarRollEvent(0, 'blank', EFFECT), () => planarRollEvent(1, 'blank', EFFECT)],
  [
    { on: 'planarRoll', who: you, face: 'chaos' },
    () => planarRollEvent(0, 'chaos', EFFECT),
    () => planarRollEvent(0, 'blank', EFFECT),
    () => planarRollEvent(1, 'chaos', EFFECT),
  ],
  [{ on: 'loseGame', who: opponent }, () => loseEvent(1, '', EFFECT), () => loseEvent(0, '', EFFECT)],
  [
    { on: 'produceMana', what: creature, who: you },
    ({ bear }) => addManaEvent(bear, 0, 'G', byPlayer(0, 'tap'), { keep: null as never, noted: null }),
    ({ bear }) => addManaEvent(bear, 0, 'G', EFFECT, { keep: null as never, noted: null }),
    ({ bear }) => addManaEvent(bear, 1, 'G', byPlayer(0, 'tap'), { keep: null as never, noted: null }),
    ({ blade }) => addManaEvent(blade, 0, 'G', byPlayer(0, 'tap'), { keep: null as never, noted: null }),
  ],
  [
    { on: 'step', step: 'upkeep', whose: you },
    () => stepEvent(0, 'upkeep', false, EFFECT),
    () => stepEvent(0, 'end', false, EFFECT),
    () => stepEvent(1, 'upkeep', false, EFFECT),
  ],
  [
    { on: 'action', action: 'scry', who: you },
    () => actionEvent('scry', 0, EFFECT),
    () => actionEvent('surveil', 0, EFFECT),
    () => actionEvent('scry', 1, EFFECT),
  ],
  [
    { on: 'action', action: 'expend', who: you, nth: 4 },
    () => actionEvent('expend', 0, EFFECT, { before: 3, amount: 5 }),
    () => actionEvent('expend', 0, EFFECT, { before: 4, amount: 5 }),
    () => actionEvent('expend', 0, EFFECT, { before: 1, amount: 3 }),
  ],
  [
    { on: 'reveal', who: you, what: { is: 'type', type: 'sorcery' } },
    ({ held, bear }) => revealEvent(held, 0, byPlayer(0, 'firstDraw', bear)),
    ({ held }) => revealEvent(held, 0, EFFECT),
    ({ held, blade }) => revealEvent(held, 0, byPlayer(0, 'firstDraw', blade)),
    ({ held, bear }) => revealEvent(held, 1, byPlayer(0, 'firstDraw', bear)),
    ({ field, bear }) => revealEvent(field, 0, byPlayer(0, 'firstDraw', bear)),
  ],
  [
    { on: 'move', what: creature, from: 'battlefield', to: ['graveyard', 'exile'] },
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'exile' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'hand' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'hand', to: 'graveyard' }, EFFECT),
    ({ blade }) => moveEvent({ object: blade, from: 'battlefield', to: 'graveyard' }, EFFECT),
  ],
  [
    // a land enters because it is played, or a permanent because its spell resolves
    { on: 'move', what: { is: 'any' }, to: 'battlefield', cause: 'played' },
    ({ field }) => moveEvent({ object: field, from: 'hand', to: 'battlefield' }, byPlayer(0, 'playLand')),
    ({ field }) => moveEvent({ object: field, from: 'hand', to: 'battlefield' }, EFFECT),
    ({ field }) => moveEvent({ object: field, from: 'hand', to: 'graveyard' }, byPlayer(0, 'playLand')),
    ({ bear }) => moveEvent({ object: bear, from: 'stack', to: 'battlefield' }, byPlayer(0, 'resolve')),
    ({ bear }) => moveEvent({ object: bear, from: 'hand', to: 'battlefield' }, byPlayer(0, 'resolve')),
  ],
  [
    { on: 'move', what: { is: 'any' }, cause: 'discard' },
    ({ held }) => moveEvent({ object: held, from: 'hand', to: 'graveyard' }, byPlayer(0, 'discard')),
    ({ held }) => moveEvent({ object: held, from: 'hand', to: 'graveyard' }, EFFECT),
  ],
  [
    { on: 'move', what: creature, to: 'exile', via: 'away' },
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'exile', via: 'away' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'exile', via: 'elsewhere' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'exile' }, EFFECT),
  ],
  [
    { on: 'move', what: { is: 'any' }, to: 'exile', linked: 'kept' },
    ({ held, bear }) =>
      moveEvent({ object: held, from: 'hand', to: 'exile', via: 'kept' }, byPlayer(0, 'effect', bear)),
    ({ held, blade }) =>
      moveEvent({ object: held, from: 'hand', to: 'exile', via: 'kept' }, byPlayer(0, 'effect', blade)),
    ({ held, bear }) =>
      moveEvent({ object: held, from: 'hand', to: 'exile', via: 'other' }, byPlayer(0, 'effect', bear)),
  ],
  [
    { on: 'move', what: { is: 'any' }, from: 'hand', by: opponent },
    ({ held }) => moveEvent({ object: held, from: 'hand', to: 'graveyard' }, theirs),
    ({ held }) => moveEvent({ object: held, from: 'hand', to: 'graveyard' }, EFFECT),
  ],
  [
    { on: 'move', what: { is: 'any' }, from: 'hand', fromOf: you },
    ({ held }) => moveEvent({ object: held, from: 'hand', to: 'graveyard' }, EFFECT),
    ({ theirs: elk }) => moveEvent({ object: elk, from: 'hand', to: 'graveyard' }, EFFECT),
  ],
  [
    { on: 'move', what: creature, to: 'graveyard', toOf: opponent },
    ({ theirs: elk }) => moveEvent({ object: elk, from: 'battlefield', to: 'graveyard' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, EFFECT),
  ],
  [
    { on: 'move', what: creature, from: 'battlefield', notTo: 'graveyard' },
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'hand' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, EFFECT),
  ],
  [
    // what moves within a zone has not been put there
    { on: 'move', what: creature, to: 'exile' },
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'exile' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'exile', to: 'exile' }, EFFECT),
  ],
  [
    // whoever controlled what has left the battlefield has lost control of it
    { on: 'controlChanges', what: creature, from: you },
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'hand', to: 'graveyard' }, EFFECT),
    ({ theirs: elk }) => moveEvent({ object: elk, from: 'battlefield', to: 'graveyard' }, EFFECT),
    ({ blade }) => moveEvent({ object: blade, from: 'battlefield', to: 'graveyard' }, EFFECT),
  ],
  [
    { on: 'controlChanges', what: creature, from: you, to: opponent },
    ({ bear }) => controlEvent(bear, 0, 1, EFFECT),
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, EFFECT),
  ],
];

for (const [pattern, meant, ...others] of MEANS)
  test(`${JSON.stringify(pattern)} means that event, and not what is like it`, () => {
    const at = board();
    // what is declared alone attacks alone
    at.game.state.combat?.attackers.push(attacker(at.bear, 1, 0));
    expect(matched(at, pattern, meant(at))).toBe(true);
    expect(others.map((other) => matched(at, pattern, other(at)))).toEqual(others.map(() => false));
  });

test('a pattern without a limit means every event of its kind', () => {
  const at = board();
  const { held, bear, blade, theirs: elk } = at;
  expect(matched(at, { on: 'discard' }, discardEvent(held, 1, theirs))).toBe(true);
  expect(matched(at, { on: 'cycle', what: { is: 'type', type: 'sorcery' } }, cycleEvent(held, 0, 1, EFFECT))).toBe(
    true,
  );
  expect(matched(at, { on: 'playLand', what: artifact }, playLandEvent(blade, 1, '', 'hand', EFFECT))).toBe(true);
  expect(matched(at, { on: 'tap', what: creature }, tapEvent(elk, 1, EFFECT, true))).toBe(true);
  expect(matched(at, { on: 'attached', what: artifact }, attachEvent(blade, bear, EFFECT))).toBe(true);
  expect(matched(at, { on: 'unattached', what: artifact }, unattachEvent(blade, EFFECT, bear))).toBe(true);
  expect(matched(at, { on: 'controlChanges', what: creature }, controlEvent(bear, 0, 1, EFFECT))).toBe(true);
  expect(matched(at, { on: 'damage' }, damageEvent(blade, { object: elk }, 1, EFFECT))).toBe(true);
  expect(matched(at, { on: 'excessDamage', what: creature }, excessDamageEvent(elk, 1, false, EFFECT))).toBe(true);
  expect(matched(at, { on: 'countered', what: creature }, counteredEvent(bear, 0, byPlayer(1, 'turn')))).toBe(true);
  expect(matched(at, { on: 'activate', what: artifact }, activateEvent(blade, 1, 0, EFFECT))).toBe(true);
  expect(matched(at, { on: 'planarRoll', who: you }, planarRollEvent(0, 'blank', EFFECT))).toBe(true);
});

test('the first of a turn is the first in all that were so', () => {
  const at = board();
  const gain = (amount: number) => gainLifeEvent(0, amount, EFFECT);
  const lose = (amount: number) => loseLifeEvent(0, amount, EFFECT);
  const did = (event: GameEvent): GameEvent => (kindOf(event).perform(at.game, event), event);
  expect(matched(at, { on: 'gainLife', who: you, first: true }, did(gain(2)))).toBe(true);
  expect(matched(at, { on: 'gainLife', who: you, first: true }, did(gain(2)))).toBe(false);
  expect(matched(at, { on: 'loseLife', who: you, first: true }, did(lose(2)))).toBe(true);
  expect(matched(at, { on: 'loseLife', who: you, first: true }, did(lose(2)))).toBe(false);
  expect(matched(at, { on: 'draw', who: you, nth: 1 }, did(drawEvent(0, EFFECT)))).toBe(true);
  expect(matched(at, { on: 'draw', who: you, nth: 1 }, did(drawEvent(0, EFFECT)))).toBe(false);
  expect(matched(at, { on: 'draw', who: you, nth: 3 }, did(drawEvent(0, EFFECT)))).toBe(true);
});

test('others that attack are counted without the attacker itself', () => {
  const at = board();
  const { bear, theirs: elk, game } = at;
  const attack = (id: number): GameEvent => {
    const event = attackEvent(attacker(id, 1, 0), EFFECT);
    kindOf(event).perform(game, event);
    return event;
  };
  const with1: EventPattern = { on: 'attacks', what: self, others: 1 };
  const alone: EventPattern = { on: 'attacks', what: self, alone: true };
  const event = attack(bear);
  expect([matched(at, with1, event), matched(at, alone, event)]).toEqual([false, true]);
  attack(elk);
  expect([matched(at, with1, event), matched(at, alone, event)]).toEqual([true, false]);
});

test('there are that many counters now, and fewer were there before', () => {
  const at = board();
  const put = (amount: number): GameEvent => {
    const event = countersEvent(at.blade, 'charge', amount, EFFECT);
    kindOf(event).perform(at.game, event);
    return event;
  };
  const third: EventPattern = { on: 'counters', counter: 'charge', what: artifact, nth: 3 };
  expect([2, 1, 1].map((n) => matched(at, third, put(n)))).toEqual([false, true, false]);
  const last: EventPattern = { on: 'counters', counter: 'charge', what: artifact, removed: true, last: true };
  expect(matched(at, last, put(-3))).toBe(false);
  expect(matched(at, last, put(-1))).toBe(true);
});

test('the first card that is drawn in a draw step of its player is that of the turn', () => {
  const at = board();
  const spared: EventPattern = { on: 'draw', who: you, notFirstInDrawStep: true };
  const ofTurn = drawEvent(0, byPlayer(0, 'turn'));
  const { turn } = at.game.state;
  expect(matched(at, spared, ofTurn)).toBe(true);
  turn.step = 'draw';
  expect(matched(at, spared, ofTurn)).toBe(false);
  expect(matched(at, spared, drawEvent(0, EFFECT))).toBe(true);
  turn.active = [1] as never;
  expect(matched(at, spared, ofTurn)).toBe(true);
});
