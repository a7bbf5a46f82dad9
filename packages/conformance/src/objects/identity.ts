/** An object that changes zones is a new object. 2006: 217.1c · 2009, 2011, 2026: 400.7 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, texts } from '../cards.ts';
import { across } from '../shows.ts';

export const identity: readonly ScenarioInput[] = [
  {
    name: 'A creature that left and came back is not the target any more',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Lightning Bolt'),
      Blink: {
        cost: '{W}',
        type: 'Instant',
        text: "Exile target creature you control, then return that card to the battlefield under its owner's control.",
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        B: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Blink'] },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Blink', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, damage: { 'Grizzly Bears': 0 } }, id: 'new' },
    ],
    shows: across('new', '217.1c', '400.7', '400.7', '400.7'),
  },
  {
    name: 'Counters, Auras and effects do not follow',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Giant Growth', 'Holy Strength'),
      Blink: {
        cost: '{W}',
        type: 'Instant',
        text: "Exile target creature you control, then return that card to the battlefield under its owner's control.",
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest',
            'Plains',
            { card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
          ],
          hand: ['Giant Growth', 'Blink'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '7/8' } } },
      { as: 'A', cast: 'Blink', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '2/2' }, zone: { 'Holy Strength': 'graveyard' } }, id: 'bare' },
    ],
    shows: across('bare', '217.1c', '400.7', '400.7', '400.7'),
  },
  {
    name: 'A card exiled from exile is a new object there, in 2006 the same',
    editions: [...ALL],
    cards: {
      Banishing: {
        cost: '{W}',
        type: 'Sorcery',
        text: 'Exile target exiled card.',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'any' }, zone: 'exile' } }],
              effect: [{ do: 'move', what: { set: 'ref', name: 't1' }, to: { zone: 'exile' } }],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Banishing'], exile: [{ card: 'Grizzly Bears', counters: { time: 3 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Banishing', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { counters: { 'Grizzly Bears': { time: 3 } } }, in: ['2006-10'], id: 'the same' },
      {
        expect: { counters: { 'Grizzly Bears': { time: 0 } }, zone: { 'Grizzly Bears': 'exile' } },
        in: [...SINCE_2009],
        id: 'new',
      },
    ],
    shows: [...across('new', null, '400.8', '400.8', '400.8'), ...across('new', null, '406.6', '406.6', '406.7')],
  },
];
