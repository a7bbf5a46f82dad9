/** A text of 2017 and what it is in today's words: one tree, and each wording has its own words for it. */
import { expect, test } from 'vitest';
import { abilitiesOf, cardWith, type TestCard } from '../../cards-in-tests.ts';
import { compile, print } from '../index.ts';
import type { Wording } from '../grammar/index.ts';

const creature: TestCard = { types: ['Creature'], power: '1', toughness: '1' };
const enchantment: TestCard = { types: ['Enchantment'] };
const aura: TestCard = { types: ['Enchantment'], subtypes: ['Aura'] };
const land: TestCard = { types: ['Land'] };
const artifact: TestCard = { types: ['Artifact'] };
const sorcery: TestCard = {};

const TEXTS: readonly (readonly [TestCard, string, string])[] = [
  // a verb agrees with "he or she", today with "they"
  [
    enchantment,
    "Creatures can't attack you unless their controller pays {2} for each creature he or she controls that's attacking you.",
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  ],
  [
    creature,
    "Test Name can't be blocked unless defending player pays {3} for each creature he or she controls that's blocking it.",
    "This creature can't be blocked unless defending player pays {3} for each creature they control that's blocking it.",
  ],
  [
    enchantment,
    'Whenever a player casts a spell, that player flips a coin. If he or she loses the flip, counter that spell.',
    'Whenever a player casts a spell, that player flips a coin. If they lose the flip, counter that spell.',
  ],
  [
    artifact,
    '{T}: Choose a player. That player adds one mana of any color he or she chooses to his or her mana pool.',
    '{T}: Choose a player. That player adds one mana of any color they choose.',
  ],
  // what names itself
  [
    creature,
    'At the beginning of your upkeep, if Test Name is in your graveyard with a creature card directly above it, you may pay {1}.',
    'At the beginning of your upkeep, if this card is in your graveyard with a creature card directly above it, you may pay {1}.',
  ],
  [
    creature,
    'When a spell or ability an opponent controls causes you to discard Test Name, draw a card.',
    'When a spell or ability an opponent controls causes you to discard this card, draw a card.',
  ],
  [
    land,
    "If Test Name would enter the battlefield, sacrifice an untapped Forest instead. If you do, put Test Name onto the battlefield. If you don't, put it into its owner's graveyard.",
    "If this land would enter, sacrifice an untapped Forest instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.",
  ],
  [
    aura,
    "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove Test Name.",
    "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove this Aura.",
  ],
  // said otherwise today
  [
    creature,
    '{B}: Test Name gets +1/+0 until end of turn. Activate this ability no more than twice each turn.',
    '{B}: This creature gets +1/+0 until end of turn. Activate no more than twice each turn.',
  ],
  [
    creature,
    "{1}: Test Name can't be regenerated this turn. Only any opponent may activate this ability.",
    "{1}: This creature can't be regenerated this turn. Only your opponents may activate this ability.",
  ],
  [
    enchantment,
    '{2}: Target player discards a card. Any player may activate this ability but only any time he or she could cast a sorcery.',
    '{2}: Target player discards a card. Any player may activate this ability but only as a sorcery.',
  ],
  [
    creature,
    '{W}, {T}: Choose target opponent who had more life than you did as you activated this ability. You gain 3 life.',
    '{W}, {T}: Choose target opponent who has more life than you do as you activate this ability. You gain 3 life.',
  ],
  [
    sorcery,
    'Each player may search his or her library for a basic land card and put it onto the battlefield. Then each player who searched his or her library this way shuffles it.',
    'Each player may search their library for a basic land card and put it onto the battlefield. Then each player who searched their library this way shuffles.',
  ],
  [
    enchantment,
    'If a land entering the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
    'If a land entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ],
  // today says whose choice it is, or what it is otherwise
  [
    enchantment,
    "At the beginning of each player's upkeep, that player sacrifices a permanent for each counter on Test Name.",
    "At the beginning of each player's upkeep, that player sacrifices a permanent of their choice for each counter on this enchantment.",
  ],
  [
    sorcery,
    'Tap all lands target player controls and empty his or her mana pool.',
    'Tap all lands target player controls and that player loses all unspent mana.',
  ],
  [
    sorcery,
    "Put target card from a graveyard on the top or bottom of its owner's library.",
    "Put target card from a graveyard on your choice of the top or bottom of its owner's library.",
  ],
  [
    sorcery,
    "Name a creature card. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles his or her library.",
    "Choose a creature card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles.",
  ],
  [
    sorcery,
    "Counter target spell unless its controller pays {X}. If he or she doesn't, that player taps all lands with mana abilities he or she controls and empties his or her mana pool.",
    "Counter target spell unless its controller pays {X}. If that player doesn't, they tap all lands with mana abilities they control and lose all unspent mana.",
  ],
  [
    creature,
    "You may look at face-down creatures you don't control.",
    "You may look at face-down creatures you don't control any time.",
  ],
  [
    artifact,
    'While choosing targets as part of casting a spell or activating an ability, your opponents must choose at least one Sliver on the battlefield if able.',
    'While an opponent is choosing targets as part of casting a spell they control or activating an ability they control, that player must choose at least one Sliver on the battlefield if able.',
  ],
  [
    creature,
    'Test Name gets +1/+1 for each other creature with flying on the battlefield.',
    'This creature gets +1/+1 for each other creature on the battlefield with flying.',
  ],
  // today says it with other words, and means the same
  [
    creature,
    "As long as it's your turn, Test Name's power and toughness are each equal to 2 plus the number of Swamps your opponents control. As long as it's not your turn, Test Name's power and toughness are each 2.",
    "During your turn, this creature's power and toughness are each equal to 2 plus the number of Swamps your opponents control. During turns other than yours, this creature's power and toughness are each 2.",
  ],
  [
    artifact,
    "{T}: Choose target creature. Its controller may pay {2}. If he or she doesn't, destroy that creature at the beginning of the next end step.",
    "{T}: Choose target creature. Its controller may pay {2}. If they don't pay, destroy that creature at the beginning of the next end step.",
  ],
  [
    creature,
    "You can't play lands if you've cast Test Name this turn.",
    "You can't play lands if this creature was cast this turn.",
  ],
  [
    creature,
    'As long as Test Name is untapped, it has protection from artifacts and from all colors.',
    'As long as this creature is untapped, it has protection from artifacts and from each color.',
  ],
  [
    land,
    '{2}, {T}: Until end of turn, you may cast creature spells as though they had flash.',
    '{2}, {T}: You may cast creature spells this turn as though they had flash.',
  ],
  [
    creature,
    'At the beginning of your upkeep, Test Name deals 3 damage to you unless you discard a card. If Test Name deals damage to you this way, tap it.',
    'At the beginning of your upkeep, this creature deals 3 damage to you unless you discard a card. If it deals damage to you this way, tap it.',
  ],
  [
    creature,
    "{T}: Target player names a card, then reveals the top card of his or her library. If that card is the named card, that player puts it into his or her hand. If it isn't, the player puts it into his or her graveyard.",
    "{T}: Target player chooses a card name, then reveals the top card of their library. If that card has the chosen name, that player puts it into their hand. If it doesn't, the player puts it into their graveyard.",
  ],
  [
    sorcery,
    'When you cast your next instant or sorcery spell from your hand this turn, it gains rebound.',
    'When you next cast an instant or sorcery spell from your hand this turn, it gains rebound.',
  ],
  [
    creature,
    'Whenever an opponent casts a spell during your turn or when Test Name dies, draw a card.',
    'Whenever an opponent casts a spell during your turn and when this creature dies, draw a card.',
  ],
  [
    creature,
    "Whenever Test Name attacks, create a legendary 2/1 red Dog creature token named Test Pup that's tapped and attacking. Exile that token at end of combat.",
    'Whenever this creature attacks, create Test Pup, a legendary 2/1 red Dog creature token. Test Pup enters tapped and attacking. Exile that token at end of combat.',
  ],
];

const printed = (text: string, card: TestCard, wording: Wording): string | undefined => {
  const read = compile(cardWith(text, card), { wording });
  return read.ok ? print(read.definition, wording, read.phrasing) : read.refused.map(({ reason }) => reason).join('; ');
};

test.each(TEXTS)('%# $1', (card, before, today) => {
  expect(printed(before, card, '2017-01')).toBe(before);
  expect(printed(today, card, '2026-02')).toBe(today);
  expect(abilitiesOf(today, { ...card, wording: '2026-02' })).toEqual(
    abilitiesOf(before, { ...card, wording: '2017-01' }),
  );
});

const either = { who: 'where', of: { who: 'all' } };

test('what is said of a target that is a player or a planeswalker is meant of that player or of whoever controls it', () => {
  const text =
    "Test Name deals 4 damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.";
  expect(printed(text, sorcery, '2026-02')).toBe(text);
  expect(abilitiesOf(text, { wording: '2026-02' })).toMatchObject([
    {
      body: {
        targets: [{ objects: { where: { is: 'type', type: 'planeswalker' } }, players: { who: 'all' } }],
        effect: [
          {
            to: {
              players: { who: 'ref', name: 't1' },
              objects: {
                set: 'union',
                of: [
                  { set: 'ref', name: 't1' },
                  {
                    set: 'all',
                    where: { is: 'and', of: [{ type: 'creature' }, { is: 'controlledBy', player: either }] },
                  },
                ],
              },
            },
          },
        ],
      },
    },
  ]);
});

test.each([
  "Test Name deals 4 damage to target creature. That player or that planeswalker's controller discards a card.",
  "Return target creature to his owner's hand.",
])('%s is refused', (text) => {
  expect(compile(cardWith(text, sorcery), { wording: '2026-02' }).ok).toBe(false);
});

test.each([
  // what they put, and where the rest goes, is one sentence
  'Destroy target permanent an opponent controls. Its controller reveals cards from the top of their library until they reveal a permanent card. They put that card onto the battlefield and the rest on the bottom of their library in a random order.',
  // the condition is the exception's, and the copy is made in any case
  "Copy target creature spell you control, except it isn't legendary if the spell is legendary.",
  "Create a token that's a copy of target creature you control, except it isn't legendary.",
])('one meaning: %s', (text) => {
  expect(printed(text, sorcery, '2026-02')).toBe(text);
});

test('what they do after "and" is not done by you', () => {
  const text = 'Target opponent reveals their hand. Then they draw a card and lose 2 life.';
  const [spell] = abilitiesOf(text, { wording: '2026-02' });
  expect(JSON.stringify(spell)).not.toContain('"you"');
});

test('what "it" is attacking is what the creature of the event attacks, and not what the card itself does', () => {
  const text =
    "Whenever a creature you control attacks, this enchantment deals 1 damage to the player or planeswalker it's attacking.";
  expect(printed(text, enchantment, '2026-02')).toBe(text);
  const by = { set: 'ref', name: 'event.object' };
  expect(abilitiesOf(text, { ...enchantment, wording: '2026-02' })).toMatchObject([
    { body: { effect: [{ to: { objects: { of: { set: 'attackedBy', by } }, players: { who: 'attacked', by } } }] } },
  ]);
});

test.each([
  // nothing was said to attack
  [
    enchantment,
    "Whenever a creature you control blocks, this enchantment deals 1 damage to the player or planeswalker it's attacking.",
  ],
  // a name that is said again is the same
  [sorcery, 'Create Test Pup, a legendary 2/1 red Dog creature token. Test Cat enters tapped and attacking.'],
  // nothing was to be paid
  [sorcery, "Target player may discard a card. If they don't pay, draw a card."],
  // of what was to be done it would be asked whether it was
  [sorcery, "If you control a creature, target creature attacks this turn if able. If it doesn't, destroy it."],
])('refused: %j %s', (card, text) => {
  expect(compile(cardWith(text, card), { wording: '2026-02' }).ok).toBe(false);
});

test('"the same is true for" makes one change of all of them', () => {
  const text =
    "Nonland permanents you control are white. The same is true for spells you control and nonland cards you own that aren't on the battlefield.";
  expect(printed(text, enchantment, '2026-02')).toBe(text);
  expect(abilitiesOf(text, { ...enchantment, wording: '2026-02' })).toMatchObject([
    { parts: [{ affects: { set: 'union', of: [{ set: 'all' }, { zone: 'stack' }, { set: 'all' }] } }] },
  ]);
});
