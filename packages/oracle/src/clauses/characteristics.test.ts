/** What something becomes, with abilities and all creature types. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('becomes a creature with an ability and all creature types', () => {
  const text =
    "{2}: This land becomes a 4/3 creature with vigilance and all creature types until end of turn. It's still a land.";
  expect(abilitiesOf(text, { types: ['Land'] })).toMatchObject([
    {
      body: { effect: [{ parts: [{ mods: [{}, { mod: 'everyCreatureType' }, { mod: 'setPT' }, { mod: 'gain' }] }] }] },
    },
  ]);
});

it.each(['an Equipment', 'a Vehicle', 'an artifact'])('keeps its types where it is said to be still %s', (what) => {
  const text = `{2}: This artifact becomes a 3/3 Golem creature until end of turn. It's still ${what}.`;
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    { body: { effect: [{ parts: [{ mods: [{ mod: 'types', op: 'add', types: ['creature'] }, { mod: 'setPT' }] }] }] } },
  ]);
});

it('what something is and what it has are said one after the other', () => {
  const text = 'As long as you control an Island, Test Name is a 3/4 Ninja creature and has hexproof.';
  expect(abilitiesOf(text, { types: ['Artifact'], wording: '2026-02' })).toMatchObject([
    { parts: [{ mods: [{ mod: 'types' }, { mod: 'setPT', power: 3 }, { mod: 'gain' }] }] },
  ]);
});
