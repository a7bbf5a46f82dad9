import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const COUNTER = 'Counter target activated or triggered ability.';
const creatureThere = {
  is: 'and',
  of: [
    { is: 'type', type: 'creature' },
    { is: 'zone', zone: 'battlefield' },
  ],
};

it('the permanent whose ability it was, if it is such a permanent', () => {
  expect(effectOf(`${COUNTER} If an ability of a creature is countered this way, tap that permanent.`)).toMatchObject({
    effect: [{ do: 'counter' }, { do: 'tap', what: { set: 'where', of: { set: 'sourceOf' }, filter: creatureThere } }],
  });
});

it('nothing that says nothing of that permanent', () => {
  expect(() => effectOf(`${COUNTER} If an ability of a creature is countered this way, you gain 2 life.`)).toThrow();
});
