/** Zones: who may look, whose they are, in what order. 2006: 200, 214, 217 · 2009, 2011: 109, 110, 400–406 · 2026: 109, 110, 400–406 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const zones: readonly ScenarioInput[] = [
  {
    name: 'A hand is seen by its player alone, a library by nobody, a graveyard and exile by all',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          hand: ['Shock'],
          library: ['Divination', 'Forest'],
          graveyard: ['Giant Growth'],
          exile: ['Grizzly Bears'],
        },
      },
    },
    script: [
      { expect: { sees: { A: { Shock: 'Shock' }, B: { Shock: null } } }, id: 'hand' },
      { expect: { sees: { A: { Divination: null }, B: { Divination: null } }, library: { A: 2 } }, id: 'library' },
      { expect: { sees: { B: { 'Giant Growth': 'Giant Growth' } } }, id: 'graveyard' },
      { expect: { sees: { B: { 'Grizzly Bears': 'Grizzly Bears' } } } },
    ],
    shows: [
      ...across('hand', '217.3c', '402.3', '402.3', '402.3'),
      ...across('library', '217.2b', '401.2', '401.2', '401.2'),
      ...across('graveyard', '217.4b', '404.2', '404.2', '404.2'),
    ],
  },
  {
    name: 'Exiled cards lie face up, unless they are exiled face down',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Necropotence'], library: ['Shock', 'Forest'], exile: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', activate: 'Necropotence' },
      { until: 'resolved' },
      {
        expect: {
          sees: { A: { Shock: 'Face-down card' }, B: { 'Grizzly Bears': 'Grizzly Bears', Shock: 'Face-down card' } },
        },
        id: 'exile',
      },
    ],
    shows: across('exile', '217.7b', '406.3', '406.3', '406.3'),
  },
  {
    name: 'A permanent is controlled by whoever put it there, and goes to its owner’s graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Mountain'], hand: ['Reanimate', 'Shock'] },
        B: { graveyard: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reanimate', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { controller: { 'Grizzly Bears': 'A' }, owner: { 'Grizzly Bears': 'B' }, life: { A: 18 } }, id: 'put' },
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Shock', 'Reanimate'], B: ['Grizzly Bears'] } }, id: 'owner' },
    ],
    shows: [
      ...across('put', '214.4', '110.2a', '110.2a', '110.2a'),
      ...across('put', '200.6a', '110.2', '110.2', '110.2'),
      ...across('owner', '217.1a', '400.3', '400.3', '400.3'),
    ],
  },
  {
    name: 'A permanent that comes is untapped whatever it was before',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', { card: 'Grizzly Bears', tapped: true }], hand: ['Momentary Blink'] },
      },
    },
    script: [
      { as: 'A', cast: 'Momentary Blink', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { tapped: { 'Grizzly Bears': false }, faceDown: { 'Grizzly Bears': false } }, id: 'default' },
    ],
    shows: [...across('default', '214.5', '110.6b', '110.6b', '110.5b'), ...glossary('Status', 'default')],
  },
  {
    name: 'A word for a type means permanents of that type, not cards elsewhere',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×4', 'Grizzly Bears'], hand: ['Wrath of God', 'Runeclaw Bear'] },
        B: { battlefield: ['Hill Giant', 'Icy Manipulator'], hand: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      {
        expect: {
          zone: {
            'Grizzly Bears': 'graveyard',
            'Hill Giant': 'graveyard',
            'Runeclaw Bear': 'hand',
            'Gray Ogre': 'hand',
            'Icy Manipulator': 'battlefield',
          },
        },
        id: 'permanents',
      },
    ],
    shows: [
      ...across('permanents', '200.9', '109.2', '109.2', '109.2'),
      ...across('permanents', '217.5b', '403.2', '403.2', '403.2'),
    ],
  },
  {
    name: 'Whoever owns the cards arranges two that are put on a library together',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5'], hand: ['Plow Under'] },
        B: { battlefield: ['Island', 'Swamp'], library: ['Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Plow Under', targets: [['Island', 'Swamp']] },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'order', offers: ['Island', 'Swamp'] } }, id: 'owner' },
      { as: 'B', answer: ['Swamp', 'Island'] },
      { expect: { library: { B: 3 } } },
    ],
    shows: across('owner', '217.2d', '401.4', '401.4', '401.4'),
  },
  {
    name: 'Whoever owns the cards arranges those that are put into a graveyard together',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Swamp ×2', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Wrath of God', 'Shallow Grave'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Wrath of God' },
      { until: 'asked' },
      { as: 'A', answer: ['Hill Giant', 'Grizzly Bears'], kind: 'order' },
      { expect: { graveyard: { A: ['Wrath of God', 'Hill Giant', 'Grizzly Bears'] } }, id: 'arranged' },
      { as: 'A', cast: 'Shallow Grave' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'Grizzly Bears': 'graveyard' } }, id: 'top' },
    ],
    shows: across('arranged', '217.4c', '404.3', '404.3', '404.3'),
  },
  {
    name: 'What was put on the stack last resolves first',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        B: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { expect: { stack: ['Shock', 'Giant Growth'] }, id: 'on top' },
      { until: 'resolved' },
      { expect: { stack: ['Shock'], pt: { 'Grizzly Bears': '5/5' } }, id: 'last first' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, damage: { 'Grizzly Bears': 2 } } },
    ],
    shows: [
      ...across('on top', '217.6b', '405.2', '405.2', '405.2'),
      ...across('last first', '217.6d', '405.5', '405.5', '405.5'),
    ],
  },
  {
    name: 'A card put so far from the top of a library that has no room is put on its bottom',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×6'], hand: ['Chronostutter'] },
        B: { battlefield: ['Grizzly Bears'], library: [] },
      },
    },
    script: [
      { as: 'A', cast: 'Chronostutter', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'library' }, library: { B: 1 } }, id: 'bottom' },
    ],
    shows: across('bottom', null, null, '401.8', '401.7'),
  },
];
