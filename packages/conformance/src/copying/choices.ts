/** Choices that a copy did not make, and choices that it remembers. 2006: 503.7–8 · 2009, 2011: 706.7 · 2026: 607.5a, 707.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { dated } from './dated.ts';

export const choices: readonly ScenarioInput[] = [
  {
    name: 'Protection from a colour that was never chosen protects from nothing',
    editions: [...ALL],
    cards: dated('Voice of All', 'Unstable Shapeshifter'),
    position: {
      sides: {
        A: { battlefield: ['Plains ×4', 'Unstable Shapeshifter'], hand: ['Voice of All'] },
        B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', cast: 'Voice of All' },
      { until: 'resolved' },
      { as: 'A', answer: 'red' },
      { until: 'empty' },
      { expect: { name: { 'Unstable Shapeshifter': 'Voice of All' } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt' },
      {
        expect: { asks: { as: 'B', kind: 'target', options: 3, offers: ['Unstable Shapeshifter', 'A', 'B'] } },
        id: 'unprotected',
      },
      { as: 'B', answer: ['Unstable Shapeshifter'] },
      { until: 'resolved' },
      { expect: { zone: { 'Unstable Shapeshifter': 'graveyard' } } },
    ],
    shows: [
      { rule: '503.7', edition: '2006-10', by: 'unprotected', example: 1 },
      { rule: '706.7a', edition: '2009-10', by: 'unprotected', example: 1 },
      { rule: '706.7a', edition: '2011-09', by: 'unprotected', example: 1 },
      { rule: '607.5a', edition: '2026-02', by: 'unprotected', example: 1 },
    ],
  },
  {
    name: 'A colour chosen for Chameleon Spirit, and the mana of Quirion Elves copied later',
    editions: ['2006-10', '2009-10'],
    cards: dated('Vesuvan Doppelganger', 'Chameleon Spirit', 'Quirion Elves'),
    position: {
      sides: {
        A: { battlefield: ['Island ×5'], hand: ['Vesuvan Doppelganger'] },
        B: { battlefield: [{ card: 'Chameleon Spirit', counters: { '+1/+1': 1 } }, 'Quirion Elves'] },
      },
    },
    script: [
      { as: 'A', cast: 'Vesuvan Doppelganger' },
      { until: 'resolved' },
      { as: 'A', answer: ['Chameleon Spirit'] },
      { as: 'A', answer: 'blue' },
      { until: 'turn' },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: ['Quirion Elves'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { name: { 'Vesuvan Doppelganger': 'Quirion Elves' } } },
      { until: 'main1' },
      { as: 'A', tap: 'Vesuvan Doppelganger', ability: 1 },
      { expect: { mana: { A: 'U' } }, in: ['2006-10'], id: 'remembered' },
      { expect: { mana: { A: '' } }, in: ['2009-10'], id: 'linked' },
    ],
    shows: [
      { rule: '503.8', edition: '2006-10', by: 'remembered', example: 1 },
      { rule: '706.7a', edition: '2009-10', by: 'linked', example: 2 },
    ],
  },
  {
    name: 'A creature type is no colour of mana',
    editions: ['2006-10'],
    cards: dated('Vesuvan Doppelganger', 'Caller of the Hunt', 'Quirion Elves'),
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Raging Goblin'], hand: ['Vesuvan Doppelganger'] },
        B: { battlefield: ['Quirion Elves', { card: 'Caller of the Hunt', counters: { '+1/+1': 1 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Vesuvan Doppelganger' },
      { until: 'resolved' },
      { as: 'A', answer: ['Caller of the Hunt'] },
      { as: 'A', answer: 'Goblin' },
      { expect: { pt: { 'Vesuvan Doppelganger': '1/1' } } },
      { until: 'turn' },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: ['Quirion Elves'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'main1' },
      { as: 'A', tap: 'Vesuvan Doppelganger', ability: 1 },
      { expect: { mana: { A: '' }, tapped: { 'Vesuvan Doppelganger': true } }, id: 'none' },
    ],
    shows: [{ rule: '503.8', edition: '2006-10', by: 'none', example: 2 }],
  },
  {
    name: 'A colour chosen for Voice of All makes no mana of Quirion Elves copied later',
    editions: ['2011-09', '2026-02'],
    cards: dated('Vesuvan Doppelganger', 'Voice of All', 'Quirion Elves'),
    position: {
      sides: {
        A: { battlefield: ['Island ×5'], hand: ['Vesuvan Doppelganger'] },
        B: { battlefield: ['Voice of All', 'Quirion Elves'] },
      },
    },
    script: [
      { as: 'A', cast: 'Vesuvan Doppelganger' },
      { until: 'resolved' },
      { as: 'A', answer: ['Voice of All'] },
      { as: 'A', answer: 'blue' },
      { until: 'turn' },
      { until: 'end' },
      { until: 'asked' },
      { as: 'A', answer: ['Quirion Elves'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'main1' },
      { as: 'A', tap: 'Vesuvan Doppelganger', ability: 1 },
      { expect: { mana: { A: '' }, tapped: { 'Vesuvan Doppelganger': true } }, id: 'none' },
    ],
    shows: [
      { rule: '706.7a', edition: '2011-09', by: 'none', example: 2 },
      { rule: '607.5a', edition: '2026-02', by: 'none', example: 2 },
    ],
  },
  {
    name: 'A pair of abilities copied for a turn does not know what was chosen for the same pair before',
    editions: [...ALL],
    cards: dated('Voice of All'),
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×8', 'Forest ×2', 'Island ×2'],
          hand: [{ card: 'Voice of All', label: 'first' }, { card: 'Voice of All', label: 'second' }, 'Cytoshape'],
        },
        B: { battlefield: ['Mountain ×2'], hand: ['Lightning Bolt', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'first' },
      { until: 'resolved' },
      { as: 'A', answer: 'red' },
      { as: 'A', cast: 'second' },
      { until: 'resolved' },
      { as: 'A', answer: 'red' },
      { as: 'A', cast: 'Cytoshape', targets: ['first'] },
      { until: 'resolved' },
      { as: 'A', answer: ['second'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt' },
      { expect: { asks: { as: 'B', kind: 'target', options: 2 } }, in: ['2006-10'], id: 'remembered' },
      {
        expect: { asks: { as: 'B', kind: 'target', options: 3, offers: ['first'] } },
        in: [...SINCE_2009],
        id: 'another pair',
      },
      { as: 'B', answer: ['A'] },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Shock' },
      { expect: { asks: { as: 'B', kind: 'target', options: 2 } }, id: 'again' },
      { as: 'B', answer: ['A'] },
      { until: 'resolved' },
    ],
    shows: [
      { rule: '503.8', edition: '2006-10', by: 'remembered' },
      { rule: '706.7a', edition: '2009-10', by: 'another pair' },
      { rule: '607.4', edition: '2009-10', by: 'again' },
      { rule: '706.7a', edition: '2011-09', by: 'another pair' },
      { rule: '607.4', edition: '2011-09', by: 'again' },
      { rule: '607.5a', edition: '2026-02', by: 'another pair' },
      { rule: '607.5', edition: '2026-02', by: 'again' },
    ],
  },
  {
    name: 'A type that was never chosen changes no type',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Opalescence', 'Unstable Shapeshifter', 'Storm Crow'] },
        B: { battlefield: ['Swamp ×5', 'Hill Giant'], hand: ['Conspiracy'] },
      },
    },
    script: [
      { as: 'B', cast: 'Conspiracy' },
      { until: 'resolved' },
      { as: 'B', answer: 'Shapeshifter' },
      { until: 'resolved' },
      {
        expect: {
          name: { 'Unstable Shapeshifter': 'Conspiracy' },
          subtypes: { 'Hill Giant': ['Shapeshifter'], 'Storm Crow': ['Bird'] },
        },
        id: 'still a Bird',
      },
    ],
    shows: [
      { rule: '503.7', edition: '2006-10', by: 'still a Bird' },
      { rule: '706.7a', edition: '2009-10', by: 'still a Bird' },
      { rule: '706.7a', edition: '2011-09', by: 'still a Bird' },
      { rule: '607.5a', edition: '2026-02', by: 'still a Bird' },
    ],
  },
];
