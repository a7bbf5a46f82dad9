/** What is said of one and would be of several: "that card" of what each player did, "an opponent's hand". 2006: 413 · 2009, 2011, 2026: 608.2 */
import type { Filter } from '@rulewright/engine';
import { fit } from './kinds.ts';
import { type Mention, type Node, type Scope, Unresolved, unmarked } from './scope.ts';

const EACH = new Set(['all', 'opponents', 'others']);
export const isEach = (who: Node | undefined): boolean => EACH.has(who?.['who'] as string);

/** Whether it is more than one: so is what each of several players did, but for that player. */
export const isOfSeveral = ({ several, outcome }: Mention, scope: Scope): boolean =>
  several || (isEach(outcome?.instruction['who'] as Node | undefined) && scope.subject !== 'actor');

const isOfSomeOpponent = (node: unknown): boolean => {
  const { zone, of } = node as { zone?: unknown; of?: Node };
  return zone !== undefined && of?.['who'] === 'opponents' && of['$d'] === 'a';
};
/** "An opponent's hand" is that of one: one card may be chosen in any, but which is it where all of it is meant, or several cards are? */
export function knownWhose(node: Node, key: string): Node {
  const several = node['set'] === 'choice' && (node['count'] as Node)['max'] !== 1;
  if ((key !== 'from' && isOfSomeOpponent(node)) || (several && isOfSomeOpponent(node['from'])))
    throw new Unresolved('a zone of an opponent, but of which?');
  return node;
}

/** "Choose target creature you control and target creature you don't control. … Those creatures": both of them. */
export function chosenTargets(noun: Filter, scope: Scope): Node | undefined {
  const chosen = scope.done.findLast(({ instruction }) => instruction['do'] === 'bind')?.instruction;
  const both = (chosen?.['value'] as { objects?: Node } | undefined)?.objects;
  if (chosen?.['name'] !== 'target' || both?.['set'] !== 'union') return undefined;
  const named = scope.targets.filter(({ name }) => (both['of'] as Node[]).some((one) => one['name'] === name));
  const fits = named.every(({ objects }) => fit(noun, (objects as { where: Filter }).where, 'battlefield') > 1);
  return fits ? (unmarked(both) as Node) : undefined;
}

/** "~ deals 2 damage to each opponent. Those players each discard a card": all to whom it was dealt. */
export function dealtTo({ done }: Scope): Node | undefined {
  const { do: doing, to } = done.at(-1)?.instruction ?? {};
  const players = doing === 'damage' ? (to as { players?: Node }).players : undefined;
  return isEach(players) ? players : undefined;
}

/** "Whenever enchanted creature deals damage to a creature, destroy the creature": either of the two is called so. */
export function refuseEither(fits: readonly { m: Mention; fit: number }[]): void {
  const ofEvent = fits.filter(({ m, fit: called }) => called > 1 && m.said === 'event' && m.within !== true);
  const isHost = ({ m }: { m: Mention }): boolean => m.host === true || m.node?.['set'] === 'host';
  if (ofEvent.some(isHost) && !ofEvent.every(isHost)) throw new Unresolved('"the …", but which of the two?');
}
