/**
 * Pairs of games at tables of the server that differ in two cards that lie hidden: which of them lies where. Both are played on with
 * the same answers, and until one of those cards shows every byte sent to a seat or a spectator must be the same, and as many
 * messages. 2006: 217.1b, 217.3c · 2009, 2011: 400.2, 402.3 · 2026: 400.2, 402.3
 */
import {
  EDITIONS,
  type Answer,
  type AttackAnswer,
  type BlockAnswer,
  type Decision,
  type EditionName,
  type Game,
  type GameObject,
  type ObjectId,
  type PlayerId,
  type SavedGame,
  answer,
  createGame,
  decision,
  load,
  newLens,
  objectOf,
  objectOrLast,
  result,
  save,
  view,
  wrongAnswer,
} from '@rulewright/engine';
import { seal } from '@rulewright/engine/internal';
import { type RandomSource, below, randomPlayer, randomSource, uniformAnswer } from '@rulewright/players';
import { DEFAULT_SETTINGS, type WireAnswer } from '@rulewright/protocol';
import type { PlayableDeck } from '@rulewright/simulate';
import { newMatch } from '../../packages/server/src/table/match.ts';
import { take } from '../../packages/server/src/play/answering.ts';
import { noOffers } from '../../packages/server/src/table/draw-offers.ts';
import { goOn } from '../../packages/server/src/play/playing.ts';
import { roomInTests } from '../../packages/server/src/play/room-in-tests.ts';
import { show } from '../../packages/server/src/table/showing.ts';
import { decisionNumber, type Guest, newGuest, openTable, type Table } from '../../packages/server/src/table/table.ts';
import { firstDifference } from '../twins.ts';

/** Which two cards lie where the other lies in the twin. */
export const SWAPS = ['hand and hand', 'hand and library', 'library and library'] as const;
type Swap = (typeof SWAPS)[number];

export interface Paired {
  readonly pair: number;
  readonly edition: EditionName;
  readonly decks: readonly [string, string];
  readonly swap: Swap;
  /** answers given to both */
  readonly answers: number;
  /** messages compared */
  readonly messages: number;
  /** whether the engine's own ids, without a lens, would have told the games apart */
  readonly idsTell: boolean;
  /** `shown`: everybody has seen one of the cards; `parted`: only one of the games takes the answer; `chance`: a random choice fell on another card */
  readonly end: 'over' | 'shown' | 'parted' | 'chance' | 'length' | 'nothing to swap' | 'leak';
  readonly fault: string | null;
}

const MOST_ANSWERS = 150;
const MOST_BEFORE = 120;

/** Pair number `pair` of the run with that seed; the same every time. */
export async function leakPair(decks: readonly PlayableDeck[], seed: string, pair: number): Promise<Paired> {
  const source = randomSource(`${seed}/pair ${pair}`);
  const edition = EDITIONS[pair % EDITIONS.length] as EditionName;
  const swap = SWAPS[Math.floor(pair / EDITIONS.length) % SWAPS.length] as Swap;
  const [a, b] = [decks[below(source, decks.length)], decks[below(source, decks.length)]];
  if (!a || !b) throw new RangeError('there are no decks to play with');
  const about = { pair, edition, decks: [a.name, b.name] as const, swap };
  const nothing = { ...about, answers: 0, messages: 0, idsTell: false, end: 'nothing to swap', fault: null } as const;
  const begun = begin(edition, [a, b], `${seed}/${pair}`, source);
  if (begun === null) return nothing;
  const owner = below(source, 2);
  const twins = twinsOf(begun, owner, swap, source);
  if (twins === null) return nothing;
  const played = await playBoth(twins, source, below(source, 4) === 0);
  return { ...about, ...played };
}

