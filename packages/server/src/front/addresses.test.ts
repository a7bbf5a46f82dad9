/** Limits by address, with a clock that the test moves. */
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, newAddresses } from './addresses.ts';

const LIMITS = {
  ...DEFAULT_LIMITS,
  connections: 2,
  messages: 10,
  messagesAtOnce: 5,
  messagesOfOne: 100,
  messagesOfOneAtOnce: 100,
  bytes: 100,
  bytesAtOnce: 1000,
};

function at(limits = LIMITS) {
  let now = 0;
  const addresses = newAddresses(limits, () => now);
  const enter = (address: string) => addresses.enter(address) ?? expect.fail('no room');
  return { addresses, enter, pass: (ms: number) => void (now += ms) };
}

test('an address has so many connections, and another one its own', () => {
  const { addresses, enter } = at();
  const [first] = [enter('a'), enter('a')];
  expect(addresses.enter('a')).toBeNull();
  expect(addresses.enter('b')).not.toBeNull();
  first.leave();
  first.leave(); // twice is once
  enter('a');
  expect(addresses.enter('a')).toBeNull();
});

test('connections of one address share what it may say, and time gives it back', () => {
  const { enter, pass } = at();
  const [one, two, other] = [enter('a'), enter('a'), enter('b')];
  const said = Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? one : two).says(1));
  expect(said).toEqual([...Array.from({ length: 5 }, () => 'read'), { wait: 100 }]);
  expect(other.says(1)).toBe('read');
  pass(200);
  expect([one.says(1), two.says(1), one.says(1)]).toEqual(['read', 'read', { wait: 100 }]);
});

test('bytes are counted too', () => {
  const { enter, pass } = at();
  const one = enter('a');
  expect([one.says(900), one.says(200)]).toEqual(['read', { wait: 1000 }]);
  pass(1000);
  expect(one.says(200)).toBe('read');
});

test('what answers a question counts by its bytes alone', () => {
  const { enter } = at();
  const one = enter('a');
  expect(Array.from({ length: 20 }, () => one.says(1, true))).not.toContainEqual({ wait: expect.any(Number) });
  expect(one.says(1)).toBe('read');
  expect(one.says(1000, true)).toEqual({ wait: 210 });
});

test('who goes on flooding is cut off, and coming back does not help', () => {
  const { enter } = at({ ...LIMITS, refused: 3 });
  const one = enter('a');
  const said = Array.from({ length: 9 }, () => one.says(1));
  expect(said.slice(5)).toEqual([...Array.from({ length: 3 }, () => ({ wait: 100 })), 'cut-off']);
  one.leave();
  enter('b'); // what is forgotten now is not what was spent
  expect(enter('a').says(1)).toEqual({ wait: 100 });
});

test('an address opens so many tables an hour', () => {
  const { enter, pass } = at({ ...LIMITS, tablesAnHour: 2 });
  const one = enter('a');
  expect([one.opens(), one.opens(), one.opens()]).toEqual([true, true, false]);
  pass(30 * 60_000);
  expect([one.opens(), one.opens()]).toEqual([true, false]);
});
