/** What is sacrificed or exiled as something enters, and what that makes of it. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '*', toughness: '*' };

it('that many counters as were sacrificed', () => {
  const text =
    'As Test Name enters the battlefield, sacrifice any number of permanents. Test Name enters the battlefield with that many +1/+1 counters on it.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      parts: [
        {
          replacement: {
            instead: {
              choices: [{ do: 'sacrifice', out: 'o1' }],
              counters: [{ counter: '+1/+1', count: { q: 'ref', name: 'o1' } }],
            },
          },
        },
      ],
    },
  ]);
});

it('the total power and the total toughness of the same cards', () => {
  const text =
    "As Test Name enters the battlefield, exile any number of creature cards from your graveyard.\nTest Name's power is equal to the total power of the exiled cards and its toughness is equal to their total toughness.";
  const of = { set: 'linked', link: 'exiled' };
  expect(abilitiesOf(text, creature)[1]).toMatchObject({
    cda: true,
    parts: [{ mods: [{ power: { q: 'stat', stat: 'power', of }, toughness: { q: 'stat', stat: 'toughness', of } }] }],
  });
});

it('one of two land types', () => {
  const text =
    'As Test Name enters the battlefield, choose Island or Swamp.\nWhenever a land of the chosen type an opponent controls becomes tapped, you gain 1 life.';
  const [enters, taps] = abilitiesOf(text, { types: ['Enchantment'] });
  expect(enters).toMatchObject({
    parts: [
      { replacement: { instead: { choices: [{ what: { options: ['Island', 'Swamp'] }, link: 'chosenType' }] } } },
    ],
  });
  expect(taps).toMatchObject({ event: { what: { of: [{}, { is: 'subtype', subtype: { ref: 'chosenType' } }, {}] } } });
});
