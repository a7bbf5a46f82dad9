/**
 * Games of two to six players, and Grand Melees of up to ten, in every variant and edition, in which somebody leaves at every decision,
 * those of the set-up included. Every third game is played with random decks of all understood cards. At each decision a fork sees its players concede one after another until it is over; in the game itself
 * players concede, run out of time or answer. Every game must end, and nobody who has left is asked anything.
 */
import { parseDecklist } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import {
  type Agent,
  EDITIONS,
  type EditionName,
  type Game,
  type GameState,
  type Setup,
  type Variant,
  answer,
  concede,
  createGame,
  decision,
  editionOf,
  fork,
  leastAnswer,
  result,
} from '@rulewright/engine';
import { type RandomSource, below, randomPlayer, randomSource } from '@rulewright/players';
import { type PlayableDeck, playableDeck } from '@rulewright/simulate';
import { broken } from './invariants.ts';
import { newPool, type Pool, poolDeck } from './pool.ts';

export interface Departed {
  readonly game: number;
  readonly edition: EditionName;
  readonly variant: Variant;
  readonly seats: number;
  readonly decisions: number;
  /** concessions in the game and in its forks */
  readonly concessions: number;
  /** players whose time ran out */
  readonly timeouts: number;
  readonly end: string;
  /** the most ticks between one question and the next */
  readonly mostTicks: number;
  /** what broke first; null where nothing did */
  readonly fault: string | null;
}

/** After so many decisions those who are left concede, so that a game costs seconds at most. */
export const LONG_ENOUGH = 400;

/** A deck with subgames, a restart of the game and control of others' turns, besides creatures that fight. */
const UNUSUAL = `10 Plains
4 Black Lotus
4 Sol Ring
4 Shahrazad
4 Savannah Lions
2 Mindslaver
4 Karn Liberated
4 Serra Angel`;
const LEADER = 'Isamaru, Hound of Konda';

/** The decks and options of the games. */
export interface DepartingDecks {
  readonly decks: readonly PlayableDeck[];
  readonly leader: PlayableDeck;
  /** all understood cards, for random decks */
  readonly pool: Pool;
}

/** The decks to play with and a commander for them, or why there are none. */
export function departingDecks(
  builtIn: readonly PlayableDeck[],
): ({ ok: true } & DepartingDecks) | { ok: false; message: string } {
  const source = mtgjsonSource();
  if (!source.ok) return { ok: false, message: `${source.file}: ${source.reason}` };
  const made = [UNUSUAL, `1 ${LEADER}`].map((text) => {
    const parsed = parseDecklist(text);
    return parsed.ok ? playableDeck(parsed.deck, source.source) : parsed;
  });
  const [unusual, leader] = made;
  if (unusual?.ok !== true || leader?.ok !== true)
    return { ok: false, message: made.flatMap((m) => (m.ok ? [] : m.faults.map((f) => f.reason))).join('; ') };
  return { ok: true, decks: [...builtIn, unusual.deck], leader: leader.deck, pool: newPool(source.source) };
}

const SEATS: Readonly<Record<Variant, readonly number[]>> = {
  none: [2, 3, 4, 5, 6],
  'free-for-all': [3, 4, 5, 6],
  'two-headed-giant': [4, 6],
  emperor: [6],
  'grand-melee': [4, 6, 8, 10],
  'team-vs-team': [3, 4, 5, 6],
  'alternating-teams': [4, 6],
};

function setupOf(source: RandomSource, { decks, leader, pool }: DepartingDecks, seed: string, n: number) {
  const pick = <T>(list: readonly T[]): T => list[below(source, list.length)] as T;
  const edition = EDITIONS[n % EDITIONS.length] as EditionName;
  const { variants, commander } = editionOf(edition);
  const variant = variants[Math.floor(n / EDITIONS.length) % variants.length] as Variant;
  const count = pick(SEATS[variant]);
  const unusual = decks.at(-1) as PlayableDeck;
  const isRandom = n % 3 === 2;
  const seats = Array.from({ length: count }, () =>
    isRandom ? poolDeck(pool, edition, source) : below(source, 2) === 0 ? unusual : pick(decks),
  );
  const led = commander !== null && variant !== 'two-headed-giant' && below(source, 4) === 0;
  const definitions = [...seats, leader].flatMap((deck) => deck.definitions);
  const setup: Setup = {
    edition,
    seed: `${seed}/${n}`,
    variant,
    // old decks under old rules: what the edition does not know is borrowed, so that every deck is played in every edition
    anachronisms: 'borrow',
    players: seats.map((deck, at) => ({
      name: `P${at + 1}`,
      deck: [...deck.main],
      sideboard: [...deck.sideboard],
      ...(led && { commander: leader.main[0] as (typeof leader.main)[0] }),
    })),
    ...(led && commander.brawl && below(source, 2) === 0 && { brawl: true }),
    ...(below(source, 4) === 0 && { ante: true }),
    ...(variant === 'none' && below(source, 3) === 0 && { range: 1 }),
    definitions: new Map(definitions.map((d) => [d.key, d])).values(),
  };
  return { edition, variant, seats: count, setup: { ...setup, definitions: [...setup.definitions] } };
}

