/** State-based actions. 2006: 420 · 2009, 2011, 2026: 704 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011, texts } from '../cards.ts';

export const atOnce: readonly ScenarioInput[] = [
  {
    name: 'Not during a resolution: a creature at zero life in between survives',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Wither: { cost: '{B}', type: 'Sorcery', text: 'Target creature gets -2/-2 until end of turn. You gain 1 life.' },
    },
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['Wither'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Wither', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, life: { A: 21 } }, id: 'dead' },
    ],
    shows: [
      { rule: '420.5b', edition: '2006-10', by: 'dead' },
      { rule: '704.5f', edition: '2026-02', by: 'dead' },
    ],
  },
  {
    name: 'An Aura without its host goes to the graveyard, an Equipment stays',
    editions: [...ALL],
    cards: texts('Grizzly Bears', 'Holy Strength', 'Bonesplitter', 'Murder'),
    position: {
      sides: {
        A: {
          battlefield: [
            'Grizzly Bears',
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
            { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
          ],
        },
        B: { battlefield: ['Swamp ×3'], hand: ['Murder'] },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '5/4' } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Holy Strength': 'graveyard', Bonesplitter: 'battlefield' },
          attached: { Bonesplitter: null },
        },
        id: 'fell',
      },
    ],
    shows: [
      { rule: '420.5d', edition: '2006-10', by: 'fell' },
      { rule: '704.5m', edition: '2026-02', by: 'fell' },
      { rule: '704.5n', edition: '2026-02', by: 'fell' },
    ],
  },
  {
    name: 'Lethal damage and its trigger: all that is due is done at once',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Quake: { cost: '{R}', type: 'Sorcery', text: 'Quake deals 2 damage to each creature and each player.' },
      Mourner: {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever another creature dies, you gain 1 life.',
        pt: '2/2',
      },
    },
    position: {
      sides: {
        A: { life: 3, battlefield: ['Mountain', 'Mourner'], hand: ['Quake'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Quake' },
      { until: 'resolved' },
      {
        expect: { zone: { Mourner: 'graveyard', 'Grizzly Bears': 'graveyard' }, stack: ['Mourner'], life: { A: 1 } },
        id: 'together',
      },
    ],
    shows: [
      { rule: '420.3', edition: '2006-10', by: 'together' },
      { rule: '704.3', edition: '2026-02', by: 'together' },
    ],
  },
  {
    name: 'Counters of +1/+1 and -1/-1 take each other away',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Rot: { cost: '{B}', type: 'Sorcery', text: 'Put a -1/-1 counter on target creature.' },
    },
    position: {
      sides: { A: { battlefield: ['Swamp', { card: 'Grizzly Bears', counters: { '+1/+1': 2 } }], hand: ['Rot'] } },
    },
    script: [
      { as: 'A', cast: 'Rot', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: { counters: { 'Grizzly Bears': { '+1/+1': 1, '-1/-1': 0 } }, pt: { 'Grizzly Bears': '3/3' } },
        id: 'gone',
      },
    ],
    shows: [
      { rule: '420.5n', edition: '2006-10', by: 'gone' },
      { rule: '704.5r', edition: '2009-10', by: 'gone' },
      { rule: '704.5q', edition: '2026-02', by: 'gone' },
    ],
  },
  {
    name: 'A token in a graveyard ceases to exist, yet it died',
    editions: [...ALL],
    cards: {
      ...texts('Murder'),
      Mourner: {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever another creature dies, you gain 1 life.',
        pt: '2/2',
      },
      Calling: { cost: '{W}', type: 'Sorcery', text: 'Create a 1/1 white Soldier creature token.' },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Swamp ×3', 'Mourner'], hand: ['Calling', 'Murder'] } } },
    script: [
      { as: 'A', cast: 'Calling' },
      { until: 'resolved' },
      { as: 'A', cast: 'Murder', targets: ['Soldier'], in: [...UNTIL_2011] },
      { as: 'A', cast: 'Murder', targets: ['Soldier Token'], in: ['2026-02'] },
      { until: 'resolved' },
      {
        expect: {
          count: { Soldier: 0, 'Soldier Token': 0 },
          stack: ['Mourner'],
          graveyard: { A: ['Murder', 'Calling'] },
        },
        id: 'ceased',
      },
    ],
    shows: [
      { rule: '420.5f', edition: '2006-10', by: 'ceased' },
      { rule: '704.5d', edition: '2026-02', by: 'ceased' },
    ],
  },
];
