/** A tournament's pairings for a spreadsheet (RFC 4180). */
import { takesAll } from '@rulewright/engine/arguments';
import { A_REPORT, type TournamentReport } from './report.ts';

const COLUMNS = [
  'deck a',
  'player a',
  'deck b',
  'player b',
  'games',
  'wins a',
  'wins b',
  'draws',
  'unfinished',
  'errors',
  'share a',
  'low',
  'high',
] as const;

/** One line for each pairing, from the side of its first entrant; shares are of the games that either side won. */
export function csvOf(report: TournamentReport): string {
  takesAll('csvOf', [report, A_REPORT]);
  const { entrants, pairings } = report;
  const rows = pairings.map((pairing) => {
    const { a, b, games, wins, losses, draws, unfinished, errors, share, interval } = pairing;
    const [first, second] = [entrants[a], entrants[b]];
    return [
      first?.deck ?? '',
      first?.agent ?? '',
      second?.deck ?? '',
      second?.agent ?? '',
      games,
      wins,
      losses,
      draws,
      unfinished,
      errors,
      share ?? '',
      ...interval,
    ];
  });
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quoted where it must be. What a spreadsheet would take for a formula becomes text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
