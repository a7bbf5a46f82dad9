/**
 * Which of the things that a pronoun fits it means. Magic's templates settle it by these rules, one after the other; what they
 * leave open is ambiguous, and the card is refused. 2006: 413 · 2009, 2011, 2026: 608.2
 *
 * 1. What the effect itself names goes before what its event names; that before what the text around a delayed effect names, and that
 *    before what was paid.
 * 2. A noun goes before those within its own description ("a creature dealt damage by ~": the creature, not ~).
 * 3. What a later clause names goes before what an earlier one does.
 * 4. What a clause made, found, moved or chose goes before what it acts on, that before what it merely names, and that before what
 *    acts ("~ deals 2 damage to target creature. It …": the creature).
 */
import { Unresolved, unmarked } from './scope.ts';
import type { Mention, Scope } from './scope.ts';

const PARTS: readonly Mention['part'][] = ['agent', 'named', 'acted', 'made'];
const SAID: readonly Mention['said'][] = ['cost', 'before', 'event', undefined];
const ORDER: readonly ((mention: Mention) => number)[] = [
  (m) => SAID.indexOf(m.said),
  (m) => (m.within === true ? 0 : 1),
  (m) => m.clause ?? Infinity,
  (m) => PARTS.indexOf(m.part ?? (m.outcome === undefined && m.make === undefined ? 'named' : 'made')),
];

/** The one that is meant, as it was mentioned last; undefined if nothing fits. */
export function mostSalient(
  fitting: readonly Mention[],
  word: string,
  scope: Scope,
  pronoun = false,
): Mention | undefined {
  let left = fitting;
  for (const rank of ORDER) {
    const best = Math.max(...left.map(rank));
    left = left.filter((m) => rank(m) === best);
  }
  const found = left.at(-1);
  if (found === undefined) return undefined;
  if (pronoun && isTarget(found) && fitting.some((m) => isTarget(m) && m.part === 'agent' && isBeside(m, found)))
    throw new Unresolved(`${word} may mean more than one thing`);
  const means = referent(found, scope);
  if (left.some((m) => referent(m, scope) !== means)) throw new Unresolved(`${word} may mean more than one thing`);
  const { way } = found;
  const elsewhere = (m: Mention) =>
    m.way !== undefined && m.way.fork === way?.fork && m.way.way !== way.way && (pronoun || m.place === found.place);
  if (fitting.some(elsewhere)) throw new Unresolved(`${word} means one thing on one path and another on the other`);
  return found;
}

/** "Target creature you control deals damage to target creature an opponent controls. Return it …": both were chosen, and either may be meant. */
export const isTarget = ({ node }: Mention): boolean => node?.['set'] === 'ref' && /^t\d/.test(String(node['name']));
const isBeside = (one: Mention, other: Mention): boolean =>
  one.clause === other.clause && one.node?.['name'] !== other.node?.['name'];

/** What a mention is of, the same however it is named: an object keeps its identity where it is moved. */
function referent({ node, outcome }: Mention, scope: Scope): unknown {
  if (node === undefined) return outcome?.instruction['out'] ?? outcome?.instruction;
  const name = node['name'];
  if (node['set'] !== 'ref') return JSON.stringify(unmarked(node));
  const moved = scope.mentions.find((m) => m.outcome?.instruction['out'] === name && m.node?.['name'] !== name);
  return moved?.node === undefined ? name : referent({ ...moved, node: moved.node }, scope);
}

/** Notes how what was mentioned since then was said. */
export function noteSince(since: number, scope: Scope, how: Pick<Mention, 'said' | 'within' | 'part'>): void {
  scope.mentions = scope.mentions.map((m, i) => (i < since ? m : { ...m, ...how }));
}

/** A clause ends or another begins within it: what it mentioned so far belongs to it. */
export function endClause(scope: Scope): void {
  for (const mention of scope.mentions) mention.clause ??= scope.clause;
  scope.clause += 1;
}
