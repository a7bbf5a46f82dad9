/**
 * What differs between two of the reader's texts of the rules: what is new, gone, said otherwise, or has another number. Both are the reader's own;
 * nothing of them is shipped. 2006, 2009, 2011, 2026: passim
 */
import type { OfficialText } from './official-text.ts';

export interface Renumbered {
  readonly from: string;
  readonly to: string;
}

/** Rules by their numbers, each list in the order of its text; what is renumbered is neither new nor gone. */
export interface TextsCompared {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly changed: readonly string[];
  readonly renumbered: readonly Renumbered[];
}

/** The words of a rule, without the numbers of others: those move where rules are put in between. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b\d{3}(?:\.\d+[a-z]*)?\b/g, '#')
    .replace(/[^\p{L}\p{N}#{}/+-]+/gu, ' ')
    .trim();

/** From the one to the other. Sections, which have but a title, are left out. In time linear in both. */
export function compareTexts(one: OfficialText, other: OfficialText): TextsCompared {
  const before = rulesOf(one);
  const after = rulesOf(other);
  const movedTo = onlyPlaces(after, (number) => !sameWords(before, after, number));
  const renumbered: Renumbered[] = [];
  for (const [number, words] of before) {
    if (after.get(number) === words) continue;
    const to = movedTo.get(words);
    if (to === undefined || to === null) continue;
    renumbered.push({ from: number, to });
    // each place is taken once
    movedTo.set(words, null);
  }
  const from = new Set(renumbered.map((pair) => pair.from));
  const to = new Set(renumbered.map((pair) => pair.to));
  return {
    added: [...after.keys()].filter((number) => !to.has(number) && (!before.has(number) || from.has(number))),
    gone: [...before.keys()].filter((number) => !from.has(number) && (!after.has(number) || to.has(number))),
    changed: [...before.keys()].filter(
      (number) => after.has(number) && !from.has(number) && !to.has(number) && !sameWords(before, after, number),
    ),
    renumbered,
  };
}

type Words = ReadonlyMap<string, string>;

const rulesOf = ({ rules }: OfficialText): Words =>
  new Map(
    [...rules.values()]
      .filter(({ number }) => number.includes('.'))
      .map(({ number, text, examples }) => [number, wordsOf([text, ...examples].join(' '))]),
  );

const sameWords = (before: Words, after: Words, number: string): boolean => before.get(number) === after.get(number);

/** By its words: the only number that has them, of those that are asked for; null where several have. */
function onlyPlaces(rules: Words, isAsked: (number: string) => boolean): Map<string, string | null> {
  const places = new Map<string, string | null>();
  for (const [number, words] of rules) if (isAsked(number)) places.set(words, places.has(words) ? null : number);
  return places;
}
