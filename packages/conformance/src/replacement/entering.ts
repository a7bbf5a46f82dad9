/** Effects on how permanents enter, and the order of kinds. 2006: 410.10, 419.1, 419.9 · 2009, 2011, 2026: 614.1, 614.12, 616 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const entering: readonly ScenarioInput[] = [
  {
    name: 'Lands that enter tapped under an effect of something else',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Root Maze'], hand: ['Forest'] } } },
    script: [
      { as: 'A', play: 'Forest' },
      { expect: { tapped: { Forest: true } }, id: 'tapped' },
    ],
    shows: across('tapped', '419.1c', '614.1d', '614.1d', '614.1d'),
  },
  {
    name: 'An effect on all that enters does not apply to the permanent that has it as that enters',
    editions: ['2009-10', '2011-09', '2026-02'],
    position: { sides: { A: { battlefield: ['Plains ×3'], hand: ['Orb of Dreams', 'Forest'] } } },
    script: [
      { as: 'A', cast: 'Orb of Dreams' },
      { until: 'resolved' },
      { as: 'A', play: 'Forest' },
      { expect: { tapped: { 'Orb of Dreams': false, Forest: true } }, id: 'not itself' },
    ],
    shows: across('not itself', null, '614.12', '614.12', '614.12'),
  },
  {
    name: 'A Clone that enters under an effect that takes creatures’ abilities',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island ×4', 'Humility', 'Hill Giant'], hand: ['Clone'] } } },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved', in: ['2026-02'] },
      { until: 'asked', in: [...UNTIL_2011] },
      { as: 'A', answer: ['Hill Giant'], in: [...UNTIL_2011] },
      { expect: { name: { Clone: 'Hill Giant' }, pt: { Clone: '1/1' } }, in: [...UNTIL_2011], id: 'a copy' },
      // its ability would not be there on the battlefield
      { expect: { name: { Clone: 'Clone' }, pt: { Clone: '1/1' } }, in: ['2026-02'], id: 'no copy' },
    ],
    shows: [...across('a copy', null, '614.12', '614.12', null), { rule: '614.12', edition: '2026-02', by: 'no copy' }],
  },
  {
    name: 'An effect becomes applicable because another has changed under whose control it enters',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×6', 'Essence of the Wild'], hand: ['Gather Specimens'] },
        B: { battlefield: ['Forest ×2'], hand: ['Grizzly Bears'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Gather Specimens' },
      { until: 'resolved' },
      { as: 'B', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { controller: { 'Grizzly Bears': 'A' }, pt: { 'Grizzly Bears': '6/6' } }, id: 'applicable' },
    ],
    shows: across('applicable', '419.9b', '616.2', '616.2', '616.2'),
  },
  {
    name: 'Who controls it is settled before anything else, since 2009: the copying player is the new one',
    editions: ['2009-10', '2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×6', 'Hill Giant'], hand: ['Gather Specimens'] },
        B: { battlefield: ['Island ×4', 'Grizzly Bears'], hand: ['Clone'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Gather Specimens' },
      { until: 'resolved' },
      { as: 'B', cast: 'Clone' },
      { until: 'asked' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { controller: { Clone: 'A' }, name: { Clone: 'Hill Giant' } }, id: 'control first' },
    ],
    shows: across('control first', null, '616.1b', '616.1b', '616.1b'),
  },
  {
    name: 'Entering as a copy comes before the rest since 2011; before, its controller chose',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×4', 'Essence of the Wild'], hand: ['Phantom Centaur'] } },
    },
    script: [
      { as: 'A', cast: 'Phantom Centaur' },
      { until: 'asked', in: ['2006-10', '2009-10'] },
      { as: 'A', answer: 'Phantom Centaur', kind: 'replacement', in: ['2006-10', '2009-10'] },
      { expect: { pt: { 'Phantom Centaur': '9/9' } }, in: ['2006-10', '2009-10'], id: 'any' },
      { until: 'resolved', in: ['2011-09', '2026-02'] },
      { expect: { pt: { 'Phantom Centaur': '6/6' } }, in: ['2011-09', '2026-02'], id: 'copy first' },
    ],
    shows: [...across('any', '419.9a', '616.1c', null, null), ...across('copy first', null, null, '616.1c', '616.1c')],
  },
];
