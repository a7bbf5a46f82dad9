/** One of two things that a player does, and mana that players keep. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const artifact = (text: string) => abilitiesOf(text, { ...modern, types: ['Artifact'] });
const all = { who: 'all' };
const opponents = { who: 'opponents' };

test.each([
  [
    'Whenever a player plays a land or casts a spell',
    [
      { on: 'playLand', who: all },
      { on: 'cast', who: all },
    ],
  ],
  [
    'Whenever an opponent sacrifices a nontoken permanent or discards a creature card',
    [
      { on: 'sacrifice', who: opponents },
      { on: 'discard', who: opponents, what: { is: 'type', type: 'creature' } },
    ],
  ],
])('%s', (words, of) => {
  expect(artifact(`${words}, draw a card.`)).toMatchObject([{ event: { on: 'either', of } }]);
});

test.each([
  ["You don't lose unspent green mana as steps and phases end.", { who: { who: 'you' }, types: ['G'] }],
  ["Players don't lose unspent mana as steps and phases end.", { who: all }],
])('%s', (text, rule) => {
  expect(artifact(text)).toMatchObject([{ parts: [{ rule: { rule: 'keepMana', ...rule } }] }]);
});

test('each of the players that were chosen as targets', () => {
  const text = 'Any number of target players each draw a card. Each of those players loses 1 life.';
  const who = { who: 'ref', name: 't1' };
  expect(effectOf(text, modern)).toMatchObject({
    effect: [
      { do: 'draw', who },
      { do: 'loseLife', who },
    ],
  });
});
