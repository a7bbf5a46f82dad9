/** All tables: opening one, taking a seat, coming back to it, watching, the next game, a rematch. */
import type { ClientMessage, DeckChoice, InvitationMessage, SeatedMessage, SeatSettings } from '@rulewright/protocol';
import { DEFAULT_SETTINGS } from '@rulewright/protocol';
import { editionOf, houseRuleProblems, optionProblems, teamsOf } from '@rulewright/engine';
import { chooseDeck, poolProblems } from '../decks/decks.ts';
import { optionsFor } from '../decks/formats.ts';
import { newMatch, startAgain } from '../table/match.ts';
import { atTable } from './guarded.ts';
import { keep, kept } from './keeping.ts';
import { begin, dealInTime } from './dealing.ts';
import { goOn, type Room } from './playing.ts';
import { type Done, refuse } from '../running/refusal.ts';
import { cardsIn, type Pool, sameCards, type Seat } from '../table/seat.ts';
import { freshClocks } from '../table/clocks.ts';
import { stopClock } from '../table/timing.ts';
import { noOffers } from '../table/draw-offers.ts';
import { show, showAll } from '../table/showing.ts';
import { changed, type Guest, openTable, type Table } from '../table/table.ts';
import { newShuffle } from '../table/shuffle.ts';
import { hashOf, isToken, linkToken, newToken, tableName } from '../running/tokens.ts';
import { weightOfCards } from '../table/weight.ts';

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
export type Seating = Done<{ table: Table; seats: number[]; seated: Omit<SeatedMessage, 're'> }>;

const IDLE_MS = 30 * 60_000;
export const KEPT_MS = 60 * 24 * 3_600_000;

export interface Tables {
  open: Map<string, Table>;
  room: Room;
  /** tables are loaded from the store one after the other; never rejects */
  loading: Promise<unknown>;
}

/** Whether who asks may sit at a table of that name and weight, besides where others of its address sit. */
export type Admits = (table: string, weight: number) => Promise<boolean>;
export const tooHeavy = (): ReturnType<typeof refuse> =>
  refuse(
    'not-now',
    'The tables at which your address sits take as much memory as one address may have: leave one first.',
  );

type Sitter = Pick<Seat, 'kind' | 'name' | 'token' | 'settings'>;

function seatWith(
  room: Room,
  number: number,
  {
    edition,
    format,
    anyDeck,
    legalIn,
    bestOf,
  }: Pick<Table, 'edition' | 'format' | 'anyDeck' | 'legalIn'> & { bestOf: 1 | 3 },
  choice: DeckChoice,
  who: Sitter,
): Done<{ seat: Seat }> {
  const playedIn = { edition, format, anyDeck: anyDeck ?? false, legalIn, sideboardUsed: bestOf === 3 };
  const deck = chooseDeck(room.cards, choice, playedIn, room.deckLimits);
  if (!deck.ok) {
    const [first] = deck.problems;
    const more = deck.problems.length > 1 ? ` (and ${deck.problems.length - 1} more)` : '';
    const whose = number === 0 ? 'Your deck' : "The other player's deck";
    return refuse('bad-deck', `${whose} cannot be played: ${first?.reason ?? ''}${more}`, {
      deck: { seat: number, problems: deck.problems },
    });
  }
  return { ok: true, seat: { ...who, deckName: deck.name, pool: deck.pool, passing: null, wins: 0, ready: false } };
}

const OPEN_SEAT: Seat = {
  kind: 'open',
  name: '',
  token: '',
  deckName: '',
  pool: { main: [], sideboard: [] },
  settings: DEFAULT_SETTINGS,
  passing: null,
  wins: 0,
  ready: false,
};

const NAMES = {
  heuristic: 'The computer',
  random: 'Random player',
  rollout: 'The beginner',
  search: 'The strong computer',
} as const;

