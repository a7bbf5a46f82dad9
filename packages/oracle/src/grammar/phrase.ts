/**
 * Phrases: the notation in which most of the grammar is written. 2006: 104 · 2009, 2011, 2026: 107
 *
 * `phrase('{who!:player} draw~ {n#:number} card#', { do: 'draw', who: '$who', count: '$n' })` relates words and a value, in
 * both directions. The rules that a file's phrases name stand in its dictionary: `phrasesOf(() => ({ player, number }))`.
 *   word      itself (a lower-case word also reads with a capital); `,` `.` `:` and `'s` are words of their own
 *   verb~     agrees with the subject: write the bare form (`draw~`, `are~`, `have~`)
 *   noun#     agrees in number: write the singular (`card#`); `verb~#` is a verb that agrees with the noun
 *   {x:rule}  what the rule of that name reads, `$x` in the value; `{x!:rule}` gives or takes the verb's agreement,
 *             `{x#:rule}` the noun's; `{rule}` stands for `{rule:rule}`
 *   [...]     may be missing; when printing it is said if a hole or flag inside is set
 *   [f: ...]  sets flag f to true when said
 *   (a|b)     either; (f:a|b|c) sets f: unset for the first, else the chosen alternative's text
 *   <key>     what the wording table calls that (wordings/words.ts), itself in this notation
 *   ~         the card itself: by its name, its short name or as "this creature"; among alternatives by its name alone
 * A flag named `$f` is a mark of phrasing, kept on the value under that name without being mentioned in the template.
 * A phrase gives its verb agreement outwards if it has a `~`, else its noun's; `agree` says otherwise.
 */
import { plural, thirdPerson, unify } from './agreement.ts';
import type { Agreement } from './agreement.ts';
import { eitherFirst, type First, firstWords } from './first.ts';
import { firstOf, NONE, spend, want } from './rule.ts';
import type { Parse, Printing, Reading, Rule } from './rule.ts';
import type { Wording } from './wording.ts';
import { constantsOf, fill, match } from './template.ts';
import type { Env } from './template.ts';
import { tokenise } from './tokens.ts';
import { SELF_NOUNS, WORDS } from '../wordings/words.ts';

/** A legendary card by the first part of its name. */
const SHORT = 'short';

type Channel = 'v' | 'n' | undefined;

type Item =
  | { item: 'word'; word: string }
  | { item: 'form'; bare: string; inflected: string; channel: 'v' | 'n'; bareIs: 1 | 2 }
  | { item: 'slot'; name: string; readonly rule: Rule; channel: Channel }
  | { item: 'group'; flag: string | undefined; items: readonly Item[]; holes: readonly string[] }
  | { item: 'either'; flag: string | undefined; options: readonly (readonly Item[])[]; texts: readonly string[] }
  | { item: 'self'; flag: string }
  | { item: 'wording'; key: string };

/** Rules by the names that patterns call them; one that is not there yet is asked for. */
export type Rules = Readonly<Record<string, Rule | (() => Rule)>>;

interface Options {
  agree?: 'v' | 'n' | 'none';
  name?: string;
}

/** Makes a phrase; `T` documents its value. */
export interface PhraseMaker {
  <T = unknown>(pattern: string, template: unknown, options?: Options): Rule<T>;
  /** Makes phrases that name these rules too, as those that a function is given; they go before others of their names. */
  readonly with: (rules: Rules) => PhraseMaker;
}

/** Every phrase there is, for what is asked of all of them. */
export const phrases: Rule[] = [];

/**
 * Makes phrases that name rules of those dictionaries, of the last one first. A dictionary of rules that come later in its file is a function: it
 * is asked when such a phrase is first used.
 */
export function phrasesOf(...dictionaries: readonly (Rules | (() => Rules))[]): PhraseMaker {
  let known: Rules | undefined;
  const named: Named = (name) => {
    known ??= Object.assign({}, ...dictionaries.map((one) => (typeof one === 'function' ? one() : one))) as Rules;
    const rule = known[name];
    return typeof rule === 'function' ? rule() : rule;
  };
  const make = <T>(pattern: string, template: unknown, options: Options = {}): Rule<T> =>
    phraseOf(pattern, template, options, named);
  return Object.assign(make, { with: (rules: Rules) => phrasesOf(...dictionaries, rules) });
}

/** The rule of that name, or undefined where none has it. */
type Named = (name: string) => Rule | undefined;

