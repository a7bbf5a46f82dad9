/** Restarting the game. 2011: 104.6, 714 · 2026: 104.6, 726 */
import type { ScenarioInput } from '@rulewright/scenario';

const KEEP = [
  { as: 'A', answer: false, kind: 'mulligan' },
  { as: 'B', answer: false, kind: 'mulligan' },
] as const;

export const restarting: readonly ScenarioInput[] = [
  {
    name: 'A restarted game begins anew, with every card, and who restarted it goes first',
    editions: ['2011-09', '2026-02'],
    position: {
      active: 'B',
      sides: {
        A: {
          life: 5,
          battlefield: [{ card: 'Karn Liberated', counters: { loyalty: 20 } }, 'Forest'],
          exile: ['Plains'],
        },
        B: {
          life: 7,
          poison: 2,
          battlefield: ['Grizzly Bears', { card: 'Mountain', controller: 'A' }],
          graveyard: ['Island'],
        },
      },
    },
    script: [
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', activate: 'Karn Liberated', ability: 1, targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'exile' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', activate: 'Karn Liberated', ability: 2 },
      { until: 'resolved' },
      {
        expect: {
          result: null,
          lost: [],
          life: { A: 20, B: 20 },
          poison: { B: 0 },
          hand: { A: 7, B: 7 },
          library: { A: 6, B: 5 },
        },
        id: 'anew',
      },
      { expect: { asks: { as: 'A', kind: 'mulligan' }, zone: { 'Grizzly Bears': 'exile' } }, id: 'left' },
      ...KEEP,
      { expect: { turn: 1, active: 'A', step: 'upkeep', controller: { 'Grizzly Bears': 'A' } }, id: 'first' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { until: 'turn' },
      { expect: { life: { B: 18 }, turn: 2 } },
    ],
    shows: [
      { rule: '714.1a', edition: '2011-09', by: 'first' },
      { rule: '714.2', edition: '2011-09', by: 'anew' },
      { rule: '714.5', edition: '2011-09', by: 'left' },
      { rule: '726.1a', edition: '2026-02', by: 'first' },
      { rule: '726.2', edition: '2026-02', by: 'anew' },
      { rule: '726.5', edition: '2026-02', by: 'left' },
    ],
  },
  {
    name: 'Nobody wins or loses a game that is restarted, and what is left of the ability follows before the first turn',
    editions: ['2011-09', '2026-02'],
    cards: {
      Renewal: {
        cost: '{W}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [{ do: 'restartGame' }, { do: 'gainLife', who: { who: 'you' }, amount: 3 }],
            },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Plains'], hand: ['Renewal'] }, B: { library: ['Swamp ×3'] } },
    },
    script: [
      { as: 'A', cast: 'Renewal' },
      { until: 'resolved' },
      { expect: { life: { A: 20 }, result: null, lost: [] }, id: 'over' },
      ...KEEP,
      { expect: { result: ['A'], life: { A: 23 }, hand: { B: 3 } }, id: 'rest' },
    ],
    shows: [
      { rule: '714.1', edition: '2011-09', by: 'over' },
      { rule: '714.3', edition: '2011-09', by: 'rest' },
      { rule: '714.4', edition: '2011-09', by: 'rest' },
      { rule: '726.1', edition: '2026-02', by: 'over' },
      { rule: '726.3', edition: '2026-02', by: 'rest' },
      { rule: '726.4', edition: '2026-02', by: 'rest' },
    ],
  },
  {
    name: 'A subgame that is restarted is still a subgame, and its winner is that of the new one',
    editions: ['2011-09', '2026-02'],
    cards: {
      Renewal: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [{ ability: 'spell', body: { effect: [{ do: 'restartGame' }] } }],
      },
    },
    position: {
      sides: {
        A: { life: 9, battlefield: ['Plains ×2'], hand: ['Shahrazad'], library: ['Renewal', 'Forest ×6'] },
      },
    },
    seed: 6,
    script: [
      { as: 'A', cast: 'Shahrazad' },
      { until: 'resolved' },
      ...KEEP,
      { until: 'main1' },
      { as: 'A', cast: 'Renewal' },
      { until: 'resolved' },
      { expect: { subgame: 1, turn: 0, zone: { Shahrazad: 'none' } } },
      ...KEEP,
      { concede: 'B' },
      {
        expect: { subgame: 0, life: { A: 9, B: 10 }, zone: { Renewal: 'library', Shahrazad: 'graveyard' } },
        id: 'main',
      },
    ],
    shows: [
      { rule: '104.6', edition: '2011-09', by: 'main' },
      { rule: '714.6', edition: '2011-09', by: 'main' },
      { rule: '104.6', edition: '2026-02', by: 'main' },
      { rule: '726.6', edition: '2026-02', by: 'main' },
    ],
  },
];
