/** What remains as it was, for as long as an effect lasts. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('a power remains no more than another', () => {
  const text =
    "{T}: Gain control of target creature with power less than or equal to Test Name's power for as long as Test Name remains tapped and that creature's power remains less than or equal to Test Name's power.";
  const power = (of: object) => ({ q: 'stat', stat: 'power', of });
  expect(abilitiesOf(text, { types: ['Creature'], power: '2', toughness: '3' })).toMatchObject([
    {
      body: {
        effect: [
          {
            duration: {
              until: 'asLongAs',
              condition: {
                if: 'and',
                of: [
                  { if: 'matches', what: { set: 'self' }, filter: { is: 'tapped' } },
                  {
                    if: 'compare',
                    left: power({ set: 'ref', name: 't1' }),
                    op: '≤',
                    right: power({ set: 'self' }),
                  },
                ],
              },
            },
          },
        ],
      },
    },
  ]);
});
