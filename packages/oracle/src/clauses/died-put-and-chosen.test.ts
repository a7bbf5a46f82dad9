/** What died, what one controls of the strongest, where a card may go, and what is said of the card itself in newer words. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2026-02' as const;
const creature = { types: ['Creature'], wording };
const enchantment = { types: ['Enchantment'], wording };
const ref = (name: string) => ({ set: 'ref', name });
const subtype = (name: string) => ({ is: 'subtype', subtype: name });

describe('what is spoken of', () => {
  it('the creature that died is that of the event, not the target', () => {
    const text =
      'Whenever a creature you control dies, put X +1/+1 counters on target creature you control, where X is the power of the creature that died.';
    expect(abilitiesOf(text, enchantment)).toMatchObject([
      { body: { effect: [{ count: { q: 'stat', stat: 'power', of: ref('event.object') }, on: ref('t1') }] } },
    ]);
  });

  it('the creature that bolster chose', () => {
    expect(effectOf('Bolster 2. The chosen creature gains trample until end of turn.', { wording })).toMatchObject({
      effect: [{ do: 'bolster', out: 'o1' }, { parts: [{ affects: ref('o1') }] }],
    });
  });

  it('cards put into a graveyard count though they have left it', () => {
    const text =
      'Draw a card for each creature you control. You gain X life, where X is the number of cards that were put into your graveyard from your hand or library this turn.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [{}, { amount: { q: 'history', event: { of: 'happened', event: { from: ['hand', 'library'] } } } }],
    });
  });
});

describe('conditions', () => {
  const asks = (said: string) =>
    (
      abilitiesOf(`At the beginning of your end step, if ${said}, draw a card.`, enchantment)[0] as {
        condition?: unknown;
      }
    ).condition;

  it('each of the strongest', () => {
    expect(asks('you control each creature on the battlefield with the greatest power')).toMatchObject({
      if: 'matches',
      what: { set: 'all', where: { of: [{}, { is: 'stat', than: { q: 'greatest' } }] } },
      filter: { is: 'controlledBy' },
    });
  });

  it('where the card is, the Ring, counters of a player', () => {
    expect(asks('this enchantment is on the battlefield')).toEqual({ if: 'selfIn', zone: 'battlefield' });
    expect(asks('the Ring has tempted you two or more times this game')).toMatchObject({ left: { q: 'tempted' } });
    expect(asks("you don't have any rad counters")).toMatchObject({ left: { counter: 'rad' }, op: '=', right: 0 });
    expect(asks('this creature attacked this combat')).toMatchObject({
      filter: { is: 'history', event: { did: 'attacked', combat: true } },
    });
  });
});

describe('choices', () => {
  it('a hand or a graveyard', () => {
    const text =
      'Search your library for a creature card, reveal it, put it into your hand or graveyard, then shuffle.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        { do: 'search' },
        { do: 'reveal' },
        {
          do: 'oneOf',
          options: [{ effect: [{ to: { zone: 'hand' } }] }, { effect: [{ to: { zone: 'graveyard' } }] }],
        },
        { do: 'shuffle' },
      ],
    });
  });

  it('a sacrifice, or mana', () => {
    const text = 'Whenever this creature attacks, you may sacrifice a Food or pay {2}{W}. When you do, draw a card.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [
            { do: 'pay', cost: { actions: [{ do: 'sacrifice' }] }, or: [{ mana: ['2', 'W'] }], out: 'o1' },
            { do: 'if', condition: { name: 'o1' }, then: [{ do: 'reflexive' }] },
          ],
        },
      },
    ]);
  });

  it('one of several kinds', () => {
    expect(
      effectOf("Put a +1/+1 counter on each creature you control that's a Zombie or Mutant.", { wording }),
    ).toMatchObject({
      effect: [{ on: { where: { of: [{}, {}, { is: 'or', of: [subtype('Zombie'), subtype('Mutant')] }] } } }],
    });
  });
});

describe('the card itself', () => {
  it('is shuffled in from where it was discarded to, and begins on the battlefield', () => {
    expect(
      abilitiesOf('{2}, Discard this card: Shuffle this card into your library from your graveyard.', creature),
    ).toMatchObject([
      { zone: 'hand', body: { effect: [{ do: 'shuffle', cards: { set: 'where', filter: { zone: 'graveyard' } } }] } },
    ]);
    expect(
      abilitiesOf(
        'If Test Name is in your opening hand, you may begin the game with him on the battlefield.',
        creature,
      ),
    ).toMatchObject([{ parts: [{ part: 'openingHand', when: 'kept' }] }]);
  });

  it('connives, and only then something is done', () => {
    const text = 'When this creature enters, it connives. When it connives this way, draw a card.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [
            { do: 'connive', out: 'o1' },
            { condition: { name: 'o1' }, then: [{ do: 'reflexive' }] },
          ],
        },
      },
    ]);
  });

  it('triggers once each turn, and in somebody’s turn', () => {
    const text =
      'Whenever this creature becomes tapped during your turn, untap it. This ability triggers only once each turn.';
    expect(abilitiesOf(text, creature)).toMatchObject([{ perTurn: 1, condition: { if: 'turn' } }]);
  });
});
