/** A state in which one definition stands in the place of another. 2006: 200 · 2009, 2011, 2026: 200 (no rule: people read what the program cannot) */
import type { DefKey } from '../vocabulary/definition.ts';

/**
 * The same plain data with every reference to one definition made one to the other: what is shared stays shared, and nothing that was given is
 * changed. A place of an ability that is kept as a word begins with its definition (`placeOf`).
 */
export function redefined<T>(data: T, from: DefKey, to: DefKey): T {
  const place = `${from}:`;
  const word = (text: string): string => (text.startsWith(place) ? `${to}:${text.slice(place.length)}` : text);
  const walk = (node: unknown, key: string): unknown => {
    if (typeof node === 'string') return key === 'def' && node === from ? to : word(node);
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) {
      const list = node.map((each) => walk(each, ''));
      return list.some((each, at) => each !== node[at]) ? list : node;
    }
    const all = Object.entries(node).map(([name, value]) => [word(name), walk(value, name), name, value] as const);
    const isOther = all.some(([name, value, before, was]) => name !== before || value !== was);
    return isOther ? Object.fromEntries(all.map(([name, value]) => [name, value])) : node;
  };
  return walk(data, '') as T;
}
