import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const replaced = (text: string): unknown => {
  const [ability] = abilitiesOf(text, { types: ['Artifact'] });
  return ability?.ability === 'static' ? ability.parts[0] : undefined;
};
const you = { who: 'you' };
const thatMany = { q: 'ref', name: 'event.amount' };
const artifacts = { is: 'and', of: [{ is: 'type', type: 'artifact' }, { is: 'token' }] };
const squirrel = { colors: ['G'], types: ['creature'], subtypes: ['Squirrel'], power: 1, toughness: 1 };

it.each([
  [
    'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
    { on: 'token', who: you },
    { instead: 'tokens', made: [{ count: thatMany, token: squirrel }], besides: true },
  ],
  [
    'If you would create one or more artifact tokens, instead create those tokens plus a 1/1 green Squirrel creature token.',
    { on: 'token', who: you, what: artifacts },
    { instead: 'tokens', made: [{ count: 1, token: squirrel }], besides: true },
  ],
  [
    'If one or more artifact tokens would be created, that many 1/1 green Squirrel creature tokens are created instead.',
    { on: 'token', who: { who: 'all' }, what: artifacts },
    { instead: 'tokens', made: [{ count: thatMany, token: squirrel }] },
  ],
  [
    'If one or more artifact tokens would be created under your control, three times that many of those tokens are created instead.',
    { on: 'token', who: you, what: artifacts },
    { instead: 'amount', amount: { q: 'times', of: 3, by: thatMany } },
  ],
])('%s', (text, event, instead) => {
  expect(replaced(text)).toEqual({ part: 'replacement', replacement: { event, instead } });
});

it('one of each is one of each kind that is named, for each token', () => {
  expect(replaced('If you would create a Food or Treasure token, instead create one of each.')).toMatchObject({
    replacement: {
      event: { on: 'token', who: you },
      instead: { instead: 'tokens', made: [{ count: thatMany, token: { subtypes: ['Food'] } }, { count: thatMany }] },
    },
  });
});

it.each([
  'If you would create a Food or Treasure token, instead create two of each.',
  'If one or more tokens would be created under your control, that many tokens are created instead.',
  'If one or more creatures would be created under your control, twice that many of those tokens are created instead.',
])('not understood: %s', (text) => {
  expect(() => abilitiesOf(text, { types: ['Artifact'] })).toThrow();
});
