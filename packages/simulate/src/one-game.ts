/** One simulated game, reproducible from its seed and number. 2006: 100–104 · 2009, 2011, 2026: 100–104 */
import {
  type Agent,
  type CardDefinition,
  type CardInDeck,
  type Leads,
  type Catalogue,
  type EditionName,
  type Game,
  type GameResult,
  type HouseRules,
  NoCheckpoint,
  type Variant,
  checksum,
  createGame,
  definitionOf,
  objectOf,
  play,
  teamsOf,
} from '@rulewright/engine';
import type { BotCommand, Tally } from '@rulewright/bots';
import { agentNamed, isAgentName, thinksAhead } from '@rulewright/players';
import { type Contestant, isBot, isOwn, nameOf, ownPlayer, PlayerFailure } from './contestant.ts';

/** What all games of a simulation share; plain data but for players of one's own, sent to each worker once. */
export interface Match {
  readonly edition: EditionName;
  readonly seed: number | string;
  readonly agents: readonly [Contestant, Contestant];
  readonly decks: readonly [readonly CardInDeck[], readonly CardInDeck[]];
  readonly names: readonly [string, string];
  /** the cards that lead the decks; absent: none are led */
  readonly commanders?: readonly [Leads<CardInDeck> | null, Leads<CardInDeck> | null];
  /** the option of Commander for two decks of sixty cards */
  readonly brawl?: boolean;
  readonly definitions: readonly CardDefinition[];
  /** seats at the table, 2 unless said; a team, or every other seat, plays the same deck */
  readonly players?: number;
  readonly variant?: Variant;
  readonly houseRules?: HouseRules;
  readonly anachronisms?: 'refuse' | 'borrow';
  /** answers after which a game counts as unfinished */
  readonly mostAnswers: number;
}

/** How one game ended. */
export interface Played {
  readonly game: number;
  /** deck that won; null for a draw, an unfinished game or an error */
  readonly winner: 0 | 1 | null;
  readonly end: 'won' | 'draw' | 'unfinished' | 'error';
  /** by which rule it ended, or what went wrong */
  readonly reason: string;
  readonly turns: number;
  /** answers at which at least two were legal */
  readonly decisions: number;
  /** of the input log and the final state */
  readonly checksum: string;
  /** in a game of two: the hand with which each deck began the first turn */
  readonly opening?: readonly [OpeningHand, OpeningHand];
  /** for each deck whose player is a program: what it was asked and what was answered for it */
  readonly bots?: readonly [Tally | null, Tally | null];
}

/** How many cards it has, and how many of them are lands. */
export interface OpeningHand {
  readonly cards: number;
  readonly lands: number;
}

class TooLong extends Error {}

/** The seed of one game of a match. */
export const seedOf = (match: Pick<Match, 'seed'>, game: number): string => `${match.seed}/${game}`;

/**
 * Plays game number `game` of the match; who starts goes round, but where the variant chooses among some at random. A game without
 * checkpoints that turns out to need one is played again, the same, with them.
 */
export function playOne(match: Match, game: number, catalogue?: Catalogue, checkpoints = thinking(match)): Played {
  let state: Game | null = null;
  try {
    const notes = new Notes(match);
    const made = newGame(match, game, catalogue, notes, checkpoints);
    if (typeof made === 'string') return failed(game, made, null);
    state = made;
    return ended(match, game, play(state), state, notes);
  } catch (fault) {
    if (fault instanceof NoCheckpoint) return playOne(match, game, catalogue, true);
    return broken(match, game, fault, state);
  }
}

/** Whether a player of the match makes up games of its own from checkpoints. */
const thinking = ({ agents }: Match): boolean => agents.some((one) => typeof one === 'string' && thinksAhead(one));

/** How a game counts that was left by an error. */
export function broken({ mostAnswers }: Match, game: number, fault: unknown, state: Game | null): Played {
  if (fault instanceof TooLong)
    return { ...failed(game, `no end after ${mostAnswers} answers`, state), end: 'unfinished' };
  return failed(game, fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault), state);
}

/** What is noted of a game while it is played: how many answers were given, and the opening hands. */
export class Notes {
  opening: [OpeningHand, OpeningHand] | null = null;
  private answers = 0;
  private readonly mostAnswers: number;

  constructor({ mostAnswers }: Match) {
    this.mostAnswers = mostAnswers;
  }

  /** Before each answer. @throws TooLong, which `broken` understands, where there are too many */
  answer(game: Game): void {
    if (++this.answers > this.mostAnswers) throw new TooLong();
    if (this.opening !== null || game.state.turn.number === 0 || game.state.players.length !== 2) return;
    this.opening = [openingHand(game, 0), openingHand(game, 1)];
  }
}

