import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const walker = { types: ['Planeswalker'], subtypes: ['Kaito'], loyalty: '4' } as const;
const YOURS = { if: 'turn', of: { who: 'you' } };

it('what it is and has, in the own turn and as long as something is so', () => {
  const text =
    "During your turn, as long as Test Name has one or more loyalty counters on him, he's a 3/4 Ninja creature and has hexproof.";
  expect(abilitiesOf(text, walker)).toMatchObject([
    {
      condition: { if: 'and', of: [YOURS, { if: 'compare', op: '≥', right: 1 }] },
      parts: [
        {
          affects: { set: 'self' },
          mods: [
            { mod: 'types', op: 'set', types: ['creature'], subtypes: ['Ninja'] },
            { mod: 'setPT', power: 3, toughness: 4 },
            { mod: 'gain', abilities: [{ keyword: 'hexproof' }] },
          ],
        },
      ],
    },
  ]);
});

it.each(['as long as', 'if'])('of others too: %s', (when) => {
  expect(
    abilitiesOf(`During your turn, ${when} you control a Goblin, creatures you control have trample.`, walker),
  ).toMatchObject([{ condition: { if: 'and', of: [YOURS, { if: 'exists' }] }, parts: [{ affects: { set: 'all' } }] }]);
});
