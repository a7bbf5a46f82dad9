/** Copies of copies, and copies that are face down or flipped. 2006: 503.3, 504.7, 510.4 · 2009, 2011: 706.3 · 2026: 707.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { dated } from './dated.ts';

/** A shapeshifter that keeps its colour copies a bear, and is then copied itself. */
const copyOfACopy = (
  bear: string,
  editions: readonly (typeof ALL)[number][],
  shows: NonNullable<ScenarioInput['shows']>,
): ScenarioInput => ({
  name: `A copy of a copy has what the first copy kept and gained (${bear})`,
  editions: [...editions],
  cards: dated('Clone', 'Vesuvan Doppelganger'),
  position: {
    sides: {
      A: { battlefield: ['Island ×9'], hand: ['Vesuvan Doppelganger', 'Clone'] },
      B: { battlefield: [bear] },
    },
  },
  script: [
    { as: 'A', cast: 'Vesuvan Doppelganger' },
    { until: 'resolved' },
    { as: 'A', answer: [bear] },
    { as: 'A', cast: 'Clone' },
    { until: 'resolved' },
    { as: 'A', answer: ['Vesuvan Doppelganger'] },
    {
      expect: {
        name: { Clone: bear },
        pt: { Clone: '2/2' },
        subtypes: { Clone: ['Bear'] },
        colors: { Clone: 'U' },
        abilities: { Clone: 1 },
      },
      id: 'blue',
    },
  ],
  shows,
});

