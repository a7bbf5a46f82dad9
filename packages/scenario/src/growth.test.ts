/** What setting up a position costs for n objects: steps are counted, not timed, at n, 2n and 4n; and what may not be is refused before it costs anything. */
import { Session } from 'node:inspector/promises';
import { expect, test } from 'vitest';
import type { Scenario } from './format.ts';
import { settingOf } from './setting.ts';

const position = (battlefield: string[]): Scenario =>
  ({
    name: 'many',
    editions: ['2026-02'],
    position: { sides: { A: { battlefield }, B: { hand: battlefield } } },
    script: [],
  }) as Scenario;
const setUp = (...battlefield: string[]) => settingOf(position(battlefield), '2026-02', {});

/** How often blocks of our own code run, and how many elements are looked through for a value. */
async function stepsOf(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  const { includes, indexOf } = Array.prototype;
  let looked = 0;
  Array.prototype.includes = function (...given) {
    looked += this.length;
    return includes.apply(this, given);
  };
  Array.prototype.indexOf = function (...given) {
    looked += this.length;
    return indexOf.apply(this, given);
  };
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => /packages\/(engine|scenario|cards)\/src/.test(url));
    const blocks = own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)));
    return blocks.reduce((sum, count) => sum + count, looked);
  } finally {
    Object.assign(Array.prototype, { includes, indexOf });
    session.disconnect();
  }
}

test.each([
  ['one card so many times', (n: number) => [`Forest ×${n}`]],
  ['a card named again and again', (n: number) => Array.from({ length: n }, () => 'Forest')],
  ['cards by turns', (n: number) => Array.from({ length: n }, (_, at) => (at % 2 === 0 ? 'Forest' : 'Island'))],
])('%s: twice as many objects take hardly more than twice the steps', async (_, cards) => {
  setUp(...cards(10));
  const steps: number[] = [];
  for (const n of [250, 500, 1000]) steps.push(await stepsOf(() => expect(setUp(...cards(n)).ok).toBe(true)));
  const [one = 0, two = 0, four = 0] = steps;
  expect(one).toBeGreaterThan(250);
  expect(two / one).toBeLessThan(2.3);
  expect(four / two).toBeLessThan(2.3);
});

test.each(['Forest ×15000', 'Forest ×1000000000', `Forest ×${'9'.repeat(400)}`])('%s is refused', async (cards) => {
  const steps = await stepsOf(() =>
    expect(setUp(cards)).toMatchObject({ ok: false, message: expect.stringContaining('a position has at most') }),
  );
  expect(steps).toBeLessThan(10_000);
});
