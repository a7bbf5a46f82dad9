/** Plays a pair of games side by side: the second player's answers are the first's, said in its own words. */
import { answer, createGame, decision, type Game, leastAnswer } from '@rulewright/engine';
import { randomPlayer } from '@rulewright/players';
import { EXTRA_KEY, type Pair } from './changes.ts';
import { type Asked, askedOf, isExtra, Named, SAME, translated } from './names.ts';
import { difference, tableOf } from './tables.ts';

export interface Played {
  readonly decisions: number;
  readonly turns: number;
  /** where the games differ first; null where they don't */
  readonly fault: string | null;
  /** the set-up was refused by name */
  readonly refused: boolean;
}

const MOST_DECISIONS = 600;
/** The whole tables are compared once in so many decisions. */
const COMPARED = 8;

/** The possible answers but those with the permanent too many, in an order that both games share. */
const shared = ({ options }: Asked): string[] => options.filter((option) => !isExtra(option)).sort();

/** Whether the first game would not ask that: there is nothing to answer but with the permanent too many. */
const onlyExtra = ({ question, options }: Asked): boolean =>
  isExtra(question) || (options.some(isExtra) && options.every(isExtra));

function askedNext(named: Named): Asked | null {
  for (;;) {
    named.look();
    const next = decision(named.game);
    if (next === null) return null;
    const asked = askedOf(named, next);
    if (!onlyExtra(asked)) return asked;
    answer(named.game, leastAnswer(next));
  }
}

export function playPair({ change, first, second, renaming }: Pair): Played {
  const made = [createGame(first), createGame(second)].map((each) => (each.ok ? each.game : null));
  const [one, two] = made as [Game | null, Game | null];
  if (one === null || two === null) return { decisions: 0, turns: 0, fault: null, refused: true };
  const [a, b] = [new Named(one, SAME, EXTRA_KEY), new Named(two, renaming, EXTRA_KEY)];
  const players = first.players.map((_, seat) => randomPlayer(`${first.seed}/${seat}`));
  let decisions = 0;
  const over = (fault: string | null): Played => ({
    decisions,
    turns: one.state.turn.number,
    fault: fault === null ? null : `decision ${decisions}: ${fault}`,
    refused: false,
  });
  for (; decisions < MOST_DECISIONS; decisions++) {
    // once somebody has left, who was too far is a neighbour
    if (change === 'far' && one.state.players.some(({ left }) => left)) return over(difference(tableOf(a), tableOf(b)));
    const [here, there] = [askedNext(a), askedNext(b)];
    if (here === null || there === null)
      return over(here === there ? difference(tableOf(a), tableOf(b)) : 'only one of the games goes on');
    if (here.question !== there.question) return over(`${here.question}\n    and not ${there.question}`);
    const other = difference(shared(here), shared(there));
    if (other !== null) return over(`an option of ${here.question}: ${other}`);
    if (decisions % COMPARED === 0) {
      const differs = difference(tableOf(a), tableOf(b));
      if (differs !== null) return over(differs);
    }
    const { by } = here.decision;
    const given = players[by]?.(here.decision, one);
    if (given === undefined) return over(`player ${by} is asked and is none`);
    const said = translated(a, here, b, there, given);
    const [taken, accepted] = [answer(one, given), answer(two, said)];
    if (!taken.ok || !accepted.ok)
      return over(`${here.question}: ${JSON.stringify(given)} ${taken.ok}, ${JSON.stringify(said)} ${accepted.ok}`);
  }
  return over(difference(tableOf(a), tableOf(b)));
}
