/** Station cards. 2006, 2009, 2011: none · 2026: 702.184, 721 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const station = (at: number) =>
  `Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft. Station only as a sorcery. It's an artifact creature at ${at}+.)`;
const cards: NonNullable<ScenarioInput['cards']> = {
  'Galvanizing Sawship': {
    layout: 'station',
    wording: '2026-02',
    cost: '{5}{R}',
    type: 'Artifact — Spacecraft',
    text: `${station(3)}\nSTATION 3+\nFlying, haste`,
    pt: '6/5',
  },
  'Uthros Research Craft': {
    layout: 'station',
    wording: '2026-02',
    cost: '{2}{U}',
    type: 'Artifact — Spacecraft',
    text: `${station(12)}\nSTATION 3+\nWhenever you cast an artifact spell, draw a card. Put a charge counter on this Spacecraft.\nSTATION 12+\nFlying\nThis Spacecraft gets +1/+0 for each artifact you control.`,
    pt: '0/8',
  },
};
const sawship = { card: 'Galvanizing Sawship', label: 'Sawship' };
const TODAY = ['2026-02'] as const;

export const stationCards: readonly ScenarioInput[] = [
  {
    name: 'Station taps another creature, and puts its power in charge counters on the permanent',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [sawship, { card: 'Grizzly Bears', sick: true }, { card: 'Hill Giant', tapped: true }] },
        B: { battlefield: ['Serra Angel'] },
      },
    },
    script: [
      { as: 'A', activate: 'Sawship' },
      {
        expect: { tapped: { 'Grizzly Bears': true, Sawship: false }, counters: { Sawship: { charge: 0 } } },
        id: 'cost',
      },
      { until: 'resolved' },
      { expect: { counters: { Sawship: { charge: 2 } } }, id: 'charge' },
      { expect: { cannot: [{ as: 'A', activate: 'Sawship' }] }, id: 'untapped, other, own' },
    ],
    shows: [
      ...across('cost', null, null, null, '702.184a'),
      ...across('charge', null, null, null, '702.184a'),
      ...across('untapped, other, own', null, null, null, '702.184a'),
    ],
  },
  {
    name: 'Station is activated only as a sorcery, however many charge counters there are',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [{ ...sawship, counters: { charge: 20 } }, 'Grizzly Bears'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', activate: 'Sawship' }] }, id: 'at all times' },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', activate: 'Sawship' }] }, id: 'as a sorcery' },
    ],
    shows: [
      ...across('at all times', null, null, null, '721.4'),
      ...across('as a sorcery', null, null, null, '702.184a'),
    ],
  },
  {
    name: 'With enough charge counters it is a creature of the printed size with the abilities at its symbol',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: [
            { ...sawship, label: 'Two', counters: { charge: 2 } },
            { ...sawship, label: 'Three', counters: { charge: 3 } },
            { ...sawship, label: 'Nine', counters: { charge: 9 } },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          types: { Two: ['artifact'], Three: ['artifact', 'creature'], Nine: ['artifact', 'creature'] },
          pt: { Three: '6/5', Nine: '6/5' },
          keywords: { Three: ['flying', 'haste'], Nine: ['flying', 'haste'] },
          lacks: { Two: ['flying', 'haste'] },
        },
        id: 'from three on',
      },
    ],
    shows: [
      ...across('from three on', null, null, null, '721.2b'),
      ...across('from three on', null, null, null, '721.2'),
    ],
  },
  {
    name: 'A symbol without a size gives its abilities only',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: [{ card: 'Uthros Research Craft', label: 'Craft', counters: { charge: 11 } }],
          hand: ['Ornithopter ×2'],
        },
      },
    },
    script: [
      { expect: { types: { Craft: ['artifact'] }, lacks: { Craft: ['flying'] } }, id: 'no creature' },
      { as: 'A', cast: 'Ornithopter' },
      { expect: { stack: ['Ornithopter', 'Craft'] }, id: 'triggers' },
      { until: 'resolved' },
      {
        expect: { types: { Craft: ['artifact', 'creature'] }, pt: { Craft: '1/8' }, keywords: { Craft: ['flying'] } },
        id: 'both',
      },
      { until: 'empty' },
      { expect: { pt: { Craft: '2/8' } } },
    ],
    shows: [
      ...across('no creature', null, null, null, '721.2a'),
      ...across('triggers', null, null, null, '721.2a'),
      ...across('both', null, null, null, '721.2b'),
    ],
  },
  {
    name: 'Off the battlefield a station card has no power or toughness',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Plains', 'Grizzly Bears'], hand: ['Reprisal'], graveyard: [sawship] },
      },
    },
    script: [{ expect: { pt: { Sawship: 'none' }, types: { Sawship: ['artifact'] } }, id: 'none' }],
    shows: across('none', null, null, null, '721.2c'),
  },
  {
    name: 'An effect may have creatures station with another number than their power',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Stout Crew': {
        wording: '2026-02',
        type: 'Enchantment',
        text: 'Creatures you control station permanents using their toughness rather than their power.',
      },
    },
    position: { sides: { A: { battlefield: [sawship, 'Stout Crew', 'Wall of Wood'] } } },
    script: [
      { as: 'A', activate: 'Sawship' },
      { until: 'resolved' },
      { expect: { counters: { Sawship: { charge: 3 } }, keywords: { Sawship: ['flying'] } }, id: 'toughness' },
    ],
    shows: across('toughness', null, null, null, '702.184c'),
  },
];