function phraseOf<T>(pattern: string, template: unknown, options: Options, named: Named): Rule<T> {
  const items = parsePattern(pattern, named);
  const marks = marksOf(items);
  const calls = marks.filter(isCall);
  const agree = options.agree ?? (hasChannel(items, 'v') ? 'v' : hasChannel(items, 'n') ? 'n' : 'none');
  const needs = new Map<Wording, readonly (readonly string[])[]>();
  const firsts = new Map<Wording, First>();
  const constants = constantsOf(template);
  const rule: Rule<T> = {
    name: options.name ?? pattern,
    constants,
    needs(wording) {
      let known = needs.get(wording);
      if (known === undefined) {
        // a phrase may hold itself
        needs.set(wording, NONE);
        known = neededWords(items, wording);
        needs.set(wording, known);
      }
      return known;
    },
    first(wording) {
      let known = firsts.get(wording);
      if (known === undefined) {
        known = firstOfItems(items, 0, wording);
        firsts.set(wording, known);
      }
      return known;
    },
    read(reading, at) {
      const found: State[] = [];
      readItems(reading, items, 0, at, { env: {}, v: 0, n: 0, end: at }, (state) => {
        spend(reading, 1);
        found.push(state);
      });
      if (found.length === 0) return NONE;
      return found.map((state): Parse<T> => {
        let value = fill(template, state.env);
        // a list has no marks of its own: how the card is called stands on the first in it
        if (Array.isArray(value)) {
          if (calls.length > 0)
            value = value.map((one: unknown, i) => (i === 0 ? withMarks(one, calls, state.env) : one));
        } else value = withMarks(value, marks, state.env);
        return { value: value as T, end: state.end, agreement: agree === 'none' ? 0 : state[agree] };
      });
    },
    print(printing, value, agreement) {
      for (const [key, constant] of constants) if ((value as Env | undefined)?.[key] !== constant) return undefined;
      const env: Env = {};
      const plain = Array.isArray(value)
        ? calls.length === 0
          ? value
          : value.map((one: unknown, i) => (i === 0 ? withoutMarks(one, calls, env) : one))
        : withoutMarks(value, marks, env);
      if (!match(template, plain, env, printing.free)) return undefined;
      const out: Out = { words: [], v: 0, n: 0 };
      if (agree !== 'none') out[agree] = agreement;
      if (!printItems(printing, items, env, out)) return undefined;
      return { words: out.words, agreement: agree === 'none' ? 0 : out[agree] };
    },
  };
  phrases.push(rule);
  return rule;
}

/** How the card was called, by its place among those of the phrase. */
const callOf = (place: number): string => (place === 0 ? '$~' : `$~${place + 1}`);
const isCall = (mark: string): boolean => mark.startsWith('$~');
const isNode = (value: unknown): value is Env => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with those of the marks that were set. */
function withMarks(value: unknown, marks: readonly string[], env: Env): unknown {
  const set = marks.filter((mark) => env[mark] !== undefined);
  if (set.length === 0 || !isNode(value)) return value;
  return { ...value, ...Object.fromEntries(set.map((mark) => [mark, env[mark]])) };
}

/** The value without the marks, which go into the environment. */
function withoutMarks(value: unknown, marks: readonly string[], env: Env): unknown {
  if (marks.length === 0 || !isNode(value)) return value;
  const rest: Env = { ...value };
  for (const mark of marks) {
    env[mark] = rest[mark];
    delete rest[mark];
  }
  return rest;
}

interface State {
  env: Env;
  v: Agreement;
  n: Agreement;
  end: number;
}

