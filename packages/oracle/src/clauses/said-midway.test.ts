/** What is said midway or besides: X before the last clause, conditions after each of two clauses, tokens of several kinds. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };

it('where X is said midway, it is so in what was said before', () => {
  expect(
    effectOf(
      "Search target player's library for X cards, where X is the number of Swamps you control, and exile them.",
    ),
  ).toMatchObject({ effect: [{ do: 'search', count: { min: { q: 'count' } } }, { do: 'move' }] });
  expect(effectOf('Scry X, where X is the number of lands you control, then draw three cards.')).toMatchObject({
    effect: [
      { do: 'scry', count: { q: 'count' } },
      { do: 'draw', count: 3 },
    ],
  });
});

it('what is counted as the spell is cast is counted for its targets only', () => {
  const asCast = 'where X is the number of creatures you control as you cast Test Name.';
  expect(effectOf(`Return up to X target creatures to their owners' hands, ${asCast}`)).toMatchObject({
    targets: [{ count: { min: 0, max: { q: 'count' } } }],
  });
  expect(() => effectOf(`Draw X cards, ${asCast}`)).toThrow();
});

it('each of two clauses has the condition that follows it', () => {
  const condition = (type: string) => ({ if: 'compare', left: { q: 'manaSpent', type } });
  expect(
    effectOf(
      'Creatures your opponents control get -1/-0 until end of turn if {U} was spent to cast Test Name, and creatures you control get +1/+0 until end of turn if {R} was spent to cast it.',
    ),
  ).toMatchObject({
    effect: [
      { do: 'if', condition: condition('U') },
      { do: 'if', condition: condition('R') },
    ],
  });
});

it('tokens of several kinds are created at once', () => {
  expect(
    effectOf(
      'Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token, and two 3/3 green Elephant creature tokens.',
    ),
  ).toMatchObject({
    effect: [
      {
        do: 'createTokens',
        count: 1,
        token: { subtypes: ['Snake'] },
        also: [
          { count: 1, token: { subtypes: ['Wolf'] } },
          { count: 2, token: { subtypes: ['Elephant'] } },
        ],
      },
    ],
  });
});

it('what is changed to is as much as it is then', () => {
  expect(effectOf("Change target creature's base power to the number of cards in your hand.")).toMatchObject({
    effect: [{ do: 'effect', duration: { until: 'forever' }, parts: [{ mods: [{ mod: 'setPT' }] }] }],
  });
});

it('what is lost without a duration is lost for good, with what is gained for it', () => {
  expect(effectOf('Target creature loses flying and gains trample.')).toMatchObject({
    effect: [{ do: 'effect', duration: { until: 'forever' }, parts: [{ mods: [{ mod: 'lose' }, { mod: 'gain' }] }] }],
  });
});

it.each([
  [
    'Whenever Test Name becomes the target of an Aura spell, you draw a card.',
    { on: 'becomesTarget', by: { is: 'and' }, what: { is: 'self' } },
  ],
  ['Whenever Test Name deals 6 or more damage to an opponent, draw a card.', { on: 'damage', atLeast: 6 }],
  ['Whenever a spell or ability you control counters a spell, draw a card.', { on: 'countered', by: { who: 'you' } }],
  ['Whenever one or more creatures attack you, you gain 1 life.', { on: 'attack', whom: { who: 'you' }, atLeast: 1 }],
])('%s', (text, event) => {
  expect(abilitiesOf(text, creature)).toMatchObject([{ ability: 'triggered', event }]);
});

it('several that attack are all those that the event stands for, and none of them is that one', () => {
  const said = (them: string) =>
    abilitiesOf(`Whenever one or more creatures attack, Test Name deals 1 damage to ${them}.`, creature);
  expect(said('each of those creatures')).toMatchObject([
    { body: { effect: [{ do: 'damage', to: { objects: { set: 'ref', name: 'event.attackers' } } }] } },
  ]);
  expect(JSON.stringify(said('you'))).not.toContain('event.attackers');
});

it('what is to happen later may be stopped before that step by whom it says', () => {
  expect(
    effectOf(
      'Target player loses 1 life at the beginning of his or her next draw step unless he or she pays {1} before that step.',
    ),
  ).toMatchObject({
    effect: [
      {
        do: 'delayed',
        pattern: { on: 'step', step: 'draw', whose: { who: 'ref', name: 't1' } },
        unless: { who: { who: 'ref', name: 't1' }, cost: { mana: ['1'] } },
      },
    ],
  });
});

it.each([
  [
    'Test Name deals 2 damage to target creature or player chosen at random.',
    { targets: [{ random: true }], effect: [{ do: 'damage' }] },
  ],
  [
    'Choose three target nonenchantment permanents. Destroy one of them at random.',
    { effect: [{}, { what: { random: true } }] },
  ],
  [
    "Choose a creature card at random from target opponent's graveyard. Put that card onto the battlefield under your control.",
    { effect: [{ do: 'choose', random: true }, { do: 'move' }] },
  ],
  [
    'Discard a card at random. If you discard a creature card this way, return it from your graveyard to the battlefield.',
    {
      effect: [
        { do: 'discard', out: 'o1' },
        { do: 'if', condition: { if: 'exists' } },
      ],
    },
  ],
])('%s', (text, body) => {
  expect(effectOf(text)).toMatchObject(body);
});

it.each([
  ['A deck can have any number of cards named Test Name.', { part: 'deck', copies: 'any' }],
  ['Test Name can be your commander.', { part: 'deck', leads: true }],
  [
    'You may spend mana as though it were mana of any color to cast planeswalker spells.',
    { rule: { rule: 'spendAsThough', for: { is: 'and' } } },
  ],
])('%s', (text, part) => {
  expect(abilitiesOf(text, creature)).toMatchObject([{ ability: 'static', parts: [part] }]);
});
