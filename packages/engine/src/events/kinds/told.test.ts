/** What the log tells of each kind of event, as everybody reads it. 2006: 200 · 2009, 2011, 2026: 200 (no rule: the record) */
import { expect, test } from 'vitest';
import { card, table } from '../../casting/table-in-tests.ts';
import { newCombat } from '../combat-record.ts';
import { byPlayer, byRule } from '../cause.ts';
import { arrival, type GameEvent } from '../event.ts';
import { happen } from '../happen.ts';
import { activateEvent, castEvent, playLandEvent } from './ability.ts';
import { attachEvent } from './attachment.ts';
import { drawEvent, revealEvent, shuffleEvent } from './cards.ts';
import { attacker, board, type Board, COST, EFFECT } from './board-in-tests.ts';
import { attackEvent, blockEvent } from './combat.ts';
import { controlEvent } from './control.ts';
import { countersEvent, playerCountersEvent } from './counters.ts';
import { damageEvent } from './damage.ts';
import { designationEvent, lockEvent, ringTemptsEvent, speedEvent, unlockEvent } from './designation.ts';
import { loseEvent } from './game-end.ts';
import { completeDungeonEvent, enterDungeonEvent, getEmblemEvent } from './dungeon.ts';
import { schemeDownEvent, setInMotionEvent } from './scheme.ts';
import { gainLifeEvent, loseLifeEvent } from './life.ts';
import { moveEvent } from './move.ts';
import { phaseInEvent, phaseOutEvent } from './phasing.ts';
import { planarRollEvent, planeswalkEvent } from './planar.ts';
import { tapEvent, untapEvent } from './tap.ts';
import { daytimeEvent } from './turn.ts';

/** What everybody is told as the events happen, one after the other. */
function told({ game }: Board, ...events: readonly GameEvent[]): string[] {
  const before = game.entries?.length ?? 0;
  for (const event of events) happen(game, [event]);
  return (game.entries ?? []).slice(before).flatMap(({ seats, text }) => (seats === null ? [text] : []));
}

/** Player 0 has such a scheme deck. */
const withSchemes = ({ game }: Board): void =>
  void Object.assign(game.state.players[0] ?? {}, { schemes: [{ def: 't:Word', name: 'Word', seen: true }] });

