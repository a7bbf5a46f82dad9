/** Flipping a coin: the player who flips it calls it, unless it matters which side comes up. 2006: 511 · 2009, 2011, 2026: 705 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

/** The coin comes up the same in both. */
const flip = (
  call: string,
): Pick<ScenarioInput, 'editions' | 'seed' | 'position'> & { script: ScenarioInput['script'] } => ({
  editions: [...ALL],
  seed: 6,
  position: { sides: { A: { battlefield: ['Island ×2', 'Mountain'], hand: ['Stitch in Time'] } } },
  script: [
    { as: 'A', cast: 'Stitch in Time' },
    { until: 'resolved' },
    { as: 'A', answer: call, kind: 'word' },
    { until: 'turn' },
  ],
});
const won = flip('heads');
const lost = flip('tails');

export const coins: readonly ScenarioInput[] = [
  {
    ...won,
    name: 'Who calls the coin as it comes up wins the flip',
    script: [...won.script, { expect: { active: 'A', turn: 6 }, id: 'won' }],
    shows: [
      { rule: '511.1', edition: '2006-10', by: 'won' },
      { rule: '705.1', edition: '2009-10', by: 'won' },
      { rule: '705.1', edition: '2011-09', by: 'won' },
      { rule: '705.2', edition: '2026-02', by: 'won' },
    ],
  },
  {
    ...lost,
    name: 'Who calls the coin otherwise loses the flip',
    script: [...lost.script, { expect: { active: 'B', turn: 6 }, id: 'lost' }],
    shows: [
      { rule: '511.1', edition: '2006-10', by: 'lost' },
      { rule: '705.1', edition: '2009-10', by: 'lost' },
      { rule: '705.1', edition: '2011-09', by: 'lost' },
      { rule: '705.2', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'A flip for heads or tails is not called, and nobody wins or loses it',
    editions: [...ALL],
    seed: 6,
    cards: {
      'Assassins Abroad': {
        cost: '{R}',
        type: 'Sorcery',
        text: 'Each player flips a coin. Each player whose coin comes up tails sacrifices a creature.',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                { do: 'flipCoin', who: { who: 'all' }, sides: true, out: 'heads' },
                {
                  do: 'sacrifice',
                  who: { who: 'except', of: { who: 'all' }, not: { who: 'ref', name: 'heads' } },
                  what: {
                    set: 'choice',
                    by: { who: 'actor' },
                    from: {
                      set: 'all',
                      where: {
                        is: 'and',
                        of: [
                          { is: 'type', type: 'creature' },
                          { is: 'controlledBy', player: { who: 'actor' } },
                        ],
                      },
                    },
                    count: { min: 1, max: 1 },
                  },
                },
              ],
            },
          },
        ],
      },
      'Onlooker of Luck': {
        cost: '{R}',
        type: 'Enchantment',
        abilities: [true, false].map((won) => ({
          ability: 'triggered' as const,
          event: { on: 'flipCoin', who: { who: 'all' }, won },
          body: { effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 1 }] },
        })),
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Mountain ×2', 'Grizzly Bears', 'Onlooker of Luck'],
          hand: ['Assassins Abroad', 'Stitch in Time'],
        },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Assassins Abroad' },
      { until: 'resolved' },
      {
        expect: { stack: [], life: { A: 20 }, zone: { 'Grizzly Bears': 'battlefield', 'Hill Giant': 'graveyard' } },
        id: 'not called',
      },
      { as: 'A', cast: 'Stitch in Time' },
      { until: 'resolved' },
      { as: 'A', answer: 'heads', kind: 'word' },
      { expect: { stack: ['Onlooker of Luck'] } },
      { until: 'empty' },
      { expect: { life: { A: 21 } } },
    ],
    shows: across('not called', '511.2', '705.2', '705.2', null),
  },
];
