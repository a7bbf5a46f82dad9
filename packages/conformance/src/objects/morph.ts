/** Face-down permanents and morph. 2006: 502.26, 504 · 2009: 702.34, 707 · 2011: 702.35, 707 · 2026: 702.37, 708 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

const cards = {
  ...texts('Shock', 'Counterspell'),
  Lurker: { cost: '{4}{G}', type: 'Creature — Beast', text: 'Trample\nMorph {2}{G}', pt: '4/4' },
};

export const morph: readonly ScenarioInput[] = [
  {
    name: 'Cast face down for three, a 2/2 without a name, and turned face up without the stack',
    editions: [...ALL],
    cards,
    position: { sides: { A: { battlefield: ['Forest ×6'], hand: ['Lurker'] } } },
    script: [
      { as: 'A', cast: 'Lurker', faceDown: true },
      { expect: { faceDown: { Lurker: true }, zone: { Lurker: 'stack' } } },
      { until: 'resolved' },
      {
        expect: {
          faceDown: { Lurker: true },
          pt: { Lurker: '2/2' },
          name: { Lurker: '' },
          types: { Lurker: ['creature'] },
          colors: { Lurker: '' },
          subtypes: { Lurker: [] },
          manaValue: { Lurker: 0 },
        },
        id: 'hidden',
      },
      { as: 'A', turnUp: 'Lurker' },
      {
        expect: {
          faceDown: { Lurker: false },
          pt: { Lurker: '4/4' },
          keywords: { Lurker: ['trample'] },
          stack: [],
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'up',
      },
    ],
    shows: [
      { rule: '504.2', edition: '2006-10', by: 'hidden' },
      { rule: '708.2a', edition: '2026-02', by: 'hidden' },
      { rule: '702.37e', edition: '2026-02', by: 'up' },
    ],
  },
  {
    name: 'It may still be cast face up',
    editions: [...ALL],
    cards,
    position: { sides: { A: { battlefield: ['Forest ×5'], hand: ['Lurker'] } } },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Lurker' },
            { as: 'A', cast: 'Lurker', faceDown: true },
          ],
        },
      },
      { as: 'A', cast: 'Lurker' },
      { until: 'resolved' },
      { expect: { pt: { Lurker: '4/4' } } },
    ],
  },
];
