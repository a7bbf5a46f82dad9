/** One prevention shield under damage from several sources at once. 2006: 419.7b · 2009, 2011, 2026: 615.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const preventionShield: readonly ScenarioInput[] = [
  {
    name: 'The next three damage to a player, under three attackers at once',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Hill Giant', 'Gray Ogre'),
      Shield: {
        cost: '{W}',
        type: 'Instant',
        text: 'Prevent the next 3 damage that would be dealt to target player this turn.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] },
        B: { battlefield: ['Plains'], hand: ['Shield'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shield', targets: ['B'] },
      { until: 'resolved' },
      { until: 'asked' },
      {
        expect: { asks: { as: 'B', kind: 'divide', offers: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] } },
        id: 'choice',
      },
      // One of each: what the shield prevents is chosen damage by damage.
      { as: 'B', answer: { 'Gray Ogre': 1, 'Grizzly Bears': 1, 'Hill Giant': 1 } },
      { until: 'endCombat' },
      { expect: { life: { B: 16 } }, id: 'three' },
    ],
    shows: [
      { rule: '615.7', edition: '2011-09', by: 'choice' },
      { rule: '615.7', edition: '2009-10', by: 'choice' },
      { rule: '419.7b', edition: '2006-10', by: 'choice' },
      { rule: '615.7', edition: '2026-02', by: 'choice' },
    ],
  },
  {
    name: 'What is left of a shield is used by the next damage',
    editions: [...ALL],
    cards: {
      ...texts('Shock'),
      Shield: {
        cost: '{W}',
        type: 'Instant',
        text: 'Prevent the next 3 damage that would be dealt to target player this turn.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2'],
          hand: [
            { card: 'Shock', label: 'first' },
            { card: 'Shock', label: 'second' },
          ],
        },
        B: { battlefield: ['Plains'], hand: ['Shield'] },
      },
    },
    script: [
      { as: 'A', cast: 'first', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shield', targets: ['B'] },
      { until: 'empty' },
      { expect: { life: { B: 20 } } },
      { as: 'A', cast: 'second', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 19 } }, id: 'one left' },
    ],
    shows: [
      { rule: '419.7b', edition: '2006-10', by: 'one left' },
      { rule: '615.7', edition: '2026-02', by: 'one left' },
    ],
  },
];
