/** The words that a rule can begin with, so that it is tried only where one of them stands. 2006: 104 · 2009, 2011, 2026: 107 */
import type { Token } from './tokens.ts';

type Test = (token: Token) => boolean;
/** What the first token of a rule may be: one of the words, or one that a test accepts. null: anything, or no token at all. */
export type First = { readonly words: ReadonlySet<string>; readonly tests: ReadonlySet<Test> } | null;

const NOTHING: ReadonlySet<never> = new Set<never>();
const NONE: readonly never[] = [];

export const firstWords = (words: Iterable<string>): First => ({ words: new Set(words), tests: NOTHING });

export function firstTested(test: Test): () => First {
  const first: First = { words: NOTHING, tests: new Set([test]) };
  return () => first;
}

/** What begins as one of several does. */
export function eitherFirst(firsts: readonly First[]): First {
  const words = new Set<string>();
  const tests = new Set<Test>();
  for (const first of firsts) {
    if (first === null) return null;
    for (const word of first.words) words.add(word);
    for (const test of first.tests) tests.add(test);
  }
  return { words, tests };
}

/** Several rules, by what they begin with. Indices are in the order of the rules. */
export class FirstIndex {
  /** those that begin with the word */
  private readonly byWord = new Map<string, number[]>();
  /** those of which no word tells */
  private readonly others: readonly number[];
  private readonly tests: ReadonlySet<Test>;
  private readonly firsts: readonly First[];
  /** what was told of a word that some rule begins with */
  private readonly known = new Map<string, readonly number[]>();

  constructor(firsts: readonly First[]) {
    const others: number[] = [];
    const tests = new Set<Test>();
    firsts.forEach((first, at) => {
      if (first === null || first.tests.size > 0) others.push(at);
      if (first === null) return;
      for (const test of first.tests) tests.add(test);
      for (const word of first.words) {
        const those = this.byWord.get(word);
        if (those === undefined) this.byWord.set(word, [at]);
        else those.push(at);
      }
    });
    this.firsts = firsts;
    this.others = others;
    this.tests = tests;
  }

  /** Those that may begin with this token. */
  at(token: Token): readonly number[] {
    const known = this.known.get(token.text);
    if (known !== undefined) return known;
    const told = this.told(token);
    if (this.byWord.has(token.text)) this.known.set(token.text, told);
    return told;
  }

  private told(token: Token): readonly number[] {
    const asWritten = this.byWord.get(token.text) ?? NONE;
    const inLower = token.lower === token.text ? NONE : (this.byWord.get(token.lower) ?? NONE);
    const begun = inLower.length === 0 ? asWritten : merged(asWritten, inLower);
    if (this.others.length === 0) return begun;
    const passed = [...this.tests].filter((test) => test(token));
    const passing = this.others.filter((at) => {
      const tests = this.firsts[at]?.tests;
      return tests === undefined || passed.some((test) => tests.has(test));
    });
    return merged(begun, passing);
  }
}

/** Two ascending lists as one, without what both have twice. */
function merged(some: readonly number[], more: readonly number[]): number[] {
  const both: number[] = [];
  let next = 0;
  for (const one of some) {
    for (let other = more[next]; other !== undefined && other <= one; other = more[++next])
      if (other < one) both.push(other);
    both.push(one);
  }
  for (; next < more.length; next++) both.push(more[next] as number);
  return both;
}
