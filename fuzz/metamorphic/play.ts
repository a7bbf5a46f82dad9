/** Plays a pair of games side by side: the second player's answers are the first's, said in its own words. */
import { answer, createGame, type Decision, decision, type Game, leastAnswer } from '@rulewright/engine';
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

/** What of a question is not about the permanent too many. */
const without = ({ question, options }: Asked): Asked => ({
  question,
  options: options.filter((option) => !isExtra(option)),
});

/** Whether the first game would not ask that: there is nothing to answer but with the permanent too many. */
const onlyExtra = ({ question, options }: Asked): boolean =>
  isExtra(question) || (options.some(isExtra) && options.every(isExtra));

function askedNext(named: Named): Decision | null {
  for (;;) {
    named.look();
    const asked = decision(named.game);
    if (asked === null || !onlyExtra(askedOf(named, asked))) return asked;
    answer(named.game, leastAnswer(asked));
  }
}

export function playPair({ first, second, renaming }: Pair): Played {
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
    const [mine, theirs] = [askedNext(a), askedNext(b)];
    if (mine === null || theirs === null)
      return over(mine === theirs ? difference(tableOf(a), tableOf(b)) : 'only one of the games goes on');
    const [here, there] = [without(askedOf(a, mine)), without(askedOf(b, theirs))];
    if (here.question !== there.question) return over(`${here.question}\n    and not ${there.question}`);
    const other = difference(here.options.toSorted(), there.options.toSorted());
    if (other !== null) return over(`an option of ${here.question}: ${other}`);
    if (decisions % COMPARED === 0) {
      const differs = difference(tableOf(a), tableOf(b));
      if (differs !== null) return over(differs);
    }
    const given = players[mine.by]?.(mine, one);
    if (given === undefined) return over(`player ${mine.by} is asked and is none`);
    const said = translated(a, mine, b, theirs, given);
    const [taken, accepted] = [answer(one, given), answer(two, said)];
    if (!taken.ok || !accepted.ok)
      return over(`${here.question}: ${JSON.stringify(given)} ${taken.ok}, ${JSON.stringify(said)} ${accepted.ok}`);
  }
  return over(difference(tableOf(a), tableOf(b)));
}
