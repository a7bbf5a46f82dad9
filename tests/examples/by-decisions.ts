import { answer, ask, leastAnswer, newGame, result } from 'rulewright';

const game = newGame(['Sligh', '56 Forest\n4 Grizzly Bears'], { seed: 7 });
for (let asked = ask(game); asked; asked = ask(game)) {
  // everybody passes, and chooses as little as may be chosen, until a library is empty
  answer(game, leastAnswer(asked));
}
console.log(result(game));
