/** Numbers and symbols. 2006: 104 · 2009, 2011, 2026: 107, 118 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const numbersAndSymbols: readonly ScenarioInput[] = [
  {
    name: 'Half of an odd number is rounded as the card says',
    editions: [...ALL],
    position: { sides: { A: { life: 15, battlefield: ['Swamp ×3'], hand: ['Cruel Bargain'] } } },
    script: [
      { as: 'A', cast: 'Cruel Bargain' },
      { until: 'resolved' },
      { expect: { life: { A: 7 }, hand: { A: 4 } }, id: 'rounded up' },
    ],
    shows: across('rounded up', '104.1', '107.1a', '107.1a', '107.1a'),
  },
  {
    name: 'A power below 0 counts as 0, except for what changes it',
    editions: [...ALL],
    position: {
      step: 'beginCombat',
      sides: {
        A: {
          battlefield: [
            'Forest',
            'Merfolk of the Pearl Trident',
            { card: 'Holy Strength', attachedTo: 'Merfolk of the Pearl Trident' },
          ],
          hand: ['Giant Growth'],
        },
        B: {
          battlefield: [
            { card: 'Weakness', attachedTo: 'Merfolk of the Pearl Trident' },
            { card: 'Weakness', attachedTo: 'Merfolk of the Pearl Trident' },
          ],
        },
      },
    },
    script: [
      { expect: { pt: { 'Merfolk of the Pearl Trident': '-2/1' } } },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Merfolk of the Pearl Trident'] },
      { until: 'endCombat' },
      { expect: { life: { A: 20, B: 20 } }, id: 'no damage' },
      { as: 'A', cast: 'Giant Growth', targets: ['Merfolk of the Pearl Trident'] },
      { until: 'resolved' },
      { expect: { pt: { 'Merfolk of the Pearl Trident': '1/4' } }, id: 'from below' },
    ],
    shows: [...across('no damage', '104.2', '107.1b', '107.1b', '107.1b')],
  },
  {
    name: 'Coloured mana pays for its colour, any mana for a numeral',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest', 'Swamp'], hand: ['Grizzly Bears', 'Shock'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Shock' }] }, id: 'not red' },
      { as: 'A', cast: 'Grizzly Bears' },
      { expect: { stack: ['Grizzly Bears'], tapped: { Forest: true, Swamp: true } }, id: 'any' },
    ],
    shows: [
      ...across('not red', '104.3a', '107.4a', '107.4a', '107.4a'),
      ...across('any', '104.3b', '107.4b', '107.4b', '107.4b'),
    ],
  },
  {
    name: 'X is what its player says as the spell is cast',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×5'], hand: ['Blaze'] } } },
    script: [
      { as: 'A', cast: 'Blaze', x: 3, targets: ['B'] },
      { expect: { manaValue: { Blaze: 4 }, tapped: { 'Mountain 4': true, 'Mountain 5': false } }, id: 'three' },
      { until: 'resolved' },
      { expect: { life: { B: 17 } } },
    ],
    shows: across('three', '104.3c', '107.3a', '107.3a', '107.3a'),
  },
  {
    name: 'What costs nothing must still be cast',
    editions: [...ALL],
    position: { sides: { A: { hand: ['Ornithopter'] } } },
    script: [
      { expect: { zone: { Ornithopter: 'hand' }, can: [{ as: 'A', cast: 'Ornithopter' }] }, id: 'not by itself' },
      { as: 'A', cast: 'Ornithopter' },
      { expect: { stack: ['Ornithopter'] }, id: 'on the stack' },
    ],
    shows: across('on the stack', '104.3e', '116.5a', '117.5a', '118.5a'),
  },
  {
    name: 'A hybrid symbol is paid with either of its colours',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain', 'Plains', 'Forest ×2'], hand: ['Boros Guildmage'] } } },
    script: [
      { as: 'A', cast: 'Boros Guildmage' },
      { expect: { stack: ['Boros Guildmage'], tapped: { Mountain: true, Plains: true, Forest: false } }, id: 'either' },
    ],
    shows: across('either', '104.3f', '107.4e', '107.4e', '107.4e'),
  },
  {
    name: 'A tapped permanent cannot be tapped again to pay for the tap symbol',
    editions: [...ALL],
    position: { sides: { A: { battlefield: [{ card: 'Prodigal Sorcerer', tapped: true }, 'Aeolipile'] } } },
    script: [{ expect: { cannot: [{ as: 'A', activate: 'Prodigal Sorcerer' }] }, id: 'tapped' }],
    shows: across('tapped', '104.4', '107.5', '107.5', '107.5'),
  },
];
