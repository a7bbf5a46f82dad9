/** What tables weigh, and that what one address, one guest and one thread may hold is less than what a thread has, whatever the limits are. */
import fc from 'fast-check';
import { MOST_SEATS } from '@rulewright/protocol';
import { DECK_LIMITS } from '@rulewright/cards';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULT_LIMITS, newAddresses, type Visitor } from '../front/addresses.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { roomInTests } from './room-in-tests.ts';
import { storageIn } from '../storage/storage.ts';
import { openStore } from '../storage/store.ts';
import { newGuest } from '../table/table.ts';
import { arrive, create, depart, find, putAway, resume, type Seating, type Tables } from './tables.ts';
import { budgetOf, HEAVIEST, shareOf, weightOfCards } from '../table/weight.ts';

/** As `rulewright serve` has them unless told otherwise. */
const THREAD = 1024;

test('by default one table, the tables of one address and those of a thread are each lighter than the next', () => {
  const share = shareOf(DEFAULT_LIMITS.megabytes, THREAD);
  const heaviestBegun = weightOfCards(MOST_SEATS * DECK_LIMITS.cards);
  expect(heaviestBegun).toBeLessThan(share);
  expect(HEAVIEST).toBeLessThan(share);
  expect(2 * share).toBeLessThanOrEqual(budgetOf(THREAD));
  // beside all of them the heaviest is loaded: its text, what is read of it, and itself
  expect(budgetOf(THREAD) + 3 * HEAVIEST).toBeLessThan(THREAD);
});

test('with any limits an address has at most half of what the tables of a thread have, and those at most half of the thread', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      (limit, thread) => {
        expect(2 * shareOf(limit, thread)).toBeLessThanOrEqual(budgetOf(thread));
        expect(2 * budgetOf(thread)).toBeLessThanOrEqual(thread);
      },
    ),
  );
});

test('whatever connections of an address do, the tables at which they sit weigh no more than it may have', () => {
  const megabytes = 10;
  const does = fc.record({
    who: fc.nat({ max: 5 }),
    what: fc.constantFrom('sits', 'sits', 'sits', 'stands', 'leaves', 'weighs'),
    table: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    weight: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(fc.array(does, { maxLength: 60 }), (deeds) => {
      const addresses = newAddresses({ ...DEFAULT_LIMITS, megabytes }, () => 0);
      const entered = (): Visitor => addresses.enter('one address') ?? expect.fail('no room');
      const visitors = Array.from({ length: 6 }, entered);
      const at = visitors.map((): string | null => null);
      const weights = new Map<string, number>();
      for (const { who, what, table, weight } of deeds) {
        const visitor = visitors[who];
        if (what === 'sits') {
          const open = at.includes(table) ? (weights.get(table) ?? weight) : weight;
          if (visitor?.sits(table, open) !== true) continue;
          at[who] = table;
          weights.set(table, open);
        } else if (what === 'weighs') {
          if (!at.includes(table)) continue;
          weights.set(table, weight);
          // those that are put away weigh nothing, which may be too few at once: each that is told of says so again
          for (let away = addresses.weighs(table, weight); away.length > 0; ) {
            const [first = ''] = away;
            weights.set(first, 0);
            away = addresses.weighs(first, 0);
          }
        } else {
          at[who] = null;
          if (what === 'stands') visitor?.stands();
          else {
            visitor?.leave();
            visitors[who] = entered();
          }
        }
        const sat = new Set(at.filter((one) => one !== null));
        expect([...sat].reduce((sum, one) => sum + (weights.get(one) ?? 0), 0)).toBeLessThanOrEqual(megabytes);
      }
    }),
  );
});

test('of one address only so much is done at once at a host, and what opens tables one after the other', async () => {
  const visitor = newAddresses(DEFAULT_LIMITS).enter('a') ?? expect.fail('no room');
  let [now, most] = [0, 0];
  const work = async (): Promise<void> => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((done) => setTimeout(done, 1));
    now -= 1;
  };
  const all = async (seating: boolean): Promise<number> => {
    most = 0;
    const host = {};
    await Promise.all(Array.from({ length: 20 }, () => visitor.turn(host, seating, work)));
    return most;
  };
  expect([await all(true), await all(false)]).toEqual([1, 4]);
  const failing = visitor.turn(visitor, true, () => Promise.reject(new Error('it failed')));
  await expect(failing).rejects.toThrow('it failed');
  expect(await visitor.turn(visitor, true, () => Promise.resolve('the next'))).toBe('the next');
});

