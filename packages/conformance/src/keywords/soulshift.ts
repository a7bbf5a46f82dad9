/** Soulshift. 2006: 502.39 · 2009: 702.43 · 2011: 702.44 · 2026: 702.46 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const soulshift: readonly ScenarioInput[] = [
  {
    name: 'As a permanent with soulshift N dies, a Spirit card of mana value N or less may be returned from its controller’s graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Kami of Empty Graves', 'Mountain'],
          graveyard: ['Gibbering Kami', 'Deathknell Kami', 'Elder Pine of Jukai', 'Grizzly Bears'],
          hand: ['Shock'],
        },
        B: { graveyard: [{ card: 'Elder Pine of Jukai', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Kami of Empty Graves'] },
      { until: 'resolved' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'target',
            offers: ['Deathknell Kami', 'Elder Pine of Jukai'],
            lacks: ['Gibbering Kami', 'Kami of Empty Graves', 'Grizzly Bears', 'Theirs'],
            options: 2,
          },
        },
        id: 'which',
      },
      { as: 'A', answer: 'Elder Pine of Jukai' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Elder Pine of Jukai': 'hand' } }, id: 'returned' },
    ],
    shows: [
      ...across('which', '502.39a', '702.43a', '702.44a', '702.46a'),
      ...across('returned', '502.39a', '702.43a', '702.44a', '702.46a'),
      ...glossary('Soulshift', 'which'),
    ],
  },
  {
    name: 'Soulshift may be declined',
    editions: [...ALL],
    cards: texts('Shock'),
    position: {
      sides: {
        A: { battlefield: ['Kami of Empty Graves', 'Mountain'], graveyard: ['Deathknell Kami'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Kami of Empty Graves'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { zone: { 'Deathknell Kami': 'graveyard' } }, id: 'declined' },
    ],
    shows: across('declined', '502.39a', '702.43a', '702.44a', '702.46a'),
  },
  {
    name: 'Each instance of soulshift triggers by itself',
    editions: [...ALL],
    cards: {
      'Kami of Two Paths': { cost: '{3}{B}', type: 'Creature — Spirit', text: 'Soulshift 2\nSoulshift 3', pt: '1/1' },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Kami of Two Paths', 'Mountain'],
          graveyard: ['Deathknell Kami', 'Elder Pine of Jukai'],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Kami of Two Paths'] },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { as: 'A', answer: 'Elder Pine of Jukai', kind: 'target' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Deathknell Kami': 'hand', 'Elder Pine of Jukai': 'hand' } }, id: 'both' },
    ],
    shows: across('both', '502.39b', '702.43b', '702.44b', '702.46b'),
  },
];
