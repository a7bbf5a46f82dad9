/** What a turn costs in answers, what is undone, and what is foreseen, at a table from a position. */
import { createCatalogue } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import { type CardDefinition, createGame, type Game, newLens, type PositionObject, save } from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import {
  DEFAULT_SETTINGS,
  type ServerMessage,
  type ViewMessage,
  type WireAnswer,
  type WireDecision,
} from '@rulewright/protocol';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { advise } from './advising.ts';
import { take, takeBack } from './answering.ts';
import { freshMemories } from '../table/built-in-players.ts';
import { noOffers } from '../table/draw-offers.ts';
import { preview, suggest } from './foreseeing.ts';
import { newMatch } from '../table/match.ts';
import { goOn } from './playing.ts';
import type { Done } from '../running/refusal.ts';
import { roomInTests } from './room-in-tests.ts';
import { storageIn } from '../storage/storage.ts';
import { openStore } from '../storage/store.ts';
import type { Thought } from '../thinking/thinker.ts';
import { changed, type Guest, newGuest, openTable, recordOf, type Table } from '../table/table.ts';

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(opened.reason);
const cards = createCatalogue<CardDefinition>(opened.source, { version: null, compile });
const definition = (name: string): CardDefinition => {
  const entry = cards.card(name);
  if (!entry.ok) throw new Error(name);
  return entry.definition;
};

const names = { has: () => true, types: () => [], supertypes: () => [], names: () => [] };
const busyWith = (): void => undefined;
const store = await openStore({ home: null, logger: pino({ level: 'silent' }) });
const storage = storageIn(store, { names, busyWith });
afterAll(() => store.close());
/** what a search player at a table thinks */
let thought: () => Promise<Thought> = () => Promise.reject(new Error('nobody thinks here'));
const room = roomInTests({
  cards,
  thinker: { think: () => thought(), close: () => Promise.resolve() },
  storage,
  // as people play: what the computer does is shown, and then what it leads to
  pace: 1,
});

interface Sitting {
  table: Table;
  guest: Guest;
  /** what the guest was shown last */
  seen(): ViewMessage;
  decision(): WireDecision;
  /** answers, and lets the table go on */
  give(answer: WireAnswer): Promise<void>;
  undo(): Promise<void>;
  /** the index of the option so labelled */
  option(label: string): number;
  about(): { decision: number; epoch: number };
}

let tables = 0;

type Thing = [name: string, zone: PositionObject['zone'], more?: Partial<PositionObject>];

