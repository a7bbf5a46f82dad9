/** Affinity. 2006: 502.31 · 2009: 702.38 · 2011: 702.39 · 2026: 702.41 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const affinity: readonly ScenarioInput[] = [
  {
    name: 'A spell with affinity costs {1} less for each such permanent its player controls, and for no other player’s',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Ornithopter ×3'], hand: ['Frogmite', 'Oxidda Golem'] },
        B: { battlefield: ['Mountain ×9', 'Ornithopter ×3'] },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Frogmite' }], cannot: [{ as: 'A', cast: 'Oxidda Golem' }] },
        id: 'own',
      },
      { as: 'A', cast: 'Frogmite' },
      { expect: { stack: ['Frogmite'], tapped: { Island: true } }, id: 'one mana' },
    ],
    shows: [
      ...across('own', '502.31a', '702.38a', '702.39a', '702.41a'),
      ...across('one mana', '502.31a', '702.38a', '702.39a', '702.41a'),
    ],
  },
  {
    name: 'Affinity reduces generic mana only, and to no less than none',
    editions: [...UNTIL_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Ornithopter ×8'],
          hand: ['Into Thin Air', 'Qumulox', 'Frogmite'],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Into Thin Air' },
            { as: 'A', cast: 'Frogmite' },
          ],
          cannot: [{ as: 'A', cast: 'Qumulox' }],
        },
        id: 'blue stays',
      },
      { as: 'A', cast: 'Frogmite' },
      { expect: { stack: ['Frogmite'], tapped: { Island: false }, mana: { A: '' } } },
    ],
    shows: across('blue stays', '502.31b', '702.38b', '702.39b', null),
  },
  {
    name: 'Each instance of affinity applies',
    editions: [...ALL],
    cards: {
      'Rooted Golem': {
        cost: '{4}',
        type: 'Artifact Creature — Golem',
        text: 'Affinity for artifacts\nAffinity for Forests',
        pt: '4/4',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Ornithopter',
            'Darksteel Ingot',
            { card: 'Forest', tapped: true },
            { card: 'Forest', label: 'Other', tapped: true },
          ],
          hand: ['Rooted Golem'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Rooted Golem' },
      { expect: { stack: ['Rooted Golem'], tapped: { 'Darksteel Ingot': false } }, id: 'four less' },
    ],
    shows: across('four less', '502.31c', '702.38c', '702.39c', '702.41b'),
  },
];
