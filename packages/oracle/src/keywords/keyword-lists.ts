/** Lists of keyword abilities: lines of them, and after "has" or "gains". 2006: 502 · 2009, 2011, 2026: 702 */
import type { KeywordAbility } from '@rulewright/engine';
import { alt, map, memoised } from '../grammar/index.ts';
import type { Parse, Rule } from '../grammar/index.ts';
import { keywordPhrase, severalOfOne } from './printed-forms.ts';

/**
 * Keywords as one list: `protection from black and from red` is two of them.
 */
export const keywords: Rule<readonly KeywordAbility[]> = alt('keywords', () => [
  map<KeywordAbility, readonly KeywordAbility[]>(
    keywordPhrase,
    (k) => [k],
    (list) => (Array.isArray(list) && list.length === 1 ? list[0] : undefined),
  ),
  ...severalOfOne(),
]);

/** A line of keywords: `Flying, first strike`. */
export const keywordLine: Rule<readonly KeywordAbility[]> = memoised<readonly KeywordAbility[]>({
  name: 'a line of keywords',
  needs: () => [],
  read(reading, at) {
    const found: Parse<readonly KeywordAbility[]>[] = [];
    const more = (list: readonly KeywordAbility[], end: number): void => {
      found.push({ value: list, end, agreement: 0 });
      const between = reading.tokens[end]?.text;
      if (between !== ',' && between !== ';') return;
      for (const p of keywords.read(reading, end + 1)) {
        const [first, ...rest] = p.value;
        const marked = { ...first, $sep: between } as unknown as KeywordAbility;
        more([...list, marked, ...rest], p.end);
      }
    };
    for (const p of keywords.read(reading, at)) more(p.value, p.end);
    return found;
  },
  print(printing, value) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const out: string[] = [];
    for (let i = 0; i < value.length; ) {
      let to = i + 1;
      while (to < value.length && (value[to] as { $from?: true }).$from === true) to++;
      const { $sep, ...first } = value[i] as KeywordAbility & { $sep?: string };
      if (i > 0) out.push($sep ?? ',');
      const said = keywords.print(printing, [first, ...value.slice(i + 1, to)], 0);
      if (said === undefined) return undefined;
      out.push(...said.words);
      i = to;
    }
    return { words: out, agreement: 0 };
  },
});
