/**
 * How likely a seat is to win a position that nobody has played out yet: a logistic function of what both sides have on the table, in
 * hand and in life. 2006, 2009, 2011, 2026: none (not a matter of the rules)
 */
import type { Game, PlayerId } from '@rulewright/engine';
import {
  type Table,
  creaturesOf,
  hasType,
  landsOf,
  librarySize,
  lifeOf,
  opponentsOf,
  permanentsOf,
  tableOf,
  traits,
  isMyTurn,
} from '../heuristic/table.ts';
import { worthOf } from '../heuristic/worth.ts';
import { WEIGHTS } from './weights.ts';

/** What a position is judged by, each as the difference of the seat's side and the other. */
export const FEATURES = ['life', 'hand', 'lands', 'power', 'worth', 'threat', 'library', 'onTurn'] as const;

/**
 * The features of a position for a seat, in the order of `FEATURES`; the same with the sign turned for its only opponent. All that lies in
 * this game is read, so it is only given games that the seat made up itself.
 */
export function features(game: Game, seat: PlayerId): number[] {
  const table = tableOf(game, seat);
  const foes = opponentsOf(table);
  if (foes.length === 0) return FEATURES.map(() => 0);
  const foeLife = Math.min(...foes.map((player) => lifeOf(table, player)));
  const mine = sideOf(table, seat, foeLife);
  const theirs = foes.map((player) => sideOf(table, player, lifeOf(table, seat)));
  return mine
    .map((value, at) => value - Math.max(...theirs.map((side) => side[at] as number)))
    .concat(isMyTurn(table) ? 1 : -1);
}

/** One side's own features, which lack whose turn it is. */
function sideOf(table: Table, player: PlayerId, foeLife: number): number[] {
  let power = 0;
  for (const id of creaturesOf(table, player)) power += Math.max(0, traits(table, id).power);
  let worth = 0;
  for (const id of permanentsOf(table, player))
    if (!hasType(traits(table, id), 'land')) worth += Math.max(0, worthOf(table, id));
  return [
    Math.log(1 + Math.max(0, lifeOf(table, player))),
    Math.min(8, table.game.state.players[player]?.hand.length ?? 0),
    Math.log(1 + landsOf(table, player).length),
    Math.sqrt(power),
    Math.sqrt(worth),
    Math.min(1.5, power / Math.max(1, foeLife)),
    librarySize(table, player) < 4 ? -1 : 0,
  ];
}

/** The probability, from 0 to 1, that the seat wins; of a game that is over, 1, 0 or, for a draw, ½. */
export function winProbability(game: Game, seat: PlayerId): number {
  const { result } = game.state;
  if (result !== null) return result.result !== 'won' ? 0.5 : result.winners.includes(seat) ? 1 : 0;
  const sum = features(game, seat).reduce((total, value, at) => total + value * (WEIGHTS[at] as number), 0);
  return 1 / (1 + Math.exp(-sum));
}
