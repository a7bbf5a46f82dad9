/** How large a creature can make itself this turn. 2006: 418 · 2009, 2011, 2026: 602, 611 */
import type { Body, Cost, ObjectId } from '@rulewright/engine';
import { controllerOf, profileOf } from '@rulewright/engine';
import { manaOf, manaAskedBy } from './mana.ts';
import type { Table } from './table.ts';

interface Growth {
  readonly power: number;
  readonly toughness: number;
}

const NO_GROWTH: Growth = { power: 0, toughness: 0 };
const growths = new WeakMap<Body, Growth>();

/** By how much a body makes its own source larger until the turn ends. */
export function growthBy(body: Body): Growth {
  const known = growths.get(body);
  if (known !== undefined) return known;
  let power = 0;
  let toughness = 0;
  for (const instruction of body.effect) {
    if (instruction.do !== 'effect') continue;
    for (const part of instruction.parts) {
      if (part.part !== 'change' || part.affects.set !== 'self') continue;
      for (const mod of part.mods) {
        if (mod.mod !== 'modifyPT') continue;
        if (typeof mod.power === 'number') power += mod.power;
        if (typeof mod.toughness === 'number') toughness += mod.toughness;
      }
    }
  }
  const growth = power === 0 && toughness === 0 ? NO_GROWTH : { power, toughness };
  growths.set(body, growth);
  return growth;
}

/** How often a cost of mana and discarded cards alone can be paid; 0 for any other. */
export function timesPayable(cost: Cost, mana: number, cards: number): number {
  let times = Number.POSITIVE_INFINITY;
  for (const action of cost.actions ?? []) {
    if (action.do !== 'discard' || action.what.set !== 'choice') return 0;
    times = Math.min(times, cards);
  }
  const asked = manaAskedBy(cost);
  if (asked > 0) times = Math.min(times, Math.floor(mana / asked));
  return Number.isFinite(times) ? times : 0;
}

/** By how much a creature can grow with the mana and the cards that its controller has. */
export function growthOf(table: Table, id: ObjectId): Growth {
  let best = NO_GROWTH;
  for (const { ability } of profileOf(table.game, id).activated) {
    const { power, toughness } = growthBy(ability.body);
    if (power + toughness <= 0) continue;
    const player = controllerOf(table.game, id);
    const cards = table.game.state.players[player]?.hand.length ?? 0;
    const times = Math.min(
      ability.perTurn ?? MOST_TIMES,
      MOST_TIMES,
      timesPayable(ability.cost, manaOf(table, player), cards),
    );
    if (times * (power + toughness) > best.power + best.toughness)
      best = { power: times * power, toughness: times * toughness };
  }
  return best;
}

/** More is seldom worth it. */
const MOST_TIMES = 2;
