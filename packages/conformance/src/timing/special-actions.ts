/** Special actions. 2006: 408.1i, 408.2 · 2009: 114 · 2011: 115 · 2026: 116 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const specialActions: readonly ScenarioInput[] = [
  {
    name: 'Who takes a special action has priority afterwards, with nothing on the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', { card: 'Willbender', faceDown: true }], hand: ['Errant Ephemeron', 'Forest'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', special: 'Errant Ephemeron', what: 'suspend' },
      {
        expect: { stack: [], zone: { 'Errant Ephemeron': 'exile' }, asks: { as: 'A', kind: 'priority' } },
        id: 'suspended',
      },
      { as: 'A', play: 'Forest' },
      { expect: { stack: [], zone: { Forest: 'battlefield' }, asks: { as: 'A', kind: 'priority' } }, id: 'played' },
    ],
    shows: [
      ...across('suspended', '408.2k', '114.3', '115.3', '116.3'),
      ...across('suspended', null, '114.2e', '115.2e', '116.2f'),
    ],
  },
  {
    name: 'A card is suspended with priority, if it could be begun to be cast',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Island ×4'], hand: ['Errant Ephemeron', 'Reality Strobe', 'Riftwing Cloudskate'] },
      },
    },
    script: [
      { as: 'B', pass: true },
      {
        expect: {
          asks: { as: 'A', kind: 'priority' },
          cannot: [{ as: 'A', special: 'Errant Ephemeron', what: 'suspend' }],
        },
        id: 'not then',
      },
    ],
    shows: across('not then', null, '114.2e', '115.2e', '116.2f'),
  },
];
