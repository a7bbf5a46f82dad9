/** The notation of phrases: reading and printing with one rule. */
import { describe, expect, test } from 'vitest';
import { alt, join, phrasesOf, readWhole, series, startReading, tokenise, words } from './index.ts';
import type { Rule } from './index.ts';

const phrase = phrasesOf(() => ({ count, who }));

const who = alt('player', () => [
  words('you', { you: { who: 'you' } }, 2),
  words('player', { 'target player': { who: 'target' } }, 1),
]);
const count = alt('count', () => [words('a', { a: 1 }, 1), words('numbers', { two: 2, three: 3 }, 2)]);
const draw = phrase('{who!} draw~ {n#:count} card#[random: at random]', {
  do: 'draw',
  who: '$who',
  count: '$n',
  random: '$random',
});

const read = (rule: Rule, text: string) => readWhole(rule, startReading(tokenise(text), '2017-01'));
const print = (rule: Rule, value: unknown, free = false) => {
  const printed = rule.print({ wording: '2017-01', free }, value, 0);
  return printed === undefined ? undefined : join(printed.words, { self: 'Own Name', short: 'Own' });
};

describe('a phrase', () => {
  test('reads words, slots and options', () => {
    expect(read(draw, 'You draw a card')).toEqual([{ do: 'draw', who: { who: 'you' }, count: 1 }]);
    expect(read(draw, 'Target player draws two cards at random')).toEqual([
      { do: 'draw', who: { who: 'target' }, count: 2, random: true },
    ]);
  });
  test('wants agreement of verb and noun', () => {
    expect(read(draw, 'You draws a card')).toEqual([]);
    expect(read(draw, 'Target player draw a card')).toEqual([]);
    expect(read(draw, 'You draw two card')).toEqual([]);
  });
  test('prints with agreement', () => {
    expect(print(draw, { do: 'draw', who: { who: 'target' }, count: 3 })).toBe('Target player draws three cards');
    expect(print(draw, { do: 'draw', who: { who: 'you' }, count: 1, random: true })).toBe('You draw a card at random');
  });
  test('prints nothing it was not made for', () => {
    expect(print(draw, { do: 'draw', who: { who: 'you' }, count: 9 })).toBeUndefined();
    expect(print(draw, { do: 'draw', who: { who: 'you' }, count: 1, what: 'else' })).toBeUndefined();
  });
  test('tells where reading stopped', () => {
    const reading = startReading(tokenise('You draw a creature'), '2017-01');
    expect(readWhole(draw, reading)).toEqual([]);
    expect(reading.furthest).toBe(3);
    expect([...reading.wanted]).toContain('card');
  });
});

describe('marks of phrasing', () => {
  const rule = alt('a verb', () => [
    phrase('[$then: then] stop', { do: 'stop' }),
    phrase('cease', { do: 'stop', $word: 'cease' }),
  ]);
  test('stay on the value', () => {
    expect(read(rule, 'then stop')).toEqual([{ do: 'stop', $then: true }]);
    expect(read(rule, 'cease')).toEqual([{ do: 'stop', $word: 'cease' }]);
  });
  test('choose the words when printing', () => {
    expect(print(rule, { do: 'stop', $word: 'cease' })).toBe('Cease');
    expect(print(rule, { do: 'stop', $then: true })).toBe('Then stop');
    expect(print(rule, { do: 'stop' }, true)).toBe('Stop');
  });
});

test('conjunctions of filters are flat', () => {
  const noun = words('noun', {
    creature: { is: 'type', type: 'creature' },
    'red creature': {
      is: 'and',
      of: [
        { is: 'color', color: 'R' },
        { is: 'type', type: 'creature' },
      ],
    },
  });
  const rule = phrase.with({ f: noun })('{f} here', { '&': ['$f', { is: 'tapped' }] });
  expect(read(rule, 'red creature here')).toEqual([
    { is: 'and', of: [{ is: 'color', color: 'R' }, { is: 'type', type: 'creature' }, { is: 'tapped' }] },
  ]);
  expect(print(rule, { is: 'and', of: [{ is: 'type', type: 'creature' }, { is: 'tapped' }] })).toBe('Creature here');
});

test('series', () => {
  const rule = series(words('letter', { b: 'b', c: 'c', d: 'd' }), 'and');
  expect(read(rule, 'b and c')).toEqual([['b', 'c']]);
  expect(read(rule, 'b, c, and d')).toEqual([['b', 'c', 'd']]);
  expect(read(rule, 'b, c and d')).toEqual([]);
  expect(print(rule, ['b', 'c', 'd'])).toBe('B, c, and d');
});

