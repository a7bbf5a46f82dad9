/** Copying with exceptions: abilities gained, characteristics kept, changed and set. 2006: 503.9 · 2009: 706.8 · 2011: 706.9 · 2026: 707.9 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
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
    name: 'A name that is kept is copied from the copy, and the legend rule sees it',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×8'], hand: ['Sakashima the Impostor', 'Clone'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Sakashima the Impostor' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      {
        expect: {
          name: { 'Sakashima the Impostor': 'Sakashima the Impostor' },
          pt: { 'Sakashima the Impostor': '2/2' },
          subtypes: { 'Sakashima the Impostor': ['Bear'] },
          colors: { 'Sakashima the Impostor': 'G' },
          abilities: { 'Sakashima the Impostor': 1 },
        },
        id: 'kept',
      },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Sakashima the Impostor'] },
      {
        expect: { zone: { Clone: 'graveyard', 'Sakashima the Impostor': 'graveyard' } },
        in: [...UNTIL_2011],
        id: 'both legends',
      },
      { as: 'A', answer: ['Clone'], in: ['2026-02'] },
      {
        expect: { zone: { Clone: 'battlefield', 'Sakashima the Impostor': 'graveyard' } },
        in: ['2026-02'],
        id: 'one legend',
      },
    ],
    shows: [
      { rule: '503.9', edition: '2006-10', by: 'kept' },
      { rule: '706.8', edition: '2009-10', by: 'kept' },
      { rule: '706.9b', edition: '2011-09', by: 'kept' },
      { rule: '707.9b', edition: '2026-02', by: 'one legend' },
      { rule: '707.9c', edition: '2026-02', by: 'kept' },
    ],
  },
  {
    name: 'A colour that is not copied stays what it was, also for a copy of the copy',
    editions: [...SINCE_2009],
    cards: dated('Clone', 'Vesuvan Doppelganger'),
    position: {
      sides: {
        A: { battlefield: ['Island ×9', 'Hill Giant'], hand: ['Vesuvan Doppelganger', 'Clone'] },
      },
    },
    script: [
      { as: 'A', cast: 'Vesuvan Doppelganger' },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { colors: { 'Vesuvan Doppelganger': 'U', 'Hill Giant': 'R' } }, id: 'still blue' },
    ],
    shows: [
      { rule: '706.8', edition: '2009-10', by: 'still blue' },
      { rule: '706.9b', edition: '2011-09', by: 'still blue' },
      { rule: '707.9c', edition: '2026-02', by: 'still blue' },
    ],
  },
  {
    name: 'An exception that gives an ability gives it to copies too',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×6', 'Forest'], hand: ['Phantasmal Image', 'Clone', 'Giant Growth'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Phantasmal Image' },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { subtypes: { 'Phantasmal Image': ['Giant', 'Illusion'] }, pt: { 'Phantasmal Image': '3/3' } } },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Phantasmal Image'] },
      { expect: { subtypes: { Clone: ['Giant', 'Illusion'] } }, id: 'type' },
      { as: 'A', cast: 'Giant Growth', targets: ['Clone'] },
      { expect: { stack: ['Giant Growth', 'Clone'] } },
      { until: 'resolved' },
      { expect: { zone: { Clone: 'graveyard', 'Phantasmal Image': 'battlefield' } }, id: 'ability' },
      { until: 'empty' },
    ],
    shows: [
      { rule: '503.9', edition: '2006-10', by: 'ability' },
      { rule: '706.8', edition: '2009-10', by: 'ability' },
      { rule: '706.9a', edition: '2011-09', by: 'ability' },
      { rule: '706.9', edition: '2011-09', by: 'type' },
      { rule: '706.9c', edition: '2011-09', by: 'type' },
      { rule: '707.9a', edition: '2026-02', by: 'ability' },
      { rule: '707.9', edition: '2026-02', by: 'type' },
      { rule: '707.9b', edition: '2026-02', by: 'type' },
    ],
  },
  {
    name: 'A copy of a card in a graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×5'], hand: ['Body Double'] },
        B: { graveyard: ['Elvish Visionary', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Body Double' },
      { until: 'resolved' },
      { as: 'A', answer: ['Elvish Visionary'] },
      { expect: { name: { 'Body Double': 'Elvish Visionary' }, pt: { 'Body Double': '1/1' } }, id: 'card' },
      { until: 'empty' },
      { expect: { hand: { A: 1 } } },
    ],
    shows: [
      { rule: '503.1', edition: '2006-10', by: 'card' },
      { rule: '706.1', edition: '2009-10', by: 'card' },
      { rule: '706.1', edition: '2011-09', by: 'card' },
      { rule: '707.1', edition: '2026-02', by: 'card' },
    ],
  },
];
