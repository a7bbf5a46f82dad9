/**
 * "Search your library for a card, put it into your hand, then shuffle. If it was kicked, instead search …, put …, then shuffle": how much of
 * the sentence before is replaced. A clause alone is; else as many clauses as do the same, one by one, as what is done instead, or all of
 * them where both begin and end alike; where nothing tells which clauses are meant, the text is ambiguous. How many of them stood before the
 * clause with its "instead" is the mark `$replaced`.
 * 2006: 419.6 · 2009, 2011, 2026: 614.6
 */
import { type Filter, someNode } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { Unresolved } from './scope.ts';
import type { Node } from './scope.ts';

/** What a clause does, whether it must or may be done. */
const deed = (node: Node): unknown => {
  const within = node['do'] === 'may' ? (node['effect'] as Node[]) : [];
  return within.length === 1 ? deed(within[0] as Node) : node['do'];
};

const startsSentence = ({ $j }: Node): boolean => $j === undefined || /^[.\n]/.test($j as string);

/** Whether a node is an "instead". */
const replaces = ({ $replaces, $instead }: Node): boolean => ($replaces ?? $instead) !== undefined;

/** The list with each "instead" taking in all that it replaces. */
export function intoReplaced(list: readonly Node[]): readonly Node[] {
  if (!list.some(replaces)) return list;
  const out: Node[] = [];
  for (const node of list) out.push(replacing(node, out));
  return out;
}

/** What stands for a node after those before it, of which it takes off their list what it replaces. */
function replacing(node: Node, before: Node[]): Node {
  if (!replaces(node)) return node;
  const sentence = before.slice(Math.max(0, before.findLastIndex(startsSentence)));
  const { $j, ...rest } = node;
  if (node['$replaces'] !== undefined) {
    if (sentence.length === 0 || $j !== undefined) throw new Unresolved('"instead", but of what?');
    if (node['$replaces'] === 'those') return moreOfThose(rest, sentence, before);
    const replaced = sentence.length === 1 ? sentence : doingTheSame(sentence, rest['then'] as Node[]);
    return takenIn(insteadOf(rest, replaced), replaced, replaced.length, before);
  }
  // its phrase took in the clause before it
  if (startsSentence(node) || before.length === 0) return insteadOf(node, node['else'] as Node[]);
  const [last] = rest['else'] as Node[];
  if (last === undefined) return node;
  const replaced = doingTheSame([...sentence, { ...last, $j }], rest['then'] as Node[]);
  return replaced.length === 1
    ? insteadOf(node, replaced)
    : takenIn(insteadOf(rest, replaced), replaced, replaced.length - 1, before);
}

/** "Create two tokens." and in a later sentence "If …, create five of those tokens instead". */
function moreOfThose(instead: Node, sentence: readonly Node[], before: Node[]): Node {
  const [made, ...more] = sentence;
  // what is said twice must not have a target, which would be two
  if (made?.['do'] !== 'createTokens' || more.length > 0 || someNode(made, (node) => node['spec'] !== undefined))
    throw new Unresolved('"those tokens", but none were created before');
  const { count } = (instead['then'] as Node[])[0] as Node;
  const others = { ...made };
  delete others['$j'];
  return takenIn({ ...instead, then: [{ ...others, count }] }, sentence, 1, before);
}

/** An "instead", seen beside what it replaces. */
function insteadOf(instead: Node, replaced: readonly Node[]): Node {
  const then = instead['then'] as Node[];
  if (then.every((one) => one['do'] === 'effect')) checkChanges(replaced, then);
  return otherChange(otherShield(otherDamage(instead, replaced), replaced), replaced);
}

/** "Creatures you control get +1/+1 until end of turn. If …, those creatures get +2/+2 until end of turn instead": all that it would be done to. */
function otherChange(instead: Node, replaced: readonly Node[]): Node {
  const [effect, ...others] = instead['then'] as Node[];
  const [made, ...more] = replaced;
  const [part, ...parts] = (effect?.['do'] === 'effect' ? effect['parts'] : []) as Node[];
  const [first] = (made?.['do'] === 'effect' ? made['parts'] : []) as Node[];
  const those = part?.['affects'] as Node | undefined;
  const all = first?.['affects'] as Node | undefined;
  if (others.length > 0 || more.length > 0 || parts.length > 0) return instead;
  if (those?.['set'] !== 'that' || those['$n'] === undefined || all?.['set'] !== 'all') return instead;
  // a target would be chosen for either, unless it is known as they are chosen which of them is meant
  const isPaid = (instead['condition'] as Node | undefined)?.['if'] === 'paid';
  if (!isPaid && someNode(all, (node) => node['spec'] !== undefined)) return instead;
  if (!conjuncts(all['where'] as Filter).some((one) => equal(one, those['noun']))) return instead;
  return { ...instead, then: [{ ...effect, parts: [{ ...part, affects: { ...all, $r: those } }] }] };
}