const letters = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Whether it is a name of a built-in player, or only looks so. */
const isOfComputer = (name: string): boolean =>
  Object.values(NAMES).some((own) => letters(name).replace(/\d+$/, '') === letters(own));
const noComputer = (): ReturnType<typeof refuse> =>
  refuse('malformed', 'Built-in players are called so: take another name.');

/** The refusal where no table of that weight can be opened now; null: one can. */
export async function noRoom(tables: Tables, weight: number): Promise<ReturnType<typeof refuse> | null> {
  const { room, open } = tables;
  if (room.draining) return refuse('not-now', 'This server is about to stop and takes no new tables; try again soon.');
  if ((await makeRoom(tables, weight)) && open.size < room.mostTables) return null;
  return refuse('not-now', 'This server has as many tables as it can hold; try again later.');
}

/** A table at which somebody was so lately stays: they may be about to sit down. */
const FRESH_MS = 10_000;

/** Whether a table of that weight fits beside the others: those that nobody is at are put away for it, the one that was left first before. */
async function makeRoom(tables: Tables, weight: number): Promise<boolean> {
  const { open, room } = tables;
  const fits = (): boolean => open.size < room.mostTables && weightOf(tables) + weight <= room.mostWeight;
  if (fits()) return true;
  const left = [...open.values()].filter(({ guests, touched }) => guests.size === 0 && Date.now() - touched > FRESH_MS);
  for (const table of left.sort((a, b) => a.touched - b.touched)) {
    if (fits()) return true;
    await table.queue;
    await letGo(tables, table, true).catch((error: unknown) =>
      room.logger.warn({ err: error, table: table.id }, 'a table could not be put away'),
    );
  }
  return weightOf(tables) + weight <= room.mostWeight;
}

const weightOf = ({ open }: Tables): number => [...open.values()].reduce((sum, table) => sum + table.weight, 0);

/** Tables have become heavier: where they are too heavy together, those that nobody is at are put away, and if need be the heaviest. */
export async function relieve(tables: Tables): Promise<void> {
  if (await makeRoom(tables, 0)) return;
  const [heaviest] = [...tables.open.values()].sort((a, b) => b.weight - a.weight);
  if (heaviest !== undefined) await putAway(tables, heaviest.id, 'It takes more memory than this server has left.');
}

/** Puts a table away though somebody is at it, and says why. @throws StoreFailure: it stays */
export async function putAway(tables: Tables, id: string, why: string): Promise<void> {
  const table = tables.open.get(id);
  if (table === undefined) return;
  await table.queue;
  if (table.unstored || table.frozen !== null) return;
  const message = `This table was put away. ${why} It is stored; take your seat again later.`;
  for (const guest of table.guests) guest.send({ type: 'error', re: null, code: 'table-frozen', message });
  table.guests.clear();
  await letGo(tables, table, true);
}

/** A name for a table of this host that no open table has. */
export function freeName({ open, room }: Tables): string {
  let name = tableName();
  while (open.has(name) || !room.isOwn(name)) name = tableName();
  return name;
}

/** Stores a new table, opens it, and seats whoever has that token. */
export function opened({ room, open }: Pick<Tables, 'room' | 'open'>, table: Table, token: string): Promise<Seating> {
  changed(table);
  return atTable(room, table, async (): Promise<Seating> => {
    const seating = seatedAt(table, token);
    await keep(room, table);
    const { id, edition, variant, seats } = table;
    open.set(id, table);
    room.weighs(id, table.weight);
    room.logger.info({ table: id, edition, variant, seats: seats.map(({ kind }) => kind) }, 'a table was opened');
    return seating;
  });
}

