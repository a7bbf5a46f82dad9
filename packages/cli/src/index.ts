/**
 * A game in two lines: `newGame` makes one of built-in decks or lists with the cards that this computer has, `playOut` lets players finish it;
 * `ask` and `answer` play it by decisions. 2006: 100–104 · 2009, 2011, 2026: 100–104
 */
import {
  type Agent,
  type Answer,
  type Answered,
  answer as answerAsMeant,
  DEFAULT_EDITION,
  decision,
  EDITIONS,
  type EditionName,
  type Game,
  type GameResult,
  type HouseRules,
  isByHand,
  leastAnswer,
  type Variant,
} from '@rulewright/engine';
import { answerInWords } from '@rulewright/oracle';
import { AGENT_NAMES, type AgentName, agentNamed, isAgentName } from '@rulewright/players';
import { readyDeck } from './cards/deck.ts';
import { catalogue, namesOf } from './cards/open-cards.ts';
import { Failure } from './failure.ts';
import { type Format, FORMATS } from './options.ts';
import { sitDown } from './table/sitting.ts';

export {
  type Agent,
  type Answer,
  type Answered,
  decision as ask,
  type Decision,
  type EditionName,
  EDITIONS,
  fork,
  type Game,
  type GameResult,
  labels,
  leastAnswer,
  load,
  result,
  save,
  view,
} from '@rulewright/engine';
export type { AgentName } from '@rulewright/players';
export { Failure } from './failure.ts';

export interface NewGameOptions {
  /** default today's rules */
  readonly edition?: EditionName;
  /** default 1; the same seed and answers give the same game on every machine */
  readonly seed?: number | string;
  /** by whose rules the decks are built, default `constructed`; in `commander` and `brawl` each list names its commander */
  readonly format?: Format;
  /** how several play, as `rulewright play --variant` has it */
  readonly variant?: Variant;
  /** seams of other editions to play by */
  readonly houseRules?: HouseRules;
  /**
   * Seats, counted from 0, that carry out by hand the lines of cards that are not read: they are asked what such a line does (`byHand` of a
   * decision), and everybody else's do nothing. Without it a deck with such a line is refused
   */
  readonly byHand?: readonly number[];
}

/**
 * A game of a deck a seat: any words that only one built-in deck has ("Sligh"), the path of a list, or the list itself, of at least two lines.
 * A deck is refused whose cards have lines that are not read, unless `byHand` names seats that carry them out.
 * @throws Failure that says what is wrong with which deck, or what to install where there are no card data
 */
export function newGame(decks: readonly string[], options: NewGameOptions = {}): Game {
  if (!Array.isArray(decks) || decks.length < 2 || decks.some((deck) => typeof deck !== 'string'))
    throw new Failure('newGame takes a list of at least two decks: names of built-in ones, paths, or lists');
  if (typeof options !== 'object' || options === null)
    throw new Failure('the options of newGame are an object, such as { edition: "2006-10", seed: 7 }');
  const { edition = DEFAULT_EDITION, seed = 1, format = 'constructed', variant, houseRules, byHand } = options;
  oneOf(EDITIONS, edition, 'edition');
  oneOf(FORMATS, format, 'format');
  const cards = catalogue();
  const seats = decks.map((deck, seat) => {
    const list = deck.includes('\n');
    const asked = { play: format, byPerson: byHand !== undefined, ...(list && { input: deck }) };
    const ready = readyDeck(list ? '-' : deck, cards, edition, asked);
    return { name: `Player ${seat + 1}`, kind: 'person' as const, deck: ready };
  });
  const setup = { edition, seed, seats, catalogue: namesOf(cards.source), borrow: false, variant, houseRules, byHand };
  return sitDown({ ...setup, brawl: format === 'brawl' }).game;
}

function oneOf(known: readonly string[], given: string, what: string): void {
  if (!known.includes(given))
    throw new Failure(`there is no ${what} "${String(given)}"; there are ${known.join(', ')}`);
}

/** Answers the question that waits, and plays on to the next; a line that is asked for in other words is said in words. A wrong answer changes nothing. */
export function answer(game: Game, given: Answer): Answered {
  const meant = answerInWords(game, given);
  return meant.ok ? answerAsMeant(game, meant.answer) : meant;
}

/** Answers after which a game is given up: nobody may be trying to end it. */
const MOST_ANSWERS = 200_000;

/**
 * Lets the players finish the game: one a seat, each a function from a decision to an answer, or the name of a player that comes with Rulewright,
 * which carries nothing out by hand and agrees to what others do.
 * @throws Failure where there is not one for each seat, no player of that name, an answer is illegal, or 200,000 answers bring no end
 */
export function playOut(game: Game, players: readonly (Agent | AgentName)[]): GameResult {
  const seats: unknown[] | undefined = game?.state?.players;
  if (seats === undefined) throw new Failure('playOut takes a game: what newGame gives');
  if (!Array.isArray(players) || players.length !== seats.length)
    throw new Failure(`playOut takes a player for each of the ${seats.length} seats`);
  const agents = players.map((player: unknown, seat): Agent => {
    if (typeof player === 'function') return player as Agent;
    if (typeof player === 'string' && isAgentName(player)) return agentNamed(player, `${seat + 1}`);
    throw new Failure(`there is no player "${String(player)}"; there are ${AGENT_NAMES.join(', ')}, and functions`);
  });
  for (let answers = 0; game.state.result === null; answers++) {
    const asked = decision(game);
    if (asked === null || answers === MOST_ANSWERS) throw new Failure(`no end after ${answers} answers`, 1);
    const isForPeople = isByHand(asked) && typeof players[asked.by] === 'string';
    const given = isForPeople ? leastAnswer(asked) : (agents[asked.by] as Agent)(asked, game);
    const taken = answer(game, given);
    if (!taken.ok) throw new Failure(`player ${asked.by + 1}, asked for ${asked.kind}: ${taken.wrong.message}`, 1);
  }
  return game.state.result;
}
