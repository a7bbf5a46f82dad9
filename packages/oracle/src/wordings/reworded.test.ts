/** A card in the words of another time: the text of that time where it is read as the same tree, else the card's own. 2006: 200.2 · 2009, 2011, 2026: 108.1 */
import { expect, test } from 'vitest';
import { cardWith, type TestCard } from '../../cards-in-tests.ts';
import type { CardText } from '../card-text.ts';
import { compileEitherWording, partlyInEitherWording } from '../either-wording.ts';
import type { Wording } from '../grammar/index.ts';
import { reworded } from './reworded.ts';

const creature: TestCard = { types: ['Creature'], power: '1', toughness: '1' };
const enchantment: TestCard = { types: ['Enchantment'] };
const artifact: TestCard = { types: ['Artifact'] };

function inWords(text: string, card: TestCard, wording: Wording, compile = compileEitherWording) {
  const own = cardWith(text, card);
  const compiled = compile(own);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.refused));
  // as a store gives it back
  const kept = JSON.parse(JSON.stringify(compiled)) as typeof compiled;
  return { before: compiled.definition, after: reworded(own, kept, wording) };
}

const TIMES: readonly (readonly [card: TestCard, own: string, then: Readonly<Partial<Record<Wording, string>>>])[] = [
  [
    creature,
    '{T}: Test Name deals 1 damage to target creature or player.',
    {
      '2006-10': '{T}: Test Name deals 1 damage to target creature or player.',
      '2011-09': '{T}: Test Name deals 1 damage to target creature or player.',
      '2026-02': '{T}: Test Name deals 1 damage to any target.',
    },
  ],
  [
    creature,
    'When this creature enters, draw a card.',
    {
      '2006-10': 'When this creature comes into play, draw a card.',
      '2009-10': 'When this creature enters the battlefield, draw a card.',
      '2011-09': 'When this creature enters the battlefield, draw a card.',
      '2026-02': 'When this creature enters, draw a card.',
    },
  ],
  [
    creature,
    'When Test Name dies, destroy all creatures with converted mana cost 2 or less.',
    {
      '2006-10':
        'When Test Name is put into a graveyard from play, destroy all creatures with converted mana cost 2 or less.',
      '2009-10':
        'When Test Name is put into a graveyard from the battlefield, destroy all creatures with converted mana cost 2 or less.',
      '2011-09': 'When Test Name dies, destroy all creatures with converted mana cost 2 or less.',
      '2026-02': 'When Test Name dies, destroy all creatures with mana value 2 or less.',
    },
  ],
  [
    enchantment,
    'Whenever a player casts a spell, that player discards a card unless he or she pays {1}.',
    {
      '2006-10': 'Whenever a player plays a spell, that player discards a card unless he or she pays {1}.',
      '2011-09': 'Whenever a player casts a spell, that player discards a card unless he or she pays {1}.',
      '2026-02': 'Whenever a player casts a spell, that player discards a card unless they pay {1}.',
    },
  ],
  [
    artifact,
    '{T}: Add {C}. Activate only as a sorcery.',
    {
      '2006-10': '{T}: Add {1} to your mana pool. Play this ability only any time you could play a sorcery.',
      '2009-10': '{T}: Add {1} to your mana pool. Activate this ability only any time you could cast a sorcery.',
      '2026-02': '{T}: Add {C}. Activate only as a sorcery.',
    },
  ],
];

