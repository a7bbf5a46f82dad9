/** Protection that is chosen, abilities kept for as long as a counter stays, cards cast out of a hand, and mana for some spells. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const you = { who: 'you' };
const t1 = { set: 'ref', name: 't1' };

describe('protection', () => {
  const gained = (quality: object) => ({ mods: [{ mod: 'gain', abilities: [{ keyword: 'protection', quality }] }] });

  it('from some things or from a color is chosen as it is given', () => {
    expect(
      effectOf('Target creature gains protection from artifacts or from the color of your choice until end of turn.'),
    ).toMatchObject({
      effect: [
        {
          do: 'oneOf',
          who: you,
          options: [
            { effect: [{ do: 'effect', parts: [gained({ is: 'type', type: 'artifact' })] }] },
            {
              effect: [
                { do: 'choose', what: { choose: 'color' }, out: 'o1' },
                {
                  do: 'effect',
                  parts: [gained({ is: 'color', color: { ref: 'o1' } })],
                  duration: { until: 'endOfTurn' },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('from three things is three abilities', () => {
    expect(abilitiesOf('Protection from blue, from black, and from red', creature)).toEqual(
      ['U', 'B', 'R'].map((color) => ({ ability: 'keyword', keyword: 'protection', quality: { is: 'color', color } })),
    );
  });

  it.each([
    'Protection from blue, black, and from red, from',
    'Protection from blue, from black or from red',
    'Protection from blue, from black, from red',
  ])('%s is refused', (text) => {
    expect(() => abilitiesOf(text, creature)).toThrow();
  });
});

describe('for as long as a counter stays', () => {
  const text = 'Put a bounty counter on target creature.';

  it('it has an ability', () => {
    const kept = `${text} For as long as that creature has a bounty counter on it, it has "When this creature dies, you gain 2 life."`;
    expect(effectOf(kept)).toMatchObject({
      effect: [
        { do: 'putCounters', on: t1 },
        {
          do: 'effect',
          parts: [{ affects: t1, mods: [{ mod: 'gain', abilities: [{ ability: 'triggered' }] }] }],
          duration: {
            until: 'asLongAs',
            condition: { if: 'matches', what: t1, filter: { is: 'hasCounter', counter: 'bounty' } },
          },
        },
      ],
    });
  });

  it('does not say it of nothing', () => {
    expect(() =>
      effectOf(`Draw a card. For as long as that creature has a bounty counter on it, it has flying.`),
    ).toThrow();
  });
});

describe('a card is cast out of a hand', () => {
  it('that was revealed or looked at', () => {
    const hand =
      'Target opponent reveals his or her hand. You may cast an instant or sorcery card from it without paying its mana cost.';
    expect(effectOf(hand)).toMatchObject({
      effect: [
        { do: 'reveal', out: 'o1' },
        {
          do: 'may',
          who: you,
          effect: [
            {
              do: 'cast',
              who: you,
              free: true,
              what: {
                set: 'choice',
                by: you,
                from: { set: 'where', of: { set: 'ref', name: 'o1' } },
                count: { min: 1, max: 1 },
              },
            },
          ],
        },
      ],
    });
  });

  it.each([
    'Draw a card. You may cast a creature card from it without paying its mana cost.',
    'Target opponent reveals his or her hand. You may cast a creature card from his or her without paying its mana cost.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});

describe('mana as much as something was worth', () => {
  const spent = 'Spend this mana only to cast creature spells.';

  it('is for some spells only, and what paid for it is measured as it last was', () => {
    const amount = "the exiled creature's converted mana cost plus one";
    const text = `Exile a creature you control: Add X mana of any one color to your mana pool, where X is ${amount}. ${spent}`;
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [
            {
              do: 'addMana',
              mana: {
                types: {
                  any: { q: 'add', of: [{ q: 'stat', stat: 'manaValue', of: { set: 'before', name: 'o1' } }, 1] },
                },
                restriction: { cast: { is: 'and', of: [{ is: 'type', type: 'creature' }, { is: 'spell' }] } },
              },
            },
          ],
        },
      },
    ]);
  });

  it('is not limited where the words say no such thing', () => {
    const text =
      'Exile a creature you control: Add X mana of any one color to your mana pool. Spend it only to cast creature spells.';
    expect(() => abilitiesOf(text, creature)).toThrow();
  });
});

it('what is sacrificed to cast a spell is measured as it last was', () => {
  const text =
    "As an additional cost to cast Test Name, sacrifice a creature.\nYou gain life equal to the sacrificed creature's power.";
  expect(abilitiesOf(text)[1]).toMatchObject({
    body: { effect: [{ amount: { q: 'stat', stat: 'power', of: { set: 'before', name: 'o1' } } }] },
  });
});
