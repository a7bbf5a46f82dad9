/**
 * Rules of the grammar: each one object that reads tokens into values and prints values as words.
 * Reading returns all parses, memoised by rule and position. 2006: 104 · 2009, 2011, 2026: 107
 *
 * Values are plain data in the shape of the vocabulary. Keys that start with `$` record how something was phrased and
 * never reach a finished tree (see `check/phrasing.ts`).
 */
import { equal } from '@rulewright/engine';
import type { Agreement } from './agreement.ts';
import { eitherFirst, type First, FirstIndex, firstTested, firstWords } from './first.ts';
import { NeededWords, Present } from './present.ts';
import { type Constant, SaidIndex } from './said.ts';
import type { Token } from './tokens.ts';
import type { Wording } from './wording.ts';

/** One parse: its value, the token after it, and its agreement. */
export interface Parse<T = unknown> {
  readonly value: T;
  readonly end: number;
  readonly agreement: Agreement;
}

/**
 * Which rules are tried: those that have their words in the text and can begin with the word that comes, which reads all there is; those that have
 * their words in the text, to tell what was wanted where reading stops; or all, where none has.
 */
export type Tried = 'beginning' | 'present' | 'all';

/** The state of reading one text. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly wording: Wording;
  /** the name of the card whose text it is */
  readonly self: string;
  readonly present: Present;
  readonly tried: Tried;
  readonly memo: Map<Rule, (readonly Parse[] | null | undefined)[]>;
  /** how many rules were tried, parses made and parses compared */
  steps: number;
  /** the furthest token at which something else was wanted, and what was wanted there */
  furthest: number;
  wanted: Set<string>;
}

export function startReading(
  tokens: readonly Token[],
  wording: Wording,
  self = '~',
  tried: Tried = 'beginning',
): Reading {
  return {
    tokens,
    wording,
    self,
    present: new Present(tokens),
    tried,
    memo: new Map(),
    steps: 0,
    furthest: 0,
    wanted: new Set(),
  };
}

export interface Printed {
  readonly words: readonly string[];
  readonly agreement: Agreement;
}

/** How printing is done: in which wording, and whether a missing mark of phrasing means "any" (`free`). */
export interface Printing {
  readonly wording: Wording;
  readonly free: boolean;
}

/** A rule of the grammar. `T` documents the value; values are checked by `match` when printing. */
export interface Rule<T = unknown> {
  readonly name: string;
  readonly read: (reading: Reading, at: number) => readonly Parse<T>[];
  /** undefined: this rule does not say this value. `agreement` is what a subject asks for. */
  readonly print: (printing: Printing, value: unknown, agreement: Agreement) => Printed | undefined;
  /** Groups of words; of every group one must be in the text, else the rule cannot apply. */
  readonly needs: (wording: Wording) => readonly (readonly string[])[];
  /** What it can begin with; absent: anything. */
  readonly first?: (wording: Wording) => First;
  /** What stands in every value that it says; absent: nothing is known of them. */
  readonly constants?: readonly Constant[];
}

export const NONE: readonly never[] = [];
const NO_NEEDS = () => NONE;

export function want(reading: Reading, at: number, what: string): void {
  if (at > reading.furthest) {
    reading.furthest = at;
    reading.wanted = new Set();
  }
  if (at === reading.furthest) reading.wanted.add(what);
}

/** A text has too many possible readings, or is nested too deeply, to be read within the budget. */
export class TooMuchToRead extends Error {
  override readonly name = 'TooMuchToRead';
}

/** The most steps that a text may take. No printed card comes near it. */
export const MOST_STEPS = 60_000;

/** Counts steps; every place where readings multiply says how many. @throws TooMuchToRead */
export function spend(reading: Reading, steps: number): void {
  reading.steps += steps;
  if (reading.steps > MOST_STEPS) throw new TooMuchToRead();
}

/** Memoises a rule's reading. A rule may not start with itself. */
export function memoised<T>(rule: Rule<T>): Rule<T> {
  const read = (reading: Reading, at: number): readonly Parse<T>[] => {
    let row = reading.memo.get(memo);
    if (row === undefined) {
      row = [];
      reading.memo.set(memo, row);
    }
    const known = row[at];
    if (known !== undefined) {
      if (known === null) throw new Error(`grammar: rule "${rule.name}" starts with itself`);
      return known as readonly Parse<T>[];
    }
    row[at] = null;
    const parses = distinct(reading, rule.read(reading, at));
    row[at] = parses;
    return parses;
  };
  const memo: Rule<T> = { ...rule, read };
  return memo;
}

