/** Eight games at once on two threads, each seat 0 by a random policy: `npx tsx random_policy.ts`. */
import { findDeck } from '@rulewright/cards';
import { openCards } from '@rulewright/cards/node';
import { vectorEnvironment } from '@rulewright/gym';
import { playableDeck } from '@rulewright/simulate';

const cards = openCards();
const [sligh, weenie] = ['Sligh', 'White Weenie'].map((name) => {
  const found = findDeck(name);
  const playable = cards.ok && found.ok && playableDeck(found.deck.deck, cards.source, name);
  if (!playable || !playable.ok) throw new Error(`${name} cannot be played with`);
  return playable.deck;
});
if (!sligh || !weenie) throw new Error('there are no decks');

const games = vectorEnvironment({ decks: [sligh, weenie], opponent: 'heuristic', environments: 8, workers: 2 });
let step = await games.reset(1);
let [won, ended] = [0, 0];
while (ended < 20) {
  const actions = step.infos.map((_, game) => {
    const mask = step.mask.subarray(game * 64, (game + 1) * 64);
    const legal = [...mask.keys()].filter((action) => mask[action] === 1);
    return legal[Math.floor(Math.random() * legal.length)] ?? 0;
  });
  step = await games.step(actions);
  won += step.rewards.filter((reward) => reward > 0).length;
  ended += step.terminated.filter(Boolean).length;
}
console.log(`won ${won} of ${ended}`);
await games.close();
