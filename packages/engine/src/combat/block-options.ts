/**
 * Which creatures could block which attackers, what requires them to, and what it costs.
 * 2006: 309.2a–d, 500–501, 502.4–8 · 2009, 2011, 2026: 509.1a–f
 */
import { activeContext } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';
import { controllerOf, rulesOf } from '../continuous/derive.ts';
import { holds } from '../meaning/condition.ts';
import { teamOf } from '../state/teams.ts';
import type { BlockChoice, BlockLimit } from './block-legality.ts';
import type { PricedAction } from './costs.ts';
import { obstacleToBlocking } from './obstacles.ts';
import { blockContext, included, includedAsThough } from './applies.ts';
import { companionsOf } from './companions.ts';
import { greater, lesser } from '../state/numbers.ts';

/** Every creature of that player, or team, that could block something, and how many may block each attacker. */
export function blockChoices(
  game: Game,
  player: PlayerId,
): { choices: BlockChoice[]; limits: Map<ObjectId, BlockLimit>; cap: number } {
  const team = teamOf(game, player);
  const attackers = (game.state.combat?.attackers ?? []).filter((a) => team.includes(a.defender)).map((a) => a.id);
  const choices: BlockChoice[] = [];
  if (attackers.length === 0) return { choices, limits: new Map(), cap: Infinity };
  const evasions = attackers.map((attacker) => evasionsOf(game, attacker));
  for (const id of game.state.battlefield) {
    if (obstacleToBlocking(game, team, id) !== null) continue;
    const able = attackers.filter((attacker, i) => {
      const asThough = blockingAsThough(game, id, attacker);
      return !(evasions[i] as Evasion[]).some((active) => forbids(game, active, id, attacker, asThough));
    });
    if (able.length === 0) continue;
    choices.push({
      blocker: id,
      attackers: able,
      max: mostBlocked(game, id, able.length),
      costs: costsOf(game, id, able),
      companions: companionsOf(game, 'cantBlockAlone', id),
      requirements: requirementsOn(game, id, able),
    });
  }
  return { choices, limits: limitsOn(game, attackers), cap: capOn(game) };
}

/** "No more than n creatures can block each combat", or each turn. */
function capOn(game: Game): number {
  return rulesOf(game, 'maxBlocking').reduce((cap, { rule }) => {
    const before = rule.eachTurn === true ? new Set(game.state.history.blockers).size : 0;
    return lesser(cap, greater(0, rule.n - before));
  }, Infinity);
}

/** Whether that creature could block that one, were it attacking: for players who think ahead. Limits on numbers aside. */
export function blockable(game: Game, blocker: ObjectId, attacker: ObjectId): boolean {
  const obstacle = obstacleToBlocking(game, [controllerOf(game, blocker)], blocker);
  return obstacle === null && blockBans(game, blocker, attacker).length === 0;
}

/** What keeps the creature from blocking that one. */
export function blockBans(game: Game, blocker: ObjectId, attacker: ObjectId): Evasion[] {
  const asThough = blockingAsThough(game, blocker, attacker);
  return evasionsOf(game, attacker).filter((active) => forbids(game, active, blocker, attacker, asThough));
}

type Evasion = ReturnType<typeof rulesOf<'cantBlock'>>[number];

/** The restrictions that could keep something from blocking this attacker. */
function evasionsOf(game: Game, attacker: ObjectId): Evasion[] {
  return rulesOf(game, 'cantBlock').filter(
    (active) => active.rule.whom === undefined || included(game, activeContext(active), active.rule.whom, attacker),
  );
}

/** Keywords that the creature is taken to have for blocking that attacker. */
function blockingAsThough(game: Game, blocker: ObjectId, attacker: ObjectId): readonly KeywordName[] {
  const active = rulesOf(game, 'blockAsThough');
  if (active.length === 0) return [];
  const covers = (a: (typeof active)[number]): boolean => {
    const ctx = activeContext(a);
    const { what, whom } = a.rule;
    return included(game, ctx, what, blocker) && (whom === undefined || included(game, ctx, whom, attacker));
  };
  return active.filter(covers).map((a) => a.rule.having);
}

