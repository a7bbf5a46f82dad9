/** The set-up of a table's game: for the engine that plays it, and for the file that tells of it. 2006: 101 · 2009, 2011, 2026: 103 */
import { createGame, fairKey, type Seed, type Setup, setupErrors } from '@rulewright/engine';
import { holesOf } from '@rulewright/engine/vocabulary';
import { namesIn } from '@rulewright/cards';
import type { PlayedBy } from '@rulewright/record';
import { freshMemories } from '../table/built-in-players.ts';
import { AT_TABLES, type Cards, cardsForGame, definitionsOf } from '../decks/decks.ts';
import { freshClocks } from '../table/clocks.ts';
import { noOffers } from '../table/draw-offers.ts';
import { beginGame } from '../table/match.ts';
import { type Done, refuse } from '../running/refusal.ts';
import { fairParts, shuffleMessage } from '../table/shuffle.ts';
import { changed, freshLenses, type Table } from '../table/table.ts';

interface With {
  readonly cards: Cards;
}

function setupOf({ cards }: With, table: Table, seed: Seed): Setup {
  const parts = table.seats.map((seat) => cardsForGame(cards.inWordsOf(table.edition), seat.pool));
  const definitions = definitionsOf(parts);
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return {
    edition: table.edition,
    seed,
    players: parts.map(({ deck, sideboard, commander }, number) => ({
      name: table.seats[number]?.name ?? '',
      deck,
      sideboard,
      ...(commander && { commander }),
    })),
    definitions,
    // a table that needs nobody's hands plays as if there were none
    ...(definitions.some((one) => holesOf(one).length > 0) && { byHand: people }),
    catalogue: namesIn(cards.source),
    variant: table.variant,
    ...(table.houseRules && { houseRules: table.houseRules }),
    brawl: table.format === 'brawl',
    startingPlayer: table.match.start,
    ...AT_TABLES,
  };
}

/** Whether these seats with these decks can begin a game. */
export function canBegin(room: With, table: Table): Done {
  const errors = setupErrors(setupOf(room, table, 'whether it can begin'));
  if (errors.length === 0) return { ok: true };
  const problems = errors.map(({ message, card }) => ({ line: 0, text: card ?? '', reason: message }));
  return refuse('bad-deck', problems[0]?.reason ?? 'The game cannot be begun with these decks.', {
    deck: { seat: 0, problems },
  });
}

/** What the draws of the present game follow from, as its file tells it. */
function randomOf({ id, seed, shuffle, match }: Table): PlayedBy['random'] {
  if (shuffle === null) return { seed: `${seed}/${match.game}` };
  const parts = fairParts(id, shuffle);
  const commitment = shuffleMessage(id, shuffle)?.commitment ?? '';
  return { key: fairKey(parts), shuffle: { ...parts, commitment, seats: [...parts.seats] } };
}

/** Begins the next game of the match, which `canBegin`. */
export function startGame(room: With, table: Table): void {
  const { match, seats } = table;
  beginGame(match, seats.length);
  const random = randomOf(table);
  const made = createGame(setupOf(room, table, 'key' in random ? { key: random.key } : random.seed));
  if (!made.ok) throw new Error(`A game that could begin cannot: ${made.errors[0]?.message}`);
  const { game } = made;
  const lenses = freshLenses(seats);
  Object.assign(table, {
    game,
    lenses,
    answers: [],
    draws: noOffers(),
    clocks: table.clocks && freshClocks(table.clocks, seats.length),
    dealt: null,
    stored: [],
    snapshot: null,
  } satisfies Partial<Table>);
  match.chooser ??= game.state.turn.startingPlayer;
  table.memories = freshMemories(table);
  changed(table);
}

/** What the file of the present game tells besides the game. */
export const playedBy = ({ cards }: With, table: Table): PlayedBy => ({
  variant: table.variant,
  brawl: table.format === 'brawl',
  anachronisms: AT_TABLES.anachronisms,
  ...(table.dealt ?? { startingPlayer: table.match.start, random: randomOf(table) }),
  players: table.seats.map(({ name, deckName, pool }) => ({ name, deckName, ...cardsForGame(cards, pool) })),
});
