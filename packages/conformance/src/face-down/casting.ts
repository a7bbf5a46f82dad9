/** Casting a card face down by morph. 2006: 502.26a–c, 504.2 · 2009: 702.34a–c, 707.4 · 2011: 702.35a–c, 707.4 · 2026: 702.37a–d, 708.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const castingFaceDown: readonly ScenarioInput[] = [
  {
    name: 'A card with morph may be cast face down for three mana of any kind',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×3'], hand: ['Krosan Colossus'] } } },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Krosan Colossus', faceDown: true }],
          cannot: [{ as: 'A', cast: 'Krosan Colossus' }],
        },
        id: 'may',
      },
      { as: 'A', cast: 'Krosan Colossus', faceDown: true },
      { expect: { stack: ['Krosan Colossus'], tapped: { Plains: true, 'Plains 2': true, 'Plains 3': true } } },
      { until: 'resolved' },
      { expect: { zone: { 'Krosan Colossus': 'battlefield' }, pt: { 'Krosan Colossus': '2/2' } }, id: 'same' },
    ],
    shows: [
      ...across('may', '502.26a', '702.34a', '702.35a', '702.37a'),
      ...across('same', '502.26b', '702.34b', '702.35b', '702.37c'),
    ],
  },
  {
    name: 'Two mana are not enough to cast a card face down, and it may be cast face up for its mana cost',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Skirk Marauder'] } } },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Skirk Marauder' }],
          cannot: [{ as: 'A', cast: 'Skirk Marauder', faceDown: true }],
        },
      },
      { as: 'A', cast: 'Skirk Marauder' },
      { until: 'resolved' },
      { expect: { faceDown: { 'Skirk Marauder': false }, pt: { 'Skirk Marauder': '2/1' } } },
    ],
  },
  {
    name: 'A card without morph can’t be cast face down',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×3'], hand: ['Grizzly Bears', 'Hystrodon'] } } },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Grizzly Bears' },
            { as: 'A', cast: 'Hystrodon', faceDown: true },
          ],
          cannot: [{ as: 'A', cast: 'Grizzly Bears', faceDown: true }],
        },
        id: 'not',
      },
    ],
    shows: across('not', '502.26c', '702.34c', '702.35c', '702.37d'),
  },
  {
    name: 'A face-down spell has no colour for what counters blue spells',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×6'], hand: ['Echo Tracer ×2'] },
        B: { battlefield: ['Mountain'], hand: ['Red Elemental Blast'] },
      },
    },
    script: [
      { as: 'A', cast: 'Echo Tracer', faceDown: true },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Red Elemental Blast' }] }, id: 'colorless' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Echo Tracer 2' },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Red Elemental Blast' }] } },
    ],
    shows: across('colorless', '504.2', '707.4', '707.4', '708.4'),
  },
  {
    name: 'What makes red spells cost more does not tax a red card cast face down',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×3'], hand: ['Skirk Commando'] }, B: { battlefield: ['Chill'] } },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Skirk Commando', faceDown: true }],
          cannot: [{ as: 'A', cast: 'Skirk Commando' }],
        },
        id: 'untaxed',
      },
    ],
    shows: across('untaxed', '504.2', '702.34b', '702.35b', '702.37c'),
  },
  {
    name: 'What makes face-down creature spells cost less counts as one is cast',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Dream Chisel'], hand: ['Skirk Commando'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Skirk Commando', faceDown: true }] }, id: 'cheaper' },
      { as: 'A', cast: 'Skirk Commando', faceDown: true },
      { until: 'resolved' },
      { expect: { faceDown: { 'Skirk Commando': true } } },
    ],
    shows: across('cheaper', null, '707.4', '707.4', '708.4'),
  },
  {
    name: 'A land cast face down is a creature spell, which what forbids those forbids',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'Steel Golem'], hand: ['Zoetic Cavern'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', play: 'Zoetic Cavern' }],
          cannot: [{ as: 'A', cast: 'Zoetic Cavern', faceDown: true }],
        },
        id: 'forbidden',
      },
    ],
    shows: across('forbidden', '504.2', '707.4', '707.4', '708.4'),
  },
  {
    name: 'A land with morph may be cast face down, besides being played',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×5'], hand: ['Zoetic Cavern'] } } },
    script: [
      { as: 'A', cast: 'Zoetic Cavern', faceDown: true },
      { until: 'resolved' },
      { expect: { types: { 'Zoetic Cavern': ['creature'] }, pt: { 'Zoetic Cavern': '2/2' } } },
      { as: 'A', turnUp: 'Zoetic Cavern' },
      { expect: { types: { 'Zoetic Cavern': ['land'] } } },
    ],
  },
  {
    name: 'Morph works wherever the card could be cast from',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×3', 'Future Sight'], library: ['Exalted Angel', 'Plains'] } },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Exalted Angel', faceDown: true }] }, id: 'from library' },
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      { until: 'resolved' },
      { expect: { faceDown: { 'Exalted Angel': true } } },
    ],
    shows: across('from library', '502.26b', '702.34b', '702.35b', '702.37c'),
  },
  {
    name: 'A card is cast face down when a creature spell could be, or by what lets those be cast at other times',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Plains ×6', 'Vedalken Orrery'], hand: ['Exalted Angel'] },
        B: { battlefield: ['Plains ×3'], hand: [{ card: 'Exalted Angel', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'B', cast: 'Theirs', faceDown: true },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Exalted Angel', faceDown: true },
      { expect: { stack: ['Theirs', 'Exalted Angel'] }, id: 'flash' },
    ],
    shows: across('flash', null, '707.4', '707.4', '708.4'),
  },
  {
    name: 'A card that cannot be cast as it is can be cast face down where that spell may be cast',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×6', 'Mountain ×4'],
          hand: ['Exclusion Ritual', { card: 'Battering Craghorn', label: 'Mine' }],
        },
        B: { battlefield: ['Battering Craghorn'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Mine' }] } },
      { as: 'A', cast: 'Exclusion Ritual' },
      { until: 'resolved' },
      { as: 'A', answer: ['Battering Craghorn'] },
      { until: 'resolved' },
      { expect: { cannot: [{ as: 'A', cast: 'Mine', faceDown: false }] } },
      { expect: { can: [{ as: 'A', cast: 'Mine', faceDown: true }] }, id: 'face down' },
      { as: 'A', cast: 'Mine', faceDown: true },
      { until: 'resolved' },
      { expect: { faceDown: { Mine: true }, zone: { Mine: 'battlefield' } } },
    ],
    shows: across('face down', null, '601.5a', '601.5a', '601.3a'),
  },
];
