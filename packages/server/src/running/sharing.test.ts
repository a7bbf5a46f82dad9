import { expect, test } from 'vitest';
import { inParts } from './sharing.ts';

function* forever(): Generator<number> {
  for (let number = 0; ; number += 1) yield number;
}

test('others have their turn between the parts of long work', async () => {
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  expect(await inParts(forever(), () => (others === 0 ? null : 'they had'))).toBe('they had');
});

test('what is found ends the work', async () => {
  const looked: number[] = [];
  expect(await inParts([1, 2, 3], (number) => (looked.push(number) < 2 ? null : number))).toBe(2);
  expect(looked).toEqual([1, 2]);
  expect(await inParts([1, 2], () => null)).toBeNull();
});