/** A game some way on, where nothing is half done. */
function begin(edition: EditionName, decks: readonly PlayableDeck[], seed: string, source: RandomSource): Game | null {
  const made = createGame({
    edition,
    seed,
    players: decks.map((deck) => ({ name: deck.name, deck: [...deck.main], sideboard: [...deck.sideboard] })),
    definitions: [...new Map(decks.flatMap(({ definitions }) => definitions).map((d) => [d.key, d])).values()],
  });
  if (!made.ok) return null;
  const { game } = made;
  const players = [0, 1].map((seat) => randomPlayer(`${seed}/${seat}`));
  const wanted = below(source, MOST_BEFORE);
  for (let n = 0; n < MOST_BEFORE * 4; n++) {
    const asked = decision(game);
    if (asked === null) return null;
    if (n >= wanted && asked.kind === 'priority' && game.tickInputs.length === 0) return game;
    answer(game, (players[asked.by] as (typeof players)[number])(asked, game));
  }
  return null;
}

interface Twins {
  /** the game as it is, and with the two cards in each other's place */
  readonly games: readonly [Game, Game];
  /** the two physical cards */
  readonly cards: readonly [number, number];
  readonly owner: PlayerId;
  readonly swap: Swap;
}

function twinsOf(game: Game, owner: PlayerId, swap: Swap, source: RandomSource): Twins | null {
  const saved = JSON.stringify(save(game));
  const [one, other] = [JSON.parse(saved) as SavedGame, JSON.parse(saved) as SavedGame];
  const { objects, players } = other.checkpoint;
  const player = players[owner];
  if (!player) return null;
  const hidden = (ids: readonly ObjectId[]): GameObject[] =>
    objects.filter((o): o is GameObject => {
      if (o === null || !ids.includes(o.id) || o.kind !== 'card') return false;
      return (o.known & ~(o.zone === 'hand' ? 1 << owner : 0)) === 0;
    });
  // the top of a library may be played revealed
  const [hand, library] = [hidden(player.hand), hidden(player.library.slice(1))];
  const near = library.slice(0, 20);
  const first = pick(swap === 'library and library' ? near : hand, source);
  const second = pick(swap === 'hand and hand' ? hand : near, source);
  if (!first || !second || first.def === second.def) return null;
  const { def, card, face } = first;
  Object.assign(first, { def: second.def, card: second.card, face: second.face });
  Object.assign(second, { def, card, face });
  return { games: [loaded(one), loaded(seal(other))], cards: [card, first.card], owner, swap };
}

/** The game of a save made here: a twin that does not load would pass for a pair without anything to swap. */
function loaded(saved: SavedGame): Game {
  const read = load(saved);
  if (!read.ok) throw new Error(`the twin does not load: ${JSON.stringify(read.error)}`);
  return read.game;
}

const pick = <T>(list: readonly T[], source: RandomSource): T | undefined =>
  list.length === 0 ? undefined : list[below(source, list.length)];

/** A table with a game already on it, two people and a spectator. */
interface Seated {
  readonly table: Table;
  readonly game: Game;
  readonly guests: readonly Guest[];
  /** what each guest was sent */
  readonly sent: readonly string[][];
}

const ROOM = roomInTests();

function seat(game: Game, fullControl: boolean): Seated {
  const table = openTable({
    id: 'pair',
    edition: game.state.edition,
    variant: 'none',
    format: 'constructed',
    seed: 0,
    shuffle: null,
    seats: game.names.map((name, number) => ({
      kind: 'human',
      name,
      token: `${number}`,
      deckName: '',
      pool: { main: [], sideboard: [] },
      settings: { ...DEFAULT_SETTINGS, fullControl },
      passing: null,
      wins: 0,
      ready: false,
    })),
    match: { ...newMatch(1), phase: 'playing', game: 1 },
    invite: null,
    watches: [],
    lenses: [0, 1, -1].map((number) => newLens(number, `secret of ${number}`)),
    answers: [],
    clocks: null,
    draws: noOffers(),
    dealt: null,
    memories: [null, null],
  });
  table.game = game;
  const sent: string[][] = [[], [], []];
  const guests = [[0], [1], []].map((seats, at) =>
    newGuest(seats, (message) => sent[at]?.push(JSON.stringify(message))),
  );
  for (const guest of guests) table.guests.add(guest);
  for (const guest of guests) show(table, guest);
  return { table, game, guests, sent };
}

