/** Choices, costs and information where a player has left. 2006: 600.4c–d · 2009, 2011: 800.4c, 800.4e–f · 2026: 800.4d, 800.4f–i */
import type { InlineCard, ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const FOUR = ['A', 'B', 'C', 'D'];

/** An opponent makes two piles of the top cards of one's library. */
const JUDGMENT: InlineCard = {
  cost: '{0}',
  type: 'Sorcery',
  abilities: [
    {
      ability: 'spell',
      body: {
        effect: [
          {
            do: 'bind',
            name: 'cards',
            value: { objects: { set: 'top', zone: 'library', of: { who: 'you' }, count: 3 } },
          },
          {
            do: 'piles',
            what: { set: 'ref', name: 'cards' },
            by: { who: 'opponent' },
            chooser: { who: 'you' },
            chosen: 'kept',
            other: 'lost',
          },
          { do: 'move', what: { set: 'ref', name: 'kept' }, to: { zone: 'hand' } },
        ],
      },
    },
  ],
};
const library = ['Forest', 'Island', 'Swamp', 'Plains'];

export const leavingChoices: readonly ScenarioInput[] = [
  {
    name: 'In place of an opponent who leaves the controller chooses another who chooses',
    editions: [...ALL],
    players: FOUR,
    cards: { Judgment: JUDGMENT },
    position: { sides: { A: { hand: ['Judgment'], library } } },
    script: [
      { as: 'A', cast: 'Judgment' },
      { until: 'resolved' },
      { as: 'A', answer: 'B', kind: 'player' },
      { expect: { asks: { as: 'B', kind: 'piles', offers: ['Forest', 'Island', 'Swamp'] } } },
      { concede: 'B' },
      { expect: { asks: { as: 'A', kind: 'player', offers: ['C', 'D'], options: 2 } }, id: 'chooses' },
      { as: 'A', answer: 'D', kind: 'player' },
      { expect: { asks: { as: 'D', kind: 'piles', offers: ['Forest', 'Island', 'Swamp'] } } },
      { as: 'D', answer: ['Island'] },
      { as: 'A', answer: 'First pile' },
      { expect: { hand: { A: ['Island'] } } },
    ],
    shows: across('chooses', '600.4d', '800.4e', '800.4e', '800.4g'),
  },
  {
    name: 'A teammate chooses only if no other opponent is left',
    editions: [...ALL],
    players: FOUR,
    teams: [
      ['A', 'C'],
      ['B', 'D'],
    ],
    cards: { Judgment: JUDGMENT },
    position: { sides: { A: { hand: ['Judgment'], library } } },
    script: [
      { as: 'A', cast: 'Judgment' },
      { until: 'resolved' },
      { as: 'A', answer: 'B', kind: 'player' },
      { concede: 'B' },
      { expect: { asks: { as: 'D', kind: 'piles' } }, id: 'opponent' },
      { as: 'D', answer: ['Forest', 'Swamp'] },
      { as: 'A', answer: 'First pile' },
    ],
    shows: across('opponent', '600.4d', '800.4e', '800.4e', '800.4g'),
  },
  {
    name: 'What the rules ask of a player who leaves the next one in turn order decides',
    editions: ['2026-02'],
    players: FOUR,
    cards: {
      Outburst: { cost: '{0}', type: 'Instant', text: 'Outburst deals 2 damage to target creature.' },
      Guard: {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'damage', to: { is: 'type', type: 'creature' } },
                  instead: {
                    instead: 'amount',
                    amount: { q: 'subtract', from: { q: 'ref', name: 'event.amount' }, of: 1 },
                  },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Hill Giant', 'Furnace of Rath', 'Guard'] },
        B: { battlefield: ['Mountain ×3'], hand: ['Act of Treason'] },
        C: { hand: ['Outburst'] },
      },
    },
    script: [
      { as: 'B', cast: 'Act of Treason', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'B', pass: true },
      { as: 'C', cast: 'Outburst', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'B', kind: 'replacement', options: 2 } } },
      { concede: 'B' },
      { expect: { asks: { as: 'C', kind: 'replacement', options: 2 } }, id: 'next' },
      { as: 'C', answer: 'Guard' },
      { expect: { controller: { 'Hill Giant': 'A' }, damage: { 'Hill Giant': 2 } } },
    ],
    shows: across('next', null, null, null, '800.4h'),
  },
  {
    name: 'A delayed triggered ability of a player who has left is not put on the stack',
    editions: [...ALL],
    players: FOUR,
    cards: {
      'Flicker Out': {
        cost: '{W}',
        type: 'Instant',
        text: "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.",
      },
    },
    position: {
      active: 'A',
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: ['Plains ×2'], hand: ['Flicker Out'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Flicker Out', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'exile' } } },
      { concede: 'B' },
      { until: 'turn' },
      { expect: { zone: { 'Hill Giant': 'exile' } }, id: 'never' },
    ],
    shows: across('never', '600.4c', '800.4c', '800.4c', '800.4d'),
  },
  {
    name: 'What was last known of a player who has left is what an effect uses',
    editions: [...SINCE_2009],
    players: FOUR,
    cards: {
      Envy: {
        type: 'Enchantment',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'cast', what: { is: 'any' }, who: { who: 'opponents' } },
            body: {
              effect: [
                {
                  do: 'gainLife',
                  who: { who: 'you' },
                  amount: {
                    q: 'add',
                    of: [
                      { q: 'life', of: { who: 'ref', name: 'event.player' } },
                      { q: 'handSize', of: { who: 'ref', name: 'event.player' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      active: 'B',
      sides: { A: { battlefield: ['Envy'] }, B: { life: 9, battlefield: ['Mountain'], hand: ['Shock', 'Swamp ×3'] } },
    },
    script: [
      { as: 'B', cast: 'Shock', targets: ['C'] },
      { concede: 'B' },
      { until: 'resolved' },
      { expect: { life: { A: 32 } }, id: 'last known' },
    ],
    shows: across('last known', null, '800.4f', '800.4f', '800.4i'),
  },
  {
    name: 'What a player did who has left has been done',
    editions: ['2026-02'],
    players: FOUR,
    position: {
      active: 'A',
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Grapeshot'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['C'] },
      { concede: 'B' },
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'A', cast: 'Grapeshot', targets: ['D'] },
      { until: 'resolved' },
      { as: 'A', answer: 'D', kind: 'target' },
      { expect: { stack: ['Grapeshot', 'Grapeshot'] }, id: 'counted' },
    ],
    shows: across('counted', null, null, null, '800.4i'),
  },
  {
    name: 'Who leaves has not passed, and what that player passed before counts no more',
    editions: [...ALL],
    players: FOUR,
    position: { sides: {} },
    script: [
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { concede: 'B' },
      { as: 'C', pass: true },
      // A and C have passed, D has not
      { expect: { step: 'main1', asks: { as: 'D', kind: 'priority' } }, id: 'not yet' },
      { as: 'D', pass: true },
      { expect: { step: 'beginCombat' } },
    ],
    shows: across('not yet', null, '115.4', '116.4', '117.4'),
  },
];
