/** Steps and turns skipped, draws replaced. 2006: 419.6e–h · 2009, 2011, 2026: 614.10–11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const skipping: readonly ScenarioInput[] = [
  {
    name: 'A skipped untap step untaps nothing',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Stasis'] }, B: { battlefield: [{ card: 'Hill Giant', tapped: true }] } },
    },
    script: [
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B', tapped: { 'Hill Giant': true } }, id: 'skipped' },
    ],
    shows: [
      ...across('skipped', '419.6e', '614.10', '614.10', '614.10'),
      ...across('skipped', '419.1a', '614.1b', '614.1b', '614.1b'),
    ],
  },
  {
    name: 'What is due in a skipped step does not happen',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Eon Hub', 'Sulfuric Vortex'] } } },
    script: [{ until: 'turn' }, { until: 'main1' }, { expect: { active: 'B', life: { A: 20, B: 20 } }, id: 'not due' }],
    shows: across('not due', '419.6f', '614.10a', '614.10a', '614.10a'),
  },
  {
    name: 'Two effects that skip the next turn skip two',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island ×6'], hand: ['Meditate ×2'], library: ['Ornithopter ×30'] } } },
    script: [
      { as: 'A', cast: 'Meditate' },
      { until: 'resolved' },
      { as: 'A', cast: 'Meditate 2' },
      { until: 'resolved' },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: 'Ornithopter' },
      { until: 'main1' },
      { expect: { active: 'B' } },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B' } },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'B' }, id: 'the second' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'A' } },
    ],
    shows: across('the second', '419.6f', '614.10a', '614.10a', '614.10a'),
  },
  {
    name: 'A draw is replaced although there is no card to draw',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Words of Worship'], hand: ['Bandage'], library: [] } },
    },
    script: [
      { as: 'A', activate: 'Words of Worship' },
      { until: 'resolved' },
      { as: 'A', cast: 'Bandage', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 25 }, result: null }, id: 'replaced' },
    ],
    shows: across('replaced', '419.6h', '614.11', '614.11', '614.11'),
  },
  {
    name: 'One draw of several is replaced, the others follow',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains', 'Island ×3', 'Words of Worship'], hand: ['Divination'] } },
    },
    script: [
      { as: 'A', activate: 'Words of Worship' },
      { until: 'resolved' },
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { expect: { life: { A: 25 }, hand: { A: 1 } }, id: 'one of two' },
    ],
    shows: across('one of two', '419.6h', '614.11a', '614.11a', '614.11a'),
  },
  {
    name: 'What is done for skipping a step is the first thing that happens in the next step or phase',
    editions: [...SINCE_2009],
    cards: {
      'Hour of Plenty': {
        cost: '{W}',
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'gainLife', who: { who: 'you' } },
                  condition: { if: 'phase', phase: ['precombatMain'] },
                  instead: { instead: 'amount', amount: { q: 'times', of: 2, by: { q: 'ref', name: 'event.amount' } } },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: ['Fasting', 'Hour of Plenty'] } },
    },
    script: [
      { until: 'turn' },
      { until: 'asked' },
      { as: 'A', answer: true },
      {
        expect: { step: 'main1', hand: { A: 0 }, life: { A: 24 }, asks: { as: 'A', kind: 'priority' } },
        id: 'in the main phase',
      },
    ],
    shows: across('in the main phase', null, '614.10b', '614.10b', '614.10b'),
  },
];
