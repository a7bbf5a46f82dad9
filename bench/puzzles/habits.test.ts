/** What the heuristic player makes a habit of, each shown by a position that it plays on by itself. 2006, 2009, 2011, 2026: none (a measure of players) */
import { type Game, objectOf } from '@rulewright/engine';
import { heuristicPlayer } from '@rulewright/players';
import { expect, test } from 'vitest';
import { playedThrough, positions } from './puzzles.ts';

/** The position, played to the end of a turn by two heuristic players. */
function playedOn(position: string, turn: number): Game {
  const [opened] = positions(`A position  2026\n${position}`);
  if (opened === undefined) throw new Error('no position');
  return playedThrough(opened.game, turn, [heuristicPlayer('A'), heuristicPlayer('B')]);
}

const named = (game: Game, ids: readonly number[] = []): string[] =>
  ids.map((id) => game.definitions.get(objectOf(game, id)?.def ?? '')?.name ?? '');

const CARDS = `
  Card Deep Thought | {1}{U} | Instant
    Draw a card.
  Card Long Look | {1}{U} | Instant
    Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
`;

test.each(['Deep Thought', 'Long Look'])('%s waits for the end of the opponent’s turn', (spell) => {
  const position = `${CARDS}  A: Island ×2 | hand: ${spell} | library: Plains ×20\n  B: library: Plains ×20\n`;
  const own = playedOn(position, 5);
  expect(named(own, own.state.players[0]?.hand)).toEqual([spell]);
  const next = playedOn(position, 6);
  expect(named(next, next.state.players[0]?.graveyard)).toEqual([spell]);
});

test('a spell does not come back for two cards that are worth more', () => {
  const game = playedOn(
    `
  Card Stern Refusal | {1}{U}{U} | Instant
    Buyback—Discard two cards. (You may discard two cards in addition to any other costs as you cast this spell. If you do, put this card into your hand as it resolves.)
    Counter target spell.
  Card Sky Whale | {4}{U} | Creature — Whale | 5/5
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  It is B's turn
  A: Island ×3 | hand: Stern Refusal, Sky Whale ×2 | library: Plains ×20
  B: Forest ×2 | hand: Young Bear | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Young Bear']);
  expect(named(game, game.state.players[0]?.graveyard)).toEqual(['Stern Refusal']);
});

test('a creature that cannot attack alone takes others along', () => {
  const game = playedOn(
    `
  Card Shy Ogre | {2}{R} | Creature — Ogre | 3/3
    Shy Ogre can't attack or block alone.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Shy Ogre, Young Bear | library: Plains ×20
  B: 3 life | library: Plains ×20
`,
    5,
  );
  expect(game.state.result).toMatchObject({ result: 'won', winners: [0] });
});

test('what can phase out does so under fire', () => {
  const game = playedOn(
    `
  Card Mist Spirit | {3}{U} | Creature — Spirit | 3/1
    Flying
    {U}: Mist Spirit phases out.
  Card Small Spark | {R} | Instant
    Small Spark deals 2 damage to target creature.
  It is B's turn
  A: Island, Mist Spirit | library: Plains ×20
  B: Mountain | hand: Small Spark | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[0]?.graveyard)).toEqual([]);
});

test('what destroys everything is cast once, and used when it pays', () => {
  const game = playedOn(
    `
  Card Great Ruin | {4} | Artifact
    {1}, {T}: Destroy all artifacts and creatures.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Plains ×5, Great Ruin | hand: Great Ruin | library: Plains ×20
  B: Young Bear ×3 | library: Plains ×20
`,
    6,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Young Bear', 'Young Bear', 'Young Bear']);
  expect(named(game, game.state.players[0]?.graveyard)).toEqual(['Great Ruin']);
});