/** Parses without those that equal an earlier one. */
function distinct<T>(reading: Reading, parses: readonly Parse<T>[]): readonly Parse<T>[] {
  spend(reading, 1 + parses.length);
  if (parses.length < 2) return parses;
  const kept: Parse<T>[] = [];
  for (const parse of parses) {
    spend(reading, kept.length);
    if (!kept.some((k) => k.end === parse.end && k.agreement === parse.agreement && equal(k.value, parse.value))) {
      kept.push(parse);
    }
  }
  return kept;
}

/** A rule given later: for grammars that contain themselves. */
export function lazy<T>(get: () => Rule<T>): Rule<T> {
  return {
    name: 'lazy',
    read: (reading, at) => get().read(reading, at),
    print: (printing, value, agreement) => get().print(printing, value, agreement),
    needs: NO_NEEDS,
    first: (wording) => firstOf(get(), wording),
  };
}

export const firstOf = (rule: Rule, wording: Wording): First => rule.first?.(wording) ?? null;

/** A rule that another module gives, once both are there: a grammar is recursive, its modules need not be. */
export interface OpenRule<T = unknown> extends Rule<T> {
  readonly become: (rule: Rule<T>) => void;
}

export function open<T = unknown>(name: string): OpenRule<T> {
  let given: Rule<T> | undefined;
  const rule = lazy<T>(() => {
    if (given === undefined) throw new Error(`grammar: no module gave the rule "${name}"`);
    return given;
  });
  return { ...rule, name, become: (known) => void (given = known) };
}

/** One of several rules: all that read; the first that prints. The list is asked for on first use. */
export function alt<T = unknown>(name: string, list: () => readonly Rule<T>[]): Rule<T> {
  let rules: readonly Rule<T>[] | undefined;
  const all = () => (rules ??= list());
  const tables = new Map<Wording, Table>();
  let said: SaidIndex | undefined;
  const firsts = new Map<Wording, First>();
  return memoised<T>({
    name,
    needs: NO_NEEDS,
    first(wording) {
      const known = firsts.get(wording);
      if (known !== undefined) return known;
      // what may begin with itself may begin with anything, as far as is known by then
      firsts.set(wording, null);
      const first = eitherFirst(all().map((rule) => firstOf(rule, wording)));
      firsts.set(wording, first);
      return first;
    },
    read(reading, at) {
      const { wording, present, tried } = reading;
      const token = reading.tokens[at];
      let table = tables.get(wording);
      if (table === undefined) {
        table = tableOf(all(), wording);
        tables.set(wording, table);
      }
      const parses: Parse<T>[] = [];
      for (const one of tried === 'beginning' && token !== undefined ? table.index.at(token) : table.whole) {
        if (tried !== 'all' && !present.meets(table.needed, one)) continue;
        for (const parse of (all()[one] as Rule<T>).read(reading, at)) parses.push(parse);
      }
      return parses;
    },
    print(printing, value, agreement) {
      said ??= new SaidIndex(all().map(({ constants }) => constants ?? NONE));
      for (const one of said.at(value)) {
        const printed = (all()[one] as Rule<T>).print(printing, value, agreement);
        if (printed !== undefined) return printed;
      }
      return undefined;
    },
  });
}

/** What the rules of an alternative begin with and need, in one wording. */
interface Table {
  readonly index: FirstIndex;
  readonly needed: NeededWords;
  /** the places of all of them */
  readonly whole: readonly number[];
}

const tableOf = (rules: readonly Rule[], wording: Wording): Table => ({
  index: new FirstIndex(rules.map((rule) => firstOf(rule, wording))),
  needed: new NeededWords(rules.map((rule) => rule.needs(wording))),
  whole: [...rules.keys()],
});

