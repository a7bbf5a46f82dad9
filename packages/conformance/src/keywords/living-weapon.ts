/** Living weapon. 2006, 2009: none · 2011: 702.90 · 2026: 702.92 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

export const livingWeapon: readonly ScenarioInput[] = [
  {
    name: 'Living weapon: a Germ comes to carry the Equipment',
    editions: ['2011-09', '2026-02'],
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Flayer Husk'] } } },
    script: [
      { as: 'A', cast: 'Flayer Husk' },
      { until: 'resolved' },
      { expect: { stack: ['Flayer Husk'], attached: { 'Flayer Husk': null } } },
      { until: 'resolved' },
      {
        expect: {
          count: { Germ: 1 },
          attached: { 'Flayer Husk': 'Germ' },
          pt: { Germ: '1/1' },
          colors: { Germ: 'B' },
          subtypes: { Germ: ['Germ'] },
        },
        in: ['2011-09'],
        id: 'a Germ',
      },
      {
        expect: {
          attached: { 'Flayer Husk': 'Phyrexian Germ Token' },
          pt: { 'Phyrexian Germ Token': '1/1' },
          subtypes: { 'Phyrexian Germ Token': ['Germ', 'Phyrexian'] },
        },
        in: ['2026-02'],
        id: 'a Phyrexian Germ',
      },
    ],
    shows: [
      ...across('a Germ', null, null, '702.90a', null),
      ...across('a Phyrexian Germ', null, null, null, '702.92a'),
    ],
  },
];
