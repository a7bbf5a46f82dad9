/** How a game ends in a loop of mandatory actions. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731 */
import { expect, test } from 'vitest';
import { card, instant, self, table, you } from '../casting/table-in-tests.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, GameState, PlayerState, WritableObject } from '../state/state.ts';
import { noteActivation, repeatedEnough } from './loops.ts';

const gain: Instruction = { do: 'gainLife', who: you, amount: 1 };
const again: Ability = { ability: 'triggered', event: { on: 'gainLife', who: you }, body: { effect: [gain] } };
const rich: Ability = {
  ability: 'static',
  condition: { if: 'compare', left: { q: 'life', of: you }, op: '≥', right: 1000 },
  parts: [],
};
const idle: Ability = { ability: 'activated', cost: { mana: ['0'] }, body: { effect: [{ do: 'untap', what: self }] } };
const cards = [
  card('Idler', '1', ['artifact'], [idle]),
  instant('Drop', '0', { effect: [gain] }),
  card('Spring', '1', ['enchantment'], [again]),
  card('Scale', '1', ['enchantment'], [rich]),
];

/** How it ends, with those on the battlefield. */
function end(...battlefield: string[]) {
  const t = table('2026-02', cards, { hand: ['Drop'], battlefield });
  t.act('cast Drop');
  for (let n = 0; n < 2000 && t.game.state.result === null; n++) t.say([0]);
  return t.game.state.result;
}

test('where life only grows the game is a draw', () => {
  expect(end('Spring')).toMatchObject({ result: 'draw' });
});

test('where something compares life nobody can say how it ends, and the game is given up', () => {
  expect(end('Spring', 'Scale')).toMatchObject({ result: 'unresolved-loop' });
});

test('what a player does of their own accord is no loop, however often', () => {
  const t = table('2026-02', cards, { battlefield: ['Idler'] });
  for (let n = 0; n < 210; n++) {
    t.act(t.actions()[0] ?? '');
    t.resolve();
  }
  expect(t.game.state.result).toBeNull();
});

/** Each player activates an ability that costs nothing; what is changed then; how many actions have led back to where they were taken. */
function ledBack(change: (state: GameState, idler: GameObject) => void): number {
  const t = table('2026-02', cards, { battlefield: ['Idler'], hand: ['Drop'] }, { battlefield: ['Idler'] });
  const { game } = t;
  const [mine = 0, theirs = 0] = game.state.battlefield;
  for (const [player, object] of [mine, theirs].entries()) {
    const { def } = objectOf(game, object) as GameObject;
    noteActivation(game, player, { act: 'activate', object, ability: { def, path: 'faces/0/abilities/0' }, index: 0 });
  }
  change(game.state, objectOf(game, mine) as GameObject);
  return repeatedEnough(game, 0).length;
}
const player = (change: (one: PlayerState) => void) => (state: GameState) => change(state.players[0] as PlayerState);
const idler = (change: (one: GameObject) => void) => (_: GameState, one: GameObject) => change(one);
const unit = { type: 'G', by: null, source: 0, snow: false, keep: false } as const;

test('where nothing has changed a player has to do something else', () => {
  expect(ledBack(() => undefined)).toBe(1);
});

test.each<[string, (state: GameState, idler: GameObject) => void]>([
  ['life', player((one) => void one.life++)],
  ['counters of a player', player((one) => void (one.counters = { poison: 1 }))],
  ['mana', player((one) => void one.mana.push(unit))],
  ['cards in a library', player((one) => void one.library.pop())],
  ['the order of a library', player((one) => void one.library.reverse())],
  ['cards in a hand', player((one) => void one.hand.pop())],
  ['cards in a graveyard', player((one) => void one.graveyard.push(...one.hand))],
  ['what is tapped', idler((one) => void ((one as WritableObject).tapped = true))],
  ['what is phased out', idler((one) => void ((one as WritableObject).phasedOut = true))],
  ['which face is up', idler((one) => void ((one as WritableObject).face = 1))],
  ['what is face down', idler((one) => void ((one as WritableObject).faceDown = true))],
  ['what is flipped', idler((one) => void ((one as WritableObject).flipped = true))],
  ['counters', idler((one) => void ((one as WritableObject).counters = { charge: 1 }))],
  ['how many counters', idler((one) => void ((one as WritableObject).counters = { charge: 2, time: 1 }))],
  [
    'what something is attached to',
    (state, one) => void ((one as WritableObject).attachedTo = state.battlefield[1] ?? 0),
  ],
  ['whom something is attached to', idler((one) => void ((one as WritableObject).attachedPlayer = 1))],
  ['damage', idler((one) => void ((one as WritableObject).damage = 1))],
  ['shields', idler((one) => void ((one as WritableObject).shields = 1))],
  ['where something is', idler((one) => void ((one as WritableObject).zone = 'exile'))],
  ['which card it is', idler((one) => void ((one as WritableObject).card += 100))],
  ['the step', (state) => void (state.turn.step = 'main2')],
  ['the turn', (state) => void state.turn.number++],
  ['the time of day', (state) => void (state.daytime = 'night')],
])('a position with other %s is another position', (_, change) => {
  expect(ledBack(change)).toBe(0);
});
