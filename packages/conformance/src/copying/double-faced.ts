/** Copies of double-faced permanents. 2011: 706.8 · 2026: 707.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { dated } from './dated.ts';

/** Screeching Bat turns over in its player's upkeep. */
const transformed: ScenarioInput['script'] = [
  { until: 'asked' },
  { as: 'A', answer: true },
  { expect: { name: { 'Screeching Bat': 'Stalking Vampire' }, pt: { 'Screeching Bat': '5/5' } } },
  { until: 'main1' },
];

const beforeTheUpkeep = (hand: readonly string[]): ScenarioInput['position'] => ({
  active: 'B',
  step: 'end',
  sides: { A: { battlefield: ['Swamp ×8', 'Island ×4', 'Screeching Bat'], hand: [...hand] } },
});

export const doubleFaced: readonly ScenarioInput[] = [
  {
    name: 'A copy of a double-faced permanent has the face that is up, and cannot transform',
    editions: ['2011-09', '2026-02'],
    cards: dated('Clone'),
    position: beforeTheUpkeep(['Clone']),
    script: [
      ...transformed,
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Screeching Bat'] },
      {
        expect: {
          name: { Clone: 'Stalking Vampire' },
          pt: { Clone: '5/5' },
          colors: { Clone: 'B' },
          lacks: { Clone: ['flying'] },
          manaValue: { Clone: 0 },
        },
        id: 'that face',
      },
      { until: 'turn' },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: [0, 1] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { name: { Clone: 'Stalking Vampire', 'Screeching Bat': 'Screeching Bat' } }, id: 'stays' },
    ],
    shows: [
      { rule: '706.8', edition: '2011-09', by: 'that face' },
      { rule: '711.1', edition: '2011-09', by: 'stays' },
      { rule: '707.8', edition: '2026-02', by: 'that face' },
      { rule: '712.8e', edition: '2026-02', by: 'that face' },
    ],
  },
  {
    name: 'A token that copies a double-faced permanent',
    editions: ['2011-09', '2026-02'],
    position: beforeTheUpkeep(['Cackling Counterpart']),
    script: [
      ...transformed,
      { as: 'A', cast: 'Cackling Counterpart' },
      { until: 'resolved' },
      { expect: { count: { 'Stalking Vampire': 2 } }, id: 'that face' },
      { until: 'turn' },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: [0, 1] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { count: { 'Stalking Vampire': 1, 'Screeching Bat': 1 } }, in: ['2011-09'], id: 'one face' },
      { expect: { count: { 'Stalking Vampire': 0, 'Screeching Bat': 2 } }, in: ['2026-02'], id: 'two faces' },
    ],
    shows: [
      { rule: '706.8', edition: '2011-09', by: 'that face' },
      { rule: '711.1', edition: '2011-09', by: 'one face' },
      { rule: '707.8a', edition: '2026-02', by: 'two faces' },
    ],
  },
];
