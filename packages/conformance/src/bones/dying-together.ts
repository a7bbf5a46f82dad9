/** Leaves-the-battlefield triggers look back. 2006: 410.10d · 2009, 2011: 603.6d · 2026: 603.10a */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011, texts } from '../cards.ts';

export const dyingTogether: readonly ScenarioInput[] = [
  {
    name: 'A trigger’s source and its causes die at once',
    editions: [...ALL],
    cards: {
      ...texts('Day of Judgment', 'Grizzly Bears', 'Hill Giant'),
      Mourner: {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever another creature dies, you gain 1 life.',
        pt: '1/1',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains ×4', 'Mourner', 'Grizzly Bears'], hand: ['Day of Judgment'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Day of Judgment' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      {
        expect: {
          zone: { Mourner: 'graveyard', 'Grizzly Bears': 'graveyard', 'Hill Giant': 'graveyard' },
          stack: ['Mourner', 'Mourner'],
        },
      },
      { until: 'empty' },
      { expect: { life: { A: 22 } }, id: 'both' },
    ],
    shows: [
      { rule: '603.10', edition: '2026-02', by: 'both' },
      { rule: '410.10d', edition: '2006-10', by: 'both' },
      { rule: '603.6d', edition: '2009-10', by: 'both' },
      { rule: '603.10a', edition: '2026-02', by: 'both' },
    ],
  },
  {
    name: 'What enters together with a trigger’s source is seen by it',
    editions: [...ALL],
    cards: {
      ...texts('Soul Warden'),
      'Call of Two': { cost: '{W}', type: 'Sorcery', text: 'Create two 1/1 white Soldier creature tokens.' },
    },
    position: { sides: { A: { battlefield: ['Plains ×1', 'Soul Warden'], hand: ['Call of Two'] } } },
    script: [
      { as: 'A', cast: 'Call of Two' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { count: { Soldier: 2 } }, in: [...UNTIL_2011] },
      { expect: { life: { A: 22 } }, id: 'twice' },
    ],
    shows: [
      { rule: '410.6', edition: '2006-10', by: 'twice' },
      { rule: '603.2c', edition: '2026-02', by: 'twice' },
    ],
  },
];
