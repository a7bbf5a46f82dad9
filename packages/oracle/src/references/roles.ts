/**
 * Roles in one action: no pronoun or "that …" means what already has another role in the same action; that would be called "itself".
 * Nothing is attached to itself, fights or blocks itself or becomes a copy of itself.
 * 2006: 212.2i, 309 · 2009, 2011: 301.5, 509.1, 701.10 · 2026: 301.5c, 509.1, 701.14
 */
import { equal } from '../grammar/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { resolve } from './resolve.ts';
import { isTarget } from './salience.ts';
import { EACH_OBJECT, unmarked } from './scope.ts';
import type { Mention, Node, Scope } from './scope.ts';

/** By what is done or ruled, the two roles that never have the same object. */
export const ROLES: Record<string, readonly [first: string, second: string]> = {
  attach: ['what', 'to'],
  fight: ['a', 'b'],
  block: ['what', 'whom'],
  merge: ['what', 'with'],
  moveCounters: ['from', 'to'],
  putSameCounters: ['as', 'on'],
  exchangeControl: ['a', 'b'],
  damage: ['source', 'to'],
  mustBlock: ['what', 'whom'],
  cantBlock: ['what', 'whom'],
};

/** What a node does or rules. */
const deed = (node: Node): string => (node['do'] ?? node['rule'] ?? '') as string;

/** A noun phrase that is a pronoun or "that …": what is in a role, not what it belongs to. */
function isAnaphor(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const noun = ((value as Node)['objects'] ?? value) as Node;
  return noun['set'] === 'it' || noun['set'] === 'that';
}

/** Roles that only permanents have: no spell is tapped or gets counters. */
const OF_PERMANENTS: Record<string, readonly string[]> = {
  attach: ['what', 'to'],
  destroy: ['what'],
  fight: ['a', 'b'],
  putCounters: ['on'],
  regenerate: ['what'],
  removeCounters: ['from'],
  sacrifice: ['what'],
  tap: ['what'],
  untap: ['what'],
};

/** What only creatures do that attack or block: "it assigns no combat damage" is said of one of those, if the text names any. */
const FIGHTING = new Set(['noCombatDamage']);
const fights = ({ filter }: Mention): boolean =>
  filter !== undefined && conjuncts(filter).some(({ is }) => is === 'attacking' || is === 'blocking');

const isYou = ({ who }: Node, { subject }: Scope): boolean => (who === 'subject' ? subject : who) === 'you';
/**
 * What you sacrifice is a permanent that you control: no target that may be a player, nor, where another target acted, one said to be somebody
 * else's.
 */
function mayBeYours({ node, filter }: Mention, { targets, mentions }: Scope): boolean {
  const target = node?.['set'] === 'ref' ? targets.find(({ name }) => name === node['name']) : undefined;
  const others = conjuncts(filter ?? { is: 'any' }).some(
    (f) =>
      (f.is === 'controlledBy' && f.player.who === 'opponents') ||
      (f.is === 'not' && f.of.is === 'controlledBy' && f.of.player.who === 'you'),
  );
  return target?.['players'] === undefined && !(others && mentions.some((m) => m.part === 'agent' && isTarget(m)));
}

/** Resolves what has a role in an action, apart from what has the other role. `soFar` has the keys before. */
export function resolveRole(soFar: Node, key: string, value: unknown, scope: Scope, surface: Node): unknown {
  // what enters is not attached to itself
  if (deed(surface) === 'move' && isAnaphor((value as Node | undefined)?.['attachedTo']))
    return apartFrom(soFar['what'], scope, () => resolve(value, scope, key));
  if (!isAnaphor(value)) return resolve(value, scope, key);
  const [one, other] = ROLES[deed(surface)] ?? [];
  const taken = key === one ? other : key === other ? one : undefined;
  const has = taken === undefined ? undefined : (soFar[taken] as Node | undefined);
  // of several, each of them
  const given = has?.['set'] === 'all' ? { ...EACH_OBJECT } : has;
  const permanent = OF_PERMANENTS[deed(surface)]?.includes(key) === true;
  const read = () => apartFrom(given, scope, () => resolve(value, scope, key));
  if (deed(surface) === 'sacrifice' && isYou(surface['who'] as Node, scope))
    return readAmong(scope, (mention) => mention.place !== 'stack' && mayBeYours(mention, scope), read);
  if (FIGHTING.has(deed(surface)) && scope.mentions.some(fights)) return readAmong(scope, fights, read);
  return permanent ? readAmong(scope, (mention) => mention.place !== 'stack', read) : read();
}

/** Reads a noun phrase that does not mean what is given. */
export function apartFrom<T>(given: unknown, scope: Scope, read: () => T): T {
  if (given === undefined) return read();
  const same = unmarked(given) as Node;
  return readAmong(scope, (mention) => !means(mention, same), read);
}

/** Reads a noun phrase that means one of some of the things named before. */
function readAmong<T>(scope: Scope, may: (mention: Mention) => boolean, read: () => T): T {
  const before = scope.mentions;
  scope.mentions = before.filter(may);
  const { length } = scope.mentions;
  const resolved = read();
  scope.mentions = [...before, ...scope.mentions.slice(length)];
  return resolved;
}

const means = ({ node, outcome }: Mention, given: Node): boolean =>
  (node !== undefined && equal(unmarked(node), given)) ||
  (given['set'] === 'ref' && outcome !== undefined && outcome.instruction['out'] === given['name']);
