import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckFragment, deckInFragment } from './deck-address.ts';

test('a deck comes back from its address', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 80 }),
      fc.string({ unit: 'binary', maxLength: 400 }),
      async (name, list) => {
        const fragment = await deckFragment({ name, list });
        expect(fragment).toMatch(/^#list=[A-Za-z0-9_-]+$/);
        expect(await deckInFragment(fragment ?? '')).toEqual({ name, list });
      },
    ),
    { numRuns: 50 },
  );
});

test('a deck of a hundred cards has a short address, and what is too long has none', async () => {
  const list = Array.from({ length: 100 }, (_, at) => `1 A card of some name ${at}`).join('\n');
  expect((await deckFragment({ name: 'Long', list }))?.length).toBeLessThan(1_000);
  expect(await deckFragment({ name: '', list: 'x'.repeat(60_001) })).toBeNull();
  const noise = Array.from({ length: 50_000 }, (_, at) => String.fromCodePoint(33 + ((at * at * 7_919) % 90_001)))
    .join('')
    .replaceAll(/[\ud800-\udfff]/g, '');
  expect(await deckFragment({ name: '', list: noise })).toBeNull();
});

test.each([
  ['no list', '#/table/demo1', undefined],
  ['nothing', '#list=', 'damaged'],
  ['no base64', '#list=%%%', 'damaged'],
  ['not compressed', '#list=aGVsbG8', 'damaged'],
  ['too long', `#list=${'A'.repeat(20_000)}`, 'too-long'],
])('%s', async (_, fragment, expected) => {
  expect(await deckInFragment(fragment)).toBe(expected);
});

test('what grows beyond all lists is not unpacked', async () => {
  const pack = async (value: unknown): Promise<string> => {
    const stream = new Blob([typeof value === 'string' ? value : JSON.stringify(value)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    return `#list=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
  };
  expect(await deckInFragment(await pack(['', ' '.repeat(3_000_000)]))).toBe('too-long');
  expect(await deckInFragment(await pack(['', 'x'.repeat(100_000)]))).toBe('too-long');
  for (const other of ['[', {}, ['a'], ['a', 4], null, [null, null]])
    expect(await deckInFragment(await pack(other))).toBe('damaged');
});
