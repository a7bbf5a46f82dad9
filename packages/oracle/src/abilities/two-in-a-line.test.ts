import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const artifact = { types: ['Artifact'] };
const enchantment = { types: ['Enchantment'] };
const aura = { types: ['Enchantment'], subtypes: ['Aura'] };

describe('a line that says two abilities', () => {
  it('one at each of two costs', () => {
    expect(abilitiesOf('{3}, {T} or {R}, {T}: Test Name deals 1 damage to target player.', artifact)).toMatchObject([
      { ability: 'activated', cost: { mana: ['3'] }, body: { effect: [{ do: 'damage', amount: 1 }] } },
      { ability: 'activated', cost: { mana: ['R'] }, body: { effect: [{ do: 'damage', amount: 1 }] } },
    ]);
  });

  it('what is so, and what is otherwise', () => {
    const white = { if: 'matches', what: { set: 'host' }, filter: { is: 'color', color: 'W' } };
    const [, so, otherwise] = abilitiesOf(
      "Enchant creature\nEnchanted creature gets +1/+2 as long as it's white. Otherwise, it gets -2/-1.",
      aura,
    );
    expect(so).toMatchObject({ condition: white, parts: [{ affects: { set: 'host' }, mods: [{ power: 1 }] }] });
    expect(otherwise).toMatchObject({
      condition: { if: 'not', of: white },
      parts: [{ affects: { set: 'host' }, mods: [{ power: -2 }] }],
    });
  });
});

describe('draws that are spared', () => {
  it('the first of each draw step', () => {
    expect(
      abilitiesOf(
        'If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.',
        enchantment,
      ),
    ).toMatchObject([
      { parts: [{ replacement: { event: { on: 'draw', who: { who: 'you' }, notFirstInDrawStep: true } } }] },
    ]);
  });
});

describe('costs', () => {
  it('a list of sacrifices is so many sacrifices', () => {
    const [ability] = abilitiesOf(
      'Sacrifice a blue creature, a black creature, and a red creature: You gain 5 life.',
      artifact,
    );
    expect(ability).toMatchObject({
      cost: { actions: [{ do: 'sacrifice' }, { do: 'sacrifice' }, { do: 'sacrifice' }] },
    });
  });
});
