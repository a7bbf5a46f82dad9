/** A player leaves while others play on. 2006: 600.4 · 2009, 2011, 2026: 800.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

const players = ['A', 'B', 'C'];
const BEFORE = ['2006-10', '2009-10', '2011-09'] as const;

export const leaving: readonly ScenarioInput[] = [
  {
    name: 'What a player owns leaves with them, control they were given ends, and what they control still is exiled',
    editions: [...ALL],
    players,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Hill Giant', { card: 'Gray Ogre', controller: 'B' }, { card: 'Forest', controller: 'C' }] },
        B: {
          battlefield: ['Mountain ×3', { card: 'Storm Crow', controller: 'C' }],
          hand: ['Act of Treason'],
          graveyard: ['Swamp'],
        },
      },
    },
    script: [
      { as: 'B', cast: 'Act of Treason', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { controller: { 'Hill Giant': 'B' } } },
      { concede: 'B' },
      { expect: { zone: { 'Storm Crow': 'none', Mountain: 'none', Swamp: 'none' }, result: null }, id: 'owned' },
      { expect: { controller: { 'Hill Giant': 'A', Forest: 'C' } }, id: 'control' },
      { expect: { zone: { 'Gray Ogre': 'exile' } }, id: 'exiled' },
    ],
    shows: [
      { rule: '600.4a', edition: '2006-10', by: 'exiled' },
      { rule: '800.4a', edition: '2009-10', by: 'exiled' },
      { rule: '800.4a', edition: '2011-09', by: 'exiled' },
      { rule: '800.4a', edition: '2026-02', by: 'exiled' },
    ],
  },
  {
    name: 'Control received by an exchange ends as the player leaves',
    editions: [...ALL],
    players,
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Hill Giant'], hand: ['Switcheroo'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Switcheroo', targets: [['Hill Giant', 'Grizzly Bears']] },
      { until: 'resolved' },
      { expect: { controller: { 'Hill Giant': 'B', 'Grizzly Bears': 'A' } } },
      { concede: 'B' },
      {
        expect: { controller: { 'Hill Giant': 'A' }, zone: { 'Hill Giant': 'battlefield', 'Grizzly Bears': 'none' } },
        id: 'ended',
      },
    ],
    shows: [
      { rule: '600.4a', edition: '2006-10', by: 'ended' },
      { rule: '800.4a', edition: '2009-10', by: 'ended' },
      { rule: '800.4a', edition: '2011-09', by: 'ended' },
      { rule: '800.4a', edition: '2026-02', by: 'ended' },
    ],
  },
  {
    name: 'Other effects of a player who has left go on',
    editions: [...ALL],
    players,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Grizzly Bears'] },
        B: { battlefield: ['Forest'], hand: ['Giant Growth'] },
      },
    },
    script: [
      { as: 'B', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { concede: 'B' },
      { expect: { pt: { 'Grizzly Bears': '5/5' } }, id: 'grown' },
      { until: 'turn' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } } },
    ],
    shows: [
      { rule: '600.4a', edition: '2006-10', by: 'grown' },
      { rule: '800.4a', edition: '2009-10', by: 'grown' },
      { rule: '800.4a', edition: '2011-09', by: 'grown' },
      { rule: '800.4a', edition: '2026-02', by: 'grown' },
    ],
  },
  {
    name: 'Spells and abilities of a player who leaves cease to exist, and those that wait are not put on the stack',
    editions: [...ALL],
    players,
    position: {
      sides: {
        A: { battlefield: ['Forest'], hand: ['Llanowar Elves'] },
        B: { battlefield: ['Prodigal Sorcerer', 'Soul Warden'] },
      },
    },
    script: [
      { as: 'A', cast: 'Llanowar Elves' },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Prodigal Sorcerer', targets: ['A'] },
      { expect: { stack: ['Llanowar Elves', 'Prodigal Sorcerer'] } },
      { concede: 'B' },
      { expect: { stack: ['Llanowar Elves'], asks: { as: 'C', kind: 'priority' } }, id: 'ceased' },
      { until: 'resolved' },
      { expect: { stack: [], life: { A: 20 } }, id: 'none' },
    ],
    shows: [
      { rule: '600.4a', edition: '2006-10', by: 'ceased' },
      { rule: '800.4a', edition: '2009-10', by: 'ceased' },
      { rule: '800.4a', edition: '2011-09', by: 'ceased' },
      { rule: '800.4a', edition: '2026-02', by: 'ceased' },
    ],
  },
  {
    name: 'Control that would come back to a player who has left',
    editions: [...ALL],
    players,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Act of Treason'] },
        C: { battlefield: [{ card: 'Hill Giant', controller: 'B' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Act of Treason', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { concede: 'B' },
      { expect: { controller: { 'Hill Giant': 'A' } } },
      { until: 'turn' },
      {
        expect: { active: 'C', zone: { 'Hill Giant': 'battlefield' }, controller: { 'Hill Giant': 'A' } },
        in: [...BEFORE],
        id: 'stays',
      },
      { expect: { active: 'C', zone: { 'Hill Giant': 'exile' } }, in: ['2026-02'], id: 'exiled' },
    ],
    shows: [
      { rule: '600.4b', edition: '2006-10', by: 'stays' },
      { rule: '800.4b', edition: '2009-10', by: 'stays' },
      { rule: '800.4b', edition: '2011-09', by: 'stays' },
      { rule: '800.4c', edition: '2026-02', by: 'exiled' },
    ],
  },
  {
    name: 'What attacks a player who leaves goes on attacking, and assigns no damage',
    editions: ['2009-10', '2011-09', '2026-02'],
    players,
    cards: {
      Thief: {
        type: 'Creature — Rogue',
        pt: '2/2',
        text: 'Whenever Thief deals combat damage to a player, draw a card.',
      },
    },
    position: { sides: { A: { battlefield: ['Thief', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { Thief: 'B', 'Hill Giant': 'C' } },
      { concede: 'B' },
      { expect: { attacking: ['Thief', 'Hill Giant'] }, id: 'attacks' },
      { until: 'endCombat' },
      { expect: { hand: { A: 0 }, life: { C: 17 } }, id: 'none' },
    ],
    shows: [
      { rule: '800.4d', edition: '2009-10', by: 'none' },
      { rule: '800.4d', edition: '2011-09', by: 'none' },
      { rule: '800.4e', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'A turn goes on without its player, and the next one in order has priority',
    editions: ['2009-10', '2011-09', '2026-02'],
    players,
    position: { active: 'A', sides: { B: { battlefield: ['Mountain'], hand: ['Shock'] } } },
    script: [
      { concede: 'A' },
      { expect: { turn: 5, active: 'A', step: 'main1', asks: { as: 'B', kind: 'priority' } }, id: 'priority' },
      { as: 'B', cast: 'Shock', targets: ['C'] },
      { until: 'resolved' },
      { expect: { life: { C: 18 }, asks: { as: 'B', kind: 'priority' } } },
      { until: 'end' },
      { expect: { turn: 5, active: 'A' }, id: 'goes on' },
      { until: 'turn' },
      { expect: { turn: 6, active: 'B' } },
    ],
    shows: [
      { rule: '800.4a', edition: '2009-10', by: 'priority' },
      { rule: '800.4g', edition: '2009-10', by: 'goes on' },
      { rule: '800.4a', edition: '2011-09', by: 'priority' },
      { rule: '800.4g', edition: '2011-09', by: 'goes on' },
      { rule: '800.4a', edition: '2026-02', by: 'priority' },
      { rule: '800.4j', edition: '2026-02', by: 'goes on' },
    ],
  },
  {
    name: 'An extra turn of a player who has left does not begin',
    editions: ['2026-02'],
    players,
    position: { active: 'A', sides: { A: { battlefield: ['Island ×2'], hand: ['Time Walk'] } } },
    script: [
      { as: 'A', cast: 'Time Walk' },
      { until: 'resolved' },
      { concede: 'A' },
      { until: 'turn' },
      { expect: { turn: 6, active: 'B' }, id: 'none' },
    ],
    shows: [{ rule: '800.4k', edition: '2026-02', by: 'none' }],
  },
  {
    name: 'What lasts until the next turn of a player who has left ends when that turn would have begun',
    editions: ['2026-02'],
    players,
    cards: {
      Languor: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [{ name: 't', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } }],
              effect: [
                {
                  do: 'effect',
                  parts: [
                    {
                      part: 'change',
                      affects: { set: 'ref', name: 't' },
                      mods: [{ mod: 'modifyPT', power: -1, toughness: 0 }],
                    },
                  ],
                  duration: { until: 'nextTurn', of: { who: 'you' } },
                },
              ],
            },
          },
        ],
      },
    },
    position: { active: 'A', sides: { A: { hand: ['Languor'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Languor', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { concede: 'A' },
      { expect: { pt: { 'Grizzly Bears': '1/2' } } },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'C', pt: { 'Grizzly Bears': '1/2' } }, id: 'lasts' },
      { until: 'turn' },
      { expect: { active: 'B', pt: { 'Grizzly Bears': '2/2' } }, id: 'ends' },
    ],
    shows: [{ rule: '800.4m', edition: '2026-02', by: 'ends' }],
  },
  {
    name: 'A player who has left does not pay',
    editions: ['2026-02'],
    players,
    cards: {
      Toll: {
        type: 'Enchantment',
        text: 'Whenever an opponent casts a spell, draw a card unless that player pays {1}.',
      },
    },
    position: {
      active: 'B',
      sides: { A: { battlefield: ['Toll'] }, B: { battlefield: ['Mountain ×2'], hand: ['Shock'] } },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['C'] },
      { expect: { stack: ['Shock', 'Toll'] } },
      { concede: 'B' },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } }, id: 'unpaid' },
    ],
    shows: [{ rule: '800.4f', edition: '2026-02', by: 'unpaid' }],
  },
];
