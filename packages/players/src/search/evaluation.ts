/**
 * How likely a seat is to win a position that nobody has played out yet: a logistic function of what both sides have on the table, in
 * hand and in life.
 */
import { blockable, type Game, isActivePlayer, type PlayerId } from '@rulewright/engine';
import {
  type Table,
  creaturesOf,
  hasType,
  landsOf,
  leftOf,
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

/** The features by which a position is judged, each as the difference of the seat's side and the other. */
export const FEATURES = ['life', 'hand', 'lands', 'creatures', 'others', 'clock', 'library', 'onTurn'] as const;

/**
 * The features of a position for a seat, in the order of `FEATURES`; the same with the sign turned for its only opponent. All that lies in
 * this game is read, so it is only given games that the seat made up itself.
 */
export function features(game: Game, seat: PlayerId): number[] {
  const table = tableOf(game, seat);
  const foes = opponentsOf(table);
  const [first] = foes;
  if (first === undefined) return FEATURES.map(() => 0);
  const weakest = foes.reduce(
    (least, player) => (lifeOf(table, player) < lifeOf(table, least) ? player : least),
    first,
  );
  const mine = sideOf(table, seat, weakest);
  const theirs = foes.map((player) => sideOf(table, player, seat));
  return mine
    .map((value, at) => value - Math.max(...theirs.map((side) => side[at] as number)))
    .concat(isMyTurn(table) ? 1 : -1);
}

/** One side's own features, which lack whose turn it is; `foe` is whom it would attack. */
function sideOf(table: Table, player: PlayerId, foe: PlayerId): number[] {
  let creatures = 0;
  let others = 0;
  for (const id of permanentsOf(table, player)) {
    const is = traits(table, id);
    if (hasType(is, 'creature')) creatures += Math.max(0, worthOf(table, id));
    else if (!hasType(is, 'land')) others += Math.max(0, worthOf(table, id));
  }
  return [
    Math.log(1 + Math.max(0, lifeOf(table, player))),
    Math.min(8, table.game.state.players[player]?.hand.length ?? 0),
    Math.log(1 + landsOf(table, player).length),
    Math.sqrt(creatures),
    Math.sqrt(others),
    clock(table, player, foe),
    librarySize(table, player) < 4 ? -1 : 0,
  ];
}

/** How soon a side's attacks would kill: the more the fewer turns it takes. Blockers let through what they cannot block, and half of the rest. */
function clock(table: Table, player: PlayerId, foe: PlayerId): number {
  const guards = creaturesOf(table, foe);
  const powers: number[] = [];
  let evading = 0;
  let unstopped = 0;
  for (const id of creaturesOf(table, player)) {
    const power = Math.max(0, traits(table, id).power);
    const able = guards.filter((guard) => blockable(table.game, guard, id));
    powers.push(power);
    if (able.length === 0) evading += power;
    if (!able.some((guard) => traits(table, guard).power >= leftOf(table, id) && leftOf(table, guard) > power))
      unstopped += power;
  }
  const unblocked = powers
    .sort((a, b) => b - a)
    .slice(guards.length)
    .reduce((sum, power) => sum + power, 0);
  const damage = (evading + Math.max(evading, unstopped, unblocked)) / 2;
  const turns = Math.ceil(Math.max(0, lifeOf(table, foe)) / Math.max(LEAST_DAMAGE, damage));
  return 1 / (turns + (isActivePlayer(table.game, player) ? 0.5 : 1));
}

/** The damage that a side without creatures is taken to do a turn. */
const LEAST_DAMAGE = 0.3;

/** The probability, from 0 to 1, that the seat wins; of a game that is over, 1, 0 or, for a draw, ½. */
export function winProbability(game: Game, seat: PlayerId): number {
  const { result } = game.state;
  if (result !== null) return result.result !== 'won' ? 0.5 : result.winners.includes(seat) ? 1 : 0;
  const sum = features(game, seat).reduce((total, value, at) => total + value * (WEIGHTS[at] as number), 0);
  return 1 / (1 + Math.exp(-sum));
}