/** "It deals 2 damage to any target. If …, it deals 4 damage instead": from that source to that target. */
function otherDamage(instead: Node, replaced: readonly Node[]): Node {
  const [damage, ...others] = instead['then'] as Node[];
  if ((damage?.['to'] as Node | undefined)?.['again'] !== true) return instead;
  const [made, ...more] = replaced;
  if (others.length > 0 || more.length > 0 || made?.['do'] !== 'damage' || !isTarget(made['to'] as Node))
    throw new Unresolved('other damage instead of what is dealt to a target');
  const source = damage?.['source'] as Node | undefined;
  const agent = source?.['set'] === 'it' ? { source: { set: 'agent', of: made['source'], said: source } } : {};
  return { ...instead, then: [{ ...damage, ...agent, to: { again: 'target' } }] };
}

/** The only part of an effect that is a shield, and the damage that it prevents. */
function shieldOf(node: Node | undefined): { part: Node; event: Node } | undefined {
  const [part, ...more] = (node?.['do'] === 'effect' ? node['parts'] : []) as Node[];
  if (part?.['shield'] === undefined || more.length > 0) return undefined;
  return { part, event: (part['replacement'] as Node)['event'] as Node };
}

/** "Prevent the next 1 damage that would be dealt to any target. If …, prevent the next 2 damage instead": to that target. */
function otherShield(instead: Node, replaced: readonly Node[]): Node {
  const [effect, ...others] = instead['then'] as Node[];
  const shield = shieldOf(effect);
  if ((shield?.event['recipient'] as Node | undefined)?.['again'] !== true) return instead;
  const made = replaced.length === 1 ? shieldOf(replaced[0])?.event : undefined;
  if (others.length > 0 || made === undefined || made['source'] !== undefined || !isTarget(made['recipient'] as Node))
    throw new Unresolved('damage prevented instead of what would be dealt to a target');
  const { part } = shield as { part: Node };
  const replacement = { ...(part['replacement'] as Node), event: { ...made, recipient: { again: 'target' } } };
  return { ...instead, then: [{ ...effect, parts: [{ ...part, replacement }] }] };
}

const isTarget = ({ target, objects }: Node): boolean =>
  target !== undefined || (objects as Node | undefined)?.['set'] === 'target';

/** The kinds of changes that an effect makes. */
const changes = (node: Node): ReadonlySet<unknown> =>
  new Set(
    ((node['parts'] ?? []) as Node[]).flatMap(({ part, mods }) =>
      part === 'change' ? (mods as Node[]).map(({ mod }) => mod) : [],
    ),
  );

/** "It becomes a 4/3 creature. If …, it is 1/1 instead": what else it becomes is replaced, or is not. */
function checkChanges(replaced: readonly Node[], instead: readonly Node[]): void {
  const other = new Set(instead.flatMap((node) => [...changes(node)]));
  if (replaced.some((node) => node['do'] === 'effect' && [...changes(node)].some((mod) => !other.has(mod))))
    throw new Unresolved('"instead" of all that something becomes, or of a part of it?');
}

/** The last clauses, if they do the same one by one; or all, if the first and the last do. */
function doingTheSame(clauses: readonly Node[], instead: readonly Node[]): readonly Node[] {
  const does = clauses.map(deed);
  const deeds = instead.map(deed);
  const last = does.slice(-instead.length);
  if (last.length === instead.length && last.every((one, i) => one === deeds[i])) return clauses.slice(-instead.length);
  if (instead.length > 1 && does[0] === deeds[0] && does.at(-1) === deeds.at(-1)) return clauses;
  throw new Unresolved('"instead" of which of the clauses before?');
}

/** An "instead" with all that it replaces, of which so many clauses are taken off the list before it. */
function takenIn(instead: Node, replaced: readonly Node[], taken: number, before: Node[]): Node {
  before.splice(before.length - taken);
  const [{ $j, ...head }, ...others] = replaced as [Node, ...Node[]];
  // in the order in which it is written
  const whole: Node = { do: 'if', else: [], ...instead, $replaced: taken };
  whole['else'] = [head, ...others];
  if ($j !== undefined) whole['$j'] = $j;
  return whole;
}

/** The list with what is replaced before its "instead" again. */
export const outOfReplaced = (list: readonly Node[]): readonly Node[] =>
  list.flatMap(({ $replaced, ...node }) => {
    if ($replaced === undefined) return [node];
    const { $j, else: replaced, ...rest } = node;
    const [{ ...head }, ...others] = replaced as [Node, ...Node[]];
    if ($j !== undefined) head['$j'] = $j;
    if (rest['$replaces'] === 'those')
      return [head, { ...rest, then: [{ do: 'those', count: ((rest['then'] as Node[])[0] as Node)['count'] }] }];
    if (rest['$replaces'] !== undefined) return [head, ...others, rest];
    const { $j: joined, ...last } = others.pop() as Node;
    return [head, ...others, { else: [last], ...rest, $j: joined }];
  });
