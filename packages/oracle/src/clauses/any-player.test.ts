import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const sorcery = { types: ['Sorcery'] };
const enchantment = { types: ['Enchantment'] };
const all = expect.objectContaining({ who: 'all' });

const effectOf = (text: string, kind: object = sorcery) =>
  (abilitiesOf(text, kind)[0] as unknown as { body: { effect: readonly unknown[] } }).body.effect;

describe('what any player may do', () => {
  it('one payment is enough, wherever "unless" stands', () => {
    const pays = { do: 'pay', who: all, cost: { mana: ['2'] }, else: [expect.objectContaining({ do: 'draw' })] };
    expect(effectOf('Draw two cards unless any player pays {2}.')).toEqual([expect.objectContaining(pays)]);
    expect(effectOf('Unless any player pays {2}, draw two cards.')).toEqual([expect.objectContaining(pays)]);
  });

  it('"if no one does" asks whether somebody did', () => {
    const [may, otherwise] = effectOf(
      'Any player may have Test Name deal 5 damage to him or her. If no one does, draw three cards.',
    );
    expect(may).toMatchObject({ do: 'may', who: { who: 'all' }, out: 'o1' });
    expect(otherwise).toMatchObject({ do: 'if', condition: { if: 'not', of: { if: 'did', name: 'o1' } } });
  });

  it('drawing up to so many is one choice, and the cards less are each player’s own', () => {
    expect(
      effectOf(
        'Each player may draw up to two cards. For each card less than two a player draws this way, that player gains 2 life.',
      ),
    ).toMatchObject([
      { do: 'draw', who: { who: 'all' }, count: 2, upTo: true, out: 'o1' },
      { do: 'gainLife', amount: { by: { q: 'subtract', from: 2, of: { q: 'ref', name: 'o1', share: true } } } },
    ]);
  });

  it('whoever puts something onto the battlefield is "that player"', () => {
    expect(
      abilitiesOf(
        'Whenever a player puts a Forest onto the battlefield, Test Name deals 3 damage to that player.',
        enchantment,
      ),
    ).toMatchObject([
      {
        event: { on: 'move', to: 'battlefield', by: { who: 'all' } },
        body: { effect: [{ do: 'damage', to: { players: { who: 'ref', name: 'event.by' } } }] },
      },
    ]);
  });
});

describe('amounts and kinds', () => {
  it('life gained is that of the event, whatever was paid since', () => {
    const [, then] = effectOf(
      'Whenever you gain life, you may pay {1}{W}. If you do, put a +1/+1 counter on target creature for each 1 life you gained.',
      enchantment,
    );
    expect(then).toMatchObject({ then: [{ do: 'putCounters', count: { q: 'ref', name: 'event.amount' } }] });
  });

  it('what is paired is the creature and its partner, in the two ways to say both', () => {
    const both = { set: 'union', of: [{ set: 'self' }, { set: 'pairedWith', of: { set: 'self' } }] };
    for (const words of ['both creatures have lifelink', 'each of those creatures gets +1/+1'])
      expect(abilitiesOf(`As long as Test Name is paired with another creature, ${words}.`, creature)).toMatchObject([
        { condition: { if: 'matches', what: { set: 'self' }, filter: { is: 'paired' } }, parts: [{ affects: both }] },
      ]);
  });

  it('mana symbols in costs are counted by color', () => {
    expect(
      effectOf('You gain 1 life for each white mana symbol in the mana costs of permanents you control.'),
    ).toMatchObject([{ do: 'gainLife', amount: { q: 'manaSymbols', color: 'W' } }]);
  });
});
