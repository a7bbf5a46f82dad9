/** Who may act, and what happens without anybody acting. 2006: 404.2, 408.1 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const priority: readonly ScenarioInput[] = [
  {
    name: 'Who may act, and with what, is a matter of priority',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Prodigal Sorcerer'], hand: ['Shock', 'Forest'] },
        B: { battlefield: ['Mountain'], hand: [{ card: 'Shock', label: 'Bolt' }] },
      },
    },
    script: [
      {
        expect: {
          asks: { as: 'A', kind: 'priority' },
          can: [
            { as: 'A', cast: 'Shock' },
            { as: 'A', activate: 'Prodigal Sorcerer' },
            { as: 'A', play: 'Forest' },
          ],
        },
        id: 'with priority',
      },
      { as: 'A', pass: true },
      { expect: { asks: { as: 'B', kind: 'priority' }, can: [{ as: 'B', cast: 'Bolt' }] }, id: 'passed on' },
    ],
    shows: across('with priority', null, '115.1', '116.1', '117.1'),
  },
  {
    name: 'An activated ability is activated at any time with priority, a sorcery is not cast then',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Prodigal Sorcerer', 'Mountain ×2'], hand: ['Volcanic Hammer'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Prodigal Sorcerer'] },
      { as: 'A', pass: true },
      {
        expect: {
          can: [{ as: 'B', activate: 'Prodigal Sorcerer' }],
          cannot: [{ as: 'B', cast: 'Volcanic Hammer' }],
        },
        id: 'any time',
      },
    ],
    shows: across('any time', null, '115.1b', '116.1b', '117.1b'),
  },
  {
    name: 'Some special actions are taken at any time with priority, others in a main phase with an empty stack',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Mountain', { card: 'Willbender', faceDown: true }],
          hand: ['Shock', 'Forest'],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', turnUp: 'Willbender' },
            { as: 'A', play: 'Forest' },
          ],
        },
      },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { can: [{ as: 'A', turnUp: 'Willbender' }], cannot: [{ as: 'A', play: 'Forest' }] }, id: 'stack' },
      { until: 'empty' },
      { until: 'beginCombat' },
      {
        expect: { can: [{ as: 'A', turnUp: 'Willbender' }], cannot: [{ as: 'A', play: 'Forest' }] },
        id: 'no main phase',
      },
    ],
    shows: across('stack', null, '115.1c', '116.1c', '117.1c'),
  },
  {
    name: 'What triggers while a spell resolves goes on the stack when a player would next have priority',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Grizzly Bears'], hand: ['Perilous Research'] },
        B: { battlefield: ['Underworld Dreams'] },
      },
    },
    script: [
      { as: 'A', cast: 'Perilous Research' },
      { until: 'asked' },
      {
        expect: { hand: { A: 2 }, stack: ['Perilous Research'], asks: { as: 'A', kind: 'objects' } },
        id: 'not yet',
      },
      { as: 'A', answer: ['Grizzly Bears'] },
      {
        expect: {
          stack: ['Underworld Dreams', 'Underworld Dreams'],
          life: { A: 20 },
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'then',
      },
    ],
    shows: [...across('not yet', null, '115.2a', '116.2a', '117.2a'), ...across('then', '404.2', null, null, null)],
  },
  {
    name: 'The draw of the turn is over when the active player gets priority, and nobody has any while untapping',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: [{ card: 'Island', tapped: true }], library: ['Forest', 'Swamp'] } },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', pass: true },
      {
        expect: {
          step: 'upkeep',
          active: 'A',
          tapped: { Island: false },
          hand: { A: 0 },
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'untapped',
      },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'draw', hand: { A: ['Forest'] }, asks: { as: 'A', kind: 'priority' } }, id: 'drawn' },
    ],
    shows: [
      ...across('drawn', null, '115.2c', '116.2c', '117.2c'),
      ...across('untapped', '408.1c', '115.3a', '116.3a', '117.3a'),
    ],
  },
  {
    name: 'State-based actions are dealt with before any player has priority',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      {
        expect: {
          zone: { 'Grizzly Bears': 'graveyard' },
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'before',
      },
    ],
    shows: across('before', null, '115.2d', '116.2d', '117.2d'),
  },
  {
    name: 'A player who pays while a spell resolves may use mana abilities, and has no priority',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island'], hand: ['Force Spike'] },
        B: { battlefield: ['Mountain ×3', 'Prodigal Sorcerer'], hand: ['Hill Giant', 'Shock'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Force Spike' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      {
        expect: { asks: { as: 'B', kind: 'pay' }, cannot: [{ as: 'B', activate: 'Prodigal Sorcerer' }] },
        id: 'no priority',
      },
      { as: 'B', answer: true },
      { until: 'empty' },
      { expect: { life: { A: 18 } } },
    ],
    shows: across('no priority', null, '115.2e', '116.2e', '117.2e'),
  },
  {
    name: 'The active player has priority after a spell has resolved, whoever cast it',
    editions: [...ALL],
    position: {
      sides: {
        A: { hand: [] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { expect: { asks: { as: 'B', kind: 'priority' } } },
      { as: 'B', pass: true },
      { as: 'A', pass: true },
      { expect: { life: { A: 18 }, stack: [], asks: { as: 'A', kind: 'priority' } }, id: 'active player' },
    ],
    shows: across('active player', null, '115.3b', '116.3b', '117.3b'),
  },
  {
    name: 'Who does nothing passes, and the next player in turn order has priority; a spell resolves when all have passed',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: {},
        C: { battlefield: ['Island'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { expect: { asks: { as: 'B', kind: 'priority' } } },
      { as: 'B', pass: true },
      { expect: { asks: { as: 'C', kind: 'priority' }, life: { B: 20 } }, id: 'next' },
      { as: 'C', pass: true },
      { expect: { life: { B: 18 }, stack: [] }, id: 'all' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'main1' } },
      { as: 'C', pass: true },
      { expect: { step: 'beginCombat' } },
    ],
    shows: [
      ...across('next', null, '115.3d', '116.3d', '117.3d'),
      ...across('all', '413.1', '115.4', '116.4', '117.4'),
    ],
  },
  {
    name: 'Passes in succession begin anew after an action, and a response resolves first',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth' },
      { as: 'B', pass: true },
      { expect: { stack: ['Shock', 'Giant Growth'], asks: { as: 'A', kind: 'priority' } }, id: 'anew' },
      { as: 'A', pass: true },
      { expect: { stack: ['Shock'], pt: { 'Grizzly Bears': '5/5' } }, id: 'first' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, damage: { 'Grizzly Bears': 2 } } },
    ],
    shows: [...across('anew', null, '115.4', '116.4', '117.4'), ...across('first', null, '115.7', '116.7', '117.7')],
  },
];
