import { describe, expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const all = { who: 'all' };
const actor = { who: 'actor' };
const lands = {
  set: 'all',
  where: {
    is: 'and',
    of: [
      { is: 'type', type: 'land' },
      { is: 'controlledBy', player: actor },
    ],
  },
};
const hand = { set: 'all', where: { is: 'any' }, zone: 'hand', of: actor };
const fewest = (of: object) => ({ q: 'leastAmong', players: all, amount: { q: 'count', of } });
const keeps = (of: object, out: string) => ({
  do: 'choose',
  who: all,
  what: { choose: 'objects', from: of, count: { min: fewest(of), max: fewest(of) } },
  out,
});
const rest = (of: object, name: string) => ({ set: 'except', of, not: { set: 'ref', name, share: true } });
const SAID =
  'Each player chooses a number of lands he or she controls equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest.';

describe('what is done the same way', () => {
  test('is done by each player with each kind in turn', () => {
    expect(effectOf(`${SAID} Each player discards cards the same way.`)).toEqual({
      effect: [
        keeps(lands, 'o1'),
        { do: 'sacrifice', who: all, what: rest(lands, 'o1') },
        keeps(hand, 'o2'),
        { do: 'discard', who: all, what: rest(hand, 'o2') },
      ],
    });
  });
  test.each([
    'Players discard cards and sacrifice creatures the same way.',
    'Players sacrifice creatures and discard cards the same way.',
  ])('%s', (text) => {
    const { effect } = effectOf(`${SAID} ${text}`) as { effect: readonly { do: string }[] };
    expect(effect.map((step) => step.do).filter((deed) => deed !== 'choose')).toEqual(
      text.startsWith('Players discard')
        ? ['sacrifice', 'discard', 'sacrifice']
        : ['sacrifice', 'sacrifice', 'discard'],
    );
  });
  test('the fewest of another kind is not meant', () => {
    expect(() =>
      effectOf(
        'Each player chooses a number of lands he or she controls equal to the number of creatures controlled by the player who controls the fewest, then sacrifices the rest.',
      ),
    ).toThrow();
  });
});
