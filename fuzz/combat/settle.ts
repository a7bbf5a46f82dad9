/** The engine's reading of a declaration that it takes: the bands that can be formed, and what is paid. */
import {
  type Answer,
  type Decision,
  type Game,
  characteristics,
  controllerOf,
  decision,
  fork,
  objectOf,
} from '@rulewright/engine';
import { isType } from '@rulewright/engine/internal';
import { wordsOf } from './bands.ts';
import { type Table, give, usual } from './engine.ts';

/** Every way to form bands after that declaration, in words; and a game in which the last of them was formed. */
export function bandingsOf(table: Table, declared: Answer): { bands: Set<string>; last: Game } {
  const bands = new Set<string>();
  const first = fork(table.game);
  give(first, declared);
  let last = first;
  const open = [first];
  for (let game = open.pop(); game !== undefined; game = open.pop()) {
    const asked = decision(game);
    if (asked !== null && asksForBand(asked)) {
      const answers: Answer[] = [[], ...asked.options.map((_, i) => [i])];
      for (const answer of answers) {
        const branch = fork(game);
        give(branch, answer);
        open.push(branch);
      }
      continue;
    }
    payUp(game);
    const of = new Map<number, number[]>();
    for (const { id, band } of game.state.combat?.attackers ?? [])
      if (band > 0) of.set(band, [...(of.get(band) ?? []), table.creatures.indexOf(id)]);
    bands.add(wordsOf([...of.values()]));
    last = game;
  }
  return { bands, last };
}

type Choosing = Extract<Decision, { form: 'choose' }>;
const asksForBand = (asked: Decision): asked is Choosing => asked.form === 'choose' && asked.purpose === 'band with';

/** Gives an answer and pays for it. */
export function settled(game: Game, declared: Answer): void {
  give(game, declared);
  payUp(game);
}

function payUp(game: Game): void {
  for (let asked = decision(game); asked?.kind === 'payment'; asked = decision(game)) give(game, usual(asked));
}

/** The fault in a player's payment: every {1} is a land tapped. */
export function paidFor(game: Game, player: number, cost: number): string | null {
  const tapped = game.state.battlefield.filter(
    (id) =>
      controllerOf(game, id) === player &&
      objectOf(game, id)?.tapped === true &&
      isType(characteristics(game, id), 'land'),
  );
  return tapped.length === cost ? null : `player ${player} has paid ${tapped.length} and not ${cost}`;
}