const LINES: readonly (readonly [line: string, event: (at: Board) => GameEvent])[] = [
  ['A gains 3 life.', () => gainLifeEvent(0, 3, EFFECT)],
  ['B loses 2 life.', () => loseLifeEvent(1, 2, EFFECT)],
  ['A pays 2 life.', () => loseLifeEvent(0, 2, COST)],
  ['Bear becomes tapped.', ({ bear }) => tapEvent(bear, 0, EFFECT)],
  ['Bear phases out.', ({ bear }) => phaseOutEvent(bear, 0, false, EFFECT)],
  ['B now controls Bear.', ({ bear }) => controlEvent(bear, 0, 1, EFFECT)],
  ['Blade becomes attached to Bear.', ({ bear, blade }) => attachEvent(blade, bear, EFFECT)],
  ['1 +1/+1 counter put on Bear.', ({ bear }) => countersEvent(bear, '+1/+1', 1, EFFECT)],
  ['2 charge counters put on Blade.', ({ blade }) => countersEvent(blade, 'charge', 2, EFFECT)],
  ['B now has 3 poison counters.', () => playerCountersEvent(1, 'poison', 3, EFFECT)],
  ['A draws a card.', () => drawEvent(0, EFFECT)],
  ['A shuffles.', () => shuffleEvent(0, EFFECT)],
  ['A reveals Word.', ({ held }) => revealEvent(held, 0, EFFECT)],
  ['A becomes the monarch.', () => designationEvent(0, 'monarch', EFFECT)],
  ['B takes the initiative.', () => designationEvent(1, 'initiative', EFFECT)],
  ['A gets the city’s blessing.', () => designationEvent(0, 'blessing', EFFECT)],
  ['The Ring tempts A.', ({ bear }) => ringTemptsEvent(0, bear, EFFECT)],
  ['A has speed 1.', () => speedEvent(0, 1, EFFECT)],
  ['It becomes night.', () => daytimeEvent('night', EFFECT)],
  ['B loses the game (an effect).', () => loseEvent(1, 'an effect', EFFECT)],
  ['A rolls the planar die: the Planeswalker symbol.', () => planarRollEvent(0, 'planeswalker', EFFECT)],
  ['A rolls the planar die: the chaos symbol.', () => planarRollEvent(0, 'chaos', EFFECT)],
  ['A rolls the planar die: a blank face.', () => planarRollEvent(0, 'blank', EFFECT)],
  ['A planeswalks.', () => planeswalkEvent(0, [], false, EFFECT)],
  ['A enters Field.', () => enterDungeonEvent(0, 't:Field', EFFECT)],
  ['A gets Field.', () => getEmblemEvent(0, 't:Field', EFFECT)],
  ['A completes Field.', ({ field }) => completeDungeonEvent(field, 0, EFFECT)],
  [
    'A sets Word in motion.',
    (at) => {
      withSchemes(at);
      return setInMotionEvent(0, EFFECT);
    },
  ],
  ['Field is abandoned.', ({ field }) => schemeDownEvent(field, 0, true, EFFECT)],
  ['Field is turned face down.', ({ field }) => schemeDownEvent(field, 0, false, EFFECT)],
  ['A plays Field.', ({ field }) => playLandEvent(field, 0, '', 'hand', byPlayer(0, 'playLand'))],
  ['A activates an ability of Blade.', ({ blade, bear }) => activateEvent(blade, 0, bear, byPlayer(0))],
  ['Bear deals 2 damage to Elk.', ({ bear, theirs }) => damageEvent(bear, { object: theirs }, 2, EFFECT)],
  ['Bear attacks B.', ({ bear }) => attackEvent(attacker(bear, 1, 0), EFFECT)],
  [
    'Bear is put into a graveyard.',
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, EFFECT),
  ],
  [
    'Bear is sacrificed.',
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, byPlayer(0, 'sacrifice')),
  ],
  [
    'Bear is destroyed.',
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, byPlayer(0, 'destroy')),
  ],
  [
    'Word is discarded.',
    ({ held }) => moveEvent({ object: held, from: 'hand', to: 'graveyard' }, byPlayer(0, 'discard')),
  ],
  ['Bear is exiled.', ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'exile' }, EFFECT)],
  [
    'Bear goes to its owner’s hand.',
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'hand' }, EFFECT),
  ],
  [
    'Bear goes to its owner’s library.',
    ({ bear }) => moveEvent({ object: bear, from: 'battlefield', to: 'library' }, EFFECT),
  ],
];

test.each(LINES)('%s', (line, event) => {
  const at = board();
  expect(told(at, event(at))[0]).toBe(line);
});

test('what ends what was told before is told as well', () => {
  const at = board();
  const { bear, theirs } = at;
  expect(told(at, tapEvent(bear, 0, EFFECT), untapEvent(bear, 0, EFFECT))).toEqual([
    'Bear becomes tapped.',
    'Bear becomes untapped.',
  ]);
  expect(told(at, phaseOutEvent(bear, 0, false, EFFECT), phaseInEvent(bear, 0, false, EFFECT))).toEqual([
    'Bear phases out.',
    'Bear phases in.',
  ]);
  told(at, attackEvent(attacker(bear, 1, 0), EFFECT));
  expect(told(at, blockEvent(theirs, bear, 1, EFFECT))).toEqual(['Elk blocks Bear.']);
});

test('counters that are removed are told, and a planeswalker that is attacked by its name', () => {
  const at = board();
  told(at, countersEvent(at.blade, 'charge', 3, EFFECT));
  expect(told(at, countersEvent(at.blade, 'charge', -2, EFFECT))).toEqual(['2 charge counters removed from Blade.']);
  const { game } = table('2026-02', [card('Friend', '3', ['planeswalker'])], {
    battlefield: [{ name: 'Friend', counters: { loyalty: 3 } }],
  });
  const [friend = 0] = game.state.battlefield;
  game.state.combat = newCombat();
  expect(told({ ...at, game }, attackEvent(attacker(friend, 1, friend), EFFECT))).toEqual(['Friend attacks Friend.']);
});

test('damage to a player is told as damage, and not once more as life lost', () => {
  const at = board();
  expect(told(at, damageEvent(at.bear, { player: 1 }, 2, EFFECT))).toEqual(['Bear deals 2 damage to B.']);
});