/** Opens a table and seats its maker; the game begins at once unless friends are to come. @throws StoreFailure */
export async function create(tables: Tables, message: Of<'create'>, admits: Admits): Promise<Seating> {
  const { room } = tables;
  if (isOfComputer(message.name)) return noComputer();
  const { edition, bestOf, opponent, variant = 'none', players = 2, format = 'constructed', anyDeck = false } = message;
  const { legalIn } = message;
  const places = optionsFor(format, variant, players);
  const [wrong] = optionProblems(places, editionOf(edition));
  if (wrong !== undefined) return refuse('malformed', wrong);
  const [unruly] = houseRuleProblems(message.houseRules);
  if (unruly !== undefined) return refuse('malformed', unruly);
  const theirDeck = message.opponentDeck;
  if (opponent !== 'friend' && theirDeck === undefined)
    return refuse('malformed', 'This opponent needs a deck: opponentDeck is missing.');
  const isForItself = new Set(teamsOf(places)).size === players;
  if (message.otherDecks !== undefined && (!isForItself || opponent === 'friend'))
    return refuse(
      'malformed',
      'Players of a team play the same deck, and friends bring their own: leave otherDecks out.',
    );
  if (opponent === 'friend' && message.seed !== undefined)
    return refuse('seed-refused', 'At a table with other people nobody chooses the seed: leave it out.');
  const token = newToken();
  const settings = message.settings ?? DEFAULT_SETTINGS;
  const person = { kind: 'human', token: hashOf(token), settings } as const;
  /** who sits there, null whoever comes */
  const sitterAt = (number: number): Sitter | null => {
    if (number === 0) return { ...person, name: message.name };
    if (opponent === 'friend') return null;
    if (opponent === 'self')
      return { ...person, name: `${message.name} (${players > 2 ? `seat ${number + 1}` : 'second seat'})` };
    return { kind: opponent, token: '', settings, name: `${NAMES[opponent]}${players > 2 ? ` ${number}` : ''}` };
  };
  const seats: Seat[] = [];
  for (const [number, team] of teamsOf(places).entries()) {
    const sitter = sitterAt(number);
    const own = message.otherDecks?.[number - 2];
    const deck = own ?? (team % 2 === 0 || theirDeck === undefined ? message.deck : theirDeck);
    const seat =
      sitter === null ? null : seatWith(room, number, { edition, format, anyDeck, legalIn, bestOf }, deck, sitter);
    if (seat?.ok === false) return seat;
    seats.push(seat?.seat ?? OPEN_SEAT);
  }
  // before the game, which costs more than all before
  const id = freeName(tables);
  const weight = weightOfCards(seats.reduce((sum, { pool }) => sum + cardsIn(pool), 0));
  const full = (await noRoom(tables, weight)) ?? ((await admits(id, weight)) ? null : tooHeavy());
  if (full !== null) return full;
  const table = openTable({
    id,
    edition,
    variant,
    ...(message.houseRules && { houseRules: message.houseRules }),
    ...(anyDeck && { anyDeck }),
    ...(legalIn !== undefined && { legalIn }),
    format,
    seed: message.seed ?? null,
    shuffle: message.seed === undefined ? newShuffle(1, players) : null,
    seats,
    match: newMatch(bestOf),
    invite: opponent === 'friend' ? hashOf(linkToken(token, 'invite')) : null,
    watches: [],
    lenses: [],
    answers: [],
    draws: noOffers(),
    clocks: message.clock === undefined ? null : freshClocks(message.clock, players),
    dealt: null,
    memories: [],
  });
  if (opponent !== 'friend') {
    const begun = begin(room, table);
    if (!begun.ok) return begun;
  }
  return opened(tables, table, token);
}

/** Takes an open seat with the link's secret; the game begins when none is left open. */
export async function join(tables: Tables, message: Of<'join'>): Promise<Seating> {
  const found = await find(tables, message.table);
  if (!found.ok) return found;
  const { table } = found;
  return atTable(tables.room, table, () => kept(tables.room, table, () => takeOpenSeat(tables, table, message)));
}

