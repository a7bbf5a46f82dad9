/** Names of cards in text: `named …`. 2006: 201 · 2009, 2011, 2026: 201 */
import type { NameWord } from '@rulewright/engine';
import { alt, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { NONE, want } from '../grammar/rule.ts';
import type { Parse } from '../grammar/rule.ts';

const SMALL = new Set(['of', 'the', 'to', 'in', 'and', 'from', 'for', 'with', 'a', 'at', 'by', 'on', "'s", "'", ',']);
const isNameWord = (text: string) => /^[A-ZÀ-Þ]/.test(text);

/** Words with capitals, with small words between them; every such beginning is a reading. */
export const otherName: Rule<string> = {
  name: 'a card name',
  needs: () => NONE,
  read(reading, at) {
    const first = reading.tokens[at];
    if (first === undefined || !isNameWord(first.text)) {
      want(reading, at, 'a card name');
      return NONE;
    }
    const found: Parse<string>[] = [];
    let name = '';
    for (let i = at; i < reading.tokens.length; i++) {
      const text = reading.tokens[i]?.text as string;
      if (!isNameWord(text) && !SMALL.has(text)) break;
      name += i === at || text === "'s" || text === "'" || text === ',' ? text : ` ${text}`;
      if (isNameWord(text) || text === "'s") found.push({ value: name, end: i + 1, agreement: 0 });
    }
    return found;
  },
  print(_, value) {
    if (typeof value !== 'string' || !isNameWord(value)) return undefined;
    return { words: value.split(/(?='s\b)|(?=,)| /).filter((word) => word !== ''), agreement: 0 };
  },
};

/** The card's own name, or another's. */
export const cardName: Rule<NameWord> = alt('a card name', () => [
  words<NameWord>('own name', { '~': { of: { set: 'self' } } }),
  otherName,
]);
