/** Split cards with aftermath. 2006, 2009, 2011: none · 2026: 702.127 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const DUSK = 'Dusk // Dawn';
const cards: NonNullable<ScenarioInput['cards']> = {
  [DUSK]: {
    layout: 'aftermath',
    wording: '2026-02',
    cost: '{2}{W}{W}',
    type: 'Sorcery',
    text: 'Destroy all creatures with power 3 or greater.',
    other: {
      cost: '{3}{W}{W}',
      type: 'Sorcery',
      text: 'Aftermath (Cast this spell only from your graveyard. Then exile it.)\nReturn all creature cards with power 2 or less from your graveyard to your hand.',
    },
  },
};
const TODAY = ['2026-02'] as const;

export const aftermath: readonly ScenarioInput[] = [
  {
    name: 'A half with aftermath is cast from the graveyard, and from nowhere else',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×5'],
          hand: [{ card: DUSK, label: 'In hand' }],
          graveyard: [{ card: DUSK, label: 'Buried' }],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'In hand', face: 0 },
            { as: 'A', cast: 'Buried', face: 1, by: 'aftermath' },
          ],
          cannot: [
            { as: 'A', cast: 'In hand', face: 1 },
            { as: 'A', cast: 'Buried', face: 0 },
          ],
        },
        id: 'where',
      },
    ],
    shows: across('where', null, null, null, '702.127a'),
  },
  {
    name: 'A spell with aftermath cast from a graveyard is exiled instead of going anywhere else',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×10'],
          graveyard: [
            { card: DUSK, label: 'Resolves' },
            { card: DUSK, label: 'Countered' },
            'Grizzly Bears',
            'Hill Giant',
          ],
        },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Resolves', face: 1, by: 'aftermath' },
      { until: 'resolved' },
      {
        expect: { zone: { Resolves: 'exile', 'Grizzly Bears': 'hand', 'Hill Giant': 'graveyard' } },
        id: 'resolved',
      },
      { as: 'A', cast: 'Countered', face: 1, by: 'aftermath' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Countered'] },
      { until: 'empty' },
      { expect: { zone: { Countered: 'exile' } }, id: 'countered' },
    ],
    shows: [...across('resolved', null, null, null, '702.127a'), ...across('countered', null, null, null, '702.127a')],
  },
  {
    name: 'The half without aftermath goes to the graveyard',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains ×4', 'Hill Giant'], hand: [{ card: DUSK, label: 'Dusk' }] } } },
    script: [
      { as: 'A', cast: 'Dusk', face: 0 },
      { until: 'resolved' },
      { expect: { zone: { Dusk: 'graveyard', 'Hill Giant': 'graveyard' } } },
    ],
  },
];
