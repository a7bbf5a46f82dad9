/** Games of more than two, each alone or in teams: whom to attack, who blocks, who an opponent is. 2006: 602, 604, 605 · 2009, 2011, 2026: 802, 803, 805, 806 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const THREE = ['A', 'B', 'C'];
const FOUR = ['A', 'B', 'C', 'D'];
const deck = { library: ['Forest ×20'] };

export const freeForAll: readonly ScenarioInput[] = [
  {
    name: 'Each attacker attacks one of the opponents, who blocks what attacks them',
    editions: [...ALL],
    players: THREE,
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Runeclaw Bear'] },
        B: { battlefield: ['Gray Ogre'] },
        C: { battlefield: ['Storm Crow'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['B', 'C'] } }, id: 'both' },
      { as: 'A', attack: { 'Hill Giant': 'C', 'Grizzly Bears': 'B', 'Runeclaw Bear': 'C' } },
      { until: 'declareBlockers' },
      { expect: { asks: { as: 'B', kind: 'blockers' }, mayBlock: { 'Gray Ogre': ['Grizzly Bears'] } }, id: 'first' },
      { as: 'B', block: { 'Gray Ogre': 'Grizzly Bears' } },
      {
        expect: { asks: { as: 'C', kind: 'blockers' }, mayBlock: { 'Storm Crow': ['Hill Giant', 'Runeclaw Bear'] } },
        id: 'then',
      },
      { as: 'C', block: { 'Storm Crow': 'Hill Giant' } },
      { until: 'endCombat' },
      { expect: { life: { B: 20, C: 18 } } },
    ],
    shows: [
      { rule: '602.3', edition: '2006-10', by: 'both' },
      { rule: '602.4', edition: '2006-10', by: 'then' },
      { rule: '602.4a', edition: '2006-10', by: 'first' },
      { rule: '802.3', edition: '2009-10', by: 'both' },
      { rule: '802.4', edition: '2009-10', by: 'then' },
      { rule: '802.4a', edition: '2009-10', by: 'first' },
      { rule: '802.3', edition: '2011-09', by: 'both' },
      { rule: '802.4', edition: '2011-09', by: 'then' },
      { rule: '802.4a', edition: '2011-09', by: 'first' },
      { rule: '802.3', edition: '2026-02', by: 'both' },
      { rule: '802.4', edition: '2026-02', by: 'then' },
      { rule: '802.4a', edition: '2026-02', by: 'first' },
    ],
  },
  {
    name: 'A restriction on attacking one player leaves the others open',
    editions: [...ALL],
    players: THREE,
    position: {
      sides: { A: { battlefield: ['Grizzly Bears', 'Storm Crow'] }, B: { battlefield: ['Form of the Dragon'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Grizzly Bears': ['C'], 'Storm Crow': ['B', 'C'] } }, id: 'open' },
    ],
    shows: [
      { rule: '602.3a', edition: '2006-10', by: 'open' },
      { rule: '802.3a', edition: '2009-10', by: 'open' },
      { rule: '802.3a', edition: '2011-09', by: 'open' },
      { rule: '802.3a', edition: '2026-02', by: 'open' },
    ],
  },
  {
    name: 'The defending player is the one whom that creature attacks',
    editions: [...ALL],
    players: THREE,
    cards: {
      Wraith: { type: 'Creature — Wraith', pt: '3/3', text: 'Swampwalk' },
    },
    position: {
      sides: {
        A: { battlefield: ['Wraith'] },
        B: { battlefield: ['Grizzly Bears'] },
        C: { battlefield: ['Swamp', 'Gray Ogre'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { Wraith: 'B' } },
      { until: 'declareBlockers' },
      { expect: { mayBlock: { 'Grizzly Bears': ['Wraith'] } }, id: 'attacked' },
    ],
    shows: [
      { rule: '602.2a', edition: '2006-10', by: 'attacked' },
      { rule: '802.2a', edition: '2009-10', by: 'attacked' },
      { rule: '802.2a', edition: '2011-09', by: 'attacked' },
      { rule: '802.2a', edition: '2026-02', by: 'attacked' },
    ],
  },
  {
    name: 'Creatures in a band attack one player',
    editions: [...ALL],
    players: THREE,
    position: { sides: { A: { battlefield: ['Benalish Hero', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Benalish Hero': 'B', 'Grizzly Bears': 'C' } },
      // nobody else attacks that player, so no band is offered
      { expect: { attacking: ['Benalish Hero', 'Grizzly Bears'], asks: { as: 'A', kind: 'priority' } }, id: 'apart' },
    ],
    shows: [
      { rule: '602.3b', edition: '2006-10', by: 'apart' },
      { rule: '802.3b', edition: '2009-10', by: 'apart' },
      { rule: '802.3b', edition: '2011-09', by: 'apart' },
      { rule: '802.3b', edition: '2026-02', by: 'apart' },
    ],
  },
  {
    name: 'Attack left: only the player to one’s left',
    editions: [...ALL],
    players: FOUR,
    attack: 'left',
    position: { sides: { A: { battlefield: ['Hill Giant'] }, D: { battlefield: ['Gray Ogre'] } } },
    script: [{ until: 'declareAttackers' }, { expect: { mayAttack: { 'Hill Giant': ['B'] } }, id: 'left' }],
    shows: [
      { rule: '604.1a', edition: '2006-10', by: 'left' },
      { rule: '803.1a', edition: '2009-10', by: 'left' },
      { rule: '803.1a', edition: '2011-09', by: 'left' },
      { rule: '803.1a', edition: '2026-02', by: 'left' },
    ],
  },
  {
    name: 'Attack right: only the player to one’s right',
    editions: [...ALL],
    players: FOUR,
    attack: 'right',
    position: { sides: { A: { battlefield: ['Hill Giant'] } } },
    script: [{ until: 'declareAttackers' }, { expect: { mayAttack: { 'Hill Giant': ['D'] } }, id: 'right' }],
    shows: [
      { rule: '604.1b', edition: '2006-10', by: 'right' },
      { rule: '803.1b', edition: '2009-10', by: 'right' },
      { rule: '803.1b', edition: '2011-09', by: 'right' },
      { rule: '803.1b', edition: '2026-02', by: 'right' },
    ],
  },
  {
    name: 'With a teammate to one’s left nobody can be attacked there',
    editions: [...ALL],
    players: FOUR,
    teams: [
      ['A', 'B'],
      ['C', 'D'],
    ],
    attack: 'left',
    position: { sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Gray Ogre'] } } },
    script: [
      { until: 'turn' },
      // A could attack nobody, and was not asked; B attacks C
      { until: 'declareAttackers' },
      { expect: { active: 'B', mayAttack: { 'Gray Ogre': ['C'] } }, id: 'none' },
    ],
    shows: [
      { rule: '604.1a', edition: '2006-10', by: 'none' },
      { rule: '803.1a', edition: '2009-10', by: 'none' },
      { rule: '803.1a', edition: '2011-09', by: 'none' },
      { rule: '803.1a', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'Teammates are no opponents, and a team wins with those of it who had lost',
    editions: [...ALL],
    players: FOUR,
    teams: [
      ['A', 'C'],
      ['B', 'D'],
    ],
    position: {
      sides: { A: { battlefield: ['Hill Giant', 'Swamp ×3'], hand: ['Syphon Soul'] }, C: { life: 3 }, B: { life: 1 } },
    },
    script: [
      { concede: 'C' },
      { until: 'declareAttackers' },
      { expect: { result: null, mayAttack: { 'Hill Giant': ['B', 'D'] } }, id: 'opponents' },
      { concede: 'D' },
      { expect: { result: null } },
      { concede: 'B' },
      { expect: { lost: ['B', 'C', 'D'], result: ['A', 'C'] }, id: 'team' },
    ],
    shows: [
      { rule: '102.2c', edition: '2006-10', by: 'team' },
      { rule: '200.3a', edition: '2006-10', by: 'opponents' },
      { rule: '102.3', edition: '2009-10', by: 'opponents' },
      { rule: '104.2c', edition: '2009-10', by: 'team' },
      { rule: '104.3g', edition: '2009-10', by: 'team' },
      { rule: '102.3', edition: '2011-09', by: 'opponents' },
      { rule: '104.2c', edition: '2011-09', by: 'team' },
      { rule: '104.3g', edition: '2011-09', by: 'team' },
      { rule: '102.3', edition: '2026-02', by: 'opponents' },
      { rule: '104.2c', edition: '2026-02', by: 'team' },
      { rule: '104.3g', edition: '2026-02', by: 'team' },
    ],
  },
  {
    name: 'An opponent is the one that the controller chooses',
    editions: [...ALL],
    players: THREE,
    cards: {
      Gift: { cost: '{0}', type: 'Sorcery', text: 'An opponent gains control of target creature.' },
    },
    position: { sides: { A: { battlefield: ['Grizzly Bears'], hand: ['Gift'] } } },
    script: [
      { as: 'A', cast: 'Gift', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'player', offers: ['B', 'C'], options: 2 } } },
      { as: 'A', answer: 'C', kind: 'player' },
      { expect: { controller: { 'Grizzly Bears': 'C' } } },
    ],
  },
  {
    name: 'In a game of three nobody skips the first draw',
    editions: [...ALL],
    players: THREE,
    position: { start: true, active: 'B', sides: { A: deck, B: deck, C: deck } },
    script: [
      { as: 'B', answer: false, kind: 'mulligan' },
      { as: 'C', answer: false, kind: 'mulligan' },
      { as: 'A', answer: false, kind: 'mulligan' },
      { until: 'draw' },
      { expect: { active: 'B', turn: 1, hand: { A: 7, B: 8, C: 7 } }, id: 'draws' },
    ],
    shows: [
      { rule: '101.5b', edition: '2006-10', by: 'draws' },
      { rule: '103.7c', edition: '2009-10', by: 'draws' },
      { rule: '103.7c', edition: '2011-09', by: 'draws' },
      { rule: '800.6', edition: '2011-09', by: 'draws' },
      { rule: '103.8c', edition: '2026-02', by: 'draws' },
      { rule: '800.7', edition: '2026-02', by: 'draws' },
    ],
  },
  {
    name: 'The first mulligan in a game of three',
    editions: [...ALL],
    players: THREE,
    position: { start: true, active: 'A', sides: { A: deck, B: deck, C: deck } },
    script: [
      { as: 'A', answer: true, kind: 'mulligan' },
      { as: 'B', answer: false, kind: 'mulligan', in: ['2009-10', '2011-09', '2026-02'] },
      { as: 'C', answer: false, kind: 'mulligan', in: ['2009-10', '2011-09', '2026-02'] },
      { expect: { hand: { A: 6 } }, in: ['2006-10'], id: 'six' },
      { expect: { hand: { A: 7 } }, in: ['2009-10', '2011-09', '2026-02'] },
      { as: 'A', answer: false, kind: 'mulligan' },
      { as: 'B', answer: false, kind: 'mulligan', in: ['2006-10'] },
      { as: 'C', answer: false, kind: 'mulligan', in: ['2006-10'] },
      { expect: { hand: { A: 7 }, turn: 1 }, in: ['2009-10', '2011-09', '2026-02'], id: 'seven' },
    ],
    shows: [
      { rule: '101.4', edition: '2006-10', by: 'six' },
      { rule: '800.5', edition: '2009-10', by: 'seven' },
      { rule: '103.4b', edition: '2009-10', by: 'seven' },
      { rule: '103.4b', edition: '2011-09', by: 'seven' },
      { rule: '800.5', edition: '2011-09', by: 'seven' },
      { rule: '800.6', edition: '2026-02', by: 'seven' },
      { rule: '103.5c', edition: '2026-02', by: 'seven' },
    ],
  },
  {
    name: 'An effect by which a player wins a game of three',
    editions: [...ALL],
    players: THREE,
    position: {
      active: 'C',
      step: 'end',
      sides: { A: { life: 50, battlefield: ['Test of Endurance'] }, B: { battlefield: ['Platinum Angel'] } },
    },
    script: [
      // B cannot lose, and A cannot win
      { until: 'main1' },
      { expect: { result: null, lost: [] }, in: ['2006-10', '2009-10', '2026-02'] },
      { expect: { result: null, lost: ['C'] }, in: ['2011-09'], id: 'opponents lose' },
    ],
    shows: across('opponents lose', null, null, '800.7', null),
  },
  {
    name: 'The game ends as soon as somebody wins, whatever the ability would still do',
    editions: ['2011-09', '2026-02'],
    cards: {
      Triumph: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                { do: 'winGame', who: { who: 'you' } },
                { do: 'gainLife', who: { who: 'you' }, amount: 5 },
              ],
            },
          },
        ],
      },
    },
    position: { sides: { A: { hand: ['Triumph'] } } },
    script: [
      { as: 'A', cast: 'Triumph' },
      { until: 'over' },
      { expect: { result: ['A'], life: { A: 20 } }, id: 'at once' },
    ],
    shows: [
      { rule: '104.1', edition: '2011-09', by: 'at once' },
      { rule: '104.1', edition: '2026-02', by: 'at once' },
    ],
  },
];
