/** Playing lands, and by what. 2006: 212.6 · 2009, 2011, 2026: 305 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const landPlays: readonly ScenarioInput[] = [
  {
    name: 'A land played by an effect leaves the one land play of the turn, also when the effect has ended',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Exploration'], hand: ['Forest', 'Island', 'Disenchant'] },
      },
    },
    script: [
      { as: 'A', play: 'Forest', by: 'Exploration', in: [...UNTIL_2011] },
      { as: 'A', play: 'Forest', in: ['2026-02'] },
      { as: 'A', cast: 'Disenchant', targets: ['Exploration'] },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', play: 'Island' }] }, id: 'still to come', in: [...UNTIL_2011] },
      { expect: { cannot: [{ as: 'A', play: 'Island' }] }, id: 'as many as allowed', in: ['2026-02'] },
    ],
    shows: [
      { rule: '212.6b', edition: '2006-10', by: 'still to come' },
      { rule: '305.2', edition: '2009-10', by: 'still to come' },
      { rule: '305.2', edition: '2011-09', by: 'still to come' },
      { rule: '305.2a', edition: '2026-02', by: 'as many as allowed' },
    ],
  },
  {
    name: 'A land is played in a main phase of its player with an empty stack, without the stack, once a turn',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Forest', 'Island', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', play: 'Forest' }] }, id: 'stack' },
      { until: 'resolved' },
      { as: 'A', play: 'Forest' },
      { expect: { zone: { Forest: 'battlefield' }, stack: [], cannot: [{ as: 'A', play: 'Island' }] }, id: 'at once' },
    ],
    shows: [
      ...across('at once', '408.2d', '114.2a', '115.2a', '116.2a'),
      ...across('at once', '408.1i', '405.6d', '405.6d', '405.6d'),
      { rule: '212.6a', edition: '2006-10', by: 'stack' },
      { rule: '305.1', edition: '2009-10', by: 'stack' },
      { rule: '305.1', edition: '2011-09', by: 'stack' },
      { rule: '305.1', edition: '2026-02', by: 'stack' },
    ],
  },
];
