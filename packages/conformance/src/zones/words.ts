/** What "creature", "creature card" and "creature spell" mean. 2006: 200.9 · 2009, 2011, 2026: 109.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const words: readonly ScenarioInput[] = [
  {
    name: 'A creature is on the battlefield, a creature card in a graveyard, a creature spell on the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×4', 'Island ×2', 'Forest ×2', 'Hill Giant'],
          hand: ['Reanimate', 'Remove Soul', 'Watchwolf', 'Doom Blade'],
          graveyard: ['Craw Wurm', 'Gray Ogre', 'Shock'],
        },
        B: { battlefield: ['Forest ×2', 'Island ×2', 'Grizzly Bears'], hand: ['Giant Spider'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Remove Soul' }] }, id: 'spell' },
      { as: 'A', cast: 'Reanimate' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'target',
            offers: ['Craw Wurm', 'Gray Ogre'],
            lacks: ['Hill Giant', 'Watchwolf'],
            options: 2,
          },
        },
        id: 'card',
      },
      { as: 'A', answer: ['Craw Wurm'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Doom Blade' },
      { expect: { asks: { as: 'A', kind: 'target', options: 3, lacks: ['Watchwolf'] } }, id: 'creature' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'resolved' },
    ],
    shows: [
      ...across('creature', '200.9', '109.2', '109.2', '109.2'),
      ...across('card', '200.9a', '109.2a', '109.2a', '109.2a'),
      ...across('spell', '200.9b', '109.2b', '109.2b', '109.2b'),
    ],
  },
];
