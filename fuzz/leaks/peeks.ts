/**
 * No player peeks: asked the same in two games that differ only in what its seat does not know, each player that ships gives the same
 * answer. 2006: 217.1b · 2009, 2011, 2026: 400.2
 */
import {
  EDITIONS,
  type Agent,
  type Decision,
  type EditionName,
  type Game,
  answer,
  createGame,
  decision,
  determinize,
  isForced,
} from '@rulewright/engine';
import {
  AGENT_NAMES,
  type AgentName,
  agentNamed,
  below,
  randomSource,
  searchPlayer,
  type Thought,
} from '@rulewright/players';
import type { PlayableDeck } from '@rulewright/simulate';

export interface Watched {
  readonly game: number;
  readonly edition: EditionName;
  readonly decks: readonly [string, string];
  /** questions that every player was asked in both games */
  readonly asked: number;
  /** who answered otherwise, and to what; null: nobody */
  readonly fault: string | null;
}

/** The response of a player: its answer, and of the search player, with few games, all that it found. */
function saidBy(name: AgentName, seed: number, question: Decision, game: Game): string {
  const thoughts: Thought[] = [];
  const agent =
    name === 'search'
      ? searchPlayer(seed, { iterations: 3 }, (thought) => thoughts.push(thought))
      : agentNamed(name, seed);
  return JSON.stringify([agent(question, game), ...thoughts]);
}

/** Questions after which a game is left. */
const MOST_QUESTIONS = 600;

/** Game number `game` of the run with that seed, in which about each `every`-th question is put to every player twice. */
export function watchedGame(decks: readonly PlayableDeck[], seed: string, game: number, every = 20): Watched {
  const source = randomSource(`${seed}/peeks ${game}`);
  const edition = EDITIONS[game % EDITIONS.length] as EditionName;
  const [a, b] = [decks[below(source, decks.length)], decks[below(source, decks.length)]];
  if (!a || !b) throw new RangeError('there are no decks to play with');
  const about = { game, edition, decks: [a.name, b.name] as const };
  const made = createGame({
    edition,
    seed: `${seed}/${game}`,
    anachronisms: 'borrow',
    players: [a, b].map((deck) => ({ name: deck.name, deck: [...deck.main], sideboard: [...deck.sideboard] })),
    definitions: [...new Map([a, b].flatMap(({ definitions }) => definitions).map((d) => [d.key, d])).values()],
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const played = made.game;
  const seated: Agent[] = [0, 1].map((seat) => agentNamed('heuristic', `${seed}/${game}/${seat}`));
  let asked = 0;
  for (let n = 0; n < MOST_QUESTIONS; n++) {
    const question = decision(played);
    if (question === null) break;
    if (!isForced(question) && below(source, every) === 0) {
      const twin = determinize(played, question.by, `${seed}/${game}/${n}`);
      const again = twin === null ? null : decision(twin);
      if (twin !== null && again !== null) {
        asked++;
        for (const name of AGENT_NAMES) {
          const [ours, theirs] = [saidBy(name, n, question, played), saidBy(name, n, again, twin)];
          if (ours === theirs) continue;
          const fault = `question ${n}, ${question.kind} (${question.purpose}): ${name} answers ${ours}, and ${theirs} in its twin`;
          return { ...about, asked, fault };
        }
      }
    }
    const given = answer(played, (seated[question.by] as Agent)(question, played));
    if (!given.ok) throw new Error(given.wrong.message);
  }
  return { ...about, asked, fault: null };
}

/** `npm run fuzz -- --peeks N`: plays them; 1 where a player peeks. */
export function fuzzPeeks(
  decks: readonly PlayableDeck[],
  { games, seed, from, json }: { games: number; seed: string; from: number; json: boolean },
): 0 | 1 {
  const watched: Watched[] = [];
  for (let game = from; game < from + games; game++) {
    const one = watchedGame(decks, seed, game);
    watched.push(one);
    if (one.fault !== null)
      process.stderr.write(
        `PEEK game ${game} [${one.edition}] ${one.decks.join(' – ')}: ${one.fault}\n  again: npm run fuzz -- --peeks 1 --seed ${seed} --from ${game}\n`,
      );
  }
  const faults = watched.filter(({ fault }) => fault !== null);
  const asked = watched.reduce((sum, one) => sum + one.asked, 0);
  const summary = { games, from, seed, asked, players: AGENT_NAMES, peeks: faults.length };
  process.stdout.write(
    json
      ? `${JSON.stringify({ ...summary, faults })}\n`
      : `${games} games from ${from}, seed ${seed}: ${asked} questions put twice to ${AGENT_NAMES.join(', ')}; ${faults.length} peeked\n`,
  );
  return faults.length > 0 ? 1 : 0;
}
