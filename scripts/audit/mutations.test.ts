/** Each kind of mutation, where it is found and what the text becomes. */
import { expect, test } from 'vitest';
import { mutated, mutationsOf } from './mutations.mjs';

const broken = (text: string) => mutationsOf('x.ts', text).map((each) => [each.kind, mutated(text, each)]);

test('negates conditions', () => {
  expect(broken('if (a) b = c ? 1 : 2;')).toContainEqual(['condition', 'if (!(a)) b = c ? 1 : 2;']);
  expect(broken('if (a) b = c ? 1 : 2;')).toContainEqual(['condition', 'if (a) b = !(c) ? 1 : 2;']);
});

test('takes both for either, whatever binds more tightly', () => {
  expect(broken('x = a || b && c;')).toContainEqual(['connective', 'x = ((a) && (b && c));']);
  expect(broken('x = a || b && c;')).toContainEqual(['connective', 'x = a || ((b) || (c));']);
});

test('moves bounds by one', () => {
  expect(broken('const x = a <= b;')).toEqual([['bound', 'const x = a < b;']]);
  expect(broken('const x = a > b;')).toEqual([['bound', 'const x = a >= b;']]);
});

test('drops statements, but changes neither types nor what a thrown error says', () => {
  expect(broken('f();')).toEqual([['statement', ';']]);
  expect(broken('type A = B extends C ? 1 : 2; throw new Error(a ? b : c);')).toEqual([]);
});

test('says the line, counted from one', () => {
  expect(mutationsOf('x.ts', 'a;\n\nb();').map(({ line }) => line)).toEqual([1, 3]);
});