function openingHand(game: Game, player: number): OpeningHand {
  const hand = game.state.players[player]?.hand ?? [];
  const lands = hand.filter((id) => {
    const object = objectOf(game, id);
    return object !== null && definitionOf(game, object).faces[0].types.includes('land');
  });
  return { cards: hand.length, lands: lands.length };
}

/** @throws PlayerFailure where nobody is meant, or its module has not been loaded */
function agentOf(contestant: Exclude<Contestant, BotCommand>, seed: string): Agent {
  if (typeof contestant === 'string' && isAgentName(contestant)) return agentNamed(contestant, seed);
  if (isOwn(contestant)) return ownPlayer(contestant, seed);
  throw new PlayerFailure(`there is no player ${nameOf(contestant)} here`);
}

/** The game as it begins, its built-in players attached; a sentence where it cannot be set up. The seats of programs have no agent. */
export function newGame(
  match: Match,
  game: number,
  catalogue?: Catalogue,
  notes = new Notes(match),
  checkpoints = thinking(match),
): Game | string {
  const seed = seedOf(match, game);
  const counted =
    (agent: Agent): Agent =>
    (decision, state) => {
      notes.answer(state);
      return agent(decision, state);
    };
  const decks = decksAt(match);
  const { variant = 'none' } = match;
  const made = createGame({
    edition: match.edition,
    seed,
    players: decks.map((deck, player) => {
      const contestant = match.agents[deck];
      const commander = match.commanders?.[deck];
      return {
        name: decks.length === 2 ? match.names[deck] : `${match.names[deck]} ${player + 1}`,
        deck: [...match.decks[deck]],
        ...(commander && { commander }),
        ...(!isBot(contestant) && { agent: counted(agentOf(contestant, `${seed}/player ${player}`)) }),
      };
    }),
    definitions: match.definitions,
    variant,
    ...(match.brawl && { brawl: true }),
    ...(match.houseRules && { houseRules: match.houseRules }),
    ...(checkpoints && { checkpoints }),
    startingPlayer: variant === 'emperor' || variant === 'team-vs-team' ? 'random' : game % decks.length,
    ...(match.anachronisms && { anachronisms: match.anachronisms }),
    ...(catalogue && { catalogue }),
  });
  return made.ok ? made.game : made.errors.map((e) => e.message).join('; ');
}

/** Which deck each seat plays: a team's players the same, and of teams or single players every other the first. */
export function decksAt({
  players = 2,
  variant = 'none',
}: {
  players?: number | undefined;
  variant?: Variant | undefined;
}): (0 | 1)[] {
  const seats = Array.from({ length: players }, () => ({}));
  return teamsOf({ players: seats, variant }).map((team) => (team % 2 === 0 ? 0 : 1));
}

export function ended(match: Match, game: number, result: GameResult, state: Game, { opening }: Notes): Played {
  const common = {
    game,
    turns: state.state.turn.number,
    decisions: state.decisions,
    checksum: checksum(state),
    ...(opening && { opening }),
  };
  switch (result.result) {
    case 'won':
      return { ...common, end: 'won', winner: decksAt(match)[result.winners[0] ?? 0] ?? 0, reason: result.reason };
    case 'draw':
      return { ...common, end: 'draw', winner: null, reason: result.reason };
    case 'fault':
      return { ...common, end: 'error', winner: null, reason: `${result.fault}: ${result.reason}` };
    case 'unresolved-loop':
      return { ...common, end: 'unfinished', winner: null, reason: result.reason };
  }
}

export function failed(game: number, reason: string, state: Game | null): Played {
  return {
    game,
    end: 'error',
    winner: null,
    reason,
    turns: state?.state.turn.number ?? 0,
    decisions: state?.decisions ?? 0,
    checksum: 'none',
  };
}

const ENDS: readonly string[] = ['won', 'draw', 'unfinished', 'error'] satisfies Played['end'][];

/** Whether data from a file or a queue is what became of the game of that number. */
export function isPlayed(value: unknown, number: number): value is Played {
  if (typeof value !== 'object' || value === null) return false;
  const { game, end, winner, reason, turns, decisions, checksum } = value as Partial<Record<keyof Played, unknown>>;
  return (
    game === number &&
    typeof end === 'string' &&
    ENDS.includes(end) &&
    (winner === 0 || winner === 1 || winner === null) &&
    typeof reason === 'string' &&
    typeof turns === 'number' &&
    typeof decisions === 'number' &&
    typeof checksum === 'string'
  );
}
