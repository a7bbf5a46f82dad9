/** Which unit tests run where a module is broken. */
import { expect, test } from 'vitest';
import { namesakes } from './mutants.mjs';

test('the tests of a module’s name lie in the packages that are built on the engine', () => {
  const tests = namesakes('casting/why-not.ts').map((file) => file.replace(/^.*\/packages\//, ''));
  expect(tests).toEqual(['scenario/src/why-not.test.ts']);
  expect(namesakes('casting/proposal.ts')).toEqual([]);
});
