/** Series: `a and b`, `a, b, and c`, and plain repetition. 2006: 104 · 2009, 2011, 2026: 107 */
import type { Agreement } from './agreement.ts';
import { firstOf, memoised, want } from './rule.ts';
import type { Parse, Rule } from './rule.ts';

interface SeriesOptions {
  /** fewest members; 2 unless said */
  min?: number;
  /** most members */
  max?: number;
  /** the agreement of the whole; "a and b" is plural, "a or b" is that of its members */
  agreement?: Agreement | 'members';
}

/** `a and b` · `a, b, and c`. The conjunction may have several words: `and/or`, `and from`. */
export function series<T>(item: Rule<T>, conjunction: string, options: SeriesOptions = {}): Rule<readonly T[]> {
  const min = options.min ?? 2;
  const max = options.max ?? 99;
  const last = conjunction === 'and/or' ? ['and', '/', 'or'] : conjunction.split(' ');
  const whole = options.agreement ?? 'members';
  const says = (tokens: readonly { text: string }[], at: number) =>
    last.every((word, i) => tokens[at + i]?.text === word);
  return memoised<readonly T[]>({
    name: `${item.name} ${conjunction} …`,
    needs: item.needs,
    first: (wording) => firstOf(item, wording),
    read(reading, at) {
      const found: Parse<readonly T[]>[] = [];
      const agreementOf = (a: Agreement): Agreement => (whole === 'members' ? a : whole);
      const more = (list: readonly T[], end: number, agreement: Agreement): void => {
        if (list.length >= max) return;
        const comma = reading.tokens[end]?.text === ',';
        // the last member: "and b" after one member, ", and b" after two or more
        const joint = list.length === 1 ? end : comma ? end + 1 : -1;
        if (joint >= 0 && says(reading.tokens, joint)) {
          if (list.length + 1 >= min) {
            for (const parse of item.read(reading, joint + last.length)) {
              found.push({ value: [...list, parse.value], end: parse.end, agreement: agreementOf(agreement) });
            }
          }
        } else want(reading, end, conjunction);
        if (comma) {
          for (const parse of item.read(reading, end + 1)) more([...list, parse.value], parse.end, agreement);
        }
      };
      for (const parse of item.read(reading, at)) {
        if (min <= 1) found.push({ value: [parse.value], end: parse.end, agreement: parse.agreement });
        more([parse.value], parse.end, parse.agreement);
      }
      return found;
    },
    print(printing, value, agreement) {
      if (!Array.isArray(value) || value.length < min || value.length > max) return undefined;
      const out: string[] = [];
      let first: Agreement = 0;
      for (let i = 0; i < value.length; i++) {
        if (i > 0 && value.length > 2) out.push(',');
        if (i > 0 && i === value.length - 1) out.push(...last);
        const printed = item.print(printing, value[i], whole === 'members' ? agreement : 0);
        if (printed === undefined) return undefined;
        if (i === 0) first = printed.agreement;
        out.push(...printed.words);
      }
      return { words: out, agreement: value.length === 1 || whole === 'members' ? first : whole };
    },
  });
}

/** One or more, with a separator between (`separator` is a list of words; a mark such as CAPITAL is printed, not read). */
export function many<T>(
  item: Rule<T>,
  separator: readonly string[] = [],
  options: { min?: number } = {},
): Rule<readonly T[]> {
  const min = options.min ?? 1;
  const readable = separator.filter((word) => word !== '^' && word !== '_');
  return memoised<readonly T[]>({
    name: `${item.name} …`,
    needs: item.needs,
    first: (wording) => firstOf(item, wording),
    read(reading, at) {
      const found: Parse<readonly T[]>[] = [];
      const more = (list: readonly T[], end: number): void => {
        if (list.length >= min) found.push({ value: list, end, agreement: 0 });
        if (!readable.every((word, i) => reading.tokens[end + i]?.text === word)) {
          want(reading, end, readable.join(' '));
          return;
        }
        for (const parse of item.read(reading, end + readable.length)) {
          if (parse.end > end) more([...list, parse.value], parse.end);
        }
      };
      for (const parse of item.read(reading, at)) more([parse.value], parse.end);
      return found;
    },
    print(printing, value, agreement) {
      if (!Array.isArray(value) || value.length < min) return undefined;
      const out: string[] = [];
      for (let i = 0; i < value.length; i++) {
        const printed = item.print(printing, value[i], agreement);
        if (printed === undefined) return undefined;
        if (i > 0) out.push(...separator);
        out.push(...printed.words);
      }
      return { words: out, agreement: 0 };
    },
  });
}
