/** Sunburst. 2006: 502.37 · 2009: 702.41 · 2011: 702.42 · 2026: 702.44 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const sunburst: readonly ScenarioInput[] = [
  {
    name: 'A creature with sunburst enters with a +1/+1 counter for each colour of mana spent, another permanent with charge counters',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Island', 'Swamp', 'Swamp', 'Mountain', 'Mountain', 'Mountain'],
          hand: ['Etched Oracle', 'Baton of Courage'],
        },
      },
    },
    script: [
      { as: 'A', tap: 'Plains' },
      { as: 'A', tap: 'Island' },
      { as: 'A', tap: 'Swamp' },
      { as: 'A', tap: 'Swamp 2' },
      { as: 'A', cast: 'Etched Oracle' },
      { until: 'resolved' },
      { expect: { counters: { 'Etched Oracle': { '+1/+1': 3, charge: 0 } } }, id: 'three colours' },
      { as: 'A', cast: 'Baton of Courage' },
      { until: 'resolved' },
      { expect: { counters: { 'Baton of Courage': { charge: 1, '+1/+1': 0 } } }, id: 'one colour' },
    ],
    shows: [
      ...across('three colours', '502.37a', '702.41a', '702.42a', '702.44a'),
      ...across('one colour', '502.37a', '702.41a', '702.42a', '702.44a'),
    ],
  },
  {
    name: 'Colourless mana counts for nothing with sunburst',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Sol Ring', 'Plains'],
          hand: ['Etched Oracle'],
        },
      },
    },
    script: [
      { as: 'A', tap: 'Forest' },
      { as: 'A', tap: 'Sol Ring' },
      { as: 'A', tap: 'Plains' },
      { as: 'A', cast: 'Etched Oracle' },
      { until: 'resolved' },
      { expect: { counters: { 'Etched Oracle': { '+1/+1': 2 } } }, id: 'coloured' },
    ],
    shows: across('coloured', '502.37b', '702.41b', '702.42b', '702.44b'),
  },
  {
    name: 'A permanent with sunburst that was not cast enters without counters',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island ×4'], hand: ['Argivian Restoration'], graveyard: ['Pentad Prism'] } },
    },
    script: [
      { as: 'A', cast: 'Argivian Restoration', targets: ['Pentad Prism'] },
      { until: 'resolved' },
      { expect: { zone: { 'Pentad Prism': 'battlefield' }, counters: { 'Pentad Prism': { charge: 0 } } }, id: 'none' },
    ],
    shows: across('none', '502.37b', '702.41b', '702.42b', '702.44b'),
  },
  {
    name: 'Sunburst as the number of modular: counters for each colour spent, all of them passed on',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Island', 'Swamp ×3', 'Mountain ×4', 'Ornithopter'],
          hand: ['Arcbound Wanderer', 'Murder'],
        },
      },
    },
    script: [
      { as: 'A', tap: 'Plains' },
      { as: 'A', tap: 'Island' },
      { as: 'A', tap: 'Mountain' },
      { as: 'A', tap: 'Mountain 2' },
      { as: 'A', tap: 'Mountain 3' },
      { as: 'A', tap: 'Mountain 4' },
      { as: 'A', cast: 'Arcbound Wanderer' },
      { until: 'resolved' },
      { expect: { counters: { 'Arcbound Wanderer': { '+1/+1': 3 } } }, id: 'enters' },
      { as: 'A', cast: 'Murder', targets: ['Arcbound Wanderer'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { counters: { Ornithopter: { '+1/+1': 3 } } }, id: 'passed on' },
    ],
    shows: [
      { rule: '502.37c', edition: '2006-10', by: 'enters', example: 1 },
      ...across('enters', null, '702.41c', '702.42c', '702.44c'),
    ],
  },
  {
    name: 'Whether sunburst takes the permanent for a creature is not up to effects that change its type',
    editions: ['2026-02'],
    cards: {
      'Marching Orders': {
        cost: '{3}{U}',
        type: 'Enchantment',
        text: 'Artifacts are 3/3 creatures.',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: { set: 'all', where: { is: 'type', type: 'artifact' } },
                mods: [
                  { mod: 'types', op: 'add', types: ['creature'] },
                  { mod: 'setPT', power: 3, toughness: 3 },
                ],
              },
            ],
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Plains', 'Island', 'Marching Orders'], hand: ['Pentad Prism'] } } },
    script: [
      { as: 'A', cast: 'Pentad Prism' },
      { until: 'resolved' },
      {
        expect: { pt: { 'Pentad Prism': '3/3' }, counters: { 'Pentad Prism': { charge: 2, '+1/+1': 0 } } },
        id: 'charge',
      },
    ],
    shows: [{ rule: '702.44a', edition: '2026-02', by: 'charge' }],
  },
  {
    name: 'Each instance of sunburst works by itself',
    editions: [...ALL],
    cards: { 'Twofold Prism': { cost: '{2}', type: 'Artifact', text: 'Sunburst\nSunburst' } },
    position: { sides: { A: { battlefield: ['Plains', 'Island'], hand: ['Twofold Prism'] } } },
    script: [
      { as: 'A', cast: 'Twofold Prism' },
      { until: 'resolved' },
      { as: 'A', answer: [0], kind: 'replacement' },
      { expect: { counters: { 'Twofold Prism': { charge: 4 } } }, id: 'both' },
    ],
    shows: across('both', '502.37d', '702.41d', '702.42d', '702.44d'),
  },
];
