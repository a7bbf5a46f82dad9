/** Several static abilities of one subject, each with its condition. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const self = { set: 'self' };
const controls = (subtype: string) => ({
  if: 'exists',
  what: { where: { of: [{ subtype }, { is: 'controlledBy' }] } },
});
const changed = (mod: object) => ({ ability: 'static', parts: [{ part: 'change', affects: self, mods: [mod] }] });

it('verbs with a condition each', () => {
  const text = 'Test Name gets +0/+2 as long as you control a Plains and has flying as long as you control an Island.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    { ...changed({ mod: 'modifyPT', power: 0, toughness: 2 }), condition: controls('Plains') },
    { ...changed({ mod: 'gain', abilities: [{ keyword: 'flying' }] }), condition: controls('Island') },
  ]);
});

it('abilities with a condition each after one verb', () => {
  const text =
    'Test Name has trample as long as you control a Beast, haste as long as you control a Goblin, and "{B}: Regenerate Test Name" as long as you control a Zombie.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    { ...changed({ mod: 'gain', abilities: [{ keyword: 'trample' }] }), condition: controls('Beast') },
    { ...changed({ mod: 'gain', abilities: [{ keyword: 'haste' }] }), condition: controls('Goblin') },
    { ...changed({ mod: 'gain', abilities: [{ ability: 'activated' }] }), condition: controls('Zombie') },
  ]);
});
