/**
 * "Target creature or player" became "any target" in 2018, for every card at once: one tree, whose meaning is the edition's. Today's wording
 * means by the old words just what they say. 2006: 415 · 2009, 2011: 114 · 2026: 115.4
 */
import { equal, type Wording } from '../grammar/index.ts';
import { ANY, CREATURE_OR_PLAYER } from '../nouns/recipients.ts';
import type { Node } from './scope.ts';

const TODAY: Wording = '2026-02';
/** Files from 2018 on say any target, and much else as before. */
const MIXED: Wording = '2017-01';

/** The targets that are any target, whatever the wording calls them. */
export const anyTargets = (tree: unknown, wording: Wording): unknown =>
  wording === TODAY
    ? tree
    : withTargets(tree, (spec, where) => {
        if (is(where, CREATURE_OR_PLAYER)) return called(spec, { ...ANY.objects.where, ...marksOf(where) });
        return is(where, ANY) ? called(spec, { ...where, $today: true }) : spec;
      });

/** The inverse: what the wording calls them. */
export const outOfAnyTargets = (tree: unknown, wording: Wording): unknown =>
  withTargets(tree, ({ $another, ...spec }, { $today, ...where }) => {
    if (!is(where, ANY) || wording === TODAY || (wording === MIXED && $today === true))
      return called({ ...spec, ...($another !== undefined && { $another }) }, where);
    // another target is called as any other is
    return called(spec, { ...CREATURE_OR_PLAYER.objects.where, ...marksOf(where) });
  });

const called = (spec: Node, where: Node): Node => ({ ...spec, objects: { ...(spec['objects'] as Node), where } });
const marksOf = (node: Node): Node => Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith('$')));
const is = (where: Node, { objects }: typeof ANY | typeof CREATURE_OR_PLAYER): boolean =>
  equal({ ...objects.where, ...marksOf(where) }, where);

/** The tree with its targets that are objects or any player as `of` makes them. */
function withTargets(node: unknown, of: (spec: Node, where: Node) => Node, key = ''): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => withTargets(item, of, key));
  const copy = Object.fromEntries(Object.entries(node).map(([inner, value]) => [inner, withTargets(value, of, inner)]));
  const { objects, players } = copy as { objects?: Node; players?: Node };
  const where = objects?.['where'] as Node | undefined;
  return key === 'targets' && where !== undefined && equal(players, ANY.players) ? of(copy, where) : copy;
}
