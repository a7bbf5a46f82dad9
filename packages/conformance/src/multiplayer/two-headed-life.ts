/** Two-Headed Giant: life, poison, losing. 2006: 606.8–606.9 · 2009: 806.8–806.9 · 2011, 2026: 810.8–810.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

const TEAMS: Pick<ScenarioInput, 'players' | 'variant'> = {
  players: ['A', 'B', 'C', 'D'],
  variant: 'two-headed-giant',
};
const LATER = ['2009-10', '2011-09', '2026-02'] as const;

export const twoHeadedLife: readonly ScenarioInput[] = [
  {
    name: 'What is done to each player is done to the team as often',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: {
        A: { life: 25, battlefield: ['Mountain ×2', 'Plains'], hand: ['Flame Rift'] },
        B: { battlefield: ['Soul Warden'] },
        C: { life: 20 },
      },
    },
    script: [
      { as: 'A', cast: 'Flame Rift' },
      { until: 'resolved' },
      { expect: { life: { A: 17, B: 17, C: 12, D: 12 } }, id: 'eight' },
    ],
    shows: [
      { rule: '606.9', edition: '2006-10', by: 'eight' },
      { rule: '806.9', edition: '2009-10', by: 'eight' },
      { rule: '810.9', edition: '2011-09', by: 'eight' },
      { rule: '810.9', edition: '2026-02', by: 'eight' },
    ],
  },
  {
    name: 'The life total of one player of a team, when an effect asks for it',
    ...TEAMS,
    editions: [...ALL],
    position: {
      active: 'C',
      step: 'end',
      sides: { A: { life: 51, battlefield: ['Test of Endurance'] } },
    },
    script: [
      { until: 'turn' },
      // half of 51, rounded up, is 26: not 50
      { expect: { active: 'A', step: 'upkeep', stack: [] }, in: ['2006-10', '2009-10'], id: 'half' },
      { expect: { active: 'A', stack: ['Test of Endurance'] }, in: ['2011-09', '2026-02'], id: 'all' },
      { until: 'over', in: ['2011-09', '2026-02'] },
      { expect: { result: ['A', 'B'] }, in: ['2011-09', '2026-02'], id: 'won' },
    ],
    shows: [
      { rule: '606.9a', edition: '2006-10', by: 'half' },
      { rule: '806.9a', edition: '2009-10', by: 'half' },
      { rule: '810.9a', edition: '2011-09', by: 'all' },
      { rule: '810.8a', edition: '2011-09', by: 'won' },
      { rule: '810.9a', edition: '2026-02', by: 'all' },
      { rule: '810.8a', edition: '2026-02', by: 'won' },
    ],
  },
  {
    name: 'One player’s life total becomes a number',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: { A: { life: 25, battlefield: ['Plains ×9'], hand: ['Blessed Wind'] } },
    },
    script: [
      { as: 'A', cast: 'Blessed Wind', targets: ['B'] },
      { until: 'resolved' },
      // a share of 13 becomes 20
      { expect: { life: { A: 32, B: 32 } }, in: ['2006-10', '2009-10'], id: 'adjusted' },
      { expect: { life: { A: 20, B: 20 } }, in: ['2011-09', '2026-02'], id: 'becomes' },
    ],
    shows: [
      { rule: '606.9c', edition: '2006-10', by: 'adjusted' },
      { rule: '806.9c', edition: '2009-10', by: 'adjusted' },
      { rule: '810.9c', edition: '2011-09', by: 'becomes' },
      { rule: '810.9c', edition: '2026-02', by: 'becomes' },
    ],
  },
  {
    name: 'The life total of each player becomes a number',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: {
        A: { life: 25, battlefield: ['Forest ×8', 'Grizzly Bears ×3'], hand: ['Biorhythm'] },
        B: { battlefield: ['Llanowar Elves ×4'] },
        C: { battlefield: ['Storm Crow'] },
        D: { battlefield: ['Hill Giant ×2'] },
      },
    },
    script: [
      { as: 'A', cast: 'Biorhythm' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'A', answer: 'B', in: ['2011-09', '2026-02'] },
      { as: 'C', answer: 'C', in: ['2011-09', '2026-02'] },
      { expect: { life: { A: 7, C: 3 } }, in: ['2006-10', '2009-10'], id: 'sum' },
      { expect: { life: { A: 4, C: 1 } }, in: ['2011-09', '2026-02'], id: 'one' },
    ],
    shows: [
      { rule: '606.9b', edition: '2006-10', by: 'sum' },
      { rule: '806.9b', edition: '2009-10', by: 'sum' },
      { rule: '810.9d', edition: '2011-09', by: 'one' },
      { rule: '810.9d', edition: '2026-02', by: 'one' },
    ],
  },
  {
    name: 'Life totals are not exchanged with a teammate',
    ...TEAMS,
    editions: ['2011-09', '2026-02'],
    cards: {
      Trade: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [{ name: 't', count: { min: 1, max: 1 }, players: { who: 'all' } }],
              effect: [{ do: 'exchangeLife', a: { who: 'you' }, b: { who: 'ref', name: 't' } }],
            },
          },
        ],
      },
    },
    position: { sides: { A: { life: 12, hand: ['Trade ×2'] }, C: { life: 20 } } },
    script: [
      { as: 'A', cast: 'Trade', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { A: 12, B: 12 } }, id: 'none' },
      { as: 'A', cast: 'Trade 2', targets: ['D'] },
      { until: 'resolved' },
      { expect: { life: { A: 20, D: 12 } } },
    ],
    shows: [
      { rule: '810.9e', edition: '2011-09', by: 'none' },
      { rule: '810.9e', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'Where one player of a team can’t gain life, the other can’t',
    ...TEAMS,
    editions: ['2011-09', '2026-02'],
    cards: {
      Dryness: {
        type: 'Enchantment',
        abilities: [
          { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'cantGainLife', who: { who: 'you' } } }] },
        ],
      },
    },
    position: {
      sides: { A: { life: 20, battlefield: ['Dryness'] }, B: { battlefield: ['Plains'], hand: ['Healing Salve'] } },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Healing Salve', modes: [0], targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { A: 20, B: 20 } }, id: 'dry' },
    ],
    shows: [
      { rule: '810.9g', edition: '2011-09', by: 'dry' },
      { rule: '810.9g', edition: '2026-02', by: 'dry' },
    ],
  },
  {
    name: 'Ten poison counters of a player, or fifteen of a team',
    ...TEAMS,
    editions: [...ALL],
    cards: {
      Sting: { cost: '{0}', type: 'Sorcery', text: 'Target player gets a poison counter.' },
    },
    position: {
      sides: { A: { hand: ['Sting ×2'] }, C: { poison: 9 } },
    },
    script: [
      { as: 'A', cast: 'Sting', targets: ['D'] },
      { until: 'resolved' },
      { expect: { poison: { C: 9, D: 1 }, result: null }, in: ['2006-10', '2009-10'], id: 'apart' },
      { expect: { poison: { C: 10, D: 10 }, result: null }, in: ['2011-09', '2026-02'], id: 'shared' },
      { as: 'A', cast: 'Sting 2', targets: ['C'] },
      { until: 'resolved', in: ['2006-10', '2011-09', '2026-02'] },
      { until: 'over', in: ['2009-10'] },
      { expect: { lost: ['C'], result: null }, in: ['2006-10'], id: 'one' },
      { expect: { lost: ['C', 'D'], result: ['A', 'B'] }, in: ['2009-10'], id: 'team' },
      { expect: { poison: { C: 11 }, result: null }, in: ['2011-09', '2026-02'], id: 'eleven' },
    ],
    shows: [
      { rule: '102.3d', edition: '2006-10', by: 'one' },
      { rule: '104.3d', edition: '2009-10', by: 'team' },
      { rule: '806.8a', edition: '2009-10', by: 'team' },
      { rule: '810.10', edition: '2011-09', by: 'shared' },
      { rule: '810.8d', edition: '2011-09', by: 'eleven' },
      { rule: '810.10', edition: '2026-02', by: 'shared' },
      { rule: '810.8d', edition: '2026-02', by: 'eleven' },
    ],
  },
  {
    name: 'A team with fifteen poison counters loses',
    ...TEAMS,
    editions: ['2011-09', '2026-02'],
    cards: { Sting: { cost: '{0}', type: 'Sorcery', text: 'Target player gets a poison counter.' } },
    position: { sides: { A: { hand: ['Sting'] }, C: { poison: 14 } } },
    script: [
      { expect: { result: null } },
      { as: 'A', cast: 'Sting', targets: ['D'] },
      { until: 'over' },
      { expect: { result: ['A', 'B'], lost: ['C', 'D'] }, id: 'lost' },
    ],
    shows: [
      { rule: '810.8d', edition: '2011-09', by: 'lost' },
      { rule: '704.5u', edition: '2011-09', by: 'lost' },
      { rule: '810.8d', edition: '2026-02', by: 'lost' },
      { rule: '704.6b', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'A team without life loses',
    ...TEAMS,
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, C: { life: 2 } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['D'] },
      { until: 'over' },
      { expect: { life: { C: 0, D: 0 }, lost: ['C', 'D'], result: ['A', 'B'] }, id: 'lost' },
    ],
    shows: [
      { rule: '606.8a', edition: '2006-10', by: 'lost' },
      { rule: '806.8c', edition: '2009-10', by: 'lost' },
      { rule: '704.5t', edition: '2009-10', by: 'lost' },
      { rule: '810.8c', edition: '2011-09', by: 'lost' },
      { rule: '704.5t', edition: '2011-09', by: 'lost' },
      { rule: '810.8c', edition: '2026-02', by: 'lost' },
      { rule: '704.6a', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'Who concedes takes the team along',
    ...TEAMS,
    editions: [...ALL],
    position: { sides: {} },
    script: [{ concede: 'D' }, { expect: { lost: ['C', 'D'], result: ['A', 'B'] }, id: 'gone' }],
    shows: [
      { rule: '606.8c', edition: '2006-10', by: 'gone' },
      { rule: '806.8b', edition: '2009-10', by: 'gone' },
      { rule: '810.8b', edition: '2011-09', by: 'gone' },
      { rule: '810.8b', edition: '2026-02', by: 'gone' },
    ],
  },
  {
    name: 'A player who draws from an empty library, and the team',
    ...TEAMS,
    editions: [...ALL],
    position: { active: 'C', step: 'end', sides: { B: { library: [] } } },
    script: [
      { until: 'turn' },
      { until: 'draw', in: ['2006-10'] },
      { until: 'over', in: [...LATER] },
      { expect: { lost: ['B'], result: null, hand: { A: 1 } }, in: ['2006-10'], id: 'alone' },
      { expect: { lost: ['A', 'B'], result: ['C', 'D'] }, in: [...LATER], id: 'together' },
      { concede: 'A', in: ['2006-10'] },
      { expect: { lost: ['A', 'B'], result: ['C', 'D'] }, in: ['2006-10'], id: 'all' },
    ],
    shows: [
      { rule: '102.3f', edition: '2006-10', by: 'alone' },
      { rule: '102.2c', edition: '2006-10', by: 'all' },
      { rule: '806.8a', edition: '2009-10', by: 'together' },
      { rule: '810.8a', edition: '2011-09', by: 'together' },
      { rule: '810.8a', edition: '2026-02', by: 'together' },
    ],
  },
  {
    name: 'Where one player of a team can’t lose, the team can’t',
    ...TEAMS,
    editions: [...LATER],
    position: {
      sides: { A: { life: 1, battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Platinum Angel'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: -1 }, lost: [], result: null }, id: 'stays' },
    ],
    shows: [
      { rule: '806.8a', edition: '2009-10', by: 'stays' },
      { rule: '810.8a', edition: '2011-09', by: 'stays' },
      { rule: '810.8a', edition: '2026-02', by: 'stays' },
    ],
  },
];
