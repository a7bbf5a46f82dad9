/** Mana that an ability goes with, what made mana, and counters removed that were just counted. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const land = { types: ['Land'] };
const spent = (what: string, does: string): string =>
  `{T}: Add {G} to your mana pool. When you spend this mana to cast ${what}, ${does}.`;
const manaOf = (text: string): unknown =>
  (abilitiesOf(text, land)[0] as unknown as { body: { effect: readonly { mana: unknown }[] } }).body.effect[0]?.mana;

test('an ability triggers as the mana is spent, and speaks of the spell', () => {
  expect(manaOf(spent('a creature spell', "scry X, where X is that spell's converted mana cost"))).toMatchObject({
    types: ['G'],
    abilities: [
      {
        ability: 'triggered',
        event: {
          on: 'cast',
          who: { who: 'you' },
          what: { is: 'and', of: [{ is: 'type', type: 'creature' }, { is: 'spell' }] },
        },
        body: { effect: [{ do: 'scry', count: { q: 'stat', of: { set: 'ref', name: 'event.object' } } }] },
      },
    ],
  });
});

test('more mana than one would be spent on more than one thing', () => {
  expect(() => abilitiesOf(spent('a creature spell', 'scry 1').replace('{G}', '{G}{G}'), land)).toThrow();
});

test('a creature spell gains haste by it', () => {
  const text = '{T}: Add {C} to your mana pool. If that mana is spent on a creature spell, it gains haste';
  expect(manaOf(`${text}.`)).toMatchObject({ rider: { does: 'haste' } });
  expect(manaOf(`${text} until end of turn.`)).toMatchObject({ rider: { does: 'hasteThisTurn' } });
});

test('what made the mana', () => {
  const text = 'When Test Name enters the battlefield, if mana from a Treasure was spent to cast it, draw a card.';
  expect(abilitiesOf(text, { types: ['Creature'], power: '1', toughness: '1' })).toMatchObject([
    { condition: { left: { q: 'manaFrom', from: { is: 'subtype', subtype: 'Treasure' } }, op: '≥', right: 1 } },
  ]);
});

test('"those counters" are all of the kind that was counted', () => {
  const text =
    '{T}: Put a lore counter on Test Name. Then if there are three or more lore counters on it, you may remove those counters and transform it.';
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    {
      body: {
        effect: [
          { do: 'putCounters' },
          {
            do: 'if',
            then: [
              { do: 'may', effect: [{ do: 'removeCounters', count: 'all', counter: 'lore' }, { do: 'transform' }] },
            ],
          },
        ],
      },
    },
  ]);
});

test('"lesser" than one of two things that trigger is not read', () => {
  const text =
    'Whenever Test Name dies or another artifact you control is put into a graveyard from the battlefield, return to your hand target artifact card in your graveyard with lesser converted mana cost.';
  expect(() => abilitiesOf(text, { types: ['Artifact', 'Creature'], power: '1', toughness: '1' })).toThrow(
    'which of two',
  );
});
