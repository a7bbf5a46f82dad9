/** Cards from outside the game, and into a subgame from its main game. 2006: 217.1e, 506.5a · 2009: 400.10, 712.4a · 2011: 400.10, 715.4a · 2026: 400.11, 728.4a */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const KEEP = [
  { as: 'A', answer: false, kind: 'mulligan' },
  { as: 'B', answer: false, kind: 'mulligan' },
] as const;
const MOURNER = {
  type: 'Creature — Human',
  pt: '1/1',
  text: 'Whenever another creature leaves the battlefield, you gain 1 life.',
};

export const outside: readonly ScenarioInput[] = [
  {
    name: 'A card is brought into the game from the sideboard',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2'],
          hand: ['Living Wish'],
          exile: ['Grizzly Bears'],
          outside: ['Hill Giant', 'Shock', 'Craw Wurm'],
        },
        B: { outside: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Living Wish' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Hill Giant', 'Craw Wurm'], options: 2 } },
        in: [...SINCE_2009],
        id: 'sideboard',
      },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Hill Giant', 'Craw Wurm', 'Grizzly Bears'], options: 3 },
        },
        in: ['2006-10'],
        id: 'removed',
      },
      { as: 'A', answer: 'Hill Giant', kind: 'objects' },
      {
        expect: { hand: { A: ['Hill Giant'] }, zone: { 'Living Wish': 'exile' }, owner: { 'Hill Giant': 'A' } },
        id: 'in hand',
      },
    ],
    shows: [
      ...across('removed', '217.1e', null, null, null),
      ...across('sideboard', null, '400.10', '400.10', '400.11'),
      ...across('sideboard', null, '400.10a', '400.10a', '400.11a'),
    ],
  },
  {
    name: 'A card that was brought in stays in the game',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×4', 'Mountain'],
          hand: [
            { card: 'Living Wish', label: 'First' },
            { card: 'Living Wish', label: 'Second' },
          ],
          outside: ['Raging Goblin', 'Forest'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'First' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      { as: 'A', answer: 'Raging Goblin', kind: 'objects' },
      { as: 'A', cast: 'Raging Goblin' },
      { until: 'resolved' },
      { as: 'A', cast: 'Second' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      // the Forest alone is outside the game now
      { expect: { hand: { A: ['Forest'] }, zone: { 'Raging Goblin': 'battlefield' } }, id: 'stays' },
    ],
    shows: across('stays', null, null, '400.10b', '400.11b'),
  },
  {
    name: 'A card is brought into a subgame from the main game, where its leaving is seen once that goes on',
    editions: [...ALL],
    cards: { Mourner: MOURNER },
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2', 'Hill Giant', 'Mourner'],
          hand: ['Shahrazad'],
          library: ['Black Lotus', 'Living Wish', 'Swamp ×5'],
          outside: ['Craw Wurm'],
        },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      ...KEEP,
      { until: 'main1' },
      { as: 'A', cast: 'Black Lotus' },
      { until: 'resolved' },
      { as: 'A', tap: 'Black Lotus', costs: ['G'] },
      { as: 'A', cast: 'Living Wish' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Hill Giant', 'Mourner', 'Plains', 'Craw Wurm'], options: 5 },
        },
        id: 'outside',
      },
      { as: 'A', answer: 'Hill Giant', kind: 'objects' },
      { expect: { subgame: 1, hand: { A: 6 }, life: { A: 20 } }, id: 'brought' },
      { concede: 'B' },
      { expect: { subgame: 0, zone: { 'Hill Giant': 'library' }, stack: ['Mourner'] }, id: 'seen' },
      { expect: { zone: { 'Black Lotus': 'library' }, library: { A: 7 } }, in: ['2006-10'] },
      { expect: { library: { A: 8, B: 10 } }, in: [...SINCE_2009], id: 'library' },
      { until: 'empty' },
      { expect: { life: { A: 21 }, hand: { A: 0 } } },
    ],
    shows: [
      ...across('seen', '506.5a', '712.4a', '715.4a', '728.4a'),
      ...across('library', null, '712.5', '715.5', '728.5'),
    ],
  },
  {
    name: 'A melded permanent of the main game comes into a subgame as both its cards',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: [
            'Plains ×2',
            { card: 'Graf Rats', label: 'Rats' },
            { card: 'Midnight Scavengers', label: 'Scavengers' },
          ],
          hand: ['Shahrazad'],
          library: ['Black Lotus', 'Living Wish', 'Swamp ×5'],
        },
      },
    },
    seed: 6,
    script: [
      { until: 'beginCombat' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { name: { Rats: 'Chittering Host' } } },
      { until: 'main2' },
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      ...KEEP,
      { until: 'main1' },
      { as: 'A', cast: 'Black Lotus' },
      { until: 'resolved' },
      { as: 'A', tap: 'Black Lotus', costs: ['G'] },
      { as: 'A', cast: 'Living Wish' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      { as: 'A', answer: 'Graf Rats', kind: 'objects' },
      // five Swamps besides
      { expect: { subgame: 1, hand: { A: 7 } }, id: 'both' },
      { concede: 'B' },
      {
        expect: {
          subgame: 0,
          count: { 'Chittering Host': 0 },
          library: { A: 9 },
          zone: { Rats: 'library', Scavengers: 'library' },
        },
        id: 'left',
      },
    ],
    shows: [
      { rule: '712.21', edition: '2026-02', by: 'both' },
      { rule: '728.5', edition: '2026-02', by: 'left' },
    ],
  },
  {
    name: 'A card from outside both games goes to the library of the main game',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2'],
          hand: ['Shahrazad'],
          library: ['Black Lotus', 'Living Wish', 'Swamp ×5'],
          outside: ['Craw Wurm'],
        },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      ...KEEP,
      { until: 'main1' },
      { as: 'A', cast: 'Black Lotus' },
      { until: 'resolved' },
      { as: 'A', tap: 'Black Lotus', costs: ['G'] },
      { as: 'A', cast: 'Living Wish' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      { as: 'A', answer: 'Craw Wurm', kind: 'objects' },
      { concede: 'B' },
      { expect: { subgame: 0, library: { A: 8 }, zone: { 'Craw Wurm': 'library' } }, id: 'library' },
    ],
    shows: across('library', null, '712.5', '715.5', '728.5'),
  },
  {
    name: 'The spell that created a subgame finishes resolving though the subgame took its card',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2'],
          hand: ['Shahrazad'],
          library: ['Black Lotus', 'Burning Wish', 'Swamp ×5'],
        },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      ...KEEP,
      { until: 'main1' },
      { as: 'A', cast: 'Black Lotus' },
      { until: 'resolved' },
      { as: 'A', tap: 'Black Lotus', costs: ['R'] },
      { as: 'A', cast: 'Burning Wish' },
      { until: 'resolved' },
      // Shahrazad alone is a sorcery outside the subgame
      { as: 'A', answer: true, kind: 'yesNo' },
      { expect: { subgame: 1, hand: { A: 6 } } },
      { concede: 'B' },
      {
        expect: { subgame: 0, life: { A: 20, B: 10 }, zone: { Shahrazad: 'library' }, stack: [], library: { A: 8 } },
        id: 'finished',
      },
      { expect: { step: 'main1', asks: { as: 'A', kind: 'priority' } } },
    ],
    shows: across('finished', null, '712.5', '715.5', '728.5'),
  },
  {
    name: 'Nothing but their own characteristic-defining abilities changes cards outside the game',
    editions: ['2011-09', '2026-02'],
    cards: {
      Rally: {
        cost: '{0}',
        type: 'Sorcery',
        text: 'You may choose a Goblin card you own from outside the game, reveal that card, and put it into your hand.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×5'],
          hand: ['Conspiracy', 'Rally', 'Grizzly Bears'],
          outside: ['Hill Giant', 'Woodland Changeling', 'Mogg Fanatic'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Conspiracy' },
      { until: 'asked' },
      { as: 'A', answer: 'Goblin' },
      { expect: { subtypes: { 'Grizzly Bears': ['Goblin'] } } },
      { as: 'A', cast: 'Rally' },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'yesNo' },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Woodland Changeling', 'Mogg Fanatic'], options: 2 } },
        id: 'their own',
      },
      { as: 'A', answer: 'Woodland Changeling', kind: 'objects' },
    ],
    shows: across('their own', null, null, '400.10c', '400.11c'),
  },
];
