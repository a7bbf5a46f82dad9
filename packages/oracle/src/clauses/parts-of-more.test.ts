/** Words that compose: multiples, mana for some purposes, what else is prevented or lost, counters moved from several, exceptions of copies. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const TODAY = { wording: '2026-02' } as const;
const CREATURE = { types: ['Creature'], power: '2', toughness: '2', ...TODAY } as const;
const ARTIFACT = { types: ['Artifact'], ...TODAY } as const;

it('a number is a multiple of X, or of that many', () => {
  expect(effectOf('Target player mills three times X cards.', { manaCost: '{X}', ...TODAY })).toMatchObject({
    effect: [{ count: { q: 'times', of: 3, by: { q: 'x' } } }],
  });
  expect(effectOf('Sacrifice any number of lands, then draw twice that many cards.', TODAY)).toMatchObject({
    effect: [{ do: 'sacrifice', out: 'o1' }, { count: { q: 'times', of: 2, by: { q: 'ref', name: 'o1' } } }],
  });
});

describe('mana', () => {
  it.each([
    ['to activate an ability or cast an artifact spell', { activate: { is: 'any' }, cast: {} }],
    ['to cast creature spells or activate abilities of creature sources', { activate: { is: 'type' }, cast: {} }],
    ['to cast noncreature spells', { cast: {} }],
    // a creature is one on the battlefield (109.2), a creature source is not
    [
      'to cast creature spells or activate abilities of creatures',
      { activate: { is: 'and', of: [{ is: 'type' }, { is: 'zone', zone: 'battlefield' }] }, cast: {} },
    ],
  ])('may be spent only %s', (words, restriction) => {
    expect(
      abilitiesOf(`{T}: Add {U} for each land you control. Spend this mana only ${words}.`, ARTIFACT),
    ).toMatchObject([{ body: { effect: [{ do: 'addMana', mana: { restriction } }] } }]);
  });
  it("that can't be spent on spells from a zone", () => {
    const text = "{T}: Add {U}. This mana can't be spent to cast spells from your hand.";
    expect(abilitiesOf(text, ARTIFACT)).toMatchObject([
      { body: { effect: [{ mana: { restriction: { notCast: { is: 'and' } } } }] } },
    ]);
  });
});

it('several things are done as damage is prevented', () => {
  const text = 'If damage would be dealt to this creature, prevent that damage, draw a card, and you lose 1 life.';
  expect(abilitiesOf(text, CREATURE)).toMatchObject([
    { parts: [{ replacement: { instead: { instead: 'prevent', then: [{ do: 'draw' }, { do: 'loseLife' }] } } }] },
  ]);
});

it('counters are moved from each of several, or onto each', () => {
  const each = { set: 'ref', name: 'each.object' };
  const from = 'When this creature enters, move any number of +1/+1 counters from other creatures onto this creature.';
  expect(abilitiesOf(from, CREATURE)).toMatchObject([
    { body: { effect: [{ do: 'forEach', effect: [{ do: 'moveCounters', from: each, to: { set: 'self' } }] }] } },
  ]);
  const to = 'When this creature dies, move any number of +1/+1 counters from this creature onto other creatures.';
  expect(abilitiesOf(to, CREATURE)).toMatchObject([
    { body: { effect: [{ do: 'forEach', effect: [{ do: 'moveCounters', count: 'any', to: each }] }] } },
  ]);
});

it('several are sacrificed for one cost, one after another', () => {
  const text = '{T}, Sacrifice Test Name and any number of other creatures: Draw a card.';
  expect(abilitiesOf(text, { ...ARTIFACT, name: 'Test Name' })).toMatchObject([
    { cost: { actions: [{ do: 'tap' }, { do: 'sacrifice', what: { set: 'self' } }, { do: 'sacrifice' }] } },
  ]);
  // each of the two is only a part of what was sacrificed
  expect(() =>
    abilitiesOf(
      'Sacrifice Test Name and any number of other creatures: You gain 1 life for each creature sacrificed this way.',
      { ...CREATURE, name: 'Test Name' },
    ),
  ).toThrow();
});

it('commanders are counted by how often their player has cast them', () => {
  const text = "You gain 1 life for each time you've cast a commander from the command zone this game.";
  expect(effectOf(text, TODAY)).toMatchObject({
    effect: [{ amount: { q: 'castsOfCommanders', of: { who: 'you' } } }],
  });
});

it.each([
  ["it's a Synth artifact creature in addition to its other types", [{ except: 'types', subtypes: ['Synth'] }]],
  ["it isn't legendary, is a Reflection in addition to its other types, and has haste", [{}, {}, { except: 'gain' }]],
  ["they're not legendary", [{ except: 'types', remove: ['legendary'] }]],
])('a copy, except %s', (words, except) => {
  const text = `Create two tokens that are copies of target creature, except ${words}.`;
  expect(effectOf(text, TODAY)).toMatchObject({ effect: [{ do: 'copyToken', except }] });
});

it('a permanent is what it is said to be and of no other card type', () => {
  const aura = { types: ['Enchantment'], subtypes: ['Aura'], ...TODAY };
  const text =
    'Enchant creature\nEnchanted creature is a Vehicle artifact with crew 5 and it loses all other card types.';
  expect(abilitiesOf(text, aura)).toMatchObject([
    {},
    { parts: [{ mods: [{ mod: 'types', op: 'set', types: ['artifact'] }, { mod: 'gain' }] }] },
  ]);
});

it('"is also" adds to what the object is wherever it is', () => {
  expect(abilitiesOf('Test Name is also a Cleric and Rogue.', { ...CREATURE, name: 'Test Name' })).toMatchObject([
    { cda: true, parts: [{ mods: [{ mod: 'types', op: 'add', subtypes: ['Cleric', 'Rogue'] }] }] },
  ]);
});

it('an Aura is attached to another than what it is attached to', () => {
  const text = '{T}: Attach target Aura attached to a creature to another creature.';
  expect(abilitiesOf(text, ARTIFACT)).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'attach',
            to: { from: { where: { of: [{ is: 'not', of: { is: 'in', set: { set: 'hostOf' } } }, {}] } } },
          },
        ],
      },
    },
  ]);
});

it('a cost that is paid as often as liked tells how often', () => {
  const text =
    'When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, draw that many cards.';
  expect(abilitiesOf(text, CREATURE)).toMatchObject([
    {
      body: {
        effect: [
          { do: 'pay', times: 'any', out: 'o1' },
          { do: 'if', then: [{ do: 'reflexive', body: { effect: [{ count: { q: 'ref', name: 'o1' } }] } }] },
        ],
      },
    },
  ]);
});
