/** Power and toughness in layers. 2006: 418.5a · 2009, 2011, 2026: 613 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, texts } from '../cards.ts';

export const layers: readonly ScenarioInput[] = [
  {
    name: 'An ogre with a counter, a growth, an enchantment, and a new base power and toughness',
    editions: [...ALL],
    cards: {
      ...texts('Gray Ogre'),
      'Great Growth': { cost: '{G}', type: 'Instant', text: 'Target creature gets +4/+4 until end of turn.' },
      'Thick Hides': { cost: '{G}', type: 'Enchantment', text: 'Creatures you control get +0/+2.' },
      Diminish: {
        cost: '{G}',
        type: 'Instant',
        text: 'Target creature has base power and toughness 0/1 until end of turn.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×3', { card: 'Gray Ogre', counters: { '+1/+1': 1 } }],
          hand: ['Great Growth', 'Thick Hides', 'Diminish'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Gray Ogre': '3/3' } } },
      { as: 'A', cast: 'Great Growth', targets: ['Gray Ogre'] },
      { until: 'resolved' },
      { expect: { pt: { 'Gray Ogre': '7/7' } } },
      { as: 'A', cast: 'Thick Hides' },
      { until: 'resolved' },
      { expect: { pt: { 'Gray Ogre': '7/9' } } },
      { as: 'A', cast: 'Diminish', targets: ['Gray Ogre'] },
      { until: 'resolved' },
      // 2006: set and growth by timestamp in one sublayer, then counters, then static modifiers.
      { expect: { pt: { 'Gray Ogre': '1/4' } }, in: ['2006-10'], id: 'six layers' },
      { expect: { pt: { 'Gray Ogre': '5/8' } }, in: [...SINCE_2009], id: 'seven layers' },
    ],
    shows: [
      { rule: '418.5a', edition: '2006-10', by: 'six layers' },
      { rule: '613.3', edition: '2009-10', by: 'seven layers' },
      { rule: '613.3', edition: '2011-09', by: 'seven layers' },
      { rule: '613.4', edition: '2026-02', by: 'seven layers' },
    ],
  },
];
