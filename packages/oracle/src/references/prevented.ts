/**
 * "Prevent the next 3 damage … You gain life equal to the damage prevented this way": what is done as damage is prevented, in a sentence
 * of its own after the prevention. That it was said so is the mark `$after`. 2006: 419.7 · 2009, 2011, 2026: 615.5
 */
import { someNode } from '@rulewright/engine';
import type { Node, Scope } from './scope.ts';

/** What an effect that only prevents damage does instead of it. */
function preventing(node: Node | undefined): Node | undefined {
  const [part, ...more] = node?.['do'] === 'effect' ? (node['parts'] as Node[]) : [];
  if (part?.['part'] !== 'replacement' || more.length > 0) return undefined;
  const instead = (part['replacement'] as Node)['instead'] as Node;
  return instead['instead'] === 'prevent' ? instead : undefined;
}

function withInstead(node: Node, instead: Node): Node {
  const [part] = node['parts'] as [Node];
  return { ...node, parts: [{ ...part, replacement: { ...(part['replacement'] as Node), instead } }] };
}

/** What is done later is done once. */
const saysHowMuch = (node: Node): boolean =>
  node['do'] !== 'delayed' && someNode(node, ({ q, $w }) => q === 'that' && $w === 'prevented');

/** "If damage is prevented this way" says so of what is done, whatever that is. */
const isTold = (item: Node): boolean => item['do'] === 'ifPrevented';

/** Nothing is done besides, or only what was told so. */
const told = (instead: Node): boolean => instead['then'] === undefined || instead['$if'] !== undefined;

/** The list with each such sentence as a part of the prevention before it. */
export function intoPrevented(list: readonly Node[]): readonly Node[] {
  const out: Node[] = [];
  for (const item of list) {
    const before = out.at(-1);
    const instead = preventing(before);
    if (before !== undefined && instead !== undefined && isTold(item) && told(instead)) {
      const { do: _, effect, ...marks } = item;
      const [then, more] = [(instead['then'] ?? []) as Node[], effect as Node[]];
      const sentences = [...((instead['$if'] as object[] | undefined) ?? []), { ...marks, of: more.length }];
      out[out.length - 1] = withInstead(before, { ...instead, then: [...then, ...more], $if: sentences });
    } else if (before !== undefined && instead !== undefined && instead['then'] === undefined && saysHowMuch(item))
      out[out.length - 1] = withInstead(before, { ...instead, then: [item], $after: true });
    else out.push(item);
  }
  return out;
}

/** The list with those sentences after the prevention again. */
export const outOfPrevented = (list: readonly Node[]): readonly Node[] =>
  list.flatMap((node) => {
    const instead = preventing(node);
    if (instead?.['$if'] !== undefined) {
      const { then, $if, ...plain } = instead;
      const left = [...(then as Node[])];
      const sentences = ($if as Node[]).map(({ of, ...marks }) => ({
        do: 'ifPrevented',
        effect: left.splice(0, of as number),
        ...marks,
      }));
      return [withInstead(node, plain), ...sentences];
    }
    if (instead?.['$after'] !== true) return [node];
    const { then, $after: _, ...plain } = instead;
    return [withInstead(node, plain), ...(then as Node[])];
  });

/** The source whose damage is prevented, which later words may speak of. */
export function dealerOfPrevented(scope: Scope): Node {
  const dealer = { set: 'ref', name: 'event.source' };
  scope.mentions.push({ node: dealer, several: false, dealer: true });
  return dealer;
}
