/** Whether anybody, or no opponent, controls something; cards of a kind in a graveyard; who is the monarch; when spells cannot be cast. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const you = { who: 'you' };
const isCreature = { is: 'type', type: 'creature' };
const conditionOf = (text: string) =>
  (abilitiesOf(`As long as ${text}, Test Name gets +1/+1.`, creature)[0] as { condition: object }).condition;

describe('as long as', () => {
  it.each([
    [
      'no opponent controls a creature',
      {
        if: 'not',
        of: {
          if: 'exists',
          what: {
            set: 'all',
            where: { is: 'and', of: [isCreature, { is: 'controlledBy', player: { who: 'opponents' } }] },
          },
        },
      },
    ],
    ['any player controls a creature', { if: 'exists', what: { set: 'all', where: isCreature } }],
    [
      'a creature card is in your graveyard',
      { if: 'exists', what: { set: 'all', where: isCreature, zone: 'graveyard', of: you } },
    ],
    [
      'you have four or more creature cards in your graveyard',
      { if: 'exists', what: { set: 'all', where: isCreature, zone: 'graveyard', of: you }, atLeast: 4 },
    ],
    [
      'an opponent is the monarch',
      { if: 'samePlayer', a: { who: 'opponents' }, b: { who: 'designated', as: 'monarch' } },
    ],
  ])('%s', (text, condition) => {
    expect(conditionOf(text)).toEqual(condition);
  });

  it.each([
    'no opponent controls creature',
    'any player controls creatures',
    'a creature card is in your opponent graveyard',
    'you have four or more creature cards in a graveyard',
    'an opponent are the monarch',
  ])('%s is refused', (text) => {
    expect(() => conditionOf(text)).toThrow();
  });

  it('you control it, for as long as that', () => {
    const text =
      'When this creature enters, target artifact you control has "{T}: Draw a card" for as long as you control this creature.';
    expect(abilitiesOf(text, { ...creature, wording: '2026-02' })).toMatchObject([
      {
        body: {
          effect: [
            {
              duration: {
                until: 'asLongAs',
                condition: { if: 'matches', what: { set: 'self' }, filter: { is: 'controlledBy', player: you } },
              },
            },
          ],
        },
      },
    ]);
  });
});

describe('spells cannot be cast', () => {
  const forbids = (who: string, when: object) => [
    { parts: [{ part: 'rule', rule: { rule: 'cantCast', who: { who }, what: { is: 'any' }, when } }] },
  ];

  it.each([
    ["Players can't cast spells during combat.", forbids('all', { if: 'phase', phase: ['combat'] })],
    ["Your opponents can't cast spells during your turn.", forbids('opponents', { if: 'turn', of: you })],
  ])('%s', (text, abilities) => {
    expect(abilitiesOf(text, creature)).toMatchObject(abilities);
  });

  it.each(["Players can't cast spells during their combat.", "Your opponents can't cast spells during its turn."])(
    '%s is refused',
    (text) => {
      expect(() => abilitiesOf(text, creature)).toThrow();
    },
  );

  it('at other times than these, in the newest words', () => {
    const text = 'Cast this spell only during the declare blockers step.\nDraw a card.';
    expect(abilitiesOf(text, { types: ['Instant'], wording: '2026-02' })[0]).toMatchObject({
      parts: [{ part: 'castTiming', when: { if: 'step', step: ['declareBlockers'] } }],
    });
  });
});

it('damage by the permanent itself is never prevented, nor any other but its own', () => {
  expect(abilitiesOf("Damage that would be dealt by Test Name can't be prevented.", creature)).toMatchObject([
    { parts: [{ rule: { rule: 'damageCantBePrevented', source: { is: 'in', set: { set: 'self' } } } }] },
  ]);
});

it('a land card with a basic land type has one of the five', () => {
  const text =
    'Search your library for a land card with a basic land type, reveal it, and put it into your hand. Then shuffle your library.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      {
        do: 'search',
        where: {
          is: 'and',
          of: [
            { is: 'type', type: 'land' },
            {
              is: 'or',
              of: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((subtype) => ({ is: 'subtype', subtype })),
            },
          ],
        },
      },
      {},
      {},
      {},
    ],
  });
});
