/** JSON lines: what a program in another language is told, and what is refused. */
import { expect, test } from 'vitest';
import { DECKS } from './decks-in-tests.ts';
import { ACTIONS, OBSERVATION_SIZE } from './encoding/layout.ts';
import { serveLines } from './lines.ts';
import { vectorEnvironment } from './vector/vector.ts';

/** The replies to these lines; a function is given the last reply. */
async function replies(requests: readonly (string | object | ((last: Reply) => object))[]): Promise<Reply[]> {
  const said: Reply[] = [];
  async function* lines(): AsyncGenerator<string> {
    for (const request of requests) {
      const given = typeof request === 'function' ? request(said.at(-1) as Reply) : request;
      yield typeof given === 'string' ? given : JSON.stringify(given);
    }
  }
  await serveLines(vectorEnvironment({ decks: DECKS, environments: 2 }), lines(), (line) =>
    said.push(JSON.parse(line) as Reply),
  );
  return said;
}
type Reply = Record<string, unknown>;

test('hello tells the encoding; arrays come as base64, one row for each environment', async () => {
  const first = ({ mask }: Reply): number[] =>
    [0, 1].map((row) =>
      Buffer.from(mask as string, 'base64')
        .subarray(row * ACTIONS)
        .indexOf(1),
    );
  const [hello, reset, step, described, saved, loaded, ...rest] = await replies([
    { type: 'reset', seed: 5 },
    (last) => ({ type: 'step', actions: first(last) }),
    { type: 'describe', environment: 1 },
    { type: 'save', environment: 1 },
    ({ saved: before }) => ({ type: 'load', environment: 1, saved: before }),
    { type: 'close' },
    { type: 'reset', seed: 6 },
  ]);
  expect(hello).toMatchObject({
    type: 'hello',
    protocol: 1,
    environments: 2,
    encoding: { version: 1, observation: OBSERVATION_SIZE },
  });
  expect(Buffer.from(reset?.['observations'] as string, 'base64')).toHaveLength(2 * 4 * OBSERVATION_SIZE);
  expect(step).toMatchObject({ type: 'step', rewards: [0, 0], terminated: [false, false], seats: [0, 0] });
  expect(described).toMatchObject({ type: 'described', actions: expect.any(Array) });
  expect(saved).toMatchObject({ type: 'saved', saved: { format: 'rulewright-gym-1' } });
  expect(loaded?.['observations']).toBe(step?.['observations']);
  expect(rest).toEqual([]);
});

test('what is no request is refused, and the next line is read', async () => {
  const refused = [
    'nonsense',
    '[]',
    '7',
    {},
    { type: 'reset' },
    { type: 'step', actions: [0.5, 1] },
    { type: 'fly' },
    'x'.repeat(4_000_001),
  ];
  const [, ...said] = await replies([
    ...refused,
    { type: 'step', actions: [0, 0] },
    { type: 'save', environment: 'x' },
  ]);
  expect(said.map(({ fault }) => fault)).toEqual([...refused.map(() => 'malformed'), 'not-begun', 'not-begun']);
});
