/** Counters. 2006: 200.10, 420.5n · 2009: 120 · 2011: 121 · 2026: 122 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const counters: readonly ScenarioInput[] = [
  {
    name: 'A counter adds to power and toughness what it says, or takes it away',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Hill Giant', counters: { '+1/+1': 2 } },
            { card: 'Craw Wurm', counters: { '-1/-1': 1 } },
            { card: 'Grizzly Bears', counters: { '+1/+0': 2 } },
          ],
        },
      },
    },
    script: [{ expect: { pt: { 'Hill Giant': '5/5', 'Craw Wurm': '5/3', 'Grizzly Bears': '4/2' } }, id: 'adds' }],
    shows: across('adds', '200.10', '120.1a', '121.1a', '122.1a'),
  },
  {
    name: 'One counter is as good as another of its kind, wherever it came from',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest',
            { card: 'Ghave, Guru of Spores', counters: { '+1/+1': 5 } },
            { card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
          ],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Ghave, Guru of Spores' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { expect: { pt: { 'Grizzly Bears': '2/2' }, counters: { 'Ghave, Guru of Spores': { '+1/+1': 5 } } }, id: 'any' },
      { until: 'resolved' },
    ],
    shows: across('any', null, '120.1', '121.1', '122.1'),
  },
  {
    name: 'A planeswalker’s loyalty counters are its loyalty, and without any it is put into the graveyard',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: [{ card: 'Liliana Vess', counters: { loyalty: 2 } }] },
        B: { library: ['Forest', 'Swamp'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', activate: 'Liliana Vess', ability: 1 }],
          cannot: [{ as: 'A', activate: 'Liliana Vess', ability: 2 }],
        },
      },
      { as: 'A', activate: 'Liliana Vess', ability: 1 },
      { expect: { zone: { 'Liliana Vess': 'graveyard' }, stack: ['Liliana Vess'] }, id: 'without' },
      { until: 'asked' },
      { as: 'A', answer: [0] },
    ],
    shows: across('without', null, '120.1b', '121.1b', '122.1e'),
  },
  {
    name: 'Ten poison counters lose the game, and nine do not',
    editions: [...SINCE_2009],
    position: {
      step: 'beginCombat',
      sides: { A: { battlefield: ['Marsh Viper'] }, B: { poison: 8, battlefield: ['Forest'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Marsh Viper'] },
      { until: 'combatDamage' },
      { expect: { poison: { B: 8 }, result: null } },
      { until: 'over' },
      { expect: { poison: { B: 10 }, lost: ['B'] }, id: 'ten' },
    ],
    shows: across('ten', null, '120.1c', '121.1c', '122.1f'),
  },
  {
    name: 'Counters do not go along to another zone',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Forest ×2', { card: 'Grizzly Bears', counters: { '+1/+1': 3 } }],
          hand: ['Unsummon'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Unsummon' },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': {} }, zone: { 'Grizzly Bears': 'hand' } } },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'gone' },
    ],
    shows: across('gone', null, null, '121.2', '122.2'),
  },
  {
    name: 'Of +1/+1 and -1/-1 counters as many of each are removed as there are pairs',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Swamp', { card: 'Grizzly Bears', counters: { '+1/+1': 3 } }], hand: ['Scar'] },
      },
    },
    script: [
      { as: 'A', cast: 'Scar' },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { '+1/+1': 2 } }, pt: { 'Grizzly Bears': '4/4' } }, id: 'pairs' },
    ],
    shows: across('pairs', null, '120.2', '121.3', '122.3'),
  },
  {
    name: 'A counter moves from one object to another',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: [{ card: 'Afiya Grove', counters: { '+1/+1': 3 } }, 'Grizzly Bears'] } },
    },
    script: [
      { until: 'upkeep' },
      { until: 'resolved' },
      {
        expect: { counters: { 'Afiya Grove': { '+1/+1': 2 }, 'Grizzly Bears': { '+1/+1': 1 } } },
        id: 'moved',
      },
    ],
    shows: across('moved', null, '120.4', '121.5', '122.5'),
  },
  {
    name: 'A counter does not move to what can have none, and is not removed',
    editions: ['2026-02'],
    cards: {
      "Melira's Keepers": {
        cost: '{4}{G}',
        type: 'Creature — Human Warrior',
        pt: '4/4',
        abilities: [
          {
            ability: 'static',
            parts: [{ part: 'rule', rule: { rule: 'cantHaveCounters', what: { set: 'self' } } }],
          },
        ],
      },
    },
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: [{ card: 'Afiya Grove', counters: { '+1/+1': 3 } }, "Melira's Keepers"] } },
    },
    script: [
      { until: 'upkeep' },
      { until: 'resolved' },
      {
        expect: { counters: { 'Afiya Grove': { '+1/+1': 3 }, "Melira's Keepers": {} } },
        id: 'not moved',
      },
    ],
    shows: across('not moved', null, null, null, '122.5'),
  },
  {
    name: 'A counter that is not there does not move',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: { battlefield: [{ card: 'Afiya Grove', counters: { '+1/+1': 3 } }, 'Grizzly Bears'] },
        B: { battlefield: ['Plains ×2'], hand: ['Disenchant'] },
      },
    },
    script: [
      { until: 'upkeep' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Disenchant', targets: ['Afiya Grove'] },
      { until: 'empty' },
      { expect: { counters: { 'Grizzly Bears': {} }, zone: { 'Afiya Grove': 'graveyard' } }, id: 'not there' },
    ],
    shows: across('not there', null, '120.4', '121.5', '122.5'),
  },
  {
    name: 'Counters that an object enters with are put on it too, since a rule says so',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×4', 'Flourishing Defenses'], hand: ['Belligerent Hatchling'] } },
    },
    script: [
      { as: 'A', cast: 'Belligerent Hatchling' },
      { until: 'resolved' },
      {
        expect: {
          counters: { 'Belligerent Hatchling': { '-1/-1': 4 } },
          stack: ['Flourishing Defenses', 'Flourishing Defenses', 'Flourishing Defenses', 'Flourishing Defenses'],
        },
        in: [...SINCE_2009],
        id: 'entering',
      },
      { expect: { counters: { 'Belligerent Hatchling': { '-1/-1': 4 } }, stack: [] }, in: ['2006-10'] },
    ],
    shows: across('entering', null, '120.5', '121.6', '122.6'),
  },
  {
    name: 'The counters of what has left are not moved: as many are put on the other object',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', { card: 'Arcbound Worker', counters: { '+1/+1': 2 } }, 'Ornithopter'],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Arcbound Worker'] },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { counters: { Ornithopter: { '+1/+1': 2 } }, pt: { Ornithopter: '2/4' } }, id: 'as many' },
    ],
    shows: across('as many', null, null, null, '122.8'),
  },
  {
    name: 'A shield counter goes instead of the permanent that an effect would destroy',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×6'], hand: ['Murder', { card: 'Murder', label: 'Again' }] },
        B: { battlefield: [{ card: 'Hill Giant', counters: { shield: 1 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield' }, counters: { 'Hill Giant': {} } }, id: 'instead' },
      { as: 'A', cast: 'Again', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' } } },
    ],
    shows: across('instead', null, null, null, '122.1c'),
  },
  {
    name: 'A shield counter goes as damage to the permanent is prevented, one for all of it',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        B: { battlefield: [{ card: 'Hill Giant', counters: { shield: 2 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { damage: { 'Hill Giant': 0 }, counters: { 'Hill Giant': { shield: 1 } } }, id: 'prevented' },
    ],
    shows: across('prevented', null, null, null, '122.1c'),
  },
  {
    name: 'A stun counter goes instead of the permanent’s untapping',
    editions: ['2026-02'],
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: {
          battlefield: [
            { card: 'Hill Giant', tapped: true, counters: { stun: 2 } },
            { card: 'Grizzly Bears', tapped: true },
          ],
        },
      },
    },
    script: [
      { until: 'upkeep' },
      {
        expect: { tapped: { 'Hill Giant': true, 'Grizzly Bears': false }, counters: { 'Hill Giant': { stun: 1 } } },
        id: 'one instead',
      },
    ],
    shows: across('one instead', null, null, null, '122.1d'),
  },
  {
    name: 'A permanent with a finality counter is exiled instead of going to the graveyard',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: [{ card: 'Grizzly Bears', counters: { finality: 1 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'exile' } }, id: 'exiled' },
    ],
    shows: across('exiled', null, null, null, '122.1h'),
  },
  {
    name: 'A permanent that can’t have more than some counters of a kind loses those beyond',
    editions: [...SINCE_2009],
    cards: {
      'Weary Dreamer': {
        cost: '{U}',
        type: 'Creature — Human Wizard',
        pt: '1/1',
        text: "Weary Dreamer can't have more than two +1/+1 counters on it.",
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest',
            { card: 'Weary Dreamer', counters: { '+1/+1': 2, charge: 5 } },
            { card: 'Grizzly Bears', counters: { '+1/+1': 5 } },
          ],
          hand: ['Burst of Strength'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Burst of Strength', targets: ['Weary Dreamer'] },
      { until: 'resolved' },
      {
        expect: {
          counters: { 'Weary Dreamer': { '+1/+1': 2, charge: 5 }, 'Grizzly Bears': { '+1/+1': 5 } },
          pt: { 'Weary Dreamer': '3/3' },
        },
        id: 'beyond',
      },
    ],
    shows: [
      ...across('beyond', null, '120.3', '121.4', '122.4'),
      ...across('beyond', null, '704.5s', '704.5s', '704.5r'),
    ],
  },
  {
    name: 'What triggers on the third counter triggers as there come to be three or more, and not again',
    editions: ['2026-02'],
    cards: {
      'Slow Clock': {
        cost: '{1}{G}',
        type: 'Creature — Construct',
        pt: '1/1',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'counters', counter: '+1/+1', what: { is: 'self' }, nth: 3 },
            body: { effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 5 }] },
          },
        ],
      },
      'Two Turns': {
        cost: '{G}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [
                { name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } },
              ],
              effect: [{ do: 'putCounters', counter: '+1/+1', count: 2, on: { set: 'ref', name: 't1' } }],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', 'Slow Clock'],
          hand: ['Two Turns', { card: 'Two Turns', label: 'Second' }, { card: 'Two Turns', label: 'Third' }],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Two Turns' },
      { until: 'resolved' },
      { expect: { stack: [] } },
      { as: 'A', cast: 'Second' },
      { until: 'resolved' },
      { expect: { stack: ['Slow Clock'], counters: { 'Slow Clock': { '+1/+1': 4 } } }, id: 'three or more' },
      { until: 'empty' },
      { as: 'A', cast: 'Third' },
      { until: 'resolved' },
      { expect: { stack: [], life: { A: 25 } }, id: 'not again' },
    ],
    shows: [...across('three or more', null, null, null, '122.7'), ...across('not again', null, null, null, '122.7')],
  },
  {
    name: 'Counters of what was sacrificed for the ability are put on the other object, as many as it had',
    editions: ['2026-02'],
    cards: {
      'Giving Spike': {
        cost: '{1}{G}',
        type: 'Creature — Spike',
        pt: '0/1',
        abilities: [
          {
            ability: 'activated',
            cost: { actions: [{ do: 'sacrifice', who: { who: 'you' }, what: { set: 'self' } }] },
            body: {
              targets: [
                { name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } },
              ],
              effect: [
                {
                  do: 'putCounters',
                  counter: '+1/+1',
                  count: { q: 'counters', counter: '+1/+1', on: { set: 'self' } },
                  on: { set: 'ref', name: 't1' },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: [{ card: 'Giving Spike', counters: { '+1/+1': 3 } }, 'Grizzly Bears'] } },
    },
    script: [
      { as: 'A', activate: 'Giving Spike', targets: ['Grizzly Bears'] },
      { expect: { zone: { 'Giving Spike': 'graveyard' } } },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { '+1/+1': 3 } } }, id: 'as many' },
    ],
    shows: across('as many', null, null, null, '122.9'),
  },
];
