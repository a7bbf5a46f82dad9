/** One of two changes, or of two actions parted by a comma. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const either = (first: object, second: object) => ({
  do: 'oneOf',
  options: [{ effect: [first] }, { effect: [second] }],
});
const change = (mod: object) => ({ parts: [{ affects: { set: 'ref', name: 't1' }, mods: [mod] }] });

it('of two land types', () => {
  const type = (subtype: string) => change({ mod: 'types', op: 'set', subtypes: [subtype] });
  expect(effectOf('Target land becomes a Plains or an Island until end of turn.')).toMatchObject({
    effect: [either(type('Plains'), type('Island'))],
  });
});

it('of base power and base toughness', () => {
  const text = 'Until end of turn, target creature has base power 1 or base toughness 2.';
  expect(effectOf(text)).toMatchObject({
    effect: [either(change({ mod: 'setPT', power: 1 }), change({ mod: 'setPT', toughness: 2 }))],
  });
});

it('of two actions on what was chosen', () => {
  const text =
    'Choose artifact, creature, or land. Tap all untapped permanents of the chosen type target player controls, or untap all tapped permanents of that type that player controls.';
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'choose' }, either({ do: 'tap' }, { do: 'untap' })] });
});

it('whoever did not discard such a card', () => {
  const text =
    "Each player discards a card. Then each player who didn't discard a creature card this way loses 4 life.";
  const of = { set: 'ref', name: 'o1', share: true };
  const condition = { if: 'not', of: { if: 'exists', what: { set: 'where', of, filter: { type: 'creature' } } } };
  expect(effectOf(text)).toMatchObject({
    effect: [{ do: 'discard', out: 'o1' }, { who: { who: 'where', condition } }],
  });
  expect(() => effectOf("Each player who didn't discard a creature card this way loses 4 life.")).toThrow();
  const opponents =
    "Each opponent discards a card, then each opponent who didn't discard a nonland card this way loses 3 life.";
  expect(effectOf(opponents)).toMatchObject({
    effect: [{ do: 'discard', out: 'o1' }, { who: { who: 'where', of: { who: 'opponents' } } }],
  });
});

it('so much more for each time a cost was paid', () => {
  const text =
    'As an additional cost to cast Test Name, you may pay {1}{G} any number of times.\nYou gain 3 life plus an additional 2 life for each additional {1}{G} you paid.';
  const paid = { q: 'times', of: 2, by: { q: 'timesPaid', cost: 'additional' } };
  expect(abilitiesOf(text)).toMatchObject([
    { parts: [{ part: 'additionalCost', optional: true, repeat: true }] },
    { body: { effect: [{ do: 'gainLife', amount: { q: 'add', of: [3, paid] } }] } },
  ]);
});
