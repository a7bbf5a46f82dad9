/** What abilities trigger on: deeds that keywords are named for, a state on entering, which spell of its kind it is. */
import { expect, it, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const you = { who: 'you' };
const mine = { is: 'controlledBy', player: you };
const self = { is: 'self' };

test.each([
  [
    'Whenever a creature you control becomes renowned, draw a card.',
    { on: 'action', action: 'renown', what: { is: 'and', of: [{ is: 'type', type: 'creature' }, mine] } },
  ],
  [
    'Whenever Test Name crews a Vehicle, that Vehicle gains haste until end of turn.',
    { on: 'action', action: 'crew', what: self, to: { is: 'subtype', subtype: 'Vehicle' } },
  ],
  [
    'Whenever a permanent enters the battlefield tapped and under your control, untap it.',
    { on: 'move', to: 'battlefield', what: { is: 'and', of: [{ is: 'permanent' }, { is: 'tapped' }, mine] } },
  ],
  [
    "Whenever you cast a spell, if it's the second creature spell you cast this turn, draw a card.",
    { on: 'cast', who: you, nth: 2, what: { is: 'and', of: [{ is: 'type', type: 'creature' }, { is: 'spell' }] } },
  ],
])('%s', (text, event) => {
  expect(abilitiesOf(text, creature)).toMatchObject([{ ability: 'triggered', event }]);
});

it('others of a subtype, said by what has not got it, are others than what entered', () => {
  const text =
    'Whenever a Mountain enters the battlefield under your control, if you control at least five other Mountains, draw a card.';
  const others = (types: string[], subtypes: string[]) => {
    const [ability] = abilitiesOf(text, { types, subtypes }) as unknown as {
      condition?: { what: { where: { of: object[] } } };
    }[];
    return ability?.condition?.what.where.of[0];
  };
  const entered = { is: 'not', of: { is: 'in', set: { set: 'ref', name: 'event.object' } } };
  expect(others(['Land'], [])).toEqual(entered);
  expect(others(['Land'], ['Mountain'])).toEqual({ is: 'other' });
});

it('the name of a created token is the token, in what it has', () => {
  const text =
    '{T}: Create a 1/1 blue Faerie creature token named Cloud Darter. It has flying and "Cloud Darter can block only creatures with flying."';
  expect(abilitiesOf(text, creature)).toMatchObject([
    { body: { effect: [{ token: { abilities: [{}, { parts: [{ rule: { what: { set: 'self' } } }] }] } }] } },
  ]);
  expect(() => abilitiesOf(text.replace('"Cloud Darter', '"Cloud Pike'), creature)).toThrow();
});