const playing = ({ players }: GameState): number[] => players.filter((p) => !p.left).map((p) => p.id);

/** What is wrong with a game at the question it stands at, or with how it ended. */
function wrongWith(game: Game): string | null {
  const asked = decision(game);
  const over = result(game);
  if (over !== null) return over.result === 'fault' ? `${over.fault}: ${over.reason}` : null;
  if (asked === null) return 'nothing is asked and the game is not over';
  const { players } = game.state;
  for (const seat of [asked.by, asked.player])
    if (players[seat]?.left !== false) return `player ${seat} has left and is asked (${asked.kind})`;
  // state-based actions are checked before a player *receives* priority, not as another player leaves
  return game.state.unsettled ? null : (broken(game, null, asked.kind === 'priority')[0] ?? null);
}

/** Game number `n` of the run with that seed; the same every time. */
export function fuzzDepartures(decks: DepartingDecks, seed: string, n: number, longEnough = LONG_ENOUGH): Departed {
  const source = randomSource(`${seed}/${n}`);
  const { edition, variant, seats, setup } = setupOf(source, decks, seed, n);
  const tally = { decisions: 0, concessions: 0, timeouts: 0, mostTicks: 0 };
  const over = (fault: string | null, end: string): Departed => ({
    game: n,
    edition,
    variant,
    seats,
    ...tally,
    end,
    fault: fault === null ? null : `decision ${tally.decisions}: ${fault}`,
  });
  try {
    const made = createGame(setup);
    if (!made.ok) return over(made.errors[0]?.message ?? 'refused', 'refused');
    const { game } = made;
    const agents = setup.players.map((_, seat): Agent => randomPlayer(`${seed}/${n}/${seat}`));
    // how often somebody leaves the game itself: never, seldom, often
    const leaves = [0, 2, 12][below(source, 3)] as number;
    for (;;) {
      const wrong = wrongWith(game);
      if (wrong !== null) return over(wrong, 'broken');
      const asked = decision(game);
      if (asked === null) break;
      tally.decisions++;
      const stuck = departAll(game, source, tally);
      if (stuck !== null) return over(`${stuck} (asked: ${asked.kind})`, 'broken');
      const { tick } = game.state;
      const gone = leavesNow(game, source, tally.decisions > longEnough ? 100 : leaves);
      if (gone >= 0) {
        const fault = departs(game, gone);
        tally.concessions++;
        if (fault !== null) return over(`player ${gone} concedes (asked: ${asked.kind}): ${fault}`, 'broken');
      } else {
        const late = below(source, 100) < 5;
        if (late) tally.timeouts++;
        const given = late ? leastAnswer(asked) : (agents[asked.by] as Agent)(asked, game);
        const taken = answer(game, given);
        // no default answer is legal: whoever ran out of time has lost the game
        if (!taken.ok && late) concede(game, asked.by);
        else if (!taken.ok) return over(`a legal answer was refused: ${taken.wrong.message}`, 'broken');
      }
      tally.mostTicks = Math.max(tally.mostTicks, game.state.tick - tick);
    }
    return over(null, result(game)?.result ?? 'none');
  } catch (fault) {
    const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    return over(text.split('\n').slice(0, 6).join(' | '), 'broken');
  }
}

function leavesNow(game: Game, source: RandomSource, percent: number): number {
  if (below(source, 100) >= percent) return -1;
  const open = playing(game.state);
  return open[below(source, open.length)] as number;
}

/** Somebody concedes; says what is wrong afterwards. */
function departs(game: Game, seat: number): string | null {
  const { main } = game.state;
  concede(game, seat);
  // in the same game that player is out; a subgame that ended with it has given way to its main game
  if (result(game) === null && game.state.main === main && game.state.players[seat]?.left !== true)
    return 'that player is still in the game';
  return wrongWith(game);
}

/** In a fork everybody who plays concedes, one after another in a random order, until nothing is asked. */
function departAll(game: Game, source: RandomSource, tally: { concessions: number }): string | null {
  const branch = fork(game);
  const gone: number[] = [];
  // each level of subgames can be left by everybody but one, and a restarted game has nobody who left before
  for (let left = 0; decision(branch) !== null; left++) {
    if (left > 200) return `after ${left} concessions the game goes on`;
    const seat = leavesNow(branch, source, 100);
    gone.push(seat);
    tally.concessions++;
    const fault = departs(branch, seat);
    if (fault !== null) return `in a fork players ${gone.join(', ')} concede: ${fault}`;
  }
  return null;
}
