/** Defender. 2006: 502.41 · 2009, 2011, 2026: 702.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const defender: readonly ScenarioInput[] = [
  {
    name: 'A creature with defender cannot attack',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Wall of Stone', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      {
        expect: { asks: { as: 'A', kind: 'attackers', offers: ['Grizzly Bears'], lacks: ['Wall of Stone'] } },
        id: 'stays',
      },
      { as: 'A', attack: ['Grizzly Bears'] },
    ],
    shows: across('stays', '502.41b', '702.3b', '702.3b', '702.3b'),
  },
  {
    name: 'A second instance of defender adds nothing: one permission lets the creature attack',
    editions: [...ALL],
    cards: {
      'Doubled Rampart': { cost: '{1}{W}', type: 'Creature — Wall', text: 'Defender\nDefender', pt: '1/4' },
    },
    position: { sides: { A: { battlefield: ['Doubled Rampart', 'Rolling Stones'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Doubled Rampart'] },
      { until: 'endCombat' },
      { expect: { life: { B: 19 } }, id: 'attacks' },
    ],
    shows: across('attacks', '502.41c', '702.3c', '702.3c', '702.3c'),
  },
];