export const status: readonly ScenarioInput[] = [
  copyOfACopy('Grizzly Bears', ['2006-10'], [{ rule: '503.3', edition: '2006-10', by: 'blue', example: 1 }]),
  copyOfACopy(
    'Runeclaw Bear',
    [...SINCE_2009],
    [
      { rule: '706.3', edition: '2009-10', by: 'blue', example: 1 },
      { rule: '706.3', edition: '2011-09', by: 'blue', example: 1 },
      { rule: '707.3', edition: '2026-02', by: 'blue', example: 1 },
    ],
  ),
  {
    name: 'A flipped permanent that copies a flip card is its flipped half',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Forest', 'Jushi Apprentice'], hand: ['Cytoshape', 'Plains ×8'] },
        B: { battlefield: ['Nezumi Shortfang'] },
      },
    },
    script: [
      { as: 'A', activate: 'Jushi Apprentice' },
      { until: 'resolved' },
      { expect: { name: { 'Jushi Apprentice': 'Tomoya the Revealer' } } },
      { as: 'A', cast: 'Cytoshape', targets: ['Jushi Apprentice'] },
      { until: 'resolved' },
      {
        expect: {
          name: { 'Jushi Apprentice': 'Stabwhisker the Odious' },
          pt: { 'Jushi Apprentice': '3/3' },
          subtypes: { 'Jushi Apprentice': ['Rat', 'Shaman'] },
          colors: { 'Jushi Apprentice': 'B' },
        },
        id: 'flipped',
      },
    ],
    shows: [
      { rule: '503.3', edition: '2006-10', by: 'flipped', example: 2 },
      { rule: '706.3', edition: '2009-10', by: 'flipped', example: 2 },
      { rule: '706.3', edition: '2011-09', by: 'flipped', example: 2 },
      { rule: '707.3', edition: '2026-02', by: 'flipped', example: 2 },
    ],
  },
  {
    name: 'A copy of a flipped permanent is not flipped',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: { A: { battlefield: ['Island ×7', 'Jushi Apprentice'], hand: ['Clone', 'Plains ×8'] } },
    },
    script: [
      { as: 'A', activate: 'Jushi Apprentice' },
      { until: 'resolved' },
      { expect: { name: { 'Jushi Apprentice': 'Tomoya the Revealer' } } },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Tomoya the Revealer'] },
      { expect: { name: { Clone: 'Jushi Apprentice' }, pt: { Clone: '1/2' } }, id: 'normal' },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'normal' },
      { rule: '706.2', edition: '2009-10', by: 'normal' },
      { rule: '706.2', edition: '2011-09', by: 'normal' },
      { rule: '707.2', edition: '2026-02', by: 'normal' },
    ],
  },
  {
    name: 'A flipped copy keeps what the copy effect gave it',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×9', 'Swamp ×3', 'Dimir Doppelganger'],
          hand: ['Plains ×8'],
          graveyard: ['Jushi Apprentice', 'Grizzly Bears', 'Nezumi Shortfang'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Dimir Doppelganger', targets: ['Jushi Apprentice'] },
      { until: 'resolved' },
      { expect: { name: { 'Dimir Doppelganger': 'Jushi Apprentice' }, abilities: { 'Dimir Doppelganger': 2 } } },
      { as: 'A', activate: 'Dimir Doppelganger', ability: 0 },
      { until: 'resolved' },
      {
        expect: { name: { 'Dimir Doppelganger': 'Tomoya the Revealer' }, abilities: { 'Dimir Doppelganger': 2 } },
        id: 'still has it',
      },
      { as: 'A', activate: 'Dimir Doppelganger', ability: 1, targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { name: { 'Dimir Doppelganger': 'Grizzly Bears' } } },
      { as: 'A', activate: 'Dimir Doppelganger', targets: ['Nezumi Shortfang'] },
      { until: 'resolved' },
      { expect: { name: { 'Dimir Doppelganger': 'Stabwhisker the Odious' } }, id: 'flipped for good' },
    ],
    shows: [
      { rule: '110.5c', edition: '2026-02', by: 'flipped for good' },
      { rule: '110.6c', edition: '2011-09', by: 'flipped for good' },
      { rule: '110.6c', edition: '2009-10', by: 'flipped for good' },
      { rule: '503.9', edition: '2006-10', by: 'still has it' },
      { rule: '706.8', edition: '2009-10', by: 'still has it' },
      { rule: '706.9a', edition: '2011-09', by: 'still has it' },
      { rule: '707.9a', edition: '2026-02', by: 'still has it' },
      { rule: '510.4', edition: '2006-10', by: 'flipped for good' },
    ],
  },
  {
    name: 'A face-down creature that becomes a copy can be turned up for the cost of what it copies',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Island', { card: 'Grinning Demon', faceDown: true }], hand: ['Cytoshape'] },
        B: { battlefield: ['Branchsnap Lorian'] },
      },
    },
    script: [
      { as: 'A', cast: 'Cytoshape', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Branchsnap Lorian'] },
      {
        expect: {
          name: { 'Grinning Demon': '' },
          pt: { 'Grinning Demon': '2/2' },
          abilities: { 'Grinning Demon': 0 },
          manaValue: { 'Grinning Demon': 0 },
        },
      },
      { as: 'A', turnUp: 'Grinning Demon' },
      {
        expect: {
          name: { 'Grinning Demon': 'Branchsnap Lorian' },
          pt: { 'Grinning Demon': '4/1' },
          colors: { 'Grinning Demon': 'G' },
          keywords: { 'Grinning Demon': ['trample', 'morph'] },
        },
        id: 'Lorian',
      },
    ],
    shows: [
      { rule: '503.3', edition: '2006-10', by: 'Lorian', example: 3 },
      { rule: '504.7', edition: '2006-10', by: 'Lorian' },
      { rule: '706.3', edition: '2009-10', by: 'Lorian', example: 3 },
      { rule: '706.3', edition: '2011-09', by: 'Lorian', example: 3 },
      { rule: '707.3', edition: '2026-02', by: 'Lorian', example: 3 },
    ],
  },
  {
    name: 'A face-down creature that becomes a copy of one without morph cannot be turned up by its player',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Island', 'Mountain', 'Swamp ×4', { card: 'Grinning Demon', faceDown: true }],
          hand: ['Cytoshape'],
        },
        B: { battlefield: ['Wandering Ones', 'Mountain ×2'], hand: ['Break Open'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', turnUp: 'Grinning Demon' }] } },
      { as: 'A', cast: 'Cytoshape', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Wandering Ones'] },
      {
        expect: { pt: { 'Grinning Demon': '2/2' }, cannot: [{ as: 'A', turnUp: 'Grinning Demon' }] },
        id: 'stays',
      },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Break Open', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      {
        expect: {
          name: { 'Grinning Demon': 'Wandering Ones' },
          pt: { 'Grinning Demon': '1/1' },
          colors: { 'Grinning Demon': 'U' },
        },
        id: 'Ones',
      },
    ],
    shows: [
      { rule: '503.3', edition: '2006-10', by: 'stays', example: 4 },
      { rule: '706.3', edition: '2009-10', by: 'stays', example: 4 },
      { rule: '706.3', edition: '2011-09', by: 'stays', example: 4 },
      { rule: '707.3', edition: '2026-02', by: 'stays', example: 4 },
    ],
  },
];
