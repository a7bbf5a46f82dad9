/** The checks after reading: marks, guard words, normal form. */
import { describe, expect, test } from 'vitest';
import { guards } from './guards.ts';
import { irregularities } from './normal-form.ts';
import { strip, unstrip } from './phrasing.ts';

const draw = { do: 'draw', who: { who: 'you' }, count: 1 };

describe('phrasing', () => {
  const marked = [{ do: 'tap', what: { set: 'ref', name: 't1', $r: { set: 'it' } }, $j: 'and' }, { do: 'nothing' }];
  test('marks are taken off and put back', () => {
    const { tree, phrasing } = strip(marked);
    expect(tree).toEqual([{ do: 'tap', what: { set: 'ref', name: 't1' } }, { do: 'nothing' }]);
    expect(unstrip(tree, phrasing)).toEqual(marked);
  });
});

describe('guard words', () => {
  test('a "may" that no node means is refused', () => {
    expect(guards('You may draw a card.', [draw])).toContain('"may"');
    expect(guards('You may draw a card.', [{ do: 'may', who: { who: 'you' }, effect: [draw] }])).toBeUndefined();
  });
  test('each occurrence counts', () => {
    const target = { targets: [{ name: 't1', count: { min: 1, max: 1 } }], effect: [] };
    expect(guards('Tap target creature and target land.', [target])).toContain('"target" is said 2 times');
    expect(guards('Tap target creature.', [target])).toBeUndefined();
  });
  test('what is named once is not chosen alike twice', () => {
    const target = { name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } };
    const twice = { targets: [target, { ...target, name: 't2' }], effect: [] };
    expect(guards('Tap all creatures blocking or blocked by target creature.', [twice])).toContain('2 are chosen');
    expect(guards('Tap target creature and target creature.', [twice])).toBeUndefined();
    const other = { ...target, objects: { where: { is: 'type', type: 'land' } }, name: 't2' };
    expect(guards('Tap target creature.', [{ targets: [target, other], effect: [] }])).toBeUndefined();
  });
});

test('normal form: once a number is the number, what you do is done by you', () => {
  expect(irregularities([{ ...draw, count: { q: 'times', of: 1, by: { q: 'x' } } }])).toBe(1);
  expect(irregularities([{ do: 'forEachPlayer', who: { who: 'you' }, effect: [draw] }])).toBe(1);
  expect(irregularities([draw])).toBe(0);
});

test('normal form: what something becomes and what it has is one effect', () => {
  const affects = { set: 'ref', name: 't1' };
  const change = (mod: object, until = 'forever') => ({
    do: 'effect',
    duration: { until },
    parts: [{ part: 'change', affects, mods: [mod] }],
  });
  const types = { mod: 'types', op: 'add', types: ['creature'] };
  expect(irregularities([change(types), change({ mod: 'setPT', power: 1, toughness: 1 })])).toBe(1);
  expect(irregularities([change(types, 'thisTurn'), change({ mod: 'setPT', power: 1, toughness: 1 }, 'combat')])).toBe(
    0,
  );
});
