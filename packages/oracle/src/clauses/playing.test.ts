import { expect, it, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const top = { set: 'top', of: you, zone: 'library', count: 1 };
const graveyard = { set: 'all', zone: 'graveyard', of: you };
const creature = { is: 'type', type: 'creature' };
const rulesOf = (text: string): unknown =>
  abilitiesOf(text, { types: ['Enchantment'], wording: '2026-02' }).flatMap((ability) =>
    ability.ability === 'static' ? ability.parts.map((part) => (part.part === 'rule' ? part.rule : part)) : [],
  );

it.each([
  ['You may look at the top card of your library any time.', { rule: 'mayLookAt', who: you, what: top }],
  [
    'You may cast Elf spells and noncreature spells from the top of your library.',
    {
      rule: 'mayPlay',
      who: you,
      what: {
        ...top,
        where: {
          is: 'or',
          of: [
            { is: 'subtype', subtype: 'Elf' },
            { is: 'not', of: creature },
          ],
        },
      },
      types: 'spells',
    },
  ],
  [
    'You may cast instant and sorcery spells from your graveyard.',
    {
      rule: 'mayPlay',
      who: you,
      what: {
        ...graveyard,
        where: {
          is: 'or',
          of: [
            { is: 'type', type: 'instant' },
            { is: 'type', type: 'sorcery' },
          ],
        },
      },
      types: 'spells',
    },
  ],
  [
    'You may play Forests from your graveyard.',
    { rule: 'mayPlay', who: you, what: { ...graveyard, where: { is: 'subtype', subtype: 'Forest' } }, types: 'lands' },
  ],
])('%s', (text, rule) => {
  expect(rulesOf(text)).toEqual([rule]);
});

test('what lies in a graveyard is no spell of anybody, and what is played is a land', () => {
  expect(() => rulesOf('You may cast creature spells you control from your graveyard.')).toThrow();
  expect(() => rulesOf('You may play Elves from your graveyard.')).toThrow();
});

test('cards from your hand are neither cast nor played as lands', () => {
  expect(rulesOf("You can't play cards from your hand.")).toEqual([
    { rule: 'cantCast', who: you, what: { is: 'castFrom', zone: 'hand', of: you } },
    {
      rule: 'cantPlayLands',
      who: you,
      what: {
        is: 'and',
        of: [
          { is: 'zone', zone: 'hand' },
          { is: 'ownedBy', player: you },
        ],
      },
    },
  ]);
});

test('what died is cast as an Adventure alone', () => {
  const text =
    'When this creature dies, you may cast it from your graveyard as an Adventure until the end of your next turn.';
  const [ability] = abilitiesOf(text, { types: ['Creature'], power: '3', toughness: '2', wording: '2026-02' });
  expect(ability).toMatchObject({
    body: { effect: [{ parts: [{ rule: { rule: 'mayPlay', types: 'spells', adventure: true } }] }] },
  });
});
