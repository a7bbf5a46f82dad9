/** Which of an object's abilities are keywords, so that a small card can show each by its sign. 2006: 502 · 2009, 2011, 2026: 702 */
import type { WireObject } from '@rulewright/protocol';
import { KEYWORD_GLYPHS } from './glyphs.ts';

export interface Keyword {
  /** “protection from red” */
  words: string;
  /** its sign in the Mana font */
  glyph: string;
}

const withoutReminder = (text: string): string => text.replace(/\s*\([^)]*\)/g, '').trim();

/** “Flying, vigilance” is two; “Flying creatures get…” none. Each once, in the order of the text. */
export function keywordsOf({ abilities, faceDown }: Pick<WireObject, 'abilities' | 'faceDown'>): readonly Keyword[] {
  if (faceDown) return [];
  const found = new Map<string, Keyword>();
  for (const ability of abilities) {
    const parts = withoutReminder(ability)
      .split(/[,;] ?/)
      .map((part) => part.trim().toLowerCase());
    const keywords = parts.map((words) => {
      const code = KEYWORD_GLYPHS[/^(protection|ward|toxic)\b/.exec(words)?.[0] ?? words];
      return code === undefined ? null : { words, glyph: String.fromCodePoint(code) };
    });
    if (keywords.includes(null)) continue;
    for (const keyword of keywords) if (keyword !== null) found.set(keyword.words, keyword);
  }
  return [...found.values()];
}
