/** Noun phrases: trees by what the words mean, and back to the same words. */
import { describe, expect, test } from 'vitest';
import { join, readWhole, startReading, tokenise } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  aFilter,
  condition,
  definite,
  each,
  handCards,
  indefinite,
  object,
  player,
  possessive,
  quantity,
  recipient,
  sacrificed,
} from './index.ts';

const ONE = { min: 1, max: 1 };
const creature = { is: 'type', type: 'creature' };
const you = { who: 'you' };

function check(rule: Rule, text: string, meaning: unknown): void {
  const reading = startReading(tokenise(text), '2017-01');
  const values = readWhole(rule, reading);
  expect(values, text).toHaveLength(1);
  expect(withoutMarks(values[0]), text).toEqual(meaning);
  const printed = rule.print({ wording: '2017-01', free: false }, values[0], 0);
  expect(printed, text).toBeDefined();
  const words = join(printed?.words ?? [], { self: '~', short: '~~' });
  expect(words.toLowerCase(), text).toBe(text.toLowerCase());
}

function withoutMarks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutMarks);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([k]) => !k.startsWith('$'))
      .map(([k, v]) => [k, withoutMarks(v)]),
  );
}

const target = (objects: unknown, count: unknown = ONE) => ({ set: 'target', spec: { count, objects } });

describe('targets', () => {
  test.each([
    ['target creature', target({ where: creature })],
    [
      'target nonartifact, nonblack creature',
      target({
        where: {
          is: 'and',
          of: [
            { is: 'not', of: { is: 'type', type: 'artifact' } },
            { is: 'not', of: { is: 'color', color: 'B' } },
            creature,
          ],
        },
      }),
    ],
    ['target spell', target({ where: { is: 'spell' }, zone: 'stack' })],
    [
      'target artifact or enchantment',
      target({
        where: {
          is: 'or',
          of: [
            { is: 'type', type: 'artifact' },
            { is: 'type', type: 'enchantment' },
          ],
        },
      }),
    ],
    ['two target artifacts', target({ where: { is: 'type', type: 'artifact' } }, { min: 2, max: 2 })],
    ['up to two target creatures', target({ where: creature }, { min: 0, max: 2 })],
    ['target creature card from your graveyard', target({ where: creature, zone: 'graveyard', of: you })],
    [
      'target creature with converted mana cost 3 or less',
      target({ where: { is: 'and', of: [creature, { is: 'stat', stat: 'manaValue', op: '≤', than: 3 }] } }),
    ],
    [
      'target attacking or blocking creature',
      target({ where: { is: 'and', of: [{ is: 'or', of: [{ is: 'attacking' }, { is: 'blocking' }] }, creature] } }),
    ],
    [
      'target spell or ability an opponent controls that targets a land you control',
      target({
        where: {
          is: 'and',
          of: [
            { is: 'or', of: [{ is: 'spell' }, { is: 'ability' }] },
            { is: 'controlledBy', player: { who: 'opponents' } },
            {
              is: 'targets',
              what: {
                set: 'all',
                where: {
                  is: 'and',
                  of: [
                    { is: 'type', type: 'land' },
                    { is: 'controlledBy', player: you },
                  ],
                },
              },
            },
          ],
        },
        zone: 'stack',
      }),
    ],
  ])('%s', (text, meaning) => check(definite, text, meaning));
});

