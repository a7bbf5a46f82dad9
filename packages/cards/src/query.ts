/** Searching cards by a query in the syntax people know: `t:creature c:r mv<=2 o:"draw a card" -is:land (bolt or !"Shock")`. 2006: 200–205 · 2009, 2011, 2026: 200–208 (no rule: the search) */
import { numeric, type SearchedCard } from './searched-card.ts';

/** Longest query that is read, in characters, and most parts of one. */
export const LONGEST_QUERY = 300;
const MOST_PARTS = 40;

export type CardTest = (card: SearchedCard) => boolean;
export type ParsedQuery =
  | {
      readonly ok: true;
      readonly test: CardTest;
    }
  /** `at`: the character where it went wrong, from 0 */
  | { readonly ok: false; readonly reason: string; readonly at: number };

interface Token {
  kind: '(' | ')' | 'or' | '-' | 'term';
  field: string;
  operator: string;
  value: string;
  at: number;
}

const FIELD = /^([a-z]+)(<=|>=|!=|:|=|<|>)/;

/** One pass over the text: each character is looked at a fixed number of times. */
function tokensOf(query: string): Token[] | { reason: string; at: number } {
  const tokens: Token[] = [];
  const plain = (kind: Token['kind'], at: number): Token => ({ kind, field: '', operator: '', value: '', at });
  let at = 0;
  while (at < query.length) {
    const letter = query[at] as string;
    if (/\s/.test(letter)) {
      at += 1;
      continue;
    }
    if (letter === '(' || letter === ')' || (letter === '-' && /\S/.test(query[at + 1] ?? ' '))) {
      tokens.push(plain(letter, at));
      at += 1;
      continue;
    }
    const start = at;
    const field = FIELD.exec(query.slice(at, at + 20).toLowerCase());
    if (field) at += field[0].length;
    const exact = !field && letter === '!';
    if (exact) at += 1;
    let value: string;
    if (query[at] === '"') {
      const end = query.indexOf('"', at + 1);
      if (end < 0) return { reason: 'a quotation mark is never closed', at };
      value = query.slice(at + 1, end);
      at = end + 1;
    } else {
      let end = at;
      while (end < query.length && !/[\s()]/.test(query[end] as string)) end += 1;
      value = query.slice(at, end);
      at = end;
    }
    if (!field && value.toLowerCase() === 'or') tokens.push(plain('or', start));
    else
      tokens.push({
        kind: 'term',
        field: field?.[1] ?? '',
        operator: field?.[2] ?? (exact ? '!' : ':'),
        value: value.toLowerCase(),
        at: start,
      });
    if (tokens.length > MOST_PARTS) return { reason: `a query has at most ${MOST_PARTS} parts`, at: start };
  }
  return tokens;
}

const compare = (operator: string, left: number, right: number): boolean => {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '!=':
      return left !== right;
    default:
      return left === right;
  }
};

const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  colorless: '',
  c: '',
};

function colorTest(operator: string, value: string): CardTest | string {
  if (value === 'm' || value === 'multicolor') return ({ colors }) => colors.length > 1;
  const wanted = COLOR_WORDS[value] ?? value;
  if (!/^[wubrg]*$/.test(wanted)) return `“${value}” is no colour: write letters of wubrg, colorless or multicolor`;
  const has = (colors: string): boolean => wanted.split('').every((color) => colors.includes(color));
  const within = (colors: string): boolean => colors.split('').every((color) => wanted.includes(color));
  switch (operator) {
    case '=':
      return ({ colors }) => has(colors) && within(colors);
    case '<=':
      return ({ colors }) => within(colors);
    case '<':
      return ({ colors }) => within(colors) && !has(colors);
    case '>':
      return ({ colors }) => has(colors) && !within(colors);
    case '!=':
      return ({ colors }) => !(has(colors) && within(colors));
    default:
      return wanted === '' ? ({ colors }) => colors === '' : ({ colors }) => has(colors);
  }
}

const PERMANENT = /\b(artifact|battle|creature|enchantment|land|planeswalker)\b/;
const IS: Readonly<Record<string, CardTest>> = {
  permanent: ({ type }) => PERMANENT.test(type),
  spell: ({ type }) => !/\bland\b/.test(type),
  land: ({ type }) => /\bland\b/.test(type),
  vanilla: ({ type, text }) => /\bcreature\b/.test(type) && text === '',
  multicolor: ({ colors }) => colors.length > 1,
  split: ({ layout }) => layout === 'split',
  flip: ({ layout }) => layout === 'flip',
};

const NUMBERS: Readonly<Record<string, 'manaValue' | 'power' | 'toughness' | 'year'>> = {
  mv: 'manaValue',
  cmc: 'manaValue',
  manavalue: 'manaValue',
  pow: 'power',
  power: 'power',
  tou: 'toughness',
  toughness: 'toughness',
  year: 'year',
};

