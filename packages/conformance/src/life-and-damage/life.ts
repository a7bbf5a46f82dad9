/** Life totals. 2009: 117 · 2011: 118 · 2026: 119 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const TEAMS: Pick<ScenarioInput, 'players' | 'variant'> = {
  players: ['A', 'B', 'C', 'D'],
  variant: 'two-headed-giant',
};

/** Life that would be gained is a card drawn instead. */
const openBook: NonNullable<ScenarioInput['cards']> = {
  'Open Book': {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [
      {
        ability: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: {
              event: { on: 'gainLife', who: { who: 'you' } },
              instead: { instead: 'do', effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] },
            },
          },
        ],
      },
    ],
  },
};

export const life: readonly ScenarioInput[] = [
  {
    name: 'A game begins with twenty life each',
    editions: [...SINCE_2009],
    position: { start: true, active: 'A', sides: { A: { library: ['Forest ×10'] }, B: { library: ['Forest ×10'] } } },
    script: [
      { expect: { life: { A: 20, B: 20 } }, id: 'twenty' },
      { as: 'A', answer: false },
      { as: 'B', answer: false },
    ],
    shows: across('twenty', null, '117.1', '118.1', '119.1'),
  },
  {
    name: 'A team of two begins with thirty life',
    ...TEAMS,
    editions: [...SINCE_2009],
    position: {
      start: true,
      active: 'A',
      sides: {
        A: { library: ['Forest ×10'] },
        B: { library: ['Forest ×10'] },
        C: { library: ['Forest ×10'] },
        D: { library: ['Forest ×10'] },
      },
    },
    script: [{ expect: { life: { A: 30, B: 30, C: 30, D: 30 } }, id: 'thirty' }, { concede: 'A' }],
    shows: across('thirty', null, '117.1a', '118.1a', '119.1a'),
  },
  {
    name: 'Damage dealt to a player is life lost',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { life: 7 } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { A: 20, B: 5 } }, id: 'lost' },
    ],
    shows: across('lost', null, '117.2', '118.2', '119.2'),
  },
  {
    name: 'A life total goes up and down by what is gained and lost, also beyond where it began',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp ×5'], hand: ['Soul Feast'] } },
    },
    script: [
      { as: 'A', cast: 'Soul Feast', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { A: 24, B: 16 } }, id: 'adjusted' },
    ],
    shows: across('adjusted', null, '117.3', '118.3', '119.3'),
  },
  {
    name: 'No life can always be paid, however little there is',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { life: -3, battlefield: ['Swamp ×5', 'Platinum Angel'], hand: ['Hatred'] } },
    },
    script: [
      { as: 'A', cast: 'Hatred' },
      { until: 'resolved' },
      { expect: { life: { A: -3 }, graveyard: { A: ['Hatred'] }, pt: { 'Platinum Angel': '4/4' } }, id: 'nothing' },
    ],
    shows: across('nothing', null, '117.4', '118.4', '119.4b'),
  },
  {
    name: 'A player pays life of the team’s total, and no more than that',
    ...TEAMS,
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { life: 3, battlefield: ['Deepwood Ghoul'] },
        B: { life: 3 },
        C: {},
        D: {},
      },
    },
    script: [
      { expect: { life: { A: 3, B: 3 } } },
      { as: 'A', activate: 'Deepwood Ghoul' },
      { expect: { life: { A: 1, B: 1 }, cannot: [{ as: 'A', activate: 'Deepwood Ghoul' }] }, id: 'of the team' },
    ],
    shows: across('of the team', null, '117.4a', '118.4a', '119.4a'),
  },
  {
    name: 'A life total that becomes a number is life gained',
    editions: [...ALL],
    position: {
      sides: { A: { life: 4, battlefield: ['Plains ×9', 'Ageless Entity'], hand: ['Blessed Wind'] } },
    },
    script: [
      { as: 'A', cast: 'Blessed Wind', targets: ['A'] },
      { until: 'empty' },
      { expect: { life: { A: 20 }, counters: { 'Ageless Entity': { '+1/+1': 16 } } }, id: 'gained' },
    ],
    shows: across('gained', null, '117.5', '118.5', '119.5'),
  },
  {
    name: 'A life total that becomes a lower number is life lost',
    editions: [...ALL],
    position: {
      sides: { A: { life: 26, battlefield: ['Plains ×9', 'Ageless Entity'], hand: ['Blessed Wind'] } },
    },
    script: [
      { as: 'A', cast: 'Blessed Wind', targets: ['A'] },
      { until: 'empty' },
      { expect: { life: { A: 20 }, counters: { 'Ageless Entity': {} } }, id: 'lost' },
    ],
    shows: across('lost', null, '117.5', '118.5', '119.5'),
  },
  {
    name: 'A player without life loses when state-based actions are next checked',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { life: 2 } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { result: null } },
      { until: 'over' },
      { expect: { life: { B: 0 }, lost: ['B'] }, id: 'lost' },
    ],
    shows: across('lost', null, '117.6', '118.6', '119.6'),
  },
  {
    name: 'Whoever gains no life has gained none: nothing triggers',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: { A: { battlefield: ['Plains ×4', 'Ageless Entity'], hand: ["Gerrard's Wisdom"] } },
    },
    script: [
      { as: 'A', cast: "Gerrard's Wisdom" },
      { until: 'resolved' },
      { expect: { life: { A: 20 }, stack: [] }, id: 'none' },
    ],
    shows: across('none', null, null, '118.9', '119.9'),
  },
  {
    name: 'Where no life would be gained there is nothing to replace',
    editions: ['2026-02'],
    cards: openBook,
    position: {
      sides: { A: { battlefield: ['Plains ×6', 'Open Book'], hand: ["Gerrard's Wisdom"], library: ['Forest ×3'] } },
    },
    script: [
      { as: 'A', cast: "Gerrard's Wisdom" },
      { until: 'resolved' },
      { expect: { life: { A: 20 }, hand: { A: [] }, library: { A: 3 } }, id: 'nothing' },
    ],
    shows: across('nothing', null, null, null, '119.10'),
  },
  {
    name: 'A gain of life is replaced whole, whatever gives it',
    editions: ['2026-02'],
    cards: openBook,
    position: {
      sides: { A: { battlefield: ['Plains', 'Open Book'], hand: ['Healing Salve'], library: ['Forest ×3'] } },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 0, targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 }, hand: { A: ['Forest'] } }, id: 'replaced' },
    ],
    shows: across('replaced', null, null, null, '119.10'),
  },
];
