/** Copying. 2006: 503 · 2009, 2011: 706 · 2026: 707 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011, texts } from '../cards.ts';

const cards: NonNullable<ScenarioInput['cards']> = {
  ...texts('Grizzly Bears', 'Giant Growth', 'Humility', 'Mogg Fanatic', 'Holy Strength'),
  Mimic: {
    cost: '{3}{U}',
    type: 'Creature — Shapeshifter',
    text: 'You may have Mimic enter the battlefield as a copy of any creature on the battlefield.',
    pt: '0/0',
    abilities: [
      {
        ability: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: {
              event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
              instead: {
                instead: 'enters',
                copy: { of: { set: 'all', where: { is: 'type', type: 'creature' } }, optional: true },
              },
            },
          },
        ],
      },
    ],
  },
};

export const copies: readonly ScenarioInput[] = [
  {
    name: 'A copy has what is printed, not counters, growth or Auras',
    editions: [...ALL],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Forest'], hand: ['Mimic', 'Giant Growth'] },
        B: {
          battlefield: [
            { card: 'Grizzly Bears', counters: { '+1/+1': 2 } },
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Mimic' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      {
        expect: {
          name: { Mimic: 'Grizzly Bears' },
          pt: { Mimic: '2/2' },
          subtypes: { Mimic: ['Bear'] },
          controller: { Mimic: 'A' },
        },
        id: 'printed',
      },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'printed' },
      { rule: '706.2', edition: '2009-10', by: 'printed' },
      { rule: '707.2', edition: '2026-02', by: 'printed' },
    ],
  },
  {
    name: 'A shapeshifter that enters under Humility',
    editions: [...ALL],
    cards,
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Humility'], hand: ['Mimic'] }, B: { battlefield: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Mimic' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'], in: [...UNTIL_2011] },
      { expect: { name: { Mimic: 'Grizzly Bears' }, pt: { Mimic: '1/1' } }, in: [...UNTIL_2011], id: 'copies' },
      { expect: { name: { Mimic: 'Mimic' }, pt: { Mimic: '1/1' } }, in: ['2026-02'], id: 'does not' },
    ],
    shows: [
      { rule: '614.12', edition: '2011-09', by: 'copies' },
      { rule: '614.12', edition: '2026-02', by: 'does not' },
    ],
  },
];
