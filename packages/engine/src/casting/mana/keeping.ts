/** Which mana an automatic payment leaves for what else it is to pay, and for the rest of the hand. 2006: 409.1f–h · 2009, 2011: 601.2f–g · 2026: 601.2g (no rule: a convenience) */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { PlayerState } from '../../state/state.ts';
import { isActivePlayer } from '../../state/teams.ts';
import { characteristics } from '../../continuous/derive.ts';
import { isType } from '../../meaning/filter.ts';
import { assign, needMasks } from '../../objects/mana-matching.ts';
import { type ManaNeed, manaIn, waysToPay } from '../../objects/mana-needs.ts';
import { type Purpose } from './purpose.ts';

/**
 * What the other cards in the hand cost that could still be cast before this player's lands untap, the cheapest first: all of them in one's
 * own turn until its end step, else those of instant speed. Costs are those printed, X is 0, and of several ways the first counts.
 */
export function handNeeds(game: Game, player: PlayerId, { object }: Purpose): ManaNeed[] {
  const { phase } = game.state.turn;
  const sorceries = isActivePlayer(game, player) && phase !== 'ending';
  const needs: ManaNeed[] = [];
  for (const id of (game.state.players[player] as PlayerState).hand) {
    // a card drawn during the announcement is not seen yet
    if (id === object || game.scope.announcing?.drawn.includes(id) === true) continue;
    const need = costInHand(game, id, sorceries);
    if (need !== null) needs.push(need);
  }
  return needs.sort((a, b) => manaIn(a) - manaIn(b));
}

/** Each symbol of colour that these cost, by itself: of those that cannot all be kept, as many as can. */
export const symbolsOf = (needs: readonly ManaNeed[]): ManaNeed[] =>
  needs.flatMap(({ colored }) => colored.map((mask) => ({ generic: 0, colored: [mask], life: 0 })));

function costInHand(game: Game, id: ObjectId, sorceries: boolean): ManaNeed | null {
  const is = characteristics(game, id);
  if (is.manaCost === null || isType(is, 'land')) return null;
  if (!sorceries && !isType(is, 'instant') && !is.keywords.includes('flash')) return null;
  const need = waysToPay(is.manaCost, 0)[0];
  return need === undefined || manaIn(need) === 0 ? null : need;
}

/**
 * Which unit pays each need, as `assign` says, but for the hand: for one card after the other the mana that it costs is kept where everything
 * can still be paid, this and what was kept before. Where the usual payment leaves as much, it is the one. `keepable` says which units may be
 * kept at all. Null if the needs cannot all be paid.
 */
export function assignKeeping(
  units: readonly number[],
  needs: readonly number[],
  hand: readonly ManaNeed[],
  keepable: (unit: number) => boolean,
): readonly number[] | null {
  const usual = assign(units, needs);
  if (usual === null || hand.length === 0) return usual;
  let all = [...needs];
  let payer: readonly number[] = usual;
  for (const { generic, colored } of hand) {
    const more = [...all, ...needMasks(generic, colored)];
    if (more.length > units.length) break; // the hand's cheapest come first
    const found = assign(units, more, (unit, need) => need < needs.length || keepable(unit));
    if (found !== null) [all, payer] = [more, found];
  }
  const wanted = all.slice(needs.length);
  const left = units.filter((_, unit) => keepable(unit) && !usual.includes(unit));
  if (assign(left, wanted) !== null) return usual;
  const kept = new Set(payer.slice(needs.length));
  return assign(units, needs, (unit) => !kept.has(unit));
}
