/** What is found together, each kind of counter, and what is said of spells and of abilities of a keyword. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

describe('cards found together', () => {
  it.each([
    ['any number of creature cards with total converted mana cost 6 or less', { manaValue: 6 }],
    ['up to two basic land cards that share a land type', { share: 'land' }],
  ])('%s', (what, together) => {
    const text = `Search your library for ${what} and put them onto the battlefield. Then shuffle your library.`;
    expect(effectOf(text)).toMatchObject({ effect: [{ do: 'search', together }, { do: 'move' }, { do: 'shuffle' }] });
  });

  it('are one of each of up to five kinds', () => {
    const text =
      'Search your library for a white card, a blue card, a black card, and a red card, put them into your hand, then shuffle your library.';
    const color = (c: string) => ({ is: 'color', color: c });
    expect(effectOf(text)).toMatchObject({
      effect: [{ count: { min: 4, max: 4 }, kinds: ['W', 'U', 'B', 'R'].map(color) }, {}, {}],
    });
  });
});

describe('counters', () => {
  it('of each kind are doubled, each object’s as its own', () => {
    expect(effectOf('Double the number of each kind of counter on any number of target permanents.')).toMatchObject({
      effect: [{ do: 'putSameCounters', as: { set: 'ref', name: 'each.object' }, on: { set: 'ref', name: 't1' } }],
    });
  });

  it('of one kind cannot be put', () => {
    expect(
      abilitiesOf("Creatures you control can't have -1/-1 counters placed on them.", { types: ['Enchantment'] }),
    ).toMatchObject([{ parts: [{ rule: { rule: 'cantHaveCounters', counter: '-1/-1' } }] }]);
  });
});

describe('spells', () => {
  it('cannot be countered for good if they are targets', () => {
    expect(effectOf("Target spell can't be countered by spells or abilities.")).toMatchObject({
      effect: [{ parts: [{ rule: { rule: 'cantBeCountered' } }], duration: { until: 'forever' } }],
    });
    expect(() => effectOf("Target creature can't be countered.")).toThrow();
  });
});

it('what was not put onto the battlefield is spoken of only where something was', () => {
  const rest = "Then put all cards revealed this way that weren't put onto the battlefield into your graveyard.";
  const shown = 'Reveal the top three cards of your library. You may put a creature card from among them';
  expect(effectOf(`${shown} onto the battlefield. ${rest}`)).toMatchObject({
    effect: [{ out: 'o1' }, {}, { what: { set: 'except', of: { name: 'o1' }, not: { name: 'o2' } } }],
  });
  expect(() => effectOf(`${shown} into your hand. ${rest}`)).toThrow('was not put onto the battlefield');
});
