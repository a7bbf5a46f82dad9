/** Tokens that are copies. 2006: 503.1 · 2009, 2011: 706.1, 706.5 · 2026: 707.1, 707.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { dated } from './dated.ts';

export const tokens: readonly ScenarioInput[] = [
  {
    name: 'A token that is a copy enters tapped and with counters if what it copies does',
    editions: [...ALL],
    cards: dated('Skyshroud Behemoth'),
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', { card: 'Skyshroud Behemoth', counters: { fade: 1 } }],
          hand: ['Cackling Counterpart'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Cackling Counterpart' },
      { until: 'resolved' },
      { as: 'A', answer: 'tapped', kind: 'replacement' },
      {
        expect: {
          count: { 'Skyshroud Behemoth': 2 },
          counters: { 'Skyshroud Behemoth #1': { fade: 2 }, 'Skyshroud Behemoth': { fade: 1 } },
          tapped: { 'Skyshroud Behemoth #1': true, 'Skyshroud Behemoth': false },
        },
        id: 'enters so',
      },
    ],
    shows: [
      { rule: '706.5', edition: '2009-10', by: 'enters so' },
      { rule: '706.5', edition: '2011-09', by: 'enters so' },
      { rule: '707.5', edition: '2026-02', by: 'enters so' },
    ],
  },
  {
    name: 'A token that is a copy has the name, cost, colour and abilities of what it copies',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', { card: 'Elvish Visionary', tapped: true }], hand: ['Cackling Counterpart'] },
      },
    },
    script: [
      { as: 'A', cast: 'Cackling Counterpart' },
      { until: 'resolved' },
      {
        expect: {
          count: { 'Elvish Visionary': 2 },
          manaValue: { 'Elvish Visionary #1': 2 },
          colors: { 'Elvish Visionary #1': 'G' },
          subtypes: { 'Elvish Visionary #1': ['Elf', 'Shaman'] },
          tapped: { 'Elvish Visionary #1': false },
          stack: ['Elvish Visionary'],
        },
        id: 'copy',
      },
      { until: 'empty' },
      { expect: { hand: { A: 1 } } },
    ],
    shows: [
      { rule: '503.1', edition: '2006-10', by: 'copy' },
      { rule: '706.1', edition: '2009-10', by: 'copy' },
      { rule: '706.1', edition: '2011-09', by: 'copy' },
      { rule: '707.1', edition: '2026-02', by: 'copy' },
    ],
  },
  {
    name: 'A token made of a creature that is gone copies what it last was a copy of',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×12', 'Forest ×2', 'Island', 'Swamp ×3', 'Flameshadow Conjuring', 'Craw Wurm'],
          hand: ['Hill Giant', 'Cytoshape', 'Murder'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Hill Giant' },
      { until: 'resolved' },
      { as: 'A', cast: 'Cytoshape', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Craw Wurm'] },
      { as: 'A', cast: 'Murder', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' } } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { count: { 'Craw Wurm': 2 } }, id: 'as it last was' },
    ],
    shows: [
      { rule: '503.3', edition: '2006-10', by: 'as it last was' },
      { rule: '706.3', edition: '2009-10', by: 'as it last was' },
      { rule: '706.3', edition: '2011-09', by: 'as it last was' },
      { rule: '707.3', edition: '2026-02', by: 'as it last was' },
    ],
  },
  {
    name: 'A token that is a copy of one that makes copies makes none, being a token',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: { battlefield: ['Forest ×3', 'Island ×3'], hand: ['Progenitor Mimic'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { until: 'main1' },
      { as: 'A', cast: 'Progenitor Mimic' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { expect: { count: { 'Grizzly Bears': 2 } } },
      { until: 'turn' },
      { until: 'end' },
      { until: 'turn' },
      { until: 'draw' },
      { expect: { count: { 'Grizzly Bears': 3 }, abilities: { 'Grizzly Bears #1': 1 } }, id: 'with it' },
      { until: 'turn' },
      { until: 'end' },
      { until: 'turn' },
      { until: 'draw' },
      { expect: { count: { 'Grizzly Bears': 4 } }, id: 'not by the token' },
    ],
    shows: [
      { rule: '503.9', edition: '2006-10', by: 'with it' },
      { rule: '706.8', edition: '2009-10', by: 'with it' },
      { rule: '706.9a', edition: '2011-09', by: 'with it' },
      { rule: '707.9a', edition: '2026-02', by: 'with it' },
    ],
  },
];
