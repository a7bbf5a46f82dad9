/** "Other" than what: than what is spoken of, or than the object that says so. 2006: 201 · 2009, 2011, 2026: 109, 608.2 */
import { someNode, type Filter } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import { fit } from './kinds.ts';
import { EACH_OBJECT, Unresolved, outcomeName, unmarked } from './scope.ts';
import type { Bearer, Node, Scope } from './scope.ts';

export const isSpell = ({ types }: Bearer): boolean => types.some((type) => type === 'instant' || type === 'sorcery');

/** An ability of its own makes it one; crewed or stationed, an artifact is a creature (2026: 702.122, 702.184). */
const isCreatureAtTimes = ({ animated, subtypes = [] }: Bearer): boolean =>
  animated === true || subtypes.some((subtype) => subtype === 'Vehicle' || subtype === 'Spacecraft');

/** "Enchanted creature gets +1/+1 for each other creature": other than what is changed, not than the object that says so. */
export function othersOf(part: Node): Node {
  const affects = part['affects'] as Node;
  if (affects['set'] === 'self' || !says(part['mods'], 'other')) return part;
  // of several, than each of them
  const several = affects['set'] === 'all';
  if (several && affects['$d'] !== 'each' && !someNode(part['mods'], (node) => isOthersOf(affects, node)))
    throw new Unresolved('"other" than each of several');
  return { ...part, mods: replaceOther(part['mods'], otherThan(several ? EACH_OBJECT : affects)) };
}

/** "Goblins … other Goblins", "attacking creatures you control … other attacking creature": each of them is such a one itself. */
function isOthersOf({ where }: Node, { is, of }: Node): boolean {
  if (is !== 'and' || !(of as Filter[]).some((one) => one.is === 'other')) return false;
  const affected = conjuncts(unmarked(where) as Filter);
  return (of as Filter[]).every((one) => one.is === 'other' || affected.some((other) => equal(other, unmarked(one))));
}

/** "Each Goblin gets +X/+0, where X is the number of other Goblins": the same of what a number says that stands after what changes. */
export const othersOfChanged = (node: Node): Node =>
  Array.isArray(node['parts'])
    ? { ...node, parts: (node['parts'] as Node[]).map((part) => (part['part'] === 'change' ? othersOf(part) : part)) }
    : node;

/** "Other spells" are others than the spell that says so. */
const namesSpells = (node: Node): boolean =>
  node['is'] === 'and' && (node['of'] as Node[]).some((f) => f['is'] === 'spell');

/** Whether a predicate is anywhere within, but for quoted abilities and what is passed over. */
function says(node: unknown, is: string, over: (node: Node) => boolean = () => false): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as Node)['ability'] !== undefined || over(node as Node)) return false;
  if ((node as Node)['is'] === is) return true;
  return Object.entries(node).some(([key, inner]) => !key.startsWith('$') && says(inner, is, over));
}

function replaceOther(node: unknown, by: Node): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => replaceOther(item, by));
  if ((node as Node)['ability'] !== undefined) return node;
  if ((node as Node)['is'] === 'other') return by;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, key.startsWith('$') ? inner : replaceOther(inner, by)]),
  );
}

/**
 * "Another creature", said by something that is no creature: other than the creature spoken of; "other Mountains", said by what
 * is no Mountain: than the Mountain spoken of. Of a quoted ability it is not known what will have it.
 */
export function otherThanNamed(node: Node, scope: Scope): Node | undefined {
  const list = node['of'] as Filter[];
  if (list[0]?.is !== 'other' || scope.bearer.quoted === true) return undefined;
  // "another permanent that shares a permanent type with it"
  const shared = list.find(
    (f) =>
      f.is === 'sharesType' ||
      f.is === 'sharesColor' ||
      // "all other permanents with that name"
      (f.is === 'sharesName' && (f as unknown as Node)['$bare'] === 'that'),
  );
  const like = (shared as { with: unknown } | undefined)?.with as Node | undefined;
  if (like?.['set'] === 'it') return { ...node, of: [otherThan(like), ...list.slice(1)] };
  // "each other card exiled with ~": it is not one of them itself
  if (list.some((f) => f.is === 'in' && (f.set as unknown as Node)['set'] === 'linked'))
    return { ...node, of: [otherThan(justExiled(scope)), ...list.slice(1)] };
  // "whenever you cast a spell … each other spell": other than that one
  if (list.some((f) => f.is === 'spell') && !isSpell(scope.bearer)) {
    const cast = scope.mentions.findLast(
      (m) => m.said === 'event' && m.self !== true && !m.several && fit({ is: 'spell' }, m.filter, m.place) > 1,
    );
    if (cast?.node !== undefined) return { ...node, of: [otherThan(cast.node), ...list.slice(1)] };
  }
  const types = list.filter((f) => f.is === 'type');
  if (types.length === 0) return otherOfSubtype(list, scope);
  if (types.some((f) => scope.bearer.types.includes(f.type))) return undefined;
  const named = scope.mentions.findLast(
    (m) => m.self !== true && !m.several && types.some((noun) => fit(noun, m.filter, m.place) > 0),
  );
  const set =
    named?.node ?? (named?.outcome === undefined ? undefined : { set: 'ref', name: outcomeName(named.outcome, scope) });
  if (set !== undefined) return { ...node, of: [otherThan(set), ...list.slice(1)] };
  // an Aura that names nothing here speaks of what it enchants
  const { enchants } = scope.bearer;
  if (enchants !== undefined && types.some((noun) => fit(noun, enchants, undefined) > 1))
    return { ...node, of: [otherThan({ set: 'host' }), ...list.slice(1)] };
  // a Vehicle that attacks is a creature; of a spell the target may be named later
  if (scope.mentions.some((m) => m.self === true) || isSpell(scope.bearer)) return undefined;
  if (types.some((f) => f.type === 'creature') && isCreatureAtTimes(scope.bearer)) return undefined;
  throw new Unresolved('"other" than what?');
}

