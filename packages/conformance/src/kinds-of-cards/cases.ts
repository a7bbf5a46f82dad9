/** Cases. 2006, 2009, 2011: none · 2026: 702.169, 719 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const REMINDER = '(If unsolved, solve at the beginning of your end step.)';
const cards: NonNullable<ScenarioInput['cards']> = {
  'Case of the Shifting Visage': {
    layout: 'case',
    wording: '2026-02',
    cost: '{1}{U}{U}',
    type: 'Enchantment — Case',
    text: `At the beginning of your upkeep, surveil 1.\nTo solve — There are fifteen or more cards in your graveyard. ${REMINDER}\nSolved — Whenever you cast a nonlegendary creature spell, copy that spell. (The copy becomes a token.)`,
  },
  'Case of the Filched Falcon': {
    layout: 'case',
    wording: '2026-02',
    cost: '{U}',
    type: 'Enchantment — Case',
    text: `When this Case enters, investigate.\nTo solve — You control three or more artifacts. ${REMINDER}\nSolved — {2}{U}, Sacrifice this Case: Put four +1/+1 counters on target noncreature artifact. It becomes a 0/0 Bird creature with flying in addition to its other types.`,
  },
  'Case of the Open Road': {
    layout: 'case',
    wording: '2026-02',
    cost: '{W}',
    type: 'Enchantment — Case',
    text: `To solve — You control three or more artifacts. ${REMINDER}\nSolved — Creatures you control get +1/+0.`,
  },
};
const visage = { card: 'Case of the Shifting Visage', label: 'Visage' };
const falcon = { card: 'Case of the Filched Falcon', label: 'Falcon' };
const road = { card: 'Case of the Open Road', label: 'Road' };
const TODAY = ['2026-02'] as const;

export const cases: readonly ScenarioInput[] = [
  {
    name: 'A Case becomes solved at its controller’s end step if what it asks for is so, and stays solved',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [road, 'Ornithopter ×3', 'Grizzly Bears', 'Plains', 'Island'], hand: ['Shatter'] },
        B: { battlefield: ['Mountain ×2'], hand: [{ card: 'Shatter', label: 'Theirs' }] },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'unsolved' },
      { until: 'end' },
      { expect: { stack: ['Road'], pt: { 'Grizzly Bears': '2/2' } } },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/2' } }, id: 'solved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Theirs', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/2' } }, id: 'stays' },
    ],
    shows: [
      ...across('solved', null, null, null, '719.3a'),
      ...across('solved', null, null, null, '702.169b'),
      ...across('stays', null, null, null, '719.3b'),
    ],
  },
  {
    name: 'A Case is not solved in another player’s end step, nor if its condition has ceased to be true',
    editions: [...TODAY],
    cards,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: [road, 'Ornithopter ×3', 'Grizzly Bears'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Shatter'] },
      },
    },
    script: [
      { until: 'end' },
      { expect: { stack: [] }, id: 'not theirs' },
      { until: 'turn' },
      { until: 'end' },
      { expect: { stack: ['Road'] } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shatter', targets: ['Ornithopter'] },
      { until: 'empty' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'no longer' },
    ],
    shows: [...across('not theirs', null, null, null, '719.3a'), ...across('no longer', null, null, null, '719.3a')],
  },
  {
    name: 'A solved Case does not become solved again',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: [road, 'Ornithopter ×3'] } } },
    script: [
      { until: 'end' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'end' },
      { expect: { stack: [] }, id: 'once' },
    ],
    shows: across('once', null, null, null, '719.3a'),
  },
  {
    name: 'A triggered ability after “Solved” triggers only once the Case is solved',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: [visage, 'Forest ×6'],
          hand: ['Grizzly Bears ×2'],
          graveyard: ['Forest ×15'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { expect: { stack: ['Grizzly Bears'] }, id: 'unsolved' },
      { until: 'empty' },
      { until: 'end' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'asked' },
      { as: 'A', answer: [] },
      { until: 'main1' },
      { as: 'A', cast: 'Grizzly Bears 2' },
      { expect: { stack: ['Grizzly Bears 2', 'Visage'] }, id: 'solved' },
    ],
    shows: [
      ...across('unsolved', null, null, null, '702.169c'),
      ...across('solved', null, null, null, '702.169c'),
      ...across('solved', null, null, null, '719.3c'),
    ],
  },
  {
    name: 'An activated ability after “Solved” can be activated only once the Case is solved',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: [falcon, 'Ornithopter ×2', "Tormod's Crypt", 'Island ×3'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Falcon' }] }, id: 'unsolved' },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', activate: 'Falcon' }] }, id: 'solved' },
      { as: 'A', activate: 'Falcon' },
      { until: 'resolved' },
      { expect: { pt: { "Tormod's Crypt": '4/4' }, zone: { Falcon: 'graveyard' } } },
    ],
    shows: [
      ...across('unsolved', null, null, null, '702.169d'),
      ...across('solved', null, null, null, '719.3c'),
      ...across('solved', null, null, null, '719.3'),
    ],
  },
  {
    name: 'That a Case is solved is not copied',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [road, 'Ornithopter ×3', 'Grizzly Bears', 'Island ×3'], hand: ['Copy Enchantment'] },
      },
    },
    script: [
      { until: 'end' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', cast: 'Copy Enchantment' },
      { until: 'asked' },
      { as: 'A', answer: 'Road' },
      { expect: { pt: { 'Grizzly Bears': '3/2' } }, id: 'not copied' },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/2' } } },
    ],
    shows: across('not copied', null, null, null, '719.3b'),
  },
];
