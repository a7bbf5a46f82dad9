import { expect, test } from 'vitest';
import { ran } from '../program-in-tests.ts';

test('gym says what it serves, answers requests, and ends with its input', async () => {
  const { code, out, err } = await ran(
    ['gym', 'sligh', 'white-weenie', '-n', '2'],
    '{"type":"reset","seed":1}\n{"type":"fly"}\n',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const said = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string });
  expect(said.map(({ type }) => type)).toEqual(['hello', 'step', 'error']);
  expect(said[0]).toMatchObject({
    environments: 2,
    vocabulary: expect.arrayContaining(['Jackal Pup', 'White Knight']),
  });
});

test('gym refuses what it does not know, by name', async () => {
  const { code, err } = await ran(['gym', 'sligh', 'white-weenie', '--opponent', 'nobody']);
  expect(code).toBe(2);
  expect(err).toContain('there is no "nobody"');
});