async function playBoth(
  { games, cards, owner, swap }: Twins,
  source: RandomSource,
  fullControl: boolean,
): Promise<Pick<Paired, 'answers' | 'messages' | 'idsTell' | 'end' | 'fault'>> {
  const [a, b] = [seat(games[0], fullControl), seat(games[1], fullControl)];
  // who holds the cards knows which they are; who owns the library does not
  let watching = swap === 'library and library' ? [0, 1, -1] : [0, 1, -1].filter((one) => one !== owner);
  let answers = 0;
  let messages = 0;
  let idsTell = false;
  // the last answer drew at random while one of the cards lay in a hand: the draw may have fallen on it and shown it
  let drawn = false;
  const over = (end: Paired['end'], fault: string | null = null) => ({ answers, messages, idsTell, end, fault });
  for (;;) {
    // where the two cards lie in one hand, either may show: the other's place is still not to be told
    if (swap !== 'hand and hand') watching = watching.filter((one) => !games.some((game) => shows(game, cards, one)));
    if (watching.length === 0) return over('shown');
    for (const one of watching) {
      const [ours, theirs] = [a, b].map(({ sent }) => sent.at(one) as string[]) as [string[], string[]];
      messages += ours.length;
      idsTell ||= seenWithIds(games[0], one) !== seenWithIds(games[1], one);
      const fault = difference(ours, theirs);
      if (fault !== null && drawn) return over('chance');
      if (fault !== null) return over('leak', `${one < 0 ? 'a spectator' : `seat ${one}`}: ${fault}`);
    }
    for (const { sent } of [a, b]) for (const list of sent) list.length = 0;
    if (result(games[0]) !== null) return over('over');
    if (answers >= MOST_ANSWERS) return over('length');
    const [asked, twin] = [decision(games[0]), decision(games[1])];
    if (asked === null || twin === null) return over('parted');
    const given = sameAnswer(source, games, asked, twin);
    if (given === null) return over('parted');
    const chance = JSON.stringify(games[0].state.random);
    const held = games.some((game) => inHand(game, cards));
    const taken = [await give(a, asked, given[0]), await give(b, twin, given[1])];
    answers++;
    if (taken.some((one) => one !== null)) return over('parted', null);
    const random = JSON.stringify(games[0].state.random) !== chance;
    drawn = random && held;
    if (random && swap === 'hand and hand' && handsDiffer(games, owner)) return over('chance');
  }
}

/** Whether one of the cards is where everybody sees it, or known to the seat, in that game. */
function shows(game: Game, cards: readonly number[], one: PlayerId): boolean {
  return game.state.objects.some((object) => {
    if (object === null || object.kind !== 'card' || !cards.includes(object.card)) return false;
    if (one >= 0 && (object.known & (1 << one)) !== 0) return true;
    return object.known === 0xffff && !object.faceDown;
  });
}

/** Whether one of the cards lies in a hand of that game. */
const inHand = (game: Game, cards: readonly number[]): boolean =>
  game.state.objects.some((object) => object?.zone === 'hand' && cards.includes(object.card));

/** Whether one holds a card that the other does not: by chance another card was discarded. */
function handsDiffer(games: readonly [Game, Game], owner: PlayerId): boolean {
  const [ours, theirs] = games.map((game) =>
    (game.state.players[owner]?.hand ?? []).map((id) => objectOf(game, id)?.card ?? 0).sort((x, y) => x - y),
  );
  return JSON.stringify(ours) !== JSON.stringify(theirs);
}

function difference(ours: readonly string[], theirs: readonly string[]): string | null {
  const at = ours.findIndex((text, number) => text !== theirs[number]);
  if (at < 0 && ours.length === theirs.length) return rawId(ours);
  if (at < 0 || theirs[at] === undefined) return `is sent ${ours.length} messages and ${theirs.length}`;
  return `sees ${firstDifference(JSON.parse(ours[at] as string), JSON.parse(theirs[at]))}`;
}

