/** What rules say, by what stands in every value that they say, so that only those are tried for a value that can say it. 2006: 104 · 2009, 2011, 2026: 107 */

/** A key that every value of a rule has, and what it holds there. */
export type Constant = readonly [key: string, constant: unknown];

/** Several rules, by one constant of each. Indices are in the order of the rules. */
export class SaidIndex {
  /** the constant that each rule is told by; undefined: none */
  private readonly told: readonly (Constant | undefined)[];
  private readonly keys: readonly string[];
  private readonly known: ReadonlySet<unknown>;
  private readonly others: readonly number[];
  private readonly byValues = new Map<string, readonly number[]>();

  constructor(constants: readonly (readonly Constant[])[]) {
    this.told = constants.map((list) => list.find(([, constant]) => typeof constant === 'string'));
    const those = this.told.filter((one) => one !== undefined);
    this.keys = [...new Set(those.map(([key]) => key))];
    this.known = new Set(those.map(([, constant]) => constant));
    this.others = this.told.flatMap((one, at) => (one === undefined ? [at] : []));
  }

  /** Those that may say this value. */
  at(value: unknown): readonly number[] {
    if (typeof value !== 'object' || value === null) return this.others;
    const { keys, known } = this;
    if (keys.length === 0) return this.others;
    let values = '';
    for (const key of keys) {
      const held = (value as Record<string, unknown>)[key];
      values += known.has(held) ? `${held as string}|` : '|';
    }
    let found = this.byValues.get(values);
    if (found === undefined) {
      found = this.told.flatMap((one, at) =>
        one === undefined || (value as Record<string, unknown>)[one[0]] === one[1] ? [at] : [],
      );
      this.byValues.set(values, found);
    }
    return found;
  }
}
