/**
 * Normal form: where one text can be read as two trees that mean the same, one of them is the normal one.
 * 2006: 104 · 2009, 2011, 2026: 107
 */

import { someNode } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';

type Node = Record<string, unknown>;

/** How often a tree says something in another way than the vocabulary's usual one. */
export function irregularities(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  const within = Object.values(tree).reduce<number>((sum, inner) => sum + irregularities(inner), 0);
  if (Array.isArray(tree)) return within + tree.filter((item, i) => isInTwo(item, tree[i + 1])).length;
  return within + (irregularNode(tree as Node) ? 1 : 0);
}

/** "Becomes a copy and gains this ability", "loses all abilities and becomes an Elk", "gains defender and becomes an artifact": one effect, not two. */
const isInTwo = (a: unknown, b: unknown): boolean =>
  (changes(a, 'copy') && changes(b, 'gainThis')) ||
  (['loseThis', 'loseAll', 'lose', 'gain', 'types', 'color', 'setPT'].some((mod) => changes(a, mod)) &&
    isOfTheSame(a, b)) ||
  parted(a, b) ||
  madeByAnother(a, b) ||
  lastsForGood(a, b) ||
  followsReflexive(a, b);

/** What follows in the paragraph of a reflexive ability is part of it. */
const followsReflexive = (a: unknown, b: unknown): boolean =>
  [a, b].every((item) => typeof item === 'object' && item !== null && 'do' in item) &&
  someNode(a, ({ do: doing }) => doing === 'reflexive');

/** "They look at four cards and separate them into two piles": whoever looks separates. */
const madeByAnother = (a: unknown, b: unknown): boolean =>
  isNode(a, 'do', 'lookAt') && isNode(b, 'do', 'piles') && !equal((a as Node)['who'], (b as Node)['by']);

const isOfTheSame = (a: unknown, b: unknown): boolean => {
  const first = lastingChange(a);
  return first !== undefined && equal(first, lastingChange(b));
};

/** "Gains flying and gets +1/+1 until end of turn": the duration is of both. */
function parted(a: unknown, b: unknown): boolean {
  const first = lastingChange(a);
  const second = lastingChange(b);
  return (
    first !== undefined &&
    second !== undefined &&
    first.until === 'forever' &&
    second.until !== 'forever' &&
    equal(first.affects, second.affects)
  );
}

/** "Until end of turn, all creatures become black and all lands become Swamps": both so long, and neither for good. */
function lastsForGood(a: unknown, b: unknown): boolean {
  if (!isNode(a, 'do', 'effect') || !isNode(b, 'do', 'effect')) return false;
  const [first, second] = [a, b].map((effect) => (effect as { duration: { until: string } }).duration.until);
  return first !== 'forever' && second === 'forever';
}

function lastingChange(effect: unknown): { until: string; affects: unknown } | undefined {
  if (typeof effect !== 'object' || effect === null || (effect as Node)['do'] !== 'effect') return undefined;
  const part = ((effect as Node)['parts'] as Node[])[0];
  if (part?.['part'] !== 'change') return undefined;
  return { until: ((effect as Node)['duration'] as { until: string }).until, affects: part['affects'] };
}

/** Whether an effect makes a change of that kind. */
const changes = (effect: unknown, mod: string): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  (effect as Node)['do'] === 'effect' &&
  ((effect as Node)['parts'] as Node[]).some(
    (p) => p['part'] === 'change' && (p['mods'] as Node[]).some((m) => m['mod'] === mod),
  );

const isNode = (value: unknown, key: string, kind: string): boolean =>
  typeof value === 'object' && value !== null && (value as Node)[key] === kind;

/** "Has flash as long as …" says when it may be cast: it would do nothing as a change of what is on the battlefield. */
const hasFlashInPlay = (node: Node): boolean =>
  node['ability'] === 'static' &&
  ((node['parts'] ?? []) as Node[]).some(
    ({ part, affects, mods }) =>
      part === 'change' &&
      isNode(affects, 'set', 'self') &&
      ((mods ?? []) as Node[]).some(
        ({ mod, abilities }) => mod === 'gain' && (abilities as Node[]).some(({ keyword }) => keyword === 'flash'),
      ),
  );

