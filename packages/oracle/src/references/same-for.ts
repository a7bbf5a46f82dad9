/**
 * "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for first strike and haste":
 * the sentence before it, once for each of those keywords. 2006: 413.2 · 2009, 2011, 2026: 608.2
 */
import { someNode } from '@rulewright/engine';
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

function withKeyword(node: unknown, from: string, to: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => withKeyword(item, from, to));
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [
      key,
      key === 'keyword' && inner === from ? to : withKeyword(inner, from, to),
    ]),
  );
}

/** The list with a sentence for each keyword. */
export function intoSameFor(list: readonly Node[]): readonly Node[] {
  const at = list.findIndex((node) => node['do'] === 'sameFor');
  if (at < 0) return list;
  const before = list[at - 1];
  if (before === undefined || before['$j'] !== undefined) throw new Unresolved('"the same", but as what?');
  const keyword = keywordOf(before);
  const more = ((list[at] as Node)['keywords'] as string[]).map(
    (other): Node => ({ ...(withKeyword(before, keyword, other) as Node), $same: other }),
  );
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
