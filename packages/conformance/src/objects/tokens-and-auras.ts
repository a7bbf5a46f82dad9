/** Tokens, counters, Auras cast and fallen off. 2006: 212.4, 216 · 2009, 2011: 110.5, 303.4 · 2026: 111, 303.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011, texts } from '../cards.ts';

const WARD: NonNullable<ScenarioInput['cards']>[string] = {
  cost: '{W}',
  type: 'Instant',
  text: 'Choose a color. Target creature gains protection from that color until end of turn.',
  abilities: [
    {
      ability: 'spell',
      body: {
        targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } }],
        effect: [
          { do: 'choose', who: { who: 'you' }, what: { choose: 'color' }, out: 'o1' },
          {
            do: 'effect',
            parts: [
              {
                part: 'change',
                affects: { set: 'ref', name: 't1' },
                mods: [
                  {
                    mod: 'gain',
                    abilities: [
                      { ability: 'keyword', keyword: 'protection', quality: { is: 'color', color: { ref: 'o1' } } },
                    ],
                  },
                ],
              },
            ],
            duration: { until: 'endOfTurn' },
          },
        ],
      },
    },
  ],
};

export const tokensAndAuras: readonly ScenarioInput[] = [
  {
    name: 'An Aura spell targets; without its target it does not come into play',
    editions: [...ALL],
    cards: texts('Pacifism', 'Grizzly Bears', 'Unsummon'),
    position: {
      sides: {
        A: { battlefield: ['Plains ×2'], hand: ['Pacifism'] },
        B: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Pacifism', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { zone: { Pacifism: 'graveyard', 'Grizzly Bears': 'hand' } }, id: 'graveyard' },
    ],
    shows: [
      { rule: '413.2a', edition: '2006-10', by: 'graveyard' },
      { rule: '608.2b', edition: '2026-02', by: 'graveyard' },
    ],
  },
  {
    name: 'A creature under Pacifism neither attacks nor blocks',
    editions: [...ALL],
    cards: texts('Pacifism', 'Grizzly Bears', 'Hill Giant', 'Gray Ogre'),
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant', { card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'endCombat' },
      { expect: { life: { B: 17 }, tapped: { 'Grizzly Bears': false } } },
    ],
  },
  {
    name: 'An Aura on a creature that gains protection from it falls off',
    editions: [...ALL],
    cards: { ...texts('Pacifism', 'Grizzly Bears'), Ward: WARD },
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Ward'] },
        B: { battlefield: [{ card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Ward', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', answer: 'W', kind: 'color' },
      { expect: { zone: { Pacifism: 'graveyard', 'Grizzly Bears': 'battlefield' } }, id: 'fell' },
    ],
    shows: [
      { rule: '502.7c', edition: '2006-10', by: 'fell' },
      { rule: '702.16c', edition: '2026-02', by: 'fell' },
    ],
  },
  {
    name: 'A token returned to hand is gone',
    editions: [...ALL],
    cards: {
      ...texts('Unsummon'),
      Calling: { cost: '{W}', type: 'Sorcery', text: 'Create a 1/1 white Soldier creature token.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Island'], hand: ['Calling', 'Unsummon'] } } },
    script: [
      { as: 'A', cast: 'Calling' },
      { until: 'resolved' },
      {
        expect: {
          pt: { Soldier: '1/1' },
          colors: { Soldier: 'W' },
          types: { Soldier: ['creature'] },
          subtypes: { Soldier: ['Soldier'] },
        },
        in: [...UNTIL_2011],
      },
      { expect: { pt: { 'Soldier Token': '1/1' }, subtypes: { 'Soldier Token': ['Soldier'] } }, in: ['2026-02'] },
      { as: 'A', cast: 'Unsummon' },
      { until: 'resolved' },
      { expect: { count: { Soldier: 0, 'Soldier Token': 0 }, hand: { A: 0 } }, id: 'gone' },
    ],
    shows: [
      { rule: '420.5f', edition: '2006-10', by: 'gone' },
      { rule: '704.5d', edition: '2026-02', by: 'gone' },
    ],
  },
  {
    name: 'Changed words of an ability are those of the tokens it makes, also in their name',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Island', 'Ant Queen', 'Raging Goblin'], hand: ['Artificial Evolution'] },
      },
    },
    script: [
      { as: 'A', cast: 'Artificial Evolution', targets: ['Ant Queen'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Insect' },
      { as: 'A', answer: 'Goblin' },
      { as: 'A', activate: 'Ant Queen' },
      { until: 'resolved' },
      {
        expect: { subtypes: { Goblin: ['Goblin'] }, count: { Goblin: 1 }, pt: { Goblin: '1/1' } },
        in: [...UNTIL_2011],
        id: 'Goblin',
      },
      {
        expect: { subtypes: { 'Goblin Token': ['Goblin'] }, colors: { 'Goblin Token': 'G' } },
        in: ['2026-02'],
        id: 'Goblin Token',
      },
    ],
    shows: [
      { rule: '418.6c', edition: '2006-10', by: 'Goblin' },
      { rule: '612.2a', edition: '2009-10', by: 'Goblin' },
      { rule: '612.2a', edition: '2011-09', by: 'Goblin' },
      { rule: '612.2a', edition: '2026-02', by: 'Goblin Token' },
    ],
  },
];
