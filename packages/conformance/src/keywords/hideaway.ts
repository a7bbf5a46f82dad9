/** Hideaway. 2006: none · 2009: 702.72 · 2011: 702.73 · 2026: 702.75 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const UNTIL_2011: ScenarioInput['editions'] = ['2009-10', '2011-09'];

export const hideaway: readonly ScenarioInput[] = [
  {
    name: 'Hideaway until 2011: enters tapped and hides one of the top four cards',
    editions: UNTIL_2011,
    position: {
      sides: {
        A: { hand: ['Mosswort Bridge'], library: ['Shock', 'Hill Giant', 'Forest', 'Swamp', 'Island', 'Mountain'] },
      },
    },
    script: [
      { as: 'A', play: 'Mosswort Bridge' },
      { expect: { tapped: { 'Mosswort Bridge': true }, stack: ['Mosswort Bridge'] }, id: 'tapped' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Shock', 'Swamp'], lacks: ['Island'], options: 4 } },
        id: 'four',
      },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', answer: ['Swamp', 'Shock', 'Forest'], kind: 'order' },
      {
        expect: {
          zone: { 'Hill Giant': 'exile' },
          faceDown: { 'Hill Giant': true },
          marks: { 'Mosswort Bridge': ['exiled: a face-down card'] },
          library: { A: 5 },
          sees: { A: { 'Hill Giant': 'Hill Giant' }, B: { 'Hill Giant': 'Face-down card' } },
        },
        id: 'hidden',
      },
    ],
    shows: [...across('tapped', null, '702.72a', '702.73a', null)],
  },
  {
    name: 'Hideaway today: as many cards as it says, and tapped only if the card says so',
    editions: ['2026-02'],
    cards: {
      'Secret Hollow': { type: 'Land', text: 'Hideaway 3\n{T}: Add {G}.', wording: '2026-02' },
    },
    position: {
      sides: { A: { hand: ['Secret Hollow'], library: ['Shock', 'Hill Giant', 'Forest', 'Swamp', 'Island'] } },
    },
    script: [
      { as: 'A', play: 'Secret Hollow' },
      { expect: { tapped: { 'Secret Hollow': false } }, id: 'untapped' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Shock', 'Forest'], lacks: ['Swamp'], options: 3 } },
        id: 'three',
      },
      { as: 'A', answer: 'Forest' },
      {
        expect: {
          zone: { Forest: 'exile' },
          faceDown: { Forest: true },
          library: { A: 4 },
          sees: { A: { Forest: 'Forest' }, B: { Forest: 'Face-down card' } },
        },
        id: 'looks',
      },
    ],
    shows: [...across('three', null, null, null, '702.75a'), ...across('untapped', null, null, null, '702.75b')],
  },
  {
    name: 'The hidden card may be looked at by who controls the permanent, and is played from exile',
    editions: UNTIL_2011,
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', 'Craw Wurm ×2'],
          hand: ['Mosswort Bridge'],
          library: ['Hill Giant', 'Forest', 'Swamp', 'Island', 'Shock'],
        },
        B: { battlefield: ['Island ×4'], hand: ['Annex'] },
      },
    },
    script: [
      { as: 'A', play: 'Mosswort Bridge' },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', answer: ['Swamp', 'Island', 'Forest'], kind: 'order' },
      { expect: { sees: { B: { 'Hill Giant': 'Face-down card' } } } },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Annex', targets: ['Mosswort Bridge'] },
      { until: 'resolved' },
      {
        expect: {
          controller: { 'Mosswort Bridge': 'B' },
          sees: { A: { 'Hill Giant': 'Hill Giant' }, B: { 'Hill Giant': 'Hill Giant' } },
        },
        id: 'the new controller',
      },
    ],
    shows: across('the new controller', null, '702.72a', '702.73a', null),
  },
];
