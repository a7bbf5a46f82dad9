import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharing } from './sharing.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what is equal is the same object, what changed is not, and neither is what holds it', () => {
  const before = {
    field: [
      { id: 1, damage: 0 },
      { id: 2, damage: 0 },
    ],
    hand: [{ id: 3, damage: 0 }],
    turn: { number: 1 },
  };
  expect(sharing(before, copied(before))).toBe(before);
  const now = sharing(before, {
    ...copied(before),
    field: [
      { id: 1, damage: 2 },
      { id: 2, damage: 0 },
    ],
  });
  expect(now.hand).toBe(before.hand);
  expect(now.field[1]).toBe(before.field[1]);
  expect(now.field[0]).toEqual({ id: 1, damage: 2 });
  expect(now.field).not.toBe(before.field);
});

test('a thing is the same wherever it stands in its list', () => {
  const before = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const now = sharing(before, [{ id: 9 }, { id: 3 }, { id: 1 }]);
  expect(now[1]).toBe(before[2]);
  expect(now[2]).toBe(before[0]);
});

test('whatever was there before, it says what it says now', () => {
  fc.assert(
    // What comes over the wire, where there is no negative zero.
    fc.property(fc.jsonValue().map(copied), fc.jsonValue().map(copied), (before, came) => {
      expect(sharing(copied(before), came)).toEqual(came);
      expect(sharing(before, copied(before))).toBe(before);
    }),
  );
});
