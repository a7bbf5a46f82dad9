/** Those who can't, others who do the same, what each has, and what came before. */
import { describe, expect, it } from 'vitest';
import { type TestCard, abilitiesOf, effectOf as effectIn } from '../../cards-in-tests.ts';

const TODAY = { wording: '2026-02' } as const;
const CREATURE: TestCard = { ...TODAY, types: ['Creature'] };
const ENCHANTMENT: TestCard = { ...TODAY, types: ['Enchantment'] };
const effectOf = (text: string): unknown => effectIn(text, TODAY);
const YOURS = { is: 'controlledBy', player: { who: 'you' } };
const creatureOfYours = { set: 'all', where: { is: 'and', of: [{ is: 'type', type: 'creature' }, YOURS] } };
const creatureInGraveyard = { set: 'all', where: { is: 'type', type: 'creature' }, zone: 'graveyard' };

describe('those who can’t', () => {
  const without = (who: string) => ({
    who: 'where',
    of: { who },
    condition: { if: 'not', of: { if: 'exists', what: { set: 'ref', name: 'o1', share: true } } },
  });

  it.each([
    ['Each player sacrifices a creature of their choice. Each player who can’t discards a card.', 'all'],
    ['Each player discards a card. Each opponent who can’t loses 3 life.', 'opponents'],
  ])('%s', (text, who) => {
    expect(effectOf(text.replace('’', "'"))).toMatchObject({ effect: [{ out: 'o1' }, { who: without(who) }] });
  });

  it.each([
    'Each player sacrifices two creatures. Each player who can’t discards a card.',
    'Each opponent discards a card. Each player who can’t loses 3 life.',
    'Each player draws a card. Each player who can’t loses 3 life.',
  ])('is refused: %s', (text) => {
    expect(() => effectOf(text.replace('’', "'"))).toThrow("who can't, but ");
  });
});

describe('others who do the same', () => {
  it('do it for themselves', () => {
    const text =
      'Whenever enchanted player is attacked, untap all creatures you control. Each opponent attacking that player does the same.';
    const ofActor = { is: 'controlledBy', player: { who: 'actor' } };
    expect(abilitiesOf(`Enchant player\n${text}`, { ...ENCHANTMENT, subtypes: ['Aura', 'Curse'] })[1]).toMatchObject({
      body: {
        effect: [
          { do: 'untap', what: creatureOfYours },
          {
            do: 'forEachPlayer',
            who: { who: 'where', of: { who: 'opponents' } },
            effect: [{ do: 'untap', what: { where: { of: [{ is: 'type' }, ofActor] } } }],
          },
        ],
      },
    });
  });

  it('is refused where they would have to choose a target', () => {
    expect(() => effectOf('Destroy target creature. Each other player does the same.')).toThrow(
      '"the same", but as what?',
    );
  });
});

it('one of each permanent type is one for each of them', () => {
  expect(
    effectOf('Each opponent chooses a permanent they control of each permanent type and sacrifices the rest.'),
  ).toMatchObject({
    effect: [
      {
        what: {
          choose: 'onePerFilter',
          filters: ['artifact', 'creature', 'enchantment', 'land', 'planeswalker', 'battle'].map((type) => ({
            is: 'type',
            type,
          })),
        },
      },
      { do: 'sacrifice', what: { set: 'except' } },
    ],
  });
});

it('other spells are others than the one that was cast', () => {
  const cast = { set: 'ref', name: 'event.object' };
  const text =
    'Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you’ve cast';
  const others = [{ is: 'not', of: { is: 'in', set: cast } }, { is: 'or' }, { is: 'spell' }];
  for (const [end, event] of [
    [' before it this turn.', { of: 'spellsCastBefore', what: cast }],
    [' this turn.', { of: 'spellsCast' }],
  ] as const)
    expect(abilitiesOf(`${text.replace('’', "'")}${end}`, ENCHANTMENT)).toMatchObject([
      { body: { effect: [{ count: { q: 'history', event: { ...event, where: { of: others } } } }] } },
    ]);
});

it('both cards are the two that were moved and found', () => {
  const text =
    'Exile target creature you own, then search your library for a basic land card. Put both cards onto the battlefield under your control, then shuffle.';
  const [o1, o2] = ['o1', 'o2'].map((name) => ({ set: 'ref', name }));
  expect(effectOf(text)).toMatchObject({ effect: [{}, {}, { what: { set: 'union', of: [o1, o2] } }, {}] });
});

