/** Every way to win, lose and draw. 2006: 102 · 2009, 2011, 2026: 104 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const LATER = ['2009-10', '2011-09', '2026-02'] as const;

export const winningAndLosing: readonly ScenarioInput[] = [
  {
    name: 'No life is a loss only when a player would next receive priority',
    editions: [...ALL],
    cards: {
      Brink: { cost: '{0}', type: 'Sorcery', text: 'You lose 5 life. You gain 4 life.' },
      Fall: { cost: '{0}', type: 'Sorcery', text: 'You lose 5 life.' },
    },
    position: { sides: { A: { life: 5, hand: ['Brink', 'Fall'] } } },
    script: [
      { as: 'A', cast: 'Brink' },
      { until: 'resolved' },
      { expect: { life: { A: 4 }, lost: [], result: null }, id: 'lives' },
      { as: 'A', cast: 'Fall' },
      { until: 'over' },
      { expect: { lost: ['A'], result: ['B'] }, id: 'lost' },
    ],
    shows: [
      { rule: '102.3b', edition: '2006-10', by: 'lives' },
      { rule: '104.3b', edition: '2009-10', by: 'lives' },
      { rule: '104.3b', edition: '2011-09', by: 'lives' },
      { rule: '104.3b', edition: '2026-02', by: 'lives' },
    ],
  },
  {
    name: 'Who draws more cards than there are draws those, and loses',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Divination'], library: ['Swamp'] } } },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'over' },
      { expect: { zone: { Swamp: 'hand' }, lost: ['A'], result: ['B'] }, id: 'drawn' },
    ],
    shows: [
      { rule: '102.3c', edition: '2006-10', by: 'drawn' },
      { rule: '104.3c', edition: '2009-10', by: 'drawn' },
      { rule: '104.3c', edition: '2011-09', by: 'drawn' },
      { rule: '104.3c', edition: '2026-02', by: 'drawn' },
    ],
  },
  {
    name: 'Ten poison counters are a loss, nine are not',
    editions: [...ALL],
    cards: { Sting: { cost: '{0}', type: 'Sorcery', text: 'Target player gets a poison counter.' } },
    position: { sides: { A: { hand: ['Sting ×2'] }, B: { poison: 8 } } },
    script: [
      { as: 'A', cast: 'Sting', targets: ['B'] },
      { until: 'resolved' },
      { expect: { poison: { B: 9 }, result: null } },
      { as: 'A', cast: 'Sting 2', targets: ['B'] },
      { until: 'over' },
      { expect: { lost: ['B'], result: ['A'] }, id: 'ten' },
    ],
    shows: [
      { rule: '102.3d', edition: '2006-10', by: 'ten' },
      { rule: '104.3d', edition: '2009-10', by: 'ten' },
      { rule: '104.3d', edition: '2011-09', by: 'ten' },
      { rule: '104.3d', edition: '2026-02', by: 'ten' },
    ],
  },
  {
    name: 'An effect says that a player wins, and the game is over at once',
    editions: [...ALL],
    position: { active: 'B', step: 'end', sides: { A: { life: 50, battlefield: ['Test of Endurance'] } } },
    script: [
      { until: 'turn' },
      { expect: { stack: ['Test of Endurance'], result: null } },
      { until: 'over' },
      { expect: { result: ['A'], lost: [] }, id: 'won' },
    ],
    shows: [
      { rule: '102.2b', edition: '2006-10', by: 'won' },
      { rule: '104.2b', edition: '2009-10', by: 'won' },
      { rule: '104.1', edition: '2009-10', by: 'won' },
      { rule: '104.2b', edition: '2011-09', by: 'won' },
      { rule: '104.2b', edition: '2026-02', by: 'won' },
      { rule: '102.1', edition: '2006-10', by: 'won' },
      { rule: '104.1', edition: '2011-09', by: 'won' },
      { rule: '104.1', edition: '2026-02', by: 'won' },
    ],
  },
  {
    name: 'An effect says that a player loses',
    editions: [...LATER],
    cards: { Verdict: { cost: '{0}', type: 'Sorcery', text: 'Target player loses the game.' } },
    position: { sides: { A: { hand: ['Verdict'] } } },
    script: [
      { as: 'A', cast: 'Verdict', targets: ['B'] },
      { until: 'over' },
      { expect: { result: ['A'], lost: ['B'], life: { B: 20 } }, id: 'lost' },
    ],
    shows: [
      { rule: '104.3e', edition: '2009-10', by: 'lost' },
      { rule: '104.3e', edition: '2011-09', by: 'lost' },
      { rule: '104.3e', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'An effect says that the game is a draw',
    editions: [...LATER],
    cards: { Truce: { cost: '{0}', type: 'Sorcery', text: 'The game is a draw.' } },
    position: { sides: { A: { hand: ['Truce'] } } },
    script: [{ as: 'A', cast: 'Truce' }, { until: 'over' }, { expect: { result: 'draw', lost: [] }, id: 'draw' }],
    shows: [
      { rule: '104.4c', edition: '2009-10', by: 'draw' },
      { rule: '104.4c', edition: '2011-09', by: 'draw' },
      { rule: '104.4c', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'All who are left lose at once: a draw; one who is left wins',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    cards: { Quake: { cost: '{R}', type: 'Sorcery', text: 'Quake deals 2 damage to each player.' } },
    position: {
      sides: {
        A: { life: 2, battlefield: ['Mountain'], hand: ['Quake'] },
        B: { life: 1 },
        C: { life: 2 },
      },
    },
    script: [
      { as: 'A', cast: 'Quake' },
      { until: 'over' },
      { expect: { result: 'draw', lost: ['A', 'B', 'C'] }, id: 'draw' },
    ],
    shows: [
      { rule: '102.4a', edition: '2006-10', by: 'draw' },
      { rule: '104.4a', edition: '2009-10', by: 'draw' },
      { rule: '104.4a', edition: '2011-09', by: 'draw' },
      { rule: '104.4a', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'All teams that are left lose at once: a draw',
    editions: [...ALL],
    players: ['A', 'B', 'C', 'D'],
    variant: 'two-headed-giant',
    cards: { Quake: { cost: '{R}', type: 'Sorcery', text: 'Quake deals 2 damage to each player.' } },
    position: { sides: { A: { life: 4, battlefield: ['Mountain'], hand: ['Quake'] }, C: { life: 3 } } },
    script: [{ as: 'A', cast: 'Quake' }, { until: 'over' }, { expect: { result: 'draw' }, id: 'draw' }],
    shows: [
      { rule: '102.4c', edition: '2006-10', by: 'draw' },
      { rule: '104.4d', edition: '2009-10', by: 'draw' },
      { rule: '104.4d', edition: '2011-09', by: 'draw' },
      { rule: '104.4d', edition: '2026-02', by: 'draw' },
    ],
  },
  {
    name: 'Who loses leaves the game, and the last one left wins it',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Shock ×2'] },
        B: { life: 2, battlefield: ['Hill Giant'] },
        C: { life: 2 },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { lost: ['B'], zone: { 'Hill Giant': 'none' }, result: null }, id: 'left' },
      { as: 'A', cast: 'Shock 2', targets: ['C'] },
      { until: 'over' },
      { expect: { result: ['A'], lost: ['B', 'C'] }, id: 'won' },
    ],
    shows: [
      { rule: '102.5', edition: '2006-10', by: 'left' },
      { rule: '102.2a', edition: '2006-10', by: 'won' },
      { rule: '104.5', edition: '2009-10', by: 'left' },
      { rule: '104.2a', edition: '2009-10', by: 'won' },
      { rule: '104.5', edition: '2011-09', by: 'left' },
      { rule: '104.2a', edition: '2011-09', by: 'won' },
      { rule: '104.5', edition: '2026-02', by: 'left' },
      { rule: '104.2a', edition: '2026-02', by: 'won' },
    ],
  },
  {
    name: 'A player who can’t win wins when all opponents have left',
    editions: ['2011-09', '2026-02'],
    cards: {
      Vow: {
        type: 'Enchantment',
        abilities: [
          { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'cantWinGame', who: { who: 'you' } } }] },
        ],
      },
    },
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { life: 60, battlefield: ['Vow', 'Test of Endurance'] } },
    },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { expect: { result: null }, id: 'cannot' },
      { concede: 'B' },
      { expect: { result: ['A'] }, id: 'won' },
    ],
    shows: [
      { rule: '104.2a', edition: '2011-09', by: 'won' },
      { rule: '104.2a', edition: '2026-02', by: 'won' },
    ],
  },
  {
    name: 'An effect that wins a game of more than two',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    cards: {
      Vow: {
        type: 'Enchantment',
        abilities: [
          { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'cantLoseGame', who: { who: 'you' } } }] },
        ],
      },
    },
    position: {
      active: 'C',
      step: 'end',
      sides: { A: { life: 50, battlefield: ['Test of Endurance'] }, B: { battlefield: ['Vow'] } },
    },
    script: [
      { until: 'turn' },
      { until: 'over', in: ['2006-10', '2009-10', '2026-02'] },
      { expect: { result: ['A'] }, in: ['2006-10', '2009-10', '2026-02'], id: 'won' },
      { until: 'resolved', in: ['2011-09'] },
      // the opponents lose instead, and one of them can't
      { expect: { result: null, lost: ['C'] }, in: ['2011-09'], id: 'lose' },
    ],
    shows: [
      { rule: '104.1', edition: '2009-10', by: 'won' },
      { rule: '104.3h', edition: '2011-09', by: 'lose' },
      { rule: '104.2b', edition: '2026-02', by: 'won' },
    ],
  },
  {
    name: 'A player may concede at any time, whoever decides',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { asks: { as: 'A', kind: 'priority' } } },
      { concede: 'B' },
      { expect: { result: ['A'], lost: ['B'], life: { B: 20 } }, id: 'conceded' },
    ],
    shows: [
      { rule: '102.3a', edition: '2006-10', by: 'conceded' },
      { rule: '104.3a', edition: '2009-10', by: 'conceded' },
      { rule: '104.3a', edition: '2011-09', by: 'conceded' },
      { rule: '104.3a', edition: '2026-02', by: 'conceded' },
    ],
  },
  ...(['A', 'B'] as const).map(
    (holder): ScenarioInput => ({
      name: `Who would win and lose at the same time loses: ${holder === 'A' ? 'the active player' : 'the other'}`,
      editions: [...ALL],
      cards: {
        // "If an opponent would lose the game, you win the game instead"
        Usurpation: {
          cost: '{3}{B}',
          type: 'Enchantment',
          abilities: [
            {
              ability: 'static',
              parts: [
                {
                  part: 'replacement',
                  replacement: {
                    event: { on: 'loseGame', who: { who: 'opponents' } },
                    instead: { instead: 'do', effect: [{ do: 'winGame', who: { who: 'you' } }] },
                  },
                },
              ],
            },
          ],
        },
        Ruin: {
          cost: '{B}',
          type: 'Sorcery',
          abilities: [{ ability: 'spell', body: { effect: [{ do: 'loseGame', who: { who: 'all' } }] } }],
        },
      },
      position: {
        sides: {
          A: { battlefield: ['Swamp', ...(holder === 'A' ? ['Usurpation'] : [])], hand: ['Ruin'] },
          B: { battlefield: holder === 'B' ? ['Usurpation'] : [] },
        },
      },
      script: [
        { as: 'A', cast: 'Ruin' },
        { until: 'over' },
        { expect: { lost: [holder], result: [holder === 'A' ? 'B' : 'A'] }, id: 'loses' },
      ],
      shows: across('loses', '102.3e', '104.3f', '104.3f', '104.3f'),
    }),
  ),
];
