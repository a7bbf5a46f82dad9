/** How long replacement effects last, and what they apply to. 2006: 419 · 2009, 2011, 2026: 614, 616.1 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across } from '../shows.ts';

export const applying: readonly ScenarioInput[] = [
  {
    name: 'A replacement effect may be made at any time; it lasts until it is used up, or its duration is over',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: ['Forest ×2', 'Words of Wilding'] }, B: { battlefield: ['Plains'] } },
    },
    script: [
      { until: 'upkeep' },
      { as: 'A', activate: 'Words of Wilding' },
      { until: 'resolved' },
      { until: 'main1' },
      { expect: { library: { A: 10 }, hand: { A: 0 } }, id: 'used in the draw step' },
      { as: 'A', activate: 'Words of Wilding' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { library: { A: 9 }, hand: { A: 1 } }, id: 'over with its turn' },
    ],
    shows: across('over with its turn', '419.3', '614.3', '614.3', '614.3'),
  },
  {
    name: 'A creature that is exiled is not destroyed: its regeneration shield does nothing',
    editions: [...ALL],
    cards: texts('Drudge Skeletons'),
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Drudge Skeletons'] },
        B: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Swords to Plowshares', targets: ['Drudge Skeletons'] },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'empty' },
      { expect: { zone: { 'Drudge Skeletons': 'exile' }, life: { A: 21 } }, id: 'exiled' },
    ],
    shows: across('exiled', null, '614.7', '614.7', '614.7'),
  },
  {
    name: 'What applies to the whole event comes before what applies to a part of it',
    editions: [...ALL],
    cards: texts('Drudge Skeletons', 'Volcanic Hammer'),
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Drudge Skeletons', 'Samurai of the Pale Curtain'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Volcanic Hammer'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Volcanic Hammer', targets: ['Drudge Skeletons'] },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'empty' },
      {
        expect: { zone: { 'Drudge Skeletons': 'battlefield' }, tapped: { 'Drudge Skeletons': true } },
        id: 'regenerated',
      },
    ],
    shows: across('regenerated', null, null, null, '616.1g'),
  },
  {
    name: 'What is done besides to the card drawn is not done to cards drawn instead',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Sindbad', 'Thought Reflection'],
          library: ['Storm Crow', 'Grizzly Bears', 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Sindbad' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Storm Crow', 'Grizzly Bears'] }, graveyard: { A: [] } }, id: 'both kept' },
    ],
    shows: across('both kept', null, '614.11b', '614.11b', '614.11b'),
  },
  {
    name: 'Without replacement the drawn card is revealed and discarded',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Sindbad'], library: ['Storm Crow', 'Plains'] } } },
    script: [
      { as: 'A', activate: 'Sindbad' },
      { until: 'resolved' },
      { expect: { hand: { A: 0 }, graveyard: { A: ['Storm Crow'] } } },
    ],
  },
  {
    name: 'As it is turned face up: before anything could be done, and nothing waits on the stack',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×5', { card: 'Hooded Hydra', faceDown: true }] } },
    },
    script: [
      { as: 'A', turnUp: 'Hooded Hydra' },
      {
        expect: {
          stack: [],
          faceDown: { 'Hooded Hydra': false },
          counters: { 'Hooded Hydra': { '+1/+1': 5 } },
          pt: { 'Hooded Hydra': '5/5' },
        },
        id: 'as it is turned',
      },
    ],
    shows: across('as it is turned', '419.1e', '614.1e', '614.1e', '614.1e'),
  },
];
