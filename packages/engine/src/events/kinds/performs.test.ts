/**
 * What is otherwise than before, when an event of each kind has happened.
 * 2006: 406, 415, 419.6b, 502.15 · 2009: 106, 701.3, 701.11, 702.24 · 2011: 106, 701.3, 701.12, 702.25 · 2026: 106, 701.3, 701.19, 702.26, 706
 */
import { expect, test } from 'vitest';
import { EDITIONS } from '../../state/names.ts';
import { objectOf } from '../../state/objects.ts';
import type { PlayerState, WritableObject } from '../../state/state.ts';
import { byPlayer } from '../cause.ts';
import { happen } from '../happen.ts';
import { castEvent, playLandEvent } from './ability.ts';
import { attachEvent, unattachEvent } from './attachment.ts';
import { attacker, type Board, board, EFFECT } from './board-in-tests.ts';
import {
  attackEvent,
  becomesBlockedEvent,
  blockEvent,
  putAttackingEvent,
  putBlockingEvent,
  removeFromCombatEvent,
} from './combat.ts';
import { controlEvent } from './control.ts';
import { rollDiceEvent } from './dice.ts';
import { addManaEvent, loseManaEvent, takeManaEvent } from './mana.ts';
import { phaseInEvent, phaseOutEvent } from './phasing.ts';
import { destroyEvent, regenerateEvent, sacrificeEvent } from './removal.ts';

const is = ({ game }: Board, id: number): WritableObject => objectOf(game, id) as WritableObject;
const attackers = ({ game }: Board): number[] => (game.state.combat?.attackers ?? []).map(({ id }) => id);
const adding = (player: number, types: string, cause = EFFECT) =>
  addManaEvent(0, player, types, cause, { keep: false, noted: null });
const pool = ({ game }: Board, player: number): string =>
  (game.state.players[player] as PlayerState).mana.map(({ type }) => type).join('');

test.each(EDITIONS)(
  'what phases out leaves combat, and only where it leaves play forgets what it was dealt (%s)',
  (edition) => {
    const at = board(edition);
    const { game, bear } = at;
    happen(game, [attackEvent(attacker(bear, 1, 0), EFFECT)]);
    Object.assign(is(at, bear), { damage: 1, shields: 1 });
    expect(attackers(at)).toEqual([bear]);
    happen(game, [phaseOutEvent(bear, 1, true, EFFECT)]);
    const leaves = edition === '2006-10';
    expect(is(at, bear)).toMatchObject({
      phasedOut: true,
      phasedIndirectly: true,
      phasedUnder: 1,
      damage: leaves ? 0 : 1,
      shields: leaves ? 0 : 1,
    });
    expect(attackers(at)).toEqual([]);
  },
);

test.each(EDITIONS)(
  'what phases in is attached to what is there still, and has haste where it comes into play (%s)',
  (edition) => {
    for (const hosted of [true, false]) {
      const at = board(edition);
      const { game, bear, blade } = at;
      happen(game, [attachEvent(blade, bear, EFFECT)]);
      happen(game, [phaseOutEvent(blade, 0, true, EFFECT)]);
      is(at, blade).attachedTo = hosted ? bear : 9999;
      is(at, blade).controlledSince = 7;
      happen(game, [phaseInEvent(blade, 0, false, EFFECT)]);
      expect(is(at, blade)).toMatchObject({
        phasedOut: false,
        phasedIndirectly: false,
        phasedUnder: -1,
        attachedTo: hosted ? bear : 0,
        controlledSince: edition === '2006-10' ? 0 : 7,
      });
    }
  },
);

test('what becomes attached is attached to that alone, with a new timestamp', () => {
  const at = board();
  const { game, bear, blade, theirs } = at;
  is(at, blade).attachedPlayer = 1;
  const before = is(at, blade).timestamp;
  happen(game, [attachEvent(blade, bear, EFFECT)]);
  expect(is(at, blade)).toMatchObject({ attachedTo: bear, attachedPlayer: -1 });
  const since = is(at, blade).timestamp;
  expect(since).toBeGreaterThan(before);
  // to what it is attached to already nothing is attached
  happen(game, [attachEvent(blade, bear, EFFECT)]);
  expect(is(at, blade).timestamp).toBe(since);
  happen(game, [attachEvent(blade, theirs, EFFECT)]);
  expect(is(at, blade).attachedTo).toBe(theirs);
});

test('what becomes unattached tells from what, and is attached to nothing', () => {
  const at = board();
  const { game, bear, blade } = at;
  happen(game, [attachEvent(blade, bear, EFFECT)]);
  const event = unattachEvent(blade, EFFECT);
  expect(happen(game, [event])).toHaveLength(1);
  expect(event.host).toBe(bear);
  expect(is(at, blade)).toMatchObject({ attachedTo: 0, attachedPlayer: -1 });
  is(at, blade).attachedPlayer = 0;
  happen(game, [unattachEvent(blade, EFFECT)]);
  expect(is(at, blade).attachedPlayer).toBe(-1);
});

