/** Ascend, and the city's blessing. 2006, 2009, 2011: none · 2026: 702.131 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const ASCEND = "Ascend (If you control ten or more permanents, you get the city's blessing for the rest of the game.)";
const cards: NonNullable<ScenarioInput['cards']> = {
  'Snubhorn Sentry': {
    wording: '2026-02',
    cost: '{W}',
    type: 'Creature — Dinosaur',
    text: `${ASCEND}\nThis creature gets +3/+0 as long as you have the city's blessing.`,
    pt: '0/3',
  },
  'Secrets of the Golden City': {
    wording: '2026-02',
    cost: '{1}{U}{U}',
    type: 'Sorcery',
    text: `${ASCEND}\nDraw two cards. If you have the city's blessing, draw three cards instead.`,
  },
};

export const blessing: readonly ScenarioInput[] = [
  {
    name: 'A permanent with ascend gives its controller the city’s blessing as soon as they control ten permanents, for good',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Snubhorn Sentry', 'Island ×8'], hand: ['Island'] },
        B: { battlefield: ['Plains ×12'] },
      },
    },
    script: [
      { expect: { pt: { 'Snubhorn Sentry': '0/3' }, blessed: [] }, id: 'nine' },
      { as: 'A', play: 'Island 9' },
      { expect: { pt: { 'Snubhorn Sentry': '3/3' }, blessed: ['A'], stack: [] }, id: 'ten' },
    ],
    shows: [
      ...across('nine', null, null, null, '702.131b'),
      ...across('ten', null, null, null, '702.131b'),
      ...across('ten', null, null, null, '702.131c'),
    ],
  },
  {
    name: 'The blessing is kept with fewer permanents, and several players may have it',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Snubhorn Sentry', 'Forest ×8', 'Mountain ×2'], hand: ['Forest', 'Stone Rain'] },
        B: {
          battlefield: [
            { card: 'Snubhorn Sentry', label: 'Theirs' },
            'Plains ×8',
            { card: 'Plains', label: 'Their Plains' },
          ],
        },
      },
    },
    script: [
      { as: 'A', play: 'Forest 9' },
      { expect: { blessed: ['A', 'B'] }, id: 'both' },
      { as: 'A', cast: 'Stone Rain', targets: ['Their Plains'] },
      { until: 'resolved' },
      { expect: { pt: { Theirs: '3/3' }, blessed: ['A', 'B'] }, id: 'kept' },
    ],
    shows: [...across('both', null, null, null, '702.131c'), ...across('kept', null, null, null, '702.131b')],
  },
  {
    name: 'A spell with ascend looks as it resolves, before what it says further',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island ×10'], hand: ['Secrets of the Golden City'] },
      },
    },
    script: [
      { expect: { blessed: [] } },
      { as: 'A', cast: 'Secrets of the Golden City' },
      { until: 'resolved' },
      { expect: { blessed: ['A'], hand: { A: 3 } }, id: 'blessed' },
    ],
    shows: across('blessed', null, null, null, '702.131a'),
  },
  {
    name: 'With nine permanents such a spell gives nothing',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Island ×9'], hand: ['Secrets of the Golden City'] } } },
    script: [
      { as: 'A', cast: 'Secrets of the Golden City' },
      { until: 'resolved' },
      { expect: { blessed: [], hand: { A: 2 } }, id: 'not yet' },
    ],
    shows: across('not yet', null, null, null, '702.131a'),
  },
  {
    name: 'What the blessing changes is so before anything looks whether it triggers',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×8', 'Elemental Bond'], hand: ['Snubhorn Sentry'] } },
    },
    script: [
      { as: 'A', cast: 'Snubhorn Sentry' },
      { until: 'resolved' },
      { expect: { stack: ['Elemental Bond'], pt: { 'Snubhorn Sentry': '3/3' } }, id: 'first' },
    ],
    shows: across('first', null, null, null, '702.131d'),
  },
];
