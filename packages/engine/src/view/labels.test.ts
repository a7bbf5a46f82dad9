/** What a player reads: a name for each thing that can be chosen. 2006: 408 · 2009, 2011, 2026: 101.4 (no rule: labels) */
import { expect, test } from 'vitest';
import { basic, card, instant, table } from '../casting/table-in-tests.ts';
import type { Action, Decision, OptionValue } from '../decisions/decision.ts';
import type { EditionName } from '../state/names.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { actionLabel, labels, objectLabel, recipientLabel } from './labels.ts';

const DRAW = { ability: 'activated', cost: { tap: true }, body: { effect: [] }, text: '{T}: Draw a card.' } as const;
const CARDS = [
  card('Bear', '1 G', ['creature'], [DRAW as never]),
  instant('Spark', 'R', { effect: [] }),
  basic('Field'),
  { ...card('Dawn', 'W', ['instant']), layout: 'split' as const, faces: twoFaces('Dawn', 'Dusk') },
  { ...card('Day', 'W', ['creature']), layout: 'double-faced' as const, faces: twoFaces('Day', 'Night') },
];

function twoFaces(one: string, other: string) {
  const [front] = card(one, 'W', ['creature']).faces;
  return [front, { ...front, name: other }] as const;
}

interface Seen {
  game: Game;
  /** the objects of A's side, then B's, by their names */
  id: (name: string, player?: number) => ObjectId;
}

function seen(edition: EditionName = '2026-02'): Seen {
  const mine = { battlefield: ['Bear', 'Field'], hand: ['Spark', 'Dawn', 'Day'] };
  const { game } = table(edition, CARDS, mine, { battlefield: ['Bear'], hand: ['Spark'] });
  const id = (name: string, player = 0): ObjectId =>
    game.state.objects.find((object) => object?.owner === player && object.def === `t:${name}`)?.id ?? 0;
  return { game, id };
}

const asked = { kind: 'objects', player: 0, by: 0, source: 0, purpose: 'choose some' } as const;
const choice = (
  options: readonly OptionValue[],
  more: Partial<Extract<Decision, { form: 'choose' }>> = {},
): Decision => ({
  ...asked,
  form: 'choose',
  options,
  min: 1,
  max: 1,
  ...more,
});

test('options are named by what they are', () => {
  const { game, id } = seen();
  const ability = { def: 't:Bear', path: 'faces/0/abilities/0' };
  const options: OptionValue[] = [
    { object: id('Bear') },
    { object: id('Bear', 1) },
    { object: id('Spark') },
    { player: 1 },
    { word: 'R' },
    { mana: 'G' },
    { yes: true },
    { yes: false },
    { text: 'Neither' },
    { text: 'A pile', objects: [id('Bear')] },
    { ability, source: id('Bear') },
    { pay: 'auto' },
    { pay: 'cancel' },
  ];
  expect(labels(game, choice(options))).toEqual([
    'Bear',
    'Bear (B)',
    'Spark',
    'B',
    'R',
    'green',
    'Yes',
    'No',
    'Neither',
    'A pile',
    'Bear: {T}: Draw a card.',
    'Pay automatically',
    'Do not pay',
  ]);
  expect(labels(game, choice([{ word: 'R' }, { word: 'Elf' }], { kind: 'color' }))).toEqual(['red', 'Elf']);
  expect(labels(game, { ...asked, kind: 'x', form: 'number', min: 0, max: 5 })).toEqual([]);
});

test('options that would read alike are told apart by a number', () => {
  const { game, id } = seen();
  expect(labels(game, choice([{ object: id('Bear') }, { player: 1 }, { object: id('Bear') }]))).toEqual([
    'Bear [1]',
    'B',
    'Bear [2]',
  ]);
});

