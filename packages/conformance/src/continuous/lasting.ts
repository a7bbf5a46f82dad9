/** What continuous effects of spells and of static abilities affect, and for how long. 2006: 405, 412, 418.2–4 · 2009, 2011, 2026: 604, 611 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const lasting: readonly ScenarioInput[] = [
  {
    name: 'A number in an effect of a spell is found once, as it resolves',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×5', 'Grizzly Bears'], hand: ['Strength of Cedars', 'Island'] } },
    },
    script: [
      { as: 'A', cast: 'Strength of Cedars', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '7/7' } } },
      { as: 'A', play: 'Island' },
      { expect: { pt: { 'Grizzly Bears': '7/7' } }, id: 'once' },
    ],
    shows: across('once', '418.3c', '611.2d', '611.2d', '611.2d'),
  },
  {
    name: 'An effect for as long as something holds does nothing if that has ended before it begins',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Endoskeleton', 'Grizzly Bears'] },
        B: { battlefield: ['Island', 'Voltaic Key'] },
      },
    },
    script: [
      { as: 'A', activate: 'Endoskeleton', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', activate: 'Voltaic Key', targets: ['Endoskeleton'] },
      { until: 'resolved' },
      { until: 'empty' },
      { expect: { tapped: { Endoskeleton: false }, pt: { 'Grizzly Bears': '2/2' } }, id: 'nothing' },
    ],
    shows: across('nothing', '418.3d', '611.2b', '611.2b', '611.2b'),
  },
  {
    name: 'The effect of a static ability holds for what fits now, the effect of a spell for what fitted then',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Island ×2', 'Crusade', 'Grizzly Bears', 'Savannah Lions'],
          hand: ['Cerulean Wisps', 'Rally'],
        },
      },
    },
    cards: {
      Rally: { cost: '{W}', type: 'Instant', text: 'White creatures get +1/+1 until end of turn.' },
    },
    script: [
      { expect: { pt: { 'Savannah Lions': '3/2', 'Grizzly Bears': '2/2' } } },
      { as: 'A', cast: 'Rally' },
      { until: 'resolved' },
      { expect: { pt: { 'Savannah Lions': '4/3' } } },
      { as: 'A', cast: 'Cerulean Wisps', targets: ['Savannah Lions'] },
      { until: 'resolved' },
      { expect: { pt: { 'Savannah Lions': '3/2' } }, id: 'not white now' },
    ],
    shows: [
      ...across('not white now', '418.4a', '611.3a', '611.3a', '611.3a'),
      ...across('not white now', '418.3b', '611.2c', '611.2c', '611.2c'),
      ...across('not white now', null, '613.4', '613.4', '613.5'),
    ],
  },
  {
    name: 'A permanent enters with what static effects make of it, and triggers see that',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×2', 'Glorious Anthem', 'Elemental Bond'], hand: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/3' }, stack: ['Elemental Bond'] }, id: 'as it enters' },
    ],
    shows: [
      ...across('as it enters', '418.2', '611.3c', '611.3c', '611.3c'),
      ...across('as it enters', '410.10b', '603.6b', '603.6b', '603.6b'),
    ],
  },
  {
    name: 'A static ability holds while its permanent is there and not a moment longer',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Forest', 'Glorious Anthem', 'Grizzly Bears'], hand: ['Naturalize'] },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '3/3' } } },
      { as: 'A', cast: 'Naturalize', targets: ['Glorious Anthem'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'no longer' },
    ],
    shows: [
      ...across('no longer', '418.4b', '611.3b', '611.3b', '611.3b'),
      ...across('no longer', '412.1', '604.2', '604.2', '604.2'),
    ],
  },
  {
    name: 'An ability that works on the battlefield does nothing from a hand',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Grizzly Bears'], hand: ['Glorious Anthem'] } } },
    script: [{ expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'nothing' }],
    shows: across('nothing', '405.1', '604.2', '604.2', '604.2'),
  },
  {
    name: 'An Equipment that is moved leaves what it gave behind',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Grizzly Bears', 'Hill Giant', { card: 'Bonesplitter', attachedTo: 'Hill Giant' }],
        },
      },
    },
    script: [
      { expect: { pt: { 'Hill Giant': '5/3' } } },
      { as: 'A', activate: 'Bonesplitter', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '3/3', 'Grizzly Bears': '4/2' } }, id: 'moved' },
    ],
    shows: across('moved', '412.2', '604.4', '604.4', '604.4'),
  },
  {
    name: 'An effect that takes an ability takes every instance of it',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Storm Crow', { card: 'Flight', attachedTo: 'Storm Crow' }, 'Levitation', 'Gravity Sphere'],
        },
      },
    },
    script: [{ expect: { lacks: { 'Storm Crow': ['flying'] }, abilities: { 'Storm Crow': 0 } }, id: 'every instance' }],
    shows: across('every instance', '407.3', '112.10', '112.10', '113.10b'),
  },
  {
    name: 'An effect speaks of permanents, not of cards elsewhere',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Crusade', 'Savannah Lions'], graveyard: ['White Knight'] } },
    },
    script: [{ expect: { pt: { 'Savannah Lions': '3/2', 'White Knight': '2/2' } }, id: 'permanents' }],
    shows: across('permanents', '416.2', '609.2', '609.2', '609.2'),
  },
  {
    name: 'What is impossible is not done, as much as can be is',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp ×3'], hand: ['Mind Rot'] }, B: { hand: ['Island'] } },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'resolved' },
      { expect: { hand: { B: 0 }, graveyard: { B: ['Island'] } }, id: 'as much' },
    ],
    shows: across('as much', '416.3', '609.3', '609.3', '609.3'),
  },
  {
    name: 'What a creature says its own power is holds in every zone, in 2006 only on the battlefield',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Swamp ×3'], graveyard: ['Nightmare'], hand: ['Maro'] } },
    },
    script: [
      { expect: { pt: { Nightmare: '0/0' } }, in: ['2006-10'], id: 'only in play' },
      { expect: { pt: { Nightmare: '3/3', Maro: '1/1' } }, in: [...SINCE_2009], id: 'everywhere' },
    ],
    shows: [
      { rule: '405.2a', edition: '2006-10', by: 'only in play' },
      ...across('everywhere', null, '604.3', '604.3', '604.3'),
    ],
  },
  {
    name: 'A colour that a card says it has holds in every zone in all editions',
    editions: ['2006-10', '2009-10', '2011-09'],
    cards: {
      Evermind: { type: 'Instant — Arcane', text: 'Evermind is blue.\nDraw a card.' },
    },
    position: { sides: { A: { graveyard: ['Evermind'], hand: ['Evermind'] } } },
    script: [{ expect: { colors: { Evermind: 'U' } }, id: 'in the graveyard' }],
    shows: across('in the graveyard', '405.2a', '604.3', '604.3', null),
  },
];
