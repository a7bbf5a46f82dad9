import { expect, test } from 'vitest';
import type { ClientMessage } from './client-messages.ts';
import { newOutbox } from './outbox.ts';
import type { ServerMessage, WelcomeMessage } from './server-messages.ts';

/** An outbox over a wire that the test reads, and a clock that it moves. */
function opened() {
  let now = 0;
  let isOpen = true;
  let timers: { at: number; run: () => void }[] = [];
  const sent: (ClientMessage & { id: number })[] = [];
  const outbox = newOutbox(
    { send: (text) => void sent.push(JSON.parse(text) as ClientMessage & { id: number }), isOpen: () => isOpen },
    { now: () => now, later: (run, ms) => void timers.push({ at: now + ms, run }) },
  );
  outbox.heard({ type: 'welcome', re: null, pace: { messages: 10, atOnce: 2 } } as unknown as WelcomeMessage);
  return {
    outbox,
    sent,
    close: () => void (isOpen = false),
    pass(ms: number): void {
      const until = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
}

const phrase = (phrase: number): ClientMessage => ({ type: 'say', phrase });
const answer = (decision: number): ClientMessage => ({ type: 'answer', decision, epoch: 0, answer: [0] });
const tooFast = (re: number, wait?: number): ServerMessage => ({
  type: 'error',
  re,
  code: 'too-fast',
  message: '',
  ...(wait !== undefined && { wait }),
});
const phrases = (sent: readonly ClientMessage[]): unknown[] =>
  sent.map((message) => (message.type === 'say' ? message.phrase : message.type));

test('messages are sent at the pace that the server tells, in their order', () => {
  const { outbox, sent, pass } = opened();
  for (let n = 0; n < 62; n += 1) outbox.say(phrase(n));
  const before = sent.length;
  pass(1000);
  expect(sent.length - before).toBeLessThanOrEqual(12);
  pass(60_000);
  expect(phrases(sent)).toEqual(Array.from({ length: 62 }, (_, n) => n));
});

test('answers are not counted, and do not overtake what was said before', () => {
  const { outbox, sent, pass } = opened();
  for (let n = 0; n < 100; n += 1) outbox.say(answer(n));
  expect(sent).toHaveLength(100);
  for (let n = 0; n < 61; n += 1) outbox.say(phrase(n));
  outbox.say(answer(100));
  expect(sent.at(-1)?.type).not.toBe('answer');
  pass(60_000);
  expect(sent.at(-1)).toMatchObject({ type: 'answer', decision: 100 });
});

test('what was refused unread is said again after its wait, before what was said later', () => {
  const { outbox, sent, pass } = opened();
  outbox.say(phrase(0));
  outbox.say(phrase(1));
  const [zero, one] = sent;
  expect(outbox.heard(tooFast(zero?.id ?? 0, 500))).toBeNull();
  outbox.say(phrase(2));
  expect(outbox.heard(tooFast(one?.id ?? 0, 400))).toBeNull();
  pass(300);
  expect(sent).toHaveLength(2);
  pass(60_000);
  expect(phrases(sent)).toEqual([0, 1, 0, 1, 2]);
});

test('what was refused and would be refused again is the business of who said it', () => {
  const { outbox, sent } = opened();
  outbox.say({ ...phrase(0), id: 7 });
  expect(sent[0]?.id).toBe(7);
  expect(outbox.heard(tooFast(7))).toMatchObject({ re: 7 });
});

test('of numbers that it gave itself nobody else hears', () => {
  const { outbox, sent } = opened();
  outbox.say(phrase(0));
  expect(outbox.heard({ type: 'ok', re: sent[0]?.id ?? 0 })).toBeNull();
  outbox.say(phrase(1));
  expect(outbox.heard({ type: 'error', re: sent[1]?.id ?? 0, code: 'not-now', message: 'No.' })).toEqual({
    type: 'error',
    re: null,
    code: 'not-now',
    message: 'No.',
  });
});

test('nothing is sent once the connection is gone', () => {
  const { outbox, sent, pass, close } = opened();
  outbox.say(phrase(0));
  outbox.heard(tooFast(sent[0]?.id ?? 0, 100));
  close();
  pass(60_000);
  expect(sent).toHaveLength(1);
});
