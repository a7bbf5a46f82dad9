/**
 * Series whose members are lists that run together: "gets +1/+1 and has flying" is one list of changes.
 * 2006: 418 · 2009, 2011, 2026: 613
 */
import { unify } from '../grammar/agreement.ts';
import { firstOf, memoised } from '../grammar/index.ts';
import type { Agreement } from '../grammar/agreement.ts';
import type { Parse, Rule } from '../grammar/index.ts';

/** `a`, `a and b`, `a, b, and c`, where each member reads a list; all members agree with one subject. */
export function flatSeries<T>(name: string, item: Rule<readonly T[]>, conjunction: string): Rule<readonly T[]> {
  return memoised<readonly T[]>({
    name,
    needs: () => [],
    first: (wording) => firstOf(item, wording),
    read(reading, at) {
      const found: Parse<readonly T[]>[] = [];
      const more = (list: readonly T[], end: number, agreement: Agreement, members: number): void => {
        const comma = reading.tokens[end]?.text === ',';
        const joint = members === 1 ? end : comma ? end + 1 : -1;
        if (joint >= 0 && reading.tokens[joint]?.text === conjunction) {
          for (const p of item.read(reading, joint + 1)) {
            const both = unify(agreement, p.agreement);
            if (both !== undefined) found.push({ value: [...list, ...p.value], end: p.end, agreement: both });
          }
        }
        if (!comma) return;
        for (const p of item.read(reading, end + 1)) {
          const both = unify(agreement, p.agreement);
          if (both !== undefined) more([...list, ...p.value], p.end, both, members + 1);
        }
      };
      for (const p of item.read(reading, at)) {
        found.push(p);
        more(p.value, p.end, p.agreement, 1);
      }
      return found;
    },
    print(printing, value, agreement) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const members = (from: number): string[][] | undefined => {
        if (from === value.length) return [];
        for (let to = value.length; to > from; to--) {
          const said = item.print(printing, value.slice(from, to), agreement);
          if (said === undefined) continue;
          const rest = members(to);
          if (rest !== undefined) return [[...said.words], ...rest];
        }
        return undefined;
      };
      const said = members(0);
      if (said === undefined) return undefined;
      const words: string[] = [];
      said.forEach((member, i) => {
        if (i > 0 && said.length > 2) words.push(',');
        if (i > 0 && i === said.length - 1) words.push(conjunction);
        words.push(...member);
      });
      return { words, agreement };
    },
  });
}
