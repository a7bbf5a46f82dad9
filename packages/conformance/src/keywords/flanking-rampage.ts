/** Flanking and rampage. 2006: 502.3, 502.12 · 2009: 702.20, 702.22 · 2011: 702.21, 702.23 · 2026: 702.23, 702.25 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const flankingAndRampage: readonly ScenarioInput[] = [
  {
    name: 'Flanking: each blocker without it shrinks, one with it does not',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ["Suq'Ata Lancer"] },
        B: { battlefield: ['Hill Giant', 'Benalish Cavalry'] },
      },
    },
    script: [
      ...attackWith("Suq'Ata Lancer"),
      { as: 'B', block: { 'Hill Giant': "Suq'Ata Lancer", 'Benalish Cavalry': "Suq'Ata Lancer" } },
      { as: 'A', answer: ['Hill Giant', 'Benalish Cavalry'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { expect: { stack: ["Suq'Ata Lancer"] } },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '2/2', 'Benalish Cavalry': '2/2' } }, id: 'shrunk' },
    ],
    shows: across('shrunk', '502.3a', '702.22a', '702.23a', '702.25a'),
  },
  {
    name: 'Flanking lasts until end of turn, and does not trigger when blocking',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: { A: { battlefield: ['Benalish Cavalry'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Hill Giant'] },
      { until: 'declareBlockers' },
      { as: 'A', block: { 'Benalish Cavalry': 'Hill Giant' } },
      { expect: { stack: [], pt: { 'Hill Giant': '3/3' } }, id: 'when blocked only' },
    ],
    shows: across('when blocked only', '502.3a', '702.22a', '702.23a', '702.25a'),
  },
  {
    name: 'Two instances of flanking trigger separately',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Cavalry Master', 'Benalish Cavalry'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      ...attackWith('Benalish Cavalry'),
      { as: 'B', block: { 'Hill Giant': 'Benalish Cavalry' } },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Hill Giant': '1/1' } }, id: 'twice' },
    ],
    shows: across('twice', '502.3b', '702.22b', '702.23b', '702.25b'),
  },
  {
    name: 'Rampage counts each blocker beyond the first',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Wolverine Pack', 'Craw Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Storm Crow', 'Hill Giant'] },
      },
    },
    script: [
      ...attackWith('Wolverine Pack', 'Craw Giant'),
      {
        as: 'B',
        block: {
          'Grizzly Bears': 'Wolverine Pack',
          'Runeclaw Bear': 'Wolverine Pack',
          'Storm Crow': 'Wolverine Pack',
          'Hill Giant': 'Craw Giant',
        },
      },
      {
        as: 'A',
        answer: ['Grizzly Bears', 'Runeclaw Bear', 'Storm Crow'],
        kind: 'damageOrder',
        in: ['2009-10', '2011-09'],
      },
      { as: 'A', answer: ['Wolverine Pack', 'Craw Giant'] },
      { until: 'empty' },
      { expect: { pt: { 'Wolverine Pack': '6/8', 'Craw Giant': '6/4' } }, id: 'beyond the first' },
    ],
    shows: across('beyond the first', '502.12a', '702.20a', '702.21a', '702.23a'),
  },
  {
    name: 'Rampage is worked out once, as it resolves',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Wolverine Pack'] },
        B: { battlefield: ['Mogg Fanatic', 'Grizzly Bears', { card: 'Mogg Fanatic', label: 'Second Fanatic' }] },
      },
    },
    script: [
      ...attackWith('Wolverine Pack'),
      {
        as: 'B',
        block: {
          'Mogg Fanatic': 'Wolverine Pack',
          'Grizzly Bears': 'Wolverine Pack',
          'Second Fanatic': 'Wolverine Pack',
        },
      },
      {
        as: 'A',
        answer: ['Grizzly Bears', 'Mogg Fanatic', 'Second Fanatic'],
        kind: 'damageOrder',
        in: ['2009-10', '2011-09'],
      },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Mogg Fanatic', targets: ['A'] },
      { until: 'empty' },
      { expect: { pt: { 'Wolverine Pack': '4/6' } }, id: 'as it resolves' },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Second Fanatic', targets: ['A'] },
      { until: 'empty' },
      { expect: { pt: { 'Wolverine Pack': '4/6' } }, id: 'only then' },
    ],
    shows: across('only then', '502.12b', '702.20b', '702.21b', '702.23b'),
  },
  {
    name: 'Two instances of rampage trigger separately',
    editions: [...ALL],
    cards: {
      'Twofold Rager': { cost: '{G}', type: 'Creature — Beast', pt: '2/2', text: 'Rampage 1\nRampage 2' },
    },
    position: {
      sides: { A: { battlefield: ['Twofold Rager'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      ...attackWith('Twofold Rager'),
      { as: 'B', block: { 'Grizzly Bears': 'Twofold Rager', 'Hill Giant': 'Twofold Rager' } },
      { as: 'A', answer: ['Grizzly Bears', 'Hill Giant'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Twofold Rager': '5/5' } }, id: 'one and two' },
    ],
    shows: across('one and two', '502.12c', '702.20c', '702.21c', '702.23c'),
  },
];