/** An id of the engine's: no number in a message is as large. */
function rawId(texts: readonly string[]): string | null {
  const found = texts.map((text) => /"(\w+)":\[?(\d{5,})/.exec(text)).find((match) => match !== null);
  return found ? `is sent an object id: ${found[0]}` : null;
}

/** Gives an answer to one table, in handles; null, or why it was not taken. */
async function give({ table, game, guests }: Seated, asked: Decision, given: Answer): Promise<string | null> {
  const lens = table.lenses[asked.by];
  const guest = guests[asked.by];
  if (!lens || !guest) return 'nobody sits there';
  const handles = new Map([...lens.seen, ...lens.unseen]);
  let shown: Answer = given;
  if (asked.form === 'attackers')
    shown = (given as AttackAnswer).map((one) => ({ ...one, attacker: handles.get(one.attacker) ?? 0 }));
  else if (asked.form === 'blockers')
    shown = (given as BlockAnswer).map((one) => ({ ...one, blocker: handles.get(one.blocker) ?? 0 }));
  else if (asked.form !== 'divide' && lens.order !== null && Array.isArray(given))
    shown = (given as readonly number[]).map((at) => lens.order?.indexOf(at) ?? at);
  const number = decisionNumber(table, lens);
  const done = take(ROOM, table, guest, { decision: number, epoch: table.epoch, answer: shown as WireAnswer });
  await goOn(ROOM, table);
  await table.playing;
  if (game !== table.game) return 'the table has another game';
  return done.ok || done.refusal.code === 'action-reversed' ? null : done.refusal.message;
}

/** An answer to the one decision, and the same to the other: about the same cards. Null: none was found that both take. */
function sameAnswer(
  source: RandomSource,
  games: readonly [Game, Game],
  asked: Decision,
  twin: Decision,
): readonly [Answer, Answer] | null {
  if (asked.form !== twin.form || asked.kind !== twin.kind || asked.by !== twin.by) return null;
  if (asked.kind === 'priority' && below(source, 2) === 0) return [[0], [0]];
  for (let tries = 0; tries < 40; tries++) {
    const given = uniformAnswer(source, asked, games[0]);
    const same = translated(games, asked, twin, given);
    if (same !== null && wrongAnswer(games[1], twin, same) === null) return [given, same];
  }
  return asked.kind === 'priority' ? [[0], [0]] : null;
}

function translated(games: readonly [Game, Game], asked: Decision, twin: Decision, given: Answer): Answer | null {
  const [ours, theirs] = [keysOf(games[0], asked), keysOf(games[1], twin)];
  if (ours === null || theirs === null || !Array.isArray(given)) return given;
  const at = (index: number): number => theirs.indexOf(ours[index] ?? '');
  const all = (places: readonly number[]): readonly number[] | null => (places.includes(-1) ? null : places);
  switch (asked.form) {
    case 'choose':
      return all((given as number[]).map(at));
    case 'order':
      return theirs.length === ours.length ? all((given as number[]).map(at)) : null;
    case 'divide':
      return all(theirs.map((key) => (given as number[])[ours.indexOf(key)] ?? -1));
    case 'attackers':
    case 'blockers': {
      const role = asked.form === 'attackers' ? 'attacker' : 'blocker';
      const ids = candidatesOf(twin);
      const moved = (given as unknown as Record<string, unknown>[]).map((one) => ({
        ...one,
        [role]: ids[at(candidatesOf(asked).indexOf(one[role] as number))],
      }));
      return moved.some((one) => (one as Record<string, unknown>)[role] === undefined)
        ? null
        : (moved as unknown as Answer);
    }
    default:
      return given;
  }
}

const candidatesOf = (asked: Decision): readonly ObjectId[] =>
  asked.form === 'attackers'
    ? asked.candidates.map(({ attacker }) => attacker)
    : asked.form === 'blockers'
      ? asked.candidates.map(({ blocker }) => blocker)
      : [];

/** What tells the options apart in both games: by physical cards, not by ids. Equal ones are numbered. */
function keysOf(game: Game, asked: Decision): readonly string[] | null {
  const items: readonly unknown[] | null =
    'options' in asked ? asked.options : 'candidates' in asked ? asked.candidates : null;
  if (items === null) return null;
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = JSON.stringify(item, (_, value: unknown) =>
      typeof value === 'number' && value >= 1 << 14 ? `card ${objectOrLast(game, value)?.card ?? '?'}` : value,
    );
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    return `${key} ${n}`;
  });
}

const seenWithIds = (game: Game, one: PlayerId): string => JSON.stringify(view(game, one));
