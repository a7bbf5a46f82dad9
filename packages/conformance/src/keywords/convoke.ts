/** Convoke. 2006: 502.46 · 2009: 702.48 · 2011: 702.49 · 2026: 702.51 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';

export const convoke: readonly ScenarioInput[] = [
  {
    name: 'A creature announced with convoke reduces generic mana or mana of one of its colours, and is tapped as the cost is paid',
    editions: [...UNTIL_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×5', 'Plains', 'Ornithopter', 'Hill Giant', 'Watchwolf'],
          hand: ['Guardian of Vitu-Ghazi'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Guardian of Vitu-Ghazi' },
      { as: 'A', answer: 'Ornithopter' },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', answer: 'Watchwolf' },
      { expect: { asks: { as: 'A', kind: 'cost', offers: ['{1}', '{G}', '{W}'], options: 3 } }, id: 'choice' },
      { as: 'A', answer: '{W}' },
      { expect: { tapped: { Ornithopter: true, 'Hill Giant': true, Watchwolf: true } }, id: 'tapped' },
      { until: 'resolved' },
      { expect: { zone: { 'Guardian of Vitu-Ghazi': 'battlefield' } } },
    ],
    shows: [
      { rule: '502.46a', edition: '2006-10', by: 'choice', example: 1 },
      { rule: '702.48a', edition: '2009-10', by: 'choice' },
      { rule: '702.49a', edition: '2011-09', by: 'choice' },
    ],
  },
  {
    name: 'A creature stands in for mana of its own colours only, and any creature for generic mana',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', 'Grizzly Bears ×2', 'Ornithopter ×2'],
          hand: ['Siege Wurm', 'Conclave Equenaut'],
        },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Siege Wurm' }], cannot: [{ as: 'A', cast: 'Conclave Equenaut' }] },
        id: 'colours',
      },
    ],
    shows: [
      { rule: '502.46a', edition: '2006-10', by: 'colours' },
      { rule: '702.48a', edition: '2009-10', by: 'colours' },
      { rule: '702.49a', edition: '2011-09', by: 'colours' },
      { rule: '702.51a', edition: '2026-02', by: 'colours' },
    ],
  },
  {
    name: 'Any number of creatures may be tapped while convoke is an additional cost, even once nothing is left to reduce',
    editions: [...UNTIL_2011],
    position: { sides: { A: { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Gather Courage'] } } },
    script: [
      { as: 'A', cast: 'Gather Courage' },
      { as: 'A', answer: 'Grizzly Bears', kind: 'cost' },
      { expect: { asks: { as: 'A', kind: 'cost', offers: ['Hill Giant'], options: 2 } }, id: 'any number' },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { expect: { tapped: { 'Grizzly Bears': true, 'Hill Giant': true }, mana: { A: '' } }, id: 'no less' },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '5/5' } } },
    ],
    shows: [
      { rule: '502.46a', edition: '2006-10', by: 'any number' },
      { rule: '502.46b', edition: '2006-10', by: 'no less' },
      { rule: '702.48a', edition: '2009-10', by: 'any number' },
      { rule: '702.49a', edition: '2011-09', by: 'any number' },
    ],
  },
  {
    name: 'Today creatures are tapped while the total cost is paid, and none once it is',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Forest', 'Grizzly Bears', 'Runeclaw Bear'], hand: ['Gather Courage'] } },
    },
    script: [
      { as: 'A', cast: 'Gather Courage', targets: ['Runeclaw Bear'], costs: ['Grizzly Bears'] },
      {
        expect: {
          stack: ['Gather Courage'],
          tapped: { Forest: false, 'Grizzly Bears': true, 'Runeclaw Bear': false },
        },
        id: 'one',
      },
    ],
    shows: [
      { rule: '702.51a', edition: '2026-02', by: 'one' },
      { rule: '702.51b', edition: '2026-02', by: 'one' },
    ],
  },
  {
    name: 'What makes a spell cost less leaves less for creatures to stand in for',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Heartless Summoning', 'Grizzly Bears ×2', 'Hill Giant ×3'],
          hand: ['Siege Wurm', 'Overwhelm'],
        },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Siege Wurm' }], cannot: [{ as: 'A', cast: 'Overwhelm' }] },
      },
      { as: 'A', cast: 'Siege Wurm', in: ['2026-02'] },
      {
        expect: {
          tapped: {
            'Grizzly Bears': true,
            'Grizzly Bears 2': true,
            'Hill Giant': true,
            'Hill Giant 2': true,
            'Hill Giant 3': true,
          },
        },
        in: ['2026-02'],
        id: 'five',
      },
    ],
    shows: [{ rule: '702.51b', edition: '2026-02', by: 'five' }],
  },
  {
    name: 'Two instances of convoke let no creature stand in for two mana',
    editions: [...ALL],
    cards: {
      'Twice-Sung Hymn': { cost: '{1}{G}', type: 'Sorcery', text: 'Convoke\nConvoke\nDraw a card.' },
    },
    position: {
      sides: { A: { battlefield: ['Grizzly Bears'], hand: ['Twice-Sung Hymn', 'Gather Courage'] } },
    },
    script: [
      {
        expect: { cannot: [{ as: 'A', cast: 'Twice-Sung Hymn' }], can: [{ as: 'A', cast: 'Gather Courage' }] },
        id: 'redundant',
      },
    ],
    shows: [
      { rule: '502.46c', edition: '2006-10', by: 'redundant' },
      { rule: '702.48b', edition: '2009-10', by: 'redundant' },
      { rule: '702.49b', edition: '2011-09', by: 'redundant' },
      { rule: '702.51d', edition: '2026-02', by: 'redundant' },
    ],
  },
  {
    name: 'A creature tapped for mana of a spell has convoked it, one tapped otherwise has not',
    editions: ['2026-02'],
    cards: {
      'Grateful Loxodon': {
        wording: '2026-02',
        cost: '{2}{W}',
        type: 'Creature — Elephant Cleric',
        text: 'Convoke\nWhen this creature enters, put a +1/+1 counter on each creature that convoked it.',
        pt: '4/4',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Grizzly Bears', 'Hill Giant', { card: 'Storm Crow', tapped: true }],
          hand: ['Grateful Loxodon'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Grateful Loxodon' },
      { until: 'empty' },
      {
        expect: { pt: { 'Grizzly Bears': '3/3', 'Hill Giant': '4/4', 'Storm Crow': '1/2', 'Grateful Loxodon': '4/4' } },
        id: 'convoked',
      },
    ],
    shows: [{ rule: '702.51c', edition: '2026-02', by: 'convoked' }],
  },
];
