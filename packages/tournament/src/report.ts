/** The figures of a tournament. They depend on the plan alone, not on where and when it was played. */
import { listOf, takesAll, withKeys } from '@rulewright/engine/arguments';
import { createHash } from 'node:crypto';
import { type EditionName, ENGINE_VERSION } from '@rulewright/engine';
import { addTallies, endingsOf, gameLine, nameOf, type Played, type Tally, wilson } from '@rulewright/simulate';
import { type Rating, ratings, type Result } from './elo.ts';
import { fingerprint } from './journal.ts';
import type { Met, Outcome } from './tournament.ts';

/** Games counted from one side. */
export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly unfinished: number;
  readonly errors: number;
  /** of the games that either side won; null where there are none */
  readonly share: number | null;
  /** 95 % Wilson interval of the share */
  readonly interval: readonly [number, number];
}

export interface Rated extends Score {
  readonly name: string;
  readonly elo: Rating;
}

export interface PairingScore extends Score {
  /** numbers of the entrants; the figures are those of `a` */
  readonly a: number;
  readonly b: number;
}

/** A share of games won, of those that either side won. */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly interval: readonly [number, number];
}

export interface TournamentReport {
  readonly format: 'round-robin' | 'swiss';
  readonly edition: EditionName;
  readonly seed: number | string;
  readonly engine: string;
  /** of decks, cards, players, edition, seed and engine */
  readonly tournament: string;
  /** of every game's input log and final state */
  readonly checksum: string;
  readonly gamesPerPairing: number;
  readonly rounds: number | null;
  readonly games: number;
  readonly entrants: readonly (Rated & {
    readonly deck: string;
    readonly agent: string;
    readonly points: number | null;
  })[];
  readonly pairings: readonly PairingScore[];
  /** where there are several: each deck against other decks, each player against other players; the ratings tell one from the other */
  readonly decks: readonly Rated[];
  readonly agents: readonly Rated[];
  readonly turns: {
    readonly mean: number;
    readonly median: number;
    readonly max: number;
    readonly counts: readonly TurnCount[];
  };
  /** whoever began, in all games and by entrant */
  readonly first: Share & { readonly byEntrant: readonly { readonly first: Share; readonly second: Share }[] };
  /** hands that were kept, by their cards and the lands among them */
  readonly hands: readonly (Share & { readonly cards: number; readonly lands: number })[];
  /** for each program that played what it was asked and what was answered for it */
  readonly bots: readonly (Tally & { readonly name: string })[];
  readonly endings: Readonly<Record<string, number>>;
  readonly failures: readonly TournamentFailure[];
}

