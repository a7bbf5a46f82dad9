/** Links: what goes in comes out; whatever else comes is refused with words, however large it would become. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emptyDoc, steppedTo, withLine, withName } from './document.ts';
import { LONGEST_LINK, packed, sharedFrom, unpacked } from './link.ts';

const doc = withName(
  withLine(steppedTo(withLine(withLine(emptyDoc('Bären  2026\n  A: Bear'), 'A passes'), 'B passes'), 1), 'B concedes'),
  3,
  'gives up',
);
const link = (data: unknown): string => `1.${deflateRawSync(JSON.stringify(data)).toString('base64url')}`;

test('a document comes back as it was', async () => {
  const shared = { doc, edition: '2026-02', beside: '2006-10' } as const;
  const text = await packed(shared);
  expect(text).toMatch(/^1\.[\w-]+$/);
  expect(await unpacked(text ?? '')).toEqual({ ok: true, shared });
});

test('a document that is too long has no link', async () => {
  let random = 1;
  const noise = Array.from({ length: 30_000 }, () => {
    random = (random * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (random % 90));
  });
  expect(await packed({ doc: emptyDoc(noise.join('')), edition: '2026-02', beside: null })).toBeNull();
});

test.each([
  ['nothing', ''],
  ['another word', 'rules'],
  ['a cut link', '1.q1bKSM1MUbJSMj'],
  ['no base64', '1.***'],
  ['data that is no document', link({ head: 1 })],
  ['a link that is too long', `1.${'A'.repeat(LONGEST_LINK)}`],
])('%s is damaged', async (_, text) => {
  const opened = await unpacked(text);
  expect(opened.ok ? '' : opened.message).toMatch(/^This link is damaged: .+\. Perhaps it was cut/);
});

test('a link of a later form says so', async () => {
  const opened = await unpacked('2.abc');
  expect(opened.ok ? '' : opened.message).toContain('form 2');
});

test('a small link that unpacks to much is refused', async () => {
  const opened = await unpacked(link({ head: 'x'.repeat(2_000_000) }));
  expect(opened.ok ? '' : opened.message).toContain('more than a position');
});

test.each([
  [
    'a line twice',
    [
      [1, 0, 'a'],
      [1, 0, 'b'],
    ],
  ],
  [
    'a line before its parent',
    [
      [2, 1, 'a'],
      [1, 0, 'b'],
    ],
  ],
  ['a line that is its own parent', [[1, 1, 'a']]],
  ['a line without text', [[1, 0]]],
  ['no lines', 'a'],
])('%s is no document', (_, lines) => {
  expect(sharedFrom({ head: '', lines, tip: 0, at: 0, edition: '2026-02' })).toBeNull();
});

test('a tip that is no line, and an edition that there is not, are no document', () => {
  const good = { head: '', lines: [], tip: 0, at: 0, edition: '2026-02' };
  expect(sharedFrom(good)).not.toBeNull();
  expect(sharedFrom({ ...good, tip: 4 })).toBeNull();
  expect(sharedFrom({ ...good, at: -1 })).toBeNull();
  expect(sharedFrom({ ...good, edition: '1993' })).toBeNull();
  expect(sharedFrom({ ...good, beside: 'x' })).toBeNull();
});