test('actions are named in the words of the edition', () => {
  for (const [edition, cast, activate] of [
    ['2006-10', 'Play', 'Play'],
    ['2026-02', 'Cast', 'Activate'],
  ] as const) {
    const { game } = table(edition, CARDS.slice(0, 3), { battlefield: ['Bear', 'Field'], hand: ['Spark'] });
    const [bear = 0, field = 0] = game.state.battlefield;
    const [spark = 0] = game.state.players[0]?.hand ?? [];
    const ability = { def: 't:Bear', path: 'faces/0/abilities/0' };
    const named = (action: Action) => actionLabel(game, action, 0);
    const casting = { act: 'cast', object: spark, face: 0, by: '', faceDown: false } as const;
    expect(named({ act: 'pass' })).toBe('Pass');
    expect(named({ act: 'playLand', object: field, face: 0, permission: -1, by: '' })).toBe('Play Field');
    expect(named(casting)).toBe(`${cast} Spark`);
    expect(named({ ...casting, faceDown: true })).toBe(`${cast} Spark face down`);
    expect(named({ ...casting, by: 'flashback' })).toBe(`${cast} Spark (flashback)`);
    expect(named({ act: 'activate', object: bear, ability, index: 0 })).toBe(`${activate} Bear: {T}: Draw a card.`);
    expect(named({ act: 'mana', object: bear, ability, index: 0 })).toBe('Bear: {T}: Draw a card.');
    expect(named({ act: 'turnFaceUp', object: bear, by: '' })).toBe('Turn Bear face up');
  }
});

test('an action that may fail to be paid says so', () => {
  const { game, id } = seen();
  const action = { act: 'cast', object: id('Spark'), face: 0, by: '', faceDown: false } as const;
  expect(labels(game, choice([{ action }, { action, attempt: true }], { kind: 'priority' }))).toEqual([
    'Cast Spark',
    'Cast Spark (may fail)',
  ]);
});

test.each([
  ['suspend', 'Suspend Spark'],
  ['unlock left', 'Unlock the left half of Spark'],
  ['unlock right', 'Unlock the right half of Spark'],
  ['roll the planar die', 'Roll the planar die on Spark'],
  ['endEffect', 'End the effect of Spark'],
  ['stop', 'Stop the delayed ability of Spark'],
  ['ignore', 'Ignore the effect of Spark'],
  ['discard', 'Discard Spark'],
  ['foretell', 'Foretell Spark'],
  ['companion', 'Put the companion into the hand Spark'],
  ['plot', 'Plot Spark'],
] as const)('to %s reads: %s', (what, words) => {
  const { game, id } = seen();
  expect(actionLabel(game, { act: 'special', object: id('Spark'), what, effect: 0 }, 0)).toBe(words);
});

test('either half of a split card, and the other face of a double-faced one, are cast by their own names', () => {
  const { game, id } = seen();
  const named = (name: string, face: number) =>
    actionLabel(game, { act: 'cast', object: id(name), face, by: '', faceDown: false }, 0);
  expect([named('Dawn', 0), named('Dawn', 1)]).toEqual(['Cast Dawn', 'Cast Dusk']);
  expect([named('Day', 0), named('Day', 1)]).toEqual(['Cast Day', 'Cast Night']);
});

test('what lies hidden is named only to who knows it', () => {
  const { game, id } = seen();
  expect([0, 1, -1].map((seat) => objectLabel(game, id('Spark'), seat))).toEqual(['Spark', 'a card', 'a card']);
  expect(objectLabel(game, 123_456_789)).toBe('something');
  expect(recipientLabel(game, { player: 1 }, 0)).toBe('B');
  expect(recipientLabel(game, { object: id('Bear') }, 0)).toBe('Bear');
});

test('a face-down permanent is named by its number, and with its name to who may look at it', () => {
  const { game } = table('2026-02', CARDS, { battlefield: [{ name: 'Bear', faceDown: true }] });
  const [id = 0] = game.state.battlefield;
  const [mine, theirs] = [0, 1].map((seat) => objectLabel(game, id, seat));
  expect(mine).toBe('Bear (face down)');
  expect(theirs).toMatch(/^face-down creature \d+$/);
  expect(actionLabel(game, { act: 'turnFaceUp', object: id, by: '' }, 0)).toBe('Turn Bear (face down) face up');
});