test('nothing is told of what does not happen, or goes without saying', () => {
  const at = board();
  const { bear, blade } = at;
  expect(told(at, gainLifeEvent(0, 0, EFFECT), damageEvent(bear, { player: 1 }, 0, EFFECT))).toEqual([]);
  expect(told(at, untapEvent(bear, 0, EFFECT), phaseInEvent(bear, 0, false, EFFECT))).toEqual([]);
  // damage does nothing to what is no creature, planeswalker or battle
  expect(told(at, damageEvent(bear, { object: blade }, 2, EFFECT))).toEqual([]);
  // tapping as a cost or to attack is seen from what it is for, counters that a state-based action removes from that
  expect(told(at, tapEvent(bear, 0, COST))).toEqual([]);
  told(at, countersEvent(bear, '+1/+1', 1, EFFECT));
  expect(told(at, countersEvent(bear, '+1/+1', -1, byRule('704.5q', 'sba')))).toEqual([]);
  expect(told(at, designationEvent(0, 'monarch', EFFECT), designationEvent(0, 'monarch', EFFECT))).toHaveLength(1);
});

test('a scheme that is no longer needed goes below the deck, and there is none where the deck is empty', () => {
  const at = board();
  expect(told(at, setInMotionEvent(0, EFFECT))).toEqual([]);
  withSchemes(at);
  const { held } = at;
  told(at, schemeDownEvent(held, 0, true, EFFECT));
  expect(at.game.state.players[0]?.schemes).toHaveLength(2);
  expect(told(at, schemeDownEvent(held, 0, true, EFFECT))).toEqual([]);
  const scheme = setInMotionEvent(0, EFFECT);
  told(at, scheme);
  expect(at.game.state.players[0]?.schemes).toHaveLength(1);
  expect(at.game.state.command).toContain(scheme.object);
});

test('what phases in is not brought back otherwise any more', () => {
  const at = board();
  const { game, bear, theirs } = at;
  told(at, phaseOutEvent(bear, 0, false, EFFECT), phaseOutEvent(theirs, 1, false, EFFECT));
  const away = { until: at.blade, controller: 0, source: at.blade } as const;
  game.state.absent = [
    { ...away, objects: [bear], back: null },
    { ...away, objects: [theirs], back: null },
    { ...away, objects: [bear], back: 'battlefield' },
  ];
  told(at, phaseInEvent(bear, 0, false, EFFECT));
  expect(game.state.absent).toEqual([
    { ...away, objects: [theirs], back: null },
    { ...away, objects: [bear], back: 'battlefield' },
  ]);
});

test('a card is drawn without its name, and revealed to some it is not told to all', () => {
  const at = board();
  expect(told(at, revealEvent(at.held, 0, EFFECT, 1))).toEqual([]);
  const top = at.game.state.players[0]?.library[0] ?? 0;
  expect(told(at, moveEvent({ object: top, from: 'library', to: 'hand' }, EFFECT))).toEqual([]);
});

test('the verbs and zones are those of the edition', () => {
  for (const [edition, lines] of [
    [
      '2006-10',
      [
        'A plays Word.',
        'A plays an ability of Blade.',
        'Bear comes into play under A’s control.',
        'Bear is removed from the game.',
      ],
    ],
    [
      '2026-02',
      [
        'A casts Word.',
        'A activates an ability of Blade.',
        'Bear enters the battlefield under A’s control.',
        'Bear is exiled.',
      ],
    ],
  ] as const) {
    const at = board(edition);
    const { game, bear, blade, held } = at;
    const cast = moveEvent({ object: held, from: 'hand', to: 'stack' }, byPlayer(0, 'cast'));
    expect(told(at, cast)).toEqual([]);
    const gone = moveEvent({ object: bear, from: 'battlefield', to: 'graveyard' }, EFFECT);
    told(at, gone);
    const back = moveEvent(
      { object: gone.became, from: 'graveyard', to: 'battlefield', player: 0, arrival: arrival(0) },
      EFFECT,
    );
    const line = told(
      at,
      castEvent(cast.became, 0, byPlayer(0)),
      activateEvent(blade, 0, cast.became, byPlayer(0)),
      back,
    );
    line.push(...told(at, moveEvent({ object: back.became, from: 'battlefield', to: 'exile' }, EFFECT)));
    expect(line).toEqual(lines);
    expect(game.state.battlefield).toHaveLength(3);
  }
});

test('the doors of a Room are told as they are unlocked and locked', () => {
  const at = board();
  expect(told(at, unlockEvent(at.blade, 0, 0, EFFECT), lockEvent(at.blade, 0, 0, EFFECT))).toEqual([
    'A door of Blade is unlocked.',
    'A door of Blade is locked.',
  ]);
});
