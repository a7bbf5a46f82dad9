/**
 * Reminder text: which sentences in parentheses are known. It has no rules meaning, but a sentence that is not known may
 * mean that a keyword was misread, and is refused. 2006: 200.3 · 2009, 2011: 207.2 · 2026: 207.2a
 *
 * The texts of keywords stand in their files, the others in remarks.ts, all in the notation of phrases; an empty alternative, `(x|)`, may be
 * missing. Slots: `{self}` the object, `{number}`, `{symbols}`, `{pump}` a change such as +1/+1, `{pt}` power and toughness, `{word}`, `{words}`, `{text}` anything.
 */
import { KEYWORDS } from '@rulewright/engine/keywords';
import { alt, phrase, readWhole, startReading, tokenise } from '../grammar/index.ts';
import type { Parse, Rule, Wording } from '../grammar/index.ts';
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

const words = run('words', /^[\p{L}\d,/+\-{']/u);
const SELF: Rule = alt('the object itself', () => [
  run('own name', /^~~?$/, 1),
  phrase('(this|the|that) (creature|permanent|card|spell|land|artifact|enchantment|Aura|Equipment|token)', {}),
  phrase('(this|it)', {}),
  phrase('a (creature|permanent|Sliver|land)', {}),
  phrase('a (creature|permanent|Sliver|land) with {words}', {}, { words: run('words', /^[a-z]/) }),
]);
const SLOTS: Readonly<Record<string, Rule>> = {
  self: SELF,
  number: run('a number', /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|X|\d+)$/i, 1),
  symbols: run('symbols', /^\{/),
  pt: run('power and toughness', /^[\dX]+\/[\dX]+$/, 1),
  pump: run('a change of power and toughness', /^[+-][\dX]+\/[+-][\dX]+$/, 1),
  word: run('a word', /^\p{L}/u, 1),
  words,
  text: run('anything', /./u),
};

const reminder: Rule = alt('a reminder', () =>
  [...KEYWORDS.flatMap(({ reminders = [] }) => reminders), ...Object.values(REMARKS).flat()].map((text) =>
    phrase(text, {}, SLOTS),
  ),
);
const series: Rule = alt('reminders', () => [reminder, phrase('{a} {b}', {}, { a: reminder, b: () => series })]);

/** Whether a reminder, without its parentheses, is of a known form in that wording, or several known forms together. */
export const knownReminder = (text: string, wording: Wording): boolean =>
  readWhole(series, startReading(tokenise(text), wording)).length > 0;
