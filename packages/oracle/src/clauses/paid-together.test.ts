/** Life for each target, a permanent and mana together, a counter put or removed, "the same name", "that creature's or spell's controller". */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2', wording: '2017-01' } as const;
const wording = '2017-01' as const;

describe('what is paid', () => {
  it('life for each target', () => {
    const text = 'Destroy any number of target creatures.\nTest Name costs 3 life more to cast for each target.';
    expect(abilitiesOf(text, { wording })).toMatchObject([
      {},
      {
        parts: [{ part: 'cost', change: { add: { actions: [{ do: 'payLife', amount: 3 }] }, perTarget: 'each' } }],
      },
    ]);
  });

  it('a permanent and mana', () => {
    expect(
      abilitiesOf(
        'When Test Name attacks, you may sacrifice Test Name and pay {2}{G}. If you do, draw a card.',
        creature,
      ),
    ).toMatchObject([
      { body: { effect: [{ do: 'pay', cost: { mana: ['2', 'G'], actions: [{ do: 'sacrifice' }] } }, { do: 'if' }] } },
    ]);
  });
});

describe('which', () => {
  it('a counter is put or removed', () => {
    expect(abilitiesOf('{3}: Put a charge counter on Test Name or remove one from it.', creature)).toMatchObject([
      {
        body: {
          effect: [
            {
              do: 'oneOf',
              options: [
                { effect: [{ do: 'putCounters', counter: 'charge', count: 1, on: { set: 'self' } }] },
                { effect: [{ do: 'removeCounters', counter: 'charge', count: 1, from: { set: 'self' } }] },
              ],
            },
          ],
        },
      },
    ]);
  });

  it('cards with the same name as what was spoken of', () => {
    expect(
      effectOf(
        "Choose target permanent an opponent controls. Search that player's library for a card with the same name and put it onto the battlefield under your control. Then that player shuffles his or her library.",
        { wording },
      ),
    ).toMatchObject({
      effect: [
        { do: 'bind' },
        { do: 'search', where: { is: 'sharesName', with: { set: 'ref', name: 't1' } } },
        { do: 'move' },
        { do: 'shuffle' },
      ],
    });
  });

  it('whoever controls the source', () => {
    const text =
      "Whenever a red creature or spell deals damage, Test Name deals that much damage to that creature's or spell's controller.";
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { effect: [{ to: { players: { who: 'controllers', of: { set: 'ref', name: 'event.source' } } } }] } },
    ]);
  });

  it.each([
    'Test Name costs 3 life more to cast for each target beyond the first.',
    'Destroy all creatures with the same name.',
    "Destroy target creature. That creature's or spell's controllers draw a card.",
  ])('%s is refused', (text) => {
    expect(() => effectOf(text, { wording })).toThrow();
  });
});
