/** Changing targets, and choosing new ones. 2006: 415.7 · 2009: 113.6 · 2011: 114.6–114.7 · 2026: 115.7–115.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

export const changing: readonly ScenarioInput[] = [
  {
    name: 'A target changes to another legal target',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Grizzly Bears', 'Scathe Zombies'], hand: ['Terror'] },
        B: { battlefield: ['Island', 'Mountain', 'Hill Giant', 'Ornithopter'], hand: ['Swerve'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror', targets: ['Hill Giant'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Swerve' },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'Grizzly Bears': 'graveyard' } }, id: 'another' },
    ],
    shows: across('another', '415.7a', '113.6', '114.6a', '115.7a'),
  },
  {
    name: 'A target that cannot change stays, even if it has become illegal',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Scathe Zombies'], hand: ['Terror'] },
        B: { battlefield: ['Island ×2', 'Mountain', 'Hill Giant'], hand: ['Swerve', 'Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Swerve' },
      { as: 'B', cast: 'Unsummon', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { stack: ['Terror'] } },
      { until: 'empty' },
      { expect: { zone: { 'Scathe Zombies': 'battlefield', 'Hill Giant': 'hand', Terror: 'graveyard' } }, id: 'stays' },
    ],
    shows: across('stays', '415.7a', '113.6', '114.6a', '115.7a'),
  },
  {
    name: 'Of several targets one cannot change',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Forest ×2'], hand: ['Decimate'] },
        B: {
          battlefield: [
            'Goblin Flectomancer',
            'Hill Giant',
            'Craw Wurm',
            'Darksteel Ingot',
            'Glorious Anthem',
            'Blood Moon',
            'Plains',
            'Island',
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Decimate', targets: ['Hill Giant', 'Glorious Anthem', 'Plains'] },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Goblin Flectomancer' },
      { until: 'asked' },
      { as: 'B', answer: true },
      { as: 'B', answer: ['Island'], in: ['2006-10', '2009-10'] },
      { until: 'empty' },
      {
        expect: { zone: { 'Hill Giant': 'battlefield', 'Craw Wurm': 'graveyard', 'Blood Moon': 'graveyard' } },
        id: 'each',
        in: ['2006-10', '2009-10'],
      },
      {
        expect: { zone: { 'Hill Giant': 'graveyard', 'Craw Wurm': 'battlefield', 'Blood Moon': 'battlefield' } },
        id: 'none',
        in: [...SINCE_2011],
      },
    ],
    shows: [...across('each', '415.7a', '113.6', null, null), ...across('none', null, null, '114.6a', '115.7a')],
  },
  {
    name: '“Change a target” changes one of several',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Arc Trail'] },
        B: { battlefield: ['Island', 'Spellskite', 'Hill Giant', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Arc Trail', targets: ['Grizzly Bears', 'Hill Giant'] },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Spellskite', costs: ['{U}'] },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['Grizzly Bears', 'Hill Giant'], options: 2 } } },
      { as: 'B', answer: ['Hill Giant'] },
      { until: 'empty' },
      {
        expect: { damage: { Spellskite: 1, 'Hill Giant': 0 }, zone: { 'Grizzly Bears': 'graveyard' } },
        id: 'one',
      },
    ],
    shows: across('one', null, null, '114.6b', '115.7b'),
  },
  {
    name: '“Change any targets” changes as many as its player likes',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×5'], hand: ['Glacial Ray ×2'] },
        B: { battlefield: ['Mountain ×2', 'Hill Giant', 'Craw Wurm'], hand: ['Sideswipe'] },
      },
    },
    script: [
      { as: 'A', cast: 'Glacial Ray', costs: [['Glacial Ray 2']], targets: ['Hill Giant', 'B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Sideswipe' },
      { until: 'asked' },
      { as: 'B', answer: true },
      { as: 'B', answer: ['Hill Giant'] },
      { as: 'B', answer: ['A'] },
      { until: 'empty' },
      { expect: { damage: { 'Hill Giant': 2, 'Craw Wurm': 0 }, life: { A: 18, B: 20 } }, id: 'any' },
    ],
    shows: across('any', null, null, '114.6c', '115.7c'),
  },
  {
    name: 'Who chooses new targets may leave one that has become illegal, and choose none that is',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Island ×2'], hand: ['Terror', 'Redirect'] },
        B: {
          battlefield: ['Island', 'Grizzly Bears', 'Hill Giant', 'White Knight', 'Scathe Zombies'],
          hand: ['Unsummon'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Terror', targets: ['Grizzly Bears'] },
      { as: 'A', cast: 'Redirect', targets: ['Terror'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'A', answer: true },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Hill Giant'], lacks: ['White Knight'], options: 2 } },
        id: 'left',
      },
      { as: 'A', answer: [0] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield' } } },
    ],
    shows: across('left', null, null, '114.6d', '115.7d'),
  },
  {
    name: 'Only the final set of targets must be legal: two targets change places',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Arc Trail'] },
        B: { battlefield: ['Island ×2', 'Hill Giant', 'Llanowar Elves'], hand: ['Redirect'] },
      },
    },
    script: [
      { as: 'A', cast: 'Arc Trail', targets: ['Hill Giant', 'Llanowar Elves'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Redirect' },
      { until: 'asked' },
      { as: 'B', answer: true },
      { as: 'B', answer: ['Llanowar Elves'] },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['Hill Giant'], lacks: ['Llanowar Elves'] } }, id: 'other' },
      { as: 'B', answer: ['Hill Giant'] },
      { until: 'empty' },
      { expect: { damage: { 'Hill Giant': 1 }, zone: { 'Llanowar Elves': 'graveyard' } }, id: 'places' },
    ],
    shows: [...across('places', null, null, '114.6e', '115.7e'), ...across('other', null, null, '114.6d', '115.7d')],
  },
  {
    name: 'New targets take the shares of the old ones',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Arc Lightning'] },
        B: { battlefield: ['Island ×2', 'Hill Giant', 'Craw Wurm'], hand: ['Redirect'] },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Arc Lightning',
        targets: [['Hill Giant', 'B']],
        divide: { 'Hill Giant': 1, B: 2 },
      },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Redirect' },
      { until: 'asked' },
      { as: 'B', answer: true },
      { as: 'B', answer: ['A'] },
      { as: 'B', answer: ['Craw Wurm'] },
      { until: 'empty' },
      { expect: { life: { A: 19, B: 20 }, damage: { 'Craw Wurm': 2, 'Hill Giant': 0 } }, id: 'shares' },
    ],
    shows: across('shares', null, null, null, '115.7f'),
  },
  {
    name: 'The mode does not change with the target',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Healing Salve'] },
        B: { battlefield: ['Island', 'Mountain', 'Grizzly Bears'], hand: ['Swerve'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 0, targets: ['A'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Swerve' },
      { until: 'resolved' },
      { expect: { stack: ['Healing Salve'], asks: { as: 'A', kind: 'priority' } } },
      { until: 'resolved' },
      { expect: { life: { A: 20, B: 23 } }, id: 'mode' },
    ],
    shows: across('mode', '415.7b', '113.6a', '114.7', '115.8'),
  },
  {
    name: 'A copy has for its target only what its own controller could choose',
    editions: ['2026-02'],
    cards: {
      'Borrowed Valor': {
        cost: '{1}{U}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'spell' }, zone: 'stack' } }],
              effect: [
                {
                  do: 'copySpell',
                  what: { set: 'ref', name: 't1' },
                  who: { who: 'you' },
                  count: 1,
                  forEach: { set: 'all', where: { is: 'type', type: 'creature' } },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Grizzly Bears', 'Slippery Bogle'], hand: ['Giant Growth'] },
        B: { battlefield: ['Island ×2', 'Hill Giant', 'Gladecover Scout'], hand: ['Borrowed Valor'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Borrowed Valor' },
      { until: 'asked' },
      { as: 'B', answer: [0, 1, 2] },
      { until: 'empty' },
      {
        expect: {
          pt: { 'Slippery Bogle': '1/1', 'Gladecover Scout': '4/4', 'Hill Giant': '6/6', 'Grizzly Bears': '8/8' },
        },
        id: 'its controller',
      },
    ],
    shows: across('its controller', null, null, null, '707.10d'),
  },
];