test('what another player controls is theirs since then, and out of combat', () => {
  const at = board();
  const { game, bear } = at;
  happen(game, [attackEvent(attacker(bear, 1, 0), EFFECT)]);
  const before = is(at, bear).controlledSince;
  happen(game, [controlEvent(bear, 0, 1, EFFECT)]);
  expect(is(at, bear).heldBy).toBe(1);
  expect(is(at, bear).controlledSince).toBeGreaterThan(before);
  expect(attackers(at)).toEqual([]);
});

/** What was rolled as the log tells it, and what of it counts. */
function rolled(
  count: number,
  sides: number,
  ignored: Parameters<typeof rollDiceEvent>[3],
): [number[], string, number[]] {
  const { game } = board();
  const before = game.entries?.length ?? 0;
  const event = rollDiceEvent(0, count, sides, ignored, EFFECT);
  happen(game, [event]);
  const line = game.entries?.[before]?.text ?? '';
  const [, list = '', dice = ''] = /^A rolls (.*) on (.*)\.$/.exec(line) ?? [];
  return [list === '' ? [] : list.split(', ').map(Number), dice, [...event.natural]];
}
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

test('dice are rolled, and those that are ignored do not count', () => {
  const [one, die, counts] = rolled(1, 6, []);
  expect([one.length, die]).toEqual([1, 'a d6']);
  expect(counts).toEqual(one);
  expect(one.every((n) => n >= 1 && n <= 6)).toBe(true);
  const [three, dice, best] = rolled(3, 20, ['lowest']);
  expect([three.length, dice]).toEqual([3, '3 d20']);
  expect(sorted(best)).toEqual(sorted(three).slice(1));
  const [more, , worst] = rolled(3, 20, ['highest', 'highest']);
  expect(worst).toEqual(sorted(more).slice(0, 1));
  expect(rolled(1, 20, ['lowest', 'lowest'])[2]).toEqual([]);
  expect(rolled(0, 20, [])).toEqual([[], '', []]);
});

test('mana is added, lost and taken', () => {
  const at = board();
  const { game } = at;
  happen(game, [adding(0, 'RC')]);
  happen(game, [adding(1, 'G')]);
  expect([pool(at, 0), pool(at, 1)]).toEqual(['RC', 'G']);
  happen(game, [takeManaEvent(1, 0, EFFECT)]);
  expect([pool(at, 0), pool(at, 1)]).toEqual(['', 'GRC']);
  happen(game, [loseManaEvent(1, EFFECT)]);
  expect([pool(at, 0), pool(at, 1)]).toEqual(['', '']);
});

test('mana knows what made it, and whether that is snow', () => {
  const at = board();
  const { game, field } = at;
  happen(game, [adding(0, 'G', byPlayer(0, 'effect', field))]);
  happen(game, [adding(0, 'G')]);
  expect((game.state.players[0] as PlayerState).mana).toMatchObject([
    { source: field, snow: false },
    { source: 0, snow: false },
  ]);
});

test.each<[string, (at: Board) => number, boolean]>([
  ['a permanent', ({ bear }) => bear, true],
  ['no card elsewhere', ({ held }) => held, false],
  ['nothing that is not there', () => 9999, false],
])('what is destroyed or sacrificed is put into its owner’s graveyard: %s', (_, which, goes) => {
  for (const make of [destroyEvent, sacrificeEvent]) {
    const at = board();
    happen(at.game, [make(which(at), 0, EFFECT)]);
    expect(at.game.state.players[0]?.graveyard.length).toBe(goes ? 1 : 0);
  }
});

test('a permanent alone gets a shield', () => {
  const at = board();
  const { game, bear, held } = at;
  for (const id of [bear, bear, held, 9999]) happen(game, [regenerateEvent(id, 0, EFFECT)]);
  expect([is(at, bear).shields, is(at, held).shields]).toEqual([2, 0]);
});

/** Who blocks what, and who is blocked by whom, each by name. */
function fought({ game, bear, blade, theirs }: Board): [string, string][] {
  const name = (id: number): string => (id === bear ? 'Bear' : id === blade ? 'Blade' : id === theirs ? 'Elk' : '?');
  return (game.state.combat?.attackers ?? []).map(({ id, blocked, blockedBy }) => [
    `${name(id)}${blocked ? ', blocked' : ''}`,
    blockedBy.map(name).join(' '),
  ]);
}

