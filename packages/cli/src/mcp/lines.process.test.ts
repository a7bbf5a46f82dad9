/** Lines of JSON, whatever they hold: each that is no message is refused by a code of JSON-RPC, and each request after it is answered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ran } from '../program-in-tests.ts';
import { MOST_MESSAGE, newLines } from './lines.ts';

const request = (id: number, method: string, params: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const HELLO = request(1, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});

interface Reply {
  readonly id: number | string | null;
  readonly error?: { readonly code: number };
}
const replies = async (lines: readonly string[]): Promise<[Reply['id'], number | undefined][]> => {
  const { code, out, err } = await ran(['mcp'], lines.join('\n'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const read = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Reply);
  return read.map(({ id, error }): [Reply['id'], number | undefined] => [id, error?.code]);
};

const sorted = (all: readonly [Reply['id'], number | undefined][]): string[] =>
  all.map((one) => JSON.stringify(one)).sort();

test.each([
  ['no JSON', '{nonsense', null, -32_700],
  ['half a message', '{"jsonrpc":"2.0","id":7', null, -32_700],
  ['no message', '{}', null, -32_600],
  ['another version', '{"jsonrpc":"1.0","id":7,"method":"ping"}', 7, -32_600],
  ['no method', '{"jsonrpc":"2.0","id":"seven"}', 'seven', -32_600],
  ['a method that is no text', '{"jsonrpc":"2.0","id":7,"method":1}', 7, -32_600],
  ['a list', '[]', null, -32_600],
  ['a number', '7', null, -32_600],
  ['many brackets', '['.repeat(100_000), null, -32_700],
  ['many brackets that are closed', '['.repeat(100_000) + ']'.repeat(100_000), null, -32_600],
  ['zeros', '\0\0\0', null, -32_700],
  ['a line that is too long', 'x'.repeat(MOST_MESSAGE + 1), null, -32_600],
  ['an unknown method', request(7, 'no/such'), 7, -32_601],
])('%s is refused, and what follows is answered', async (_, line, id, code) => {
  const answers = await replies([HELLO, line, '', request(2, 'ping')]);
  expect(sorted(answers)).toEqual(
    sorted([
      [1, undefined],
      [id, code],
      [2, undefined],
    ]),
  );
});

test('what was asked before the input ended is answered, and an input that holds nothing ends it', async () => {
  const card = request(2, 'tools/call', { name: 'card', arguments: { name: 'Forest' } });
  expect(await replies([HELLO, card])).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
  expect(await ran(['mcp'])).toEqual({ code: 0, out: '', err: '' });
});

test('a request that is called off is not waited for', async () => {
  const off = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } });
  const card = request(2, 'tools/call', { name: 'search', arguments: {} });
  expect((await replies([HELLO, card, off, request(3, 'ping')])).map(([id]) => id)).toContain(3);
});

test('lines are the same however they are cut into chunks, and long ones cost no memory', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'é', '\n', '\r') })),
      fc.array(fc.nat({ max: 9 }), { minLength: 1 }),
      (texts, cuts) => {
        const bytes = Buffer.from(texts.join('\n'));
        const heard: (string | null)[] = [];
        const lines = newLines(8, (line) => heard.push(line?.toString() ?? null));
        for (let [from, at] = [0, 0]; from < bytes.length; at += 1) {
          const to = from + 1 + (cuts[at % cuts.length] ?? 0);
          lines(bytes.subarray(from, to));
          from = to;
        }
        const whole = bytes.toString().split('\n').slice(0, -1);
        expect(heard).toEqual(whole.map((line) => (Buffer.byteLength(line) > 8 ? null : line)));
      },
    ),
  );
});
