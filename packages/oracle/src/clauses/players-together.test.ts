/** What you and another player each do, changes of which one is chosen, and life totals compared. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const actor = { who: 'actor' };
const and = (b: object) => ({
  who: 'where',
  of: { who: 'all' },
  condition: {
    if: 'or',
    of: [
      { if: 'samePlayer', a: actor, b: you },
      { if: 'samePlayer', a: actor, b },
    ],
  },
});

describe('you and another player', () => {
  it('each do it', () => {
    expect(effectOf('You and target opponent each draw two cards.')).toEqual({
      targets: [{ name: 't1', count: { min: 1, max: 1 }, players: { who: 'opponents' } }],
      effect: [{ do: 'draw', who: and({ who: 'ref', name: 't1' }), count: 2 }],
    });
    const spirit = 'Whenever Test Name deals combat damage to a player, you and that player each draw that many cards.';
    expect(abilitiesOf(spirit, { types: ['Creature'], power: '1', toughness: '1' })).toMatchObject([
      {
        body: {
          effect: [{ do: 'draw', who: and({ who: 'ref', name: 'event.player' }), count: { name: 'event.amount' } }],
        },
      },
    ]);
  });

  it('choose among what is their own', () => {
    expect(effectOf('You and target opponent each sacrifice a creature.')).toMatchObject({
      effect: [
        { do: 'sacrifice', what: { by: actor, from: { where: { of: [{}, { is: 'controlledBy', player: actor }] } } } },
      ],
    });
  });

  it.each([
    'You and target opponent draw two cards each.',
    'You and all opponents each draws two cards.',
    'You and target creature each draw two cards.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});

describe('one of two changes', () => {
  const pump = (power: number, toughness: number) => ({
    effect: [
      {
        do: 'effect',
        parts: [{ affects: { set: 'ref', name: 't1' }, mods: [{ mod: 'modifyPT', power, toughness }] }],
        duration: { until: 'endOfTurn' },
      },
    ],
  });

  it('is chosen as it is made', () => {
    expect(effectOf('Target creature gets +2/-2 or -2/+2 until end of turn.')).toMatchObject({
      effect: [{ do: 'oneOf', who: you, options: [pump(2, -2), pump(-2, 2)] }],
    });
  });

  it('has an end', () => {
    expect(() => effectOf('Target creature gets +2/-2 or -2/+2.')).toThrow();
  });
});

describe('a life total is compared', () => {
  const own = { q: 'life', of: you };
  const since = { q: 'startingLife', of: you };
  const conditionOf = (text: string) =>
    (
      abilitiesOf(`As long as ${text}, creatures you control get +1/+1.`, { types: ['Enchantment'] })[0] as {
        condition: object;
      }
    ).condition;

  it.each([
    ['your life total is greater than or equal to your starting life total', '≥', since],
    ['your life total is greater than your starting life total', '>', since],
    ['your life total is less than 7', '<', 7],
    ['you have at least 10 life more than your starting life total', '≥', { q: 'add', of: [since, 10] }],
  ])('%s', (text, op, right) => {
    expect(conditionOf(text)).toEqual({ if: 'compare', left: own, op, right });
  });

  it.each([
    "your opponents' life total is less than 7",
    'your life total is less than your life starting total',
    'you have at least 10 life more than its starting life total',
  ])('%s is refused', (text) => {
    expect(() => conditionOf(text)).toThrow();
  });
});

describe('all of what was shown', () => {
  const put =
    'Reveal the top three cards of your library. Put all land cards from among them onto the battlefield and the rest into your hand.';

  it('is what fits, and the rest is what does not', () => {
    expect(effectOf(put)).toMatchObject({
      effect: [
        { do: 'reveal', out: 'o1' },
        {
          do: 'move',
          what: { set: 'where', of: { set: 'ref', name: 'o1' }, filter: { is: 'type', type: 'land' } },
          to: { zone: 'battlefield' },
          out: 'o2',
        },
        {
          do: 'move',
          what: { set: 'except', of: { set: 'ref', name: 'o1' }, not: { set: 'ref', name: 'o2' } },
          to: { zone: 'hand' },
        },
      ],
    });
  });

  it('is called by its noun afterwards', () => {
    expect(effectOf(`${put} Untap those lands.`)).toMatchObject({
      effect: [{}, {}, {}, { do: 'untap', what: { set: 'ref', name: 'o2' } }],
    });
  });

  it.each([
    'Put all land cards from among it onto the battlefield.',
    'Put all land card from among them into your hand.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(`Reveal the top three cards of your library. ${text}`)).toThrow();
  });
});
