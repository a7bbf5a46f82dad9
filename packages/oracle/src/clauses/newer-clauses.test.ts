/** Draws replaced while something is so, what is played for a time, what is done instead. */
import { expect, it, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const you = { who: 'you' };
const mayPlay = (more: object) => [{ parts: [{ rule: { rule: 'mayPlay', who: you, types: 'spells', ...more } }] }];

test.each([
  ['while your library has no cards in it, you win the game instead', { q: 'zoneSize' }, 'winGame'],
  ['while you have no cards in hand, instead draw two cards', { q: 'count' }, 'draw'],
])('If you would draw a card %s.', (rest, left, doing) => {
  expect(abilitiesOf(`If you would draw a card ${rest}.`, creature)).toMatchObject([
    {
      parts: [
        { replacement: { event: { on: 'draw', who: you }, condition: { left }, instead: { effect: [{ do: doing }] } } },
      ],
    },
  ]);
});

test.each([
  [
    'During each of your turns, you may cast one creature card from your graveyard.',
    { perTurn: true, what: { zone: 'graveyard' } },
  ],
  [
    "You may cast the top card of your library if it's a creature card.",
    { what: { set: 'top', where: { is: 'type', type: 'creature' } } },
  ],
  ['You may cast spells from your hand without paying their mana costs.', { free: true, what: { zone: 'hand' } }],
])('%s', (text, more) => {
  expect(abilitiesOf(text, creature)).toMatchObject(mayPlay(more));
});

it('what is done under a condition is done under another instead', () => {
  expect(
    effectOf(
      'Destroy target creature if it has converted mana cost 2 or less.\nRevolt — Destroy that creature if it has converted mana cost 4 or less instead if a permanent you controlled left the battlefield this turn.',
    ),
  ).toMatchObject({
    effect: [
      {
        do: 'if',
        then: [{ do: 'if', condition: { right: 4 }, then: [{ do: 'destroy' }] }],
        else: [{ do: 'if', condition: { right: 2 }, then: [{ do: 'destroy' }] }],
      },
    ],
  });
});

it('one thing or another may be paid', () => {
  expect(
    effectOf('Target opponent loses 5 life unless that player discards two cards or sacrifices a creature.'),
  ).toMatchObject({
    effect: [{ do: 'pay', cost: { actions: [{ do: 'discard' }] }, or: [{ actions: [{ do: 'sacrifice' }] }] }],
  });
});

test.each([
  "Enchanted creature can't attack, block, or crew Vehicles.",
  "Enchanted creature gets -1/-1, and its activated abilities can't be activated.",
  "As long as enchanted permanent is a Vehicle, it's a creature in addition to its other types.",
])('%s', (text) => {
  expect(abilitiesOf(`Enchant creature\n${text}`, { types: ['Enchantment'], subtypes: ['Aura'] })).toHaveLength(2);
});

const MADE = { do: 'copyToken', of: { set: 'ref', name: 't1' } };
test.each([
  ["Put a token onto the battlefield that's a copy of target creature.", MADE],
  [
    "Put a token onto the battlefield tapped and attacking that's a copy of target creature.",
    { ...MADE, tapped: true, attacking: true },
  ],
  [
    'When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
    { do: 'delayed', duration: { until: 'endOfTurn' }, pattern: { on: 'cast', who: you } },
  ],
  [
    'For each color among permanents you control, add one mana of that color to your mana pool.',
    { do: 'addMana', mana: { types: { everyColorOf: { set: 'all' } } } },
  ],
  [
    "Until end of turn, if a creature would enter the battlefield and it wasn't cast, exile it instead.",
    {
      parts: [
        { replacement: { condition: { if: 'not', of: { if: 'cast' } }, instead: { instead: 'zone', zone: 'exile' } } },
      ],
    },
  ],
])('%s', (text, instruction) => {
  expect(effectOf(text)).toMatchObject({ effect: [instruction] });
});

const exiled = { zone: 'exile', where: { of: [{}, { is: 'in', set: { set: 'linked', link: 'exiled' } }] } };
test.each([
  ['You may play cards exiled with Test Name.', { rule: 'mayPlay', what: exiled }],
  ['You may look at cards exiled with Test Name.', { rule: 'mayLookAt', what: exiled }],
  ["You may look at face-down creatures you don't control.", { rule: 'mayLookAt', what: { set: 'all' } }],
])('%s', (text, rule) => {
  const given = 'When Test Name enters the battlefield, exile the top card of your library.';
  expect(abilitiesOf(`${given}\n${text}`, creature)[1]).toMatchObject({ parts: [{ rule }] });
});

it('each other card exiled with it is other than the one just exiled', () => {
  const text =
    "Whenever a creature dies, you may exile that card. If you do, return each other card exiled with Test Name to its owner's graveyard.";
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    {
      body: {
        effect: [
          { effect: [{ out: 'o2' }] },
          { then: [{ what: { where: { of: [{ is: 'not', of: { set: { set: 'ref', name: 'o2' } } }, {}] } } }] },
        ],
      },
    },
  ]);
});
