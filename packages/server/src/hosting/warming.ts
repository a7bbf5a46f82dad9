/**
 * A host makes ready before anybody plays: it plays a game with itself, since code that has hardly run is several times slower. It works in
 * slices, so that whoever comes meanwhile hardly waits.
 */
import { builtInDecks, findCard } from '@rulewright/cards';
import { answer, createGame, decision, type Game, look, newLens } from '@rulewright/engine';
import { agentWith, freshMemory } from '@rulewright/players';
import { cardsForGame, type Cards, definitionsOf } from '../decks/decks.ts';
import { breathe } from '../running/waiting.ts';

/** How long it works without looking whether something else is to be done, in milliseconds. */
const SLICE_MS = 5;
/** Of that game, after which little is new. */
const MOST_ANSWERS = 250;

/** The heuristic player plays against itself, and each seat is shown every step, as at a table. */
function* playing(game: Game): Generator<void> {
  const agents = game.state.players.map((_, seat) => agentWith('heuristic', freshMemory(`warming ${seat}`)));
  let lenses = agents.map((_, seat) => newLens(seat, `warming ${seat}`));
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const asked = decision(game);
    const agent = asked === null ? undefined : agents[asked.by];
    if (asked === null || agent === undefined || !answer(game, agent(asked, game)).ok) return;
    yield;
    const shown = lenses.map((lens) => look(game, lens));
    JSON.stringify(shown.map(({ view }) => view));
    lenses = shown.map(({ lens }) => lens);
    yield;
  }
}

/** The decks of the game that it plays. */
const DECKS = 2;

/** All of it, bit by bit. Where the card data of this computer lacks a card of those decks, nothing is played. */
function* warming(cards: Cards): Generator<void> {
  const decks = builtInDecks()
    .filter(({ format }) => format === 'constructed')
    .slice(0, DECKS)
    .map(({ deck }) => [...deck.main]);
  for (const { name } of decks.flat()) {
    if (!cards.card(name).ok) return;
    yield;
  }
  const parts = decks.map((main) => cardsForGame(cards, { main, sideboard: [] }));
  const made = createGame({
    edition: '2026-02',
    seed: 'warming',
    players: parts.map(({ deck }, seat) => ({ name: `${seat}`, deck })),
    definitions: definitionsOf(parts),
  });
  if (!made.ok) throw new Error(`A host cannot make ready: ${made.errors[0]?.message}`);
  yield* playing(made.game);
}

/** Makes the host ready. Ends when it is; gives in how many bits it did so. */
export async function warmUp(cards: Cards): Promise<number> {
  let until = performance.now() + SLICE_MS;
  let bits = 0;
  for (const _bit of warming(cards)) {
    bits += 1;
    if (performance.now() < until) continue;
    await breathe();
    until = performance.now() + SLICE_MS;
  }
  // the index of names for suggestions, before anybody waits for one
  findCard(cards.source, '?');
  return bits;
}
