import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const YOURS = { is: 'controlledBy', player: { who: 'you' } };
const ALL = { who: 'all' };
const eventOf = (words: string): unknown => {
  const [ability] = abilitiesOf(`Whenever ${words}, draw a card.`, { types: ['Artifact'] });
  return ability?.ability === 'triggered' ? ability.event : undefined;
};

it.each([
  [
    'another source you control deals exactly 1 damage to a permanent or player',
    { source: { is: 'and', of: [{ is: 'other' }, YOURS] }, exactly: 1, to: { is: 'permanent' }, toPlayer: ALL },
  ],
  ['a source you control deals noncombat damage to an opponent', { combat: false, toPlayer: { who: 'opponents' } }],
  ['a source you control deals 5 or more damage to a creature or player', { atLeast: 5, toPlayer: ALL }],
  ['a Goblin deals combat damage to a player or planeswalker', { combat: true, toPlayer: ALL }],
  ['a creature deals damage to you or a planeswalker you control', { toPlayer: { who: 'you' } }],
])('%s', (words, event) => {
  expect(eventOf(words)).toMatchObject({ on: 'damage', ...event });
});
