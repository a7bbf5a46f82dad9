/** What is derived is dropped by every event that changes what it was derived from. 2006: 418.5 · 2009, 2011, 2026: 611.3, 613 (no rule: the table) */
import { expect, test } from 'vitest';
import { derive } from '../../continuous/derive.ts';
import { Reads } from '../../continuous/derived.ts';
import type { GameEvent } from '../event.ts';
import { castEvent, playLandEvent } from './ability.ts';
import { attachEvent, unattachEvent } from './attachment.ts';
import { attacker, type Board, board, COST, EFFECT } from './board-in-tests.ts';
import { drawEvent, shuffleEvent } from './cards.ts';
import {
  attackEvent,
  becomesBlockedEvent,
  blockEvent,
  putAttackingEvent,
  putBlockingEvent,
  removeFromCombatEvent,
  unblockedEvent,
} from './combat.ts';
import { controlEvent } from './control.ts';
import { countersEvent, playerCountersEvent } from './counters.ts';
import { damageEvent } from './damage.ts';
import { designationEvent, ringTemptsEvent, speedEvent, unlockEvent } from './designation.ts';
import { gainLifeEvent, loseLifeEvent } from './life.ts';
import { addManaEvent, loseManaEvent, takeManaEvent } from './mana.ts';
import { moveEvent } from './move.ts';
import { phaseOutEvent } from './phasing.ts';
import { kindOf } from './table.ts';
import { tapEvent } from './tap.ts';
import { daytimeEvent, stepEvent } from './turn.ts';

type Made = (at: Board) => GameEvent;
const mana: Made = ({ field }) => addManaEvent(field, 0, 'G', EFFECT, { keep: null as never, noted: null });

const CHANGES: readonly (readonly [what: string, reads: number, event: Made, before?: Made])[] = [
  ['life gained', Reads.life | Reads.history, () => gainLifeEvent(0, 1, EFFECT)],
  ['life lost', Reads.life | Reads.history, () => loseLifeEvent(0, 1, EFFECT)],
  ['counters of a player', Reads.life, () => playerCountersEvent(0, 'poison', 1, EFFECT)],
  ['counters on an object', Reads.membership, ({ bear }) => countersEvent(bear, 'charge', 1, EFFECT)],
  ['damage', Reads.life | Reads.damage | Reads.history, ({ bear }) => damageEvent(bear, { player: 1 }, 1, EFFECT)],
  ['a permanent tapped', Reads.tapped, ({ bear }) => tapEvent(bear, 0, COST)],
  ['an Equipment attached', Reads.membership, ({ blade, bear }) => attachEvent(blade, bear, EFFECT)],
  [
    'and unattached',
    Reads.membership,
    ({ blade }) => unattachEvent(blade, EFFECT),
    ({ blade, bear }) => attachEvent(blade, bear, EFFECT),
  ],
  ['control', Reads.membership | Reads.combat, ({ bear }) => controlEvent(bear, 0, 1, EFFECT)],
  ['what phases out', Reads.membership | Reads.combat, ({ bear }) => phaseOutEvent(bear, 0, false, EFFECT)],
  ['a card drawn', Reads.history, () => drawEvent(0, EFFECT)],
  ['a library shuffled', Reads.membership | Reads.hands, () => shuffleEvent(0, EFFECT)],
  [
    'a zone changed',
    Reads.membership | Reads.hands,
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'hand' }, EFFECT),
  ],
  ['a spell cast', Reads.history | Reads.stack, ({ held }) => castEvent(held, 0, EFFECT)],
  ['a land played', Reads.history, ({ field }) => playLandEvent(field, 0, '', 'hand', EFFECT)],
  ['mana added', Reads.mana, mana],
  ['mana lost', Reads.mana, () => loseManaEvent(0, EFFECT), mana],
  ['mana taken', Reads.mana, () => takeManaEvent(1, 0, EFFECT), mana],
  ['a designation', Reads.membership, () => designationEvent(0, 'monarch', EFFECT)],
  ['the Ring', Reads.membership, ({ bear }) => ringTemptsEvent(0, bear, EFFECT)],
  ['speed', Reads.membership, () => speedEvent(0, 1, EFFECT)],
  ['a door unlocked', Reads.membership, ({ blade }) => unlockEvent(blade, 0, 0, EFFECT)],
  ['night', Reads.turn, () => daytimeEvent('night', EFFECT)],
  ['a step', Reads.turn, () => stepEvent(0, 'end', false, EFFECT)],
  ['an attack', Reads.combat | Reads.history, ({ bear }) => attackEvent(attacker(bear, 1, 0), EFFECT)],
  ['what is put attacking', Reads.combat, ({ bear }) => putAttackingEvent(bear, 1, 0, EFFECT)],
];
const ATTACKED: Made = ({ bear }) => attackEvent(attacker(bear, 1, 0), EFFECT);
const IN_COMBAT: typeof CHANGES = [
  ['a block', Reads.combat | Reads.history, ({ theirs, bear }) => blockEvent(theirs, bear, 1, EFFECT), ATTACKED],
  ['what is put blocking', Reads.combat, ({ theirs, bear }) => putBlockingEvent(theirs, bear, 0, 1, EFFECT), ATTACKED],
  ['becoming blocked', Reads.combat, ({ bear }) => becomesBlockedEvent(bear, 1, EFFECT), ATTACKED],
  ['being unblocked', Reads.combat | Reads.history, ({ bear }) => unblockedEvent(bear, 1, EFFECT), ATTACKED],
  ['leaving combat', Reads.combat, ({ bear }) => removeFromCombatEvent(bear, 0, EFFECT), ATTACKED],
];

/** Whether a table that reads that alone is dropped. */
function drops(read: number, event: Made, before: Made | undefined): boolean {
  const at = board();
  const { game } = at;
  if (before !== undefined) kindOf(before(at)).perform(game, before(at));
  const known = derive(game);
  Object.assign(known, { reads: read, plain: false });
  const happening = event(at);
  kindOf(happening).perform(game, happening);
  return game.derived !== known;
}

for (const [what, reads, event, before] of [...CHANGES, ...IN_COMBAT])
  test(`${what}: what was derived from it is derived anew`, () => {
    const bits = Object.entries(Reads).filter(([, bit]) => (reads & bit) !== 0);
    for (const [name, bit] of bits) expect([name, drops(bit, event, before)]).toEqual([name, true]);
  });

test('what is derived from other things is kept', () => {
  expect(drops(Reads.turn, ({ bear }) => tapEvent(bear, 0, COST), undefined)).toBe(false);
  expect(drops(Reads.tapped, () => gainLifeEvent(0, 1, EFFECT), undefined)).toBe(false);
});
