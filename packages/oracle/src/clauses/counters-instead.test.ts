import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const part = (text: string): unknown => {
  const [ability] = abilitiesOf(text, { types: ['Artifact'] });
  return ability?.ability === 'static' ? ability.parts[0] : undefined;
};
const you = { who: 'you' };
const permanent = { is: 'permanent' };
const thatMany = { q: 'ref', name: 'event.amount' };
const onEither = (by: object, what: object, who: object) => ({
  on: 'either',
  of: [
    { on: 'counters', what, by },
    { on: 'getsCounters', who, by },
  ],
});

it.each([
  [
    'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.',
    onEither(you, permanent, { who: 'all' }),
    { q: 'times', of: 2, by: thatMany },
  ],
  [
    'If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.',
    onEither({ who: 'opponents' }, permanent, { who: 'all' }),
    { q: 'half', of: thatMany, round: 'down' },
  ],
  [
    'If you would put one or more counters on an artifact or on yourself, put that many plus one of each of those kinds of counters on that permanent or player instead.',
    onEither(you, { is: 'type', type: 'artifact' }, you),
    { q: 'add', of: [thatMany, 1] },
  ],
  [
    'If one or more counters would be put on an artifact, that many plus one of each of those kinds of counters are put on that permanent instead.',
    { on: 'counters', what: { is: 'type', type: 'artifact' } },
    { q: 'add', of: [thatMany, 1] },
  ],
  [
    'If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.',
    { on: 'getsCounters', who: you },
    { q: 'add', of: [thatMany, 1] },
  ],
])('%s', (text, event, amount) => {
  expect(part(text)).toEqual({ part: 'replacement', replacement: { event, instead: { instead: 'amount', amount } } });
});

it('what triggers on counters put on anything or anybody knows how many', () => {
  const text = 'Whenever you put one or more counters on a permanent or player, you gain that much life.';
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    { event: onEither(you, permanent, { who: 'all' }), body: { effect: [{ do: 'gainLife', amount: thatMany }] } },
  ]);
});