describe('sets and choices', () => {
  test.each([
    ['all green creatures', { set: 'all', where: { is: 'and', of: [{ is: 'color', color: 'G' }, creature] } }],
    [
      'each creature without flying',
      { set: 'all', where: { is: 'and', of: [creature, { is: 'not', of: { is: 'hasKeyword', keyword: 'flying' } }] } },
    ],
    ['enchanted creature', { set: 'host' }],
    [
      "cards that aren't on the battlefield, spells, and permanents",
      {
        set: 'union',
        of: [
          { set: 'all', where: { is: 'card' }, zone: ['hand', 'library', 'graveyard', 'stack', 'exile', 'command'] },
          { set: 'all', where: { is: 'spell' }, zone: 'stack' },
          { set: 'all', where: { is: 'permanent' } },
        ],
      },
    ],
    [
      "the top two cards of target player's library",
      {
        set: 'top',
        of: { who: 'target', spec: { count: ONE, players: { who: 'all' } } },
        zone: 'library',
        count: 2,
      },
    ],
  ])('%s', (text, meaning) => check(object, text, meaning));
  test('a choice is made by whoever acts', () => {
    check(indefinite, 'two Islands you control', {
      set: 'choice',
      by: { who: 'subject' },
      from: {
        set: 'all',
        where: {
          is: 'and',
          of: [
            { is: 'subtype', subtype: 'Island' },
            { is: 'controlledBy', player: you },
          ],
        },
      },
      count: { min: 2, max: 2 },
    });
  });
  test('a sacrifice is of what the acting player controls', () => {
    check(sacrificed, 'a Goblin', {
      set: 'choice',
      by: { who: 'subject' },
      from: {
        set: 'all',
        where: {
          is: 'and',
          of: [
            { is: 'subtype', subtype: 'Goblin' },
            { is: 'controlledBy', player: { who: 'subject' } },
          ],
        },
      },
      count: ONE,
    });
  });
  test("a discard is from the acting player's hand", () => {
    check(handCards, 'a card at random', {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
      count: ONE,
      random: true,
    });
  });
});

test.each([
  ['target creature or player', { target: { count: ONE, objects: { where: creature }, players: { who: 'all' } } }],
  ['each creature and each player', { objects: { set: 'all', where: creature }, players: { who: 'all' } }],
  ['you', { players: you }],
])('recipient: %s', (text, meaning) => check(recipient, text, meaning));

test.each([
  ['target opponent', { who: 'target', spec: { count: ONE, players: { who: 'opponents' } } }],
  ['each opponent', { who: 'opponents' }],
  ["that creature's controller", { who: 'controllers', of: { set: 'that', noun: creature } }],
])('player: %s', (text, meaning) => check(player, text, meaning));

test.each([
  ['his or her', { who: 'they' }],
  ["target player's", { who: 'target', spec: { count: ONE, players: { who: 'all' } } }],
])('possessive: %s', (text, meaning) => check(possessive, text, meaning));

test.each([
  [
    'the number of Goblins on the battlefield',
    { q: 'count', of: { set: 'all', where: { is: 'subtype', subtype: 'Goblin' } } },
  ],
  ['its converted mana cost', { q: 'stat', stat: 'manaValue', of: { set: 'it' } }],
  [
    'twice the number of cards in your hand',
    { q: 'times', of: { q: 'count', of: { set: 'all', where: { is: 'any' }, zone: 'hand', of: you } }, by: 2 },
  ],
])('quantity: %s', (text, meaning) => check(quantity, text, meaning));

test('for each', () => {
  check(each, 'other attacking Goblin', {
    q: 'count',
    of: {
      set: 'all',
      where: { is: 'and', of: [{ is: 'other' }, { is: 'attacking' }, { is: 'subtype', subtype: 'Goblin' }] },
    },
  });
});

test.each([
  ['another creature', { is: 'and', of: [{ is: 'other' }, creature] }],
  ['~', { is: 'self' }],
  [
    'a nontoken creature you control',
    { is: 'and', of: [{ is: 'not', of: { is: 'token' } }, creature, { is: 'controlledBy', player: you }] },
  ],
])('in events: %s', (text, meaning) => check(aFilter, text, meaning));

test.each([
  [
    'seven or more cards are in your graveyard',
    { if: 'exists', what: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: you }, atLeast: 7 },
  ],
  [
    'you control an Island',
    {
      if: 'exists',
      what: {
        set: 'all',
        where: {
          is: 'and',
          of: [
            { is: 'subtype', subtype: 'Island' },
            { is: 'controlledBy', player: you },
          ],
        },
      },
    },
  ],
  ['~ is untapped', { if: 'matches', what: { set: 'self' }, filter: { is: 'untapped' } }],
  ["it's red", { if: 'matches', what: { set: 'it' }, filter: { is: 'color', color: 'R' } }],
])('condition: %s', (text, meaning) => check(condition, text, meaning));
