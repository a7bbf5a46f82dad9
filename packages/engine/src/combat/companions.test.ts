/** Who must attack or block with others, or alone: whom rules mean, what those who fight lack, and how it is said. 2006: 308.2a, 309.2a · 2009, 2011, 2026: 508.1c, 509.1b */
import { describe, expect, test } from 'vitest';
import { all, board, testEdition } from '../continuous/board-in-tests.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import {
  companies,
  companionsOf,
  companionsOfAttacker,
  isComplete,
  keyOf,
  lacking,
  type Companions,
  type Company,
  type Needing,
} from './companions.ts';

const named = (name: string) => all({ is: 'named', name });
const any = (n: number): Companions => ({ n, among: null });
const certain = (n: number, ...among: number[]): Companions => ({ n, among });
const alone: Companions = { n: 0, among: null, alone: true };
const one = (id: number, ...companions: Companions[]): Needing => ({ id, companions });

describe('what rules ask for', () => {
  const asked = (rule: Rule) => {
    const t = board(testEdition('2026-02'));
    const [ogre, elf, cat] = ['Ogre', 'Elf', 'Cat'].map((name) => t.put({ name, power: 2, toughness: 2 }));
    t.put({ types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
    const ids = [ogre, elf, cat].map((id) => id ?? 0);
    const inWords = (found: Companions[]): string =>
      found
        .map(({ n, among, alone: only }) =>
          only === true
            ? 'alone'
            : `${n} of ${among === null ? 'any' : among.map((id) => 'OEC'[ids.indexOf(id)]).join('')}`,
        )
        .join();
    return ids.map((id) =>
      [companionsOfAttacker(t.game, id), companionsOf(t.game, 'cantBlockAlone', id)].map(inWords).join('/'),
    );
  };
  test.each<[string, Rule, string[]]>([
    [
      'one other, of those that the rule names',
      { rule: 'cantAttackAlone', what: named('Ogre') },
      ['1 of any/', '/', '/'],
    ],
    ['so many others', { rule: 'cantBlockAlone', what: named('Ogre'), others: 2 }, ['/2 of any', '/', '/']],
    [
      'others of a kind, never itself',
      {
        rule: 'cantAttackAlone',
        what: named('Ogre'),
        with: all({ is: 'not', of: { is: 'named', name: 'Cat' } }, { is: 'type', type: 'creature' }),
      },
      ['1 of E/', '/', '/'],
    ],
    ['nobody else', { rule: 'attacksAlone', what: named('Elf') }, ['/', 'alone/', '/']],
  ])('%s', (_, rule, expected) => {
    expect(asked(rule)).toEqual(expected);
  });
});

describe('those who fight together', () => {
  test.each<[string, Needing[], number[], string | null]>([
    ['nobody', [one(1, any(1))], [], null],
    ['one who needs nobody', [one(1)], [1], null],
    ['one who needs another', [one(1, any(1)), one(2)], [1], 'That creature can’t attack alone.'],
    ['two, of whom one needs another', [one(1, any(1)), one(2)], [1, 2], null],
    ['the other of them', [one(1, any(1)), one(2)], [2], null],
    [
      'one who needs two others',
      [one(1, any(2)), one(2), one(3)],
      [1, 2],
      'That creature can’t attack unless 2 other creatures do.',
    ],
    ['the three', [one(1, any(2)), one(2), one(3)], [1, 2, 3], null],
    [
      'the more of two needs',
      [one(1, any(2), any(1)), one(2), one(3)],
      [1, 2],
      'That creature can’t attack unless 2 other creatures do.',
    ],
    [
      'the more of two needs, the lesser first',
      [one(1, any(1), any(2)), one(2), one(3)],
      [1, 2],
      'That creature can’t attack unless 2 other creatures do.',
    ],
    [
      'one who needs a certain one',
      [one(1, certain(1, 3)), one(2), one(3)],
      [1, 2],
      'That creature can’t attack unless 1 other such creature does.',
    ],
    ['one who has that one', [one(1, certain(1, 3)), one(2), one(3)], [1, 3], null],
    [
      'one who needs two of a kind',
      [one(1, certain(2, 2, 3)), one(2), one(3)],
      [1, 3],
      'That creature can’t attack unless 2 other such creatures do.',
    ],
    ['one who has both', [one(1, certain(2, 2, 3)), one(2), one(3)], [1, 2, 3], null],
    ['one who has more than it needs', [one(1, certain(1, 2, 3)), one(2), one(3)], [1, 2, 3], null],
    ['those whom the needy one is not among', [one(1, certain(2, 2, 3)), one(2), one(3)], [2, 3], null],
    ['one who must be alone, and is', [one(1, alone), one(2)], [1], null],
    ['one who must be alone, and is not', [one(1, alone), one(2)], [1, 2], 'That creature can only attack alone.'],
    ['one who must be alone, joining', [one(1, alone), one(2)], [2, 1], 'That creature can only attack alone.'],
    ['three with it', [one(1, alone), one(2), one(3)], [1, 2, 3], 'That creature can only attack alone.'],
  ])('%s', (_, everybody, fighting, wrong) => {
    const { nobody, joined } = companies(everybody);
    const fighters = fighting.map((id) => everybody.find((each) => each.id === id) as Needing);
    const company = fighters.reduce<Company>(joined, nobody);
    expect([isComplete(company, everybody), lacking(fighters, 'attack')]).toEqual([wrong === null, wrong]);
  });

  test('who needs several others says so of blocking too', () => {
    expect(lacking([one(1, any(1))], 'block')).toBe('That creature can’t block alone.');
  });

  const all3 = [one(1, certain(1, 2)), one(2, any(1)), one(3, alone)];
  const { nobody, joined } = companies(all3);
  const keyed = (...ids: number[]) =>
    keyOf(ids.reduce((company, id) => joined(company, all3[id - 1] as Needing), nobody));
  test('are told apart by who is there, as far as it matters', () => {
    expect(new Set([keyed(), keyed(1), keyed(2), keyed(3), keyed(1, 2), keyed(2, 3)]).size).toBe(6);
    expect(keyed(1, 2)).toBe(keyed(2, 1));
    expect(keyed(1, 2, 3)).toBe(keyed(3, 1, 2));
  });
  test('are not counted beyond what matters', () => {
    const plain = [one(1, any(1)), one(2), one(3), one(4)];
    const of = companies(plain);
    const after = (...ids: number[]) =>
      keyOf(ids.reduce((company, id) => of.joined(company, plain[id - 1] as Needing), of.nobody));
    expect(after(1, 2)).not.toBe(after(1));
    expect(after(1, 2, 3)).toBe(after(1, 2));
  });
});
