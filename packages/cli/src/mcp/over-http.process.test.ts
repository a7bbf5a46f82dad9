/** The tools over HTTP, as `serve --mcp` has them: the official client asks a real server; strangers, floods and long texts are turned away. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type RunningServer, startServer } from '@rulewright/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownHome } from '../../../../tests/tiers/own-home.ts';
import { patience } from '../../../../tests/tiers/patience.ts';
import { MOST_MESSAGE } from './lines.ts';
import { newHttpDesk } from './over-http.ts';
import { EXAMPLE } from './tools.ts';

const TOKEN = 'a-token-of-the-test';
const OTHER = 'another-one-of-them';
const home = ownHome();
let server: RunningServer;
const served = (
  home: string | null,
  limits: NonNullable<Parameters<typeof startServer>[0]['limits']>,
  app: () => string,
): Promise<RunningServer> =>
  startServer({
    port: 0,
    home,
    limits,
    assistants: { ...newHttpDesk({ app, threads: 1, mostMs: patience(120_000) }), tokens: [TOKEN, OTHER] },
  });

beforeAll(async () => {
  server = await served(home, { assistantsAMinute: 10_000 }, () => server.address);
});
afterAll(() => server.close());

async function connected({ address }: RunningServer, token = TOKEN): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit }));
  return client;
}
const posted = ({ address }: RunningServer, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL('/mcp', address), {
    method: 'POST',
    body,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${TOKEN}`,
      ...headers,
    },
  });
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const called = (name: string, given: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

test('a client with a token lists, asks, reads, and is given links that this server opens', async () => {
  const client = await connected(server, OTHER);
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('why_not');
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toContain('judge');
  const { contents } = await client.readResource({ uri: 'rulewright://rules/2026-02/702.19b' });
  expect(contents).toMatchObject([{ text: expect.stringContaining('702.19b') }]);
  const ran = await client.callTool({ name: 'run_scenario', arguments: { notation: EXAMPLE } });
  expect(ran.structuredContent).toMatchObject({ stories: [{ edition: '2026-02', story: expect.any(String) }] });
  const wrong = await client.callTool({ name: 'run_scenario', arguments: { notation: 'A: Forest' } });
  expect(wrong).toMatchObject({ isError: true });
  const linked = await client.callTool({ name: 'link_position', arguments: { notation: EXAMPLE } });
  expect(linked.structuredContent).toMatchObject({
    address: expect.stringContaining(`${server.address}/lab#1.`),
    stored: false,
  });
  await client.close();
});

test('a position that is too long for a link is stored by the server', async () => {
  // a text that does not pack well
  let seed = 7;
  const drawn = (): string => ((seed = (seed * 48_271) % 2_147_483_647) % 36).toString(36);
  const cards = Array.from({ length: 600 }, () => Array.from({ length: 40 }, drawn).join(''));
  const texts = cards.map((name) => `  Card ${name} | {G} | Creature — Bear | 2/2\n`).join('');
  const client = await connected(server);
  const linked = await client.callTool({
    name: 'link_position',
    arguments: { notation: `Long  2026\n${texts}  A: Forest\n` },
  });
  const { address, stored } = linked.structuredContent as { address: string; stored: boolean };
  expect(stored).toBe(true);
  const id = address.replace(`${server.address}/lab#s.`, '');
  expect(await (await fetch(new URL(`/positions/${id}`, server.address))).json()).toEqual({
    position: expect.stringMatching(/^1\./),
  });
  await client.close();
});

test.each([
  ['no token', { authorization: '' }, 401],
  ['a wrong token', { authorization: `Bearer ${TOKEN}s` }, 401],
  ['another scheme', { authorization: `Basic ${TOKEN}` }, 401],
  ['a page of another site', { origin: 'http://example.org' }, 403],
])('%s is turned away', async (_, headers, status) => {
  const answer = await posted(server, ping, headers);
  expect(answer.status).toBe(status);
  if (status === 401)
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('token') } });
});

test.each([
  ['no JSON', '{nonsense', 400],
  ['no message', '{}', 400],
  ['many brackets', '['.repeat(100_000), 400],
  ['what is too long', `"${'x'.repeat(MOST_MESSAGE)}"`, 413],
])('%s is refused in the form of JSON-RPC, and the next is answered', async (_, body, status) => {
  const answer = await posted(server, body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  expect((await posted(server, ping)).status).toBe(200);
});

test('no session is kept: there is nothing to listen to and nothing to end', async () => {
  for (const method of ['GET', 'DELETE']) {
    const headers = { authorization: `Bearer ${TOKEN}`, accept: 'text/event-stream' };
    expect((await fetch(new URL('/mcp', server.address), { method, headers })).status).toBe(405);
  }
});

test('who asks too often, or too much at once, is told when to ask again', async () => {
  const small = await served(null, { assistantsAMinute: 12, assistantAtOnce: 1 }, () => '');
  try {
    const slow = called('run_scenario', { notation: EXAMPLE });
    const answers = await Promise.all(Array.from({ length: 4 }, () => posted(small, slow)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    const more: Response[] = [];
    for (let at = 0; at < 12; at++) more.push(await posted(small, ping));
    const flooded = more.at(-1);
    expect(flooded?.status).toBe(429);
    expect(await flooded?.json()).toMatchObject({ error: { message: expect.stringContaining('Too many requests') } });
  } finally {
    await small.close();
  }
});

test('without it there is no such address', async () => {
  const plain = await startServer({ port: 0, home: null });
  try {
    expect((await posted(plain, ping)).status).toBe(404);
  } finally {
    await plain.close();
  }
});
