/**
 * What it is worth to prevent or redirect damage: what the fight at hand, or an opponent's spell on the stack, would otherwise take.
 * 2006: 419.6 · 2009, 2011: 614.9, 615 · 2026: 614.9, 615
 */
import type { ContinuousPart, Context } from '@rulewright/engine';
import { objectOf } from '@rulewright/engine';
import { type Hit, damageTo, hitsAhead, losing } from './damage.ts';
import { readAmount, readObjects, readPlayers } from './sets.ts';
import { type Table, isMine } from './table.ts';

type Shield = Extract<ContinuousPart, { part: 'replacement' }>;
type Recipient = Hit['to'];

/** What an effect saves its controller that prevents or redirects damage, less what is hit instead; null where it does neither. */
export function shieldWorth(table: Table, ctx: Context, { replacement, shield, times }: Shield): number | null {
  const { event, instead } = replacement;
  if (event.on !== 'damage' || (instead.instead !== 'prevent' && instead.instead !== 'redirect')) return null;
  const hits = hitsAhead(table);
  if (hits.length === 0) return 0;
  const sources = event.source && readObjects(table, ctx, { set: 'all', where: event.source }).objects;
  const objects = event.to && readObjects(table, ctx, { set: 'all', where: event.to }).objects;
  const players = event.toPlayer && readPlayers(table, ctx, event.toPlayer);
  const isCovered = (to: Recipient): boolean =>
    objects === undefined && players === undefined
      ? true
      : 'object' in to
        ? objects?.includes(to.object) === true
        : players?.includes(to.player) === true;
  let left = shield === undefined ? Number.POSITIVE_INFINITY : readAmount(table, ctx, shield);
  let raised = raisedBefore(table, ctx, left);
  let sum = 0;
  let stopped = 0;
  for (const to of recipients(hits)) {
    if (!isCovered(to)) continue;
    const own = hits.filter((hit) => isSame(hit.to, to));
    const amounts = own.filter(({ source }) => sources?.includes(source) !== false).map(({ amount }) => amount);
    const stoppable = times === undefined ? total(amounts) : Math.max(0, ...amounts);
    const here = Math.min(left, Math.max(0, stoppable - raised));
    sum += gain(table, to, total(own.map(({ amount }) => amount)) - Math.min(raised, stoppable), here);
    raised = Math.max(0, raised - stoppable);
    left -= here;
    stopped += here;
  }
  if (instead.instead === 'redirect' && stopped > 0) {
    const { objects: others, players: who } = instead.to;
    for (const object of others === undefined ? [] : readObjects(table, ctx, others).objects)
      sum += meaning(
        table,
        { object },
        stopped + total(hits.map((hit) => (isSame(hit.to, { object }) ? hit.amount : 0))),
      );
    for (const player of who === undefined ? [] : readPlayers(table, ctx, who))
      sum += meaning(table, { player }, stopped);
  }
  return sum;
}

/** What it means that of the damage taken so much is stopped; where only several of the same are enough, a part of what they save. */
function gain(table: Table, to: Recipient, taken: number, stopped: number): number {
  if (stopped <= 0) return 0;
  const without = meaning(table, to, taken);
  for (let uses = 1; uses <= MOST_TOGETHER && stopped * (uses - 1) < taken; uses++) {
    const saved = meaning(table, to, taken - uses * stopped) - without;
    if (Math.abs(saved) >= LEAST_SAVED) return uses === 1 ? saved : (saved * 0.5) / uses;
  }
  return 0;
}
const MOST_TOGETHER = 4;
/** Less than any creature, planeswalker or point of life is worth is nothing saved. */
const LEAST_SAVED = 0.25;

/** What the same ability stops anyway: by its shields, and by those that its other uses make when they resolve. */
function raisedBefore(table: Table, { source, ref, stack: own }: Context, each: number): number {
  const { effects, stack } = table.game.state;
  let sum = 0;
  for (const effect of effects)
    if (effect.source === source && effect.ref.def === ref?.def && effect.ref.path.startsWith(ref.path))
      sum += effect.shield ?? 0;
  for (const id of stack) {
    const ability = objectOf(table.game, id)?.stack;
    if (
      ability !== own &&
      ability?.source === source &&
      ability.ability?.def === ref?.def &&
      ability.ability?.path === ref?.path
    )
      sum += each;
  }
  return sum;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const isSame = (one: Recipient, other: Recipient): boolean =>
  'object' in one ? 'object' in other && one.object === other.object : 'player' in other && one.player === other.player;

const recipients = (hits: readonly Hit[]): Recipient[] =>
  hits.map(({ to }) => to).filter((to, at, all) => all.findIndex((other) => isSame(other, to)) === at);

/** What so much damage to it means to the player who decides. */
function meaning(table: Table, to: Recipient, amount: number): number {
  if (amount <= 0) return 0;
  if ('object' in to) return (isMine(table, to.object) ? 1 : -1) * damageTo(table, to.object, amount);
  return (to.player === table.me ? 1 : -1) * losing(table, to.player, amount);
}