describe('tokens', () => {
  test('own names, symbols, possessives, quotations', () => {
    expect(tokenise('~\'s owner: "{2}{B}, {T}: ~ gets +1/-X." It\'s non-Wall').map((t) => t.text)).toEqual([
      '~',
      "'s",
      'owner',
      ':',
      '“',
      '{2}',
      '{B}',
      ',',
      '{T}',
      ':',
      '~',
      'gets',
      '+1/-X',
      '.',
      '”',
      "It's",
      'non-Wall',
    ]);
  });
  test('joining chooses articles and capitals', () => {
    const names = { self: 'Aerie', short: 'Aerie' };
    expect(join(['a', 'artifact', ',', 'a', '8/8', 'and', 'a', 'X/X', '.', 'a', '~', '.'], names)).toBe(
      'An artifact, an 8/8 and an X/X. An Aerie.',
    );
    expect(join(['{1}', ':', 'untap', 'a', 'one', '—', 'or', 'a', 'unicorn'], names)).toBe(
      '{1}: Untap a one—Or a unicorn',
    );
  });
});

describe('the card itself', () => {
  const rule = phrase('exile ~, then return ~ or die', { do: 'exile' });
  const list = phrase('~ is here', [{ if: 'here' }, { if: 'there' }]);

  test.each([
    ['exile ~, then return ~ or die', {}],
    ['exile this creature, then return ~ or die', { '$~': 'creature' }],
    ['exile ~~, then return this card or die', { '$~': 'short', '$~2': 'card' }],
  ])('%s', (text, marks) => {
    const value = { do: 'exile', ...marks };
    expect(readWhole(rule, startReading(tokenise(text), '2026-02'))).toEqual([value]);
    expect(
      join(rule.print({ wording: '2026-02', free: false }, value, 0)?.words ?? [], { self: '~', short: '~~' }),
    ).toBe(text.replace(/^e/, 'E'));
  });

  test('of a list it is kept on the first', () => {
    const value = [{ if: 'here', '$~': 'Aura' }, { if: 'there' }];
    expect(readWhole(list, startReading(tokenise('this Aura is here'), '2026-02'))).toEqual([value]);
    expect(list.print({ wording: '2026-02', free: false }, value, 0)?.words).toEqual(['this', 'Aura', 'is', 'here']);
  });

  test('is nothing else', () => {
    for (const text of ['this player is here', 'that creature is here', 'it is here'])
      expect(readWhole(list, startReading(tokenise(text), '2026-02'))).toEqual([]);
  });
});

describe('the rules that a phrase names', () => {
  const one = words('one', { one: 1 });
  const two = words('two', { two: 2 });

  test('stand under their own names where the key is the same', () => {
    expect(read(phrasesOf(() => ({ one }))('{one}', '$one'), 'one')).toEqual([1]);
  });
  test('are those of the last dictionary that has the name, and those given before them', () => {
    const say = phrasesOf(
      () => ({ n: one }),
      () => ({ n: two }),
    );
    expect(read(say('{n}', '$n'), 'two')).toEqual([2]);
    expect(read(say.with({ n: one })('{n}', '$n'), 'one')).toEqual([1]);
  });
  test('may be made later, and are asked for once', () => {
    let asked = 0;
    const say = phrasesOf(() => ({ n: (asked++, () => later) }));
    const rule = say('{k:n} {l:n}', ['$k', '$l']);
    const later = words('later', { later: true });
    expect(read(rule, 'later later')).toEqual([[true, true]]);
    expect(read(say('{n}', '$n'), 'later')).toEqual([true]);
    expect(asked).toBe(1);
  });
  test('may be the phrase itself', () => {
    const say = phrasesOf(() => ({ more }));
    const more: Rule = alt('more', () => [again, words('last', { last: 'last' })]);
    const again = say('again {more}', { more: '$more' });
    const itself: Rule = say.with({ itself: () => itself })('on [{itself}]', { more: '$itself' });
    expect(read(again, 'again again last')).toEqual([{ more: { more: 'last' } }]);
    expect(read(itself, 'on on')).toEqual([{ more: {} }]);
    const endless: Rule = say.with({ endless: () => endless })('on {endless}', '$endless');
    expect(endless.needs('2017-01')).toEqual([['on']]);
  });
  test('are named in the error where there is none', () => {
    expect(() => read(phrasesOf(() => ({ one }))('draw {n:two}', '$n'), 'draw two')).toThrow(
      'no rule "two" in phrase "draw {n:two}"',
    );
  });
});
