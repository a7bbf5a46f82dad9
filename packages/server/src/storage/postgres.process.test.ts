/** Tables in PostgreSQL: what fails there, what is told of it, and several servers on one database. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPrograms, type Postgres, startPostgres } from '../../../../soak/postgres.ts';
import type { Cards } from '../decks/decks.ts';
import { openCatalogue } from '../decks/open-catalogue.ts';
import { startServer } from '../front/start-server.ts';
import { connect } from '../front/client-in-tests.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { answer, refusedThenTaken, sit } from './sitting-in-tests.ts';

const missing = postgresPrograms() === null;
/** What these tests break is told in the log, too. */
const logger = pino({ level: 'silent' });

describe.skipIf(missing)('tables in PostgreSQL (skipped where it is not installed)', () => {
  let postgres: Postgres;
  let cards: Cards;
  const start = (database: string) => startServer({ port: 0, home: null, database, cards, logger, pace: 0 });
  beforeAll(async () => {
    postgres = await startPostgres();
    cards = openCatalogue();
  });
  afterAll(() => postgres.remove());

  test('the database is stopped in the middle of a game: the answer is refused, and taken when it is back', async () => {
    const database = postgres.database('stopped');
    await refusedThenTaken({ home: null, database, cards, logger }, postgres.stop, postgres.start);
  });

  test('a connection that the database ends is opened again', async () => {
    const sitting = await sit({ home: null, database: postgres.database('cut'), cards, logger });
    const { one, server, view } = sitting;
    const next = await answer(sitting, view, 1);
    postgres.run("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rulewright'");
    // the answer may come before the loss is noticed; then it is refused and given again
    one.send({ type: 'answer', id: 2, decision: next.decision ?? -1, epoch: next.epoch, answer: [1] });
    const told = await one.next('ok').catch(() => null);
    if (told === null) await answer(sitting, next, 3);
    expect(postgres.run('select revision > 2, holder > 0 from rulewright.table', 'cut')).toBe('t|t');
    await one.close();
    await server.close();
  });

  test('a table is held by one server, and another goes on with it when nobody is at it or its holder is gone', async () => {
    const database = postgres.database('shared');
    const sitting = await sit({ home: null, database, cards, logger });
    const { one, server, table, token } = sitting;
    const next = await answer(sitting, sitting.view, 1);
    const other = await start(database);
    const two = await connect(other.address);
    const resume = { type: 'resume', table, token } as const;
    two.send({ ...resume, id: 2 });
    expect(await two.next('error')).toMatchObject({ re: 2, code: 'elsewhere' });
    await one.close();
    let view = null;
    for (let tries = 3; view === null; tries += 1) {
      two.send({ ...resume, id: tries });
      view = await two.next('view').catch(() => null); // until the first server has noticed that nobody is there
    }
    expect({ ...view.view, log: [] }).toEqual({ ...next.view, log: [] });
    // a holder without its lock, as after kill -9
    postgres.run(`update rulewright.table set holder = 1`, 'shared');
    await two.close();
    const again = await connect(server.address);
    again.send(resume);
    expect((await again.next('view')).decision).toBe(view.decision);
    await again.close();
    await server.close();
    await other.close();
  });

  test('who lost a table to another server says so and writes nothing', async () => {
    const sitting = await sit({ home: null, database: postgres.database('lost'), cards, logger });
    const { one, server, view } = sitting;
    postgres.run('update rulewright.table set holder = 1, revision = revision + 1', 'lost');
    const before = postgres.run('select * from rulewright.input', 'lost');
    one.send({ type: 'answer', id: 1, decision: view.decision ?? -1, epoch: view.epoch, answer: [1] });
    expect(await one.next('error')).toMatchObject({ re: null, code: 'table-frozen' });
    expect(await one.next('error')).toMatchObject({ re: 1, message: expect.stringMatching('Another server') });
    expect(postgres.run('select * from rulewright.input', 'lost')).toBe(before);
    await one.close();
    await server.close();
  });

  test('a commit whose outcome was not heard does no harm', async () => {
    const sitting = await sit({ home: null, database: postgres.database('unsure'), cards, logger });
    const { one, server, table, token } = sitting;
    let view = await answer(sitting, sitting.view, 1);
    // the statement is done, its confirmation is lost: what the table holds is told refused, what is stored is further
    postgres.run(
      `create function rulewright.cut() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
       create constraint trigger cut after insert on rulewright.input deferrable initially deferred for each row execute function rulewright.cut()`,
      'unsure',
    );
    one.send({ type: 'answer', id: 2, decision: view.decision ?? -1, epoch: view.epoch, answer: [1] });
    expect(await one.next('error')).toMatchObject({ re: 2, code: 'store-unavailable' });
    postgres.run('drop trigger cut on rulewright.input; update rulewright.table set revision = revision + 1', 'unsure');
    view = await answer(sitting, view, 3);
    await one.close();
    const two = await connect(server.address);
    two.send({ type: 'resume', table, token });
    expect({ ...(await two.next('view')).view, log: [] }).toEqual({ ...view.view, log: [] });
    await two.close();
    await server.close();
  });

  test.each([
    [
      'nobody answers there',
      'postgres://postgres@127.0.0.1:1/x',
      'cannot be reached. The database x at 127.0.0.1:1: connect ECONNREFUSED',
    ],
    ['no such database', null, 'refuses this server. The database missing at .*Make the database'],
    ['no address', 'postgres://[', 'postgres://USER:PASSWORD@HOST:PORT/DATABASE'],
  ])('%s: the server says so and does not start', async (_, address, said) => {
    const database = address ?? postgres.database('made').replace('made', 'missing');
    await expect(start(database)).rejects.toThrow(new RegExp(said));
  });

  test('a database that a later version made is left as it is', async () => {
    const database = postgres.database('later');
    await (await start(database)).close();
    postgres.run(`update rulewright.version set number = ${SCHEMA_VERSION + 1}`, 'later');
    await expect(start(database)).rejects.toThrow(`of version ${SCHEMA_VERSION + 1}, this program knows`);
  });

  test('a user who may make no schema is told what is missing', async () => {
    const database = postgres.database('narrow');
    postgres.run('create role guest login', 'narrow');
    await expect(start(database.replace('postgres@', 'guest@'))).rejects.toThrow('GRANT CREATE ON DATABASE');
  });
});
