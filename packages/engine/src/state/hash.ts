/** A 64-bit checksum of plain data, the same on every platform. 2006: 100 · 2009, 2011, 2026: 100 (no rule: reproducibility) */

/** Feeds text into two 32-bit FNV-style lanes; `digest` is 16 hexadecimal digits. */
export class Checksum {
  private a = 0x811c9dc5;
  private b = 0xc9dc5118;

  add(text: string): this {
    let { a, b } = this;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      a = Math.imul(a ^ c, 16777619);
      b = Math.imul(b ^ (c + 0x9e37), 0x85ebca6b) ^ (b >>> 13);
    }
    this.a = a;
    this.b = b;
    return this;
  }

  digest(): string {
    const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
    return hex(this.a) + hex(this.b);
  }
}

/** JSON with object keys sorted, so that key order carries no meaning. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([x], [y]) => (x < y ? -1 : 1)))
      : v,
  );
}