async function sit(
  mine: Thing[],
  theirs: Thing[],
  kind: 'heuristic' | 'human' | 'search' = 'heuristic',
): Promise<Sitting> {
  const things = [
    ...mine.map((thing) => ({ thing, player: 0 })),
    ...theirs.map((thing) => ({ thing, player: 1 })),
    ...[0, 1].flatMap((player) => Array.from({ length: 9 }, () => ({ thing: ['Swamp', 'library'] as Thing, player }))),
  ];
  const objects = things.map(({ thing: [name, zone, more], player }): PositionObject => {
    return { name, def: definition(name).key, player, zone, ...more };
  });
  const made = createGame({
    seed: 1,
    players: [
      { name: 'Ada', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: new Map(objects.map(({ name }) => [name, definition(name)])).values(),
    position: { objects },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return sitAt(made.game, kind);
}

async function sitAt(game: Game, kind: 'heuristic' | 'human' | 'search'): Promise<Sitting> {
  tables += 1;
  const table = openTable({
    id: `acting${tables}`,
    edition: '2026-02',
    variant: 'none',
    format: 'constructed',
    seed: 0,
    shuffle: null,
    seats: (['human', kind] as const).map((what, number) => ({
      kind: what,
      name: game.names[number] ?? '',
      // of two people both are this one
      token: kind === 'human' ? 'both' : `${number}`,
      deckName: '',
      pool: { main: [], sideboard: [] },
      settings: DEFAULT_SETTINGS,
      passing: null,
      wins: 0,
      ready: false,
    })),
    match: { ...newMatch(1), phase: 'playing', game: 1 },
    invite: null,
    watches: [],
    lenses: [0, 1, -1].map((number) => newLens(number, `secret of ${number}`)),
    answers: [],
    draws: noOffers(),
    clocks: null,
    dealt: null,
    memories: [],
  });
  table.game = game;
  table.memories = freshMemories(table);
  return sitting(table, kind === 'human' ? [0, 1] : [0]);
}

async function sitting(table: Table, seats: readonly number[] = [0]): Promise<Sitting> {
  const sent: object[] = [];
  const guest = newGuest(seats, (message) => sent.push(message));
  table.guests.add(guest);
  const settle = async (): Promise<void> => {
    await goOn(room, table);
    await table.playing;
  };
  changed(table);
  await settle();
  const here: Sitting = {
    table,
    guest,
    seen: () => sent.findLast((one): one is ViewMessage => (one as ViewMessage).type === 'view') as ViewMessage,
    decision: () => here.seen().view.decision as WireDecision,
    about: () => ({ decision: here.seen().decision ?? -1, epoch: table.epoch }),
    option: (label) => {
      const options = here.decision().options ?? [];
      const index = options.findIndex((one) => one.label.startsWith(label));
      if (index < 0) throw new Error(`${label} is not among ${options.map((one) => one.label).join(', ')}`);
      return index;
    },
    async undo() {
      expect(takeBack(table, guest)).toEqual({ ok: true });
      await settle();
    },
    async give(answer) {
      const done = take(room, table, guest, { ...here.about(), answer });
      if (!done.ok && done.refusal.code !== 'action-reversed') throw new Error(done.refusal.message);
      await settle();
    },
  };
  return here;
}

const HAND: Thing[] = [
  ['Forest', 'hand'],
  ['Grizzly Bears', 'hand'],
  ['Forest', 'battlefield'],
  ['Grizzly Bears', 'battlefield'],
  ['Grizzly Bears', 'battlefield'],
];

test('a turn of land, spell, attack with two takes at most four clicks, and the turn of an opponent without instants in hand none', async () => {
  const ada = await sit(HAND, [['Swamp', 'battlefield']]);
  await ada.give([ada.option('Play Forest')]);
  await ada.give([ada.option('Cast Grizzly Bears')]);
  // with nothing more to do in its main phase it comes to combat by itself
  expect(ada.decision().form).toBe('attackers');
  // one click on “All attack”
  await ada.give((ada.decision().attackers ?? []).map(({ attacker }) => ({ attacker, target: 0 })));
  // in three clicks; a fourth passes a main phase in which something could still be done
  const { view } = ada.seen();
  expect([view.turn.number, view.turn.active, view.players[1]?.life]).toEqual([3, 0, 16]);
});

test('an answer can be taken back after an action that was taken back', async () => {
  const ada = await sit(HAND, []);
  const [seat] = ada.table.seats;
  if (seat) seat.settings = { ...DEFAULT_SETTINGS, autoPay: false };
  await ada.give([ada.option('Play Forest')]);
  await ada.give([ada.option('Cast Grizzly Bears')]);
  expect(ada.decision().prompt).toBe('Grizzly Bears: Pay {1}{G}');
  await ada.give([ada.option('Do not pay')]);
  expect(ada.seen().canUndo).toBe(true);
  await ada.undo();
  expect(ada.option('Play Forest')).toBeGreaterThan(0);
});

test('an answer can be taken back after the server began again; nothing has a handle that something else had', async () => {
  const before = await sit(HAND, []);
  await before.give([before.option('Play Forest')]);
  const stored = await storage.find(before.table.id);
  if (stored?.ok !== true) throw new Error('not stored');
  const ada = await sitting(stored.table);
  expect(ada.seen().canUndo).toBe(true);
  const handles = new Set(ada.seen().view.battlefield.map(({ id }) => id));
  await ada.undo();
  const { players, battlefield } = ada.seen().view;
  expect(players[0]?.hand.map(({ name }) => name).toSorted()).toEqual(['Forest', 'Grizzly Bears']);
  expect(battlefield.filter(({ id }) => handles.has(id))).toEqual([]);
  expect(recordOf(ada.table).answers).toEqual([]);
});

test('whoever is asked right after the computer acted is shown the question', async () => {
  const swamp = definition('Swamp');
  const deck = Array.from({ length: 20 }, () => ({ def: swamp.key, name: 'Swamp' }));
  const players = ['Ada', 'Ben'].map((name) => ({ name, deck }));
  const made = createGame({ seed: 1, startingPlayer: 1, players, definitions: [swamp] });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const ada = await sitAt(made.game, 'heuristic');
  expect(ada.decision().kind).toBe('mulligan');
  expect(ada.seen().decision).not.toBeNull();
});

test.each([
  ['does what it has thought of', () => Promise.resolve({ answer: [0], says: 'Pass', compared: [] }), 'hand'],
  ['plays on without where it cannot think', () => Promise.reject(new Error('the thread has ended')), 'battlefield'],
] as const)('a search player %s', async (_, thinks, zone) => {
  thought = thinks as typeof thought;
  const forests: Thing[] = [0, 1].map(() => ['Forest', 'battlefield']);
  const ada = await sit([], [...forests, ['Grizzly Bears', 'hand']], 'search');
  while (ada.table.game?.state.turn.number === 1) await ada.give([0]);
  const bears = ada.table.game?.state.objects.find((one) => one?.def === definition('Grizzly Bears').key);
  expect(bears?.zone).toBe(zone);
});

test('the coach tells what it has compared, one question at a time, and only against the computer', async () => {
  const asks = (ada: Sitting): Done => advise(room, ada.table, ada.guest, { ...ada.about(), id: 7 });
  const told = async (ada: Sitting): Promise<ServerMessage | undefined> => {
    const sent: ServerMessage[] = [];
    ada.guest.send = (message) => sent.push(message as ServerMessage);
    await ada.table.advising;
    return sent[0];
  };
  const one = (says: string, win: number, games = 40): Thought['compared'][number] => ({
    says,
    win,
    error: 0.1,
    games,
  });
  const compared = [one('Cast Grizzly Bears', 0.7), one('Pass', 0.5), one('a', 0.4), one('b', 0.3), one('c', 0.2)];
  thought = () => Promise.resolve({ answer: [1], says: 'Cast Grizzly Bears', compared });
  const ada = await sit([], [['Grizzly Bears', 'hand']]);
  const before = JSON.stringify(ada.table.game && save(ada.table.game));
  expect([asks(ada), asks(ada)]).toMatchObject([{ ok: true }, { ok: false, refusal: { code: 'not-now' } }]);
  const others = compared.slice(1, 4).map(({ says, win }) => ({ says, win }));
  const advice = { type: 'advice', re: 7, says: 'Cast Grizzly Bears', win: 0.7, error: 0.1, games: 200, others };
  expect(await told(ada)).toEqual(advice);
  // what is recommended is what is told to be best, and nothing is told from a few games
  const few = [one('Pass', 0.54), one('Cast Grizzly Bears', 0.56), one('a', 0.9, 29)];
  thought = () => Promise.resolve({ answer: [0], says: 'Pass', compared: few });
  expect(asks(ada)).toEqual({ ok: true });
  const better = { says: 'Cast Grizzly Bears', win: 0.56, others: [{ says: 'Pass', win: 0.54 }], games: 109 };
  expect(await told(ada)).toMatchObject(better);
  thought = () => Promise.resolve({ answer: [0], says: 'Pass', compared: few.slice(2) });
  expect(asks(ada)).toEqual({ ok: true });
  expect(await told(ada)).toMatchObject({ says: 'Pass', win: null, others: [], games: 29 });
  // it can be asked again, and what fails says so
  thought = () => Promise.reject(new Error('the thread has ended'));
  expect(asks(ada)).toEqual({ ok: true });
  expect(await told(ada)).toMatchObject({ type: 'error', re: 7, code: 'not-now' });
  expect(JSON.stringify(ada.table.game && save(ada.table.game))).toBe(before);
  // of two people one could ask for the other
  const two = await sit([], [], 'human');
  two.guest.seats = [two.decision().by];
  expect(asks(two)).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
});

test('what an attack would do is foreseen by playing it on, and nothing is changed by looking', async () => {
  const ada = await sit(
    [
      ['White Knight', 'battlefield'],
      ['Grizzly Bears', 'battlefield'],
    ],
    [['Grizzly Bears', 'battlefield']],
  );
  const before = JSON.stringify(ada.table.game && save(ada.table.game));
  const attackers = ada.decision().attackers ?? [];
  const answer = attackers.map(({ attacker }) => ({ attacker, target: 0 }));
  const about = ada.about();
  expect(preview(ada.table, ada.guest, { ...about, answer })).toEqual({
    ok: true,
    message: { type: 'preview', gone: [], life: [{ player: 1, life: 16 }], lost: [], whole: true },
  });
  const suggested = suggest(ada.table, ada.guest, about);
  expect(suggested).toMatchObject({ ok: true, message: { type: 'suggestion' } });
  expect(JSON.stringify(ada.table.game && save(ada.table.game))).toBe(before);
  expect(preview(ada.table, ada.guest, { ...about, decision: about.decision + 1, answer })).toMatchObject({
    ok: false,
  });
});

test('what blocks would do is foreseen with first strike, until chance decides', async () => {
  const mine: Thing[] = [
    ['Grizzly Bears', 'battlefield'],
    ['Hill Giant', 'battlefield'],
  ];
  const both = await sit(mine, [['White Knight', 'battlefield']], 'human');
  await both.give((both.decision().attackers ?? []).map(({ attacker }) => ({ attacker, target: 0 })));
  expect(both.decision()).toMatchObject({ form: 'blockers', by: 1 });
  const [knight] = both.decision().blockers ?? [];
  const at = knight?.attackers.findIndex(({ label }) => label === 'Grizzly Bears') ?? -1;
  const bears = both.seen().view.battlefield.find(({ name }) => name === 'Grizzly Bears');
  const answer = [{ blocker: knight?.blocker ?? 0, attackers: [at] }];
  expect(preview(both.table, both.guest, { ...both.about(), answer })).toMatchObject({
    ok: true,
    message: { gone: [bears?.id], life: [{ player: 1, life: 17 }], whole: true },
  });
});
