/** The words of a text, asked for by the words that rules need. 2006: 104 · 2009, 2011, 2026: 107 */
import type { Token } from './tokens.ts';

const numbers = new Map<string, number>();

function numberOf(word: string): number {
  let number = numbers.get(word);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(word, number);
  }
  return number;
}

const EVERY_TEXT = -1;

function shortest(group: readonly string[]): number {
  let length = Number.POSITIVE_INFINITY;
  for (const word of group) length = Math.min(length, word.length);
  return length;
}

/** The words that several rules need: of every group of words one. Rules are told by their place in the list. */
export class NeededWords {
  /** for each rule a word without which it cannot apply: close together, since nearly all rules fail by it */
  readonly first: Int32Array;
  readonly groups: readonly (readonly (readonly number[])[])[];

  constructor(rules: readonly (readonly (readonly string[])[])[]) {
    // few texts have a long word
    const sorted = rules.map((groups) =>
      groups.length < 2 ? groups : [...groups].sort((a, b) => shortest(b) - shortest(a)),
    );
    this.first = Int32Array.from(sorted, (groups) => {
      const [word] = groups.find((group) => group.length === 1) ?? [];
      return word === undefined ? EVERY_TEXT : numberOf(word);
    });
    this.groups = sorted.map((groups) => groups.map((group) => group.map(numberOf)));
  }
}

/** The words that a text has, as they are written and with their first letter in lower case. */
export class Present {
  private readonly words = new Set<string>();
  /** 1 for each numbered word that the text has */
  private flags = new Uint8Array(0);

  constructor(tokens: readonly Token[]) {
    for (const { text, lower } of tokens) {
      this.words.add(text);
      this.words.add(lower);
    }
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Whether the text has the words that the rule at that place needs. */
  meets({ first, groups }: NeededWords, rule: number): boolean {
    // words are numbered as the rules that need them come up
    if (this.flags.length < numbers.size) this.flag();
    const { flags } = this;
    const word = first[rule] as number;
    if (word !== EVERY_TEXT && flags[word] === 0) return false;
    return (groups[rule] as readonly (readonly number[])[]).every((group) => group.some((each) => flags[each] === 1));
  }

  private flag(): void {
    this.flags = new Uint8Array(numbers.size);
    for (const word of this.words) {
      const known = numbers.get(word);
      if (known !== undefined) this.flags[known] = 1;
    }
  }
}
