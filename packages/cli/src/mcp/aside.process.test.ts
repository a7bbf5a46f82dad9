/** Work on a thread beside this one: whatever it does, it ends, and the next call is answered. */
import { expect, test } from 'vitest';
import { newAside, newAsides } from './aside.ts';

const module = new URL('./thread-in-tests', import.meta.url);

test('what does not end is ended by a clock outside it, and what it had reached is told', async () => {
  const aside = newAside(module, { mostMs: 4000 });
  const [loops, next] = [aside.call('loops', {}), aside.call('next', {})];
  await expect(loops).rejects.toThrow('It was stopped: it took longer than 4 seconds; it had reached turn 5.');
  expect(await next).toEqual({ text: 'next', data: {} });
});

test.each([
  ['refuses', 'No.'],
  ['breaks', 'It is broken.'],
  ['ends', 'ended by itself'],
])('a call that %s fails, and the next is answered', async (name, why) => {
  const aside = newAside(module);
  await expect(aside.call(name, {})).rejects.toThrow(why);
  expect(await aside.call('next', {})).toEqual({ text: 'next', data: {} });
});

test('of several threads a call goes to one that is free, and what is called off before it begins is not done', async () => {
  const asides = newAsides(2, module, { mostMs: 4000 });
  const loops = asides.call('loops', {}).catch(() => 'stopped');
  expect(await Promise.race([loops, asides.call('next', {})])).toEqual({ text: 'next', data: {} });
  const one = newAside(module);
  const first = one.call('first', {});
  const off = new AbortController();
  const second = one.call('second', {}, off.signal);
  off.abort();
  await expect(second).rejects.toThrow('called off');
  expect(await first).toEqual({ text: 'first', data: {} });
});

test('closing ends what is under way', async () => {
  const aside = newAside(module);
  expect(await aside.call('first', {})).toEqual({ text: 'first', data: {} });
  const loops = aside.call('loops', {});
  loops.catch(() => undefined);
  // it has been called by then
  await new Promise((resolve) => setImmediate(resolve));
  await aside.close();
  await expect(loops).rejects.toThrow('ended by itself');
});
