/** Timestamps. 2006: 418.5e–g · 2009, 2011: 613.6 · 2026: 613.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const RETURN_ALL = {
  cost: '{W}',
  type: 'Sorcery',
  abilities: [
    {
      ability: 'spell' as const,
      body: {
        effect: [
          {
            do: 'move',
            what: { set: 'all', where: { is: 'type', type: 'enchantment' }, zone: 'graveyard' },
            to: { zone: 'battlefield', under: { who: 'owners', of: { set: 'all', where: { is: 'any' } } } },
          },
        ],
      },
    },
  ],
};

export const timestamps: readonly ScenarioInput[] = [
  {
    name: 'Permanents that enter at once: their player says which is first',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Grizzly Bears'],
          hand: ['Replenish'],
          graveyard: ['Levitation', 'Gravity Sphere'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Replenish' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'order' } } },
      { as: 'A', answer: ['Gravity Sphere', 'Levitation'] },
      { expect: { keywords: { 'Grizzly Bears': ['flying'] } }, id: 'as ordered' },
    ],
    shows: across('as ordered', '418.5e', '613.6g', '613.6g', '613.7m'),
  },
  {
    name: 'The other order, the other outcome',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Grizzly Bears'],
          hand: ['Replenish'],
          graveyard: ['Levitation', 'Gravity Sphere'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Replenish' },
      { until: 'resolved' },
      { as: 'A', answer: ['Levitation', 'Gravity Sphere'] },
      { expect: { lacks: { 'Grizzly Bears': ['flying'] } }, id: 'as ordered' },
    ],
    shows: across('as ordered', '418.5e', '613.6g', '613.6g', '613.7m'),
  },
  {
    name: 'Two players’ permanents at once: the active player orders them all, or has the earlier ones',
    editions: [...ALL],
    cards: { 'Second Growth': RETURN_ALL },
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Second Growth'], graveyard: ['Gravity Sphere'] },
        B: { battlefield: ['Grizzly Bears'], graveyard: ['Levitation'] },
      },
    },
    script: [
      { as: 'A', cast: 'Second Growth' },
      { until: 'resolved' },
      { as: 'A', answer: ['Levitation', 'Gravity Sphere'], in: ['2006-10', '2009-10', '2011-09'] },
      {
        expect: { lacks: { 'Grizzly Bears': ['flying'] } },
        in: ['2006-10', '2009-10', '2011-09'],
        id: 'active player orders',
      },
      { expect: { keywords: { 'Grizzly Bears': ['flying'] } }, in: ['2026-02'], id: 'active player first' },
    ],
    shows: [
      ...across('active player orders', '418.5e', '613.6g', '613.6g', null),
      { rule: '613.7m', edition: '2026-02', by: 'active player first' },
    ],
  },
  {
    name: 'Equipment attached at once: the player says which was attached first',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×5', 'Magebane Armor', 'Cobbled Wings'],
          hand: ['Vulshok Battlemaster'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Vulshok Battlemaster' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'order', offers: ['Magebane Armor', 'Cobbled Wings'] } } },
      { as: 'A', answer: ['Magebane Armor', 'Cobbled Wings'] },
      {
        expect: { pt: { 'Vulshok Battlemaster': '4/6' }, keywords: { 'Vulshok Battlemaster': ['flying'] } },
        id: 'wings last',
      },
    ],
    shows: across('wings last', null, '613.6g', '613.6g', '613.7m'),
  },
  {
    name: 'The other order of attaching, the other outcome',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×5', 'Magebane Armor', 'Cobbled Wings'],
          hand: ['Vulshok Battlemaster'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Vulshok Battlemaster' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: ['Cobbled Wings', 'Magebane Armor'] },
      {
        expect: { pt: { 'Vulshok Battlemaster': '4/6' }, lacks: { 'Vulshok Battlemaster': ['flying'] } },
        id: 'armor last',
      },
    ],
    shows: across('armor last', null, '613.6g', '613.6g', '613.7m'),
  },
  {
    name: 'A later entry is a later timestamp',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4', 'Levitation', 'Storm Crow'], hand: ['Gravity Sphere'] },
      },
    },
    script: [
      { as: 'A', cast: 'Gravity Sphere' },
      { until: 'resolved' },
      { expect: { lacks: { 'Storm Crow': ['flying'] } }, id: 'later' },
    ],
    shows: across('later', '418.5f', '613.6c', '613.6c', '613.7d'),
  },
  {
    name: 'An Equipment that is attached anew has a new timestamp',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island',
            'Grizzly Bears',
            'Hill Giant',
            { card: 'Cobbled Wings', attachedTo: 'Hill Giant' },
            'Gravity Sphere',
          ],
        },
      },
    },
    script: [
      { expect: { lacks: { 'Hill Giant': ['flying'] } } },
      { as: 'A', activate: 'Cobbled Wings', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: { attached: { 'Cobbled Wings': 'Grizzly Bears' }, keywords: { 'Grizzly Bears': ['flying'] } },
        id: 'anew',
      },
    ],
    shows: across('anew', '418.5e', '613.6d', '613.6d', '613.7e'),
  },
  {
    name: 'An effect of a spell has the timestamp of its resolution, whenever its object came',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Gravity Sphere', 'Grizzly Bears'],
          hand: ['Jump'],
        },
      },
    },
    script: [
      { expect: { lacks: { 'Grizzly Bears': ['flying'] } } },
      { as: 'A', cast: 'Jump', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { keywords: { 'Grizzly Bears': ['flying'] } }, id: 'resolution' },
    ],
    shows: across('resolution', '418.5g', '613.6b', '613.6b', '613.7b'),
  },
  {
    name: 'Since counters have timestamps, a keyword counter gives its keyword in its turn',
    editions: [...ALL],
    cards: {
      'Wing Token': {
        cost: '{U}',
        type: 'Instant',
        text: 'Put a flying counter on target creature.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Island ×2', 'Gravity Sphere', 'Grizzly Bears'], hand: ['Wing Token'] } },
    },
    script: [
      { as: 'A', cast: 'Wing Token', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { flying: 1 } } } },
      {
        expect: { lacks: { 'Grizzly Bears': ['flying'] } },
        in: ['2006-10', '2009-10', '2011-09'],
      },
      { expect: { keywords: { 'Grizzly Bears': ['flying'] } }, in: ['2026-02'], id: 'later than the sphere' },
    ],
    shows: [
      { rule: '613.7c', edition: '2026-02', by: 'later than the sphere' },
      { rule: '122.1b', edition: '2026-02', by: 'later than the sphere' },
      { rule: '613.1f', edition: '2026-02', by: 'later than the sphere' },
    ],
  },
  {
    name: 'A keyword counter that was there first is overridden by what came later',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×3', { card: 'Grizzly Bears', counters: { flying: 1 } }],
          hand: ['Gravity Sphere'],
        },
      },
    },
    script: [
      { expect: { keywords: { 'Grizzly Bears': ['flying'] } } },
      { as: 'A', cast: 'Gravity Sphere' },
      { until: 'resolved' },
      { expect: { lacks: { 'Grizzly Bears': ['flying'] } }, id: 'overridden' },
    ],
    shows: [{ rule: '613.7c', edition: '2026-02', by: 'overridden' }],
  },
];