function readItems(
  reading: Reading,
  items: readonly Item[],
  i: number,
  at: number,
  state: State,
  done: (state: State) => void,
): void {
  const item = items[i];
  if (item === undefined) {
    done(state.end === at ? state : { ...state, end: at });
    return;
  }
  switch (item.item) {
    case 'word': {
      const token = reading.tokens[at];
      if (token === undefined || (token.text !== item.word && token.lower !== item.word)) {
        want(reading, at, item.word);
        return;
      }
      readItems(reading, items, i + 1, at + 1, state, done);
      return;
    }
    case 'form': {
      const token = reading.tokens[at];
      if (token !== undefined) {
        const same = item.bare === item.inflected;
        const isBare = token.text === item.bare || token.lower === item.bare;
        if (isBare || token.text === item.inflected || token.lower === item.inflected) {
          const agreement: Agreement = same ? 0 : isBare ? item.bareIs : item.bareIs === 1 ? 2 : 1;
          const both = unify(state[item.channel], agreement);
          if (both !== undefined) {
            readItems(reading, items, i + 1, at + 1, { ...state, [item.channel]: both }, done);
            return;
          }
        }
      }
      want(reading, at, item.bare);
      return;
    }
    case 'slot': {
      for (const parse of item.rule.read(reading, at)) {
        let next: State = { ...state, env: { ...state.env, [item.name]: parse.value } };
        if (item.channel !== undefined) {
          const both = unify(state[item.channel], parse.agreement);
          if (both === undefined) continue;
          next = { ...next, [item.channel]: both };
        }
        readItems(reading, items, i + 1, parse.end, next, done);
      }
      return;
    }
    case 'self': {
      const called = (end: number, as?: string): void => {
        const said = as === undefined ? state : { ...state, env: { ...state.env, [item.flag]: as } };
        readItems(reading, items, i + 1, end, said, done);
      };
      const [token, noun] = [reading.tokens[at], reading.tokens[at + 1]?.text ?? ''];
      if (token?.text === '~') called(at + 1);
      else if (token?.text === '~~') called(at + 1, SHORT);
      else if (token?.lower === 'this' && SELF_NOUNS.includes(noun)) called(at + 2, noun);
      else want(reading, at, 'the card itself');
      return;
    }
    case 'group': {
      const said = item.flag === undefined ? state : { ...state, env: { ...state.env, [item.flag]: true } };
      readItems(reading, item.items, 0, at, said, (inner) => readItems(reading, items, i + 1, inner.end, inner, done));
      readItems(reading, items, i + 1, at, state, done);
      return;
    }
    case 'either': {
      item.options.forEach((option, k) => {
        const said =
          item.flag === undefined || k === 0 ? state : { ...state, env: { ...state.env, [item.flag]: item.texts[k] } };
        readItems(reading, option, 0, at, said, (inner) => readItems(reading, items, i + 1, inner.end, inner, done));
      });
      return;
    }
    case 'wording': {
      for (const variant of variants(item.key, reading.wording)) {
        readItems(reading, variant, 0, at, state, (inner) => readItems(reading, items, i + 1, inner.end, inner, done));
      }
      return;
    }
  }
}

interface Out {
  words: string[];
  v: Agreement;
  n: Agreement;
}

function printItems(printing: Printing, items: readonly Item[], env: Env, out: Out): boolean {
  for (const item of items) {
    switch (item.item) {
      case 'word':
        out.words.push(item.word);
        break;
      case 'form':
        // a noun nobody asks for in the plural is singular
        if (item.channel === 'n' && item.bareIs === 1 && out.n === 0) out.n = 1;
        out.words.push(out[item.channel] === (item.bareIs === 1 ? 2 : 1) ? item.inflected : item.bare);
        break;
      case 'slot': {
        const value = env[item.name];
        if (value === undefined) return false;
        const printed = item.rule.print(printing, value, item.channel === undefined ? 0 : out[item.channel]);
        if (printed === undefined) return false;
        if (item.channel !== undefined) {
          const both = unify(out[item.channel], printed.agreement);
          if (both === undefined) return false;
          out[item.channel] = both;
        }
        for (const word of printed.words) out.words.push(word);
        break;
      }
      case 'self': {
        const as = env[item.flag] as string | undefined;
        if (as === undefined || as === SHORT) out.words.push(as === undefined ? '~' : '~~');
        else out.words.push('this', as);
        break;
      }
      case 'group': {
        const set = item.flag === undefined ? item.holes.some((h) => env[h] !== undefined) : env[item.flag] === true;
        if (set && !printItems(printing, item.items, env, out)) return false;
        break;
      }
      case 'either': {
        const chosen = item.flag === undefined ? undefined : env[item.flag];
        if (chosen === undefined) {
          const mark = out.words.length;
          const before = { v: out.v, n: out.n };
          const options = item.flag === undefined ? item.options : item.options.slice(0, 1);
          const said = options.some((option) => {
            out.words.length = mark;
            out.v = before.v;
            out.n = before.n;
            return printItems(printing, option, env, out);
          });
          if (!said) return false;
        } else {
          const k = item.texts.indexOf(chosen as string);
          if (k <= 0 || !printItems(printing, item.options[k] as readonly Item[], env, out)) return false;
        }
        break;
      }
      case 'wording': {
        const variant = variants(item.key, printing.wording)[0];
        if (variant === undefined || !printItems(printing, variant, env, out)) return false;
        break;
      }
    }
  }
  return true;
}