/** Who invites to what, for whoever has the link. */
export async function invitation(tables: Tables, message: Of<'invitation'>): Promise<Done<{ message: object }>> {
  const found = await find(tables, message.table);
  if (!found.ok) return found;
  const { table } = found;
  if (table.invite === null) return refuse('table-full', 'Somebody sits there already.');
  if (!isToken(message.invite, table.invite))
    return refuse('wrong-token', 'This link does not lead to a seat at that table.');
  const told: Omit<InvitationMessage, 're'> = {
    type: 'invitation',
    table: table.id,
    edition: table.edition,
    variant: table.variant,
    format: table.format,
    bestOf: table.match.bestOf,
    ...(table.anyDeck && { anyDeck: true }),
    ...(table.legalIn !== undefined && { legalIn: table.legalIn }),
    ...(table.houseRules && { houseRules: table.houseRules }),
    ...(table.clocks && { clock: { per: table.clocks.per, seconds: table.clocks.seconds } }),
    seats: table.seats.map(({ name, deckName }, seat) => ({ seat, name, deck: deckName })),
  };
  return { ok: true, message: told };
}

function takeOpenSeat(tables: Tables, table: Table, message: Of<'join'>): Seating {
  const number = table.seats.findIndex((seat) => seat.kind === 'open');
  if (number < 0) return refuse('table-full', 'Somebody sits there already.');
  if (table.invite === null || !isToken(message.invite, table.invite))
    return refuse('wrong-token', 'This link does not lead to a seat at that table.');
  if (isOfComputer(message.name)) return noComputer();
  const token = newToken();
  const settings = message.settings ?? DEFAULT_SETTINGS;
  const theirs = seatWith(tables.room, number, { ...table, bestOf: table.match.bestOf }, message.deck, {
    kind: 'human',
    name: message.name,
    token: hashOf(token),
    settings,
  });
  if (!theirs.ok) return theirs;
  table.seats[number] = theirs.seat;
  table.weight += weightOfCards(cardsIn(theirs.seat.pool));
  tables.room.weighs(table.id, table.weight);
  if (table.seats.every(({ kind }) => kind !== 'open')) {
    const begun = begin(tables.room, table);
    if (!begun.ok) {
      table.seats[number] = OPEN_SEAT;
      return begun;
    }
    table.invite = null;
  }
  changed(table);
  return seatedAt(table, token);
}

/** The secrets of the links that a seat may give away. */
function linksOf(table: Table, seat: string): Pick<SeatedMessage, 'invite' | 'watch'> {
  const [invite, watch] = [linkToken(seat, 'invite'), linkToken(seat, 'watch')];
  if (!table.watches.some((hash) => isToken(watch, hash))) {
    table.watches.push(hashOf(watch));
    table.unstored = true;
  }
  return { invite: table.invite !== null && isToken(invite, table.invite) ? invite : null, watch };
}

/** With the token that was given, or that of a page's cookie. */
type Resuming = Of<'resume'> & { token: string };

/** Back to one's seat, after a reload or a restart of the server. */
export async function resume(tables: Tables, message: Resuming): Promise<Seating> {
  const found = await find(tables, message.table);
  if (!found.ok) return found;
  const { table } = found;
  return atTable(tables.room, table, () => kept(tables.room, table, () => takeOwnSeat(table, message)));
}

function takeOwnSeat(table: Table, { token, settings }: Resuming): Seating {
  if (settings) setFor(table, seatsOf(table, token), settings);
  return seatedAt(table, token);
}

/** The numbers of the seats that a token opens. */
const seatsOf = (table: Table, token: string): number[] =>
  table.seats.flatMap((seat, number) => (seat.token !== '' && isToken(token, seat.token) ? [number] : []));

/** Whoever has that token, at the seats that it opens. */
function seatedAt(table: Table, token: string): Seating {
  const seats = seatsOf(table, token);
  const seat = table.seats[seats[0] ?? -1];
  if (!seat) return refuse('wrong-token', 'That is no seat of yours.');
  const { settings } = seat;
  return {
    ok: true,
    table,
    seats,
    seated: { type: 'seated', table: table.id, seats, token, ...linksOf(table, token), settings },
  };
}

