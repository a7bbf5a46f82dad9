/** Double-faced cards and transforming. 2006, 2009: none · 2011: 701.25, 711 · 2026: 202.3b, 701.27, 712 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;
const PROWLER = { card: 'Kessig Prowler // Sinuous Predator', label: 'Prowler' };
const GARGOYLE = { card: 'Thraben Gargoyle // Stonewing Antagonizer', label: 'Gargoyle' };
const YOUTH = { card: 'Cloistered Youth // Unholy Fiend', label: 'Youth' };

export const doubleFaced: readonly ScenarioInput[] = [
  {
    name: 'A double-faced card is cast and enters with its front face up, and has only that one elsewhere',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Forest'], hand: [PROWLER] } } },
    script: [
      {
        expect: {
          name: { Prowler: 'Kessig Prowler' },
          pt: { Prowler: '2/1' },
          types: { Prowler: ['creature'] },
          subtypes: { Prowler: ['Horror', 'Werewolf'] },
        },
        id: 'hand',
      },
      { as: 'A', cast: 'Prowler' },
      { expect: { name: { Prowler: 'Kessig Prowler' }, colors: { Prowler: 'G' } }, id: 'spell' },
      { until: 'resolved' },
      { expect: { name: { Prowler: 'Kessig Prowler' }, pt: { Prowler: '2/1' } }, id: 'permanent' },
    ],
    shows: [
      ...across('hand', null, null, '711.2a', '712.8a'),
      ...across('spell', null, null, '711.4', '712.11'),
      ...across('permanent', null, null, '711.5', '712.13'),
    ],
  },
  {
    name: 'With its back face up a permanent has only the characteristics of that face; today the mana value is the front’s',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Forest ×5', PROWLER] } } },
    script: [
      { expect: { manaValue: { Prowler: 1 }, colors: { Prowler: 'G' } } },
      { as: 'A', activate: 'Prowler' },
      { until: 'resolved' },
      {
        expect: {
          name: { Prowler: 'Sinuous Predator' },
          pt: { Prowler: '4/4' },
          subtypes: { Prowler: ['Eldrazi', 'Werewolf'] },
          colors: { Prowler: '' },
          abilities: { Prowler: 1 },
        },
        id: 'back',
      },
      { expect: { manaValue: { Prowler: 0 } }, in: ['2011-09'], id: 'none' },
      { expect: { manaValue: { Prowler: 1 } }, in: ['2026-02'], id: 'front' },
    ],
    shows: [
      ...across('back', null, null, '711.2', '712.8e'),
      ...across('back', null, null, '701.25b', '701.27a'),
      ...across('none', null, null, '711.2b', null),
      ...across('front', null, null, null, '202.3b'),
    ],
  },
  {
    name: 'A copy of a permanent’s back face has that face and mana value 0',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Forest ×5', 'Island ×4', PROWLER], hand: ['Clone'] } } },
    script: [
      { as: 'A', activate: 'Prowler' },
      { until: 'resolved' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Prowler'] },
      { expect: { name: { Clone: 'Sinuous Predator' }, pt: { Clone: '4/4' }, manaValue: { Clone: 0 } }, id: 'copy' },
    ],
    shows: across('copy', null, null, '711.3', '712.8e'),
  },
  {
    name: 'A permanent that transforms is the same object, and what applied to it still does',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×7',
            { ...GARGOYLE, counters: { '+1/+1': 1 }, damage: 1 },
            { card: 'Bonesplitter', attachedTo: 'Gargoyle' },
          ],
          hand: ['Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Gargoyle'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Gargoyle' },
      { until: 'resolved' },
      {
        expect: {
          name: { Gargoyle: 'Stonewing Antagonizer' },
          pt: { Gargoyle: '10/6' },
          damage: { Gargoyle: 1 },
          counters: { Gargoyle: { '+1/+1': 1 } },
          attached: { Bonesplitter: 'Gargoyle' },
          lacks: { Gargoyle: ['defender'] },
          keywords: { Gargoyle: ['flying'] },
        },
        id: 'same',
      },
    ],
    shows: across('same', null, null, '711.7', '712.18'),
  },
  {
    name: 'A double-faced permanent can’t be turned face down',
    editions: [...SINCE_2011],
    position: {
      sides: { A: { battlefield: ['Island ×5', PROWLER, 'Grizzly Bears'], hand: ['Ixidron'] } },
    },
    script: [
      { as: 'A', cast: 'Ixidron' },
      { until: 'resolved' },
      {
        expect: { faceDown: { Prowler: false, 'Grizzly Bears': true }, name: { Prowler: 'Kessig Prowler' } },
        id: 'stays',
      },
    ],
    shows: across('stays', null, null, '711.6', '712.16'),
  },
  {
    name: 'Only double-faced permanents transform; being told to does nothing to others, flip cards among them',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×2',
            YOUTH,
            { card: 'Bushi Tenderfoot // Kenzo the Hardhearted', label: 'Bushi' },
            'Elite Vanguard',
            'Aven Farseer',
          ],
          hand: ['Moonmist'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Moonmist' },
      { until: 'resolved' },
      {
        expect: {
          name: { Youth: 'Unholy Fiend', Bushi: 'Bushi Tenderfoot', 'Elite Vanguard': 'Elite Vanguard' },
        },
        id: 'only',
      },
      {
        expect: { stack: [], counters: { 'Aven Farseer': { '+1/+1': 0 } }, faceDown: { Youth: false } },
        id: 'not turned up',
      },
    ],
    shows: [
      ...across('only', null, null, '701.25a', '701.27c'),
      ...across('only', null, null, '711.1', '712.9'),
      ...across('not turned up', null, null, '701.25c', '701.27b'),
    ],
  },
  {
    name: 'An ability that transforms its own permanent does nothing today if that has transformed since',
    editions: [...SINCE_2011],
    position: { sides: { A: { battlefield: ['Forest ×10', PROWLER] } } },
    script: [
      { as: 'A', activate: 'Prowler' },
      { as: 'A', activate: 'Prowler' },
      { until: 'resolved' },
      { expect: { name: { Prowler: 'Sinuous Predator' } } },
      { until: 'resolved' },
      { expect: { name: { Prowler: 'Kessig Prowler' } }, in: ['2011-09'], id: 'back again' },
      { expect: { name: { Prowler: 'Sinuous Predator' } }, in: ['2026-02'], id: 'once' },
    ],
    shows: across('once', null, null, null, '701.27f'),
  },
  {
    name: 'A double-faced permanent that leaves has its front face, and comes back with it up',
    editions: [...SINCE_2011],
    position: {
      sides: { A: { battlefield: ['Forest ×5', 'Plains ×2', PROWLER], hand: ['Momentary Blink'] } },
    },
    script: [
      { as: 'A', activate: 'Prowler' },
      { until: 'resolved' },
      { as: 'A', cast: 'Momentary Blink', targets: ['Prowler'] },
      { until: 'resolved' },
      { expect: { name: { Prowler: 'Kessig Prowler' } }, id: 'front' },
    ],
    shows: [...across('front', null, null, '711.5', '712.14'), ...across('front', null, null, null, '712.8d')],
  },
  {
    name: 'A double-faced permanent that is a copy of another can still transform, and stays the copy',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Forest ×4', 'Plains ×4', YOUTH, 'Elite Vanguard'], hand: ['Mirrorweave', 'Moonmist'] },
      },
    },
    script: [
      { as: 'A', cast: 'Mirrorweave', targets: ['Elite Vanguard'] },
      { until: 'resolved' },
      { expect: { name: { Youth: 'Elite Vanguard' } } },
      { as: 'A', cast: 'Moonmist' },
      { until: 'resolved' },
      { expect: { name: { Youth: 'Elite Vanguard' } }, id: 'copy' },
      { until: 'turn' },
      { expect: { name: { Youth: 'Unholy Fiend' } }, id: 'back' },
    ],
    shows: across('back', null, null, '711.3', null),
  },
  {
    name: 'Whoever names a double-faced card names one of its faces',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2'], hand: ['Cabal Therapy', { card: 'Cabal Therapy', label: 'Second' }] },
        B: { hand: [YOUTH, 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Cabal Therapy', targets: ['B'] },
      { until: 'asked' },
      { as: 'A', refused: 'Cloistered Youth // Unholy Fiend' },
      { as: 'A', answer: 'Unholy Fiend' },
      { expect: { hand: { B: ['Shock', 'Youth'] } }, id: 'back' },
      { as: 'A', cast: 'Second', targets: ['B'] },
      { until: 'asked' },
      { as: 'A', answer: 'Cloistered Youth' },
      { expect: { hand: { B: ['Shock'] } }, id: 'front' },
    ],
    shows: [...across('front', null, null, '711.8', '712.19'), ...across('back', null, null, null, '201.4d')],
  },
  {
    name: 'A manifested double-faced card is a plain 2/2 that cannot transform, and turns up with its front face',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', 'Plains ×2', { ...YOUTH, faceDown: 'manifest' }, 'Ixidor, Reality Sculptor'],
          hand: ['Moonmist'],
        },
      },
    },
    script: [
      { expect: { pt: { Youth: '3/3' }, name: { Youth: '' } }, id: 'blank' },
      { as: 'A', turnUp: 'Youth' },
      { expect: { name: { Youth: 'Cloistered Youth' } }, id: 'front' },
    ],
    shows: [...across('blank', null, null, null, '712.15'), ...across('front', null, null, null, '712.15a')],
  },
];
