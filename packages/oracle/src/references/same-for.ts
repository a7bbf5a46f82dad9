/**
 * "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for first strike and haste":
 * the sentence before it, once for each of those keywords. 2006: 413.2 · 2009, 2011: 608.2 · 2026: 608.2, 702.1c
 */
import { someNode } from '@rulewright/engine';
import { KEYWORDS } from '@rulewright/engine/keywords';
import { Unresolved } from './scope.ts';
import type { Node } from './scope.ts';

/** The keyword that is given, and the same that is asked for; nothing else of the sentence may have a keyword. */
function keywordOf(sentence: Node): string {
  const given = new Set<unknown>();
  const asked = new Set<unknown>();
  someNode(sentence, ({ ability, is, keyword }) => {
    if (ability === 'keyword') given.add(keyword);
    if (is === 'hasKeyword') asked.add(keyword);
    return false;
  });
  const [only] = given;
  if (given.size !== 1 || asked.size !== 1 || !asked.has(only)) throw new Unresolved('"the same", but what is true?');
  return only as string;
}

/** Keywords that stand with a quality: each of those abilities is given as it is (2026: 702.1c). */
const VARIED = new Set<string>(
  KEYWORDS.filter(({ name, printed }) => printed?.every((form) => form === name) !== true).map(({ name }) => name),
);

/** The sentence for another keyword. `of`: those that are asked whether they have it, of whom its qualities are taken; null where it has none. */
function withKeyword(node: unknown, from: string, to: string, of: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => withKeyword(item, from, to, of));
  if (of !== null && isGift(node)) return { mod: 'gainKeyword', keyword: to, of };
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [
      key,
      key === 'keyword' && inner === from ? to : withKeyword(inner, from, to, of),
    ]),
  );
}

const isGift = (node: object): boolean =>
  (node as Node)['mod'] === 'gain' && ((node as Node)['abilities'] as Node[]).length === 1;

/** Of whom the sentence says that they have the keyword, each with that keyword in its place. */
function askedFor(sentence: Node, from: string, to: string): unknown {
  const { if: kind, what } = (sentence['condition'] ?? {}) as Node;
  const gives = someNode(sentence, isGift);
  if (kind !== 'exists' || !gives) throw new Unresolved(`"the same", but which ${to}?`);
  return withKeyword(what, from, to, null);
}

/** The list with a sentence for each keyword. */
export function intoSameFor(list: readonly Node[]): readonly Node[] {
  const at = list.findIndex((node) => node['do'] === 'sameFor');
  if (at < 0) return list;
  const before = list[at - 1];
  if (before === undefined || before['$j'] !== undefined) throw new Unresolved('"the same", but as what?');
  const keyword = keywordOf(before);
  const more = ((list[at] as Node)['keywords'] as string[]).map((other): Node => {
    const of = VARIED.has(other) ? askedFor(before, keyword, other) : null;
    return { ...(withKeyword(before, keyword, other, of) as Node), $same: other };
  });
  return [...list.slice(0, at), ...more, ...list.slice(at + 1)];
}

/** The list with those keywords named after the first sentence again. */
export function outOfSameFor(list: readonly Node[]): readonly Node[] {
  const at = list.findIndex((node) => node['$same'] !== undefined);
  if (at < 0) return list;
  const keywords = list.flatMap(({ $same }) => ($same === undefined ? [] : [$same]));
  return [
    ...list.slice(0, at),
    { do: 'sameFor', keywords },
    ...list.slice(at).filter(({ $same }) => $same === undefined),
  ];
}
