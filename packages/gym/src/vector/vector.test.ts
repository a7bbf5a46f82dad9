/** Many environments: the same whatever the number of threads. */
import { expect, test } from 'vitest';
import { DECKS } from '../decks-in-tests.ts';
import { ACTIONS } from '../encoding/layout.ts';
import { GymError } from '../settings.ts';
import { type VectorEnvironment, vectorEnvironment, type VectorStep } from './vector.ts';

const SETTINGS = { decks: DECKS, opponent: 'rollout', environments: 3, mostSteps: 6 } as const;

/** Of each environment the last action that may be taken; the first ones pass. */
const chosen = ({ mask }: VectorStep): number[] =>
  Array.from({ length: SETTINGS.environments }, (_, at) =>
    Math.max(0, mask.subarray(at * ACTIONS, (at + 1) * ACTIONS).lastIndexOf(1)),
  );

async function told(vector: VectorEnvironment): Promise<string[]> {
  let step = await vector.reset('vector');
  const all: string[] = [];
  for (let n = 0; n < 16; n++) {
    all.push(
      JSON.stringify(
        Object.values(step).map((part) =>
          Array.isArray(part) ? part : Buffer.from(part.buffer as ArrayBuffer).toString('base64'),
        ),
      ),
    );
    step = await vector.step(chosen(step));
  }
  return all;
}

test('one batch, two threads: the same bytes, over the end of episodes', { timeout: 120_000 }, async () => {
  const [here, threads] = [vectorEnvironment(SETTINGS), vectorEnvironment({ ...SETTINGS, workers: 2 })];
  try {
    const alone = await told(here);
    expect(await told(threads)).toEqual(alone);
    expect(new Set(alone).size).toBeGreaterThan(10);
  } finally {
    await threads.close();
  }
});

test('what a mask does not allow is refused before anything is done; one environment is saved, described and loaded', async () => {
  const vector = vectorEnvironment(SETTINGS);
  await expect(vector.step([0, 0, 0])).rejects.toThrow('Reset');
  const step = await vector.reset(1);
  await expect(vector.step([0, 0, 64])).rejects.toThrow('Environment 2');
  await expect(vector.step([0])).rejects.toThrow(GymError);
  const saved = await vector.save(1);
  const { actions } = await vector.describe(1);
  expect(actions).toHaveLength(step.mask.subarray(ACTIONS, 2 * ACTIONS).filter((allowed) => allowed === 1).length);
  await vector.step(chosen(step));
  expect((await vector.load(1, saved)).infos[1]?.steps).toBe(0);
  await expect(vector.save(3)).rejects.toThrow('There is no environment 3');
  expect(() => vectorEnvironment({ ...SETTINGS, environments: 0 })).toThrow('at least one');
});
