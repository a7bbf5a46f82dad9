/** What somebody said at a table, and was acknowledged, is so after the server was started again: all of it, not the game alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientMessage, DEFAULT_SETTINGS } from '@rulewright/protocol';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { connect, type TestClient } from './client-in-tests.ts';

const home = mkdtempSync(join(tmpdir(), 'rulewright-said-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const cards = openCatalogue();
const start = (): Promise<RunningServer> => startServer({ port: 0, home, cards, pace: 0, partsWithin: 0 });
const deck = { builtIn: '1998-brian-hacker-white-weenie' };

let asked = 0;
async function said(who: TestClient, message: ClientMessage): Promise<void> {
  asked += 1;
  who.send({ ...message, id: asked });
  await who.next('ok', ({ re }) => re === asked);
}

test('settings, a promise to pass, an offer of a draw and one declined, a wish for a rematch', async () => {
  let server = await start();
  let [ada, ben] = [await connect(server.address), await connect(server.address)];
  ada.send({ type: 'create', edition: '2026-02', name: 'Ada', deck, opponent: 'friend', bestOf: 1 });
  const { table, token, invite } = await ada.next('seated');
  ben.send({ type: 'join', table, invite: invite ?? '', name: 'Ben', deck });
  const tokens = [token, (await ben.next('seated')).token];
  await ada.next('view');

  /** The server ends and begins again, and both take their seats. */
  async function again(): Promise<void> {
    await ada.close();
    await ben.close();
    await server.close();
    server = await start();
    [ada, ben] = [await connect(server.address), await connect(server.address)];
    for (const [number, who] of [ada, ben].entries()) {
      who.send({ type: 'resume', table, token: tokens[number] ?? '' });
      await who.next('view');
    }
  }

  const settings = { ...DEFAULT_SETTINGS, fullControl: true, yields: ['Soltari Priest'] };
  await said(ada, { type: 'settings', settings });
  await said(ben, { type: 'pass-until', until: 'my-turn' });
  await said(ada, { type: 'draw', offer: true });
  await again();
  expect(ada.last('seated')?.settings).toEqual(settings);
  expect(ben.last('view')?.passUntil).toBe('my-turn');
  expect(ben.last('table')?.drawOffers).toEqual([0]);

  await said(ben, { type: 'draw', offer: false });
  await again();
  expect(ada.last('table')?.drawOffers).toBeUndefined();
  ada.send({ type: 'draw', id: 90, offer: true });
  expect(await ada.next('error')).toMatchObject({ re: 90, code: 'not-now' });

  await said(ada, { type: 'concede' });
  await ben.next('table', ({ phase }) => phase === 'over');
  await said(ben, { type: 'rematch' });
  await again();
  expect(ada.last('table')).toMatchObject({ phase: 'over', winner: 1, seats: [{ ready: false }, { ready: true }] });
  await said(ada, { type: 'rematch' });
  await ada.next('table', ({ phase }) => phase === 'playing');
  await ada.close();
  await ben.close();
  await server.close();
});
