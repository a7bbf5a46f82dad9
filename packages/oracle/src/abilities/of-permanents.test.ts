/** Abilities of permanents as older cards say them: what is read and printed back, what it means, and what is none. */
import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const land = { types: ['Land'] };
const enchantment = { types: ['Enchantment'] };

test.each([
  "Whenever a player activates an ability that isn't a mana ability, Test Name deals 1 damage to that player.",
  'Whenever you play an Island, you may untap Test Name.',
  'When an opponent plays a nonbasic land, draw a card.',
  "Whenever you play a land, if it wasn't the first land you played this turn, Test Name deals 1 damage to you.",
  'Whenever a player kicks a spell, you create a 1/1 green Saproling creature token.',
  "Whenever a permanent is put into an opponent's graveyard, that player loses 1 life.",
  'When Test Name dies during combat, draw a card.',
  'When Test Name phases out or leaves the battlefield, draw a card.',
  'Whenever you lose a coin flip, draw a card.',
  'Whenever Test Name deals damage to a creature or opponent, you lose 1 life.',
  "When a player casts a spell, each of that player's opponents draws a card.",
  "At the beginning of your upkeep, sacrifice a land of an opponent's choice.",
  "Each land gets +2/+2 as long as it's a creature.",
  "Each untapped creature you control gets +0/+2 as long as it's not attacking.",
  "Lands you control are 2/2 creatures with first strike. They're still lands.",
  "Creature cards you own that aren't on the battlefield have flash.",
  'Each opponent can cast spells only any time he or she could cast a sorcery.',
  "You can't untap more than one land during your untap step.",
  "During combat, players can't cast instant spells or activate abilities that aren't mana abilities.",
  "Mana pools don't empty as steps and phases end.",
  'Cumulative upkeep—Pay {B} and 1 life.',
  'Cumulative upkeep—An opponent gains 1 life.',
  'As long as you control a permanent of each color, prevent all damage that would be dealt to you.',
])('%s', (text) => {
  expect(() => abilitiesOf(text, creature)).not.toThrow();
});

describe('what is asked of each of them', () => {
  test('says which of them are meant', () => {
    expect(abilitiesOf("Each land gets +2/+2 as long as it's a creature.", enchantment)).toEqual([
      {
        ability: 'static',
        parts: [
          {
            part: 'change',
            affects: {
              set: 'all',
              where: {
                is: 'and',
                of: [
                  { is: 'type', type: 'land' },
                  { is: 'type', type: 'creature' },
                ],
              },
            },
            mods: [{ mod: 'modifyPT', power: 2, toughness: 2 }],
          },
        ],
      },
    ]);
  });
  test('is not asked of several at once', () => {
    expect(() => abilitiesOf("Creatures you control get +2/+2 as long as it's an artifact.", enchantment)).toThrow();
  });
});

test('an ability without {T} in its cost is one of its kind, and the tapping another event', () => {
  const [ability] = abilitiesOf(
    "Whenever an artifact becomes tapped or a player activates an artifact's ability without {T} in its activation cost, Test Name deals 1 damage to that artifact's controller.",
    enchantment,
  );
  expect(ability).toMatchObject({
    event: { on: 'either', of: [{ on: 'tap' }, { on: 'activate', who: { who: 'all' }, tapping: false }] },
    body: { effect: [{ to: { players: { who: 'controllers', of: { set: 'ref', name: 'event.object' } } } }] },
  });
});

test('"that creature" deals the damage, where nobody need be dealt it', () => {
  const [ability] = abilitiesOf(
    'Whenever a red creature deals damage to you or a white creature you control, Test Name deals that much damage to that creature.',
    enchantment,
  );
  expect(ability).toMatchObject({ body: { effect: [{ to: { objects: { set: 'ref', name: 'event.source' } } }] } });
});

test('only lands are played as lands are', () => {
  expect(() => abilitiesOf('Whenever you play a Goblin, draw a card.', creature)).toThrow();
});

test('a land that enters tapped as a copy is tapped only if it is one', () => {
  expect(
    abilitiesOf('You may have Test Name enter the battlefield tapped as a copy of any land on the battlefield.', land),
  ).toMatchObject([
    { parts: [{ replacement: { instead: { instead: 'enters', copy: { optional: true, tapped: true } } } }] },
  ]);
});

test('what others gain is a cost, and who they are is chosen by whoever pays', () => {
  expect(
    abilitiesOf(
      "If you control a Forest, rather than pay Test Name's mana cost, you may have an opponent gain 3 life.",
      { ...creature, manaCost: '{3}{G}' },
    ),
  ).toMatchObject([
    {
      parts: [
        { part: 'alternativeCost', cost: { actions: [{ do: 'gainLife', who: { who: 'opponent' }, amount: 3 }] } },
      ],
    },
  ]);
});

test('all but some, and half of them, are chosen by whoever sacrifices them', () => {
  expect(
    abilitiesOf(
      'When Test Name enters the battlefield, each player sacrifices all lands he or she controls except for three.',
      creature,
    ),
  ).toMatchObject([
    { body: { effect: [{ what: { set: 'choice', by: { who: 'actor' }, count: { min: { q: 'subtract', of: 3 } } } }] } },
  ]);
});
