/** "But not more life than the player's life total before ~ dealt damage or the creature's toughness", nor than the mana spent on X. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { resolve } from './resolve.ts';
import { lastOutcome, outcomeName, Unresolved, unmarked } from './scope.ts';
import type { Node, Scope } from './scope.ts';

/** The life total is noted before the damage is dealt; only one of the two is there to be counted. */
export function bounded(node: Node, scope: Scope): Node {
  const damage = lastOutcome('damage', scope);
  const { objects, players } = damage.instruction['to'] as Node;
  if (objects === undefined || players === undefined) throw new Unresolved('a creature or player, but which?');
  const amount = resolve(node['of'], scope, 'of');
  scope.names.outcome += 1;
  const name = `o${scope.names.outcome}`;
  const value = { number: { q: 'life', of: unmarked(players) } };
  scope.hoisted.push({ do: 'bind', name, value, $hoist: true, $before: outcomeName(damage, scope) });
  const toughness = { q: 'stat', stat: 'toughness', of: unmarked(objects) };
  const spent = node['$spent'] === undefined ? [] : [{ q: 'manaSpentOnX', type: node['$spent'] }];
  return { q: 'min', of: [amount, ...spent, { q: 'add', of: [{ q: 'ref', name }, toughness] }], $r: node };
}

/** What is settled before an instruction stands before it; else before the one that is added next. */
export function addHoisted(hoisted: readonly Node[], to: Node[]): void {
  for (const node of hoisted) {
    const at = node['$before'] === undefined ? -1 : to.findIndex(({ out }) => out === node['$before']);
    to.splice(at < 0 ? to.length : at, 0, node);
  }
}
