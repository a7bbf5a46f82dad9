/** Incubating. 2006, 2009, 2011: none · 2026: 111.10i, 701.53 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const cards: NonNullable<ScenarioInput['cards']> = {
  'Eyes of Gitaxias': {
    wording: '2026-02',
    cost: '{2}{U}',
    type: 'Sorcery',
    text: 'Incubate 3. (Create an Incubator token with three +1/+1 counters on it and "{2}: Transform this token." It transforms into a 0/0 Phyrexian artifact creature.)\nDraw a card.',
  },
};

export const incubate: readonly ScenarioInput[] = [
  {
    name: 'To incubate is to create an Incubator token with that many +1/+1 counters, which can transform into a creature',
    editions: ['2026-02'],
    cards,
    position: { sides: { A: { battlefield: ['Island ×5'], hand: ['Eyes of Gitaxias'] } } },
    script: [
      { as: 'A', cast: 'Eyes of Gitaxias' },
      { until: 'resolved' },
      {
        expect: {
          count: { 'Incubator Token': 1 },
          counters: { 'Incubator Token': { '+1/+1': 3 } },
          types: { 'Incubator Token': ['artifact'] },
          subtypes: { 'Incubator Token': ['Incubator'] },
          colors: { 'Incubator Token': '' },
          hand: { A: 1 },
        },
        id: 'token',
      },
      { as: 'A', activate: 'Incubator Token' },
      { until: 'resolved' },
      {
        expect: {
          types: { 'Phyrexian Token': ['artifact', 'creature'] },
          subtypes: { 'Phyrexian Token': ['Phyrexian'] },
          pt: { 'Phyrexian Token': '3/3' },
          counters: { 'Phyrexian Token': { '+1/+1': 3 } },
        },
        id: 'transformed',
      },
    ],
    shows: [
      ...across('token', null, null, null, '701.53a'),
      ...across('transformed', null, null, null, '701.53b'),
      ...across('transformed', null, null, null, '111.10i'),
    ],
  },
];