const compiledVariants = new Map<string, readonly (readonly Item[])[]>();

function variants(key: string, wording: Wording): readonly (readonly Item[])[] {
  const id = `${wording}:${key}`;
  let compiled = compiledVariants.get(id);
  if (compiled === undefined) {
    const entry = WORDS[key];
    if (entry === undefined) throw new Error(`grammar: no word "${key}" in the wordings`);
    const text = entry[wording];
    compiled = (typeof text === 'string' ? [text] : text).map((t) => parsePattern(t, () => undefined));
    compiledVariants.set(id, compiled);
  }
  return compiled;
}

function neededWords(items: readonly Item[], wording: Wording): readonly (readonly string[])[] {
  const needs: (readonly string[])[] = [];
  for (const item of items) {
    if (item.item === 'word') needs.push([item.word]);
    else if (item.item === 'form') needs.push([item.bare, item.inflected]);
    else if (item.item === 'wording') {
      const options = variants(item.key, wording);
      const only = options[0];
      if (options.length === 1 && only !== undefined) needs.push(...neededWords(only, wording));
    } else if (item.item === 'slot') needs.push(...item.rule.needs(wording));
  }
  return needs;
}

/** What these items can begin with, from the one at `i` on. */
function firstOfItems(items: readonly Item[], i: number, wording: Wording): First {
  const item = items[i];
  switch (item?.item) {
    case undefined: // nothing needs to be there
      return null;
    case 'word':
      return firstWords([item.word]);
    case 'form':
      return firstWords([item.bare, item.inflected]);
    case 'self':
      return firstWords(['~', '~~', 'this']);
    case 'slot':
      return firstOf(item.rule, wording);
    case 'group':
      return eitherFirst([firstOfItems(item.items, 0, wording), firstOfItems(items, i + 1, wording)]);
    case 'either':
      return eitherFirst(item.options.map((option) => firstOfItems(option, 0, wording)));
    case 'wording':
      return eitherFirst(variants(item.key, wording).map((variant) => firstOfItems(variant, 0, wording)));
  }
}

function hasChannel(items: readonly Item[], channel: 'v' | 'n'): boolean {
  return items.some((item) => {
    switch (item.item) {
      case 'form':
      case 'slot':
        return item.channel === channel;
      case 'group':
        return hasChannel(item.items, channel);
      case 'either':
        return item.options.some((option) => hasChannel(option, channel));
      case 'wording':
        return channel === 'v' && Object.values(WORDS[item.key] ?? {}).some((t) => String(t).includes('~'));
      case 'word':
      case 'self':
        return false;
    }
  });
}

function marksOf(items: readonly Item[]): string[] {
  const marks: string[] = [];
  for (const item of items) {
    if (item.item === 'self') marks.push(item.flag);
    else if (item.item === 'group') {
      if (item.flag?.startsWith('$')) marks.push(item.flag);
      marks.push(...marksOf(item.items));
    } else if (item.item === 'either') {
      if (item.flag?.startsWith('$')) marks.push(item.flag);
      for (const option of item.options) marks.push(...marksOf(option));
    }
  }
  return marks;
}

/** The same few words stand in thousands of phrases. */
const tokensOfWords = new Map<string, readonly string[]>();

function tokensOf(words: string): readonly string[] {
  let tokens = tokensOfWords.get(words);
  if (tokens === undefined) {
    tokens = tokenise(words).map(({ text }) => text);
    tokensOfWords.set(words, tokens);
  }
  return tokens;
}

