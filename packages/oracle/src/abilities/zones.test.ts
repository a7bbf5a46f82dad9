/** An ability that states in which zones it functions functions only there. 2006: 402.7 · 2009, 2011: 112.6b · 2026: 113.6b */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const vampire = { types: ['Creature'], subtypes: ['Vampire'], power: '2', toughness: '2', wording: '2026-02' } as const;
const zonesOf = (text: string) =>
  abilitiesOf(text, vampire).map((ability) => ('zones' in ability ? ability.zones : undefined));

describe('an ability that says where its card is', () => {
  it.each([
    [
      'Whenever you cast another Vampire spell, if Test Name is in the command zone or on the battlefield, draw a card.',
      ['command', 'battlefield'],
    ],
    [
      'As long as Test Name is in the command zone or on the battlefield, other Vampire spells you cast cost {1} less to cast.',
      ['command', 'battlefield'],
    ],
    [
      'As long as Test Name is in the command zone or on the battlefield, other Vampires you control get +1/+1.',
      ['command', 'battlefield'],
    ],
    ['As long as Test Name is in your graveyard, creatures you control get +1/+1.', ['graveyard']],
    ['At the beginning of your upkeep, if Test Name is in your graveyard, draw a card.', ['graveyard']],
  ])('functions there: %s', (text, zones) => {
    expect(zonesOf(text)).toEqual([zones]);
  });

  it('functions on the battlefield where that is all it says', () => {
    expect(zonesOf('At the beginning of your upkeep, if Test Name is on the battlefield, draw a card.')).toEqual([
      undefined,
    ]);
  });
});