/** A rule whose value is changed by `to` and back by `from`; either may answer undefined: not this one. */
export function map<A, B>(rule: Rule<A>, to: (value: A) => B | undefined, from: (value: B) => A | undefined): Rule<B> {
  return {
    name: rule.name,
    needs: rule.needs,
    first: (wording) => firstOf(rule, wording),
    read(reading, at) {
      const parses: Parse<B>[] = [];
      for (const parse of rule.read(reading, at)) {
        const value = to(parse.value);
        if (value !== undefined) parses.push({ value, end: parse.end, agreement: parse.agreement });
      }
      return parses;
    },
    print(printing, value, agreement) {
      if (value === undefined) return undefined;
      const inner = from(value as B);
      return inner === undefined ? undefined : rule.print(printing, inner, agreement);
    },
  };
}

/** The rule for those of its values alone that are fitting: `fitting` gives such a value back, and undefined for any other. */
export const kept = <T>(rule: Rule<T>, fitting: (value: T) => T | undefined): Rule<T> => map(rule, fitting, fitting);

/** The rule's object value with a mark of phrasing added: another way to say the same. */
export function marked<T>(rule: Rule<T>, mark: `$${string}`, as: unknown = true): Rule<T> {
  return map<T, T>(
    rule,
    (value) => ({ ...value, [mark]: as }),
    (value) => {
      if (typeof value !== 'object' || value === null || !equal((value as Record<string, unknown>)[mark], as))
        return undefined;
      const rest = { ...value } as Record<string, unknown>;
      delete rest[mark];
      return rest as T;
    },
  );
}

/** One token with a meaning. `say` is the inverse of `mean`; the agreement is that of the word. */
export function terminal<T>(
  name: string,
  mean: (token: Token) => T | undefined,
  say: (value: T) => string | undefined,
  agreement: Agreement | ((value: T) => Agreement) = 0,
): Rule<T> {
  const agree = typeof agreement === 'function' ? agreement : () => agreement;
  return {
    name,
    needs: NO_NEEDS,
    first: firstTested((token) => mean(token) !== undefined),
    read(reading, at) {
      const token = reading.tokens[at];
      const value = token === undefined ? undefined : mean(token);
      if (value === undefined) {
        want(reading, at, name);
        return NONE;
      }
      return [{ value, end: at + 1, agreement: agree(value) }];
    },
    print(_, value) {
      if (value === undefined) return undefined;
      const word = say(value as T);
      return word === undefined ? undefined : { words: [word], agreement: agree(value as T) };
    },
  };
}

/** A value without its own marks of phrasing. */
function unmarked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('$')));
}

/** One word of a table, or several: `{white: 'W', 'the stack': 'stack'}`. */
export function words<T>(name: string, table: Record<string, T>, agreement: Agreement = 0): Rule<T> {
  const entries = Object.entries(table).map(([text, value]) => ({ words: text.split(' '), value }));
  const byFirst = new Map<string, typeof entries>();
  for (const entry of entries) {
    const first = entry.words[0] as string;
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  return {
    name,
    needs: NO_NEEDS,
    first: () => firstWords(byFirst.keys()),
    read(reading, at) {
      const token = reading.tokens[at];
      if (token === undefined) return NONE;
      const found = byFirst.get(token.text) ?? byFirst.get(token.lower);
      if (found === undefined) {
        want(reading, at, name);
        return NONE;
      }
      const parses: Parse<T>[] = [];
      for (const entry of found) {
        if (entry.words.every((word, i) => i === 0 || reading.tokens[at + i]?.text === word)) {
          parses.push({ value: entry.value, end: at + entry.words.length, agreement });
        }
      }
      return parses;
    },
    print(printing, value) {
      const entry =
        entries.find((e) => equal(e.value, value)) ??
        (printing.free ? entries.find((e) => equal(unmarked(e.value), value)) : undefined);
      return entry === undefined ? undefined : { words: entry.words, agreement };
    },
  };
}

/** All readings of the whole text by a rule. */
export function readWhole<T>(rule: Rule<T>, reading: Reading): T[] {
  const last = reading.tokens.length;
  const whole: Parse<T>[] = [];
  for (const parse of rule.read(reading, 0)) {
    if (parse.end === last) whole.push(parse);
    else want(reading, parse.end, 'the end');
  }
  return whole.map((parse) => parse.value);
}
