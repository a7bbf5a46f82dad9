/** Vanishing. 2006: none · 2009: 702.60 · 2011: 702.61 · 2026: 702.63 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const both = { cost: '{1}', type: 'Artifact Creature — Construct', text: 'Vanishing 2\nVanishing 1', pt: '3/3' };

export const vanishing: readonly ScenarioInput[] = [
  {
    name: 'Vanishing: enters with time counters, loses one each upkeep, and is sacrificed with the last',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Plains ×4'], hand: ['Aven Riftwatcher'], library: ['Plains ×9'] } } },
    script: [
      { as: 'A', cast: 'Aven Riftwatcher' },
      { until: 'empty' },
      { expect: { counters: { 'Aven Riftwatcher': { time: 3 } } }, id: 'entered' },
      { until: 'turn' },
      { expect: { active: 'B', stack: [] }, id: 'own upkeep only' },
      { until: 'turn' },
      { expect: { active: 'A', stack: ['Aven Riftwatcher'] } },
      { until: 'resolved' },
      { expect: { counters: { 'Aven Riftwatcher': { time: 2 } } }, id: 'removed' },
    ],
    shows: [...across('removed', null, '702.60a', '702.61a', '702.63a')],
  },
  {
    name: 'The last time counter of vanishing, however it goes, takes the permanent with it',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: [
            { card: 'Calciderm', counters: { time: 1 } },
            { card: 'Keldon Marauders', label: 'No counters' },
          ],
        },
      },
    },
    script: [
      { until: 'turn' },
      { expect: { stack: ['Calciderm'] }, id: 'only with a counter' },
      { until: 'resolved' },
      {
        expect: { stack: ['Calciderm'], zone: { Calciderm: 'battlefield' }, counters: { Calciderm: { time: 0 } } },
        id: 'a trigger of its own',
      },
      { until: 'resolved' },
      { expect: { zone: { Calciderm: 'graveyard', 'No counters': 'battlefield' } }, id: 'sacrificed' },
    ],
    shows: across('sacrificed', null, '702.60a', '702.61a', '702.63a'),
  },
  {
    name: 'Vanishing without a number counts what other effects put on the permanent',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Tidewalker'], library: ['Plains ×9'] } } },
    script: [
      { as: 'A', cast: 'Tidewalker' },
      { until: 'empty' },
      { expect: { counters: { Tidewalker: { time: 3 } }, pt: { Tidewalker: '3/3' } }, id: 'none of its own' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'empty' },
      { expect: { counters: { Tidewalker: { time: 2 } }, pt: { Tidewalker: '2/2' } }, id: 'still counted down' },
    ],
    shows: across('none of its own', null, '702.60b', '702.61b', '702.63b'),
  },
  {
    name: 'Two instances of vanishing work separately',
    editions: [...SINCE_2009],
    cards: { 'Twice Vanishing': both },
    position: { sides: { A: { battlefield: ['Island'], hand: ['Twice Vanishing'], library: ['Plains ×9'] } } },
    script: [
      { as: 'A', cast: 'Twice Vanishing' },
      { until: 'asked' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { expect: { counters: { 'Twice Vanishing': { time: 3 } } }, id: 'counters of both' },
      { until: 'turn' },
      { until: 'asked' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { counters: { 'Twice Vanishing': { time: 1 } } }, id: 'two a turn' },
    ],
    shows: across('two a turn', null, '702.60c', '702.61c', '702.63c'),
  },
];
