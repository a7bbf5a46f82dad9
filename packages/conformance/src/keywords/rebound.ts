/** Rebound. 2006, 2009: none · 2011: 702.86 · 2026: 702.88 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const editions: ScenarioInput['editions'] = ['2011-09', '2026-02'];

export const rebound: readonly ScenarioInput[] = [
  {
    name: 'Rebound: exiled as it resolves, and cast again free in the next upkeep, then for the graveyard',
    editions,
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: ['Staggershock'] } } },
    script: [
      { as: 'A', cast: 'Staggershock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { zone: { Staggershock: 'exile' }, life: { B: 18 } }, id: 'exiled' },
      { until: 'turn' },
      { expect: { active: 'B', stack: [] }, id: 'own upkeep' },
      { until: 'turn' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'B' },
      { expect: { zone: { Staggershock: 'stack' }, tapped: { Mountain: false } }, id: 'free' },
      { until: 'resolved' },
      { expect: { zone: { Staggershock: 'graveyard' }, life: { B: 16 } }, id: 'not from exile' },
    ],
    shows: [...across('exiled', null, null, '702.86a', '702.88a'), ...across('free', null, null, '702.86b', '702.88b')],
  },
  {
    name: 'A spell with rebound that was not cast from the hand goes to the graveyard',
    editions,
    position: {
      sides: { A: { battlefield: ['Mountain ×3', 'Future Sight'], library: ['Staggershock', 'Swamp ×3'] } },
    },
    script: [
      { as: 'A', cast: 'Staggershock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { zone: { Staggershock: 'graveyard' } }, id: 'from the library' },
    ],
    shows: across('from the library', null, null, '702.86a', '702.88a'),
  },
  {
    name: 'Rebound declined leaves the card in exile',
    editions,
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: ['Staggershock'] } } },
    script: [
      { as: 'A', cast: 'Staggershock', targets: ['B'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { zone: { Staggershock: 'exile' }, stack: [] }, id: 'once' },
    ],
    shows: across('once', null, null, '702.86a', '702.88a'),
  },
  {
    name: 'Two instances of rebound are one',
    editions,
    cards: { Echoing: { cost: '{W}', type: 'Sorcery', text: 'You gain 1 life.\nRebound\nRebound' } },
    position: { sides: { A: { battlefield: ['Plains'], hand: ['Echoing'] } } },
    script: [
      { as: 'A', cast: 'Echoing' },
      { until: 'asked' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { stack: ['Echoing'] }, id: 'one trigger' },
    ],
    shows: across('one trigger', null, null, '702.86c', '702.88c'),
  },
];
