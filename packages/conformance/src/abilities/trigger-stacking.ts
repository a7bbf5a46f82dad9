/** The order in which triggered abilities go on the stack. 2006: 410.3 · 2009, 2011, 2026: 603.3b */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';

const cards: NonNullable<ScenarioInput['cards']> = {
  'Strict Proctor': {
    cost: '{1}{W}',
    type: 'Creature — Spirit Cleric',
    text: 'Flying\nWhenever a permanent entering causes a triggered ability to trigger, counter that ability unless its controller pays {2}.',
    pt: '1/3',
    wording: '2026-02',
  },
};

export const triggerStacking: readonly ScenarioInput[] = [
  {
    name: 'What triggers on a triggering goes on the stack after it today, and in turn order before',
    editions: [...ALL],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Strict Proctor'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Soul Warden'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { stack: ['Strict Proctor', 'Soul Warden'] }, id: 'turn order', in: [...UNTIL_2011] },
      { expect: { stack: ['Soul Warden', 'Strict Proctor'] }, id: 'two parts', in: ['2026-02'] },
      { until: 'empty' },
      { expect: { life: { B: 21 } }, in: [...UNTIL_2011] },
      { expect: { life: { B: 20 } }, in: ['2026-02'] },
    ],
    shows: [
      { rule: '410.3', edition: '2006-10', by: 'turn order' },
      { rule: '603.3b', edition: '2009-10', by: 'turn order' },
      { rule: '603.3b', edition: '2011-09', by: 'turn order' },
      { rule: '603.3b', edition: '2026-02', by: 'two parts' },
    ],
  },
];
