/** Names of cards in text: `named …`. 2006: 201 · 2009, 2011, 2026: 201 */
import type { NameWord } from '@rulewright/engine';
import { firstTested } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { NONE, want } from '../grammar/rule.ts';
import type { Parse } from '../grammar/rule.ts';

const SMALL = new Set(['of', 'the', 'to', 'in', 'and', 'from', 'for', 'with', 'a', 'at', 'by', 'on', "'s", "'", ',']);
const isNameWord = (text: string) => /^[A-ZÀ-Þ]/.test(text);

/** The name in the text, which stays what it is when the object has another (2006: 202.2 · 2009: 201.2 · 2011: 201.4 · 2026: 201.5). */
const OWN = new Set(['~', '§']);

/** Words with capitals, with small words between them: every such beginning is a reading. */
export const capitalised: Rule<string> = {
  name: 'a name',
  needs: () => NONE,
  first: firstTested(({ text }) => OWN.has(text) || isNameWord(text)),
  read(reading, at) {
    const first = reading.tokens[at];
    if (first === undefined || !isNameWord(first.text)) {
      want(reading, at, 'a name');
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
    if (typeof value !== 'string') return undefined;
    return { words: value.split(/(?='s\b)|(?=,)| /).filter((word) => word !== ''), agreement: 0 };
  },
};

/** A name in capitals, or the card's own. */
export const cardName: Rule<NameWord> = {
  ...(capitalised as Rule<NameWord>),
  name: 'a card name',
  read(reading, at) {
    const own = OWN.has(reading.tokens[at]?.text ?? '');
    return own ? [{ value: reading.self, end: at + 1, agreement: 0 }] : capitalised.read(reading, at);
  },
};
