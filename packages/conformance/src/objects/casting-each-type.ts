/** When spells of each type may be cast, and where they go. 2006: 212.2–212.7 · 2009, 2011, 2026: 301–304, 307 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const mana = ['Plains ×9', 'Island ×4', 'Mountain ×4', 'Forest ×4'];
const hand = ['Icy Manipulator', 'Grizzly Bears', 'Glorious Anthem', 'Divination', 'Shock', 'Giant Growth'];

export const castingEachType: readonly ScenarioInput[] = [
  {
    name: 'Only instants may be cast while something is on the stack',
    editions: [...ALL],
    position: { sides: { A: { battlefield: mana, hand } } },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Icy Manipulator' },
            { as: 'A', cast: 'Grizzly Bears' },
            { as: 'A', cast: 'Glorious Anthem' },
            { as: 'A', cast: 'Divination' },
            { as: 'A', cast: 'Shock' },
          ],
        },
      },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', cast: 'Icy Manipulator' }] }, id: 'artifact' },
      { expect: { cannot: [{ as: 'A', cast: 'Glorious Anthem' }] }, id: 'enchantment' },
      { expect: { cannot: [{ as: 'A', cast: 'Divination' }] }, id: 'sorcery' },
    ],
    shows: [
      ...across('artifact', '212.2a', '301.1', '301.1', '301.1'),
      ...across('enchantment', '212.4a', '303.1', '303.1', '303.1'),
      ...across('sorcery', '212.7a', '307.1', '307.1', '307.1'),
    ],
  },
  {
    name: 'Only instants may be cast in a player’s own combat and in another player’s turn',
    editions: [...ALL],
    position: { active: 'B', sides: { A: { battlefield: [...mana, 'Runeclaw Bear'], hand } } },
    script: [
      { as: 'B', pass: true },
      {
        expect: {
          can: [{ as: 'A', cast: 'Shock' }],
          cannot: [{ as: 'A', cast: 'Grizzly Bears' }],
        },
        id: 'other turn',
      },
    ],
    shows: [
      ...across('other turn', '212.3a', '302.1', '302.1', '302.1'),
      ...across('other turn', '212.5a', '304.1', '304.1', '304.1'),
    ],
  },
  {
    name: 'Permanent spells become permanents of their controller',
    editions: [...ALL],
    position: { sides: { A: { battlefield: mana, hand } } },
    script: [
      { as: 'A', cast: 'Icy Manipulator' },
      { until: 'resolved' },
      {
        expect: { zone: { 'Icy Manipulator': 'battlefield' }, controller: { 'Icy Manipulator': 'A' } },
        id: 'artifact',
      },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, controller: { 'Grizzly Bears': 'A' } }, id: 'creature' },
      { as: 'A', cast: 'Glorious Anthem' },
      { until: 'resolved' },
      { expect: { zone: { 'Glorious Anthem': 'battlefield' }, pt: { 'Grizzly Bears': '3/3' } }, id: 'enchantment' },
    ],
    shows: [
      ...across('artifact', '212.2b', '301.2', '301.2', '301.2'),
      ...across('creature', '212.3b', '302.2', '302.2', '302.2'),
      ...across('enchantment', '212.4b', '303.2', '303.2', '303.2'),
    ],
  },
  {
    name: 'Instants and sorceries are followed and then go to their owners’ graveyards, on top',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: [...mana, 'Grizzly Bears'], hand: ['Divination', 'Shock'], graveyard: ['Ornithopter'] },
      },
    },
    script: [
      { as: 'A', cast: 'Divination' },
      { until: 'resolved' },
      { expect: { hand: { A: 3 }, graveyard: { A: ['Divination', 'Ornithopter'] } }, id: 'sorcery' },
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Grizzly Bears', 'Shock', 'Divination', 'Ornithopter'] } }, id: 'instant' },
    ],
    shows: [
      ...across('sorcery', '212.7b', '307.2', '307.2', '307.2'),
      ...across('instant', '212.5b', '304.2', '304.2', '304.2'),
      ...across('instant', '217.4a', '404.1', '404.1', '404.1'),
    ],
  },
  {
    name: 'A creature that came this turn has no use of its tap ability, unless it has haste',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Llanowar Elves', sick: true },
            { card: 'Llanowar Elves', label: 'Old Elves' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', tap: 'Old Elves' }],
          cannot: [{ as: 'A', tap: 'Llanowar Elves' }],
        },
        id: 'sick',
      },
    ],
    shows: across('sick', '212.3d', '302.6', '302.6', '302.6'),
  },
  {
    name: 'A change to a permanent spell stays on the permanent that it becomes',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×2', 'Plains'], hand: ['Grizzly Bears', 'Purelace'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', cast: 'Purelace', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { colors: { 'Grizzly Bears': 'W' }, stack: ['Grizzly Bears'] } },
      { until: 'resolved' },
      { expect: { colors: { 'Grizzly Bears': 'W' }, zone: { 'Grizzly Bears': 'battlefield' } }, id: 'still' },
    ],
    shows: [
      ...across('still', '213.5', '111.4', '111.4', '400.7a'),
      ...across('still', '217.1c', '400.7a', '400.7a', null),
    ],
  },
];