/** How many games ended in turns `from` to `to`. */
export interface TurnCount {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

export interface TournamentFailure {
  readonly a: string;
  readonly b: string;
  readonly game: number;
  readonly end: 'unfinished' | 'error';
  readonly message: string;
}

const MOST_FAILURES = 20;
const MOST_BARS = 12;

/** The highest rating first. */
export const byRating = <One extends Rated>(rated: readonly One[]): One[] => {
  takesAll('byRating', [rated, listOf(withKeys('one that is rated', 'elo'))]);
  return [...rated].sort((a, b) => b.elo.elo - a.elo.elo);
};

/** The entrants by match points, then by rating. */
export const inStanding = (report: TournamentReport): TournamentReport['entrants'] => {
  takesAll('inStanding', [report, A_REPORT]);
  return byRating(report.entrants).sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
};

/** Arguments of the functions that show a report. */
export const A_REPORT = withKeys('a report, as reportOf gives it', 'entrants', 'pairings', 'games');

export function reportOf(outcome: Outcome): TournamentReport {
  takesAll('reportOf', [outcome, withKeys('an outcome, as playTournament gives it', 'field', 'entrants', 'met')]);
  const { field, entrants, met, points } = outcome;
  const { decks, agents, edition, seed } = field;
  const all = met.flatMap(({ played }) => played);
  const elo = ratings(
    entrants.length,
    results(met, (entrant) => [entrant]),
    [entrants.map((_, at) => at)],
  );
  const parts = ratings(
    decks.length + agents.length,
    results(met, (at) => {
      const entrant = entrants[at];
      return entrant ? [entrant.deck, decks.length + entrant.agent] : [];
    }),
    [decks.map((_, at) => at), agents.map((_, at) => decks.length + at)],
  );
  const sides = (of: (entrant: number) => number | undefined, wanted: number): Score =>
    score(
      met.flatMap(({ pairing, played }) => {
        const [a, b] = pairing.map(of);
        return a === b ? [] : a === wanted ? seen(played, 0) : b === wanted ? seen(played, 1) : [];
      }),
    );
  const rated = (name: string, counted: Score, rating: Rating | undefined): Rated => ({
    name,
    ...counted,
    elo: rating ?? { elo: 0, low: 0, high: 0 },
  });
  const several = <T>(list: readonly T[], each: (one: T, at: number) => Rated): Rated[] =>
    list.length < 2 ? [] : list.map(each);
  return {
    format: outcome.swiss === null ? 'round-robin' : 'swiss',
    edition,
    seed,
    engine: ENGINE_VERSION,
    tournament: fingerprint(field),
    checksum: checksumOf(met),
    gamesPerPairing: outcome.games,
    rounds: outcome.swiss,
    games: all.length,
    entrants: entrants.map(({ name, deck, agent }, at) => ({
      ...rated(
        name,
        sides((entrant) => entrant, at),
        elo[at],
      ),
      deck: decks[deck]?.name ?? '',
      agent: nameOf(agents[agent] ?? 'random'),
      points: points?.[at] ?? null,
    })),
    pairings: met.map(({ pairing: [a, b], played }) => ({ a, b, ...score(seen(played, 0)) })),
    decks: several(decks, ({ name }, at) =>
      rated(
        name,
        sides((entrant) => entrants[entrant]?.deck, at),
        parts[at],
      ),
    ),
    agents: several(agents, (agent, at) =>
      rated(
        nameOf(agent),
        sides((entrant) => entrants[entrant]?.agent, at),
        parts[decks.length + at],
      ),
    ),
    turns: turnsOf(all),
    first: firstOf(outcome, all),
    hands: handsOf(all),
    bots: botsOf(outcome),
    endings: endingsOf(all),
    failures: failuresOf(outcome),
  };
}

/** A game from one side's point of view. */
interface Seen {
  readonly end: Played['end'];
  readonly won: boolean;
}

const seen = (played: readonly Played[], side: 0 | 1): Seen[] =>
  played.map(({ end, winner }) => ({ end, won: winner === side }));

function score(games: readonly Seen[]): Score {
  const count = (test: (game: Seen) => boolean): number => games.filter(test).length;
  const wins = count(({ won }) => won);
  const losses = count(({ end, won }) => end === 'won' && !won);
  return {
    games: games.length,
    wins,
    losses,
    draws: count(({ end }) => end === 'draw'),
    unfinished: count(({ end }) => end === 'unfinished'),
    errors: count(({ end }) => end === 'error'),
    share: wins + losses === 0 ? null : round4(wins / (wins + losses)),
    interval: wilson(wins, wins + losses),
  };
}

/** For the ratings: a draw is half a win; games without an end count for nobody. */
const results = (met: readonly Met[], partsOf: (entrant: number) => readonly number[]): Result[] =>
  met.map(({ pairing: [a, b], played }) => {
    const { wins, losses, draws } = score(seen(played, 0));
    return { a: partsOf(a), b: partsOf(b), score: wins + draws / 2, games: wins + losses + draws };
  });

const share = (games: readonly boolean[]): Share => {
  const wins = games.filter((won) => won).length;
  return { games: games.length, wins, interval: wilson(wins, games.length) };
};

/** Games that either side won, each with who began. */
const decided = (played: readonly Played[]): { winner: 0 | 1; first: number; game: Played }[] =>
  played.flatMap((game) => (game.winner === null ? [] : [{ winner: game.winner, first: game.game % 2, game }]));

function firstOf({ entrants, met }: Outcome, all: readonly Played[]): TournamentReport['first'] {
  const of = (entrant: number, began: boolean): Share =>
    share(
      met.flatMap(({ pairing, played }) => {
        const side = pairing.indexOf(entrant);
        if (side < 0) return [];
        return decided(played).flatMap(({ winner, first }) => ((first === side) === began ? [winner === side] : []));
      }),
    );
  return {
    ...share(decided(all).map(({ winner, first }) => winner === first)),
    byEntrant: entrants.map((_, at) => ({ first: of(at, true), second: of(at, false) })),
  };
}

function handsOf(all: readonly Played[]): TournamentReport['hands'] {
  const hands = new Map<string, { cards: number; lands: number; won: boolean[] }>();
  for (const { winner, game } of decided(all))
    for (const [side, { cards, lands }] of (game.opening ?? []).entries()) {
      const key = `${cards} ${lands}`;
      const hand = hands.get(key) ?? { cards, lands, won: [] };
      hands.set(key, hand);
      hand.won.push(winner === side);
    }
  return [...hands.values()]
    .sort((a, b) => b.cards - a.cards || a.lands - b.lands)
    .map(({ cards, lands, won }) => ({ cards, lands, ...share(won) }));
}

function turnsOf(all: readonly Played[]): TournamentReport['turns'] {
  const turns = all.flatMap(({ end, turns: count }) => (end === 'error' ? [] : [count])).sort((a, b) => a - b);
  const max = turns.at(-1) ?? 0;
  const width = Math.max(1, Math.ceil(max / MOST_BARS));
  const counts: TurnCount[] = [];
  for (let from = 1; from <= max; from += width) {
    const to = from + width - 1;
    counts.push({ from, to, games: turns.filter((count) => count >= from && count <= to).length });
  }
  const total = turns.reduce((sum, count) => sum + count, 0);
  return {
    mean: turns.length === 0 ? 0 : Math.round((total / turns.length) * 100) / 100,
    median: turns[Math.floor((turns.length - 1) / 2)] ?? 0,
    max,
    counts,
  };
}

function botsOf({ field: { agents }, entrants, met }: Outcome): TournamentReport['bots'] {
  const tallies = new Map<number, Tally>();
  for (const { pairing, played } of met)
    for (const { bots } of played)
      for (const [side, tally] of (bots ?? []).entries()) {
        const agent = entrants[pairing[side] ?? -1]?.agent;
        if (tally === null || agent === undefined) continue;
        tallies.set(agent, addTallies(tallies.get(agent) ?? null, tally));
      }
  return [...tallies].map(([agent, tally]) => ({ name: nameOf(agents[agent] ?? 'random'), ...tally }));
}

const failuresOf = ({ entrants, met }: Outcome): TournamentFailure[] =>
  met
    .flatMap(({ pairing: [a, b], played }) =>
      played.flatMap(({ game, end, reason }) =>
        end === 'won' || end === 'draw'
          ? []
          : [{ a: entrants[a]?.name ?? '', b: entrants[b]?.name ?? '', game, end, message: reason }],
      ),
    )
    .slice(0, MOST_FAILURES);

function checksumOf(met: readonly Met[]): string {
  const hash = createHash('sha256');
  for (const { pairing, played } of met) for (const game of played) hash.update(`${String(pairing)}:${gameLine(game)}`);
  return hash.digest('hex').slice(0, 16);
}

const round4 = (share: number): number => Math.round(share * 10_000) / 10_000;
