/** The figures of a tournament for people. */
import { byRating, inStanding, type Rated, type TournamentReport } from '@rulewright/tournament';
import { counted, grouped, percent, table } from '../text.ts';
import { talliedText } from './simulation-report.ts';

export function tournamentReport(report: TournamentReport): string {
  const { format, rounds, entrants, games, gamesPerPairing, edition, seed, turns, first, endings } = report;
  const swiss = format === 'swiss';
  const ends = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
  const sum = (of: (entrant: (typeof entrants)[number]) => number): number =>
    entrants.reduce((total, entrant) => total + of(entrant), 0) / 2;
  return [
    `${counted(games, 'game')} by the rules of ${edition}, seed ${seed}: ${swiss ? counted(rounds ?? 0, 'Swiss round') : 'everybody against everybody'}, ${gamesPerPairing} for each pairing`,
    '',
    table([
      ['name', ...(swiss ? ['points'] : []), 'Elo', '95 % interval', 'wins', 'losses', 'share'],
      ...inStanding(report).map((entrant) => {
        const [name, ...figures] = row(entrant);
        return [name ?? '', ...(swiss ? [String(entrant.points ?? 0)] : []), ...figures];
      }),
    ]),
    ...apart('deck', report.decks, report.agents),
    ...apart('player', report.agents, report.decks),
    '',
    `whoever begins wins ${percent(first.wins, first.games)} of decided games`,
    `draws ${sum(({ draws }) => draws)}, unfinished ${sum(({ unfinished }) => unfinished)}, errors ${sum(({ errors }) => errors)}${ends.length > 0 ? `; ended by: ${ends.join(', ')}` : ''}`,
    ...report.bots.map(({ name, ...tally }) => `${name}: ${talliedText(tally)}`),
    `turns ${turns.mean} on average, ${turns.max} at most`,
    `checksum ${report.checksum}`,
  ].join('\n');
}

const row = ({ name, elo, wins, losses, share }: Rated): string[] => [
  name,
  elo.elo.toFixed(0),
  `${elo.low.toFixed(0)} to ${elo.high.toFixed(0)}`,
  grouped(wins),
  grouped(losses),
  share === null ? '–' : `${(100 * share).toFixed(1)} %`,
];

/** Ratings of decks or of players alone, where there are several of both. */
const apart = (what: string, rated: readonly Rated[], others: readonly Rated[]): string[] =>
  rated.length === 0 || others.length === 0
    ? []
    : ['', table([[what, 'Elo', '95 % interval', 'wins', 'losses', 'share'], ...byRating(rated).map(row)])];
