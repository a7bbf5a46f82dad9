/** Champion and changeling. 2006: none · 2009: 702.69–702.70 · 2011: 702.70–702.71 · 2026: 702.72–702.73 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const championAndChangeling: readonly ScenarioInput[] = [
  {
    name: 'Champion: another is exiled as it enters, and returns when it leaves',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×4', 'Mountain ×2', 'Raging Goblin', 'Grizzly Bears'],
          hand: ['Boggart Mob', 'Lightning Bolt', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Boggart Mob' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Raging Goblin': 'exile', 'Boggart Mob': 'battlefield' } }, id: 'championed' },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Boggart Mob'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Boggart Mob'] },
      { until: 'resolved' },
      { expect: { zone: { 'Boggart Mob': 'graveyard', 'Raging Goblin': 'exile' }, stack: ['Boggart Mob'] } },
      { until: 'resolved' },
      { expect: { zone: { 'Raging Goblin': 'battlefield' } }, id: 'returned' },
    ],
    shows: across('returned', null, '702.69a', '702.70a', '702.72a'),
  },
  {
    name: 'Champion with nothing to exile: the permanent is sacrificed',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Swamp ×4', 'Grizzly Bears'], hand: ['Boggart Mob'] } } },
    script: [
      { as: 'A', cast: 'Boggart Mob' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { zone: { 'Boggart Mob': 'graveyard', 'Grizzly Bears': 'battlefield' } }, id: 'no Goblin' },
    ],
    shows: across('no Goblin', null, '702.69a', '702.70a', '702.72a'),
  },
  {
    name: 'Each champion returns what it exiled itself',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Plains ×10', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Changeling Hero', { card: 'Changeling Hero', label: 'Other Hero' }, 'Swords to Plowshares'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Changeling Hero' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Grizzly Bears' },
      { as: 'A', cast: 'Other Hero' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'exile' } } },
      { as: 'A', cast: 'Swords to Plowshares', targets: ['Other Hero'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'battlefield' } }, id: 'linked' },
    ],
    shows: across('linked', null, '702.69b', '702.70b', '702.72b'),
  },
  {
    name: 'A changeling is of every creature type, in every zone',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Goblin King', 'Woodland Changeling', 'Swamp ×4', 'Forest ×2'],
          hand: ['Boggart Mob', 'Wirewood Herald'],
          graveyard: ['Avian Changeling', 'Grizzly Bears'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Woodland Changeling': '3/3' } }, id: 'on the battlefield' },
      { as: 'A', cast: 'Boggart Mob' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { asks: { as: 'A', kind: 'cost', offers: ['Woodland Changeling', 'Goblin King'] } } },
      { as: 'A', answer: 'Woodland Changeling' },
      { expect: { zone: { 'Woodland Changeling': 'exile' } } },
    ],
    shows: across('on the battlefield', null, '702.70a', '702.71a', '702.73a'),
  },
  {
    name: 'A changeling in the library is found as any creature type',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', 'Goblin Matron'],
          hand: [{ card: 'Goblin Matron', label: 'Matron' }],
          library: ['Grizzly Bears', 'Avian Changeling', 'Raging Goblin'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Matron' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      {
        expect: {
          asks: { as: 'A', kind: 'search', offers: ['Avian Changeling', 'Raging Goblin'], lacks: ['Grizzly Bears'] },
        },
        id: 'in the library',
      },
      { as: 'A', answer: 'Avian Changeling' },
    ],
    shows: across('in the library', null, '702.70a', '702.71a', '702.73a'),
  },
  {
    name: 'Changeling twice is changeling',
    editions: [...SINCE_2009],
    cards: {
      'Twice Anything': { cost: '{G}', type: 'Creature — Shapeshifter', text: 'Changeling\nChangeling', pt: '1/1' },
    },
    position: { sides: { A: { battlefield: ['Goblin King', 'Twice Anything'] } } },
    script: [{ expect: { pt: { 'Twice Anything': '2/2' } }, id: 'one bonus' }],
    shows: across('one bonus', null, '702.70b', '702.71b', null),
  },
  {
    name: 'Championed is what this very permanent exiled by its champion ability',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×8', 'Plains', 'Cloud Sprite', 'Scryb Sprites'],
          hand: ['Mistbind Clique', 'Swords to Plowshares'],
        },
        B: { battlefield: ['Forest', 'Swamp'] },
      },
    },
    script: [
      { as: 'A', cast: 'Mistbind Clique' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Cloud Sprite' },
      { as: 'A', answer: 'B', kind: 'target' },
      { expect: { zone: { 'Cloud Sprite': 'exile' }, stack: ['Mistbind Clique'] }, id: 'championed' },
      { until: 'resolved' },
      { expect: { tapped: { Forest: true, Swamp: true } } },
      { as: 'A', cast: 'Swords to Plowshares', targets: ['Scryb Sprites'] },
      { until: 'resolved' },
      { expect: { zone: { 'Scryb Sprites': 'exile' }, stack: [] }, id: 'exiled otherwise' },
    ],
    shows: [
      ...across('championed', null, '702.69c', '702.70c', '702.72c'),
      ...across('exiled otherwise', null, '702.69c', '702.70c', '702.72c'),
    ],
  },
];
