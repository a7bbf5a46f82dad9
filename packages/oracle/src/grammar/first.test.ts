/** Rules are tried where they can begin, and nothing is missed by it. 2006: 104 · 2009, 2011, 2026: 107 */
import { describe, expect, it } from 'vitest';
import { eitherFirst, FirstIndex, firstTested, firstWords } from './first.ts';
import { alt, many, open, phrasesOf, readWhole, startReading, terminal, tokenise, words } from './index.ts';
import type { Rule } from './index.ts';
import { firstOf, type Tried } from './rule.ts';

const phrase = phrasesOf();

const token = (text: string) => {
  const [first] = tokenise(text);
  if (first === undefined) throw new Error('no token');
  return first;
};
const number = firstTested(({ text }) => /^\d+$/.test(text));

describe('what begins with a token', () => {
  const index = new FirstIndex([firstWords(['draw']), number(), firstWords(['Draw', 'gain']), null, number()]);
  it('is told by the word as it is written, and in lower case', () => {
    expect(index.at(token('draw'))).toEqual([0, 3]);
    expect(index.at(token('Draw'))).toEqual([0, 2, 3]);
    expect(index.at(token('Gain'))).toEqual([2, 3]);
  });
  it('is told by a test where no word tells', () => {
    expect(index.at(token('3'))).toEqual([1, 3, 4]);
    expect(index.at(token('exile'))).toEqual([3]);
  });
  it('may be anything where one of several may', () => {
    expect(eitherFirst([firstWords(['a']), null])).toBeNull();
    const either = eitherFirst([firstWords(['a']), firstWords(['b'])]);
    expect([...(either?.words ?? [])]).toEqual(['a', 'b']);
  });
});

describe('the words that a rule begins with', () => {
  const begins = (rule: Rule): string[] | null => {
    const first = firstOf(rule, '2017-01');
    return first === null ? null : [...first.words].sort();
  };
  const color = words('color', { white: 'W', 'very blue': 'U' });
  it.each<[string, Rule, string[] | null]>([
    ['a word', phrase('draw a card', 1), ['draw']],
    ['both forms of a verb', phrase('draw~ a card', 1), ['draw', 'draws']],
    ['a slot', phrase.with({ c: color })('{c} creature', '$c'), ['very', 'white']],
    ['what may be missing, and what follows', phrase('[f: all] cards', { f: '$f' }), ['all', 'cards']],
    ['either', phrase('(f:each|every) card', { f: '$f' }), ['each', 'every']],
    ['several rules', alt('some', () => [color, phrase('red', 'R')]), ['red', 'very', 'white']],
    ['a list', many(color), ['very', 'white']],
    ['nothing that must be there', phrase('[f: all]', { f: '$f' }), null],
  ])('are those of %s', (_, rule, expected) => {
    expect(begins(rule)).toEqual(expected);
  });
  it('are not known of a rule that may begin with itself', () => {
    const self: Rule = alt('itself', () => [phrase.with({ s: self })('[{s}] end', '$s')]);
    expect(begins(self)).toBeNull();
  });
  it('are asked of an open rule once it is given', () => {
    const later = open('later');
    later.become(color);
    expect(begins(phrase.with({ l: later })('{l}', '$l'))).toEqual(['very', 'white']);
  });
});

it('reads the same whichever rules are tried', () => {
  const amount = alt('an amount', () => [
    terminal('digits', ({ text }) => (/^\d+$/.test(text) ? Number(text) : undefined), String),
    words('a', { a: 1, 'a second': 2 }),
  ]);
  const withAmount = phrase.with({ amount });
  const act = alt('an act', () => [
    withAmount('[t: then] draw~ {n:amount} card#', { do: 'draw', n: '$n', t: '$t' }),
    withAmount('[f: all] players gain~ {n:amount} life', { do: 'gain', n: '$n', f: '$f' }),
    withAmount('{n:amount} life is gained', { do: 'gain', n: '$n' }),
  ]);
  const texts = [
    'Draw a card',
    'then draw 3 cards',
    'All players gain a second life',
    '4 life is gained',
    'Lose 1 life',
  ];
  const read = (tried: Tried) =>
    texts.map((text) => readWhole(act, startReading(tokenise(text), '2017-01', '~', tried)));
  expect(read('beginning').map((found) => found.length)).toEqual([1, 1, 1, 1, 0]);
  expect(read('present')).toEqual(read('beginning'));
  expect(read('all')).toEqual(read('beginning'));
});
