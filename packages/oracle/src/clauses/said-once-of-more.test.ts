/** What is said once of more: two conditions, counters removed as a cost, what could be enchanted, colors of a token. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const artifact = (text: string) => abilitiesOf(text, { types: ['Artifact'] });

it.each([
  [
    'Test Name deals 3 damage to each creature without flying if {R} was spent to cast Test Name and 3 damage to each creature with flying if {G} was spent to cast it.',
    'damage',
  ],
  ['You gain X life if {G} was spent to cast Test Name and X life if {W} was spent to cast it.', 'gainLife'],
])('%s', (text, deed) => {
  const card = { manaCost: '{X}{G}' };
  const so = (type: string) => ({ do: 'if', condition: { left: { type } }, then: [{ do: deed }] });
  expect(effectOf(text, card)).toMatchObject({
    effect: [so(deed === 'damage' ? 'R' : 'G'), so(deed === 'damage' ? 'G' : 'W')],
  });
});

it.each([
  ['Test Name', { from: { set: 'self' } }],
  ['among creatures you control', { from: { set: 'all' }, among: true }],
])('one or more counters from %s', (from, said) => {
  const text = `Remove one or more +1/+1 counters from ${from}: Draw a card for each +1/+1 counter removed this way.`;
  expect(artifact(text)).toMatchObject([
    {
      cost: { leastX: 1, actions: [{ do: 'removeCounters', count: { q: 'x' }, ...said }] },
      body: { effect: [{ do: 'draw', count: { q: 'x' } }] },
    },
  ]);
});

it('what an Aura could be attached to', () => {
  expect(effectOf('Attach target Aura attached to a permanent to another permanent it can enchant.')).toMatchObject({
    effect: [{ to: { from: { where: { of: [{}, { is: 'permanent' }, { is: 'hostFor', what: { name: 't1' } }] } } } }],
  });
});

it('as what it is another than', () => {
  const of = { set: 'hostOf', of: { set: 'ref', name: 't1' } };
  const text = 'Attach target Aura attached to a permanent to another permanent with the same controller.';
  expect(effectOf(text)).toMatchObject({
    effect: [{ to: { from: { where: { of: [{}, {}, { is: 'controlledBy', player: { who: 'controllers', of } }] } } } }],
  });
});

it('all that a sentence destroys is not regenerated', () => {
  const text = 'Destroy all creatures, then draw a card. Creatures destroyed this way can’t be regenerated.'.replace(
    '’',
    "'",
  );
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'destroy', noRegenerate: true }, { do: 'draw' }] });
  expect(
    effectOf("Destroy all lands, then draw a card. Creatures destroyed this way can't be regenerated."),
  ).toMatchObject({ effect: [{ do: 'destroy', noRegenerate: { is: 'type', type: 'creature' } }, { do: 'draw' }] });
});

it('an emblem with an activated ability', () => {
  const abilities = [{ ability: 'activated', zone: 'command' }];
  expect(effectOf('You get an emblem with "{1}: You gain 1 life."')).toMatchObject({
    effect: [{ emblem: { abilities } }],
  });
});

it('a token of several colors', () => {
  expect(effectOf("Create an 8/8 Beast creature token that's red, green, and white.")).toMatchObject({
    effect: [{ token: { colors: ['R', 'G', 'W'] } }],
  });
});

it('only the first time in a turn', () => {
  const given = { left: { q: 'history', event: { of: 'happened' } }, op: '=', right: 1 };
  expect(artifact('Whenever you surveil for the first time each turn, draw a card.')).toMatchObject([{ given }]);
});

it('what becomes something too, and gains an ability', () => {
  const text =
    '{1}: Until end of turn, Test Name becomes a Monk creature in addition to its other types and gains flying.';
  expect(artifact(text)).toMatchObject([
    { body: { effect: [{ parts: [{ mods: [{ op: 'add' }, { mod: 'gain' }] }] }] } },
  ]);
});
