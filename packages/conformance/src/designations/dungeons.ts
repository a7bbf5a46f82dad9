/** Dungeons, and venturing into them. 2006, 2009, 2011: none · 2026: 309, 701.49, 704.5t */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const MINE = 'Lost Mine of Phandelver';
const cards: NonNullable<ScenarioInput['cards']> = {
  [MINE]: {
    layout: 'dungeon',
    wording: '2026-02',
    type: 'Dungeon',
    text: 'Cave Entrance — Scry 1. (Leads to: Goblin Lair, Mine Tunnels)\nGoblin Lair — Create a 1/1 red Goblin creature token. (Leads to: Storeroom, Dark Pool)\nMine Tunnels — Create a Treasure token. (Leads to: Dark Pool, Fungi Cavern)\nStoreroom — Put a +1/+1 counter on target creature. (Leads to: Temple of Dumathoin)\nDark Pool — Each opponent loses 1 life and you gain 1 life. (Leads to: Temple of Dumathoin)\nFungi Cavern — Target creature gets -4/-0 until your next turn. (Leads to: Temple of Dumathoin)\nTemple of Dumathoin — Draw a card.',
  },
  'Short Cellar': {
    layout: 'dungeon',
    wording: '2026-02',
    type: 'Dungeon',
    text: 'Steps — You gain 1 life. (Leads to: Wall)\nWall — Draw a card.',
  },
  'Veteran Dungeoneer': {
    wording: '2026-02',
    cost: '{3}{W}',
    type: 'Creature — Human Warrior',
    text: 'When this creature enters, venture into the dungeon. (Enter the first room or advance to the next room.)',
    pt: '3/4',
  },
  'Gloom Stalker': {
    wording: '2026-02',
    cost: '{2}{W}',
    type: 'Creature — Dwarf Ranger',
    text: "As long as you've completed a dungeon, this creature has double strike.",
    pt: '2/3',
  },
  Onward: { wording: '2026-02', cost: '{W}', type: 'Instant', text: 'Venture into the dungeon.' },
};
const hand = ['Onward ×3'];
const battlefield = ['Plains ×3'];

