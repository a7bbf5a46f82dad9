/** Noncombat damage to a planeswalker's controller. 2009, 2011: 306.7 · 2006, 2026: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

const walker = (loyalty: number) => ({ card: 'Ajani Goldmane', counters: { loyalty } });

export const planeswalkersInstead: readonly ScenarioInput[] = [
  {
    name: 'Noncombat damage to a player may be dealt to that player’s planeswalker',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Mountain ×5'], hand: ['Lava Axe'] }, B: { battlefield: [walker(4)] } },
    },
    script: [
      { as: 'A', cast: 'Lava Axe', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Ajani Goldmane', in: ['2009-10', '2011-09'] },
      { expect: { life: { B: 20 }, graveyard: { B: ['Ajani Goldmane'] } }, in: ['2009-10', '2011-09'], id: 'instead' },
      { expect: { life: { B: 15 }, zone: { 'Ajani Goldmane': 'battlefield' } }, in: ['2026-02'], id: 'no choice' },
    ],
    shows: across('instead', null, '306.7', '306.7', null),
  },
  {
    name: 'The source’s controller may leave the damage where it is',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: { A: { battlefield: ['Mountain ×5'], hand: ['Lava Axe'] }, B: { battlefield: [walker(4)] } },
    },
    script: [
      { as: 'A', cast: 'Lava Axe', targets: ['B'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'objects' } } },
      { as: 'A', answer: [] },
      { expect: { life: { B: 15 }, counters: { 'Ajani Goldmane': { loyalty: 4 } } }, id: 'left' },
    ],
    shows: across('left', null, '306.7', '306.7', null),
  },
  {
    name: 'Damage of one’s own source, and combat damage, stay with the player',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: [walker(4), 'Goblin Artillery'] },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Goblin Artillery', targets: ['A'] },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { life: { A: 18, B: 14 }, counters: { 'Ajani Goldmane': { loyalty: 4 } } }, id: 'stays' },
    ],
    shows: across('stays', null, '306.7', '306.7', null),
  },
];