export async function watch(tables: Tables, message: Of<'watch'>): Promise<Seating> {
  const found = await find(tables, message.table);
  if (!found.ok) return found;
  const { table } = found;
  if (!table.watches.some((hash) => isToken(message.watch, hash)))
    return refuse('wrong-token', 'This link does not lead to that table.');
  return {
    ok: true,
    table,
    seats: [],
    seated: {
      type: 'seated',
      table: table.id,
      seats: [],
      token: '',
      invite: null,
      watch: message.watch,
      settings: DEFAULT_SETTINGS,
    },
  };
}

/** The table, opened from the store if need be. @throws StoreFailure */
export function find(tables: Tables, id: string): Promise<Done<{ table: Table }>> {
  const open = tables.open.get(id);
  if (open?.frozen === null) return Promise.resolve({ ok: true, table: open });
  const loaded = tables.loading.then(() => loadedFrom(tables, id));
  tables.loading = loaded.catch(() => undefined);
  return loaded;
}

async function loadedFrom(tables: Tables, id: string): Promise<Done<{ table: Table }>> {
  const open = tables.open.get(id);
  if (open?.frozen === null) return { ok: true, table: open };
  const stored = await tables.room.storage.find(id, (weight) => makeRoom(tables, weight));
  if (stored === null) return refuse('no-such-table', `There is no table ${id}.`);
  if (!stored.ok) return refuse(stored.code, stored.error);
  const { table } = stored;
  tables.open.set(id, table);
  tables.room.weighs(id, table.weight);
  tables.room.logger.info({ table: id, epoch: table.epoch }, 'a table was resumed from the store');
  if (table.match.phase === 'shuffling') dealInTime(tables.room, table);
  return { ok: true, table };
}

/** The guest sits down: everybody is told, the game goes on, and the guest sees it. */
export function arrive({ room }: Tables, table: Table, guest: Guest): Promise<Done> {
  return atTable(room, table, async (): Promise<Done> => {
    table.guests.add(guest);
    table.touched = Date.now();
    for (const other of table.guests) if (other !== guest) show(table, other);
    await goOn(room, table);
    if (guest.gameSent === 0) show(table, guest);
    return { ok: true };
  });
}

export async function depart(tables: Tables, table: Table, guest: Guest): Promise<void> {
  const { room } = tables;
  table.guests.delete(guest);
  table.touched = Date.now();
  for (const seat of guest.seats) table.away.set(seat, table.touched);
  await atTable(room, table, async (): Promise<Done> => {
    showAll(table);
    // A match that is over is stored, and whoever comes back finds it there; so is one that another server may go on with.
    const away = async (): Promise<Done> => {
      await letGo(tables, table);
      return { ok: true };
    };
    if (room.storage.shared && table.running)
      table.playing = table.playing.then(async () => void (await atTable(room, table, away)));
    return table.match.phase === 'over' || room.storage.shared ? away() : { ok: true };
  });
}

/** Between two games: a seat hands in its deck, and the next game begins when all have. */
export function handIn(tables: Tables, table: Table, guest: Guest, message: Of<'sideboard'>): Done {
  const number = message.seat ?? guest.seats[0];
  const seat = number === undefined || !guest.seats.includes(number) ? undefined : table.seats[number];
  if (!seat || number === undefined) return refuse('not-seated', 'That is not your seat.');
  if (table.match.phase !== 'between') return refuse('not-now', 'Decks are changed between the games of a match.');
  const { commander } = seat.pool;
  const pool: Pool = {
    main: message.main,
    sideboard: message.sideboard,
    ...(commander !== undefined && { commander }),
  };
  if (!sameCards(pool, seat.pool))
    return refuse('bad-deck', 'These are not the cards you began the match with.', {
      deck: { seat: number, problems: [] },
    });
  const problems = poolProblems(tables.room.cards, pool, table);
  if (problems.length > 0)
    return refuse('bad-deck', problems[0]?.reason ?? 'This deck is not legal.', { deck: { seat: number, problems } });
  if (message.start !== undefined && table.match.starter !== number)
    return refuse('not-now', 'It is not you who says who begins.');
  seat.pool = pool;
  seat.ready = true;
  if (message.start !== undefined)
    table.match.begins = message.start === 'first' ? number : table.seats.findIndex((_, other) => other !== number);
  return goOnWhenReady(tables, table);
}

