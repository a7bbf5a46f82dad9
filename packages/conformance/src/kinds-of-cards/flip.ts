/** Flip cards. 2006: 508 · 2009, 2011: 709 · 2026: 710 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const STUDENT = 'Student of Elements // Tobita, Master of Winds';
const RUNE_TAIL = "Rune-Tail, Kitsune Ascendant // Rune-Tail's Essence";
const SHORTFANG = 'Nezumi Shortfang // Stabwhisker the Odious';

export const flip: readonly ScenarioInput[] = [
  {
    name: 'A flipped permanent has the name, type line, text, power and toughness of its bottom half',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', { card: SHORTFANG, label: 'Shortfang', counters: { '+1/+1': 1 } }],
        },
        B: { hand: ['Plains'] },
      },
    },
    script: [
      {
        expect: {
          name: { Shortfang: 'Nezumi Shortfang' },
          subtypes: { Shortfang: ['Rat', 'Rogue'] },
          pt: { Shortfang: '2/2' },
        },
        id: 'before',
      },
      { as: 'A', activate: 'Shortfang', targets: ['B'] },
      { until: 'resolved' },
      {
        expect: {
          name: { Shortfang: 'Stabwhisker the Odious' },
          subtypes: { Shortfang: ['Rat', 'Shaman'] },
          pt: { Shortfang: '4/4' },
        },
        id: 'flipped',
      },
      {
        expect: {
          colors: { Shortfang: 'B' },
          manaValue: { Shortfang: 2 },
          counters: { Shortfang: { '+1/+1': 1 } },
          tapped: { Shortfang: true },
        },
        id: 'unchanged',
      },
    ],
    shows: [
      ...across('before', '508.2', '709.2', '709.2', '710.2'),
      ...across('flipped', '508.1b', '709.1b', '709.1b', '710.1b'),
      ...across('unchanged', '508.1c', '709.1c', '709.1c', '710.1c'),
    ],
  },
  {
    name: 'A permanent that flips has the alternative abilities and no longer the normal ones',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Island', { card: STUDENT, label: 'Student' }, 'Grizzly Bears'], hand: ['Jump'] },
      },
    },
    script: [
      { expect: { lacks: { 'Grizzly Bears': ['flying'] } } },
      { as: 'A', cast: 'Jump', targets: ['Student'] },
      { until: 'resolved' },
      { until: 'empty' },
      {
        expect: {
          name: { Student: 'Tobita, Master of Winds' },
          abilities: { 'Grizzly Bears': 1 },
          keywords: { 'Grizzly Bears': ['flying'], Student: ['flying'] },
        },
        id: 'abilities',
      },
    ],
    shows: across('abilities', '508.2', '709.2', '709.2', '710.2'),
  },
  {
    name: 'A card type may change with flipping',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          life: 27,
          battlefield: ['Plains', 'Grizzly Bears', { card: RUNE_TAIL, label: 'Rune-Tail' }],
          hand: ['Healing Salve'],
        },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: ['gain'], targets: ['A'] },
      { until: 'empty' },
      {
        expect: {
          types: { 'Rune-Tail': ['enchantment'] },
          subtypes: { 'Rune-Tail': [] },
          name: { 'Rune-Tail': "Rune-Tail's Essence" },
        },
        id: 'enchantment',
      },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { damage: { 'Grizzly Bears': 0 } } },
    ],
    shows: across('enchantment', '508.2', '709.2', '709.2', '710.2'),
  },
  {
    name: 'A flipped permanent that leaves is an unflipped card, and comes back so',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2', 'Island', { card: STUDENT, label: 'Student' }],
          hand: ['Jump', 'Momentary Blink'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Jump', targets: ['Student'] },
      { until: 'resolved' },
      { until: 'empty' },
      { expect: { pt: { Student: '3/3' } } },
      { as: 'A', cast: 'Momentary Blink', targets: ['Student'] },
      { until: 'resolved' },
      { expect: { name: { Student: 'Student of Elements' }, pt: { Student: '1/1' } }, id: 'forgotten' },
    ],
    shows: across('forgotten', '508.4', '709.4', '709.4', '710.4'),
  },
  {
    name: 'In every zone but the battlefield a flip card has only its normal characteristics',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp'], hand: ['Cabal Therapy'] },
        B: { hand: [{ card: STUDENT, label: 'Student' }] },
      },
    },
    script: [
      {
        expect: { name: { Student: 'Student of Elements' }, pt: { Student: '1/1' }, abilities: { Student: 1 } },
        id: 'normal',
      },
      { as: 'A', cast: 'Cabal Therapy', targets: ['B'] },
      { until: 'asked' },
      { as: 'A', answer: 'Tobita, Master of Winds' },
      { expect: { hand: { B: ['Student'] } }, id: 'named' },
    ],
    shows: [
      ...across('normal', '508.2', '709.2', '709.2', '710.2'),
      ...across('named', null, '709.5', '709.5', '710.5'),
      ...across('named', null, null, null, '201.4c'),
    ],
  },
];
