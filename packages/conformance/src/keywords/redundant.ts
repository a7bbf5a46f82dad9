/**
 * Keywords of which a second instance adds nothing.
 * 2006: 502.2d, 502.4c, 502.5c, 502.6e, 502.7g, 502.8c, 502.9f, 502.10i, 502.14c, 502.15p, 502.17c, 502.25c
 * 2009: 702.2f, 702.7d, 702.9c, 702.10d, 702.11c, 702.12e, 702.13d, 702.14j, 702.15c, 702.16b, 702.17e, 702.18c, 702.19m, 702.23m, 702.25c, 702.28c, 702.33c
 * 2011: 702.2f, 702.7d, 702.9c, 702.10d, 702.11d, 702.12c, 702.13e, 702.14e, 702.15j, 702.16c, 702.17b, 702.18e, 702.19c, 702.20m, 702.24n, 702.26c, 702.29c, 702.34c
 * 2026: 702.2f, 702.7d, 702.9c, 702.10d, 702.11h, 702.12c, 702.13c, 702.14e, 702.15f, 702.16m, 702.17c, 702.18b, 702.19g, 702.20c, 702.22m, 702.26p, 702.28c, 702.31c, 702.36c
 */
import type { InlineCard, ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A creature that has the keyword twice. */
const twice = (keyword: string, pt = '2/2', more: Partial<InlineCard> = {}): InlineCard => ({
  cost: '{1}{R}',
  type: 'Creature — Beast',
  text: `${capitalised(keyword)}\n${capitalised(keyword)}`,
  pt,
  ...more,
});

/** A second instance of an evasion ability asks for no second quality of what blocks. */
const blockedByOne = (
  keyword: string,
  blocker: string,
  shows: ScenarioInput['shows'],
  editions: ScenarioInput['editions'] = [...ALL],
): ScenarioInput => ({
  name: `A second instance of ${keyword} adds nothing`,
  editions,
  cards: { Doubled: twice(keyword) },
  position: { sides: { A: { battlefield: ['Doubled'] }, B: { battlefield: [blocker, 'Hill Giant'] } } },
  script: [
    ...attackWith('Doubled'),
    { expect: { mayBlock: { [blocker]: ['Doubled'], 'Hill Giant': [] } }, id: 'as one' },
  ],
  ...(shows === undefined ? {} : { shows }),
});

export const redundant: readonly ScenarioInput[] = [
  blockedByOne('flying', 'Serra Angel', across('as one', '502.4c', '702.9c', '702.9c', '702.9c')),
  blockedByOne('fear', 'Scathe Zombies', across('as one', '502.25c', '702.33c', '702.34c', '702.36c')),
  blockedByOne('horsemanship', 'Wu Light Cavalry', across('as one', '502.17c', '702.28c', '702.29c', '702.31c')),
  blockedByOne('shadow', 'Thalakos Sentry', across('as one', '502.8c', '702.25c', '702.26c', '702.28c')),
  {
    ...blockedByOne('intimidate', 'Mogg Fanatic', undefined, [...SINCE_2009]),
    position: { sides: { A: { battlefield: ['Doubled'] }, B: { battlefield: ['Mogg Fanatic', 'Grizzly Bears'] } } },
    script: [
      ...attackWith('Doubled'),
      { expect: { mayBlock: { 'Mogg Fanatic': ['Doubled'], 'Grizzly Bears': [] } }, id: 'as one' },
    ],
    shows: [
      ...across('as one', null, '702.11b', '702.12b', '702.13b'),
      ...across('as one', null, '702.11c', '702.12c', '702.13c'),
    ],
  },
  {
    name: 'A second instance of landwalk adds nothing: both look for the same land',
    editions: [...ALL],
    cards: { Doubled: twice('swampwalk') },
    position: {
      sides: { A: { battlefield: ['Doubled', 'Hill Giant'] }, B: { battlefield: ['Swamp', 'Grizzly Bears'] } },
    },
    script: [
      ...attackWith('Doubled', 'Hill Giant'),
      { expect: { mayBlock: { 'Grizzly Bears': ['Hill Giant'] } }, id: 'one Swamp is enough' },
    ],
    shows: across('one Swamp is enough', '502.6e', '702.12e', '702.13e', '702.14e'),
  },
  {
    name: 'A second instance of first strike gives no second strike',
    editions: [...ALL],
    cards: { Doubled: twice('first strike') },
    position: { sides: { A: { battlefield: ['Doubled'] } } },
    script: [...attackWith('Doubled'), { until: 'endCombat' }, { expect: { life: { B: 18 } }, id: 'once' }],
    shows: across('once', '502.2d', '702.7d', '702.7d', '702.7d'),
  },
  {
    name: 'A second instance of haste adds nothing',
    editions: [...ALL],
    cards: { Doubled: twice('haste') },
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Doubled', sick: true },
            { card: 'Grizzly Bears', sick: true },
          ],
        },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { asks: { as: 'A', kind: 'attackers', offers: ['Doubled'], lacks: ['Grizzly Bears'] } }, id: 'hasty' },
      { as: 'A', attack: ['Doubled'] },
    ],
    shows: across('hasty', '502.5c', '702.10d', '702.10d', '702.10d'),
  },
  {
    name: 'A second instance of vigilance adds nothing',
    editions: [...ALL],
    cards: { Doubled: twice('vigilance') },
    position: { sides: { A: { battlefield: ['Doubled', 'Grizzly Bears'] } } },
    script: [
      ...attackWith('Doubled', 'Grizzly Bears'),
      { expect: { tapped: { Doubled: false, 'Grizzly Bears': true } }, id: 'vigilant' },
    ],
    shows: across('vigilant', '502.14c', '702.18c', '702.19c', '702.20c'),
  },
  {
    name: 'A second instance of trample assigns no damage twice over',
    editions: [...ALL],
    cards: { Doubled: twice('trample', '5/5') },
    position: { sides: { A: { battlefield: ['Doubled'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      ...attackWith('Doubled'),
      { as: 'B', block: { 'Grizzly Bears': 'Doubled' } },
      { until: 'asked' },
      { as: 'A', refused: { 'Grizzly Bears': 2, B: 6 } },
      { as: 'A', answer: { 'Grizzly Bears': 2, B: 3 } },
      { until: 'endCombat' },
      { expect: { life: { B: 17 } }, id: 'the rest, once' },
    ],
    shows: across('the rest, once', '502.9f', '702.17e', '702.18e', '702.19g'),
  },
  {
    name: 'A second instance of protection adds nothing',
    editions: [...ALL],
    cards: { Doubled: twice('protection from red', '2/2', { cost: '{1}{W}' }) },
    position: {
      sides: {
        A: { battlefield: ['Doubled'] },
        B: { battlefield: ['Mountain', 'Swamp', 'Grizzly Bears'], hand: ['Shock', 'Death Stroke'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock' },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['Grizzly Bears'], lacks: ['Doubled'] } }, id: 'protected' },
      { as: 'B', answer: 'Grizzly Bears' },
      { until: 'resolved' },
    ],
    shows: across('protected', '502.7g', '702.14j', '702.15j', '702.16m'),
  },
  {
    name: 'A second instance of banding brings in no second creature without it',
    editions: [...ALL],
    cards: { Doubled: twice('banding') },
    position: {
      sides: { A: { battlefield: ['Doubled', 'Grizzly Bears', 'Hill Giant'] }, B: { battlefield: ['Storm Crow'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Doubled', 'Grizzly Bears', 'Hill Giant'] },
      { as: 'A', answer: 'Hill Giant' },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Storm Crow': 'Doubled' } },
      {
        expect: { blocked: { Doubled: ['Storm Crow'], 'Hill Giant': ['Storm Crow'], 'Grizzly Bears': [] } },
        id: 'one without it',
      },
      { as: 'B', answer: ['Doubled', 'Hill Giant'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
    ],
    shows: [...across('one without it', '502.10i', '702.19m', '702.20m', '702.22m')],
  },
  {
    name: 'A second instance of phasing does not bring back what the first sent out',
    editions: [...ALL],
    cards: { Doubled: twice('phasing') },
    position: { active: 'B', step: 'main2', sides: { A: { battlefield: ['Doubled'] } } },
    script: [
      { until: 'turn' },
      { expect: { zone: { Doubled: 'phased out' } }, id: 'out' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'A', zone: { Doubled: 'battlefield' } }, id: 'in' },
    ],
    shows: across('out', '502.15p', '702.23m', '702.24n', '702.26p'),
  },
  {
    name: 'A second instance of deathtouch asks for no second shield',
    editions: [...SINCE_2009],
    cards: { Doubled: twice('deathtouch', '1/1') },
    position: {
      sides: { A: { battlefield: ['Doubled'] }, B: { battlefield: ['Swamp', 'Cudgel Troll', 'Forest'] } },
    },
    script: [
      ...attackWith('Doubled'),
      { as: 'B', block: { 'Cudgel Troll': 'Doubled' } },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Cudgel Troll' },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { zone: { 'Cudgel Troll': 'battlefield' }, tapped: { 'Cudgel Troll': true } }, id: 'one destruction' },
    ],
    shows: across('one destruction', null, '702.2f', '702.2f', '702.2f'),
  },
  {
    name: 'A second instance of lifelink gains nothing more',
    editions: [...SINCE_2009],
    cards: { Doubled: twice('lifelink', '2/2') },
    position: { sides: { A: { battlefield: ['Doubled'] } } },
    script: [...attackWith('Doubled'), { until: 'endCombat' }, { expect: { life: { A: 22, B: 18 } }, id: 'once' }],
    shows: across('once', null, '702.13d', '702.14e', '702.15f'),
  },
  {
    name: 'A second instance of reach reaches no second attacker',
    editions: [...SINCE_2009],
    cards: { Doubled: twice('reach') },
    position: { sides: { A: { battlefield: ['Storm Crow', 'Serra Angel'] }, B: { battlefield: ['Doubled'] } } },
    script: [
      ...attackWith('Storm Crow', 'Serra Angel'),
      { expect: { mayBlock: { Doubled: ['Storm Crow', 'Serra Angel'] } }, id: 'reaches' },
      { as: 'B', refused: { Doubled: ['Storm Crow', 'Serra Angel'] } },
      { as: 'B', block: { Doubled: 'Storm Crow' } },
      { expect: { blocked: { 'Storm Crow': ['Doubled'], 'Serra Angel': [] } }, id: 'one' },
    ],
    shows: across('one', null, '702.15c', '702.16c', '702.17c'),
  },
  {
    name: 'A second instance of shroud adds nothing',
    editions: [...SINCE_2009],
    cards: { Doubled: twice('shroud') },
    position: { sides: { A: { battlefield: ['Mountain', 'Doubled', 'Grizzly Bears'], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears'], lacks: ['Doubled'] } }, id: 'shrouded' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
    ],
    shows: across('shrouded', null, '702.16b', '702.17b', '702.18b'),
  },
  {
    name: 'A second instance of hexproof adds nothing: its controller still targets it',
    editions: [...SINCE_2011],
    cards: { Doubled: twice('hexproof') },
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Doubled'], hand: ['Shock'] },
        B: { battlefield: ['Mountain'], hand: [{ card: 'Shock', label: 'Their Shock' }] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Their Shock' },
      { expect: { asks: { as: 'B', kind: 'target', lacks: ['Doubled'] } }, id: 'not by opponents' },
      { as: 'B', answer: 'A' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Shock', targets: ['Doubled'] },
      { until: 'empty' },
      { expect: { zone: { Doubled: 'graveyard' } }, id: 'by its controller' },
    ],
    shows: [
      ...across('not by opponents', null, null, '702.11b', '702.11b'),
      ...across('by its controller', null, null, '702.11d', '702.11h'),
    ],
  },
  {
    name: 'A second instance of indestructible adds nothing',
    editions: ['2026-02'],
    cards: { Doubled: twice('indestructible') },
    position: { sides: { A: { battlefield: ['Swamp ×5', 'Doubled', 'Grizzly Bears'], hand: ['Damnation'] } } },
    script: [
      { as: 'A', cast: 'Damnation' },
      { until: 'resolved' },
      { expect: { zone: { Doubled: 'battlefield', 'Grizzly Bears': 'graveyard' } }, id: 'stays' },
    ],
    shows: across('stays', null, null, null, '702.12c'),
  },
];
