/** Who and what later text means: owners, what an effect began to change, what is asked of what happens later. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const instant = { types: ['Instant'] };
const t1 = { set: 'ref', name: 't1' };
const isCreature = { is: 'type', type: 'creature' };

it('those creatures are the ones that an effect began to change', () => {
  expect(abilitiesOf('Creatures you control get +1/+1 until end of turn. Untap those creatures.', instant)).toEqual([
    expect.objectContaining({
      body: {
        effect: [
          expect.objectContaining({ do: 'effect', out: 'o1' }),
          { do: 'untap', what: { set: 'ref', name: 'o1' } },
        ],
      },
    }),
  ]);
});

it.each([
  [
    "Whenever a card is put into an opponent's graveyard from anywhere, that player loses 1 life.",
    { who: 'owners', of: { set: 'ref', name: 'event.object' } },
  ],
  [
    'Whenever a source an opponent controls deals damage to you, that player loses 1 life.',
    { who: 'controllers', of: { set: 'ref', name: 'event.source' } },
  ],
])('that player: %s', (text, who) => {
  expect(abilitiesOf(text, creature)).toEqual([
    expect.objectContaining({ body: { effect: [{ do: 'loseLife', who, amount: 1 }] } }),
  ]);
});

it('that player is the owner of what goes to its owner’s hand, and the controller where that one is spoken of', () => {
  const returned = "Return target creature to its owner's hand.";
  const owner = { do: 'loseLife', who: { who: 'owners', of: t1 }, amount: 1 };
  expect(abilitiesOf(`${returned} Then that player loses 1 life.`, instant)).toMatchObject([
    { body: { effect: [{ do: 'move' }, owner] } },
  ]);
  expect(() => abilitiesOf('Destroy target creature. Then that player loses 1 life.', instant)).toThrow();
});

it('what is asked after what happens later is asked then', () => {
  const [ability] = abilitiesOf(
    'Gain control of target creature until end of turn. At the beginning of the next end step, sacrifice it. If you do, you draw a card.',
    instant,
  );
  expect((ability as { body: unknown }).body).toMatchObject({
    effect: [
      { do: 'effect' },
      {
        do: 'delayed',
        body: {
          effect: [
            { do: 'sacrifice', out: 'o1' },
            { do: 'if', condition: { if: 'did', name: 'o1' } },
          ],
        },
      },
    ],
  });
});

it('what puts a creature there may be asked of its graveyard', () => {
  expect(
    abilitiesOf('Whenever another creature enters the battlefield from your graveyard, draw a card.', creature),
  ).toEqual([
    expect.objectContaining({
      event: {
        on: 'move',
        what: { is: 'and', of: [{ is: 'other' }, isCreature] },
        from: 'graveyard',
        to: 'battlefield',
        fromOf: { who: 'you' },
      },
    }),
  ]);
});

it('what lies above a card in its graveyard', () => {
  expect(
    abilitiesOf(
      'At the beginning of your upkeep, if Test Name is in your graveyard with a creature card directly above it, draw a card.',
      creature,
    ),
  ).toEqual([
    expect.objectContaining({
      zones: ['graveyard'],
      condition: {
        if: 'and',
        of: [
          { if: 'selfIn', zone: 'graveyard' },
          {
            if: 'exists',
            what: { set: 'where', of: { set: 'above', of: { set: 'self' }, directly: true }, filter: isCreature },
          },
        ],
      },
    }),
  ]);
});

it('a condition on what was revealed must be on what the cost reveals', () => {
  const text = (revealed: string): string =>
    `As an additional cost to cast Test Name, you may reveal a Dragon card from your hand.\nIf you revealed a ${revealed} card or controlled a Dragon as you cast Test Name, draw a card.`;
  const dragon = { is: 'subtype', subtype: 'Dragon' };
  const [cost, spell] = abilitiesOf(text('Dragon'), instant);
  expect(cost).toMatchObject({ parts: [{ part: 'additionalCost', optional: true, tag: 'revealed' }] });
  expect(spell).toMatchObject({
    body: {
      effect: [
        {
          do: 'if',
          condition: {
            if: 'or',
            of: [
              { if: 'paid', cost: 'revealed' },
              {
                if: 'asCast',
                condition: {
                  if: 'exists',
                  what: {
                    set: 'all',
                    where: { is: 'and', of: [dragon, { is: 'controlledBy', player: { who: 'you' } }] },
                  },
                },
              },
            ],
          },
        },
      ],
    },
  });
  expect(() => abilitiesOf(text('Goblin'), instant)).toThrow();
});

it('the first spell of the game is waited for of each opponent', () => {
  expect(
    abilitiesOf(
      'You may reveal this card from your opening hand. If you do, when each opponent casts his or her first spell of the game, counter that spell.',
      creature,
    ),
  ).toMatchObject([
    {
      parts: [
        {
          part: 'openingHand',
          effect: [
            { do: 'reveal' },
            {
              do: 'forEachPlayer',
              who: { who: 'opponents' },
              effect: [{ do: 'delayed', pattern: { on: 'cast', who: { who: 'actor' }, what: { is: 'any' } } }],
            },
          ],
        },
      ],
    },
  ]);
});

it('that creature is the one that the object is attached to rather than the object itself', () => {
  expect(
    abilitiesOf(
      "Whenever enchanted creature becomes tapped, Test Name deals 2 damage to that creature's controller.",
      creature,
    ),
  ).toMatchObject([
    {
      body: {
        effect: [{ do: 'damage', to: { players: { who: 'controllers', of: { set: 'ref', name: 'event.object' } } } }],
      },
    },
  ]);
});

it('that creature is not the Equipment that is attached to it', () => {
  const text = (what: string) =>
    `At the beginning of your upkeep, if enchanted Equipment is attached to a creature, destroy ${what}.`;
  const aura = { types: ['Enchantment'], subtypes: ['Aura'] };
  expect(() => abilitiesOf(text('that creature'), aura)).toThrow('what something else is attached to');
  expect(abilitiesOf(text('that Equipment'), aura)).toMatchObject([
    { body: { effect: [{ do: 'destroy', what: { set: 'host' } }] } },
  ]);
});

it('nothing blocks what the effect sacrificed', () => {
  const text = (first: string) =>
    `When Test Name becomes blocked, ${first} it deals 4 damage to each creature blocking it.`;
  expect(() => abilitiesOf(text('sacrifice it. If you do,'), creature)).toThrow('what blocks something that has left');
  expect(abilitiesOf(text('untap it. If you do,'), creature)).toHaveLength(1);
});

it('all targets are meant, not some of them chosen later', () => {
  expect(
    abilitiesOf('Whenever Test Name attacks, you may attach any number of target Equipment to it.', creature),
  ).toMatchObject([{ body: { effect: [{ effect: [{ do: 'attach', what: { set: 'ref', name: 't1' } }] }] } }]);
});

it('him is whom the card itself is called for, not a card that was spoken of since', () => {
  const text = 'When {self} enters the battlefield, you may discard a card. If you do, put a +1/+1 counter on him.';
  const [ability] = abilitiesOf(text.replace('{self}', 'this creature'), creature);
  expect(JSON.stringify(ability)).toContain('"on":{"set":"self"}');
});

it('the exiled cards are all that the effect exiled, however many at once and on whichever way', () => {
  const union = { set: 'union', of: ['o1', 'o3'].map((name) => ({ set: 'ref', name })) };
  const [same] = abilitiesOf(
    "Exile target card from an opponent's graveyard. Search that player's library for any number of cards with the same name as that card and exile them. Then that player shuffles. You may play the exiled cards until end of turn.",
    instant,
  );
  expect((same as { body: { effect: readonly unknown[] } }).body.effect.at(-1)).toMatchObject({
    parts: [{ rule: { rule: 'mayPlay', what: union } }],
  });
  const [, either] = abilitiesOf(
    'Kicker {R}\nExile the top two cards of your library. If this spell was kicked, exile the top three cards of your library instead. You may play the exiled cards until end of turn.',
    instant,
  );
  expect((either as { body: { effect: readonly unknown[] } }).body.effect.at(-1)).toMatchObject({
    parts: [{ rule: { what: { set: 'union', of: [{ name: 'o1' }, { name: 'o2' }] } } }],
  });
});

it('that creature is the one with which a creature is said to be paired', () => {
  const partner = { set: 'where', of: { set: 'pairedWith', of: t1 }, filter: isCreature };
  expect(
    abilitiesOf("Untap target creature. If it's paired with a creature, tap that creature.", instant),
  ).toMatchObject([
    {
      body: {
        effect: [{ do: 'untap' }, { condition: { if: 'exists', what: partner }, then: [{ do: 'tap', what: partner }] }],
      },
    },
  ]);
});
