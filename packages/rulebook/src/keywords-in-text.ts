/** Which keywords a card's text has. 2006: 502 · 2009, 2011, 2026: 701, 702 */
import { type Keyword, keywords } from './keywords.ts';

/** A card, or each face of one with several. */
export interface ReadFace {
  readonly name: string;
  readonly text: string;
}

/** Words in parentheses remind of a rule and do nothing. */
export const withoutReminders = (faces: readonly ReadFace[]): string =>
  faces.map(({ text }) => text.replaceAll(/\([^()]*\)/g, '')).join('\n');

/** What is left where a card names itself, whole or short: a name says nothing. */
function withoutNames(text: string, faces: readonly ReadFace[]): string {
  let left = text;
  for (const { name } of faces)
    for (const own of [name, name.split(',')[0] ?? '']) if (own !== '') left = left.replaceAll(own, blank);
  return left;
}

/** As long as before, so that what stands behind keeps its place. */
const blank = (words: string): string => '·'.repeat(words.length);

/** The keywords that the card has in its text, in its order. */
export function keywordsIn(faces: readonly ReadFace[]): readonly Keyword[] {
  const said = saidBy(faces);
  return keywords()
    .map((keyword) => ({ keyword, at: placeIn(said, keyword) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ keyword }) => keyword);
}

/** Whether the card has the keyword in its text: not in a reminder or its name, and not as a part of a longer keyword. */
export const keywordIn = (keyword: Keyword, faces: readonly ReadFace[]): boolean =>
  placeIn(saidBy(faces), keyword) >= 0;

const saidBy = (faces: readonly ReadFace[]): string => withoutNames(withoutReminders(faces), faces);

/** What every text that has the keyword fits, in whatever case, and some others do: for whoever looks through many. */
export const keywordPattern = (keyword: Keyword): string => wordsOf(keyword).source;

/** Where it stands first; -1: nowhere. A word is read as the longest that it may be: “double strike” is not the action “double”. */
function placeIn(text: string, keyword: Keyword): number {
  let left = text;
  for (const words of longerThan(keyword)) left = left.replaceAll(words, blank);
  return left.search(wordsOf(keyword));
}

const longer = new Map<Keyword, readonly RegExp[]>();

/** The words of the keywords that have it as a part. */
function longerThan(keyword: Keyword): readonly RegExp[] {
  const known = longer.get(keyword);
  if (known) return known;
  const within = new RegExp(`\\b${patternOf(keyword)}\\b`, 'i');
  const found = keywords()
    .filter((other) => other !== keyword && within.test(other.name))
    .map(wordsOf);
  longer.set(keyword, found);
  return found;
}

const patternOf = ({ name }: Keyword): string => name.replaceAll(/[^A-Za-z0-9 ]/g, '.');

/** How a text says the keyword; of an action in any person, and a counter on something is none. */
function wordsOf(keyword: Keyword): RegExp {
  const more = keyword.kind === 'action' ? '(?:e?s)?' : '';
  const noNoun = keyword.slug === 'counter' ? '(?= (?:target|that|it|all|each|up))' : '';
  return new RegExp(`(?<![a-z])${patternOf(keyword)}${more}(?![a-z])${noNoun}`, 'gi');
}