/** "Any other target": other than what deals the damage. */
export function otherThanDealer(node: Node, { subjectObjects }: Scope): Node | undefined {
  const set = subjectObjects?.['set'];
  if (set === undefined || set === 'self') return undefined;
  if (set === 'all') throw new Unresolved('"other" than each of several');
  return { ...node, of: [otherThan(subjectObjects as Node), ...(node['of'] as Filter[]).slice(1)] };
}

/**
 * "That name" is the one that was chosen, where one was; else that of what the event is about, or of a target. What was revealed or moved since
 * is spoken of too, and its name is not meant.
 */
export function checkThatName({ name }: Node, { choices }: Scope): void {
  if (choices['cardName'] !== undefined) throw new Unresolved('"that name" is the one chosen');
  if (typeof name !== 'string' || !/^(event\.|t\d)/.test(name)) throw new Unresolved('"that name", but whose?');
}

/** "Attach target Aura attached to a creature to another creature": to another than what it is attached to. */
export function attachedElsewhere(node: Node): Node {
  if (node['do'] !== 'attach' || !says(node['to'], 'other')) return node;
  const host = { set: 'hostOf', of: unmarked(node['what']) };
  return { ...node, to: ofSameController(replaceOther(node['to'], otherThan(host)), host) };
}

/** "Another permanent with the same controller": as that which it is another than. */
function ofSameController(node: unknown, as: Node): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => ofSameController(item, as));
  if ((node as Node)['$same'] === 'controller')
    return { ...node, player: { who: 'controllers', of: { ...as, $r: { set: 'it' } } } };
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, ofSameController(inner, as)]));
}

/** "Then that player discards another card": other than the one discarded before. */
export function discardedBesides(surface: Node, scope: Scope): Node {
  const what = surface['what'] as Node | undefined;
  const before = scope.done.findLast(({ instruction }) => instruction['do'] === 'discard');
  if (surface['do'] !== 'discard' || what?.['$d'] !== 'another' || before === undefined) return surface;
  const from = what['from'] as Node;
  const list = conjuncts(from['where'] as Filter);
  const where = conjunction([otherThan({ set: 'ref', name: outcomeName(before, scope) }), ...list.slice(1)]);
  return { ...surface, what: { ...what, from: { ...from, where } } };
}

/** The card that was exiled last. */
function justExiled(scope: Scope): Node {
  const exiled = scope.done.findLast(
    ({ instruction }) => instruction['do'] === 'move' && (instruction['to'] as Node)['zone'] === 'exile',
  );
  if (exiled === undefined) throw new Unresolved('"other" than what?');
  return { set: 'ref', name: outcomeName(exiled, scope) };
}

function otherOfSubtype(list: readonly Filter[], scope: Scope): Node | undefined {
  const kind = list.find((f) => f.is === 'subtype');
  const { subtypes } = scope.bearer;
  if (kind === undefined || subtypes === undefined || subtypes.some((own) => own === kind.subtype)) return undefined;
  const { node } =
    scope.mentions.findLast((m) => m.self !== true && !m.several && fit(kind, m.filter, m.place) > 1) ?? {};
  return node === undefined ? undefined : { is: 'and', of: [otherThan(node), ...list.slice(1)] };
}

const otherThan = (set: Node): Filter =>
  ({ is: 'not', of: { is: 'in', set: unmarked(set) }, $r: { is: 'other' } }) as unknown as Filter;

/** "Each other creature becomes a copy of target creature": a spell is no creature, so that it is other than its target. */
export function othersOfSpell(ability: Node): Node {
  if (ability['ability'] !== 'spell' || !says(ability['body'], 'other', namesSpells)) return ability;
  const body = ability['body'] as Node;
  const [target, another] = (body['targets'] as Node[] | undefined) ?? [];
  const made = (body['effect'] as Node[]).filter((instruction) => instruction['do'] === 'createTokens');
  if (target === undefined && made.length === 1) {
    // of what a spell creates, the others are the rest
    const [tokens] = made as [Node];
    const name = (tokens['out'] as string | undefined) ?? 'made';
    const effect = (replaceOther(body['effect'], otherThan({ set: 'ref', name })) as Node[]).map((instruction, i) =>
      (body['effect'] as Node[])[i] === tokens ? { ...instruction, out: name } : instruction,
    );
    return { ...ability, body: { ...body, effect } };
  }
  if (another !== undefined || target?.['objects'] === undefined || says(target, 'other'))
    throw new Unresolved('"other" than what?');
  return { ...ability, body: replaceOther(body, otherThan({ set: 'ref', name: target['name'] })) };
}
