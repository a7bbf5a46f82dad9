/**
 * What it is for a permanent to be turned face up or face down, to transform or to flip, and which patterns mean that.
 * 2006: 502.26, 504, 508 · 2009, 2011: 702.34–35, 707, 709–710 · 2026: 613.7g, 701.27–28, 702.37, 702.145, 708, 710, 712
 */
import { expect, test } from 'vitest';
import { board as made, testEdition, type Board } from '../../continuous/board-in-tests.ts';
import { EDITIONS } from '../../state/names.ts';
import { ruleContext } from '../../meaning/context.ts';
import { objectOf } from '../../state/objects.ts';
import type { GameObject, Memory } from '../../state/state.ts';
import type { Face } from '../../vocabulary/definition.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';
import { EFFECT } from './board-in-tests.ts';
import { happen } from '../happen.ts';
import { flipEvent, transformEvent, turnFaceDownEvent, turnFaceUpEvent } from './face.ts';
import { matchesPattern } from './table.ts';

const NEWEST = '2026-02';
type Put = NonNullable<Parameters<Board['put']>[1]>;
const elf: Partial<Face> = { name: 'Elf' };
const night = { layout: 'double-faced', other: { name: 'Wolf' } } as const;
const down = { faceDown: true, faceDownBy: 'morph' } as const;
const is = ({ game }: Board, id: number): GameObject => objectOf(game, id) as GameObject;
const self = { is: 'self' } as const;

function board(edition: (typeof EDITIONS)[number] = NEWEST): Board {
  const b = made(testEdition(edition));
  b.game.state.nextTimestamp = 100;
  b.game.entries = [];
  return b;
}

test.each(EDITIONS)(
  'what is turned face up is seen by everybody, and has a new timestamp today alone (%s)',
  (edition) => {
    const b = board(edition);
    const id = b.put(elf, { ...down, known: 1, timestamp: 5, faceDownOrder: 2 });
    happen(b.game, [turnFaceUpEvent(id, 0, EFFECT)]);
    expect(is(b, id)).toMatchObject({ faceDown: false, faceDownBy: null, hidden: false, known: 0xffff, spell: null });
    expect(is(b, id).timestamp >= 100).toBe(edition === NEWEST);
  },
);

test('it knows the X that was paid for it', () => {
  const b = board();
  const [paid, free] = [b.put(elf, down), b.put(elf, down)];
  happen(b.game, [turnFaceUpEvent(paid, 0, EFFECT, { by: 'morph', x: 2 })]);
  happen(b.game, [turnFaceUpEvent(free, 0, EFFECT, { by: 'morph', x: 0 })]);
  expect([is(b, paid).spell?.x, is(b, free).spell]).toEqual([2, null]);
});

test('what is face up is not turned face up, and an instant card is only shown', () => {
  const b = board();
  const [up, deed] = [b.put(elf, { timestamp: 5 }), b.put({ name: 'Deed', types: ['instant'] }, { ...down, known: 1 })];
  happen(b.game, [turnFaceUpEvent(up, 0, EFFECT), turnFaceUpEvent(deed, 0, EFFECT)]);
  expect(is(b, up).timestamp).toBe(5);
  expect(is(b, deed)).toMatchObject({ faceDown: true, known: 0xffff });
});

test('a token that is one by what it copies is no card that is only shown', () => {
  const b = board();
  const token = b.put({ name: 'Deed', types: ['instant'] }, { ...down, kind: 'token' });
  happen(b.game, [turnFaceUpEvent(token, 0, EFFECT)]);
  expect(is(b, token).faceDown).toBe(false);
});

test('a card that is exiled face down is seen, and has no timestamp anew', () => {
  const b = board();
  const id = b.put(elf, { ...down, zone: 'exile', hidden: true, timestamp: 5 });
  happen(b.game, [turnFaceUpEvent(id, 0, EFFECT, { by: 'morph', x: 2 })]);
  expect(is(b, id)).toMatchObject({ faceDown: false, hidden: false, timestamp: 5, spell: null });
});

test('the name that a hidden agenda has is told as it is turned up', () => {
  const named = { link: 'name', kind: 'word', value: { word: 'Ogre' }, secret: true } as unknown as Memory;
  for (const faceDownBy of ['agenda', 'morph'] as const) {
    const b = board();
    const id = b.put(
      { name: 'Plot', types: ['conspiracy'] },
      { zone: 'command', faceDown: true, faceDownBy, memory: [named] },
    );
    happen(b.game, [turnFaceUpEvent(id, 0, EFFECT)]);
    const open = faceDownBy === 'agenda';
    expect(is(b, id).memory?.[0]?.secret === true).toBe(!open);
    expect((b.game.entries ?? []).some(({ text }) => text.endsWith('names Ogre.'))).toBe(open);
  }
});

