/**
 * Every reference names something: a target, an outcome, a choice or what the object remembers, said before it. All that is targeted or
 * chosen is used.
 * 2006: 402, 413 · 2009, 2011, 2026: 601.2c, 608.2
 */

import { bindsOutcome, someNode } from '@rulewright/engine';
import { BRANCHES, CASES } from '../references/branches.ts';
import { chosenByKeyword } from '../references/links.ts';

type Node = Record<string, unknown>;

/** Names that the engine binds: by the event, for each of several, by the token made, by the object that gives the ability, by what is cast. */
const GIVEN = /^(?:event|each|token|proposed)\.|^(?:actor|candidate|granter)$/;
/** Lists of cases: of a choice, of a results table. */
const IN_LISTS = Object.values(CASES);
/** Keys whose names the others of their node may read, wherever they stand. */
const FIRST = ['choices', 'targets', 'event', 'cost', 'actions', 'xIs'];

/** Undefined if every reference of a face's abilities is bound, else what is not. */
export function unbound(abilities: readonly unknown[]): string | undefined {
  const linked = new Set([
    ...[...JSON.stringify(abilities).matchAll(/"link":"([^"]+)"/g)].map((found) => found[1] as string),
    ...chosenByKeyword(abilities),
  ]);
  // what a cost of casting names is known to what the spell does (2006: 409.1 · later: 601.2)
  const casting = new Set(linked);
  for (const ability of abilities as readonly Node[]) {
    const ofSpell = ability['ability'] === 'spell' || isCostOfCasting(ability);
    const found = walk(ability, ofSpell ? casting : new Set(linked), linked, false);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Undefined if something is done with all that a face's abilities target and choose, else what is left over. */
export function unread(abilities: readonly unknown[]): string | undefined {
  const read = new Set<string>();
  someNode(abilities, (node) => {
    for (const name of readBy(node)) read.add(name);
    return false;
  });
  if (someNode(abilities, (node) => targetsOf(node).some((name) => !read.has(name))))
    return 'a target that nothing is done with';
  const left = ({ do: doing, out, link }: Node): boolean =>
    doing === 'choose' && link === undefined && !(typeof out === 'string' && read.has(out));
  return someNode(abilities, (node) => left(node)) ? 'a choice that nothing reads' : undefined;
}

const targetsOf = ({ targets }: Node): readonly string[] =>
  Array.isArray(targets) ? (targets as Node[]).map(({ name }) => name as string) : [];

const isCostOfCasting = (ability: Node): boolean =>
  ability['ability'] === 'static' &&
  (ability['parts'] as Node[]).some((part) => part['part'] === 'additionalCost' || part['part'] === 'alternativeCost');

function walk(value: unknown, known: Set<string>, linked: ReadonlySet<string>, quoted: boolean): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = walk(item, known, linked, quoted);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const node = value as Node;
  // a quoted ability has names of its own; a keyword is said in the sentence it stands in
  if (quoted && node['ability'] !== undefined && node['ability'] !== 'keyword')
    return walk(node, new Set(linked), linked, false);
  for (const name of readBy(node))
    if (!known.has(name) && !GIVEN.test(name)) return `a reference to nothing: "${name}"`;
  const ways = waysOf(node);
  const keys = Object.keys(node).filter((key) => !ways.includes(key));
  for (const key of [...keys.filter((k) => FIRST.includes(k)), ...keys.filter((k) => !FIRST.includes(k))]) {
    if (key === 'targets' && Array.isArray(node[key])) {
      for (const spec of node[key] as Node[]) {
        const found = walk(spec, known, linked, false);
        if (found !== undefined) return found;
        known.add(spec['name'] as string);
      }
      continue;
    }
    const found = walk(node[key], known, linked, key === 'abilities' || key === 'rider');
    if (found !== undefined) return found;
  }
  // of those who pay, each by itself, the others are told
  if (node['do'] === 'pay' && node['each'] === true) known.add(node['out'] as string);
  const after = new Set(known);
  for (const way of ways.flatMap((key) => (IN_LISTS.includes(key) ? (node[key] as unknown[]) : [node[key]]))) {
    // one way reads nothing that another bound
    const own = new Set(known);
    const found = walk(way, own, linked, false);
    if (found !== undefined) return found;
    for (const name of own) after.add(name);
  }
  for (const name of after) known.add(name);
  for (const key of node['do'] === undefined || bindsOutcome(node['do'] as string) ? ['out', 'excessOut'] : [])
    if (typeof node[key] === 'string') known.add(node[key]);
  if (node['do'] === 'piles') [node['chosen'], node['other']].forEach((name) => known.add(name as string));
  for (const { out } of ballot(node)) known.add(out);
  if (node['do'] === 'clash') known.add('clashed');
  if (node['do'] === 'bind') known.add(node['name'] as string);
  return undefined;
}

/** The words that players vote for. */
const ballot = (node: Node): readonly { out: string }[] =>
  node['do'] === 'vote' ? ((node['for'] as { words?: { out: string }[] }).words ?? []) : [];

/** The keys of what is done in one case and not in another: branches of an instruction, modes of a body. */
function waysOf(node: Node): readonly string[] {
  const ways = node['do'] === undefined ? ['options'] : [...(BRANCHES[node['do'] as string] ?? []), ...IN_LISTS];
  return ways.filter((key) => Array.isArray(node[key]));
}

/** The names a node itself reads. */
function readBy(node: Node): readonly string[] {
  const names: unknown[] = [];
  if (
    node['set'] === 'ref' ||
    node['set'] === 'before' ||
    node['set'] === 'about' ||
    node['who'] === 'ref' ||
    node['q'] === 'ref' ||
    node['if'] === 'did' ||
    node['if'] === 'wonFlip' ||
    node['if'] === 'lostFlip' ||
    node['if'] === 'heads' ||
    node['if'] === 'wonClash'
  )
    names.push(node['name']);
  names.push(node['ref'], node['thatTurn']);
  if (node['do'] !== undefined) names.push(node['targets']);
  if (Array.isArray(node['other'])) names.push(...(node['other'] as unknown[]));
  return names.filter((name) => typeof name === 'string');
}
