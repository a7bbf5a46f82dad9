/** "Return that card … when ~ leaves the battlefield"; what nobody chose; what was controlled all turn. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2', wording: '2017-01' } as const;

describe('when, said last', () => {
  it('is a delayed trigger', () => {
    const text =
      "Whenever a creature enters the battlefield, exile that creature. Return that card to the battlefield under its owner's control when Test Name leaves the battlefield.";
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [
            { do: 'move', out: 'o1' },
            {
              do: 'delayed',
              pattern: { on: 'move', what: { is: 'self' }, from: 'battlefield' },
              body: { effect: [{ do: 'move', what: { set: 'ref', name: 'o1' }, to: { zone: 'battlefield' } }] },
            },
          ],
        },
      },
    ]);
  });

  it('is refused of what is moved later as well', () => {
    const text =
      'Whenever a creature dies, put that card onto the battlefield under your control at the beginning of the next end step. Sacrifice the creature when you lose control of Test Name.';
    expect(() => abilitiesOf(text, creature)).toThrow();
  });
});

describe('kinds', () => {
  it('of no type chosen this way', () => {
    expect(
      effectOf(
        "Each player chooses a creature type. Destroy all creatures that aren't of a type chosen this way. They can't be regenerated.",
        { wording: '2017-01' },
      ),
    ).toMatchObject({
      effect: [
        { do: 'choose', out: 'o1' },
        {
          do: 'destroy',
          what: { where: { of: [{}, { is: 'not', of: { is: 'subtype', subtype: { ref: 'o1' } } }] } },
        },
      ],
    });
  });

  it('controlled since the beginning of the turn', () => {
    const text =
      "At the beginning of each player's end step, that player sacrifices a creature he or she controlled since the beginning of the turn.";
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { effect: [{ do: 'sacrifice', what: { set: 'choice', from: { set: 'all' } } }] } },
    ]);
  });
});