const SLOT = /\{([a-z][A-Za-z0-9]*)([!#]?)(?::([A-Za-z0-9]+))?\}/y;
const FLAG = /(\$?[A-Za-z][A-Za-z0-9]*):(?! )|(\$?[A-Za-z][A-Za-z0-9]*): /y;
const WORDS_OF_PHRASE = /(?:\{[^}]*\}|~~?(?![A-Za-z])|[^\s[\](){}<>|~#]+)/y;
const INFLECTION = /~#|~|#/y;

/** Reads the notation itself. */
function parsePattern(pattern: string, named: Named): readonly Item[] {
  let at = 0;
  let alternatives = 0;
  let calls = 0;
  const fail = (why: string): never => {
    throw new Error(`grammar: ${why} in phrase "${pattern}" at ${at}`);
  };
  const here = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at;
    return what.exec(pattern);
  };
  const items = (stop: string): Item[] => {
    const list: Item[] = [];
    while (at < pattern.length && !stop.includes(pattern.charAt(at))) {
      const c = pattern.charAt(at);
      if (c === ' ' && !pattern.startsWith(' — ', at)) at++;
      else if (c === '{' && here(SLOT) !== null) list.push(slot());
      else if (c === '[') list.push(group());
      else if (c === '(') list.push(either());
      else if (c === '<') {
        const end = pattern.indexOf('>', at);
        if (end < 0) fail('no ">"');
        const key = pattern.slice(at + 1, end);
        if (!(key in WORDS)) fail(`no word "${key}" in the wordings`);
        list.push({ item: 'wording', key });
        at = end + 1;
      } else list.push(...wordsHere());
    }
    return list;
  };
  const slot = (): Item => {
    const [whole = '', key = '', mark, rule = key] = here(SLOT) ?? [];
    at += whole.length;
    const channel: Channel = mark === '!' ? 'v' : mark === '#' ? 'n' : undefined;
    let found: Rule | undefined;
    return {
      item: 'slot',
      name: key,
      channel,
      // looked up when it is first used: the dictionary may not be there yet
      get rule() {
        return (found ??= named(rule) ?? fail(`no rule "${rule}"`));
      },
    };
  };
  const flagHere = (): string | undefined => {
    const found = here(FLAG);
    if (found === null) return undefined;
    at += found[0].length;
    return found[1] ?? found[2];
  };
  const group = (): Item => {
    at++;
    const flag = flagHere();
    const inside = items(']');
    if (pattern.charAt(at) !== ']') fail('no "]"');
    at++;
    const holes = holesOf(inside);
    if (flag === undefined && holes.length === 0) fail('a group without hole or flag');
    return { item: 'group', flag, items: inside, holes };
  };
  const either = (): Item => {
    at++;
    const flag = flagHere();
    const options: (readonly Item[])[] = [];
    const texts: string[] = [];
    alternatives++;
    for (;;) {
      const from = at;
      options.push(items('|)'));
      texts.push(pattern.slice(from, at).trim());
      if (pattern.charAt(at) === ')') break;
      if (pattern.charAt(at) !== '|') fail('no ")"');
      at++;
    }
    at++;
    alternatives--;
    return { item: 'either', flag, options, texts };
  };
  const wordsHere = (): Item[] => {
    if (pattern.startsWith(' — ', at)) {
      at += 3;
      return [{ item: 'word', word: ' — ' }];
    }
    if (pattern.charAt(at) === '\n') {
      at++;
      return [{ item: 'word', word: '\n' }];
    }
    const found = here(WORDS_OF_PHRASE);
    if (found === null) return fail('an odd character');
    at += found[0].length;
    const marks = here(INFLECTION)?.[0] ?? '';
    if (found[0] === '~' && alternatives === 0) return [{ item: 'self', flag: callOf(calls++) }];
    if (found[0].startsWith('~')) return [{ item: 'word', word: found[0] }];
    at += marks.length;
    const tokens = tokensOf(found[0]);
    return tokens.map((word, k): Item => {
      if (marks === '' || k < tokens.length - 1) return { item: 'word', word };
      if (marks === '#') return { item: 'form', bare: word, inflected: plural(word), channel: 'n', bareIs: 1 };
      const channel = marks === '~' ? 'v' : 'n';
      return { item: 'form', bare: word, inflected: thirdPerson(word), channel, bareIs: 2 };
    });
  };
  const list = items('');
  if (at < pattern.length) fail('something left over');
  return list;
}

function holesOf(items: readonly Item[]): string[] {
  const holes: string[] = [];
  for (const item of items) {
    if (item.item === 'slot') holes.push(item.name);
    else if (item.item === 'group') holes.push(...(item.flag === undefined ? [] : [item.flag]), ...holesOf(item.items));
    else if (item.item === 'either') {
      if (item.flag !== undefined) holes.push(item.flag);
      for (const option of item.options) holes.push(...holesOf(option));
    }
  }
  return holes;
}
