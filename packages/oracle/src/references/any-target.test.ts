/** One tree for "any target" and what cards said before 2018, in every form. 2006: 415 · 2009, 2011: 114 · 2026: 115.4 */
import { expect, test } from 'vitest';
import { cardWith } from '../../cards-in-tests.ts';
import { compile, print, type Wording, WORDINGS } from '../index.ts';

const read = (text: string, wording: Wording) => {
  const compiled = compile(cardWith(text), { wording });
  if (!compiled.ok) throw new Error(`${text}: ${compiled.refused.map(({ reason }) => reason).join('; ')}`);
  return compiled;
};
const bodyOf = (text: string, wording: Wording): string => {
  const [spell] = read(text, wording).definition.faces[0].abilities;
  return JSON.stringify({ ...spell, text: '' });
};
const printed = (text: string, from: Wording, to: Wording): string | undefined => {
  const { definition, phrasing } = read(text, from);
  return print(definition, to, phrasing);
};

const BEFORE: readonly Wording[] = ['2006-10', '2009-10', '2011-09', '2017-01'];
const FIRST = [
  'Test Name deals 3 damage to target creature or player.',
  'Test Name deals 3 damage to any target.',
] as const;
const FORMS: readonly (readonly [before: string, today: string])[] = [
  FIRST,
  [
    'Test Name deals 2 damage to target creature or player and 1 damage to another target creature or player.',
    'Test Name deals 2 damage to any target and 1 damage to any other target.',
  ],
  [
    'Test Name deals 3 damage to target creature or player chosen at random.',
    'Test Name deals 3 damage to any target chosen at random.',
  ],
  [
    "Test Name deals 3 damage to target creature or player of an opponent's choice.",
    "Test Name deals 3 damage to any target of an opponent's choice.",
  ],
  [
    'Test Name deals 1 damage to each of two target creatures and/or players.',
    'Test Name deals 1 damage to each of two targets.',
  ],
  [
    'Test Name deals 1 damage to each of up to two target creatures and/or players.',
    'Test Name deals 1 damage to each of up to two targets.',
  ],
  [
    'Test Name deals 4 damage divided as you choose among any number of target creatures and/or players.',
    'Test Name deals 4 damage divided as you choose among any number of targets.',
  ],
  [
    'Test Name deals 4 damage divided as you choose among one, two, or three target creatures and/or players.',
    'Test Name deals 4 damage divided as you choose among one, two, or three targets.',
  ],
  [
    'Prevent the next 3 damage that would be dealt to target creature or player this turn.',
    'Prevent the next 3 damage that would be dealt to any target this turn.',
  ],
  [
    'Choose target creature or player. Test Name deals 3 damage to that creature or player.',
    'Choose any target. Test Name deals 3 damage to that creature or player.',
  ],
];

test.each(FORMS)('%s: %s', (before, today) => {
  for (const wording of BEFORE) {
    expect(bodyOf(before, wording)).toBe(bodyOf(today, '2026-02'));
    expect(printed(before, wording, wording)).toBe(before);
    expect(printed(before, wording, '2026-02')).toBe(today);
    expect(printed(today, '2026-02', wording)).toBe(before);
  }
});

test('another target is called as any other is', () => {
  const today = 'Test Name deals 2 damage to any target and 1 damage to another target.';
  expect(printed(today, '2026-02', '2026-02')).toBe(today);
  expect(printed(today, '2026-02', '2009-10')).toBe(
    'Test Name deals 2 damage to target creature or player and 1 damage to another target creature or player.',
  );
});

test('a file from between says any target among older words, and each wording has its own for it', () => {
  const [before, today] = FIRST;
  expect(() => read(today, '2011-09')).toThrow();
  expect(bodyOf(today, '2017-01')).toBe(bodyOf(before, '2017-01'));
  expect(WORDINGS.map((wording) => printed(today, '2017-01', wording))).toEqual([before, before, before, today, today]);
  const mixed = 'Target player adds {R} to his or her mana pool. Test Name deals 3 damage to any target.';
  expect(printed(mixed, '2017-01', '2017-01')).toBe(mixed);
});

test('in today’s words, a creature or player is no planeswalker', () => {
  const [text] = FIRST;
  expect(bodyOf(text, '2026-02')).not.toBe(bodyOf(text, '2017-01'));
  expect(printed(text, '2026-02', '2026-02')).toBe(text);
});

test.each([
  'Test Name deals 3 damage to target creature.',
  'Test Name deals 3 damage to target creature or opponent.',
  'Destroy target creature or planeswalker.',
])('other targets stay what they are: %s', (text) => {
  const compiled = compile(cardWith(text), { wording: '2017-01' });
  expect(JSON.stringify(compiled)).not.toContain('anyTarget');
});
