/** A stable hash of plain data, whatever the order of its keys. 2006: 200 · 2009, 2011, 2026: 200 */

/** The data as text with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** 106 bits of the text, as 22 base-32 digits. */
export function hash(text: string): string {
  return mix(text, 0) + mix(text, 0x9e3779b9);
}

function mix(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(32).padStart(11, '0');
}

/** What a tree means, to be compared: all of it but the texts that are printed for it. */
export const meaning = (tree: unknown): string =>
  canonical(JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'text' ? undefined : value))));
