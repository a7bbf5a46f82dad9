/** Counters that are put on something, replaced; those that a permanent enters with. 2006: 419.6 · 2009: 120.5, 306.5b, 614.1c · 2011: 112.6h, 121.6, 306.5b · 2026: 113.6i, 122.6, 306.5b, 614.16, 616.1 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const replacedCounters: readonly ScenarioInput[] = [
  {
    name: 'Counters that a permanent enters with are doubled as those that are put on it, since a rule says that they are such',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×6', 'Doubling Season'], hand: ['Spike Feeder', 'Battlegrowth'] } },
    },
    script: [
      { as: 'A', cast: 'Spike Feeder' },
      { until: 'resolved' },
      { expect: { counters: { 'Spike Feeder': { '+1/+1': 2 } } }, in: ['2006-10'] },
      { expect: { counters: { 'Spike Feeder': { '+1/+1': 4 } } }, in: [...SINCE_2009], id: 'entering' },
      { as: 'A', cast: 'Battlegrowth', targets: ['Spike Feeder'] },
      { until: 'resolved' },
      { expect: { counters: { 'Spike Feeder': { '+1/+1': 4 } } }, in: ['2006-10'] },
      { expect: { counters: { 'Spike Feeder': { '+1/+1': 6 } } }, in: [...SINCE_2009] },
    ],
    shows: [
      ...across('entering', null, '120.5', '121.6', '122.6'),
      { rule: '614.16', edition: '2026-02', by: 'entering' },
    ],
  },
  {
    name: 'A planeswalker enters with twice the loyalty, but as a cost no more counters are put on it than it says',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×5', 'Doubling Season'], hand: ['Liliana Vess'] },
        B: { hand: [] },
      },
    },
    script: [
      { as: 'A', cast: 'Liliana Vess' },
      { until: 'resolved' },
      { expect: { loyalty: { 'Liliana Vess': 10 } }, id: 'entering' },
      { as: 'A', activate: 'Liliana Vess', ability: 0, targets: ['B'] },
      { expect: { loyalty: { 'Liliana Vess': 11 } }, id: 'cost' },
      { until: 'resolved' },
    ],
    shows: [
      ...across('entering', null, '306.5b', '306.5b', '306.5b'),
      { rule: '614.16', edition: '2026-02', by: 'cost' },
    ],
  },
  {
    name: 'One more counter is added once, however many effects give it those that it enters with',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Hardened Scales', 'Bramblewood Paragon'], hand: ['Young Warrior'] },
      },
    },
    cards: {
      'Young Warrior': {
        cost: '{2}{G}',
        type: 'Creature — Elf Warrior',
        pt: '0/0',
        text: 'Young Warrior enters the battlefield with two +1/+1 counters on it.',
      },
    },
    script: [
      { as: 'A', cast: 'Young Warrior' },
      { until: 'asked' },
      { as: 'A', answer: 'Young Warrior', kind: 'replacement' },
      { as: 'A', answer: 'Bramblewood Paragon', kind: 'replacement' },
      { expect: { counters: { 'Young Warrior': { '+1/+1': 4 } } }, id: 'once' },
    ],
    shows: across('once', null, '120.5', '121.6', '122.6'),
  },
  {
    name: 'Whose permanent it will be chooses what is done first to the counters that it enters with',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Hardened Scales', 'Doubling Season'], hand: ['Spike Feeder'] } },
    },
    script: [
      { as: 'A', cast: 'Spike Feeder' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'replacement', options: 2 } } },
      { as: 'A', answer: 'Doubling Season' },
      { expect: { counters: { 'Spike Feeder': { '+1/+1': 5 } } }, id: 'doubled first' },
    ],
    shows: across('doubled first', null, '616.1', '616.1', '616.1'),
  },
  {
    name: 'What returns with a counter has it put on it; for a time only if a replacement effect gave it',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Doubling Season', 'Rendclaw Trow'], hand: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Rendclaw Trow'] },
      { until: 'empty' },
      { expect: { zone: { 'Rendclaw Trow': 'graveyard' } }, in: ['2009-10', '2026-02'], id: 'two counters' },
      { expect: { pt: { 'Rendclaw Trow': '1/1' } }, in: ['2011-09'], id: 'one counter' },
    ],
    shows: [
      ...across('two counters', null, '120.5', null, '122.6'),
      { rule: '121.6', edition: '2011-09', by: 'one counter' },
    ],
  },
  {
    name: 'What enters as a copy of what can’t have counters enters without any',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Bramblewood Paragon', "Melira's Keepers"], hand: ['Clone'] } },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'asked' },
      { as: 'A', answer: "Melira's Keepers" },
      { expect: { pt: { Clone: '4/4' }, counters: { Clone: { '+1/+1': 0 } } }, id: 'none' },
    ],
    shows: [
      { rule: '112.6h', edition: '2011-09', by: 'none' },
      { rule: '113.6i', edition: '2026-02', by: 'none' },
      { rule: '614.17d', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'Where no counters can be put on creatures, none enters with any, since a rule says that those are put on it',
    editions: [...ALL],
    cards: {
      'Still Air': { cost: '{2}{W}', type: 'Enchantment', text: "Creatures can't have counters placed on them." },
    },
    position: { sides: { A: { battlefield: ['Forest ×3', 'Still Air'], hand: ['Spike Feeder'] } } },
    script: [
      { as: 'A', cast: 'Spike Feeder' },
      { until: 'resolved' },
      { expect: { pt: { 'Spike Feeder': '2/2' } }, in: ['2006-10'] },
      { expect: { zone: { 'Spike Feeder': 'graveyard' } }, in: [...SINCE_2009], id: 'without' },
    ],
    shows: [
      ...across('without', null, '120.5', '121.6', '122.6'),
      { rule: '614.17d', edition: '2026-02', by: 'without' },
    ],
  },
];
