/** Rooms: split cards with a shared type line. 2006, 2009, 2011: none · 2026: 116.2m, 709.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const GLASSWORKS = 'Glassworks // Shattered Yard';
const REMINDER =
  '(You may cast either half. That door unlocks on the battlefield. As a sorcery, you may pay the mana cost of a locked door to unlock it.)';
const cards: NonNullable<ScenarioInput['cards']> = {
  [GLASSWORKS]: {
    layout: 'room',
    wording: '2026-02',
    cost: '{2}{R}',
    type: 'Enchantment — Room',
    text: `When you unlock this door, this Room deals 4 damage to target creature an opponent controls.\n${REMINDER}`,
    other: {
      cost: '{4}{R}',
      type: 'Enchantment — Room',
      text: `At the beginning of your end step, this Room deals 1 damage to each opponent.\n${REMINDER}`,
    },
  },
  'Proud Keeper': {
    wording: '2026-02',
    type: 'Enchantment',
    text: 'Whenever you fully unlock a Room, draw a card.',
  },
  'Skeleton Key': {
    wording: '2026-02',
    cost: '{R}',
    type: 'Instant',
    text: 'Unlock a locked door of target Room you control.',
  },
  'Slam Shut': { wording: '2026-02', cost: '{R}', type: 'Instant', text: 'Lock a door of target Room you control.' },
  Echoes: { wording: '2026-02', cost: '{R}', type: 'Instant', text: 'Copy target enchantment spell you control.' },
};
const room = { card: GLASSWORKS, label: 'Room' };
const TODAY = ['2026-02'] as const;
const theirs = { battlefield: ['Hill Giant'] };

export const rooms: readonly ScenarioInput[] = [
  {
    name: 'Either half of a Room is cast, and is unlocked as the permanent enters',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: [room] }, B: theirs } },
    script: [
      { as: 'A', cast: 'Room', face: 0 },
      { expect: { name: { Room: 'Glassworks' }, manaValue: { Room: 3 }, subtypes: { Room: ['Room'] } } },
      { until: 'resolved' },
      {
        expect: {
          name: { Room: 'Glassworks' },
          manaValue: { Room: 3 },
          marks: { Room: ['Glassworks unlocked'] },
          stack: ['Room'],
        },
        id: 'left',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' } }, id: 'triggers' },
      { until: 'end' },
      { expect: { stack: [] }, id: 'right is locked' },
    ],
    shows: [
      ...across('left', null, null, null, '709.5d'),
      ...across('triggers', null, null, null, '709.5h'),
      ...across('right is locked', null, null, null, '709.5'),
    ],
  },
  {
    name: 'The right half is unlocked if it is that which was cast',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Mountain ×5'], hand: [room] }, B: theirs } },
    script: [
      { as: 'A', cast: 'Room', face: 1 },
      { until: 'resolved' },
      { expect: { name: { Room: 'Shattered Yard' }, manaValue: { Room: 5 }, stack: [] }, id: 'right' },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { life: { B: 19 } } },
    ],
    shows: across('right', null, null, null, '709.5d'),
  },
  {
    name: 'A locked half is unlocked for its mana cost, as a special action when a sorcery could be cast',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Mountain ×8'], hand: [room] }, B: theirs } },
    script: [
      { as: 'A', cast: 'Room', face: 0 },
      { expect: { cannot: [{ as: 'A', special: 'Room', what: 'unlock right' }] } },
      { until: 'resolved' },
      { expect: { cannot: [{ as: 'A', special: 'Room', what: 'unlock right' }], stack: ['Room'] }, id: 'empty stack' },
      { until: 'resolved' },
      {
        expect: {
          can: [{ as: 'A', special: 'Room', what: 'unlock right' }],
          cannot: [{ as: 'A', special: 'Room', what: 'unlock left' }],
        },
        id: 'locked half',
      },
      { as: 'A', special: 'Room', what: 'unlock right' },
      {
        expect: { stack: [], manaValue: { Room: 8 }, cannot: [{ as: 'A', special: 'Room', what: 'unlock right' }] },
        id: 'both',
      },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { life: { B: 19 } } },
    ],
    shows: [
      ...across('both', null, null, null, '709.5e'),
      ...across('empty stack', null, null, null, '116.2m'),
      ...across('locked half', null, null, null, '709.5c'),
    ],
  },
  {
    name: 'The unlock cost has to be paid',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Mountain ×7'], hand: [room] }, B: {} } },
    script: [
      { as: 'A', cast: 'Room', face: 0 },
      { until: 'resolved' },
      { expect: { cannot: [{ as: 'A', special: 'Room', what: 'unlock right' }] }, id: 'four lands' },
    ],
    shows: across('four lands', null, null, null, '709.5e'),
  },
  {
    name: 'A Room that was not cast enters with both halves locked, and has only what stands on its type line',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×4', 'Mountain ×3'], hand: ['Replenish'], graveyard: [room] }, B: theirs },
    },
    script: [
      { as: 'A', cast: 'Replenish' },
      { until: 'resolved' },
      {
        expect: {
          zone: { Room: 'battlefield' },
          name: { Room: '' },
          manaValue: { Room: 0 },
          colors: { Room: '' },
          abilities: { Room: 0 },
          stack: [],
        },
        id: 'neither',
      },
      { expect: { types: { Room: ['enchantment'] }, subtypes: { Room: ['Room'] } }, id: 'type line' },
      { as: 'A', special: 'Room', what: 'unlock left' },
      { expect: { name: { Room: 'Glassworks' }, stack: ['Room'] }, id: 'unlocked later' },
    ],
    shows: [
      ...across('neither', null, null, null, '709.5d'),
      ...across('type line', null, null, null, '709.5a'),
      ...across('unlocked later', null, null, null, '709.5h'),
    ],
  },
  {
    name: 'A Room is fully unlocked when it gets the second of its two designations',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Mountain ×8', 'Proud Keeper'], hand: [room] }, B: {} } },
    script: [
      { as: 'A', cast: 'Room', face: 0 },
      { until: 'resolved' },
      { expect: { stack: [] } },
      { as: 'A', special: 'Room', what: 'unlock right' },
      { expect: { stack: ['Proud Keeper'] }, id: 'fully' },
    ],
    shows: across('fully', null, null, null, '709.5i'),
  },
  {
    name: 'An effect that unlocks a door has its player choose a locked half, one that locks an unlocked one',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', room], hand: ['Skeleton Key ×2', 'Slam Shut'] },
        B: theirs,
      },
    },
    script: [
      { as: 'A', cast: 'Skeleton Key', targets: ['Room'] },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'option', offers: ['Glassworks', 'Shattered Yard'] } }, id: 'chooses' },
      { as: 'A', answer: 'Shattered Yard' },
      { expect: { name: { Room: 'Shattered Yard' } }, id: 'unlocked' },
      { as: 'A', cast: 'Skeleton Key 2', targets: ['Room'] },
      { until: 'resolved' },
      { expect: { manaValue: { Room: 8 }, stack: ['Room'] } },
      { until: 'resolved' },
      { as: 'A', cast: 'Slam Shut', targets: ['Room'] },
      { until: 'asked' },
      { as: 'A', answer: 'Shattered Yard' },
      { expect: { name: { Room: 'Glassworks' }, manaValue: { Room: 3 } }, id: 'locked' },
    ],
    shows: [...across('unlocked', null, null, null, '709.5f'), ...across('locked', null, null, null, '709.5g')],
  },
  {
    name: 'A copy of a Room has both halves, and neither is unlocked because the original’s is',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Mountain ×8', 'Island ×3'], hand: [room, 'Copy Enchantment'] }, B: {} },
    },
    script: [
      { as: 'A', cast: 'Room', face: 0 },
      { until: 'resolved' },
      { as: 'A', cast: 'Copy Enchantment' },
      { until: 'asked' },
      { as: 'A', answer: 'Room' },
      {
        expect: {
          name: { 'Copy Enchantment': '', Room: 'Glassworks' },
          subtypes: { 'Copy Enchantment': ['Room'] },
        },
        id: 'locked',
      },
      { as: 'A', special: 'Copy Enchantment', what: 'unlock right' },
      { expect: { name: { 'Copy Enchantment': 'Shattered Yard', Room: 'Glassworks' } }, id: 'its own' },
    ],
    shows: [...across('locked', null, null, null, '709.5c'), ...across('its own', null, null, null, '709.5')],
  },
  {
    name: 'The copy of one half on the stack becomes a Room that has both, locked as it was not cast',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Mountain ×5'], hand: [room, 'Echoes', 'Skeleton Key'] }, B: {} } },
    script: [
      { as: 'A', cast: 'Room', face: 0 },
      { as: 'A', cast: 'Echoes', targets: ['Room'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { count: { Glassworks: 0 }, stack: ['Room'] }, id: 'locked' },
      { as: 'A', cast: 'Skeleton Key' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'option', offers: ['Glassworks', 'Shattered Yard'] } }, id: 'both' },
      { as: 'A', answer: 'Shattered Yard' },
      { expect: { count: { 'Shattered Yard': 1 } } },
    ],
    shows: [...across('locked', null, null, null, '709.5d'), ...across('both', null, null, null, '709.5b')],
  },
  {
    name: 'What has become a copy of a Room has its halves to unlock, and a Room that has become something else has none',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Woven Halls': {
        cost: '{U}',
        type: 'Sorcery',
        text: 'Each other enchantment becomes a copy of target enchantment until end of turn.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×5', 'Island ×2', room, 'Glorious Anthem', 'Grizzly Bears'],
          hand: ['Woven Halls', { card: 'Woven Halls', label: 'Again' }],
        },
        B: {},
      },
    },
    script: [
      { as: 'A', cast: 'Woven Halls', targets: ['Room'] },
      { until: 'resolved' },
      {
        expect: {
          name: { 'Glorious Anthem': '' },
          subtypes: { 'Glorious Anthem': ['Room'] },
          pt: { 'Grizzly Bears': '2/2' },
          can: [{ as: 'A', special: 'Glorious Anthem', what: 'unlock right' }],
        },
        id: 'copy',
      },
      { as: 'A', special: 'Glorious Anthem', what: 'unlock right' },
      { expect: { name: { 'Glorious Anthem': 'Shattered Yard', Room: '' } }, id: 'unlocked' },
      { until: 'turn' },
      { expect: { name: { 'Glorious Anthem': 'Glorious Anthem' }, pt: { 'Grizzly Bears': '3/3' } } },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', special: 'Room', what: 'unlock left' }] } },
      { as: 'A', cast: 'Again', targets: ['Glorious Anthem'] },
      { until: 'resolved' },
      {
        expect: {
          name: { Room: 'Glorious Anthem' },
          pt: { 'Grizzly Bears': '4/4' },
          cannot: [{ as: 'A', special: 'Room', what: 'unlock left' }],
        },
        id: 'no halves',
      },
    ],
    shows: [
      ...across('copy', null, null, null, '709.5'),
      ...across('unlocked', null, null, null, '709.5e'),
      ...across('no halves', null, null, null, '709.5e'),
    ],
  },
];