it('each creature’s own power is doubled', () => {
  const power = { q: 'stat', stat: 'power', of: { set: 'ref', name: 'each.object' } };
  expect(effectOf('Double the power of each creature you control until end of turn.')).toMatchObject({
    effect: [{ parts: [{ affects: creatureOfYours, mods: [{ mod: 'modifyPT', power, toughness: 0 }] }] }],
  });
});

it('spells that may be cast without paying are given that cost', () => {
  expect(
    abilitiesOf('You may cast creature spells with mana value 3 or less without paying their mana costs.', ENCHANTMENT),
  ).toMatchObject([{ parts: [{ mods: [{ abilities: [{ parts: [{ part: 'alternativeCost', cost: 'free' }] }] }] }] }]);
});

it.each(['this turn by a source you controlled', 'by a source you controlled this turn'])('dealt damage %s', (said) => {
  expect(abilitiesOf(`If a creature dealt damage ${said} would die, exile it instead.`, ENCHANTMENT)).toMatchObject([
    {
      parts: [
        {
          replacement: {
            event: { what: { of: [{}, { event: { did: 'wasDealtDamage', controllers: { who: 'you' } } }] } },
          },
        },
      ],
    },
  ]);
});

it('a name is that of another, or of a card elsewhere', () => {
  const text =
    'Whenever a creature you control enters, if it doesn’t have the same name as another creature you control or a creature card in your graveyard, draw a card.';
  const filter = {
    is: 'sharesName',
    another: true,
    with: { set: 'union', of: [creatureOfYours, creatureInGraveyard] },
  };
  expect(abilitiesOf(text.replace('’', "'"), CREATURE)).toMatchObject([
    { condition: { if: 'not', of: { if: 'matches', filter } } },
  ]);
});

it('one of several cards may be played once', () => {
  const text = 'Exile the top two cards of your library. Until end of turn, you may play one of those cards.';
  expect(effectOf(text)).toMatchObject({ effect: [{}, { parts: [{ rule: { rule: 'mayPlay', once: true } }] }] });
});

it.each([
  ['after this main phase, there is an additional combat phase', ['combat']],
  ['after this main phase, there are two additional combat phases', ['combat', 'combat']],
])('%s', (text, phases) => {
  expect(effectOf(`${text.replace('a', 'A')}.`)).toMatchObject({ effect: [{ do: 'extraPhase', phases }] });
});

it('each main phase begins', () => {
  expect(abilitiesOf('At the beginning of each of your main phases, draw a card.', ENCHANTMENT)).toMatchObject([
    { event: { on: 'beginPhase', phase: 'main', whose: { who: 'you' } } },
  ]);
});

it('a card of that name comes from outside the game', () => {
  const text = 'You may reveal a card you own named Test Name from outside the game and put it into your hand.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      { effect: [{ what: { from: { zone: 'outside', where: { of: [{}, { is: 'named' }] } } } }, { do: 'move' }] },
    ],
  });
});

it('one target is chosen once, whatever it is said of', () => {
  const of = [
    { is: 'blocking', whom: { set: 'ref', name: 't1' } },
    { is: 'blockedBy', by: { set: 'ref', name: 't1' } },
  ];
  expect(effectOf("Return all creatures blocking or blocked by target creature to their owner's hand.")).toMatchObject({
    targets: [{ name: 't1' }],
    effect: [{ what: { where: { of: [{}, { is: 'or', of }] } } }],
  });
});

it('half of a library is exiled from its top', () => {
  const half = { q: 'half', of: { q: 'zoneSize', zone: 'library', of: { who: 'you' } }, round: 'up' };
  expect(effectOf('Exile the top half of your library, rounded up.')).toMatchObject({
    effect: [{ what: { set: 'top', count: half }, to: { zone: 'exile' } }],
  });
  expect(() => effectOf("Exile the top half of target player's library, rounded up.")).toThrow('not understood');
});

it.each(['', ' without paying its mana cost'])('one of those exiled with it may be played%s', (free) => {
  const text = `Exile the top three cards of your library.\n{1}: Until end of turn, you may play a card exiled with Test Name${free}.`;
  const rule = { rule: 'mayPlay', what: { zone: 'exile' }, once: true, ...(free === '' ? {} : { free: true }) };
  expect(abilitiesOf(`When Test Name enters, ${text.replace('E', 'e')}`, CREATURE)[1]).toMatchObject({
    body: { effect: [{ parts: [{ rule }] }] },
  });
});
