/** Banding and "bands with other". 2006: 502.10, 502.11 · 2009: 702.19 · 2011: 702.20 · 2026: 702.22 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const LEGENDS = ['Cathedral of Serra', 'Commander Eesha', 'Akroma, Angel of Wrath', 'Livonya Silone'];

export const banding: readonly ScenarioInput[] = [
  {
    name: 'A band: any number with banding and one without',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Benalish Hero', 'Timber Wolves', 'Hill Giant', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Benalish Hero', 'Timber Wolves', 'Hill Giant', 'Grizzly Bears'] },
      { expect: { asks: { as: 'A', kind: 'objects', options: 3 } } },
      { as: 'A', answer: 'Hill Giant' },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Timber Wolves'], lacks: ['Grizzly Bears'] } },
        id: 'one',
      },
      { as: 'A', answer: 'Timber Wolves' },
      { expect: { attacking: ['Benalish Hero', 'Timber Wolves', 'Hill Giant', 'Grizzly Bears'] } },
    ],
    shows: across('one', '502.10b', '702.19c', '702.20c', '702.22c'),
  },
  {
    name: 'A band is blocked as one',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mesa Pegasus', 'Bog Wraith'] }, B: { battlefield: ['Swamp', 'Storm Crow'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Mesa Pegasus', 'Bog Wraith'] },
      { as: 'A', answer: 'Bog Wraith' },
      { until: 'declareBlockers' },
      { expect: { mayBlock: { 'Storm Crow': ['Mesa Pegasus'] } }, id: 'nothing shared' },
      { as: 'B', block: { 'Storm Crow': 'Mesa Pegasus' } },
      { expect: { blocked: { 'Mesa Pegasus': ['Storm Crow'], 'Bog Wraith': ['Storm Crow'] } }, id: 'both' },
      { as: 'B', answer: ['Bog Wraith', 'Mesa Pegasus'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
    ],
    shows: [
      { rule: '502.10e', edition: '2006-10', by: 'both', example: 1 },
      { rule: '702.19h', edition: '2009-10', by: 'both', example: 1 },
      { rule: '702.20h', edition: '2011-09', by: 'both', example: 1 },
      { rule: '702.22h', edition: '2026-02', by: 'both', example: 1 },
      ...across('nothing shared', '502.10f', '702.19g', '702.20g', '702.22g'),
    ],
  },
  {
    name: 'Without a band each attacker is blocked by itself',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mesa Pegasus', 'Bog Wraith'] }, B: { battlefield: ['Swamp', 'Storm Crow'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Mesa Pegasus', 'Bog Wraith'] },
      { as: 'A', answer: [] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Storm Crow': 'Mesa Pegasus' } },
      { expect: { blocked: { 'Mesa Pegasus': ['Storm Crow'], 'Bog Wraith': [] } } },
    ],
  },
  {
    name: 'A band lasts though its banding is gone',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Benalish Hero', 'Hill Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Plains ×2'], hand: ['Humble'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Benalish Hero', 'Hill Giant'] },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Humble', targets: ['Benalish Hero'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Benalish Hero': ['banding'] } } },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant' } },
      {
        expect: { blocked: { 'Hill Giant': ['Grizzly Bears'], 'Benalish Hero': ['Grizzly Bears'] } },
        id: 'still a band',
      },
      { as: 'B', answer: ['Hill Giant', 'Benalish Hero'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
    ],
    shows: across('still a band', '502.10d', '702.19e', '702.20e', '702.22e'),
  },
  {
    name: 'Who attacks with banding divides the damage of what blocks it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Benalish Hero', 'Craw Wurm'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Benalish Hero', 'Craw Wurm'] },
      { as: 'A', answer: 'Craw Wurm' },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Hill Giant': 'Craw Wurm' } },
      { as: 'B', answer: ['Benalish Hero', 'Craw Wurm'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      // the whole of it to the second, whatever the order
      { as: 'A', answer: { 'Craw Wurm': 3 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      {
        expect: { zone: { 'Benalish Hero': 'battlefield', 'Craw Wurm': 'battlefield', 'Hill Giant': 'graveyard' } },
        id: 'attacker divides',
      },
    ],
    shows: across('attacker divides', '502.10h', '702.19k', '702.20k', '702.22k'),
  },
  {
    name: 'Who blocks with banding divides the damage of what is blocked',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Craw Wurm'] }, B: { battlefield: ['Benalish Hero', 'Palace Guard', 'Hill Giant'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Benalish Hero': 'Craw Wurm', 'Hill Giant': 'Craw Wurm', 'Palace Guard': 'Craw Wurm' } },
      {
        as: 'A',
        answer: ['Hill Giant', 'Benalish Hero', 'Palace Guard'],
        kind: 'damageOrder',
        in: ['2009-10', '2011-09'],
      },
      { until: 'asked' },
      { as: 'B', answer: { 'Benalish Hero': 6 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { graveyard: { A: ['Craw Wurm'], B: ['Benalish Hero'] } }, id: 'blocker divides' },
    ],
    shows: across('blocker divides', '502.10h', '702.19j', '702.20j', '702.22j'),
  },
  {
    name: 'Banding lost before damage no longer divides',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm', 'Plains ×2'], hand: ['Humble'] },
        B: { battlefield: ['Benalish Hero', 'Hill Giant'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Benalish Hero': 'Craw Wurm', 'Hill Giant': 'Craw Wurm' } },
      { as: 'A', answer: ['Hill Giant', 'Benalish Hero'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { as: 'A', cast: 'Humble', targets: ['Benalish Hero'] },
      { until: 'resolved' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'damageDivision' } }, id: 'as usual' },
      { as: 'A', answer: { 'Hill Giant': 5, 'Benalish Hero': 1 } },
    ],
    shows: [
      { rule: '502.10h', edition: '2006-10', by: 'as usual' },
      ...across('as usual', null, '702.19j', '702.20j', '702.22j'),
    ],
  },
  {
    name: '"Bands with other": the same ability in 2006, the quality since',
    editions: [...ALL],
    position: { sides: { A: { battlefield: LEGENDS } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Commander Eesha', 'Akroma, Angel of Wrath', 'Livonya Silone'] },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Akroma, Angel of Wrath'], lacks: ['Livonya Silone'] } },
        in: ['2006-10'],
        id: 'same ability',
      },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Akroma, Angel of Wrath', 'Livonya Silone'] } },
        in: [...SINCE_2009],
        id: 'legendary',
      },
      { as: 'A', answer: 'Akroma, Angel of Wrath' },
      { as: 'A', answer: 'Livonya Silone', in: [...SINCE_2009] },
      { expect: { attacking: ['Commander Eesha', 'Akroma, Angel of Wrath', 'Livonya Silone'] } },
    ],
    shows: [
      { rule: '502.11b', edition: '2006-10', by: 'same ability' },
      ...across('legendary', null, '702.19c', '702.20c', '702.22c'),
    ],
  },
  {
    name: '"Bands with other" and a creature with banding in one band',
    editions: [...ALL],
    position: { sides: { A: { battlefield: [...LEGENDS.slice(0, 3), 'Benalish Hero', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Commander Eesha', 'Akroma, Angel of Wrath', 'Benalish Hero', 'Hill Giant'] },
      { as: 'A', answer: 'Akroma, Angel of Wrath' },
      // creatures with banding join in 2006; since then only those that are legendary do
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Benalish Hero'], options: 1 } },
        in: ['2006-10'],
        id: 'joins',
      },
      { as: 'A', answer: 'Benalish Hero', in: ['2006-10'] },
      {
        expect: { asks: { as: 'A', kind: 'objects', offers: ['Hill Giant'], options: 1 } },
        in: [...SINCE_2009],
        id: 'its own band',
      },
      { as: 'A', answer: 'Hill Giant', in: [...SINCE_2009] },
      { expect: { attacking: ['Commander Eesha', 'Akroma, Angel of Wrath', 'Benalish Hero', 'Hill Giant'] } },
    ],
    shows: [
      { rule: '502.11b', edition: '2006-10', by: 'joins' },
      ...across('its own band', null, '702.19c', '702.20c', '702.22c'),
    ],
  },
  {
    name: '"Bands with other" when blocking: who divides',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Cathedral of Serra', 'Cho-Manno, Revolutionary', 'Silvos, Rogue Elemental'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Cho-Manno, Revolutionary': 'Craw Wurm', 'Silvos, Rogue Elemental': 'Craw Wurm' } },
      {
        as: 'A',
        answer: ['Cho-Manno, Revolutionary', 'Silvos, Rogue Elemental'],
        kind: 'damageOrder',
        in: ['2009-10', '2011-09'],
      },
      { until: 'asked' },
      // one with the ability is not two with it; two legendary creatures are enough since
      { expect: { asks: { as: 'A', kind: 'damageDivision' } }, in: ['2006-10'], id: 'one is not enough' },
      { expect: { asks: { as: 'B', kind: 'damageDivision' } }, in: [...SINCE_2009], id: 'two legends' },
      { as: 'A', answer: { 'Silvos, Rogue Elemental': 6 }, in: ['2006-10'] },
      { as: 'B', answer: { 'Silvos, Rogue Elemental': 6 }, in: [...SINCE_2009] },
    ],
    shows: [
      { rule: '502.11c', edition: '2006-10', by: 'one is not enough' },
      ...across('two legends', null, '702.19j', '702.20j', '702.22j'),
    ],
  },
  {
    name: 'Two instances of "bands with other" on one blocker are not two blockers with it',
    editions: ['2006-10'],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Cathedral of Serra ×2', 'Cho-Manno, Revolutionary', 'Silvos, Rogue Elemental'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { abilities: { 'Cho-Manno, Revolutionary': 3 } } },
      { as: 'A', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Cho-Manno, Revolutionary': 'Craw Wurm', 'Silvos, Rogue Elemental': 'Craw Wurm' } },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'damageDivision' } }, id: 'as one' },
      { as: 'A', answer: { 'Silvos, Rogue Elemental': 6 } },
    ],
    shows: [{ rule: '502.11d', edition: '2006-10', by: 'as one' }],
  },
  {
    name: 'Two blockers with the same "bands with other"',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Cathedral of Serra', 'Commander Eesha', 'Tivadar of Thorn'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Commander Eesha': 'Craw Wurm', 'Tivadar of Thorn': 'Craw Wurm' } },
      { as: 'A', answer: ['Tivadar of Thorn', 'Commander Eesha'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'damageDivision' } }, id: 'the defending player' },
      { as: 'B', answer: { 'Commander Eesha': 6 } },
      { until: 'endCombat' },
      { expect: { zone: { 'Commander Eesha': 'battlefield', 'Tivadar of Thorn': 'battlefield' } } },
    ],
    shows: across('the defending player', '502.11c', '702.19j', '702.20j', '702.22j'),
  },
  {
    name: 'What loses banding loses "bands with other" too',
    editions: [...ALL],
    cards: {
      'Broken Ranks': { cost: '{W}', type: 'Instant', text: 'Target creature loses banding until end of turn.' },
    },
    position: {
      sides: { A: { battlefield: ['Cathedral of Serra', 'Commander Eesha', 'Plains'], hand: ['Broken Ranks'] } },
    },
    script: [
      { expect: { keywords: { 'Commander Eesha': ['bands with other'] } } },
      { as: 'A', cast: 'Broken Ranks', targets: ['Commander Eesha'] },
      { until: 'resolved' },
      { expect: { lacks: { 'Commander Eesha': ['bands with other'] } }, id: 'too' },
    ],
    shows: across('too', '502.11a', '702.19b', '702.20b', '702.22b'),
  },
];
