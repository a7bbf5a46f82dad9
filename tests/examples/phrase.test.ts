import { expect, test } from 'vitest';
import { join, phrasesOf, readWhole, startReading, tokenise } from '../../packages/oracle/src/grammar/index.ts';
import { terms } from '../../packages/oracle/src/conditions/terms.ts';

const phrase = phrasesOf(terms);

const gainLife = phrase('{who!:player} gain~ {n:digits} life', { do: 'gainLife', who: '$who', amount: '$n' });

const read = (text: string) => readWhole(gainLife, startReading(tokenise(text), '2017-01'));
const print = (value: unknown) => {
  const words = gainLife.print({ wording: '2017-01', free: true }, value, 0)?.words;
  return words && join(words, { self: 'Own Name', short: 'Own' });
};

test.each(['You gain 4 life', 'Each opponent gains 1 life', 'Target player gains X life'])('%s', (text) => {
  const readings = read(text);
  expect(readings).toHaveLength(1);
  expect(print(readings[0])).toBe(text);
});

test('what it means is an instruction of the vocabulary', () => {
  expect(read('You gain 4 life')).toEqual([{ do: 'gainLife', who: { who: 'you' }, amount: 4 }]);
  expect(print({ do: 'gainLife', who: { who: 'you' }, amount: { q: 'x' } })).toBe('You gain X life');
});

test('the verb agrees with its subject', () => {
  expect(read('You gains 4 life')).toEqual([]);
});
