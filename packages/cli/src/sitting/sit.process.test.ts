/** A program at a server's table, over a real WebSocket: it plays, it is answered for where it lies, and what is refused is said. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Speaker } from '@rulewright/bots';
import { DEFAULT_SETTINGS, type ServerMessage } from '@rulewright/protocol';
import { type RunningServer, startServer } from '@rulewright/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { usualAnswer } from './default-answers.ts';
import { invitationIn, type Sat, sit } from './sit.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, home: null, pace: 0 });
});
afterAll(() => server.close());

const DECK = { list: '44 Mountain\n4 Raging Goblin\n4 Shock\n4 Jackal Pup\n4 Mogg Fanatic' };
const hasPython = spawnSync('python3', ['--version']).status === 0;
const PYTHON_BOT = `python3 ${fileURLToPath(new URL('../../../bots/examples/bot.py', import.meta.url))}`;

/** A program in one line of JavaScript that gets each message as `m` and says what it answers with `say`. */
const program = (body: string): string =>
  `node -e "const say=m=>console.log(JSON.stringify(m));require('readline').createInterface({input:process.stdin}).on('line',line=>{const m=JSON.parse(line);if(m.type==='hello')say({type:'hello',protocol:1});${body}})"`;

/** Ada opens a table, the program sits down at it, and Ada does what is usual until she gives up on the fourth turn. */
async function against(command: string): Promise<Sat> {
  const ada = await Connection.open(`${server.address.replace('http', 'ws')}/ws`);
  try {
    const settings = { ...DEFAULT_SETTINGS, atStops: 'if-able', onOpponent: 'never' } as const;
    const made = await ada.ask({
      type: 'create',
      edition: '2026-02',
      name: 'Ada',
      deck: DECK,
      opponent: 'friend',
      bestOf: 1,
      settings,
    });
    if (made.type !== 'seated') throw new Error('Ada gets no table');
    const link = `${server.address}/#/join/${made.table}/${made.invite ?? ''}`;
    const speaker = new Speaker({ program: command, time: 60_000 });
    const sat = sit(invitationIn(link), { name: 'Bot', deck: DECK, speaker, remark: () => {} });
    const [played] = await Promise.all([sat, untilTurnFour(ada)]);
    return played;
  } finally {
    ada.close();
  }
}

async function untilTurnFour(ada: Connection): Promise<void> {
  for (let message: ServerMessage | null; (message = await ada.next()) !== null; ) {
    if (message.type === 'table' && message.shuffle?.given[0] === false)
      await ada.ask({ type: 'part', game: message.shuffle.game, part: '0'.repeat(64) });
    if (message.type !== 'view') continue;
    const { view, decision, epoch } = message;
    if (view.turn.number >= 4) return void (await ada.ask({ type: 'concede' }));
    if (decision !== null && view.decision !== null)
      await ada.ask({ type: 'answer', decision, epoch, answer: usualAnswer(view.decision) });
  }
}

test.skipIf(!hasPython)(
  'the example in Python plays at a table without an answer that is refused (needs python3)',
  async () => {
    const sat = await against(PYTHON_BOT);
    expect(sat).toMatchObject({ games: 1, won: 1, defaulted: 0 });
    expect(sat.asked).toBeGreaterThan(10);
  },
);

test('a program that lies is answered for, and the match ends', async () => {
  const lies = `if(m.type==='decide')say({type:'answer',decision:m.decision,answer:[99]})`;
  const sat = await against(program(lies));
  expect(sat).toMatchObject({ games: 1, won: 1 });
  // but for the question at which Ada may have given up
  expect(sat.asked - sat.defaulted).toBeLessThanOrEqual(1);
  expect(sat.defaulted).toBeGreaterThan(5);
});

test('what is no invitation, no server, no seat or no bot is refused by name', async () => {
  const speaker = new Speaker({ program: program(''), time: 1000 });
  const sitter = { name: 'Bot', deck: DECK, speaker, remark: () => {} };
  for (const link of ['', 'nonsense', 'ftp://127.0.0.1/#/join/abcd/efgh', 'http://127.0.0.1:1/#/watch/abcd/efgh'])
    expect(() => invitationIn(link)).toThrow('invites to no seat');
  await expect(sit(invitationIn('http://127.0.0.1:1/#/join/abcdefgh/abcdefgh'), sitter)).rejects.toThrow(
    'cannot be reached',
  );
  await expect(sit(invitationIn(`${server.address}/#/join/abcdefgh/abcdefgh`), sitter)).rejects.toThrow('gets no seat');
  const none = new Speaker({ program: './no-such-program', time: 1000 });
  await expect(
    sit(invitationIn(`${server.address}/#/join/abcdefgh/abcdefgh`), { ...sitter, speaker: none }),
  ).rejects.toThrow('there is no such program');
});