const sorcery: TestCard = {};
/** What is said by other marks, and not by other words alone. */
const WAYS: readonly (readonly [own: string, then: Readonly<Partial<Record<Wording, string>>>])[] = [
  [
    'Create two 1/1 green Squirrel creature tokens.',
    {
      '2006-10': 'Put two 1/1 green Squirrel creature tokens into play.',
      '2009-10': 'Put two 1/1 green Squirrel creature tokens onto the battlefield.',
      '2017-01': 'Create two 1/1 green Squirrel creature tokens.',
    },
  ],
  [
    "Create a token that's a copy of target creature.",
    { '2011-09': "Put a token onto the battlefield that's a copy of target creature." },
  ],
  [
    'Target player mills three cards, then shuffles.',
    {
      '2011-09':
        'Target player puts the top three cards of his or her library into his or her graveyard, then shuffles his or her library.',
      '2026-02': 'Target player mills three cards, then shuffles.',
    },
  ],
  [
    'Put the top two cards of your library into your graveyard, then shuffle your library.',
    {
      '2011-09': 'Put the top two cards of your library into your graveyard, then shuffle your library.',
      '2026-02': 'Mill two cards, then shuffle.',
    },
  ],
  [
    'Sacrifice a creature. Each opponent sacrifices a creature.',
    { '2026-02': 'Sacrifice a creature. Each opponent sacrifices a creature of their choice.' },
  ],
  // a way that is of no time stays, and so do the others of a card whose words would mean something else
  ['Create a Treasure token.', { '2006-10': 'Create a Treasure token.' }],
];

test.each(WAYS.flatMap(([own, then]) => Object.entries(then).map(([wording, text]) => [wording, own, text] as const)))(
  'in the ways of %s, "%s" is "%s"',
  (wording, own, text) => {
    expect(inWords(own, sorcery, wording as Wording).after.faces[0].text).toBe(text);
  },
);

test.each(
  TIMES.flatMap(([card, own, then]) =>
    Object.entries(then).map(([wording, text]) => [wording, own, text, card] as const),
  ),
)('in %s, "%s" is "%s"', (wording, own, text, card) => {
  const { before, after } = inWords(own, card, wording as Wording);
  const [face] = after.faces;
  expect(face.text).toBe(text);
  expect(face.abilities.map((ability) => ability.text).join('\n')).toBe(text);
  expect({ ...after, faces: [] }).toEqual({ ...before, faces: [] });
});

test.each([
  // at the end, between, and where the words before it are others now
  ['Flying (It flies.)\nWhen this creature enters, scry 1. (Look at the top card.)'],
  ['When this creature enters, you get {E}{E} (two energy counters).'],
  ['Flying (It flies.), haste (It enters and attacks.)\nWhen this creature enters, draw a card.'],
])('reminder text stays as it is on the card: %s', (own) => {
  const text = own.replaceAll('creature enters,', 'creature enters the battlefield,');
  expect(inWords(own, creature, '2011-09').after.faces[0].text).toBe(text);
});

test('where a reminder has no place among the other words, the card keeps its own', () => {
  const own = 'When this creature enters (It is new.), destroy target creature with mana value 2 or less.';
  expect(inWords(own, creature, '2026-02').after.faces[0].text).toBe(own);
  expect(inWords(own, creature, '2011-09').after.faces[0].text).toBe(own);
});

test('what is known from its reminder text, or was not read, keeps its own words', () => {
  const reminded = 'Zibbling (When this creature enters, draw a card.)';
  expect(inWords(reminded, creature, '2006-10').after.faces[0].text).toBe(reminded);
  const partly = 'Whenever this creature enters, zibble.\nWhen this creature dies, draw a card.';
  const { after } = inWords(partly, creature, '2006-10', partlyInEitherWording);
  expect(after.faces[0].text).toBe(partly);
});

test('a card of two faces is said in one wording, or keeps its own', () => {
  const face = (name: string, text: string) => ({ ...cardWith(text, {}), name });
  const faces = [
    face('Left', 'Destroy target creature.'),
    face('Right', 'Put target creature card from your graveyard onto the battlefield.'),
  ];
  const card: CardText = { ...cardWith('', {}), name: 'Left // Right', layout: 'split', faces };
  const compiled = compileEitherWording(card);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.refused));
  expect(reworded(card, compiled, '2006-10').faces.map(({ text }) => text)).toEqual([
    'Destroy target creature.',
    'Put target creature card from your graveyard into play.',
  ]);
});
