/** What shares a name with another, a type with others, or a band with an attacker; which of a player's spells is cast; a pile lying face down. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };

it('cards with the same name as another of the hand', () => {
  const text =
    'Target player reveals his or her hand. That player discards all nonland cards with the same name as another card in his or her hand.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'reveal' },
      {
        do: 'discard',
        what: {
          zone: 'hand',
          where: { of: [{ is: 'not' }, { is: 'sharesName', with: { set: 'all', zone: 'hand' }, another: true }] },
        },
      },
    ],
  });
});

it('creatures that share a creature type, so many', () => {
  const text =
    "Test Name can't be blocked unless defending player controls three or more creatures that share a creature type.";
  expect(abilitiesOf(text, creature)).toMatchObject([
    { condition: { if: 'not', of: { if: 'compare', left: { q: 'ofOneType' }, op: '≥', right: 3 } } },
  ]);
});

it('creatures in one band with it', () => {
  const text = 'Whenever Test Name attacks, all creatures banded with it gain first strike until end of turn.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      body: {
        effect: [
          { parts: [{ affects: { where: { of: [{ is: 'type' }, { is: 'bandedWith', with: { set: 'self' } }] } } }] },
        ],
      },
    },
  ]);
});

it('damage to it and to those in one band with it', () => {
  const text =
    'As long as Test Name is attacking, prevent all damage Deserts would deal to Test Name and to creatures banded with Test Name.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      parts: [
        {
          replacement: {
            event: { source: { is: 'subtype' }, to: { is: 'or', of: [{ is: 'self' }, {}] } },
            instead: { instead: 'prevent' },
          },
        },
      ],
    },
  ]);
});

it('a spell of a kind other than the first of that kind', () => {
  const text = (again: string) =>
    `Whenever an opponent casts an instant spell other than the first ${again} spell that player casts each turn, you gain 1 life.`;
  expect(abilitiesOf(text('instant'), creature)).toMatchObject([
    { event: { on: 'cast', who: { who: 'opponents' }, later: true } },
  ]);
  expect(() => abilitiesOf(text('sorcery'), creature)).toThrow();
});

it('the top card of a pile that was shuffled is any of it', () => {
  const text =
    "When Test Name enters the battlefield, search your library for five cards, exile them in a face-down pile, and shuffle that pile. Then shuffle your library.\n{2}: The next time you would draw a card this turn, instead put the top card of the exiled pile into its owner's hand.";
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    {
      body: {
        effect: [
          { do: 'search' },
          { do: 'move', to: { zone: 'exile', faceDown: true, link: 'exiled' } },
          { do: 'shuffle' },
        ],
      },
    },
    {
      body: {
        effect: [
          {
            parts: [
              {
                replacement: {
                  event: { on: 'draw' },
                  instead: { effect: [{ what: { from: { set: 'linked', link: 'exiled' }, random: true } }] },
                },
                times: 1,
              },
            ],
          },
        ],
      },
    },
  ]);
});
