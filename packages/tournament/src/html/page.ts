/** A tournament's report as one page of HTML: no script, nothing loaded, readable without seeing the plots. */
import { takesAll } from '@rulewright/engine/arguments';
import { A_REPORT, byRating, inStanding, type Rated, type TournamentReport } from '../report.ts';
import { escaped, percent, range, table } from './markup.ts';
import { bars, figure, intervals, type Mark } from './plots.ts';
import { STYLE } from './style.ts';

/** The whole file. */
export function htmlOf(report: TournamentReport): string {
  takesAll('htmlOf', [report, A_REPORT]);
  const { format, rounds, entrants, games, gamesPerPairing, edition } = report;
  const how = format === 'swiss' ? `${rounds} Swiss rounds` : 'Everybody against everybody';
  const title = `Tournament of ${entrants.length} by the rules of ${edition}`;
  const parts = [
    section('Ratings', ratingFigure('entrants', 'Elo of each', entrants), standing(report)),
    report.decks.length > 0 && report.agents.length > 0
      ? section(
          'Decks and players apart',
          '<p>The strength of an entrant is taken as the sum of its deck’s and its player’s.</p>',
          ratingFigure('decks', 'Elo of each deck', report.decks),
          ratingFigure('agents', 'Elo of each player', report.agents),
        )
      : '',
    section('Who beats whom', matrix(report)),
    section('Who begins', firstFigure(report)),
    section('Opening hands', handsFigure(report)),
    section('Length of games', turnsFigure(report)),
    report.bots.length > 0 ? section('Programs', botsTable(report)) : '',
    report.failures.length > 0 ? section('Games without a result', failures(report)) : '',
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(`${how}, ${gamesPerPairing} games for each pairing, ${games} games in all. Intervals are of 95 %. Shares are of the games that either side won.`)}</p>
${parts.filter((part) => part !== '').join('\n')}
<footer>Rulewright ${escaped(report.engine)} · seed ${escaped(String(report.seed))} · tournament ${report.tournament} · checksum ${report.checksum}</footer>
</main>
</body>
</html>
`;
}

const section = (heading: string, ...inside: readonly string[]): string =>
  `<section><h2>${escaped(heading)}</h2>\n${inside.join('\n')}\n</section>`;

function ratingFigure(id: string, title: string, rated: readonly Rated[]): string {
  const sorted = byRating(rated);
  const marks = sorted.map(({ name, elo }): Mark => ({ label: name, value: elo.elo, low: elo.low, high: elo.high }));
  const reach = Math.ceil(Math.max(100, ...marks.flatMap(({ low, high }) => [-low, high])) / 50) * 50;
  const says = '0 is the average. 100 points more win 64\u00a0% of the games, 200 points 76\u00a0%.';
  return figure({
    id,
    title,
    says,
    svg: intervals(id, title, says, marks, { from: -reach, to: reach, middle: 0, tick: String }),
    headings: ['Name', 'Elo', 'From', 'To'],
    rows: sorted.map(({ name, elo }) => [name, elo.elo, elo.low, elo.high]),
  });
}

function standing(report: TournamentReport): string {
  const swiss = report.format === 'swiss';
  return table(
    swiss ? 'Standing by match points, then by rating' : 'Standing by rating',
    [
      'Name',
      ...(swiss ? ['Points'] : []),
      'Elo',
      'Games',
      'Wins',
      'Losses',
      'Draws',
      'Unfinished',
      'Share',
      'Interval',
    ],
    inStanding(report).map(({ name, points, elo, games, wins, losses, draws, unfinished, errors, share, interval }) => [
      name,
      ...(swiss ? [points ?? 0] : []),
      elo.elo,
      games,
      wins,
      losses,
      draws,
      unfinished + errors,
      share === null ? '–' : percent(share, 1),
      range(interval),
    ]),
  );
}

/** A row for each entrant: its share of the games against each other one, deeper in colour the more it won. */
function matrix({ entrants, pairings }: TournamentReport): string {
  const caption = 'The share of the row’s entrant against the column’s, with its interval';
  const cell = (row: number, column: number): string => {
    const met = pairings.find(({ a, b }) => (a === row && b === column) || (a === column && b === row));
    if (met === undefined || met.share === null) return `<td class="none">${row === column ? '' : 'did not meet'}</td>`;
    const [share, [low, high]] =
      met.a === row ? [met.share, met.interval] : [1 - met.share, [1 - met.interval[1], 1 - met.interval[0]] as const];
    return `<td style="--share:${share.toFixed(3)}">${percent(share)}<small>${range([low, high])}</small></td>`;
  };
  const head = entrants.map(({ name }) => `<th scope="col">${escaped(name)}</th>`).join('');
  const rows = entrants.map(
    ({ name }, row) =>
      `<tr><th scope="row">${escaped(name)}</th>${entrants.map((_, column) => cell(row, column)).join('')}</tr>`,
  );
  return `<div class="wide" role="region" aria-label="${escaped(caption)}" tabindex="0"><table class="matrix"><caption>${escaped(caption)}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function firstFigure({ entrants, first }: TournamentReport): string {
  const title = 'Share of the games won by whoever begins';
  const lines = [
    { label: 'All games', ...first },
    ...first.byEntrant.flatMap((each, at) => [
      { label: `${entrants[at]?.name ?? ''}, first`, ...each.first },
      { label: `${entrants[at]?.name ?? ''}, second`, ...each.second },
    ]),
  ].filter(({ games }) => games > 0);
  return shares('first', title, 'Below it each entrant, as it plays first and second.', lines);
}

/** A hand of fewer cards than are dealt was kept after a mulligan. */
const handName = (cards: number, lands: number): string => `${cards} cards, ${lands} ${lands === 1 ? 'land' : 'lands'}`;

const handsFigure = ({ hands }: TournamentReport): string =>
  shares(
    'hands',
    'Share of the games won with each opening hand',
    'By the cards of the hand that was kept, and the lands among them. Each game counts twice, once for each side.',
    hands.map(({ cards, lands, ...share }) => ({ label: handName(cards, lands), ...share })),
  );

function shares(
  id: string,
  title: string,
  says: string,
  lines: readonly { label: string; games: number; wins: number; interval: readonly [number, number] }[],
): string {
  if (lines.length === 0) return '<p>No game had a winner.</p>';
  const marks = lines.map(
    ({ label, games, wins, interval: [low, high] }): Mark => ({ label, value: wins / games, low, high }),
  );
  return figure({
    id,
    title,
    says,
    svg: intervals(id, title, says, marks, { from: 0, to: 1, middle: 0.5, tick: percent }),
    headings: ['', 'Games', 'Wins', 'Share', 'Interval'],
    rows: lines.map(({ label, games, wins, interval }) => [
      label,
      games,
      wins,
      percent(wins / games, 1),
      range(interval),
    ]),
  });
}

function turnsFigure({ turns }: TournamentReport): string {
  const title = 'How many games ended in each turn';
  const says = `${turns.mean} turns on average, half of the games at most ${turns.median}, the longest ${turns.max}. Each player’s turn counts.`;
  const columns = turns.counts.map(({ from, to, games }) => ({
    label: from === to ? `${from}` : `${from}–${to}`,
    value: games,
  }));
  return figure({
    id: 'turns',
    title,
    says,
    svg: bars('turns', title, says, columns),
    headings: ['Turns', 'Games'],
    rows: columns.map(({ label, value }) => [label, value]),
  });
}

const botsTable = ({ bots }: TournamentReport): string =>
  table(
    'What the programs were asked, and what was answered for them',
    ['Program', 'Decisions', 'Late', 'Wrong', 'Absent', 'Stalling'],
    bots.map(({ name, asked, late, wrong, absent, stalling }) => [name, asked, late, wrong, absent, stalling]),
  );

const failures = (report: TournamentReport): string =>
  table(
    'The first of them',
    ['First', 'Second', 'Game', 'How', 'Why'],
    report.failures.map(({ a, b, game, end, message }) => [a, b, game, end, message]),
  );
