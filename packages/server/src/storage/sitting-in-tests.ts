/** Somebody at both seats of a game, and a store that fails under it: for the tests of every kind of store. */
import { DEFAULT_SETTINGS, type ViewMessage } from '@rulewright/protocol';
import { expect } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../front/start-server.ts';
import { connect, type TestClient } from '../front/client-in-tests.ts';

type Store = Pick<ServerOptions, 'home' | 'database' | 'cards' | 'logger'>;

interface Sitting {
  server: RunningServer;
  one: TestClient;
  token: string;
  table: string;
  view: ViewMessage;
}

const WEENIE = { builtIn: '1998-brian-hacker-white-weenie' };

/** A game that asks at every step, at a server of its own. */
export async function sit(store: Store): Promise<Sitting> {
  const server = await startServer({ port: 0, pace: 0, ...store });
  const one = await connect(server.address);
  one.send({
    type: 'create',
    edition: '2026-02',
    name: 'Ada',
    deck: WEENIE,
    opponent: 'self',
    opponentDeck: WEENIE,
    bestOf: 1,
    seed: 4,
    settings: { ...DEFAULT_SETTINGS, fullControl: true },
  });
  const { token, table } = await one.next('seated');
  return { server, one, token, table, view: await one.next('view') };
}

/** The last option of what is asked: keeps the hand, and plays or passes. */
export async function answer({ one }: Pick<Sitting, 'one'>, view: ViewMessage, id: number): Promise<ViewMessage> {
  one.send({ type: 'answer', id, decision: view.decision ?? -1, epoch: view.epoch, answer: [1] });
  await one.next('ok', ({ re }) => re === id);
  return one.next('view', ({ decision }) => decision !== null && decision !== view.decision);
}

/** The answer is refused, the position stands, and the same answer is taken when the store is whole again. */
export async function refusedThenTaken(
  store: Store,
  spoil: () => void | Promise<void>,
  mend: () => void | Promise<void>,
): Promise<void> {
  const sitting = await sit(store);
  const { one, view, server } = sitting;
  const send = (id: number): void =>
    one.send({ type: 'answer', id, decision: view.decision ?? -1, epoch: view.epoch, answer: [1] });
  const shown = one.messages.length;
  await spoil();
  send(7);
  expect(await one.next('error')).toMatchObject({ re: 7, code: 'store-unavailable' });
  expect(one.messages.slice(shown).filter(({ type }) => type === 'view')).toEqual([]);
  await mend();
  const next = await answer(sitting, view, 8);
  await one.close();
  await server.close();
  // what was acknowledged is there when the server comes back
  const again = await startServer({ port: 0, pace: 0, ...store });
  const two = await connect(again.address);
  two.send({ type: 'resume', table: sitting.table, token: sitting.token });
  const resumed = await two.next('view');
  expect(resumed.decision).toBe(next.decision);
  expect(resumed.epoch).toBeGreaterThan(next.epoch);
  expect({ ...resumed.view, log: [] }).toEqual({ ...next.view, log: [] });
  // an answer of before the restart is no answer to what is asked now
  two.send({ type: 'answer', id: 9, decision: next.decision ?? -1, epoch: next.epoch, answer: [0] });
  expect(await two.next('error')).toMatchObject({ re: 9, code: 'stale-decision' });
  await two.close();
  await again.close();
}
