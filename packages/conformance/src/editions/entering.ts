/** What an entering permanent is taken to be. 2006: 410.10b · 2009, 2011, 2026: 614.12 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011, texts } from '../cards.ts';

export const entering: readonly ScenarioInput[] = [
  {
    name: 'Blood Moon and a land that enters tapped',
    editions: [...ALL],
    cards: {
      ...texts('Blood Moon'),
      'Rugged Coast': {
        type: 'Land',
        text: 'Rugged Coast enters the battlefield tapped.\n{T}: Add {R} or {W} to your mana pool.',
      },
    },
    position: { sides: { A: { battlefield: ['Blood Moon'], hand: ['Rugged Coast'] } } },
    script: [
      { as: 'A', play: 'Rugged Coast' },
      { expect: { subtypes: { 'Rugged Coast': ['Mountain'] }, abilities: { 'Rugged Coast': 1 } } },
      { expect: { tapped: { 'Rugged Coast': true } }, in: [...UNTIL_2011], id: 'tapped' },
      { expect: { tapped: { 'Rugged Coast': false } }, in: ['2026-02'], id: 'untapped' },
    ],
    shows: [
      { rule: '614.12', edition: '2009-10', by: 'tapped' },
      { rule: '614.12', edition: '2011-09', by: 'tapped' },
      { rule: '614.12', edition: '2026-02', by: 'untapped' },
    ],
  },
];
