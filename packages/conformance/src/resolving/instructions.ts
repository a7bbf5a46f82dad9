/** Instructions carried out in order, choices together. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across } from '../shows.ts';

export const instructions: readonly ScenarioInput[] = [
  {
    name: 'Each player chooses in turn, then all is sacrificed at once',
    editions: [...ALL],
    cards: {
      ...texts('Innocent Blood', 'Grizzly Bears', 'Hill Giant', 'Storm Crow', 'Gray Ogre'),
      Mourner: {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever another creature dies, you gain 1 life.',
        pt: '2/2',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Mourner', 'Grizzly Bears'], hand: ['Innocent Blood'] },
        B: { battlefield: ['Storm Crow', 'Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Innocent Blood' },
      { until: 'resolved' },
      { as: 'A', answer: 'Mourner' },
      { expect: { zone: { Mourner: 'battlefield' }, asks: { as: 'B', kind: 'objects' } }, id: 'not yet' },
      { as: 'B', answer: 'Storm Crow' },
      { expect: { zone: { Mourner: 'graveyard', 'Storm Crow': 'graveyard' }, stack: ['Mourner'] }, id: 'at once' },
    ],
    shows: [
      { rule: '608.2e', edition: '2011-09', by: 'at once' },
      { rule: '608.2e', edition: '2009-10', by: 'at once' },
      { rule: '413.2d', edition: '2006-10', by: 'at once' },
      { rule: '608.2e', edition: '2026-02', by: 'at once' },
    ],
  },
  {
    name: 'A search may find less than it names, and the library is shuffled',
    editions: [...ALL],
    cards: {
      Tutor: {
        cost: '{B}',
        type: 'Sorcery',
        text: 'Search your library for a card, put that card into your hand, then shuffle your library.',
      },
    },
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Tutor'], library: ['Forest', 'Mountain', 'Island'] } } },
    script: [
      { as: 'A', cast: 'Tutor' },
      { until: 'resolved' },
      { as: 'A', answer: 'Island', kind: 'search' },
      { expect: { hand: { A: ['Island'] }, library: { A: 2 } } },
    ],
  },
  {
    name: 'A modal spell: the mode is chosen as it is cast',
    editions: [...ALL],
    cards: texts('Healing Salve'),
    position: { sides: { A: { battlefield: ['Plains'], hand: ['Healing Salve'] } } },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: [0], targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 23 } }, id: 'mode' },
    ],
    shows: [
      { rule: '409.1b', edition: '2006-10', by: 'mode' },
      { rule: '601.2b', edition: '2026-02', by: 'mode' },
    ],
  },
  {
    name: 'What is impossible is left out, the rest is done',
    editions: [...ALL],
    cards: { Mindtwist: { cost: '{B}', type: 'Sorcery', text: 'Target player discards two cards. You gain 2 life.' } },
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Mindtwist'] }, B: { hand: ['Forest'] } } },
    script: [
      { as: 'A', cast: 'Mindtwist', targets: ['B'] },
      { until: 'resolved' },
      { expect: { hand: { B: 0 }, life: { A: 22 } }, id: 'rest' },
    ],
    shows: [
      { rule: '609.3', edition: '2011-09', by: 'rest' },
      { rule: '609.3', edition: '2009-10', by: 'rest' },
      { rule: '416.3', edition: '2006-10', by: 'rest' },
      { rule: '609.3', edition: '2026-02', by: 'rest' },
    ],
  },
  {
    name: 'Of the abilities of an instant those are not followed as it resolves that are for another time',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×5'], hand: ['Renewed Faith ×2'] } } },
    script: [
      { as: 'A', cast: 'Renewed Faith' },
      { until: 'resolved' },
      { expect: { life: { A: 26 }, hand: { A: 1 }, asks: { as: 'A', kind: 'priority' } }, id: 'as it resolves' },
      { as: 'A', activate: 'Renewed Faith 2' },
      { until: 'asked' },
      { as: 'A', answer: true, kind: 'yesNo' },
      { expect: { life: { A: 28 } } },
    ],
    shows: across('as it resolves', '401.3', null, null, null),
  },
];
