/** Cipher. 2006, 2009, 2011: none · 2026: 702.99 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const shown = (by: string, ...rules: string[]) => rules.flatMap((rule) => across(by, null, null, null, rule));

type Line = NonNullable<ScenarioInput['script']>[number];

/** Shadow Slice is cast, and encoded on the bears. */
const ENCODED: readonly Line[] = [
  { as: 'A', cast: 'Shadow Slice' },
  { until: 'resolved' },
  { as: 'A', answer: true },
  { until: 'asked' },
  { as: 'A', answer: ['Grizzly Bears'] },
];

export const cipher: readonly ScenarioInput[] = [
  {
    name: 'A spell with cipher is exiled encoded on a creature, whose combat damage to a player lets a copy of it be cast',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Swamp ×5', 'Grizzly Bears', 'Llanowar Elves'], hand: ['Shadow Slice'] } },
    },
    script: [
      ...ENCODED,
      {
        expect: {
          life: { B: 17 },
          zone: { 'Shadow Slice': 'exile' },
          marks: { 'Shadow Slice': ['encoded on Grizzly Bears'] },
        },
        id: 'encoded',
      },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Llanowar Elves'] },
      { until: 'combatDamage' },
      { expect: { life: { B: 14 }, stack: ['Grizzly Bears'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { stack: ['Shadow Slice'], zone: { 'Shadow Slice': 'exile' } } },
      { until: 'resolved' },
      // a copy is no card, and is not exiled
      { expect: { life: { B: 11 }, stack: [], zone: { 'Shadow Slice': 'exile' } }, id: 'copy' },
    ],
    shows: [...shown('encoded', '702.99b'), ...shown('copy', '702.99a')],
  },
  {
    name: 'A card stays encoded on its creature whoever controls that',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×5', 'Grizzly Bears', 'Llanowar Elves'], hand: ['Shadow Slice'] },
        B: { battlefield: ['Mountain ×3'], hand: ['Act of Treason'] },
      },
    },
    script: [
      ...ENCODED,
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Act of Treason', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Grizzly Bears'] },
      { until: 'combatDamage' },
      { expect: { life: { A: 18 }, stack: ['Grizzly Bears'] } },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { until: 'resolved' },
      { expect: { life: { A: 15 } }, id: 'whoever' },
    ],
    shows: shown('whoever', '702.99c'),
  },
  {
    name: 'A card is encoded no more on a creature that has left the battlefield',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Swamp ×5', 'Plains', 'Grizzly Bears'], hand: ['Shadow Slice', 'Cloudshift'] } },
    },
    script: [
      { as: 'A', cast: 'Shadow Slice' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { abilities: { 'Grizzly Bears': 1 } } },
      { as: 'A', cast: 'Cloudshift' },
      { until: 'resolved' },
      { expect: { abilities: { 'Grizzly Bears': 0 } }, id: 'no more' },
    ],
    shows: shown('no more', '702.99c'),
  },
  {
    name: 'A card is encoded on a creature or haunts it: what is done by the one is nothing to the other',
    editions: [...TODAY],
    cards: {
      'Whispering Shade': {
        cost: '{B}',
        type: 'Sorcery',
        text: 'You gain 1 life.\nCipher\nHaunt\nWhen the creature Whispering Shade haunts dies, you gain 5 life.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Mountain ×2', 'Grizzly Bears', 'Llanowar Elves'],
          hand: [
            { card: 'Whispering Shade', label: 'First' },
            { card: 'Whispering Shade', label: 'Second' },
            'Shock',
            'Shock',
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'First' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['Llanowar Elves'] },
      { expect: { zone: { First: 'exile' }, life: { A: 21 }, stack: [] } },
      { as: 'A', cast: 'Second' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { zone: { Second: 'exile' }, abilities: { 'Grizzly Bears': 0, 'Llanowar Elves': 2 } }, id: 'haunted' },
      { as: 'A', cast: 'Shock', targets: ['Llanowar Elves'] },
      { until: 'resolved' },
      { expect: { stack: [], life: { A: 22 } }, id: 'encoded' },
      { as: 'A', cast: 'Shock 2', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { life: { A: 27 } } },
    ],
    shows: [...shown('haunted', '702.55b'), ...shown('encoded', '702.99b')],
  },
];
