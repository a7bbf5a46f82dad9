/** Numbers as card text writes them. 2006: 104.2 · 2009, 2011, 2026: 107.1–107.3 */
import type { ManaSymbol, Quantity } from '@rulewright/engine';
import { alt, firstTested, many, map, phrasesOf, terminal, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { NONE, want } from '../grammar/rule.ts';

const phrase = phrasesOf(() => ({ aNumber, digit, number, xOrThatMany: alt('a number', () => [x, thatMany]) }));

const TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The words for numbers below a hundred, each at the place of its number; greater ones are written in digits. */
export const NUMBER_WORDS = [
  ...TO_NINETEEN,
  ...TENS.flatMap((ten) => TO_NINETEEN.slice(0, 10).map((one, i) => (i === 0 ? ten : `${ten}-${one}`))),
];
const LARGE = /^[1-9]\d{2,}$/;
const numberIn = (text: string): number => (LARGE.test(text) ? Number(text) : NUMBER_WORDS.indexOf(text));

/** Surface form of "that much", "that many": resolved to what it refers to. */
export type SurfaceQuantity = Quantity | { q: 'that' };

const word = (from: number): Rule<number> => ({
  name: 'number',
  needs: () => NONE,
  first: firstTested(({ lower }) => numberIn(lower) >= from),
  read(reading, at) {
    const value = numberIn(reading.tokens[at]?.lower ?? '');
    if (value < from) {
      want(reading, at, 'a number');
      return NONE;
    }
    return [{ value, end: at + 1, agreement: value === 1 ? 1 : 2 }];
  },
  print(_, value) {
    if (typeof value !== 'number' || value < from) return undefined;
    const text = value < NUMBER_WORDS.length ? NUMBER_WORDS[value] : String(value);
    return text === undefined ? undefined : { words: [text], agreement: value === 1 ? 1 : 2 };
  },
});

/** A number in words, from one: `two`. */
export const numberWord: Rule<number> = word(0);

const x: Rule<Quantity> = words<Quantity>('X', { X: { q: 'x' } }, 2);
const thatMany: Rule = words('that many', { 'that many': { q: 'that' } }, 2);

/** `twice X` · `three times that many`. */
const multiple: Rule = alt('a multiple', () =>
  (
    [
      ['twice', 2],
      ['three times', 3],
      ['four times', 4],
      ['five times', 5],
    ] as const
  ).map(([times, of]) => phrase(`${times} {n#:xOrThatMany}`, { q: 'times', of, by: '$n' }, { agree: 'n' })),
);

/** `two` · `X` · `that many` · `twice X`. Agrees with its noun. */
export const number: Rule<SurfaceQuantity> = alt<unknown>('number', () => [
  numberWord,
  x,
  thatMany,
  multiple,
]) as Rule<SurfaceQuantity>;

/** `a` · `two` · `X` · `that many`. Agrees with its noun. */
export const aNumber: Rule<SurfaceQuantity> = alt<unknown>('a number', () => [
  words('a', { a: 1 }, 1),
  word(2),
  x,
  thatMany,
  multiple,
]) as Rule<SurfaceQuantity>;

/** `second`: the how-manieth. */
export const rank: Rule<number> = words<number>('which one', {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
});

const digit: Rule<number> = terminal(
  'a number',
  (token) => (/^\d+$/.test(token.text) ? Number(token.text) : undefined),
  (value) => (typeof value === 'number' && value >= 0 ? String(value) : undefined),
);

/** `2` · `X` · `that much`. */
export const digits: Rule<SurfaceQuantity> = alt<unknown>('number', () => [
  digit,
  phrase('X plus {n:digit}', { q: 'add', of: [{ q: 'x' }, '$n'] }),
  words<Quantity>('X', { X: { q: 'x' } }),
  words<unknown>('twice X', {
    'twice X': { q: 'times', of: { q: 'x' }, by: 2 },
    'two times X': { q: 'times', of: { q: 'x' }, by: 2, $times: true },
  }),
  words<Quantity>('several times X', {
    'three times X': { q: 'times', of: { q: 'x' }, by: 3 },
    'five times X': { q: 'times', of: { q: 'x' }, by: 5 },
  }),
  words('that much', { 'that much': { q: 'that' } }),
]) as Rule<SurfaceQuantity>;

/** A number in digits alone. */
/** After a half. */
export const rounding: Rule<'up' | 'down'> = words('rounding', { 'rounded up': 'up', 'rounded down': 'down' });
export const plainDigits: Rule<number> = digit;

/** `one, two, or three` and the like: at least, at most. */
const SPANS: Record<string, { min: number; max: number }> = {
  'one or two': { min: 1, max: 2 },
  'one , two , or three': { min: 1, max: 3 },
};
export const numberSpan: Rule<{ min: number; max: number }> = words('numbers', SPANS, 2);

const SIGNED = /^([+−-])(\d+|X)$/;

function readSigned(text: string): Quantity | undefined {
  const found = SIGNED.exec(text);
  if (found === null) return undefined;
  const minus = found[1] !== '+';
  if (found[2] === 'X') return minus ? { q: 'negative', of: { q: 'x' } } : { q: 'x' };
  const n = Number(found[2]);
  return minus ? (n === 0 ? { q: 'negative', of: 0 } : -n) : n;
}

function saySigned(value: Quantity): string | undefined {
  if (typeof value === 'number') return value < 0 ? String(value) : `+${value}`;
  if (value.q === 'x') return '+X';
  if (value.q === 'negative') return value.of === 0 ? '-0' : isX(value.of) ? '-X' : undefined;
  return undefined;
}

const isX = (value: Quantity) => typeof value === 'object' && value.q === 'x';

/** `+2/-1` · `+X/+0`. `-0` is kept as such: `-0/-2`. */
export const ptChange: Rule<{ power: Quantity; toughness: Quantity }> = terminal(
  'a change of power and toughness',
  (token) => {
    const [left, right, more] = token.text.split('/');
    if (left === undefined || right === undefined || more !== undefined) return undefined;
    const power = readSigned(left);
    const toughness = readSigned(right);
    return power === undefined || toughness === undefined
      ? undefined
      : { power: zero(power), toughness: zero(toughness) };
  },
  (value) => {
    const power = saySigned(value.power);
    const toughness = saySigned(value.toughness);
    if (power === undefined || toughness === undefined) return undefined;
    // a zero takes the sign of the other: -2/-0, +0/+2
    const p = power === '+0' && toughness.startsWith('-') ? '-0' : power;
    const t = toughness === '+0' && power.startsWith('-') ? '-0' : toughness;
    return `${p}/${t}`;
  },
);

const zero = (value: Quantity): Quantity =>
  typeof value === 'object' && value.q === 'negative' && value.of === 0 ? 0 : value;

/** `2/3` · `X/X`: power and toughness as such. */
export const pt: Rule<{ power: Quantity; toughness: Quantity }> = terminal(
  'power and toughness',
  (token) => {
    const found = /^(\d+|X)\/(\d+|X)$/.exec(token.text);
    if (found === null) return undefined;
    const read = (text: string | undefined): Quantity => (text === 'X' ? { q: 'x' } : Number(text));
    return { power: read(found[1]), toughness: read(found[2]) };
  },
  (value) => {
    const say = (q: Quantity) => (typeof q === 'number' ? String(q) : isX(q) ? 'X' : undefined);
    const power = say(value.power);
    const toughness = say(value.toughness);
    return power === undefined || toughness === undefined ? undefined : `${power}/${toughness}`;
  },
);

/** The kind of a counter that is a word or a power/toughness change: `fuse`, `+1/+1`. */
const NOT_COUNTERS = new Set('a all any each more no of one that the these those two X many fewer'.split(' '));
const plainCounter: Rule<string> = terminal(
  'a kind of counter',
  (token) =>
    /^(?:[+-]\d+\/[+-]\d+|[a-z]+)$/.test(token.text) && !NOT_COUNTERS.has(token.text) ? token.text : undefined,
  (value) =>
    typeof value === 'string' && /^(?:[+-]\d+\/[+-]\d+|[a-z]+)$/.test(value) && !NOT_COUNTERS.has(value)
      ? value
      : undefined,
);

/** Counters that give a keyword of two words (2026: 122.1b). */
const keywordCounter: Rule<string> = words<string>('a kind of counter', {
  'first strike': 'first strike',
  'double strike': 'double strike',
});
export const counterKind: Rule<string> = alt<string>('a kind of counter', () => [plainCounter, keywordCounter]);

/** What stands between the braces of a mana symbol (2026: 107.4), as the source of a regular expression. */
export const MANA_SYMBOL = String.raw`\d+|[WUBRGCXS]|[WUBRGC2]/[WUBRG]|[WUBRG]/(?:[WUBRG]/)?P`;
const MANA = new RegExp(`^\\{(${MANA_SYMBOL})\\}$`);

/** One mana symbol: `{2}`, `{B}`, `{2/W}`. Its value is without braces. */
export const manaSymbol: Rule<ManaSymbol> = terminal(
  'a mana symbol',
  (token) => MANA.exec(token.text)?.[1],
  (value) => (MANA.test(`{${value}}`) ? `{${value}}` : undefined),
);

/** `{1}{B}`. */
export const manaSymbols: Rule<readonly ManaSymbol[]> = many(manaSymbol);

export const anyNumber: Rule<{ min: number; max: null }> = map<{ min: number; max: null }, { min: number; max: null }>(
  words('any number of', { 'any number of': { min: 0, max: null } }, 2),
  (v) => v,
  (v) => v,
);

/** Phrases about how many: `a`, `two`, `up to two`, `any number of`, `one or two`. Agrees with its noun. */
export const howMany: Rule<{ min: SurfaceQuantity; max: SurfaceQuantity | null }> = alt('how many', () => [
  phrase('{n#:aNumber}', { min: '$n', max: '$n' }, { agree: 'n' }),
  phrase('up to {n#:number}', { min: 0, max: '$n' }, { agree: 'n' }),
  anyNumber,
  words('one or more', { 'one or more': { min: 1, max: null } }, 2),
  numberSpan,
]) as Rule<{ min: SurfaceQuantity; max: SurfaceQuantity | null }>;

/** Whether it is how many one is. */
export const isOne = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  (value as { min: unknown; max: unknown }).min === 1 &&
  (value as { max: unknown }).max === 1;

/** `{2}` as the number 2: generic mana only. */
export const genericMana: Rule<number> = map<readonly string[], number>(
  {
    name: 'generic mana',
    needs: () => [],
    read: (r, at) => manaSymbols.read(r, at),
    print: (p, v, a) => manaSymbols.print(p, v, a),
  },
  (list) => (list.length === 1 && /^\d+$/.test(list[0] ?? '') ? Number(list[0]) : undefined),
  (n) => (typeof n === 'number' ? [String(n)] : undefined),
);
