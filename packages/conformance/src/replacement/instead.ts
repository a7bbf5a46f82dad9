/** Replacement and prevention effects. 2006: 419 · 2009, 2011, 2026: 614–616 */
import type { InlineCard, ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across } from '../shows.ts';

const DOUBLES: NonNullable<InlineCard['abilities']> = [
  {
    ability: 'static',
    parts: [
      {
        part: 'replacement',
        replacement: {
          event: { on: 'damage', to: { is: 'type', type: 'creature' }, toPlayer: { who: 'all' } },
          instead: { instead: 'amount', amount: { q: 'times', of: { q: 'ref', name: 'event.amount' }, by: 2 } },
        },
      },
    ],
  },
];

export const instead: readonly ScenarioInput[] = [
  {
    name: 'Exiled instead of going to the graveyard: nothing died',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Murder'),
      'Grave Ward': {
        cost: '{W}',
        type: 'Enchantment',
        text: 'If a card would be put into a graveyard from anywhere, exile it instead.',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'move', what: { is: 'card' }, to: 'graveyard' },
                  instead: { instead: 'zone', zone: 'exile' },
                },
              },
            ],
          },
        ],
      },
      Mourner: {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever another creature dies, you gain 1 life.',
        pt: '2/2',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3', 'Grave Ward', 'Mourner'], hand: ['Murder'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'exile', Murder: 'exile' }, stack: [], life: { A: 20 } }, id: 'exiled' },
    ],
    shows: [
      { rule: '614.6', edition: '2011-09', by: 'exiled' },
      { rule: '614.6', edition: '2009-10', by: 'exiled' },
      { rule: '419.5', edition: '2006-10', by: 'exiled' },
      { rule: '614.1', edition: '2026-02', by: 'exiled' },
      { rule: '614.1', edition: '2011-09', by: 'exiled' },
      { rule: '614.1', edition: '2009-10', by: 'exiled' },
      { rule: '419.1', edition: '2006-10', by: 'exiled' },
      { rule: '614.6', edition: '2026-02', by: 'exiled' },
    ],
  },
  {
    name: 'The affected player chooses which of two replacement effects applies first',
    editions: [...ALL],
    cards: {
      ...texts('Shock'),
      Doubler: {
        cost: '{R}',
        type: 'Enchantment',
        text: 'All damage to creatures and players is doubled.',
        abilities: DOUBLES,
      },
      Circle: {
        cost: '{W}',
        type: 'Enchantment',
        text: 'If a source would deal damage to you, prevent 1 of that damage.',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'damage', toPlayer: { who: 'you' } },
                  instead: { instead: 'prevent', amount: 1 },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Doubler', 'Circle'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'replacement', offers: ['Doubler', 'Circle'] } }, id: 'asked' },
      { as: 'B', answer: 'Circle' },
      { expect: { life: { B: 18 } }, id: 'prevented first' },
    ],
    shows: [
      { rule: '616.1', edition: '2011-09', by: 'asked' },
      { rule: '616.1', edition: '2009-10', by: 'asked' },
      { rule: '419.9a', edition: '2006-10', by: 'asked' },
      { rule: '616.1', edition: '2026-02', by: 'asked' },
    ],
  },
  {
    name: 'A replacement effect applies once to an event',
    editions: [...ALL],
    cards: {
      ...texts('Shock'),
      Doubler: {
        cost: '{R}',
        type: 'Enchantment',
        text: 'All damage to creatures and players is doubled.',
        abilities: DOUBLES,
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', { card: 'Doubler', label: 'one' }, { card: 'Doubler', label: 'two' }],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { as: 'B', answer: 'one', kind: 'replacement' },
      { expect: { life: { B: 12 } }, id: 'eight' },
    ],
    shows: [
      { rule: '614.5', edition: '2011-09', by: 'eight' },
      { rule: '614.5', edition: '2009-10', by: 'eight' },
      { rule: '419.6a', edition: '2006-10', by: 'eight' },

      { rule: '614.5', edition: '2026-02', by: 'eight' },
    ],
  },
  {
    name: 'Regeneration does not save from toughness zero',
    editions: [...ALL],
    cards: {
      ...texts('Drudge Skeletons'),
      Wither: { cost: '{B}', type: 'Instant', text: 'Target creature gets -2/-2 until end of turn.' },
    },
    position: { sides: { A: { battlefield: ['Swamp ×2', 'Drudge Skeletons'], hand: ['Wither'] } } },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Wither', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard' } }, id: 'dead' },
    ],
    shows: [
      { rule: '420.5b', edition: '2006-10', by: 'dead' },
      { rule: '704.5f', edition: '2026-02', by: 'dead' },
    ],
  },
  {
    name: 'A creature that enters with counters, as it enters',
    editions: [...ALL],
    cards: {
      Phantom: {
        cost: '{G}',
        type: 'Creature — Spirit',
        text: 'Phantom enters the battlefield with three +1/+1 counters on it.',
        pt: '0/0',
      },
    },
    position: { sides: { A: { battlefield: ['Forest'], hand: ['Phantom'] } } },
    script: [
      { as: 'A', cast: 'Phantom' },
      { until: 'resolved' },
      {
        expect: { zone: { Phantom: 'battlefield' }, pt: { Phantom: '3/3' }, counters: { Phantom: { '+1/+1': 3 } } },
        id: 'alive',
      },
    ],
    shows: [
      { rule: '614.1c', edition: '2011-09', by: 'alive' },
      { rule: '614.1c', edition: '2009-10', by: 'alive' },
      { rule: '419.1b', edition: '2006-10', by: 'alive' },

      { rule: '614.1c', edition: '2026-02', by: 'alive' },
    ],
  },
  {
    name: 'Damage that can’t be prevented',
    editions: [...ALL],
    cards: {
      Leveler: {
        cost: '{R}',
        type: 'Instant',
        text: "Leveler deals 4 damage to target creature or player. The damage can't be prevented.",
      },
      Shield: {
        cost: '{W}',
        type: 'Instant',
        text: 'Prevent the next 3 damage that would be dealt to target player this turn.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Leveler'] }, B: { battlefield: ['Plains'], hand: ['Shield'] } },
    },
    script: [
      { as: 'A', cast: 'Leveler', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shield', targets: ['B'] },
      { until: 'empty' },
      { expect: { life: { B: 16 } }, id: 'all' },
    ],
    shows: [
      { rule: '615.11', edition: '2011-09', by: 'all' },
      { rule: '615.11', edition: '2009-10', by: 'all' },
      { rule: '615.12', edition: '2026-02', by: 'all' },
    ],
  },
  {
    name: 'A replacement effect with modes: chosen anew for each event, not again for what it does itself',
    editions: [...ALL],
    cards: {
      'Forked Fate': {
        cost: '{2}{G}',
        type: 'Enchantment',
        // "If you would draw a card, instead choose one —"
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'draw', who: { who: 'you' } },
                  instead: {
                    instead: 'do',
                    effect: [
                      {
                        do: 'oneOf',
                        who: { who: 'you' },
                        options: [
                          { label: 'Gain 2 life', effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 2 }] },
                          { label: 'Draw a card', effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] },
                          {
                            label: 'Pay 30 life and draw ten cards',
                            effect: [
                              { do: 'payLife', who: { who: 'you' }, amount: 30 },
                              { do: 'draw', who: { who: 'you' }, count: 10 },
                            ],
                          },
                        ],
                      },
                    ],
                  },
                },
              },
            ],
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Forked Fate', 'Island ×3'], hand: ['Divination'] } } },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      {
        expect: { asks: { as: 'A', kind: 'option', lacks: ['Pay 30 life and draw ten cards'], options: 2 } },
        id: 'possible',
      },
      { as: 'A', answer: 'Gain 2 life' },
      { expect: { life: { A: 22 }, asks: { as: 'A', kind: 'option', options: 2 } }, id: 'anew' },
      { as: 'A', answer: 'Draw a card' },
      { expect: { stack: [], hand: { A: 1 }, asks: { as: 'A', kind: 'priority' } }, id: 'not itself' },
    ],
    shows: [
      ...across('possible', '419.6g', null, null, null),
      ...across('anew', '419.6g', null, null, null),
      ...across('not itself', '419.6g', '614.5', '614.5', '614.5'),
    ],
  },
];
