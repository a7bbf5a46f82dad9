/**
 * "Deals 2 damage to target creature and 1 damage to you": one instruction, which deals all of it at once. Resolved one after another, so
 * that each names what it names, they are put together afterwards.
 * 2006: 413.2 · 2009, 2011: 608.2 · 2026: 608.2f
 */
import type { Node } from './scope.ts';

/** The list with such damage as one instruction. */
export function dealtAtOnce(list: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const item of list) {
    const first = out.at(-1);
    if (item['do'] !== 'damage' || item['$more'] === undefined || first?.['do'] !== 'damage') out.push(item);
    // changed in place: what names it later knows this object
    else first['with'] = [...((first['with'] as Node[] | undefined) ?? []), item];
  }
  return out;
}

/** The list with each of them by itself again, also where it is dealt "instead". */
export const outOfDealt = (list: readonly Node[]): readonly Node[] =>
  list.flatMap((item) => {
    if (item['do'] === 'if') return [{ ...item, ...Object.fromEntries(CASES.flatMap((key) => apart(key, item[key]))) }];
    if (item['do'] !== 'damage' || item['with'] === undefined) return [item];
    const { with: more, ...first } = item;
    return [first, ...(more as Node[]).map((each) => ({ ...each, $more: true }))];
  });

const CASES = ['then', 'else'];
const apart = (key: string, list: unknown): [string, unknown][] =>
  Array.isArray(list) ? [[key, outOfDealt(list)]] : [];
