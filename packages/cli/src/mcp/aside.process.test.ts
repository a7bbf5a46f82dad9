/** Work on a thread beside this one: whatever it does, it ends, and the next call is answered. */
import { expect, test } from 'vitest';
import { newAside } from './aside.ts';

const module = new URL('./thread-in-tests', import.meta.url);

test('what does not end is ended by a clock outside it, and what it had reached is told', async () => {
  const aside = newAside(module, 4000);
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
