/** Links: what goes in comes out; whatever else comes is refused with words, however large it would become. */
import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_LINK } from '@rulewright/protocol';
import { emptyDoc, steppedTo, withLine, withName } from './document.ts';
import { lab } from '../words/english/lab.ts';
import { Trouble, type Wrong } from '../words/trouble.ts';
import { linkTo, openLink, packed, sharedFrom, unpacked } from './link.ts';

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
  expect(await unpacked(text)).toEqual({ ok: true, shared });
});

/** What is said of what was refused. */
const saidOf = (given: { ok: boolean; message?: Wrong }): string =>
  given.message instanceof Trouble ? given.message.saidIn({ lab }) : (given.message ?? '');

/** A document that no packing makes short. */
function noise(length: number): string {
  let random = 1;
  return Array.from({ length }, () => {
    random = (random * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (random % 90));
  }).join('');
}

describe('a document that is too long for a link', () => {
  const long = { doc: emptyDoc(noise(30_000)), edition: '2026-02', beside: null } as const;
  const answers = (status: number, body: object) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(body, { status })),
    );
  afterEach(() => vi.unstubAllGlobals());

  test('is stored, and its link opens it', async () => {
    answers(201, { id: 'Wk3_-' });
    expect(await linkTo(long)).toEqual({ ok: true, link: 's.Wk3_-' });
    answers(200, { position: await packed(long) });
    expect(await openLink('s.Wk3_-')).toEqual({ ok: true, shared: long });
    expect(fetch).toHaveBeenCalledWith('/positions/Wk3_-');
  });

  test('says why it could not be stored, and what to do', async () => {
    answers(507, { code: 'full', message: 'This server stores no more.' });
    const refused = await linkTo(long);
    expect(saidOf(refused)).toMatch(/stores no more.*Save it as a file/);
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('gone')));
    const gone = await linkTo(long);
    expect(saidOf(gone)).toMatch(/cannot be reached.*Save it as a file/);
    const tooLong = await linkTo({ ...long, doc: emptyDoc(noise(200_000)) });
    expect(saidOf(tooLong)).toMatch(/too long to be stored/);
  });

  test('that the server has no longer, or that is damaged there, says so', async () => {
    answers(404, { code: 'no-such-position', message: 'This server has no such position.' });
    const lost = await openLink('s.Wk3_-');
    expect(saidOf(lost)).toContain('This server has no such position.');
    answers(200, { position: '1.***' });
    const damaged = await openLink('s.Wk3_-');
    expect(saidOf(damaged)).toMatch(/^This link is damaged/);
  });

  test('needs no server where it is short', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('gone')));
    const linked = await linkTo({ doc, edition: '2026-02', beside: null });
    expect(linked.ok && (await openLink(linked.link)).ok).toBe(true);
  });
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
  expect(saidOf(opened)).toMatch(/^This link is damaged: .+\. Perhaps it was cut/);
});

test('a link of a later form says so', async () => {
  const opened = await unpacked('2.abc');
  expect(saidOf(opened)).toContain('form 2');
});

test('a small link that unpacks to much is refused', async () => {
  const opened = await unpacked(link({ head: 'x'.repeat(2_000_000) }));
  expect(saidOf(opened)).toContain('more than a position');
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
