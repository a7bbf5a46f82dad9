/** Costs that are paid while a spell or ability resolves. 2006: 419.5b · 2009: 116.12 · 2011: 117.12 · 2026: 118.12 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const whileResolving: readonly ScenarioInput[] = [
  {
    name: '“If you do” asks whether it was chosen, whatever really happened',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: {
          battlefield: [
            { card: 'Crovax the Cursed', counters: { '+1/+1': 4 } },
            'Samurai of the Pale Curtain',
            'Grizzly Bears',
          ],
        },
      },
    },
    script: [
      { until: 'upkeep' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['Grizzly Bears'] },
      {
        expect: { zone: { 'Grizzly Bears': 'exile' }, counters: { 'Crovax the Cursed': { '+1/+1': 5 } } },
        id: 'chosen',
      },
    ],
    shows: across('chosen', null, '116.12', '117.12', '118.12'),
  },
  {
    name: '“If you don’t” follows when it was not chosen',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: [{ card: 'Crovax the Cursed', counters: { '+1/+1': 4 } }, 'Grizzly Bears'] } },
    },
    script: [
      { until: 'upkeep' },
      { until: 'asked' },
      { as: 'A', answer: false },
      {
        expect: { zone: { 'Grizzly Bears': 'battlefield' }, counters: { 'Crovax the Cursed': { '+1/+1': 3 } } },
        id: 'not chosen',
      },
    ],
    shows: across('not chosen', null, '116.12', '117.12', '118.12'),
  },
  {
    name: '“Unless” offers a choice: to do something, or else',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×4'], hand: ['Mana Leak', { card: 'Mana Leak', label: 'Second Leak' }] },
        B: { battlefield: ['Mountain ×5'], hand: ['Shock', { card: 'Shock', label: 'Second Shock' }] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Mana Leak' },
      { until: 'asked' },
      { as: 'B', answer: true },
      { until: 'empty' },
      { expect: { life: { A: 18 } }, id: 'done' },
      { as: 'B', cast: 'Second Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Second Leak' },
      { until: 'resolved' },
      { expect: { life: { A: 18 }, zone: { 'Second Shock': 'graveyard' }, stack: [] }, id: 'or else' },
    ],
    shows: across('done', null, '116.12a', '117.12a', '118.12a'),
  },
  {
    name: 'Of a search that may be made, “if you do” asks only whether it was made',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3'], hand: ['Farhaven Elf'], library: ['Grizzly Bears', 'Hill Giant'] },
        B: { battlefield: ["Cosi's Trickster"] },
      },
    },
    script: [
      { as: 'A', cast: 'Farhaven Elf' },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { stack: ["Cosi's Trickster"], count: { Forest: 3 } }, id: 'shuffled' },
      { until: 'asked' },
      { as: 'B', answer: true },
    ],
    shows: across('shuffled', null, null, null, '118.12b'),
  },
];
