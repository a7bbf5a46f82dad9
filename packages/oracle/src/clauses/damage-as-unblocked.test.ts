import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const effect = { do: 'effect', parts: [{ rule: { rule: 'damageAsUnblocked' } }], duration: { until: 'endOfTurn' } };

it('whether damage is assigned so is chosen as the effect begins', () => {
  expect(
    effectOf("You may have creatures you control assign their combat damage this turn as though they weren't blocked."),
  ).toMatchObject({ effect: [{ do: 'may', who: { who: 'you' }, effect: [effect] }] });
});

it('or is not chosen at all', () => {
  const body = effectOf(
    "X target blocked creatures assign their combat damage this turn as though they weren't blocked.",
    { manaCost: '{X}{U}' },
  );
  expect(body).toMatchObject({ effect: [effect] });
  expect(JSON.stringify(body)).not.toContain('optional');
});
