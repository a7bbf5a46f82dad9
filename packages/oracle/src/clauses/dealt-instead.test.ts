/** Damage by some sources that is dealt to something else, or prevented. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '5' };
const you = { who: 'you' };
const unblocked = {
  is: 'and',
  of: [{ is: 'unblocked' }, { is: 'type', type: 'creature' }],
};

describe('damage by some sources', () => {
  it('is dealt to the permanent itself', () => {
    const text =
      'As long as Test Name is untapped, all damage that would be dealt to you by unblocked creatures is dealt to Test Name instead.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        condition: { if: 'matches', filter: { is: 'untapped' } },
        parts: [
          {
            replacement: {
              event: { on: 'damage', source: unblocked, toPlayer: you },
              instead: { instead: 'redirect', to: { objects: { set: 'self' } } },
            },
          },
        ],
      },
    ]);
  });

  const redirected = (source: object, to: object, more: object = {}) => ({
    do: 'effect',
    parts: [
      {
        replacement: {
          event: { on: 'damage', source: { is: 'in', set: source }, ...more },
          instead: { instead: 'redirect', to },
        },
      },
    ],
    duration: { until: 'endOfTurn' },
  });

  it('is dealt to whoever controls its source', () => {
    const t1 = { set: 'ref', name: 't1' };
    expect(
      effectOf(
        "All damage that would be dealt this turn by target sorcery spell is dealt to that spell's controller instead.",
      ),
    ).toMatchObject({ effect: [redirected(t1, { players: { who: 'controllers', of: t1 } })] });
    expect(
      effectOf(
        'All combat damage that would be dealt to you this turn by target unblocked creature is dealt to its controller instead.',
      ),
    ).toMatchObject({
      effect: [redirected(t1, { players: { who: 'controllers', of: t1 } }, { combat: true, toPlayer: you })],
    });
  });

  it('by a source of your choice is dealt to another creature', () => {
    const text =
      'All damage that would be dealt this turn to target creature you control by a source of your choice is dealt to another target creature instead.';
    expect(effectOf(text)).toMatchObject({
      targets: [{ name: 't1' }, { name: 't2', other: ['t1'] }],
      effect: [
        { do: 'choose', what: { from: { set: 'damageSources' } }, out: 'o1' },
        redirected(
          { set: 'whatBecameOf', of: { set: 'ref', name: 'o1' } },
          { objects: { set: 'ref', name: 't2' } },
          { to: { is: 'in', set: { set: 'ref', name: 't1' } } },
        ),
      ],
    });
  });

  it.each([
    'All damage that would be dealt to you by unblocked creatures is dealt to target creature.',
    'All damage that would be dealt to you this turn by target creature is dealt to its controllers instead of you.',
    'All damage that would be dealt to you this turn by unblocked is dealt to target creature instead.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });

  it('is prevented where the sources are of that kind', () => {
    expect(effectOf('Prevent all damage that would be dealt this turn by non-Human sources.')).toMatchObject({
      effect: [
        { parts: [{ replacement: { event: { source: { is: 'not', of: { is: 'subtype', subtype: 'Human' } } } } }] },
      ],
    });
    expect(
      effectOf('Prevent all combat damage that would be dealt this turn by creatures with no +1/+1 counters on them.'),
    ).toMatchObject({
      effect: [
        {
          parts: [
            {
              replacement: {
                event: {
                  combat: true,
                  source: {
                    of: [
                      { is: 'type', type: 'creature' },
                      { is: 'not', of: { is: 'hasCounter', counter: '+1/+1' } },
                      { is: 'zone', zone: 'battlefield' },
                    ],
                  },
                },
              },
            },
          ],
        },
      ],
    });
  });
});

describe('for each', () => {
  const creatures = { q: 'count', of: { set: 'all', where: { is: 'type', type: 'creature' } } };

  it.each([
    ['Create a Treasure token for each creature on the battlefield.', { do: 'createTokens', count: creatures }],
    [
      'Create a tapped 2/2 black Zombie creature token for each creature on the battlefield.',
      { do: 'createTokens', count: creatures, tapped: true },
    ],
    [
      'You get {E} for each creature on the battlefield.',
      { do: 'playerCounters', counter: 'energy', count: creatures },
    ],
  ])('%s', (text, instruction) => {
    expect(effectOf(text)).toMatchObject({ effect: [instruction] });
  });

  it('makes spells cost less', () => {
    const text = 'Creature spells you cast cost {2} less to cast for each +1/+1 counter on Test Name.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        parts: [
          {
            change: {
              of: 'cast',
              who: you,
              reduce: { q: 'times', of: 2, by: { q: 'counters', counter: '+1/+1', on: { set: 'self' } } },
            },
          },
        ],
      },
    ]);
  });
});

describe('counters on one thing and on another', () => {
  it('are put by one verb', () => {
    const text =
      'Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature.';
    expect(effectOf(text)).toMatchObject({
      targets: [{ name: 't1' }, { name: 't2', other: ['t1'] }, { name: 't3', other: ['t1', 't2'] }],
      effect: [1, 2, 3].map((count) => ({ do: 'putCounters', count, on: { set: 'ref', name: `t${count}` } })),
    });
  });

  it.each([
    'Put a +1/+1 counter on target creature and two +1/+1 counters on a third target creature.',
    'Tap target creature and two +1/+1 counters on another target creature.',
    'Draw a card and a +1/+1 counter on target creature.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});

describe('for each opponent who does', () => {
  it('it is done as often', () => {
    const text = 'Each opponent may draw a card. For each opponent who does, you gain 2 life.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'may', who: { who: 'opponents' }, out: 'o1' },
        {
          do: 'repeat',
          times: { q: 'countPlayers', of: { who: 'ref', name: 'o1' } },
          effect: [{ do: 'gainLife', who: you, amount: 2 }],
        },
      ],
    });
  });

  it.each([
    'Each opponent draws a card. For each opponent who does, you gain 2 life.',
    'You may draw a card. For each opponent who does, you gain 2 life.',
    'Each opponent may draw a card. For each opponent who does, that player gains 2 life.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});
