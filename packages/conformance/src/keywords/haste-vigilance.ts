/** Haste and vigilance. 2006: 502.5, 502.14 · 2009: 702.10, 702.18 · 2011: 702.10, 702.19 · 2026: 702.10, 702.20 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const sick = (card: string) => ({ card, sick: true });

export const hasteAndVigilance: readonly ScenarioInput[] = [
  {
    name: 'Haste attacks in the turn it comes',
    editions: [...ALL],
    position: { sides: { A: { battlefield: [sick('Raging Goblin'), sick('Grizzly Bears'), 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Raging Goblin': ['B'], 'Grizzly Bears': [], 'Hill Giant': ['B'] } }, id: 'hasty' },
    ],
    shows: across('hasty', '502.5b', '702.10b', '702.10b', '702.10b'),
  },
  {
    name: 'Haste pays with the tap symbol in the turn it comes',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: [sick('Prodigal Sorcerer'), 'Mountain ×3'], hand: ['Fervor'] } },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Prodigal Sorcerer' }] } },
      { as: 'A', cast: 'Fervor' },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', activate: 'Prodigal Sorcerer' }] }, id: 'taps' },
    ],
    shows: across('taps', '502.5b', '702.10c', '702.10c', '702.10c'),
  },
  {
    name: 'Vigilance does not tap to attack, but a tapped creature with it does not attack',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Serra Angel', 'Grizzly Bears', { card: 'Serra Angel', label: 'Tired Angel', tapped: true }],
        },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Tired Angel': [] } }, id: 'tapped' },
      { as: 'A', attack: ['Serra Angel', 'Grizzly Bears'] },
      { expect: { tapped: { 'Serra Angel': false, 'Grizzly Bears': true } }, id: 'not tapped' },
    ],
    shows: [
      ...across('not tapped', '502.14b', '702.18b', '702.19b', '702.20b'),
      ...across('tapped', '308.2a', '508.1a', '508.1a', '508.1a'),
    ],
  },
];