const cards = openCatalogue();
const SMALL = { list: '56 Forest\n4 Grizzly Bears' };

async function hall(mostWeight: number, mostTables = 100): Promise<Tables> {
  const logger = pino({ level: 'silent' });
  const store = await openStore({ home: null, logger });
  onTestFinished(() => store.close());
  const names = { has: () => true, types: () => [], supertypes: () => [], names: () => [] };
  const storage = storageIn(store, { names, busyWith: () => undefined });
  return { open: new Map(), loading: Promise.resolve(), room: roomInTests({ cards, storage, mostTables, mostWeight }) };
}
const making = (tables: Tables, admits = async () => true): Promise<Seating> => {
  const message = { type: 'create', edition: '2026-02', name: 'Ada', deck: SMALL, bestOf: 1 } as const;
  return create(tables, { ...message, opponent: 'self', opponentDeck: SMALL }, admits);
};
async function made(tables: Tables): Promise<Seating & { ok: true }> {
  const seating = await making(tables);
  return seating.ok ? seating : expect.fail(seating.refusal.message);
}
/** As if it had been left long ago. */
const leftAlone = (tables: Tables): void => {
  for (const table of tables.open.values()) table.touched -= 60_000;
};
const ONE = weightOfCards(120);

describe('a thread', () => {
  test('weighs each table by its cards, then as its snapshot is', async () => {
    const { table } = await made(await hall(100));
    expect(table.weight).not.toBe(ONE);
    expect(table.weight / ONE).toBeGreaterThan(0.7);
    expect(table.weight / ONE).toBeLessThan(1.3);
  });

  test('takes no table that does not fit beside those at which people sit, and asks the address before it begins', async () => {
    const tables = await hall(2.5 * ONE);
    for (let count = 0; count < 2; count += 1) {
      const { table, seats } = await made(tables);
      await arrive(
        tables,
        table,
        newGuest(seats, () => undefined),
      );
    }
    leftAlone(tables);
    expect(await making(tables)).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
    const other = await hall(100);
    expect(await making(other, async () => false)).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
    expect(other.open.size).toBe(0);
  });

  test('puts tables away that nobody is at, and loads them when somebody comes back', async () => {
    const tables = await hall(2.5 * ONE);
    const first = await made(tables);
    const { id } = first.table;
    leftAlone(tables);
    const sitting = await made(tables);
    const guest = newGuest(sitting.seats, () => undefined);
    await arrive(tables, sitting.table, guest);
    await made(tables);
    expect([tables.open.has(id), tables.open.size]).toEqual([false, 2]);
    leftAlone(tables);
    const again = await resume(tables, { type: 'resume', table: id, token: first.seated.token });
    expect(again).toMatchObject({ ok: true });
    expect([tables.open.has(id), tables.open.has(sitting.table.id), tables.open.size]).toEqual([true, true, 2]);
    // what somebody sits at stays, and a table that is not put away cannot be loaded beside it
    if (again.ok)
      await arrive(
        tables,
        again.table,
        newGuest(again.seats, () => undefined),
      );
    const third = [...tables.open.keys()].filter((one) => one !== id && one !== sitting.table.id);
    expect(third).toEqual([]);
    await depart(tables, sitting.table, guest);
  });

  test('makes place among too many tables too', async () => {
    const tables = await hall(1000, 2);
    const ids = [(await made(tables)).table.id, (await made(tables)).table.id];
    leftAlone(tables);
    await made(tables);
    expect(tables.open.size).toBe(2);
    expect(ids.filter((id) => tables.open.has(id))).toHaveLength(1);
  });

  test('puts a table away of those who sit at too heavy ones, tells them, and has it again', async () => {
    const tables = await hall(100);
    const { table, seats, seated } = await made(tables);
    const sent: object[] = [];
    await arrive(
      tables,
      table,
      newGuest(seats, (message) => sent.push(message)),
    );
    await putAway(tables, table.id, 'It is too heavy.');
    expect(sent.at(-1)).toMatchObject({
      type: 'error',
      code: 'table-frozen',
      message: expect.stringContaining('It is too heavy.'),
    });
    expect(tables.open.size).toBe(0);
    expect(await resume(tables, { type: 'resume', table: table.id, token: seated.token })).toMatchObject({ ok: true });
    expect((await find(tables, 'nowhere')).ok).toBe(false);
  });
});
