/** Recover. 2006: 502.55 · 2009: 702.56 · 2011: 702.57 · 2026: 702.59 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const recover: readonly ScenarioInput[] = [
  {
    name: 'Recover: pay, and the card returns to hand; else it is exiled',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Plains ×2', 'Grizzly Bears'],
          hand: ['Shock'],
          graveyard: ["Sun's Bounty", { card: "Sun's Bounty", label: 'Other Bounty' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Other Bounty', "Sun's Bounty"], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { "Sun's Bounty": 'hand' } }, id: 'recovered' },
      { until: 'resolved' },
      { expect: { zone: { 'Other Bounty': 'exile' } }, id: 'lost' },
    ],
    shows: [...across('recovered', '502.55a', '702.56a', '702.57a', '702.59a')],
  },
  {
    name: 'Recover is set off by a creature going from the battlefield to the graveyard of its owner',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Plains ×3', 'Ornithopter', { card: 'Memnite', controller: 'B' }],
          hand: ['Shock', 'Disenchant'],
          graveyard: ["Sun's Bounty"],
        },
        B: { battlefield: ['Runeclaw Bear'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Runeclaw Bear'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Runeclaw Bear': 'graveyard', "Sun's Bounty": 'graveyard' }, stack: [] },
        id: "another's graveyard",
      },
      { as: 'A', cast: 'Disenchant', targets: ['Memnite'] },
      { until: 'resolved' },
      { expect: { zone: { Memnite: 'graveyard' }, stack: ["Sun's Bounty"] }, id: 'whose creature it was' },
      { until: 'resolved' },
      { as: 'A', answer: false },
    ],
    shows: [...across("another's graveyard", '502.55a', '702.56a', '702.57a', '702.59a')],
  },
  {
    name: 'Recover functions only in the graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Plains ×2', 'Grizzly Bears'],
          hand: ['Shock', "Sun's Bounty"],
          exile: ['Resize'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: [] }, id: 'silent' },
    ],
    shows: across('silent', '502.55a', '702.56a', '702.57a', '702.59a'),
  },
];
