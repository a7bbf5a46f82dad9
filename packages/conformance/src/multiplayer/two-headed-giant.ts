/** Two-Headed Giant: starting, turns, priority, hands. 2006: 606 · 2009: 806 · 2011, 2026: 805, 810 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

const TEAMS: Pick<ScenarioInput, 'players' | 'variant'> = {
  players: ['A', 'B', 'C', 'D'],
  variant: 'two-headed-giant',
};
const LATER = ['2009-10', '2011-09', '2026-02'] as const;
const deck = { library: ['Forest ×20'] };
const DECKS: ScenarioInput['position'] = { start: true, active: 'A', sides: { A: deck, B: deck, C: deck, D: deck } };

/** Somebody decides whether to take a mulligan. */
const mulligan = (as: string, answer: boolean) => ({ as, answer, kind: 'mulligan' });

export const twoHeadedGiant: readonly ScenarioInput[] = [
  {
    name: 'Each team begins with one life total',
    ...TEAMS,
    editions: [...ALL],
    position: DECKS,
    script: [
      { expect: { life: { A: 40, B: 40, C: 40, D: 40 } }, in: ['2006-10'], id: 'forty' },
      { expect: { life: { A: 30, B: 30, C: 30, D: 30 } }, in: [...LATER], id: 'thirty' },
      mulligan('A', false),
      mulligan('B', false),
      mulligan('C', false),
      mulligan('D', false),
      { concede: 'A' },
    ],
    shows: [
      { rule: '606.4a', edition: '2006-10', by: 'forty' },
      { glossary: 'Shared Life Total', edition: '2006-10', by: 'forty' },
      { rule: '103.3a', edition: '2009-10', by: 'thirty' },
      { rule: '806.4a', edition: '2009-10', by: 'thirty' },
      { rule: '103.3a', edition: '2011-09', by: 'thirty' },
      { rule: '810.4', edition: '2011-09', by: 'thirty' },
      { rule: '103.4a', edition: '2026-02', by: 'thirty' },
      { rule: '810.4', edition: '2026-02', by: 'thirty' },
    ],
  },
  {
    name: 'Teams of three begin with half as much again',
    players: ['A', 'B', 'C', 'D', 'E', 'F'],
    variant: 'two-headed-giant',
    editions: [...ALL],
    position: { sides: { D: { battlefield: ['Forest'] } } },
    script: [
      { expect: { life: { A: 60, F: 60 } }, in: ['2006-10'], id: 'sixty' },
      { expect: { life: { A: 45, F: 45 } }, in: [...LATER], id: 'forty-five' },
      { until: 'turn' },
      { expect: { active: 'D' } },
    ],
    shows: [
      { rule: '606.10', edition: '2006-10', by: 'sixty' },
      { rule: '806.10', edition: '2009-10', by: 'forty-five' },
      { rule: '810.11', edition: '2011-09', by: 'forty-five' },
      { rule: '810.11', edition: '2026-02', by: 'forty-five' },
    ],
  },
  {
    name: 'A team takes its mulligans together, the first for seven cards, and the other team after it',
    ...TEAMS,
    editions: ['2006-10'],
    position: DECKS,
    script: [
      mulligan('A', true),
      { expect: { hand: { A: 7, B: 7 }, library: { A: 13 } } },
      mulligan('B', true),
      { expect: { hand: { A: 7, B: 7 } }, id: 'seven' },
      mulligan('A', false),
      mulligan('B', true),
      { expect: { hand: { A: 7, B: 6 }, asks: { as: 'B', kind: 'mulligan' } }, id: 'six' },
      mulligan('B', false),
      { expect: { asks: { as: 'C', kind: 'mulligan' } }, id: 'next' },
      mulligan('C', false),
      mulligan('D', false),
      { expect: { active: 'A', turn: 1 } },
    ],
    shows: [
      { rule: '101.4a', edition: '2006-10', by: 'six' },
      { rule: '606.6a', edition: '2006-10', by: 'next' },
    ],
  },
  {
    name: 'Both teams decide before anybody takes a mulligan, and a player may go on after a teammate has kept',
    ...TEAMS,
    editions: [...LATER],
    position: DECKS,
    script: [
      mulligan('A', true),
      mulligan('B', false),
      mulligan('C', true),
      { expect: { asks: { as: 'D', kind: 'mulligan' }, library: { A: 13, C: 13 } }, id: 'first' },
      mulligan('D', false),
      { expect: { hand: { A: 7, C: 7 }, asks: { as: 'A', kind: 'mulligan' } }, id: 'free' },
      mulligan('A', true),
      mulligan('C', false),
      { expect: { hand: { A: 6 } }, in: ['2009-10', '2011-09'], id: 'fewer' },
      { expect: { hand: { A: 7 } }, in: ['2026-02'] },
      mulligan('A', false),
      { as: 'A', answer: [0], kind: 'bottom', in: ['2026-02'] },
      { expect: { hand: { A: 6, B: 7, C: 7, D: 7 }, turn: 1 }, id: 'kept' },
    ],
    shows: [
      { rule: '103.4b', edition: '2009-10', by: 'free' },
      { rule: '103.4c', edition: '2009-10', by: 'first' },
      { rule: '806.6a', edition: '2009-10', by: 'kept' },
      { rule: '103.4b', edition: '2011-09', by: 'free' },
      { rule: '103.4c', edition: '2011-09', by: 'first' },
      { rule: '805.3a', edition: '2011-09', by: 'kept' },
      { rule: '103.5c', edition: '2026-02', by: 'kept' },
      { rule: '103.5d', edition: '2026-02', by: 'first' },
      { rule: '805.3a', edition: '2026-02', by: 'kept' },
    ],
  },
  {
    name: 'The first draw of the starting team',
    ...TEAMS,
    editions: [...ALL],
    position: DECKS,
    script: [
      mulligan('A', false),
      mulligan('B', false),
      mulligan('C', false),
      mulligan('D', false),
      { until: 'draw', in: ['2006-10'] },
      { expect: { hand: { A: 7, B: 8 } }, in: ['2006-10'], id: 'secondary' },
      { until: 'main1' },
      { expect: { hand: { A: 7, B: 8, C: 7 } }, in: ['2006-10'] },
      { expect: { hand: { A: 7, B: 7, C: 7 } }, in: [...LATER], id: 'skipped' },
      { until: 'asked', in: ['2006-10'] },
      { as: 'B', answer: [0], kind: 'discard', in: ['2006-10'] },
      { until: 'turn', in: [...LATER] },
      { until: 'draw' },
      { expect: { active: 'C', hand: { C: 8, D: 8 } }, id: 'both' },
    ],
    shows: [
      { rule: '101.5b', edition: '2006-10', by: 'secondary' },
      { rule: '606.6b', edition: '2006-10', by: 'secondary' },
      { rule: '103.7b', edition: '2009-10', by: 'skipped' },
      { rule: '806.6b', edition: '2009-10', by: 'skipped' },
      { rule: '103.7b', edition: '2011-09', by: 'skipped' },
      { rule: '810.6', edition: '2011-09', by: 'skipped' },
      { rule: '805.4b', edition: '2011-09', by: 'both' },
      { rule: '103.8b', edition: '2026-02', by: 'skipped' },
      { rule: '810.6', edition: '2026-02', by: 'skipped' },
      { rule: '805.4b', edition: '2026-02', by: 'both' },
    ],
  },
  {
    name: 'Both players of the active team have their turn: they untap, play a land and a sorcery each',
    ...TEAMS,
    editions: [...ALL],
    position: {
      active: 'D',
      sides: {
        A: { battlefield: [{ card: 'Mountain', tapped: true }], hand: ['Forest', 'Lava Spike'] },
        B: { battlefield: [{ card: 'Mountain', tapped: true, label: 'B Mountain' }], hand: ['Swamp', 'Island'] },
        C: { battlefield: [{ card: 'Plains', tapped: true, label: 'C Plains' }] },
      },
    },
    script: [
      { expect: { active: 'C' } },
      { until: 'turn' },
      {
        expect: { active: 'A', tapped: { Mountain: false, 'B Mountain': false, 'C Plains': true } },
        id: 'untapped',
      },
      { until: 'main1' },
      { as: 'A', play: 'Forest' },
      { as: 'A', cast: 'Lava Spike', targets: ['C'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', play: 'Swamp' },
      { as: 'A', pass: true },
      {
        expect: { cannot: [{ as: 'B', play: 'Island' }], zone: { Forest: 'battlefield', Swamp: 'battlefield' } },
        id: 'lands',
      },
      { until: 'turn' },
      { expect: { active: 'C', turn: 7 }, id: 'teams' },
    ],
    shows: [
      { rule: '606.4b', edition: '2006-10', by: 'teams' },
      { rule: '606.6e', edition: '2006-10', by: 'lands' },
      { rule: '806.4b', edition: '2009-10', by: 'teams' },
      { rule: '806.6e', edition: '2009-10', by: 'lands' },
      { rule: '805.4', edition: '2011-09', by: 'teams' },
      { rule: '805.4c', edition: '2011-09', by: 'lands' },
      { rule: '805.4', edition: '2026-02', by: 'teams' },
      { rule: '805.4c', edition: '2026-02', by: 'lands' },
    ],
  },
  {
    name: 'A team has priority, and passes when neither of its players acts',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
        D: { battlefield: ['Island'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      // the team has priority still: the primary player may act before the other team can
      { expect: { asks: { as: 'A', kind: 'priority' }, can: [{ as: 'A', cast: 'Shock' }] }, id: 'team' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'C', pass: true },
      { expect: { asks: { as: 'D', kind: 'priority' }, stack: ['Giant Growth'] } },
      { as: 'D', pass: true },
      { expect: { asks: { as: 'A', kind: 'priority' }, stack: [], pt: { 'Grizzly Bears': '5/5' } }, id: 'resolved' },
    ],
    shows: [
      { rule: '606.6c', edition: '2006-10', by: 'team' },
      { rule: '606.6f', edition: '2006-10', by: 'resolved' },
      { rule: '806.6c', edition: '2009-10', by: 'team' },
      { rule: '806.6g', edition: '2009-10', by: 'resolved' },
      { rule: '805.5', edition: '2011-09', by: 'team' },
      { rule: '805.5b', edition: '2011-09', by: 'resolved' },
      { rule: '805.5', edition: '2026-02', by: 'team' },
      { rule: '805.5b', edition: '2026-02', by: 'resolved' },
    ],
  },
  {
    name: 'An extra turn is the team’s, and an effect that gives both one gives one',
    ...TEAMS,
    editions: [...ALL],
    cards: {
      Haste: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                { do: 'extraTurn', who: { who: 'except', of: { who: 'all' }, not: { who: 'opponents' } }, count: 1 },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: { A: { hand: ['Haste'] }, B: { battlefield: [{ card: 'Forest', tapped: true }] } },
    },
    script: [
      { as: 'A', cast: 'Haste' },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { active: 'A', turn: 6, tapped: { Forest: false } }, id: 'extra' },
      { until: 'turn' },
      { expect: { active: 'C', turn: 7 }, id: 'one' },
    ],
    shows: [
      { rule: '606.6g', edition: '2006-10', by: 'extra' },
      { rule: '806.6h', edition: '2009-10', by: 'one' },
      { rule: '805.8', edition: '2011-09', by: 'one' },
      { rule: '805.8', edition: '2026-02', by: 'one' },
    ],
  },
  {
    name: 'Who controls a player’s turn controls the team’s',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×4', 'Mindslaver'] },
        D: { hand: ['Swamp'] },
      },
    },
    script: [
      { as: 'A', activate: 'Mindslaver', targets: ['D'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'C', asks: { as: 'A', kind: 'priority' }, sees: { A: { Swamp: 'Swamp' } } } },
      { as: 'A', pass: true },
      { as: 'A', play: 'Swamp' },
      { expect: { controller: { Swamp: 'D' } }, id: 'both' },
    ],
    shows: [
      { rule: '606.6g', edition: '2006-10', by: 'both' },
      { rule: '806.6h', edition: '2009-10', by: 'both' },
      { rule: '805.8', edition: '2011-09', by: 'both' },
      { rule: '805.8', edition: '2026-02', by: 'both' },
    ],
  },
  {
    name: 'Teammates see each other’s hands, and opponents do not',
    ...TEAMS,
    editions: [...ALL],
    position: { sides: { A: { hand: ['Shock'] } } },
    script: [{ expect: { sees: { A: { Shock: 'Shock' }, B: { Shock: 'Shock' }, C: { Shock: null } } }, id: 'seen' }],
    shows: [
      { rule: '606.5', edition: '2006-10', by: 'seen' },
      { rule: '806.5', edition: '2009-10', by: 'seen' },
      { rule: '810.5', edition: '2011-09', by: 'seen' },
      { rule: '810.5', edition: '2026-02', by: 'seen' },
    ],
  },
  {
    name: 'Triggers of a team go on the stack in an order of its choice, the active team’s first',
    ...TEAMS,
    editions: [...LATER],
    position: {
      sides: {
        A: { battlefield: ['Forest', { card: 'Soul Warden', label: 'A Warden' }], hand: ['Llanowar Elves'] },
        B: { battlefield: [{ card: 'Soul Warden', label: 'B Warden' }] },
        D: { battlefield: [{ card: 'Soul Warden', label: 'D Warden' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Llanowar Elves' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'C', pass: true },
      { as: 'D', pass: true },
      { as: 'A', answer: ['B Warden', 'A Warden'], kind: 'triggerOrder' },
      { expect: { stack: ['B Warden', 'A Warden', 'D Warden'] }, id: 'order' },
    ],
    shows: [
      { rule: '806.6f', edition: '2009-10', by: 'order' },
      { rule: '805.7', edition: '2011-09', by: 'order' },
      { rule: '805.7', edition: '2026-02', by: 'order' },
    ],
  },
  {
    name: 'At the beginning of each player’s step: once for each, if it is about that player',
    ...TEAMS,
    editions: ['2026-02'],
    cards: {
      Bell: {
        type: 'Artifact',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'step', step: 'upkeep', whose: { who: 'all' } },
            body: { effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 1 }] },
          },
        ],
      },
    },
    position: { active: 'C', step: 'end', sides: { A: { battlefield: ['Bell', 'Howling Mine'] } } },
    script: [
      { until: 'turn' },
      { expect: { step: 'upkeep', stack: ['Bell'] }, id: 'once' },
      { until: 'draw' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Howling Mine', 'Howling Mine'] }, id: 'twice' },
    ],
    shows: [{ rule: '805.4d', edition: '2026-02', by: 'twice' }],
  },
];