function forbids(
  game: Game,
  active: Evasion,
  blocker: ObjectId,
  attacker: ObjectId,
  asThough: readonly KeywordName[],
): boolean {
  const ctx = blockContext(active, blocker, attacker);
  return (
    includedAsThough(game, ctx, active.rule.what, blocker, asThough) &&
    (active.rule.when === undefined || holds(game, ctx, active.rule.when))
  );
}

/** One, and what it may block besides. */
function mostBlocked(game: Game, blocker: ObjectId, able: number): number {
  let max = 1;
  for (const active of rulesOf(game, 'extraBlocks')) {
    if (!included(game, activeContext(active), active.rule.what, blocker)) continue;
    max += active.rule.n === 'any' ? able : active.rule.n;
  }
  return lesser(max, able);
}

/** Each requirement that the creature block, by the attackers it is about; null: any. Those it can't obey count for nothing. */
function requirementsOn(game: Game, blocker: ObjectId, able: readonly ObjectId[]): (readonly ObjectId[] | null)[] {
  const found: (readonly ObjectId[] | null)[] = [];
  for (const active of rulesOf(game, 'mustBlock')) {
    const ctx = activeContext(active);
    const { what, whom } = active.rule;
    if (!included(game, ctx, what, blocker)) continue;
    const about = whom === undefined ? null : able.filter((attacker) => included(game, ctx, whom, attacker));
    if (about === null || about.length > 0) found.push(about);
  }
  for (const active of rulesOf(game, 'allMustBlock')) {
    const ctx = activeContext(active);
    const { what, whom } = active.rule;
    if (what !== undefined && !included(game, ctx, what, blocker)) continue;
    for (const attacker of able) if (included(game, ctx, whom, attacker)) found.push([attacker]);
  }
  return found;
}

/** "Can't be blocked except by two or more creatures", "… by more than one", "must be blocked if able". */
function limitsOn(game: Game, attackers: readonly ObjectId[]): Map<ObjectId, BlockLimit> {
  const limits = new Map<ObjectId, BlockLimit>();
  const least = rulesOf(game, 'minBlockers');
  const most = rulesOf(game, 'maxBlockers');
  const wanted = rulesOf(game, 'mustBeBlocked');
  if (least.length === 0 && most.length === 0 && wanted.length === 0) return limits;
  for (const attacker of attackers) {
    const of = (active: (typeof least)[number] | (typeof most)[number] | (typeof wanted)[number]): boolean =>
      included(game, activeContext(active), active.rule.what, attacker);
    const min = Math.max(1, ...least.filter(of).map((a) => a.rule.n));
    const max = Math.min(Infinity, ...most.filter(of).map((a) => a.rule.n));
    const must = wanted.filter(of).length;
    if (min > 1 || max < Infinity || must > 0) limits.set(attacker, { min, max, must });
  }
  return limits;
}

/** What has to be paid for that creature to block: each cost with the words it is read in. */
export function blockCosts(game: Game, blocker: ObjectId, attackers: readonly ObjectId[]): PricedAction[] {
  const payer = controllerOf(game, blocker);
  return charging(game, blocker, attackers).map((active) => ({
    cost: active.rule.cost,
    ctx: activeContext(active),
    payer,
  }));
}

/** For each of those attackers, which costs have to be paid for that creature to block it. */
function costsOf(game: Game, blocker: ObjectId, attackers: readonly ObjectId[]): number[][] {
  const all = rulesOf(game, 'blockCost');
  return attackers.map((attacker) => charging(game, blocker, [attacker]).map((active) => all.indexOf(active)));
}

/** The rules by which that creature's blocking one of those attackers has to be paid for. */
const charging = (game: Game, blocker: ObjectId, attackers: readonly ObjectId[]) =>
  rulesOf(game, 'blockCost').filter((active) => {
    const { what, whom } = active.rule;
    const ctx = activeContext(active);
    return (
      included(game, ctx, what, blocker) && (whom === undefined || attackers.some((a) => included(game, ctx, whom, a)))
    );
  });
