/**
 * Reminder text: which sentences in parentheses are known. It has no rules meaning, but a sentence that is not known may
 * mean that a keyword was misread, and is refused. 2006: 200.3 · 2009, 2011: 207.2 · 2026: 207.2a
 *
 * The texts of keywords stand in their files, the others in remarks.ts, all in the notation of phrases; an empty alternative, `(x|)`, may be
 * missing. Slots: `{self}` the object, `{number}`, `{symbols}`, `{pump}` a change such as +1/+1, `{pt}` power and toughness, `{word}`, `{words}`, `{text}` anything.
 */
import type { Ability } from '@rulewright/engine';
import { KEYWORDS } from '@rulewright/engine/keywords';
import { alt, map, phrase, readWhole, startReading, tokenise } from '../grammar/index.ts';
import type { Parse, Rule, Wording } from '../grammar/index.ts';
import { NUMBER_WORDS } from '../nouns/numbers.ts';
import { REMARKS } from './remarks.ts';

/** One or more tokens that are like that; all lengths are read. */
function run(name: string, like: RegExp, most = Number.POSITIVE_INFINITY): Rule {
  return {
    name,
    needs: () => [],
    read(reading, at) {
      const parses: Parse[] = [];
      for (let end = at; end - at < most && like.test(reading.tokens[end]?.text ?? ''); )
        parses.push({ value: name, end: ++end, agreement: 0 });
      return parses;
    },
    print: () => undefined,
  };
}

const words = run('words', /^[\p{L}\d,/+\-{'~]/u);
const SELF: Rule = alt('the object itself', () => [
  run('own name', /^~~?$/, 1),
  phrase('(this|the|that) (creature|permanent|card|spell|land|artifact|enchantment|Aura|Equipment|token)', {}),
  phrase('(this|it)', {}),
  phrase('a (creature|permanent|Sliver|land)', {}),
  phrase('a (creature|permanent|Sliver|land) with {words}', {}, { words: run('words', /^[a-z]/) }),
]);
/** A number, as a numeral: `3`, `X`. */
const number: Rule<string> = {
  name: 'a number',
  needs: () => [],
  read(reading, at) {
    const word = reading.tokens[at]?.lower ?? '';
    const named = /^an?$/.test(word) ? 1 : NUMBER_WORDS.indexOf(word);
    if (named <= 0 && !/^(?:x|\d+)$/.test(word)) return [];
    return [{ value: named <= 0 ? word.toUpperCase() : String(named), end: at + 1, agreement: 0 }];
  },
  print: () => undefined,
};
const SLOTS: Readonly<Record<string, Rule>> = {
  self: SELF,
  number,
  symbols: run('symbols', /^\{/),
  pt: run('power and toughness', /^[\dX]+\/[\dX]+$/, 1),
  pump: run('a change of power and toughness', /^[+-][\dX]+\/[+-][\dX]+$/, 1),
  word: run('a word', /^\p{L}/u, 1),
  words,
  text: run('anything', /./u),
};

/** What a reminder is about: the keyword, and the number where it says one only. */
export interface Reminder {
  readonly keyword?: string;
  readonly number?: string;
}
const saysOneNumber = (text: string): boolean => text.split('{number}').length === 2;

const reminder: Rule<Reminder> = alt<Reminder>('a reminder', () => [
  ...KEYWORDS.flatMap(({ name: keyword, reminders = [] }) =>
    reminders.map((text) =>
      phrase<Reminder>(text, saysOneNumber(text) ? { keyword, number: '$number' } : { keyword }, SLOTS),
    ),
  ),
  ...Object.values(REMARKS)
    .flat()
    .map((text) => phrase<Reminder>(text, {}, SLOTS)),
]);
const series: Rule<readonly Reminder[]> = alt<readonly Reminder[]>('reminders', () => [
  phrase<readonly Reminder[]>('{a}', ['$a'], { a: reminder }),
  map<{ a: Reminder; b: readonly Reminder[] }, readonly Reminder[]>(
    phrase<{ a: Reminder; b: readonly Reminder[] }>('{a} {b}', { a: '$a', b: '$b' }, { a: reminder, b: () => series }),
    ({ a, b }) => [a, ...b],
    () => undefined,
  ),
]);

/** What a reminder, without its parentheses, may say in that wording: known forms, one or several together; none where it is unknown. */
const readReminder = (text: string, wording: Wording): readonly (readonly Reminder[])[] =>
  readWhole(series, startReading(tokenise(text), wording));

/**
 * Why a reminder, without its parentheses, is none in that wording: of no known form, or, beside such keyword abilities, of another number
 * than they have. Undefined: it is one.
 */
export function oddReminder(text: string, wording: Wording, abilities: readonly Ability[]): string | undefined {
  const readings = readReminder(text, wording);
  if (readings.length === 0) return `unknown reminder text: (${text})`;
  const contradicts = ({ keyword, number: said }: Reminder): boolean => {
    const own = abilities.filter((ability) => ability.ability === 'keyword' && ability.keyword === keyword);
    const numbers = own.flatMap((ability) => ('n' in ability && typeof ability.n === 'number' ? [ability.n] : []));
    return said !== undefined && numbers.length === own.length && own.length > 0 && !numbers.includes(Number(said));
  };
  return readings.every((reading) => reading.some(contradicts))
    ? `reminder text of another number: (${text})`
    : undefined;
}