/** Another match with the same decks, when all people at the table want it. */
export function rematch(tables: Tables, table: Table, guest: Guest): Done {
  if (table.match.phase !== 'over') return refuse('not-now', 'The match is not over.');
  if (guest.seats.length === 0) return refuse('not-seated', 'Those who watch cannot ask for a rematch.');
  for (const number of guest.seats) Object.assign(table.seats[number] ?? {}, { ready: true });
  return goOnWhenReady(tables, table);
}

function goOnWhenReady(tables: Tables, table: Table): Done {
  const waiting = table.seats.some((seat) => seat.kind === 'human' && !seat.ready);
  if (!waiting) {
    if (table.match.phase === 'over') startAgain(table.match, table.seats);
    for (const seat of table.seats) seat.ready = false;
    return begin(tables.room, table);
  }
  changed(table);
  return { ok: true };
}

/** Sets when seats are asked; it is stored if it is another wish than before. */
function setFor(table: Table, seats: readonly number[], settings: SeatSettings): void {
  for (const number of seats) {
    const seat = table.seats[number];
    if (!seat || JSON.stringify(seat.settings) === JSON.stringify(settings)) continue;
    seat.settings = settings;
    table.unstored = true;
  }
}

export function changeSettings(table: Table, guest: Guest, settings: SeatSettings): Done {
  if (guest.seats.length === 0) return refuse('not-seated', 'Those who watch have no settings.');
  setFor(table, guest.seats, settings);
  return { ok: true };
}

export function promiseToPass(table: Table, guest: Guest, until: Of<'pass-until'>['until']): Done {
  if (guest.seats.length === 0 || table.game === null) return refuse('not-now', 'There is nothing to pass.');
  const { turn } = table.game.state;
  for (const number of guest.seats)
    Object.assign(table.seats[number] ?? {}, { passing: until === null ? null : { until, turn: turn.number } });
  changed(table);
  return { ok: true };
}

const PUT_AWAY = 'Nobody was at this table, so it was put away. Take your seat again: it goes on from what was stored.';

/** Whether nobody is at the table and nothing of it is to be stored any more. */
const mayGo = ({ guests, running, unstored, frozen }: Table, evenRunning: boolean): boolean =>
  guests.size === 0 && (evenRunning || !running) && (frozen !== null || !unstored);

/**
 * Puts a table away that nobody is at: it is stored, and any server may open it. `evenRunning`: also one that plays on, which it does once
 * somebody comes back. @throws StoreFailure: it stays
 */
async function letGo({ open, room }: Tables, table: Table, evenRunning = false): Promise<void> {
  if (!mayGo(table, evenRunning) || open.get(table.id) !== table) return;
  const { frozen } = table;
  // who has found it by now takes it from the store again
  table.frozen ??= PUT_AWAY;
  try {
    await room.storage.release(table.id);
  } catch (error) {
    table.frozen = frozen;
    throw error;
  }
  stopClock(table, Date.now());
  if (open.get(table.id) !== table) return;
  open.delete(table.id);
  room.weighs(table.id, 0);
}

/** Lets go of tables nobody is at (they are stored). */
export async function sweep(tables: Tables, now: number): Promise<void> {
  const { open, room } = tables;
  const idle = room.storage.shared ? 0 : IDLE_MS;
  for (const table of open.values()) {
    if (table.guests.size > 0 || table.running || now - table.touched < idle) continue;
    await table.queue;
    await letGo(tables, table);
  }
}
