/** Zones: who sees what, what order they keep, what moves between them. 2006: 217 · 2009, 2011, 2026: 400–406 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const zonesAndOrder: readonly ScenarioInput[] = [
  {
    name: 'A hand is seen by its player, a library by nobody, a graveyard and exile by all',
    editions: [...ALL],
    position: {
      sides: {
        A: { hand: ['Shock'], library: ['Giant Growth'], graveyard: ['Grizzly Bears'], exile: ['Hill Giant'] },
      },
    },
    script: [
      { expect: { sees: { A: { Shock: 'Shock' }, B: { Shock: null } } }, id: 'hand' },
      { expect: { sees: { A: { 'Giant Growth': null }, B: { 'Giant Growth': null } } }, id: 'library' },
      { expect: { sees: { B: { 'Grizzly Bears': 'Grizzly Bears' } } }, id: 'graveyard' },
    ],
    shows: [
      ...across('hand', '217.3c', '402.3', '402.3', '402.3'),
      ...across('library', '217.2b', '401.2', '401.2', '401.2'),
      ...across('graveyard', '217.4b', '404.2', '404.2', '404.2'),
    ],
  },
  {
    name: 'An exiled card lies face up for all to see',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
        B: { battlefield: [{ card: 'Hill Giant' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Swords to Plowshares', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Hill Giant': 'exile' }, sees: { A: { 'Hill Giant': 'Hill Giant' } }, life: { B: 23 } },
        id: 'seen',
      },
    ],
    shows: across('seen', '217.7b', '406.3', '406.3', '406.3'),
  },
  {
    name: 'Their owner arranges cards that are put on top of a library together',
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
      { expect: { asks: { as: 'B', kind: 'order' } }, id: 'the owner' },
      { as: 'B', answer: ['Swamp', 'Island'] },
      { expect: { library: { B: 3 }, sees: { A: { Swamp: null } } } },
    ],
    shows: across('the owner', '217.2d', '401.4', '401.4', '401.4'),
  },
  {
    name: 'A hand above its greatest size is discarded down to it in the cleanup step, and not before',
    editions: [...ALL],
    position: { step: 'main2', sides: { A: { hand: ['Forest ×9'] } } },
    script: [
      { until: 'asked' },
      { expect: { step: 'cleanup', asks: { as: 'A', kind: 'discard' }, hand: { A: 9 } } },
      { as: 'A', answer: ['Forest', 'Forest 2'] },
      { expect: { hand: { A: 7 }, active: 'B' }, id: 'seven' },
    ],
    shows: across('seven', '217.3b', '402.2', '402.2', '402.2'),
  },
  {
    name: 'An effect that names no zone is about the battlefield alone',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Wrath of God', 'Grizzly Bears'], graveyard: ['Hill Giant'] },
        B: { battlefield: ['Craw Wurm'], hand: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      {
        expect: { zone: { 'Craw Wurm': 'graveyard' }, hand: { A: ['Grizzly Bears'], B: ['Gray Ogre'] } },
        id: 'no other zone',
      },
    ],
    shows: across('no other zone', '217.5b', '403.2', '403.2', '403.2'),
  },
  {
    name: 'A permanent that leaves and comes back is a new object without any past',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Plains ×2',
            'Forest',
            { card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
          ],
          hand: ['Flicker', 'Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '7/8' } } },
      { as: 'A', cast: 'Flicker', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Grizzly Bears': '2/2' },
          counters: { 'Grizzly Bears': {} },
          zone: { 'Grizzly Bears': 'battlefield', 'Holy Strength': 'graveyard' },
        },
        id: 'new',
      },
    ],
    shows: [
      ...across('new', '217.5c', '403.4', '403.4', '403.4'),
      ...across('new', '217.1c', '400.7', '400.7', '400.7'),
    ],
  },
  {
    name: 'A spell has all that its card says: name, colour, types, mana value',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains', 'Forest'], hand: ['Watchwolf'] } } },
    script: [
      { as: 'A', cast: 'Watchwolf' },
      {
        expect: {
          zone: { Watchwolf: 'stack' },
          colors: { Watchwolf: 'WG' },
          types: { Watchwolf: ['creature'] },
          subtypes: { Watchwolf: ['Wolf'] },
          manaValue: { Watchwolf: 2 },
          controller: { Watchwolf: 'A' },
        },
        id: 'the card',
      },
    ],
    shows: [...across('the card', '217.6c', '405.4', '405.4', '405.4')],
  },
  {
    name: "Triggered abilities of several players: the active player's lie lowest",
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: [{ card: 'Soul Warden', label: "A's" }] },
        B: { battlefield: ['Forest ×2', { card: 'Soul Warden', label: "B's" }], hand: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'B', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { stack: ["B's", "A's"] }, id: 'lowest' },
      { until: 'resolved' },
      { expect: { life: { A: 21, B: 20 } } },
    ],
    shows: across('lowest', null, '405.3', '405.3', '405.3'),
  },
  {
    name: 'What the turn itself does uses no stack',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: [{ card: 'Forest', tapped: true }], library: ['Island'] } },
    },
    script: [
      { until: 'upkeep' },
      { expect: { tapped: { Forest: false }, stack: [], asks: { as: 'A', kind: 'priority' } } },
      { until: 'draw' },
      { expect: { hand: { A: ['Island'] }, stack: [] }, id: 'no stack' },
    ],
    shows: [...across('no stack', '408.2g', '405.6e', '405.6e', '405.6e')],
  },
  {
    name: 'What is phased out face up may be looked at by everybody',
    editions: ['2006-10'],
    position: { active: 'B', step: 'end', sides: { A: { battlefield: ["Teferi's Drake"] }, B: {} } },
    script: [
      { until: 'turn' },
      { until: 'upkeep' },
      {
        expect: { zone: { "Teferi's Drake": 'phased out' }, sees: { B: { "Teferi's Drake": "Teferi's Drake" } } },
        id: 'seen',
      },
    ],
    shows: across('seen', '217.8b', null, null, null),
  },
];
