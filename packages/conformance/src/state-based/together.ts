/** State-based actions with each other, with regeneration and with copies. 2006: 420.4–5 · 2009, 2011: 704.4–6 · 2026: 704.4–7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const together: readonly ScenarioInput[] = [
  {
    name: 'What is so only while a spell resolves does not count: no life in between, some at the end',
    editions: [...ALL],
    cards: { 'Dark Bargain': { cost: '{B}', type: 'Sorcery', text: 'You lose 2 life. You gain 3 life.' } },
    position: { sides: { A: { life: 2, battlefield: ['Swamp'], hand: ['Dark Bargain'] } } },
    script: [
      { as: 'A', cast: 'Dark Bargain' },
      { until: 'resolved' },
      { expect: { life: { A: 3 }, result: null }, id: 'still in the game' },
    ],
    shows: across('still in the game', '420.4', '704.4', '704.4', '704.4'),
  },
  {
    name: 'Damage from a source with deathtouch destroys, however little it is',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Typhoid Rats'] }, B: { battlefield: ['Craw Wurm'] } }, active: 'B' },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Craw Wurm'] },
      { until: 'declareBlockers' },
      { as: 'A', block: { 'Typhoid Rats': 'Craw Wurm' } },
      { until: 'endCombat' },
      { expect: { zone: { 'Craw Wurm': 'graveyard', 'Typhoid Rats': 'graveyard' } }, id: 'destroyed' },
    ],
    shows: across('destroyed', null, '704.5h', '704.5h', '704.5h'),
  },
  {
    name: 'Destroyed for two reasons at once, it is saved by one shield',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Typhoid Rats'] }, B: { battlefield: ['Swamp', 'Drudge Skeletons'] } },
      active: 'B',
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Drudge Skeletons'] },
      { until: 'declareBlockers' },
      { as: 'A', block: { 'Typhoid Rats': 'Drudge Skeletons' } },
      { as: 'B', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { until: 'endCombat' },
      { expect: { zone: { 'Drudge Skeletons': 'battlefield' }, damage: { 'Drudge Skeletons': 0 } }, id: 'one shield' },
    ],
    shows: across('one shield', null, '704.6', '704.6', '704.7'),
  },
  {
    name: 'A copy of a spell is in no graveyard',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Island ×2'], hand: ['Shock', 'Twincast'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', cast: 'Twincast', targets: ['Shock'] },
      { until: 'resolved' },
      { as: 'A', answer: 'B' },
      { until: 'empty' },
      { expect: { life: { B: 16 }, graveyard: { A: ['Shock', 'Twincast'] } }, id: 'ceased' },
    ],
    shows: across('ceased', '420.5j', '704.5e', '704.5e', '704.5e'),
  },
];
