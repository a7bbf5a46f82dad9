import { findDeck } from '@rulewright/cards';
import { openCards } from '@rulewright/cards/node';
import { answer, createGame, decision, result } from '@rulewright/engine';
import { heuristicPlayer, randomPlayer } from '@rulewright/players';
import { playableDeck } from '@rulewright/simulate';

const cards = openCards();
const [sligh, weenie] = ['Sligh', 'White Weenie'].map((name) => {
  const found = findDeck(name);
  if (!cards.ok || !found.ok) throw new Error(`there is no ${name} to play with`);
  const playable = playableDeck(found.deck.deck, cards.source, name);
  if (!playable.ok) throw new Error(playable.faults.map(({ reason }) => reason).join('; '));
  return playable.deck;
});
if (!sligh || !weenie) throw new Error('two decks are needed');

const players = [sligh, weenie].map(({ name, main }) => ({ name, deck: main }));
const definitions = [...sligh.definitions, ...weenie.definitions];
const created = createGame({ edition: '2006-10', seed: 1, players, definitions });
if (!created.ok) throw new Error(created.errors.map(({ message }) => message).join('; '));

const { game } = created;
const seats = [heuristicPlayer(1), randomPlayer(1)];
for (let asked = decision(game); asked; asked = decision(game)) {
  answer(game, seats[asked.by]?.(asked, game) ?? []);
}
console.log(result(game));
