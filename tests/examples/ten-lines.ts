import { findDeck } from '@rulewright/cards';
import { openCards } from '@rulewright/cards/node';
import { answer, createGame, decision, result } from '@rulewright/engine';
import { heuristicPlayer, randomPlayer } from '@rulewright/players';
import { playableDeck } from '@rulewright/simulate';

const cards = openCards();
const decks = ['Sligh', 'White Weenie'].map((name) => {
  const found = findDeck(name);
  const playable = cards.ok && found.ok && playableDeck(found.deck.deck, cards.source, name);
  if (!playable || !playable.ok) throw new Error(`${name} cannot be played with`);
  return playable.deck;
});

const created = createGame({
  edition: '2006-10',
  seed: 1,
  players: decks.map(({ name, main }) => ({ name, deck: main })),
  definitions: decks.flatMap(({ definitions }) => definitions),
});
if (!created.ok) throw new Error(created.errors.map(({ message }) => message).join('; '));

const { game } = created;
const seats = [heuristicPlayer(1), randomPlayer(1)] as const;
for (let asked = decision(game); asked; asked = decision(game)) {
  answer(game, asked.by === 0 ? seats[0](asked, game) : seats[1](asked, game));
}
console.log(result(game));
