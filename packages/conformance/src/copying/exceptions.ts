/** Copying with exceptions: abilities gained, characteristics kept, changed and set. 2006: 503.9 · 2009: 706.8 · 2011: 706.9 · 2026: 707.9 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { dated } from './dated.ts';

export const exceptions: readonly ScenarioInput[] = [
  {
    name: 'An ability that a copy gave itself is copied with it',
    editions: [...ALL],
    cards: dated('Clone', 'Unstable Shapeshifter', 'Quirion Elves'),
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Island ×4', 'Unstable Shapeshifter'], hand: ['Quirion Elves'] },
        B: { battlefield: ['Island ×4', 'Forest ×2'], hand: ['Clone', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Quirion Elves' },
      { until: 'resolved' },
      { as: 'A', answer: 'green' },
      { until: 'empty' },
      { expect: { name: { 'Unstable Shapeshifter': 'Quirion Elves' }, abilities: { 'Unstable Shapeshifter': 4 } } },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'B', answer: ['Unstable Shapeshifter'] },
      { as: 'B', answer: 'red' },
      { expect: { name: { Clone: 'Quirion Elves' }, abilities: { Clone: 4 } }, id: 'both' },
      { until: 'empty' },
      { as: 'B', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { name: { Clone: 'Grizzly Bears', 'Quirion Elves': 'Quirion Elves' } } },
    ],
    shows: [
      { rule: '503.9', edition: '2006-10', by: 'both', example: 1 },
      { rule: '706.8', edition: '2009-10', by: 'both', example: 1 },
      { rule: '706.9a', edition: '2011-09', by: 'both', example: 1 },
      { rule: '707.9a', edition: '2026-02', by: 'both', example: 1 },
    ],
  },
  {
    name: 'A type that the copy has in addition is part of what is copied from it',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×8'], hand: ['Copy Artifact', 'Clone'] },
        B: { battlefield: ['Juggernaut'] },
      },
    },
    script: [
      { as: 'A', cast: 'Copy Artifact' },
      { until: 'resolved' },
      { as: 'A', answer: ['Juggernaut'] },
      {
        expect: {
          name: { 'Copy Artifact': 'Juggernaut' },
          types: { 'Copy Artifact': ['artifact', 'creature', 'enchantment'] },
        },
      },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Copy Artifact'] },
      {
        expect: { types: { Clone: ['artifact', 'creature', 'enchantment'], Juggernaut: ['artifact', 'creature'] } },
        id: 'three types',
      },
    ],
    shows: [
      { rule: '503.9', edition: '2006-10', by: 'three types' },
      { rule: '706.8', edition: '2009-10', by: 'three types' },
      { rule: '706.9c', edition: '2011-09', by: 'three types', example: 1 },
      { rule: '707.9b', edition: '2026-02', by: 'three types', example: 1 },
    ],
  },
  {
    name: 'A power and toughness that is kept drops the ability that would define them',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×7'], hand: ['Quicksilver Gargantuan'] },
        B: { battlefield: ['Tarmogoyf'], graveyard: ['Shock', 'Divination'] },
      },
    },
    script: [
      { as: 'A', cast: 'Quicksilver Gargantuan' },
      { until: 'resolved' },
      { as: 'A', answer: ['Tarmogoyf'] },
      {
        expect: {
          name: { 'Quicksilver Gargantuan': 'Tarmogoyf' },
          pt: { 'Quicksilver Gargantuan': '7/7', Tarmogoyf: '2/3' },
          abilities: { 'Quicksilver Gargantuan': 0 },
        },
        id: 'without it',
      },
    ],
    shows: [
      { rule: '706.9d', edition: '2011-09', by: 'without it', example: 1 },
      { rule: '707.9d', edition: '2026-02', by: 'without it', example: 1 },
    ],
  },
];
