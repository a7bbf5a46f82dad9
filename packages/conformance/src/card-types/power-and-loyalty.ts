/** Power, toughness and loyalty. 2006: 208 · 2009: 207, 208 · 2011, 2026: 208, 209 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const powerAndLoyalty: readonly ScenarioInput[] = [
  {
    name: 'A creature that is one of several sizes becomes it as it enters, and is 0/0 elsewhere',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×8'],
          hand: ['Primal Plasma', 'Clone'],
          graveyard: [{ card: 'Primal Plasma', label: 'Dead' }],
        },
      },
    },
    script: [
      { expect: { pt: { 'Primal Plasma': '0/0', Dead: '0/0' } }, id: 'elsewhere' },
      { as: 'A', cast: 'Primal Plasma' },
      { until: 'resolved' },
      { as: 'A', answer: '1/6' },
      { expect: { pt: { 'Primal Plasma': '1/6' }, keywords: { 'Primal Plasma': ['defender'] } }, id: 'one of them' },
    ],
    shows: [...across('one of them', null, '207.2b', '208.2b', '208.2b')],
  },
  {
    name: 'A permanent that is no creature has no power and no toughness, whatever is printed on it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Gray Ogre', { card: 'Song of the Dryads', attachedTo: 'Hill Giant' }] },
      },
    },
    script: [
      { expect: { pt: { 'Hill Giant': 'none', 'Gray Ogre': '2/2' }, types: { 'Hill Giant': ['land'] } }, id: 'none' },
    ],
    shows: across('none', '208.3', '207.3', '208.3', '208.3'),
  },
  {
    name: 'An effect on the power of what is no creature waits until it is one',
    editions: ['2026-02'],
    cards: {
      'Large Oil': {
        cost: '{1}',
        type: 'Sorcery',
        text: 'Target artifact gets +2/+2 until end of turn.',
        wording: '2026-02',
      },
    },
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Karn, Silver Golem', 'Worn Powerstone'], hand: ['Large Oil'] } },
    },
    script: [
      { as: 'A', cast: 'Large Oil', targets: ['Worn Powerstone'] },
      { until: 'resolved' },
      { expect: { pt: { 'Worn Powerstone': 'none' } } },
      { as: 'A', activate: 'Karn, Silver Golem', targets: ['Worn Powerstone'] },
      { until: 'resolved' },
      { expect: { pt: { 'Worn Powerstone': '5/5' } }, id: 'there all the time' },
    ],
    shows: across('there all the time', null, null, null, '208.3a'),
  },
  {
    name: 'Base power and toughness are set first, and what modifies them comes on top',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Forest', 'Island ×2', 'Hill Giant'], hand: ['Giant Growth', 'Ovinize'] } },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '6/6' } } },
      { as: 'A', cast: 'Ovinize', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '3/4' } }, id: 'on top' },
    ],
    shows: across('on top', null, null, null, '208.4a'),
  },
  {
    name: 'What looks at base power sees what sets it and not what modifies it',
    editions: ['2026-02'],
    cards: {
      'Base Muster': {
        cost: '{1}',
        type: 'Sorcery',
        text: 'Destroy all creatures with base power 2 or less.',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'destroy',
                  what: {
                    set: 'all',
                    where: {
                      is: 'and',
                      of: [
                        { is: 'type', type: 'creature' },
                        { is: 'stat', stat: 'basePower', op: '≤', than: 2 },
                      ],
                    },
                  },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×2',
            'Island ×2',
            'Swamp',
            { card: 'Grizzly Bears', counters: { '+1/+1': 2 } },
            { card: 'Hill Giant', counters: { '-1/-1': 2 } },
            'Craw Wurm',
            'Nightmare',
          ],
          hand: ['Base Muster', 'Ovinize', 'Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Ovinize', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Giant Growth', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/4', 'Hill Giant': '1/1', 'Craw Wurm': '3/4', Nightmare: '1/1' } } },
      { as: 'A', cast: 'Base Muster' },
      { until: 'resolved' },
      {
        expect: {
          zone: {
            'Grizzly Bears': 'graveyard',
            'Hill Giant': 'battlefield',
            'Craw Wurm': 'graveyard',
            Nightmare: 'graveyard',
          },
        },
        id: 'as set',
      },
    ],
    shows: [...across('as set', null, null, null, '208.4b'), ...across('as set', null, null, null, '208.4')],
  },
  {
    name: 'A creature without a value for its power has a power of 0, and dies of its toughness',
    editions: ['2026-02'],
    cards: {
      'Odd Wish': {
        cost: '{1}',
        type: 'Sorcery',
        text: 'Artifacts are creatures too this turn.',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'effect',
                  parts: [
                    {
                      part: 'change',
                      affects: { set: 'all', where: { is: 'type', type: 'artifact' } },
                      mods: [{ mod: 'types', op: 'add', types: ['creature'] }],
                    },
                  ],
                  duration: { until: 'endOfTurn' },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Ornithopter', 'Worn Powerstone', 'Darksteel Ingot'], hand: ['Odd Wish'] },
      },
    },
    script: [
      { as: 'A', cast: 'Odd Wish' },
      { until: 'resolved' },
      { expect: { zone: { 'Worn Powerstone': 'graveyard', Ornithopter: 'battlefield' } }, id: 'no toughness' },
    ],
    shows: across('no toughness', null, null, null, '208.5'),
  },
  {
    name: 'A planeswalker enters with as much loyalty as its card says',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Jace Beleren'] } } },
    script: [
      { as: 'A', cast: 'Jace Beleren' },
      { until: 'resolved' },
      { expect: { counters: { 'Jace Beleren': { loyalty: 3 } } }, id: 'three' },
    ],
    shows: across('three', null, '208.1', '209.1', '209.1'),
  },
  {
    name: 'A loyalty ability is activated at the time of sorceries, once a turn for each planeswalker',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain',
            { card: 'Jace Beleren', counters: { loyalty: 3 } },
            { card: 'Sarkhan Vol', counters: { loyalty: 4 } },
          ],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', activate: 'Jace Beleren', ability: 0 }] } },
      { until: 'resolved' },
      { as: 'A', activate: 'Jace Beleren', ability: 0 },
      { until: 'resolved' },
      {
        expect: {
          cannot: [
            { as: 'A', activate: 'Jace Beleren', ability: 0 },
            { as: 'A', activate: 'Jace Beleren', ability: 1 },
          ],
          can: [{ as: 'A', activate: 'Sarkhan Vol', ability: 0 }],
        },
        id: 'once each',
      },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', activate: 'Sarkhan Vol', ability: 0 }] } },
    ],
    shows: across('once each', null, '208.2', '209.2', '209.2'),
  },
];
