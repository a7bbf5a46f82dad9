/** A server whose tables are on a thread of their own, over real sockets. */
import { DEFAULT_SETTINGS } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { startServer } from '../front/start-server.ts';
import { connect } from '../front/client-in-tests.ts';

const WEENIE = { builtIn: '1998-brian-hacker-white-weenie' };

test('a table on a thread is played at, counted, and its file is had', async () => {
  const server = await startServer({ port: 0, home: null, pace: 0, workers: 1, thinking: { iterations: 1 } });
  const one = await connect(server.address);
  one.send({
    type: 'create',
    id: 1,
    edition: '2026-02',
    name: 'Ada',
    deck: WEENIE,
    opponent: 'search',
    opponentDeck: WEENIE,
    bestOf: 1,
    seed: 4,
    settings: { ...DEFAULT_SETTINGS, fullControl: true },
  });
  const { table, token } = await one.next('seated');
  const first = await one.next('view', ({ decision }) => decision !== null);
  one.send({ type: 'answer', id: 2, decision: first.decision ?? -1, epoch: first.epoch, answer: [1] });
  await one.next('ok', ({ re }) => re === 2);
  await one.next('view', ({ decision }) => decision !== null && decision !== first.decision);
  one.send({ type: 'answer', id: 3, decision: first.decision ?? -1, epoch: first.epoch, answer: [1] });
  expect(await one.next('error')).toMatchObject({ re: 3, code: 'stale-decision' });
  // a thread that does not say it soon is counted as it was
  const counted = async (): Promise<string> => (await fetch(`${server.address}/metrics`)).text();
  while (!(await counted()).includes('rulewright_tables{state="playing"} 1'));
  one.send({ type: 'concede', id: 4 });
  await one.next('table', ({ phase }) => phase === 'over');
  const headers = { authorization: `Bearer ${token}` };
  const file = await fetch(`${server.address}/games/${table}/1`, { headers });
  expect(await file.json()).toMatchObject({ edition: '2026-02', result: { result: 'won', winners: [1] } });
  await one.close();
  await server.close();
});

test('where the threads cannot begin the server does not start, and says why', async () => {
  const started = startServer({ port: 0, home: null, workers: 1, workerMegabytes: 1 });
  await expect(started).rejects.toThrow('A thread for tables ended as it began.');
});
