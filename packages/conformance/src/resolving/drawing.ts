/** Drawing cards. 2006: 423 · 2009: 119 · 2011: 120 · 2026: 121 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const drawing: readonly ScenarioInput[] = [
  {
    name: 'Two cards are two draws, and taking cards without drawing is none',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×5'],
          hand: ['Divination', 'Impulse'],
          library: ['Forest', 'Swamp', 'Plains', 'Island', 'Mountain', 'Forest'],
        },
        B: { battlefield: ['Underworld Dreams'] },
      },
    },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      {
        expect: { hand: { A: ['Impulse', 'Forest', 'Swamp'] }, stack: ['Underworld Dreams', 'Underworld Dreams'] },
        id: 'twice',
      },
      { until: 'empty' },
      { expect: { life: { A: 18 } } },
      { as: 'A', cast: 'Impulse' },
      { until: 'asked' },
      { as: 'A', answer: ['Plains'] },
      { as: 'A', answer: [0, 1, 2] },
      { expect: { stack: [], hand: { A: 3 } }, id: 'not drawn' },
    ],
    shows: [
      ...across('twice', '423.2', '119.2', '120.2', '121.2'),
      ...across('twice', '423.1', '119.1', '120.1', '121.1'),
      ...across('not drawn', '423.5', '119.5', '120.5', '121.5'),
    ],
  },
  {
    name: 'A draw from an empty library may be chosen, and loses the game when state-based actions are checked',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Solemn Simulacrum'], hand: ['Shock'], library: [] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Solemn Simulacrum'] },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'yesNo' } } },
      { as: 'A', answer: true },
      { expect: { result: ['B'], lost: ['A'] }, id: 'lost' },
    ],
    shows: [
      ...across('lost', '423.3', '119.3', '120.3', '121.3'),
      ...across('lost', '423.4', '119.4', '120.4', '121.4'),
    ],
  },
  {
    name: 'A replaced draw is replaced also where the library is empty',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Words of Worship'], hand: ['Divination'], library: ['Forest'] } },
    },
    script: [
      { as: 'A', activate: 'Words of Worship' },
      { until: 'resolved' },
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { expect: { life: { A: 25 }, hand: { A: ['Forest'] }, result: null }, id: 'first replaced, then drawn' },
    ],
    shows: [
      ...across('first replaced, then drawn', '423.6', '119.6', '120.6', '121.6'),
      ...across('first replaced, then drawn', '423.6b', '119.6b', '120.6b', '121.6b'),
    ],
  },
  {
    name: 'A draw that nothing could be drawn for is replaced all the same',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×2', 'Words of Worship'], hand: ['Peek'], library: [] }, B: {} },
    },
    script: [
      { as: 'A', activate: 'Words of Worship' },
      { until: 'resolved' },
      { as: 'A', cast: 'Peek', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { A: 25 }, result: null, lost: [] }, id: 'no loss' },
    ],
    shows: across('no loss', '423.6a', '119.6a', '120.6a', '121.6a'),
  },
  {
    name: 'The active player draws all cards before another player draws any',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Vision Skeins'] },
        B: { graveyard: ['Stinkweed Imp'] },
      },
    },
    script: [
      { as: 'A', cast: 'Vision Skeins' },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'yesNo' }, hand: { A: 2, B: 0 } }, id: 'first all' },
      { as: 'B', answer: false },
      { expect: { asks: { as: 'B', kind: 'yesNo' }, hand: { A: 2, B: 1 } } },
      { as: 'B', answer: false },
    ],
    shows: across('first all', '423.2a', '119.2a', '120.2a', '121.2c'),
  },
  {
    name: 'The players of the active team draw before those of the other',
    players: ['A', 'B', 'C', 'D'],
    variant: 'two-headed-giant',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Vision Skeins'] },
        B: {},
        C: { graveyard: ['Stinkweed Imp'] },
        D: {},
      },
    },
    script: [
      { as: 'A', cast: 'Vision Skeins' },
      { until: 'asked' },
      { expect: { asks: { as: 'C', kind: 'yesNo' }, hand: { A: 2, B: 2, C: 0, D: 0 } }, id: 'team' },
      { as: 'C', answer: false },
      { as: 'C', answer: false },
    ],
    shows: across('team', '432.2b', '119.2b', '120.2b', '121.2d'),
  },
  {
    name: 'Whoever may have another player draw may do so though that library is empty',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Dire Undercurrents'], hand: ['Merfolk of the Pearl Trident'] },
        B: { library: [] },
      },
    },
    script: [
      { as: 'A', cast: 'Merfolk of the Pearl Trident' },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'yesNo' } }, id: 'may' },
      { as: 'A', answer: true },
      { expect: { lost: ['B'] } },
    ],
    shows: across('may', null, null, '120.3a', '121.3a'),
  },
  {
    name: 'Nobody may have a player draw who can’t',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Dire Undercurrents', 'Maralen of the Mornsong'],
          hand: ['Merfolk of the Pearl Trident'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Merfolk of the Pearl Trident' },
      { until: 'resolved' },
      { as: 'A', answer: ['B'] },
      { until: 'resolved' },
      { expect: { stack: [], asks: { as: 'A', kind: 'priority' }, hand: { B: 0 } }, id: 'may not' },
    ],
    shows: across('may not', null, null, '120.3a', '121.3a'),
  },
  {
    name: 'What is to be done with a card that is drawn is not done with what came instead',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Sindbad'], graveyard: ['Stinkweed Imp'] } } },
    script: [
      { as: 'A', activate: 'Sindbad' },
      { until: 'asked' },
      { as: 'A', answer: [0] },
      { expect: { hand: { A: ['Stinkweed Imp'] }, stack: [] }, id: 'not discarded' },
    ],
    shows: across('not discarded', '423.6c', '119.6c', '120.6c', '121.6c'),
  },
  {
    name: 'Who can’t draw more than one card each turn draws the first of several',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Spirit of the Labyrinth'], hand: ['Divination'], library: ['Forest ×4'] },
      },
    },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { expect: { hand: { A: 1 }, library: { A: 3 } }, id: 'the first' },
    ],
    shows: across('the first', null, null, null, '121.2b'),
  },
  {
    name: 'Who can’t draw two cards can’t choose to',
    editions: ['2026-02'],
    cards: {
      'Second Thoughts': { cost: '{U}', type: 'Instant', text: 'You may draw two cards.' },
      'First Thoughts': { cost: '{U}', type: 'Instant', text: 'You may draw a card.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Spirit of the Labyrinth'], hand: ['Second Thoughts', 'First Thoughts'] },
      },
    },
    script: [
      { as: 'A', cast: 'Second Thoughts' },
      { until: 'resolved' },
      { expect: { stack: [], hand: { A: 1 }, asks: { as: 'A', kind: 'priority' } }, id: 'not chosen' },
      { as: 'A', cast: 'First Thoughts' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { hand: { A: 1 } } },
    ],
    shows: across('not chosen', null, null, null, '121.2b'),
  },
  {
    name: 'What is left of an event comes first, then the cards that its prevention draws',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Swans of Bryn Argoll': {
        cost: '{2}{W/U}{W/U}',
        type: 'Creature — Bird Spirit',
        pt: '4/3',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'damage', to: { is: 'self' } },
                  instead: {
                    instead: 'prevent',
                    then: [
                      {
                        do: 'draw',
                        who: { who: 'controllers', of: { set: 'ref', name: 'event.source' } },
                        count: { q: 'ref', name: 'event.prevented' },
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
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Hill Giant'], hand: ['Pyroclasm'], graveyard: ['Stinkweed Imp'] },
        B: { battlefield: ['Swans of Bryn Argoll'] },
      },
    },
    script: [
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'yesNo' }, damage: { 'Hill Giant': 2 } }, id: 'first' },
      { as: 'A', answer: false },
      { as: 'A', answer: false },
      { expect: { hand: { A: 2 }, damage: { 'Swans of Bryn Argoll': 0 } } },
    ],
    shows: across('first', null, null, '120.7', '121.7'),
  },
  {
    name: 'What a replacement effect leaves of an event happens before the draws it makes of the rest',
    editions: [...SINCE_2009],
    cards: {
      'Learned Wall': {
        cost: '{2}{U}',
        type: 'Creature — Wall',
        pt: '0/4',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'damage', to: { is: 'self' } },
                  instead: {
                    instead: 'do',
                    effect: [
                      {
                        do: 'draw',
                        who: { who: 'controllers', of: { set: 'ref', name: 'event.source' } },
                        count: { q: 'ref', name: 'event.amount' },
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
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Hill Giant'], hand: ['Pyroclasm'], graveyard: ['Stinkweed Imp'] },
        B: { battlefield: ['Learned Wall'] },
      },
    },
    script: [
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'yesNo' }, damage: { 'Hill Giant': 2 } }, id: 'first' },
      { as: 'A', answer: false },
      { expect: { asks: { as: 'A', kind: 'yesNo' }, hand: { A: 1 } }, id: 'one at a time' },
      { as: 'A', answer: false },
      { expect: { hand: { A: 2 }, damage: { 'Learned Wall': 0 } } },
    ],
    shows: across('first', null, '119.7', '120.7', '121.7'),
  },
];
