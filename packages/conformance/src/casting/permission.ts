/** Whether a spell may be begun. 2006: 409.4 · 2009, 2011: 601.5 · 2026: 601.2e, 601.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

const cards: NonNullable<ScenarioInput['cards']> = {
  'Warden of Small Things': {
    cost: '{3}{W}',
    type: 'Creature — Angel',
    text: "Your opponents can't cast spells with converted mana cost 3 or less.",
    pt: '3/3',
  },
};

export const permission: readonly ScenarioInput[] = [
  {
    name: 'A spell whose X would take it out of a prohibition can be begun today, and not before',
    editions: [...ALL],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], hand: ['Blaze'] },
        B: { battlefield: ['Warden of Small Things'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Blaze' }] }, id: 'as it is', in: [...UNTIL_2011] },
      { as: 'A', cast: 'Blaze', x: 3, targets: ['B'], attempt: true, in: ['2026-02'] },
      { until: 'resolved', in: ['2026-02'] },
      { expect: { life: { B: 17 } }, id: 'looked ahead', in: ['2026-02'] },
    ],
    shows: [
      { rule: '409.4', edition: '2006-10', by: 'as it is' },
      { rule: '601.5', edition: '2009-10', by: 'as it is' },
      { rule: '601.5', edition: '2011-09', by: 'as it is' },
      { rule: '601.3a', edition: '2026-02', by: 'looked ahead' },
    ],
  },
  {
    name: 'A spell that its own X makes illegal goes back to where it was',
    editions: ['2026-02'],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], hand: ['Blaze'] },
        B: { battlefield: ['Warden of Small Things'] },
      },
    },
    script: [
      { as: 'A', cast: 'Blaze', x: 2, targets: ['B'], attempt: true },
      { expect: { zone: { Blaze: 'hand' }, stack: [], life: { B: 20 }, tapped: { Mountain: false } }, id: 'back' },
    ],
    shows: [{ rule: '601.2e', edition: '2026-02', by: 'back' }],
  },
  {
    name: 'What is done any time an instant could be cast needs priority, and no instant',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ["Lion's Eye Diamond", 'Mountain'], hand: ['Gray Ogre', 'Hill Giant'] } },
      active: 'B',
      step: 'upkeep',
    },
    script: [
      { as: 'B', pass: true },
      { expect: { can: [{ as: 'A', tap: "Lion's Eye Diamond" }] }, id: 'with priority' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { cannot: [{ as: 'A', cast: 'Gray Ogre' }] }, id: 'not while paying' },
      { as: 'A', tap: "Lion's Eye Diamond" },
      { as: 'A', answer: 'red', kind: 'manaType' },
      { expect: { mana: { A: 'RRR' }, zone: { 'Gray Ogre': 'graveyard', "Lion's Eye Diamond": 'graveyard' } } },
    ],
    shows: [
      ...across('not while paying', '212.5e', '304.5', '304.5', '304.5'),
      ...across('not while paying', null, '602.5e', '602.5e', '602.5e'),
    ],
  },
  {
    name: 'What lets colorless spells be cast as though they had flash lets a face-down one',
    editions: ['2026-02'],
    cards: {
      'Swift Machine': {
        cost: '{3}',
        type: 'Artifact',
        text: 'You may cast colorless spells as though they had flash.',
      },
    },
    position: {
      active: 'B',
      sides: { A: { battlefield: ['Swift Machine', 'Mountain ×4'], hand: ['Battering Craghorn'] } },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { cannot: [{ as: 'A', cast: 'Battering Craghorn', faceDown: false }] } },
      { expect: { can: [{ as: 'A', cast: 'Battering Craghorn', faceDown: true }] }, id: 'face down' },
      { as: 'A', cast: 'Battering Craghorn', faceDown: true },
      { until: 'resolved' },
      { expect: { faceDown: { 'Battering Craghorn': true }, zone: { 'Battering Craghorn': 'battlefield' } } },
    ],
    shows: across('face down', null, null, null, '601.3b'),
  },
];