test.each(EDITIONS)('who attacks is written down, and whom they attack (%s)', (edition) => {
  const at = board(edition);
  const { game, bear, blade, theirs } = at;
  happen(game, [attackEvent(attacker(bear, 1, 0), EFFECT), attackEvent(attacker(blade, 1, theirs), EFFECT)]);
  expect(game.state.combat).toMatchObject({
    attackers: [
      { id: bear, defender: 1, planeswalker: 0, blocked: false },
      { id: blade, defender: 1, planeswalker: theirs },
    ],
    attackedPlayers: [1],
    attacked: false,
  });
  expect(game.state.history.attackers).toEqual([
    { object: bear, player: 0, whom: 1 },
    { object: blade, player: 0 },
  ]);
});

test.each(EDITIONS)(
  'what is put onto the battlefield attacking has attacked nobody as it was declared (%s)',
  (edition) => {
    const at = board(edition);
    const { game, bear } = at;
    happen(game, [putAttackingEvent(bear, 1, 0, EFFECT)]);
    expect(game.state.combat).toMatchObject({
      attackers: [{ id: bear, defender: 1, planeswalker: 0, blocked: false }],
      attackedPlayers: [],
      attacked: edition !== '2006-10',
    });
    expect(game.state.history.attackers).toEqual([]);
  },
);

test('who blocks is written down once, and what each blocks', () => {
  const at = board();
  const { game, bear, blade, theirs } = at;
  happen(game, [attackEvent(attacker(bear, 1, 0), EFFECT), attackEvent(attacker(blade, 1, 0), EFFECT)]);
  happen(game, [blockEvent(theirs, bear, 1, EFFECT)]);
  happen(game, [blockEvent(theirs, blade, 1, EFFECT)]);
  expect(fought(at).map(([, by]) => by)).toEqual(['Elk', 'Elk']);
  expect(game.state.combat?.blockers).toMatchObject([{ id: theirs, blocking: [bear, blade] }]);
  expect(game.state.history.blockers).toEqual([theirs]);
  happen(game, [blockEvent(theirs, 9999, 1, EFFECT)]);
  expect(game.state.history.blockers).toEqual([theirs]);
});

test('what is put blocking stands where it is put, and has not blocked as blockers were declared', () => {
  const at = board();
  const { game, bear, blade, theirs } = at;
  happen(game, [attackEvent(attacker(bear, 1, 0), EFFECT)]);
  happen(game, [blockEvent(theirs, bear, 1, EFFECT)]);
  happen(game, [putBlockingEvent(blade, bear, 0, 1, EFFECT)]);
  happen(game, [putBlockingEvent(blade, 9999, 0, 1, EFFECT)]);
  expect(fought(at)).toEqual([[expect.stringContaining('Bear'), 'Blade Elk']]);
  expect(game.state.combat?.blockers).toMatchObject([
    { id: theirs, blocking: [bear] },
    { id: blade, blocking: [bear] },
  ]);
  expect(game.state.history.blockers).toEqual([theirs]);
});

test('what becomes blocked is so without blockers, and once; what is removed from combat fights no more', () => {
  const at = board();
  const { game, bear, blade } = at;
  happen(game, [attackEvent(attacker(bear, 1, 0), EFFECT), attackEvent(attacker(blade, 1, 0), EFFECT)]);
  happen(game, [becomesBlockedEvent(bear, 1, EFFECT), becomesBlockedEvent(9999, 1, EFFECT)]);
  expect(fought(at)).toEqual([
    ['Bear, blocked', ''],
    ['Blade', ''],
  ]);
  happen(game, [removeFromCombatEvent(bear, 0, EFFECT)]);
  expect(attackers(at)).toEqual([blade]);
});

test('without combat nothing attacks or blocks', () => {
  const at = board();
  const { game, bear, theirs } = at;
  game.state.combat = null;
  happen(game, [
    attackEvent(attacker(bear, 1, 0), EFFECT),
    putAttackingEvent(bear, 1, 0, EFFECT),
    blockEvent(theirs, bear, 1, EFFECT),
    putBlockingEvent(theirs, bear, 0, 1, EFFECT),
  ]);
  expect([game.state.combat, game.state.history.attackers, game.state.history.blockers]).toEqual([null, [], []]);
});

test('spells that are cast and lands that are played are counted', () => {
  const at = board();
  const { game, field, held } = at;
  happen(game, [playLandEvent(field, 0, 'more', 'hand', byPlayer(0, 'playLand'))]);
  happen(game, [castEvent(held, 0, byPlayer(0))]);
  expect(game.state.players.map(({ landsPlayed }) => landsPlayed)).toEqual([1, 0]);
  expect(game.state.history.landPlays).toEqual([{ player: 0, by: 'more' }]);
  expect(game.state.history.spellsCast).toMatchObject([{ object: held, player: 0, characteristics: { name: 'Word' } }]);
});

test('who attacks a planeswalker has not attacked its controller', () => {
  const at = board();
  happen(at.game, [attackEvent(attacker(at.bear, 1, at.theirs), EFFECT)]);
  expect(at.game.state.combat?.attackedPlayers).toEqual([]);
});
