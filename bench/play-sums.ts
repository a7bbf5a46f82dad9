/**
 * Sums over whole games that change only when play changes: each decision's kind, number of options and answer, the step, life totals,
 * the names in every zone as each turn begins, and the result. They hold no ids, no prose and no field names, so a change of shape leaves them alone.
 */
import { createHash } from 'node:crypto';
import {
  type Answer,
  type Decision,
  EDITIONS,
  type EditionName,
  type Game,
  type ObjectId,
  answer,
  characteristics,
  createGame,
  decision,
  definitionOf,
  isForced,
  objectOf,
  result,
} from '@rulewright/engine';
import { randomPlayer } from '@rulewright/players';
import type { PlayableDeck } from '@rulewright/simulate';

/** The pairs that are played, by deck id, each in every edition. */
export const PAIRS = [
  ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'],
  ['1998-randy-buehler-draw-go', '2003-dave-humpherys-blue-green-madness'],
  ['2004-affinity', '2003-wolfgang-eder-goblin-bidding'],
  ['2002-sim-han-how-squirrel-opposition', '2002-raphael-levy-le-wonder-goose'],
  ['2001-alex-borteh-merfolk-opposition', '1999-jakub-slemr-mono-black-control'],
  ['1999-kai-budde-red-artifact-wildfire', '2004-gabriel-nassif-blue-white-anti-affinity-control'],
] as const;
/** Games of each pair in each edition. */
const GAMES = 3;
const MOST_DECISIONS = 20_000;

/** What names the games of one pair in one edition. */
export const sumName = (pair: readonly [string, string], edition: EditionName): string =>
  `${pair[0]} against ${pair[1]}, ${edition}`;

/** The sum of some games between two decks, by random players: 16 hexadecimal digits. Throws where a game does not end. */
export function playSum(decks: readonly [PlayableDeck, PlayableDeck], edition: EditionName): string {
  const hash = createHash('sha256');
  for (let game = 1; game <= GAMES; game++) hash.update(JSON.stringify(playedGame(decks, edition, game)));
  return hash.digest('hex').slice(0, 16);
}

function playedGame(decks: readonly PlayableDeck[], edition: EditionName, seed: number): unknown[] {
  const created = createGame({
    edition,
    seed,
    anachronisms: 'borrow',
    players: decks.map(({ name, main }) => ({ name, deck: main })),
    definitions: [...new Map(decks.flatMap((deck) => deck.definitions).map((d) => [d.key, d])).values()],
  });
  if (!created.ok) throw new Error(created.errors.map(({ message }) => message).join('; '));
  const { game } = created;
  const agents = decks.map((_, seat) => randomPlayer(`${seed}/${seat}`));
  const seen: unknown[] = [];
  let turn = -1;
  for (let count = 0; ; count++) {
    const asked = decision(game);
    if (!asked) break;
    if (count === MOST_DECISIONS) throw new Error(`game ${seed} has not ended after ${count} decisions`);
    const { turn: now, players } = game.state;
    if (now.number !== turn) {
      turn = now.number;
      seen.push(zones(game));
    }
    const given = agents[asked.by]?.(asked, game);
    if (given === undefined) throw new Error(`nobody answers for seat ${asked.by}`);
    // a question with one answer is no play
    if (!isForced(asked))
      seen.push([
        asked.kind,
        asked.by,
        sizeOf(asked),
        byIndex(asked, given),
        now.step,
        players.map(({ life }) => life),
      ]);
    const taken = answer(game, given);
    if (!taken.ok) throw new Error(taken.wrong.message);
  }
  seen.push(zones(game), result(game));
  return seen;
}

/** How many options there are, or between which numbers. */
function sizeOf(asked: Decision): unknown {
  switch (asked.form) {
    case 'choose':
      return [asked.options.length, asked.min, asked.max];
    case 'order':
      return asked.options.length;
    case 'number':
      return [asked.min, asked.max];
    case 'divide':
      return [asked.options.length, asked.amount, asked.least];
    case 'name':
      return 0;
    case 'attackers':
      return asked.candidates.map(({ targets }) => targets.length);
    case 'blockers':
      return asked.candidates.map(({ attackers }) => attackers.length);
  }
}

/** The answer with candidates by index instead of by id. */
function byIndex(asked: Decision, given: Answer): unknown {
  if (!Array.isArray(given)) return given;
  if (asked.form === 'attackers')
    return (given as { attacker: ObjectId; target: number }[]).map(({ attacker, target }) => [
      asked.candidates.findIndex((one) => one.attacker === attacker),
      target,
    ]);
  if (asked.form === 'blockers')
    return (given as { blocker: ObjectId; attackers: number[] }[]).map(({ blocker, attackers }) => [
      asked.candidates.findIndex((one) => one.blocker === blocker),
      attackers,
    ]);
  return given;
}

/** The names in every zone: of permanents and spells as they are, of other cards as printed. */
function zones(game: Game): unknown {
  const { players, battlefield, exile, stack } = game.state;
  const printed = (ids: readonly ObjectId[]): string[] =>
    ids.map((id) => {
      const object = objectOf(game, id);
      return object ? definitionOf(game, object).name : '';
    });
  const present = (ids: readonly ObjectId[]): unknown[] =>
    ids.map((id) => {
      const { name, power, toughness } = characteristics(game, id);
      return [name, power, toughness, objectOf(game, id)?.tapped];
    });
  return [
    players.map(({ hand, library, graveyard }) => [printed(hand), printed(library), printed(graveyard)]),
    present(battlefield),
    present(stack),
    printed(exile),
  ];
}

/** Every pair in every edition with its sum, every second such game by turns of the editions, or a pair an edition; `decks` holds them by id. */
export function playSums(
  decks: ReadonlyMap<string, PlayableDeck>,
  which: 'all' | 'every second' | 'one for each edition' = 'all',
): Record<string, string> {
  const sums: Record<string, string> = {};
  for (const [at, pair] of PAIRS.entries()) {
    const [first, second] = pair.map((id) => decks.get(id));
    if (!first || !second) throw new Error(`no such decks: ${pair.join(', ')}`);
    for (const [of, edition] of EDITIONS.entries())
      if (isPlayed(which, at, of)) sums[sumName(pair, edition)] = playSum([first, second], edition);
  }
  return sums;
}

/** Whether the pair of that number is played in the edition of that number. */
const isPlayed = (which: Parameters<typeof playSums>[1], pair: number, edition: number): boolean =>
  which === 'one for each edition' ? pair === edition : which === 'all' || (pair + edition) % 2 === 0;
