/** Permanents that spells and abilities turn face down. 2006: 502.26e, 504.5, 504.7 · 2009, 2011: 707.2a, 707.10 · 2026: 613.7f, 708.2a–b, 708.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const turnedDown: readonly ScenarioInput[] = [
  {
    name: 'A permanent turned face down is a 2/2 creature, tokens and newcomers aside',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Forest', 'Squirrel Nest'], hand: ['Ixidron'] },
        B: { battlefield: ['Craw Wurm', 'Wall of Omens'] },
      },
    },
    script: [
      { as: 'A', cast: 'Ixidron' },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Craw Wurm': '2/2', 'Wall of Omens': '2/2', Ixidron: '2/2' },
          name: { 'Craw Wurm': '', Ixidron: 'Ixidron' },
          colors: { 'Craw Wurm': '' },
          manaValue: { 'Craw Wurm': 0 },
          lacks: { 'Wall of Omens': ['defender'] },
          faceDown: { 'Craw Wurm': true, Ixidron: false, 'Squirrel Nest': false },
        },
        id: 'blank',
      },
    ],
    shows: across('blank', '502.26e', '707.2a', '707.2a', '708.2a'),
  },
  {
    name: 'A creature without morph that was turned face down cannot be turned up for a cost',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×9',
            { card: 'Grizzly Bears', faceDown: 'effect' },
            { card: 'Hystrodon', faceDown: 'effect' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', turnUp: 'Hystrodon' }],
          cannot: [{ as: 'A', turnUp: 'Grizzly Bears' }],
        },
        id: 'no cost',
      },
    ],
    shows: across('no cost', '502.26d', '702.34d', '702.35d', '702.37e'),
  },
  {
    name: 'A creature with morph that an effect turned face down is turned up by the rules of morph',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Swamp ×4', 'Grinning Demon', 'Grizzly Bears'], hand: ['Backslide'] },
      },
    },
    script: [
      { as: 'A', cast: 'Backslide' },
      { until: 'resolved' },
      { expect: { faceDown: { 'Grinning Demon': true }, pt: { 'Grinning Demon': '2/2' } }, id: 'down' },
      { as: 'A', turnUp: 'Grinning Demon' },
      { expect: { pt: { 'Grinning Demon': '6/6' } }, id: 'up' },
    ],
    shows: [...across('up', '502.26e', null, null, null), ...across('down', null, '707.2a', '707.2a', '708.2a')],
  },
  {
    name: 'Several permanents are turned face down at once, and what is face down already is not a target',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×5',
            { card: 'Weaver of Lies', faceDown: true },
            'Grinning Demon',
            { card: 'Exalted Angel', faceDown: true },
          ],
        },
        B: { battlefield: ['Hystrodon', 'Craw Wurm'] },
      },
    },
    script: [
      { as: 'A', turnUp: 'Weaver of Lies' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['Grinning Demon', 'Hystrodon'], options: 2 } } },
      { as: 'A', answer: ['Grinning Demon', 'Hystrodon'] },
      { until: 'resolved' },
      { expect: { faceDown: { 'Grinning Demon': true, Hystrodon: true, 'Weaver of Lies': false } } },
    ],
  },
  {
    name: 'Everybody who knew a permanent may still know it face down; its number tells it from the others',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Grinning Demon', { card: 'Exalted Angel', faceDown: true }],
          hand: ['Backslide'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Backslide', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { expect: { sees: { B: { 'Grinning Demon': 'Grinning Demon', 'Exalted Angel': 'Face-down creature 1' } } } },
    ],
  },
  {
    name: 'A face-down permanent that becomes a copy stays a 2/2, and turned face up is the copy',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×2',
            'Island ×5',
            'Ixidor, Reality Sculptor',
            'Hill Giant',
            { card: 'Grinning Demon', faceDown: true },
          ],
          hand: ['Cytoshape'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Cytoshape', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { pt: { 'Grinning Demon': '3/3' }, name: { 'Grinning Demon': '' } }, id: 'still' },
      { as: 'A', activate: 'Ixidor, Reality Sculptor', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grinning Demon': '3/3' }, name: { 'Grinning Demon': 'Hill Giant' } }, id: 'copy' },
    ],
    shows: [
      ...across('still', '504.7', '707.10', '707.10', '708.10'),
      ...across('copy', '504.7', '707.10', '707.10', '708.10'),
    ],
  },
  {
    name: 'A face-down permanent that has become a copy is turned up for the morph cost of what it copies',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Island ×2', 'Branchsnap Lorian', { card: 'Grinning Demon', faceDown: true }],
          hand: ['Cytoshape'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Cytoshape', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Branchsnap Lorian'] },
      { as: 'A', turnUp: 'Grinning Demon' },
      { expect: { pt: { 'Grinning Demon': '4/1' }, name: { 'Grinning Demon': 'Branchsnap Lorian' } } },
    ],
  },
  {
    name: 'What is copied from a face-down permanent is a face-up 2/2 without a name',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Swamp ×4'], hand: ['Clone'] },
        B: { battlefield: [{ card: 'Exalted Angel', faceDown: true }] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Exalted Angel'] },
      {
        expect: {
          faceDown: { Clone: false },
          pt: { Clone: '2/2' },
          name: { Clone: '' },
          manaValue: { Clone: 0 },
          cannot: [{ as: 'A', turnUp: 'Clone' }],
        },
        id: 'copied',
      },
    ],
    shows: across('copied', '504.2', '707.2', '707.2', '708.2'),
  },
  {
    name: 'Turning over gives a permanent a new timestamp today, and did not before',
    editions: [...ALL],
    cards: {
      Whitener: {
        cost: '{2}{W}',
        type: 'Creature — Illusion',
        text: 'All creatures are white.\nMorph {W}',
        pt: '1/1',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: { set: 'all', where: { is: 'type', type: 'creature' } },
                mods: [{ mod: 'color', op: 'set', colors: ['W'] }],
              },
            ],
          },
          { ability: 'keyword', keyword: 'morph', cost: { mana: ['W'] } },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains', { card: 'Whitener', faceDown: true }, 'Grizzly Bears'] },
        B: { battlefield: ['Darkest Hour'] },
      },
    },
    script: [
      { expect: { colors: { 'Grizzly Bears': 'B' } } },
      { as: 'A', turnUp: 'Whitener' },
      { expect: { colors: { 'Grizzly Bears': 'B' } }, in: ['2006-10', '2009-10', '2011-09'], id: 'older' },
      { expect: { colors: { 'Grizzly Bears': 'W' } }, in: ['2026-02'], id: 'newer' },
    ],
    shows: [...across('older', '418.5e', '613.6c', '613.6c', null), ...across('newer', null, null, null, '613.7f')],
  },
];
