/** Waiting that ends early, of as many as like to wait. */
import { expect, test } from 'vitest';
import { breathe, pauseUnless } from './waiting.ts';

const MUCH_LATER_MS = 1_000_000;

test('a thousand wait for one signal, without a warning of listeners that are not removed', async () => {
  const warnings: Error[] = [];
  const warned = (warning: Error): unknown => warnings.push(warning);
  process.on('warning', warned);
  const closing = new AbortController();
  const all = Promise.all(Array.from({ length: 1000 }, () => pauseUnless(closing.signal, MUCH_LATER_MS)));
  await pauseUnless(closing.signal, 0);
  closing.abort();
  await all;
  await pauseUnless(closing.signal, MUCH_LATER_MS);
  await breathe();
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});

test('whoever waits lets others have their turn first', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  await breathe();
  order.push('own');
  expect(order).toEqual(['other', 'own']);
});
