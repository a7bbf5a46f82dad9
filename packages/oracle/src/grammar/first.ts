/** The words that a rule can begin with, so that it is tried only where one of them stands. 2006: 104 · 2009, 2011, 2026: 107 */
import type { Token } from './tokens.ts';

type Test = (token: Token) => boolean;
/** What the first token of a rule may be: one of the words, or one that a test accepts. null: anything, or no token at all. */
export type First = { readonly words: ReadonlySet<string>; readonly tests: ReadonlySet<Test> } | null;

const NOTHING: ReadonlySet<never> = new Set<never>();

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
  /** those that begin with the word, and those of which no word tells */
  private readonly byWord = new Map<string, readonly number[]>();
  private readonly others: readonly number[];
  private readonly tests: readonly Test[];
  private readonly firsts: readonly First[];
  /** what was told of a word that some rule begins with */
  private readonly known = new Map<string, readonly number[]>();

  constructor(firsts: readonly First[]) {
    this.firsts = firsts;
    const those = (wanted: (first: First) => boolean): number[] =>
      firsts.flatMap((first, at) => (wanted(first) ? [at] : []));
    const untold = (first: First): boolean => first === null || first.tests.size > 0;
    this.others = those(untold);
    this.tests = [...new Set(firsts.flatMap((first) => [...(first?.tests ?? NOTHING)]))];
    for (const word of new Set(firsts.flatMap((first) => [...(first?.words ?? NOTHING)])))
      this.byWord.set(
        word,
        those((first) => untold(first) || first?.words.has(word) === true),
      );
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
    const asWritten = this.byWord.get(token.text);
    const inLower = token.lower === token.text ? undefined : this.byWord.get(token.lower);
    const told =
      asWritten === undefined || inLower === undefined
        ? (asWritten ?? inLower ?? this.others)
        : [...new Set([...asWritten, ...inLower])].sort((a, b) => a - b);
    if (this.others.length === 0) return told;
    const passed = this.tests.filter((test) => test(token));
    return told.filter((at) => {
      const first = this.firsts[at] ?? null;
      if (first === null || first.words.has(token.text) || first.words.has(token.lower)) return true;
      return passed.some((test) => first.tests.has(test));
    });
  }
}