const asksOfLegend = (condition: unknown): boolean =>
  isNode(condition, 'if', 'matches') && isNode((condition as Node)['filter'], 'supertype', 'legendary');
const exceptsLegend = ({ except, remove }: Node): boolean => except === 'types' && equal(remove, ['legendary']);

function irregularNode(node: Node): boolean {
  if (hasFlashInPlay(node)) return true;
  // once something is that thing
  if (node['q'] === 'times' && node['of'] === 1) return true;
  // whoever casts a spell controls it: what else somebody controls is spoken of within
  if (node['on'] === 'cast' && conjunctsOf(node['what']).some((f) => f['is'] === 'controlledBy')) return true;
  // "enchanted Equipment" is what an Aura is attached to, not any that is enchanted
  if (node['set'] === 'all' && conjunctsOf(node['where']).some((f) => f['is'] === 'enchanted')) return true;
  // "enchanted by an Aura you control" says whose the Aura is; "that shares a creature type with a creature you control", whose that is
  if (node['is'] === 'and' && isWornThenOwned(conjunctsOf(node))) return true;
  // "except it isn't legendary if the spell is legendary": the copy is made in any case
  if (node['do'] === 'if' && asksOfLegend(node['condition']) && someNode(node['then'], exceptsLegend)) return true;
  // what one player does is done by that player
  if (node['do'] === 'forEachPlayer' && isNode(node['who'], 'who', 'you')) return true;
  // a discarded or cycled card is a card anyway; a spell that is cast is a spell anyway
  if (node['on'] === 'discard' && isNode(node['what'], 'is', 'any')) return true;
  if (node['on'] === 'cycle' && isNode(node['what'], 'is', 'card')) return true;
  if (node['rule'] === 'cantCast' && isNode(node['what'], 'is', 'spell')) return true;
  if (node['rule'] === 'cantBeTargeted' && isNode(node['by'], 'is', 'or') && spellOrAbility(node['by'] as Node))
    return true;
  if (
    node['rule'] === 'cantBeTargeted' &&
    isNode(node['by'], 'is', 'and') &&
    ((node['by'] as Node)['of'] as Node[]).some((f) => f['is'] === 'or' && spellOrAbility(f))
  )
    return true;
  // "can't attack unless …" is judged as attackers are declared, by the rule itself
  if (node['ability'] === 'static' && node['condition'] !== undefined) {
    const parts = node['parts'] as Node[];
    const rule = parts.length === 1 ? (parts[0]?.['rule'] as Node | undefined) : undefined;
    if (rule?.['rule'] === 'cantAttack' && rule['unless'] === undefined) return true;
    if (rule?.['rule'] === 'cantBlock' && rule['when'] === undefined) return true;
  }
  // "becomes a copy of … and gains this ability" is one copy with an exception (707.9)
  if (node['part'] === 'change' && Array.isArray(node['mods'])) {
    const mods = (node['mods'] as Node[]).map((m) => m['mod']);
    if (mods.includes('copy') && mods.includes('gainThis')) return true;
  }
  return false;
}

const conjunctsOf = (filter: unknown): readonly Node[] =>
  isNode(filter, 'is', 'and') ? ((filter as Node)['of'] as Node[]) : [filter as Node];

const SHARED: ReadonlySet<unknown> = new Set(['sharesColor', 'sharesName', 'sharesType']);
const isWornThenOwned = (list: readonly Node[]): boolean => {
  const worn = list.findIndex(
    ({ is, set, with: of }) =>
      (is === 'in' && isNode(set, 'set', 'hostOf')) || (SHARED.has(is) && isNode(of, 'set', 'all')),
  );
  return worn >= 0 && list.slice(worn + 1).some(({ is }) => is === 'controlledBy');
};

const spellOrAbility = (node: Node): boolean =>
  (node['of'] as Node[]).every((f) => f['is'] === 'spell' || f['is'] === 'ability');
