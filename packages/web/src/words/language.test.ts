import { expect, test } from 'vitest';
import { english } from './english.ts';
import { french } from './french.ts';
import { firstKnown, isLanguage } from './language.ts';

test('the first language of the browser that there is, else English', () => {
  expect(firstKnown(['fr-CA', 'en'])).toBe('fr');
  expect(firstKnown(['de', 'FR', 'en'])).toBe('fr');
  expect(firstKnown(['de-DE'])).toBe('en');
  expect(firstKnown([])).toBe('en');
  expect([isLanguage('fr'), isLanguage('toString'), isLanguage(null)]).toEqual([true, false, false]);
});

/** Every text of a table by its place; what takes words is given some. */
function texts(of: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof of === 'string') return [[place, of]];
  if (typeof of === 'object' && of !== null)
    return Object.entries(of).flatMap(([key, one]) => texts(one, `${place}.${key}`));
  return [];
}

test('no text is empty, and French is said as the French write it', () => {
  for (const table of [english, french])
    for (const [place, text] of texts(table)) expect(text.trim(), place).not.toBe('');
  for (const [place, text] of texts(french)) {
    expect(text, `${place}: an apostrophe is ’`).not.toContain("'");
    expect(text.replace('Magic: The', ''), `${place}: a space stands before ; : ! ?`).not.toMatch(
      /[^\s:][;!?]|\p{L}:(?!\/)/u,
    );
  }
});

test('an invitation is said whole in both', () => {
  expect(english.joining.invitation('Ada', 3, 'commander', 4, 'October 2006')).toBe(
    'Ada invites you to a best of three of Commander for 4 by the rules of October 2006.',
  );
  expect(french.joining.invitation('Ada', 1, 'constructed', null, french.editions['2006-10'].name)).toBe(
    'Ada vous invite à une partie selon les règles d’octobre 2006.',
  );
});
