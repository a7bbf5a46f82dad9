/** One of each type, more cards drawn, what was dealt damage, and counters on each of several. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2', wording: '2026-02' } as const;

it('up to one card of each card type is chosen', () => {
  const text =
    'Reveal the top ten cards of your library. For each card type, you may put a card of that type from among the revealed cards into your hand.';
  const { effect } = effectOf(text, { wording: '2026-02' }) as { effect: { what: { of: unknown[] } }[] };
  expect(effect).toMatchObject([{ do: 'reveal' }, { do: 'move', what: { set: 'union' }, to: { zone: 'hand' } }]);
  expect(effect[1]?.what.of).toContainEqual(
    expect.objectContaining({ set: 'choice', count: { min: 0, max: 1 } }) as unknown,
  );
});

it('that many cards plus one are drawn instead', () => {
  expect(
    abilitiesOf('If you would draw one or more cards, you draw that many cards plus one instead.', creature),
  ).toMatchObject([
    {
      parts: [
        { replacement: { event: { on: 'draws', atLeast: 1 }, instead: { instead: 'amount', amount: { q: 'add' } } } },
      ],
    },
  ]);
});

it('what the spell dealt damage to would die', () => {
  const text =
    'Test Name deals 2 damage to target creature.\nIf a permanent dealt damage by Test Name would die this turn, exile it instead.';
  expect(effectOf(text, { wording: '2026-02' })).toMatchObject({
    effect: [{ do: 'damage' }, { do: 'effect', parts: [{ replacement: { instead: { zone: 'exile' } } }] }],
  });
});

it('counters on them are those on each', () => {
  const text = "Creatures you don't control get -1/-1 for each slime counter on them.";
  expect(abilitiesOf(text, creature)).toMatchObject([
    { parts: [{ mods: [{ power: { by: { q: 'counters', on: { set: 'ref', name: 'each.object' } } } }] }] },
  ]);
  expect(() => effectOf('Draw a card for each slime counter on them.')).toThrow();
});

it('whoever has the most life, or as much as anybody', () => {
  const most = { op: '=', right: { q: 'greatestAmong' } };
  expect(
    abilitiesOf(
      'Whenever this creature attacks the player with the most life or tied for most life, you gain 1 life.\nWhenever this creature attacks while you have the most life or are tied for most life, you gain 1 life.',
      creature,
    ),
  ).toMatchObject([{ event: { whom: { who: 'where', condition: most } } }, { given: most }]);
});

it('a land tapped for so much mana, and spells that cost more for each before', () => {
  const text =
    'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.\nEach spell a player casts costs {1} more to cast for each other spell that player has cast this turn.';
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    { parts: [{ replacement: { event: { on: 'produceMana', atLeast: 2 }, instead: { instead: 'mana' } } }] },
    { parts: [{ change: { add: { generic: { q: 'history', event: { of: 'spellsCast', by: { who: 'actor' } } } } } }] },
  ]);
});

it('cards exiled with a counter instead, and one of those chosen', () => {
  expect(
    abilitiesOf(
      "If a card would be put into an opponent's graveyard from anywhere, instead exile it with a void counter on it.\n{T}: Choose an exiled card an opponent owns with a void counter on it. You may play it this turn without paying its mana cost.",
      creature,
    ),
  ).toMatchObject([
    {
      parts: [
        { replacement: { event: { on: 'move', toOf: { who: 'opponents' } }, instead: { effect: [{ do: 'move' }] } } },
      ],
    },
    { body: { effect: [{ do: 'choose', what: { from: { zone: 'exile' } } }, { parts: [{ rule: { free: true } }] }] } },
  ]);
});

it('a land that remembers a choice is tapped unless life is paid', () => {
  const text =
    "As this land enters, choose a basic land type. Then you may pay 2 life. If you don't, this land enters tapped.\nThis land is the chosen type.";
  const [entering] = abilitiesOf(text, { types: ['Land'], wording: '2026-02' });
  expect(entering).toMatchObject({
    parts: [{ replacement: { instead: { choices: [{ do: 'choose' }, { do: 'may' }], tappedUnless: { if: 'did' } } } }],
  });
});

it('one of each kind is chosen from among what is named last', () => {
  const text =
    'Each player chooses an artifact, a creature, and a planeswalker from among the nonland permanents they control, then sacrifices the rest.';
  expect(effectOf(text, { wording: '2026-02' })).toMatchObject({
    effect: [{ do: 'choose', what: { choose: 'onePerFilter', filters: [{}, {}, {}] } }, { do: 'sacrifice' }],
  });
});
