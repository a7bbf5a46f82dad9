/** Whose delayed triggered abilities are, and what their source is. 2009: 603.7d, 610.2 · 2011: 603.7d–f, 610.2 · 2026: 603.7d–g, 610.2 · 2006: 404.4 */
import type { InlineCard, ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const GRIEF: InlineCard = {
  cost: '{B}',
  type: 'Artifact',
  abilities: [
    {
      ability: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: {
              on: 'move',
              what: {
                is: 'and',
                of: [
                  { is: 'type', type: 'creature' },
                  { is: 'controlledBy', player: { who: 'you' } },
                ],
              },
              from: 'battlefield',
              to: 'graveyard',
            },
            instead: {
              instead: 'do',
              effect: [
                { do: 'move', what: { set: 'ref', name: 'event.object' }, to: { zone: 'exile' } },
                {
                  do: 'delayed',
                  pattern: { on: 'step', step: 'end' },
                  body: { effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 3 }] },
                },
              ],
            },
          },
        },
      ],
    },
  ],
};

export const delayed: readonly ScenarioInput[] = [
  {
    name: 'What a spell has set up for later is its controller’s as it resolved, not its owner’s',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Island ×6'], hand: ['Spelljack'] },
        B: { battlefield: ['Plains ×2'], hand: ['Blessed Wine'] },
      },
    },
    script: [
      { as: 'B', cast: 'Blessed Wine' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Spelljack', targets: ['Blessed Wine'] },
      { until: 'resolved' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Blessed Wine' },
      { until: 'resolved' },
      { expect: { life: { A: 21, B: 20 }, hand: { A: 0, B: 0 } } },
      { until: 'upkeep' },
      { expect: { stack: ['Blessed Wine'] } },
      { until: 'resolved' },
      { expect: { hand: { A: 1, B: 0 } }, id: 'its controller' },
    ],
    shows: [
      ...across('its controller', null, '603.7d', '603.7d', '603.7d'),
      ...across('its controller', '417.2', '610.2', '610.2', '610.2'),
    ],
  },
  {
    name: 'What an ability has set up stays with the player who controlled the ability',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×6', 'Plains ×4'], hand: ['Carrier Pigeons', 'Donate'] },
      },
    },
    script: [
      { as: 'A', cast: 'Carrier Pigeons' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', cast: 'Donate', targets: [['B'], ['Carrier Pigeons']] },
      { until: 'resolved' },
      { expect: { controller: { 'Carrier Pigeons': 'B' }, hand: { A: 0, B: 0 } } },
      { until: 'upkeep' },
      { until: 'resolved' },
      { expect: { hand: { A: 1, B: 0 } }, id: 'still A' },
    ],
    shows: across('still A', null, '603.7d', '603.7e', '603.7e'),
  },
  {
    name: 'What a replacement effect of a static ability has set up is of the player who controlled that object then',
    editions: [...ALL],
    cards: { 'Urn of Grief': GRIEF },
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Mountain', 'Urn of Grief', 'Storm Crow'], hand: ['Shock', 'Donate'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { zone: { 'Storm Crow': 'exile' } } },
      { as: 'A', cast: 'Donate', targets: [['B'], ['Urn of Grief']] },
      { until: 'resolved' },
      { until: 'end' },
      { expect: { stack: ['Urn of Grief'] } },
      { until: 'resolved' },
      { expect: { life: { A: 23, B: 20 } }, id: 'as it was replaced' },
    ],
    shows: across('as it was replaced', null, null, '603.7f', '603.7f'),
  },
];
