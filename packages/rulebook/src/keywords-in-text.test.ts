import { describe, expect, test } from 'vitest';
import { keywordIn, keywordPattern, keywordsIn } from './keywords-in-text.ts';
import { keywordNamed } from './keywords.ts';

const has = (keyword: string, text: string, name = 'Bear'): boolean => {
  const found = keywordNamed(keyword);
  if (found === null) throw new Error(`there is no keyword ${keyword}`);
  const said = keywordIn(found, [{ name, text }]);
  // whoever looks by the pattern first misses none
  if (said) expect(text).toMatch(new RegExp(keywordPattern(found), 'i'));
  return said;
};

describe('a keyword in the text of a card', () => {
  test('is a word of it, in whatever case and person', () => {
    expect(has('reach', 'Flying, reach')).toBe(true);
    expect(has('reach', 'Bears you control have reach.')).toBe(true);
    expect(has('destroy', 'When Bear dies, it destroys nothing.')).toBe(true);
    expect(has('reach', 'Preaching')).toBe(false);
  });

  test('is not what a reminder, a name or a longer keyword says', () => {
    expect(has('reach', 'Flying (This creature can be blocked only by creatures with flying or reach.)')).toBe(false);
    expect(has('storm', 'Comet Storm deals 1 damage to any target.', 'Comet Storm')).toBe(false);
    expect(has('storm', 'Comet Storm has storm.', 'Comet Storm')).toBe(true);
    expect(has('double', 'Double strike')).toBe(false);
    expect(has('double strike', 'Double strike')).toBe(true);
  });

  test('is a deed where the word is one: a counter is none', () => {
    expect(has('counter', 'Counter target spell.')).toBe(true);
    expect(has('counter', 'Put a +1/+1 counter on Bear.')).toBe(false);
  });

  test('stands in the order of the text, that of all faces', () => {
    const faces = [
      { name: 'Day', text: 'Trample, flying' },
      { name: 'Night', text: 'Haste' },
    ];
    expect(keywordsIn(faces).map(({ slug }) => slug)).toEqual(['trample', 'flying', 'haste']);
  });
});
