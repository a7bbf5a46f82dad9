/** What an exception leaves out of a copy, and what it adds to how it enters. 2011: 706.9d · 2026: 707.9d–f */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { dated } from './dated.ts';

export const leftOut: readonly ScenarioInput[] = [
  {
    name: 'A power and toughness that is kept drops the ability that would define them',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×7'], hand: ['Quicksilver Gargantuan'] },
        B: { battlefield: ['Tarmogoyf'], graveyard: ['Shock', 'Divination'] },
      },
    },
    script: [
      { as: 'A', cast: 'Quicksilver Gargantuan' },
      { until: 'resolved' },
      { as: 'A', answer: ['Tarmogoyf'] },
      {
        expect: {
          name: { 'Quicksilver Gargantuan': 'Tarmogoyf' },
          pt: { 'Quicksilver Gargantuan': '2/3', Tarmogoyf: '2/3' },
          abilities: { 'Quicksilver Gargantuan': 1 },
        },
        in: ['2006-10', '2009-10'],
      },
      {
        expect: {
          name: { 'Quicksilver Gargantuan': 'Tarmogoyf' },
          pt: { 'Quicksilver Gargantuan': '7/7', Tarmogoyf: '2/3' },
          abilities: { 'Quicksilver Gargantuan': 0 },
        },
        in: ['2011-09', '2026-02'],
        id: 'without it',
      },
    ],
    shows: [
      { rule: '706.9d', edition: '2011-09', by: 'without it', example: 1 },
      { rule: '707.9d', edition: '2026-02', by: 'without it', example: 1 },
    ],
  },
  {
    name: 'Types added to those of a changeling, which is every creature type unless that is not copied',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Glasspool Mimic': {
        cost: '{2}{U}',
        type: 'Creature — Shapeshifter Rogue',
        pt: '0/0',
        wording: '2026-02',
        text: "You may have this creature enter as a copy of a creature you control, except it's a Shapeshifter Rogue in addition to its other types.",
      },
    },
    position: {
      sides: { A: { battlefield: ['Island ×3', 'Woodland Changeling', 'Elvish Vanguard'], hand: ['Glasspool Mimic'] } },
    },
    script: [
      { as: 'A', cast: 'Glasspool Mimic' },
      { until: 'resolved' },
      { as: 'A', answer: ['Woodland Changeling'] },
      { until: 'empty' },
      {
        expect: {
          name: { 'Glasspool Mimic': 'Woodland Changeling' },
          lacks: { 'Glasspool Mimic': ['changeling'] },
          counters: { 'Elvish Vanguard': { '+1/+1': 0 } },
        },
        in: ['2011-09'],
        id: 'no changeling',
      },
      {
        expect: {
          name: { 'Glasspool Mimic': 'Woodland Changeling' },
          keywords: { 'Glasspool Mimic': ['changeling'] },
          counters: { 'Elvish Vanguard': { '+1/+1': 1 } },
        },
        in: ['2026-02'],
        id: 'changeling',
      },
    ],
    shows: [
      { rule: '706.9d', edition: '2011-09', by: 'no changeling' },
      { rule: '707.9d', edition: '2026-02', by: 'changeling', example: 2 },
    ],
  },
  {
    name: 'A colour that is kept, and an ability that would define it',
    editions: [...SINCE_2009],
    cards: {
      ...dated('Vesuvan Doppelganger'),
      'Transguild Courier': {
        cost: '{4}',
        type: 'Artifact Creature — Golem',
        pt: '3/3',
        abilities: [
          {
            ability: 'static',
            cda: true,
            parts: [
              {
                part: 'change',
                affects: { set: 'self' },
                mods: [{ mod: 'color', op: 'set', colors: ['W', 'U', 'B', 'R', 'G'] }],
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Island ×5'], hand: ['Vesuvan Doppelganger'] },
        B: { battlefield: ['Transguild Courier'] },
      },
    },
    script: [
      { as: 'A', cast: 'Vesuvan Doppelganger' },
      { until: 'resolved' },
      { as: 'A', answer: ['Transguild Courier'] },
      { expect: { colors: { 'Vesuvan Doppelganger': 'WUBRG' } }, in: ['2009-10'] },
      { expect: { colors: { 'Vesuvan Doppelganger': 'U' } }, in: ['2011-09', '2026-02'], id: 'blue' },
    ],
    shows: [
      { rule: '706.9d', edition: '2011-09', by: 'blue' },
      { rule: '707.9d', edition: '2026-02', by: 'blue' },
    ],
  },
  {
    name: 'Counters that go with being a copy are not put on what then copies something else',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×12', 'Island ×10', 'Glorious Anthem'],
          hand: ['Clone', 'Altered Ego', 'Altered Ego'],
        },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: [] },
      { expect: { name: { Clone: 'Clone' }, pt: { Clone: '1/1' } } },
      { as: 'A', cast: 'Altered Ego', x: 2 },
      { until: 'resolved' },
      { as: 'A', answer: ['Clone'] },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { name: { 'Altered Ego': 'Hill Giant' }, pt: { 'Altered Ego': '4/4' } }, id: 'without' },
      { as: 'A', cast: 'Altered Ego 2', x: 2 },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { name: { 'Altered Ego 2': 'Hill Giant' }, pt: { 'Altered Ego 2': '6/6' } } },
    ],
    shows: [{ rule: '707.9e', edition: '2026-02', by: 'without', example: 1 }],
  },
  {
    name: 'What goes with being a copy of a creature is asked of the copy, not of what it copies',
    editions: ['2026-02'],
    cards: {
      'Moritte of the Frost': {
        cost: '{2}{G}{U}{U}',
        type: 'Legendary Snow Creature — Shapeshifter',
        pt: '0/0',
        text: "You may have Moritte enter as a copy of a permanent you control, except it's legendary and snow in addition to its other types and, if it's a creature, it enters with two additional +1/+1 counters on it and it has changeling.",
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
                  instead: {
                    instead: 'enters',
                    copy: {
                      of: { set: 'all', where: { is: 'any' }, of: { who: 'you' } },
                      optional: true,
                      except: [
                        { except: 'types', supertypes: ['legendary', 'snow'] },
                        {
                          except: 'if',
                          type: 'creature',
                          then: [{ except: 'gain', abilities: [{ ability: 'keyword', keyword: 'changeling' }] }],
                        },
                      ],
                      counters: [{ counter: '+1/+1', count: 2, if: 'creature' }],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×4', 'Island ×8', 'Treetop Village', 'Grizzly Bears'],
          hand: ['Moritte of the Frost', 'Moritte of the Frost'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Treetop Village' },
      { until: 'resolved' },
      { expect: { types: { 'Treetop Village': ['creature', 'land'] } } },
      { as: 'A', cast: 'Moritte of the Frost' },
      { until: 'resolved' },
      { as: 'A', answer: ['Treetop Village'] },
      {
        expect: {
          types: { 'Moritte of the Frost': ['land'] },
          counters: { 'Moritte of the Frost': { '+1/+1': 0 } },
          lacks: { 'Moritte of the Frost': ['changeling'] },
        },
        id: 'a land',
      },
      { as: 'A', cast: 'Moritte of the Frost 2' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      {
        expect: { pt: { 'Moritte of the Frost 2': '4/4' }, keywords: { 'Moritte of the Frost 2': ['changeling'] } },
        id: 'a creature',
      },
    ],
    shows: [{ rule: '707.9f', edition: '2026-02', by: 'a land', example: 1 }],
  },
];