export const dungeons: readonly ScenarioInput[] = [
  {
    name: 'Who ventures with no dungeon chooses one, and the marker is put on its topmost room, whose ability triggers',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×4'], hand: ['Veteran Dungeoneer'], outside: [MINE, 'Short Cellar'] } },
    },
    script: [
      { as: 'A', cast: 'Veteran Dungeoneer' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'option', offers: [MINE, 'Short Cellar'] } }, id: 'chooses' },
      { as: 'A', answer: 'Short Cellar' },
      {
        expect: { zone: { 'Short Cellar #1': 'command' }, room: { A: 'Steps' }, stack: ['Short Cellar'] },
        id: 'enters',
      },
      { until: 'resolved' },
      { expect: { life: { A: 21 } }, id: 'room ability' },
    ],
    shows: [
      ...across('chooses', null, null, null, '309.2a'),
      ...across('enters', null, null, null, '309.4a'),
      ...across('enters', null, null, null, '701.49a'),
    ],
  },
  {
    name: 'A room’s ability triggers as the marker is moved into it, and its dungeon’s owner controls it',
    editions: [...TODAY],
    cards,
    position: {
      active: 'B',
      sides: { A: { battlefield, hand, outside: ['Short Cellar'] }, B: { outside: ['Short Cellar'] } },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Onward' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { life: { A: 21, B: 20 }, room: { A: 'Steps', B: null } }, id: 'owner' },
    ],
    shows: [...across('owner', null, null, null, '309.4c'), ...across('owner', null, null, null, '309.2')],
  },
  {
    name: 'To venture again is to follow an arrow of one’s choice, never into a second dungeon',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield, hand, outside: [MINE, 'Short Cellar'] } } },
    script: [
      { as: 'A', cast: 'Onward' },
      { until: 'asked' },
      { as: 'A', answer: MINE },
      { until: 'asked' },
      { as: 'A', answer: [] },
      { as: 'A', cast: 'Onward 2' },
      { until: 'asked' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'option',
            offers: ['Goblin Lair', 'Mine Tunnels'],
            lacks: ['Short Cellar', 'Dark Pool'],
          },
        },
        id: 'arrows',
      },
      { as: 'A', answer: 'Goblin Lair' },
      { until: 'resolved' },
      { expect: { room: { A: 'Goblin Lair' }, count: { 'Goblin Token': 1 } }, id: 'next' },
      { as: 'A', cast: 'Onward 3' },
      { until: 'asked' },
      {
        expect: { asks: { as: 'A', kind: 'option', offers: ['Storeroom', 'Dark Pool'], lacks: ['Fungi Cavern'] } },
        id: 'its own arrows',
      },
      { as: 'A', answer: 'Dark Pool' },
      { until: 'resolved' },
      { expect: { life: { A: 21, B: 19 } } },
    ],
    shows: [
      ...across('arrows', null, null, null, '309.5a'),
      ...across('arrows', null, null, null, '309.3'),
      ...across('its own arrows', null, null, null, '701.49b'),
    ],
  },
  {
    name: 'On the bottommost room a dungeon stays until its room ability has left the stack, and is then completed',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×3', 'Gloom Stalker'], hand, outside: ['Short Cellar'] } },
    },
    script: [
      { as: 'A', cast: 'Onward' },
      { until: 'empty' },
      { as: 'A', cast: 'Onward 2' },
      { until: 'resolved' },
      {
        expect: {
          room: { A: 'Wall' },
          stack: ['Short Cellar'],
          completed: { A: [] },
          lacks: { 'Gloom Stalker': ['double strike'] },
        },
        id: 'still there',
      },
      { until: 'resolved' },
      {
        expect: {
          room: { A: null },
          completed: { A: ['Short Cellar'] },
          keywords: { 'Gloom Stalker': ['double strike'] },
          zone: { 'Short Cellar': 'none' },
        },
        id: 'completed',
      },
    ],
    shows: [
      ...across('still there', null, null, null, '309.6'),
      ...across('completed', null, null, null, '704.5t'),
      ...across('completed', null, null, null, '309.7'),
    ],
  },
  {
    name: 'Who ventures on from the bottommost room completes the dungeon and enters one anew',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×3'], hand, outside: ['Short Cellar', MINE] } },
    },
    script: [
      { as: 'A', cast: 'Onward' },
      { until: 'asked' },
      { as: 'A', answer: 'Short Cellar' },
      { until: 'empty' },
      { as: 'A', cast: 'Onward 2' },
      { until: 'resolved' },
      { expect: { room: { A: 'Wall' }, stack: ['Short Cellar'] } },
      { as: 'A', cast: 'Onward 3' },
      { until: 'asked' },
      { expect: { completed: { A: ['Short Cellar'] } }, id: 'completed' },
      { as: 'A', answer: MINE },
      { expect: { room: { A: 'Cave Entrance' }, completed: { A: ['Short Cellar'] } }, id: 'anew' },
    ],
    shows: [
      ...across('completed', null, null, null, '701.49c'),
      ...across('anew', null, null, null, '309.5b'),
      ...across('anew', null, null, null, '309.5'),
    ],
  },
  {
    name: 'A dungeon card is no permanent, and stays in the command zone',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Mountain ×5', 'Grizzly Bears'],
          hand: ['Onward', 'Apocalypse'],
          outside: ['Short Cellar'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Onward' },
      { until: 'empty' },
      { as: 'A', cast: 'Apocalypse' },
      { until: 'resolved' },
      {
        expect: { zone: { 'Grizzly Bears': 'exile', 'Short Cellar': 'command' }, room: { A: 'Steps' } },
        id: 'stays',
      },
    ],
    shows: [...across('stays', null, null, null, '309.2c'), ...across('stays', null, null, null, '309.2b')],
  },
  {
    name: 'Without a dungeon card outside the game nothing is entered',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Plains'], hand: ['Onward'] } } },
    script: [{ as: 'A', cast: 'Onward' }, { until: 'resolved' }, { expect: { room: { A: null }, stack: [] } }],
  },
];