test.each<[string, Put, boolean]>([
  ['a permanent', {}, true],
  ['not what is face down', { ...down, faceDownBy: 'manifest' }, false],
  ['not what has two faces', night, false],
])('what is turned face down by an effect: %s', (_, put, turns) => {
  const b = board();
  const id = b.put(elf, { timestamp: 5, ...put });
  happen(b.game, [turnFaceDownEvent(id, 0, EFFECT)]);
  expect(is(b, id).faceDownBy === 'effect').toBe(turns);
  expect(is(b, id).timestamp >= 100).toBe(turns);
});

test.each(EDITIONS)('it has a new timestamp then today alone (%s)', (edition) => {
  const b = board(edition);
  const id = b.put(elf, { timestamp: 5 });
  happen(b.game, [turnFaceDownEvent(id, 0, EFFECT)]);
  expect(is(b, id).faceDown).toBe(true);
  expect(is(b, id).timestamp >= 100).toBe(edition === NEWEST);
});

const law = (rule: Rule): Partial<Face> => ({
  name: 'Law',
  types: ['enchantment'],
  abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }],
});
const everything = { set: 'all', where: { is: 'any' } } as const;

test.each<[string, Put, Rule | null, boolean, boolean]>([
  ['what has two faces does', night, null, false, true],
  ['what has one does not', {}, null, false, false],
  ['nor what cannot', night, { rule: 'cantTransform', what: everything }, false, false],
  ['nor what day and night turn', night, { rule: 'bound', what: everything, to: 'day' }, false, false],
  ['but with them', night, { rule: 'bound', what: everything, to: 'day' }, true, true],
  ['not with them if it cannot', night, { rule: 'cantTransform', what: everything }, true, false],
])('what transforms: %s', (_, put, rule, withDaytime, turns) => {
  const b = board();
  const id = b.put(elf, { timestamp: 5, ...put });
  if (rule !== null) b.put(law(rule));
  happen(b.game, [transformEvent(id, 0, EFFECT, withDaytime)]);
  expect(is(b, id).face).toBe(turns ? 1 : 0);
  expect((is(b, id).transformedAt ?? 0) >= 100).toBe(turns);
  expect(is(b, id).timestamp >= 100).toBe(turns);
});

test('what transforms has had no new timestamp before', () => {
  const b = board('2011-09');
  const id = b.put(elf, { timestamp: 5, ...night });
  happen(b.game, [transformEvent(id, 0, EFFECT)]);
  expect(is(b, id)).toMatchObject({ face: 1, timestamp: 5 });
});

test('what is flipped stays so', () => {
  const b = board();
  const id = b.put(elf, { layout: 'flip', other: { name: 'Sage' } });
  happen(b.game, [flipEvent(id, 0, EFFECT)]);
  expect(is(b, id).flipped).toBe(true);
  happen(b.game, [flipEvent(id, 0, EFFECT)]);
  expect(is(b, id).flipped).toBe(true);
});

test('which turning up a pattern means', () => {
  const b = board();
  const [id, other, gone] = [b.put(elf), b.put(elf), b.put(elf, { zone: 'exile' })];
  const means = (by: string | undefined, object: number, paid: string | null): boolean =>
    matchesPattern(
      b.game,
      ruleContext(0, id),
      { on: 'turnedFaceUp', what: object === gone ? { is: 'any' } : self, ...(by === undefined ? {} : { by }) },
      turnFaceUpEvent(object, 0, EFFECT, paid === null ? null : { by: paid, x: 0 }),
      true,
    );
  expect([means(undefined, id, null), means('megamorph', id, 'megamorph')]).toEqual([true, true]);
  expect([means(undefined, other, null), means('megamorph', id, 'morph'), means('megamorph', id, null)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(means(undefined, gone, null)).toBe(false);
});

test('which transforming a pattern means', () => {
  const b = board();
  const [id, other] = [b.put(elf), b.put(elf)];
  const means = (object: number, into?: string): boolean =>
    matchesPattern(
      b.game,
      ruleContext(0, id),
      { on: 'transforms', what: self, ...(into === undefined ? {} : { into: { is: 'named', name: into } }) },
      transformEvent(object, 0, EFFECT),
      true,
    );
  expect([means(id), means(id, 'Elf'), means(id, 'Wolf'), means(other), means(other, 'Elf')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
