/** Abilities of what nobody else ever sees. 2009, 2011: 603.2e · 2026: 603.2f · 2006: none */
import type { InlineCard, ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const SHELF: InlineCard = {
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    {
      ability: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: { on: 'move', what: { is: 'any' }, from: 'hand', to: 'graveyard', cause: 'discard' },
            instead: { instead: 'zone', zone: 'library', position: 'top' },
          },
        },
      ],
    },
  ],
};

export const hidden: readonly ScenarioInput[] = [
  {
    name: 'A card discarded to where nobody sees it sets off nothing of its own',
    editions: [...ALL],
    cards: { 'Hidden Shelf': SHELF },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3'], hand: ['Mind Rot'] },
        B: { battlefield: ['Hidden Shelf'], hand: ['Psychic Purge', 'Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'resolved' },
      { expect: { stack: [], zone: { 'Psychic Purge': 'library' }, life: { A: 20 } }, id: 'nothing' },
    ],
    shows: across('nothing', null, '603.2e', '603.2e', '603.2f'),
  },
  {
    name: 'Discarded to a graveyard it does',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3'], hand: ['Mind Rot'] },
        B: { hand: ['Psychic Purge', 'Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'empty' },
      { expect: { zone: { 'Psychic Purge': 'graveyard' }, life: { B: 20, A: 15 } } },
    ],
  },
];
