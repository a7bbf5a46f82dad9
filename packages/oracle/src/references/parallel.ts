/** "Its power is greater than ~'s power or its toughness is greater than ~'s toughness": both are about one thing. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { unmarked } from './scope.ts';
import type { Node } from './scope.ts';

const subjectOf = (compared: Node): Node | undefined => {
  const left = compared['left'] as Node | undefined;
  return left?.['q'] === 'stat' ? (left['of'] as Node) : undefined;
};

/** Comparisons joined, each of which begins with "its": what the first of them is about, the others are about too. */
export function parallel(node: Node, resolved: (condition: Node) => Node): Node | undefined {
  if (node['if'] !== 'or' && node['if'] !== 'and') return undefined;
  const [first, ...more] = node['of'] as Node[];
  if (first === undefined || [first, ...more].some((one) => subjectOf(one)?.['set'] !== 'it')) return undefined;
  const one = resolved(first);
  const of = unmarked(subjectOf(one)) as Node;
  return {
    ...node,
    of: [
      one,
      ...more.map((other) =>
        resolved({ ...other, left: { ...(other['left'] as Node), of: { ...of, $r: subjectOf(other) } } }),
      ),
    ],
  };
}
