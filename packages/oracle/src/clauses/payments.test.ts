/** What may be paid in place of something, and kinds of objects by what another has. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

it('mana, or other mana or life in its place', () => {
  expect(effectOf('Counter target spell unless its controller pays {B} or {3}.')).toMatchObject({
    effect: [{ do: 'pay', cost: { mana: ['B'] }, or: [{ mana: ['3'] }], else: [{ do: 'counter' }] }],
  });
  expect(effectOf('Target player may pay {R} or 2 life.')).toMatchObject({
    effect: [{ do: 'pay', or: [{ actions: [{ do: 'payLife', who: { who: 'actor' }, amount: 2 }] }] }],
  });
});

it('a cumulative upkeep of one of two symbols is that of a hybrid symbol', () => {
  expect(abilitiesOf('Cumulative upkeep {G} or {W}', { types: ['Creature'] })).toMatchObject([
    { keyword: 'cumulative upkeep', cost: { mana: ['G/W'] } },
  ]);
});

it('what has the same as another', () => {
  const same = { is: 'stat', stat: 'manaValue', op: '=', than: { q: 'stat', stat: 'manaValue' } };
  expect(
    effectOf(
      'Target player reveals a card at random from their hand. Destroy all creatures with the same mana value as that card.',
      {
        wording: '2026-02',
      },
    ),
  ).toMatchObject({ effect: [{}, { do: 'destroy', what: { where: { of: [{}, same] } } }] });
});

it('a size under a condition is no characteristic-defining ability', () => {
  const [ability] = abilitiesOf("As long as it's your turn, Test Name's power and toughness are each 4.", {
    types: ['Creature'],
  });
  expect(ability).toMatchObject({
    condition: { if: 'turn' },
    parts: [{ mods: [{ mod: 'setPT', power: 4, toughness: 4 }] }],
  });
  expect(ability).not.toHaveProperty('cda');
});

it('loses control of it', () => {
  expect(
    effectOf('Gain control of target artifact until end of turn. When you lose control of the artifact, tap it.'),
  ).toMatchObject({ effect: [{}, { do: 'delayed', pattern: { on: 'controlChanges', from: { who: 'you' } } }] });
});

it('each of several pays alone, and those who have not do what is done otherwise', () => {
  const opponents = { who: 'opponents' };
  const rest = { who: 'except', of: opponents, not: { who: 'ref', name: 'o1' } };
  expect(effectOf('Each opponent sacrifices a creature unless he or she pays {1}.')).toMatchObject({
    effect: [{ do: 'pay', who: opponents, each: true, out: 'o1', else: [{ do: 'sacrifice', who: rest }] }],
  });
});
