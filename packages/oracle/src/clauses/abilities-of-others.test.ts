/** All activated abilities of other objects, players who become targets, kinds and others. */
import { expect, it, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const changing = (text: string) =>
  abilitiesOf(text, creature) as unknown as { parts: [{ affects: object; mods: object[] }] }[];
const type = (name: string) => ({ is: 'type', type: name });

test.each([
  ['all creature cards in all graveyards', { set: 'all', where: type('creature'), zone: 'graveyard' }],
  [
    'each other creature with a +1/+1 counter on it',
    { set: 'all', where: { of: [{ is: 'other' }, type('creature'), { is: 'hasCounter' }] } },
  ],
])('all activated abilities of %s', (noun, of) => {
  expect(changing(`Test Name has all activated abilities of ${noun}.`)).toMatchObject([
    { parts: [{ affects: { set: 'self' }, mods: [{ mod: 'gainActivated', of }] }] },
  ]);
});

it('is a kind, and others of another kind', () => {
  const [ability] = changing('Skeletons you control and other Zombies you control get +1/+1.');
  const second = { where: { of: [{ is: 'other' }, { is: 'subtype', subtype: 'Zombie' }, { is: 'controlledBy' }] } };
  expect(ability?.parts[0].affects).toMatchObject({ set: 'union', of: [{ set: 'all' }, second] });
});

test.each([
  ['you become the target of a spell', { whom: { who: 'you' }, by: { is: 'spell' } }],
  [
    'you become the target of a spell or ability an opponent controls',
    { whom: { who: 'you' }, who: { who: 'opponents' } },
  ],
])('whenever %s', (event, pattern) => {
  expect(abilitiesOf(`Whenever ${event}, draw a card.`, creature)).toMatchObject([
    { event: { on: 'playerTargeted', ...pattern } },
  ]);
});

it('is one target or another', () => {
  const text =
    'Whenever you or a creature you control becomes the target of a spell or ability an opponent controls, draw a card.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    { event: { on: 'either', of: [{ on: 'playerTargeted' }, { on: 'becomesTarget', what: { is: 'and' } }] } },
  ]);
});
