/** The figures of a simulation for people. */
import type { Simulation, Tally } from '@rulewright/simulate';
import { counted, grouped, percent, table } from '../text.ts';

export function simulationReport(figures: Simulation, names: readonly [string, string]): string {
  const decided = figures.wins[0] + figures.wins[1];
  const endings = Object.entries(figures.endings).map(([reason, count]) => `${reason} ${count}`);
  const rows = names.map((name, deck) => [
    name,
    figures.agents[deck] ?? '',
    grouped(figures.wins[deck] ?? 0),
    percent(figures.wins[deck] ?? 0, decided),
  ]);
  const [low, high] = figures.interval.map((share) => (100 * share).toFixed(1));
  return [
    `${counted(figures.games, 'game')}${seating(figures)} by the rules of ${figures.edition}${houseRules(figures)}, seed ${figures.seed}`,
    '',
    table([['deck', 'player', 'wins', 'share'], ...rows]),
    '',
    `The first deck wins ${low} to ${high} % of decided games (95 % interval).`,
    `draws ${figures.draws}, unfinished ${figures.unfinished}, errors ${figures.errors}${endings.length > 0 ? `; ended by: ${endings.join(', ')}` : ''}`,
    ...botLines(figures),
    `turns ${figures.turns.mean} on average, ${figures.turns.max} at most; ${counted(figures.decisions, 'decision')}`,
    `${figures.seconds} s, ${figures.gamesPerSecond} games/s, ${grouped(figures.decisionsPerSecond)} decisions/s`,
    `checksum ${figures.checksum}`,
  ].join('\n');
}

const houseRules = ({ houseRules: rules = {} }: Simulation): string =>
  Object.entries(rules)
    .map(([seam, from]) => ` with ${seam} of ${from}`)
    .join(' and');

const seating = ({ players, variant }: Simulation): string =>
  players === undefined ? '' : ` of ${players} players${variant === undefined ? '' : ` (${variant})`}`;

/** What was answered for the programs that played; nothing where none did. */
const botLines = ({ bots, agents }: Simulation): string[] =>
  (bots ?? []).flatMap((tally, deck) => (tally === null ? [] : [`${agents[deck]}: ${talliedText(tally)}`]));

/** `3,120 answers; answered for it: 2 late, 1 wrong`. */
export function talliedText({ asked, ...defaulted }: Tally): string {
  const why = Object.entries(defaulted).filter(([, count]) => count > 0);
  return `${counted(asked, 'decision')}; answered for it: ${why.length === 0 ? 'none' : why.map(([reason, count]) => `${grouped(count)} ${reason}`).join(', ')}`;
}