/** Fields in which words are looked for; a term without a field is one of the name. */
const TEXTS: Readonly<Record<string, 'names' | 'type' | 'text'>> = {
  '': 'names',
  name: 'names',
  t: 'type',
  type: 'type',
  o: 'text',
  oracle: 'text',
};
/** Why words that look like those of other searches are not looked for; null where they are. */
function notRead(text: string, operator: string, value: string): string | null {
  if (![':', '=', '!'].includes(operator)) return 'words are looked for with a colon, as in o:"draw a card"';
  if (value === '') return 'nothing is written to look for';
  if (value.startsWith('/')) return 'patterns between slashes are not read: write words, as in o:"draw a card"';
  if (text === 'text' && value.includes('~'))
    return '“~” is not read: write the name of the card, or other words of its text';
  return null;
}

/** A test of one term, or why it is none. */
function termTest({ field, operator, value }: Token): CardTest | string {
  const number = NUMBERS[field];
  if (number !== undefined) {
    const wanted = numeric(value);
    if (Number.isNaN(wanted)) return `“${field}” is compared with a number, as in ${field}<=3`;
    return (card) => compare(operator, card[number], wanted);
  }
  const text = TEXTS[field];
  if (text !== undefined) {
    const refused = notRead(text, operator, value);
    if (refused !== null) return refused;
    if (operator === '!') return ({ names }) => names.split('\n').includes(value);
    return (card) => card[text].includes(value);
  }
  switch (field) {
    case 'c':
    case 'color':
      return colorTest(operator, value);
    case 'is':
      if (operator !== ':' && operator !== '=') return `“is” is written with a colon, as in is:land`;
      return IS[value] ?? `“is:” knows ${Object.keys(IS).join(', ')}`;
    default:
      return `“${field}” is no field: write t, c, o, mv, pow, tou, year, is or name`;
  }
}

/** Reads a query: everything written must hold; `or`, `-` and parentheses as one expects. An empty query is refused. */
export function parseQuery(query: string): ParsedQuery {
  if (query.length > LONGEST_QUERY)
    return { ok: false, reason: `a query has at most ${LONGEST_QUERY} characters`, at: LONGEST_QUERY };
  const tokens = tokensOf(query);
  if (!Array.isArray(tokens)) return { ok: false, ...tokens };
  if (tokens.length === 0)
    return { ok: false, reason: 'write what to look for, for example t:creature c:r mv<=2', at: 0 };
  let next = 0;
  const fail = (reason: string, at: number): ParsedQuery => ({ ok: false, reason, at });

  const all = (closing: boolean): ParsedQuery => {
    let alternatives: CardTest[] = [];
    const ands: CardTest[] = [];
    let joins = false;
    while (next < tokens.length) {
      const token = tokens[next] as Token;
      if (token.kind === ')') {
        if (!closing) return fail('a parenthesis is closed that was never opened', token.at);
        break;
      }
      next += 1;
      if (token.kind === 'or') {
        if (alternatives.length === 0 || next >= tokens.length) return fail('“or” stands between two things', token.at);
        joins = true;
        continue;
      }
      const one = single(token);
      if (!one.ok) return one;
      if (joins) alternatives.push(one.test);
      else {
        if (alternatives.length > 0) ands.push(anyOf(alternatives));
        alternatives = [one.test];
      }
      joins = false;
    }
    if (joins) return fail('“or” stands between two things', tokens.at(-1)?.at ?? 0);
    if (alternatives.length > 0) ands.push(anyOf(alternatives));
    if (ands.length === 0) return fail('these parentheses are empty', tokens[next]?.at ?? query.length);
    return { ok: true, test: (card) => ands.every((test) => test(card)) };
  };
  const single = (token: Token): ParsedQuery => {
    switch (token.kind) {
      case '-': {
        const negated = tokens[next];
        if (negated === undefined || negated.kind === ')' || negated.kind === 'or')
          return fail('“-” stands before what is not wanted', token.at);
        next += 1;
        const inner = single(negated);
        if (!inner.ok) return inner;
        return { ok: true, test: (card) => !inner.test(card) };
      }
      case '(': {
        const inner = all(true);
        if (!inner.ok) return inner;
        if (tokens[next]?.kind !== ')') return fail('a parenthesis is never closed', token.at);
        next += 1;
        return inner;
      }
      default: {
        const test = termTest(token);
        return typeof test === 'string' ? fail(test, token.at) : { ok: true, test };
      }
    }
  };
  return all(false);
}

const anyOf = (tests: readonly CardTest[]): CardTest => {
  const [only] = tests;
  return tests.length === 1 && only ? only : (card) => tests.some((test) => test(card));
};
