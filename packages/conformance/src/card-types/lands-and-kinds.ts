/** Playing and putting lands; what tribal cards, Vehicles, Equipment and attached things are. 2006: 212.6 · 2009: 301, 302, 305, 308 · 2011: 300–305, 308 · 2026: 300–305, 308 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const landsAndKinds: readonly ScenarioInput[] = [
  {
    name: 'An effect has nobody play a land when all land plays of the turn are used, or in another’s turn',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×12', { card: 'Djinn of Wishes', counters: { wish: 3 } }],
          library: ['Forest', 'Swamp', 'Mountain', 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Djinn of Wishes' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { zone: { Forest: 'battlefield' } } },
      { as: 'A', activate: 'Djinn of Wishes' },
      { until: 'resolved' },
      { expect: { zone: { Swamp: 'exile' } }, id: 'used up' },
      { until: 'turn' },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Djinn of Wishes' },
      { until: 'resolved' },
      { expect: { active: 'B', zone: { Mountain: 'exile' } }, id: 'not its turn' },
    ],
    shows: [
      { rule: '305.2b', edition: '2026-02', by: 'used up' },
      ...across('not its turn', null, '305.3', '305.3', '305.3'),
      { rule: '305.3', edition: '2011-09', by: 'used up' },
    ],
  },
  {
    name: 'A land that an effect puts onto the battlefield is not played and leaves the land play of the turn',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Sakura-Tribe Scout'], hand: ['Forest', 'Swamp', 'Island'] } } },
    script: [
      { as: 'A', activate: 'Sakura-Tribe Scout' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Forest' },
      { expect: { zone: { Forest: 'battlefield' }, can: [{ as: 'A', play: 'Swamp' }] }, id: 'still to play' },
      { as: 'A', play: 'Swamp' },
      { expect: { cannot: [{ as: 'A', play: 'Island' }] } },
    ],
    shows: across('still to play', '212.6b', '305.4', '305.4', '305.4'),
  },
  {
    name: 'A land is not played in response, nor in an upkeep, and is no spell that could be countered',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Forest', 'Shock'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', play: 'Forest' }] }, id: 'upkeep' },
      { until: 'main1' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', play: 'Forest' }] } },
      { until: 'resolved' },
      { as: 'A', play: 'Forest' },
      {
        expect: { zone: { Forest: 'battlefield' }, stack: [], asks: { as: 'A', kind: 'priority' } },
        id: 'no response',
      },
    ],
    shows: across('no response', '305.4', '505.4b', '505.5b', '505.6b'),
  },
  {
    name: 'A tribal card is cast and resolves as the other of its card types',
    editions: [...SINCE_2009],
    position: {
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Mountain ×3', 'Swamp ×2'], hand: ['Tarfire', 'Boggart Birth Rite', 'Bitterblossom'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Tarfire' }],
          cannot: [{ as: 'A', cast: 'Bitterblossom' }],
        },
        id: 'an instant',
      },
      { until: 'main1' },
      { as: 'A', cast: 'Bitterblossom' },
      { until: 'resolved' },
      { expect: { zone: { Bitterblossom: 'battlefield' } } },
      { as: 'A', cast: 'Tarfire', targets: ['B'] },
      { until: 'resolved' },
      { expect: { zone: { Tarfire: 'graveyard' }, life: { B: 18 } }, id: 'resolved' },
    ],
    shows: [
      ...across('an instant', null, '308.1', '308.1', '308.1'),
      ...across('resolved', null, null, '300.2b', '300.2b'),
    ],
  },
  {
    name: 'Power and toughness are what is printed and what effects add to it',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Forest', 'Grizzly Bears', 'Glorious Anthem'], hand: ['Giant Growth'] } },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '3/3' } } },
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '6/6' } }, id: 'both' },
    ],
    shows: across('both', null, '302.4c', '302.4c', '302.4c'),
  },
  {
    name: 'Damage stays marked on a creature until it regenerates or the turn is over; as much as its toughness destroys it',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', 'Swamp', 'Drudge Skeletons', 'Hill Giant', { card: 'Craw Wurm', damage: 1 }],
          hand: ['Shock', 'Shock', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { damage: { 'Hill Giant': 2 }, zone: { 'Hill Giant': 'battlefield' } } },
      { as: 'A', cast: 'Shock 2', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' } }, id: 'lethal' },
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock 3', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Drudge Skeletons': 'battlefield' }, damage: { 'Drudge Skeletons': 0, 'Craw Wurm': 1 } },
        id: 'regenerated',
      },
      { until: 'turn' },
      { expect: { damage: { 'Craw Wurm': 0 } }, id: 'cleaned up' },
    ],
    shows: [
      ...across('lethal', null, '302.7', '302.7', '302.7'),
      ...across('regenerated', null, '302.7', '302.7', '302.7'),
      ...across('cleaned up', null, '302.7', '302.7', '302.7'),
    ],
  },
  {
    name: 'A Vehicle has power and toughness only while it is a creature, at once those that are printed, and then effects on them',
    editions: ['2026-02'],
    cards: {
      'Weighing Day': {
        cost: '{W}',
        type: 'Instant',
        text: 'You gain life equal to the greatest power among artifacts you control.',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'gainLife',
                  who: { who: 'you' },
                  amount: {
                    q: 'greatest',
                    stat: 'power',
                    of: {
                      set: 'all',
                      where: {
                        is: 'and',
                        of: [
                          { is: 'type', type: 'artifact' },
                          { is: 'controlledBy', player: { who: 'you' } },
                        ],
                      },
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
          battlefield: ['Plains ×2', 'Forest', 'Sky Skiff', 'Grizzly Bears', 'Glorious Anthem'],
          hand: ['Weighing Day ×2', 'Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Weighing Day' },
      { until: 'resolved' },
      {
        expect: { life: { A: 20 }, types: { 'Sky Skiff': ['artifact'] }, subtypes: { 'Sky Skiff': ['Vehicle'] } },
        id: 'no power',
      },
      { as: 'A', activate: 'Sky Skiff' },
      { until: 'resolved' },
      { expect: { types: { 'Sky Skiff': ['artifact', 'creature'] }, pt: { 'Sky Skiff': '3/4' } }, id: 'as printed' },
      { as: 'A', cast: 'Weighing Day 2' },
      { until: 'resolved' },
      { expect: { life: { A: 23 } } },
    ],
    shows: [
      { rule: '301.7a', edition: '2026-02', by: 'no power' },
      { rule: '301.7b', edition: '2026-02', by: 'as printed' },
      { rule: '302.4', edition: '2026-02', by: 'no power' },
    ],
  },
];
