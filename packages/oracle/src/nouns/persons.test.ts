/** "Her" and "his" are the card itself where it is a person; colored things; whole hands and graveyards. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const person = { types: ['Creature'], supertypes: ['Legendary'], power: '2', toughness: '2' };
const self = { set: 'self' };

describe('a person', () => {
  it.each(['her', 'him'])('%s: what returns is the card itself', (who) => {
    const whose = who === 'her' ? 'her' : 'his';
    const text = `Whenever another creature dies, exile Test Name, then return ${who} to the battlefield transformed under ${whose} owner's control.`;
    expect(abilitiesOf(text, person)).toMatchObject([
      {
        body: {
          effect: [
            { do: 'move', what: self, to: { zone: 'exile' }, out: 'o1' },
            {
              do: 'move',
              what: { set: 'ref', name: 'o1' },
              to: { zone: 'battlefield', transformed: true, under: { who: 'owners', of: self } },
            },
          ],
        },
      },
    ]);
  });

  it('is no other thing that was named', () => {
    expect(abilitiesOf('{T}: Tap target creature. Untap her.', person)).toMatchObject([
      {
        body: {
          effect: [
            { do: 'tap', what: { set: 'ref', name: 't1' } },
            { do: 'untap', what: self },
          ],
        },
      },
    ]);
    expect(() => effectOf('Tap target creature. Untap her.')).toThrow('refers to nobody');
    expect(() => effectOf("Return target creature to her owner's hand.")).toThrow();
  });
});

describe('colored', () => {
  const colored = { is: 'not', of: { is: 'colorless' } };

  it('is what has a color', () => {
    expect(effectOf('Destroy all colored permanents.')).toMatchObject({
      effect: [{ what: { where: { is: 'and', of: [colored, { is: 'permanent' }] } } }],
    });
    expect(abilitiesOf('Protection from colored spells', person)).toEqual([
      { ability: 'keyword', keyword: 'protection', quality: { is: 'and', of: [colored, { is: 'spell' }] } },
    ]);
  });

  it('says it of its noun alone', () => {
    expect(effectOf("Destroy target permanent that's one or more colors.")).toMatchObject({
      targets: [{ objects: { where: { is: 'and', of: [{ is: 'permanent' }, colored] } } }],
    });
  });
});

it('protection may be from what costs so much or more', () => {
  expect(abilitiesOf('Protection from converted mana cost 3 or greater', person)).toEqual([
    {
      ability: 'keyword',
      keyword: 'protection',
      quality: { is: 'stat', stat: 'manaValue', op: '≥', than: 3 },
    },
  ]);
  expect(() => abilitiesOf('Protection from converted mana cost 3', person)).toThrow();
});

describe('cards of a hand and a graveyard', () => {
  it('are those of one player, or of all', () => {
    expect(effectOf("Exile all cards from target player's hand and graveyard.")).toMatchObject({
      effect: [{ what: { set: 'all', zone: ['hand', 'graveyard'], of: { who: 'ref', name: 't1' } } }],
    });
    const [exiled] = (effectOf('Exile all cards from all hands and graveyards.') as { effect: { what: object }[] })
      .effect;
    expect(exiled?.what).toEqual({ set: 'all', where: { is: 'any' }, zone: ['hand', 'graveyard'] });
    expect(effectOf("Exile all opponents' graveyards.")).toMatchObject({
      effect: [{ what: { zone: 'graveyard', of: { who: 'opponents' } } }],
    });
  });

  it.each([
    "Exile all cards from target player's hands and graveyard.",
    'Exile all cards from all hand and graveyards.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});
