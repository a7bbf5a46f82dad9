/** What damage does. 2006: 212.3, 420.5c · 2009: 118.3 · 2011: 119.3 · 2026: 120.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const damage: readonly ScenarioInput[] = [
  {
    name: 'Damage to a player is life lost, damage to a creature is marked on it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×2'], hand: ['Shock ×2'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 18 } }, id: 'lost' },
      { as: 'A', cast: 'Shock 2', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { damage: { 'Hill Giant': 2 }, pt: { 'Hill Giant': '3/3' }, zone: { 'Hill Giant': 'battlefield' } },
        id: 'marked',
      },
    ],
    shows: [
      ...across('lost', null, '118.3a', '119.3a', '120.3a'),
      ...across('marked', null, '118.3d', '119.3e', '120.3e'),
    ],
  },
  {
    name: 'Damage to a planeswalker is loyalty lost, and without loyalty it is gone',
    editions: [...SINCE_2009],
    position: {
      step: 'beginCombat',
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
        B: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Jace Beleren' } },
      { until: 'endCombat' },
      { expect: { counters: { 'Jace Beleren': { loyalty: 1 } }, life: { B: 20 } }, id: 'loyalty' },
    ],
    shows: across('loyalty', null, '118.3b', '119.3c', '120.3c'),
  },
];
