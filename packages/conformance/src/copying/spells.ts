/** Copies of spells. 2006: 503.10 · 2009: 706.9 · 2011: 706.10 · 2026: 707.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
import { dated } from './dated.ts';

export const spells: readonly ScenarioInput[] = [
  {
    name: 'A copied charm keeps its mode, and is red',
    editions: [...ALL],
    cards: dated('Fork', 'Emerald Charm'),
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain ×2',
            'Forest',
            { card: 'Grizzly Bears', tapped: true },
            { card: 'Hill Giant', tapped: true },
          ],
          hand: ['Fork', 'Emerald Charm'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Emerald Charm', modes: [0], targets: ['Grizzly Bears'] },
      { as: 'A', cast: 'Fork', targets: ['Emerald Charm'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { stack: ['Emerald Charm', 'Emerald Charm'], colors: { 'Emerald Charm #1': 'R' } }, id: 'red' },
      { until: 'resolved' },
      { expect: { tapped: { 'Hill Giant': false, 'Grizzly Bears': true } }, id: 'same mode' },
      { until: 'resolved' },
      { expect: { tapped: { 'Grizzly Bears': false } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'same mode', example: 1 },
      { rule: '706.9', edition: '2009-10', by: 'same mode', example: 1 },
      { rule: '706.10', edition: '2011-09', by: 'same mode', example: 1 },
      { rule: '707.10', edition: '2026-02', by: 'same mode', example: 1 },
    ],
  },
  {
    name: 'A copy of Fling looks at the creature sacrificed for the original',
    editions: [...ALL],
    cards: dated('Fork', 'Fling'),
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4', 'Craw Wurm', 'Grizzly Bears'], hand: ['Fork', 'Fling'] },
      },
    },
    script: [
      { as: 'A', cast: 'Fling', targets: ['B'], costs: ['Pay automatically', ['Craw Wurm']] },
      { as: 'A', cast: 'Fork', targets: ['Fling'] },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 14 }, zone: { 'Grizzly Bears': 'battlefield' } }, id: 'six' },
      { until: 'resolved' },
      { expect: { life: { B: 8 } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'six', example: 2 },
      { rule: '706.9', edition: '2009-10', by: 'six', example: 2 },
      { rule: '706.10', edition: '2011-09', by: 'six', example: 2 },
      { rule: '707.10', edition: '2026-02', by: 'six', example: 2 },
    ],
  },
  {
    name: 'A copy of a spell is not cast',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Island ×2', 'Guttersnipe'], hand: ['Lightning Bolt', 'Twincast'] } },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Twincast' },
      { until: 'resolved' },
      { expect: { life: { B: 16 } } },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { expect: { stack: ['Lightning Bolt', 'Lightning Bolt'] } },
      { until: 'empty' },
      { expect: { life: { B: 10 } }, id: 'not cast' },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'not cast' },
      { rule: '706.9', edition: '2009-10', by: 'not cast' },
      { rule: '706.10', edition: '2011-09', by: 'not cast' },
      { rule: '707.10', edition: '2026-02', by: 'not cast' },
    ],
  },
  {
    name: 'A copy of a spell is controlled by the player who put it on the stack',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Twincast'] },
        B: { battlefield: ['Island ×3'], hand: ['Divination'] },
      },
    },
    script: [
      { as: 'B', cast: 'Divination' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Twincast', targets: ['Divination'] },
      { until: 'resolved' },
      { expect: { controller: { 'Divination #1': 'A' } }, id: 'controller' },
      { expect: { owner: { 'Divination #1': 'A' } }, in: [...SINCE_2009], id: 'owner' },
      { until: 'resolved' },
      { expect: { hand: { A: 2, B: 0 } }, id: 'draws' },
      { until: 'resolved' },
      { expect: { hand: { A: 2, B: 2 } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'draws' },
      { rule: '706.9', edition: '2009-10', by: 'owner' },
      { rule: '706.10', edition: '2011-09', by: 'owner' },
      { rule: '707.10', edition: '2026-02', by: 'owner' },
    ],
  },
  {
    name: 'A copy has the X and the kicker of the original',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×10', 'Island ×4'],
          hand: ['Blaze', 'Burst Lightning', 'Reverberate', 'Twincast'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Blaze', x: 2, targets: ['B'] },
      { as: 'A', cast: 'Reverberate', targets: ['Blaze'] },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 18 } }, id: 'X' },
      { until: 'resolved' },
      { expect: { life: { B: 16 } } },
      { as: 'A', cast: 'Burst Lightning', costs: [true], targets: ['B'] },
      { as: 'A', cast: 'Twincast', targets: ['Burst Lightning'] },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 12 } }, id: 'kicked' },
      { until: 'resolved' },
      { expect: { life: { B: 8 } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'kicked' },
      { rule: '503.2', edition: '2006-10', by: 'X' },
      { rule: '706.9', edition: '2009-10', by: 'kicked' },
      { rule: '706.2', edition: '2009-10', by: 'X' },
      { rule: '706.10', edition: '2011-09', by: 'kicked' },
      { rule: '706.2', edition: '2011-09', by: 'X' },
      { rule: '707.10', edition: '2026-02', by: 'kicked' },
      { rule: '707.2', edition: '2026-02', by: 'X' },
    ],
  },
  {
    name: 'What is chosen as a spell resolves is chosen again for the copy',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Island ×2'], hand: ['Diabolic Edict', 'Twincast'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Diabolic Edict', targets: ['B'] },
      { as: 'A', cast: 'Twincast', targets: ['Diabolic Edict'] },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { until: 'resolved' },
      { as: 'B', answer: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'B', kind: 'objects', offers: ['Grizzly Bears', 'Craw Wurm'] } }, id: 'again' },
      { as: 'B', answer: ['Grizzly Bears'] },
      { expect: { zone: { 'Hill Giant': 'graveyard', 'Grizzly Bears': 'graveyard', 'Craw Wurm': 'battlefield' } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'again' },
      { rule: '706.9', edition: '2009-10', by: 'again' },
      { rule: '706.10', edition: '2011-09', by: 'again' },
      { rule: '707.10', edition: '2026-02', by: 'again' },
    ],
  },
  {
    name: 'A copy that is countered ceases to exist, and the original does not',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Island ×2'], hand: ['Lightning Bolt', 'Twincast'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { as: 'A', cast: 'Twincast', targets: ['Lightning Bolt'] },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Lightning Bolt #1'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Twincast'] }, stack: ['Lightning Bolt'] }, id: 'gone' },
      { until: 'resolved' },
      { expect: { life: { B: 17 }, graveyard: { A: ['Lightning Bolt', 'Twincast'] } } },
    ],
    shows: [
      { rule: '503.10a', edition: '2006-10', by: 'gone' },
      { rule: '420.5j', edition: '2006-10', by: 'gone' },
      { glossary: 'Spell', edition: '2006-10', by: 'gone' },
      { rule: '706.9a', edition: '2009-10', by: 'gone' },
      { rule: '706.10a', edition: '2011-09', by: 'gone' },
      { rule: '707.10a', edition: '2026-02', by: 'gone' },
    ],
  },
  {
    name: 'A copy that resolves leaves nothing in the graveyard, and none returns to hand with buyback',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×8', 'Grizzly Bears'], hand: ['Capsize', 'Twincast'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Capsize', costs: [true], targets: ['Hill Giant'] },
      { as: 'A', cast: 'Twincast', targets: ['Capsize'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { hand: { A: ['Grizzly Bears'] }, graveyard: { A: ['Twincast'] } }, id: 'no card' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Grizzly Bears', 'Capsize'] } } },
    ],
    shows: [
      { rule: '503.10a', edition: '2006-10', by: 'no card' },
      { rule: '706.9a', edition: '2009-10', by: 'no card' },
      { rule: '706.10a', edition: '2011-09', by: 'no card' },
      { rule: '707.10a', edition: '2026-02', by: 'no card' },
    ],
  },
  {
    name: 'A new target must be legal, but an old one may stay though it no longer is',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Island ×2'], hand: ['Terror', 'Twincast'] },
        B: { battlefield: ['Island', 'Grizzly Bears', 'Hill Giant', 'White Knight'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror', targets: ['Grizzly Bears'] },
      { as: 'A', cast: 'Twincast', targets: ['Terror'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'target', lacks: ['White Knight'], offers: ['Hill Giant'], options: 2 } },
        id: 'legal',
      },
      { as: 'A', answer: [0] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'White Knight': 'battlefield' } }, id: 'stays' },
    ],
    shows: [
      { rule: '706.9c', edition: '2009-10', by: 'legal' },
      { rule: '706.10c', edition: '2011-09', by: 'legal' },
      { rule: '707.10c', edition: '2026-02', by: 'legal' },
    ],
  },
  {
    name: 'What a copy leaves as its target becomes the target of the copy too',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Island ×2', 'Cephalid Illusionist'], hand: ['Giant Growth', 'Twincast'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth' },
      { until: 'resolved' },
      { expect: { library: { A: 7 } } },
      { as: 'A', cast: 'Twincast' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { library: { A: 4 } }, id: 'both' },
      { until: 'empty' },
      { expect: { pt: { 'Cephalid Illusionist': '7/7' } } },
    ],
    shows: [
      { rule: '706.9c', edition: '2009-10', by: 'both' },
      { rule: '706.10c', edition: '2011-09', by: 'both' },
      { rule: '707.10c', edition: '2026-02', by: 'both' },
    ],
  },
  {
    name: 'A copy divides damage as the original was announced to',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Island ×2'], hand: ['Arc Lightning', 'Twincast'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Llanowar Elves'] },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Arc Lightning',
        targets: [['Grizzly Bears', 'Hill Giant']],
        divide: { 'Grizzly Bears': 1, 'Hill Giant': 2 },
      },
      { as: 'A', cast: 'Twincast', targets: ['Arc Lightning'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Llanowar Elves'] },
      { as: 'A', answer: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Llanowar Elves': 'graveyard' }, damage: { 'Hill Giant': 2, 'Grizzly Bears': 0 } },
        id: 'divided',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' }, damage: { 'Grizzly Bears': 1 } } },
    ],
    shows: [
      { rule: '503.2', edition: '2006-10', by: 'divided' },
      { rule: '706.2', edition: '2009-10', by: 'divided' },
      { rule: '706.2', edition: '2011-09', by: 'divided' },
      { rule: '707.2', edition: '2026-02', by: 'divided' },
    ],
  },
  {
    name: 'A copy of a creature spell',
    editions: [...ALL],
    cards: {
      'Double Major': {
        cost: '{G}{U}',
        type: 'Instant',
        text: 'Copy target creature spell you control.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Island ×3'], hand: ['Elvish Visionary', 'Double Major'] } },
    },
    script: [
      { as: 'A', cast: 'Elvish Visionary' },
      { as: 'A', cast: 'Double Major', targets: ['Elvish Visionary'] },
      { until: 'resolved' },
      { expect: { stack: ['Elvish Visionary', 'Elvish Visionary'] } },
      { until: 'resolved' },
      { expect: { count: { 'Elvish Visionary': 0 } }, in: [...UNTIL_2011], id: 'ceases' },
      { expect: { count: { 'Elvish Visionary': 1 } }, in: ['2026-02'], id: 'token' },
      { until: 'empty' },
      { expect: { count: { 'Elvish Visionary': 1 }, hand: { A: 2 } }, in: [...UNTIL_2011] },
      { expect: { count: { 'Elvish Visionary': 2 }, hand: { A: 2 } }, in: ['2026-02'] },
    ],
    shows: [
      { rule: '503.10a', edition: '2006-10', by: 'ceases' },
      { rule: '706.9a', edition: '2009-10', by: 'ceases' },
      { rule: '706.10a', edition: '2011-09', by: 'ceases' },
      { rule: '608.3f', edition: '2026-02', by: 'token' },
      { rule: '707.10f', edition: '2026-02', by: 'token' },
    ],
  },
  {
    name: 'A copy for each creature that the spell could target, with that creature as its target',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Zada, Hedron Grinder', 'Hill Giant', 'Scathe Zombies', 'Grizzly Bears'],
          hand: ['Terror'],
        },
        B: { battlefield: ['Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror', targets: ['Zada, Hedron Grinder'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant', 'Grizzly Bears'] },
      { expect: { stack: ['Terror', 'Terror', 'Terror'] }, id: 'two copies' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'battlefield' } } },
      { until: 'resolved' },
      {
        expect: { zone: { 'Hill Giant': 'graveyard', 'Scathe Zombies': 'battlefield', 'Craw Wurm': 'battlefield' } },
        id: 'each',
      },
      { until: 'empty' },
      { expect: { zone: { 'Zada, Hedron Grinder': 'graveyard' } } },
    ],
    shows: [{ rule: '707.10d', edition: '2026-02', by: 'each' }],
  },
];
