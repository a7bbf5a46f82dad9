/** A 64-bit checksum of plain data, the same on every platform. 2006: 100 · 2009, 2011, 2026: 100 (no rule: reproducibility) */

/** Feeds text into two 32-bit FNV-style lanes; `digest` is 16 hexadecimal digits. */
export class Checksum {
  private a = 0x811c9dc5;
  private b = 0xc9dc5118;

  add(text: string): this {
    let { a, b } = this;
    const { length } = text;
    // two code units at a time, which are 32 bits
    for (let i = 0; i < length; i += 2) {
      const c = text.charCodeAt(i) | ((i + 1 < length ? text.charCodeAt(i + 1) : 0) << 16);
      a = Math.imul(a ^ c, 16777619);
      b = Math.imul(b ^ (c + 0x9e37), 0x85ebca6b) ^ (b >>> 13);
    }
    this.a = a;
    this.b = b;
    return this;
  }

  /** Plain data without making its text: arrays and objects in their order, fields that are undefined left out as JSON does. */
  value(value: unknown): this {
    switch (typeof value) {
      case 'number':
        if ((value | 0) === value) return this.mix(1, value);
        return Number.isInteger(value)
          ? this.mix(2, value | 0).mix(2, (value / 0x1_0000_0000) | 0)
          : this.mix(3, 0).add(String(value));
      case 'string':
        return this.mix(4, value.length).add(value);
      case 'boolean':
        return this.mix(5, value ? 1 : 0);
      case 'object':
        break;
      default: // undefined in a list is null, as in JSON; functions and symbols are in no state
        return this.mix(6, 0);
    }
    if (value === null) return this.mix(6, 0);
    if (Array.isArray(value)) {
      this.mix(7, value.length);
      for (let i = 0; i < value.length; i++) this.value(value[i]);
      return this;
    }
    for (const key in value) {
      const field = (value as Record<string, unknown>)[key];
      if (field !== undefined) this.mix(8, key.length).add(key).value(field);
    }
    return this.mix(9, 0);
  }

  /** The values alone of an object whose fields are always the same. */
  fields(record: object): this {
    for (const key in record) this.value((record as Record<string, unknown>)[key]);
    return this.mix(9, 0);
  }

  /** A whole number of at most 32 bits, as `value` feeds it. */
  word(word: number): this {
    return this.mix(1, word);
  }

  private mix(tag: number, word: number): this {
    this.a = Math.imul(Math.imul(this.a ^ tag, 16777619) ^ word, 16777619);
    this.b = Math.imul(Math.imul(this.b ^ tag, 0x85ebca6b) ^ word, 0x85ebca6b) ^ (this.b >>> 13);
    return this;
  }

  /** What `digest` gives, as a whole number of 53 bits. */
  number(): number {
    return (this.a >>> 0) * 0x20_0000 + (this.b >>> 11);
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
