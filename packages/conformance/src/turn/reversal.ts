/** Actions that cannot be completed are reversed. 2006: 422 · 2009: 714 · 2011: 717 · 2026: 732 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const reversal: readonly ScenarioInput[] = [
  {
    name: 'An action that is not completed is undone with its mana abilities, but for what moved cards from a library',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest', 'Millikin'], hand: ['Grizzly Bears'], library: ['Swamp', 'Island'] } },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears', costs: ['Forest', 'Millikin', 'cancel'] },
      {
        expect: {
          stack: [],
          zone: { 'Grizzly Bears': 'hand' },
          tapped: { Forest: false },
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'undone',
      },
      { expect: { tapped: { Millikin: true }, mana: { A: 'C' }, zone: { Swamp: 'graveyard' } }, id: 'kept' },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield', Island: 'library' } } },
    ],
    shows: [
      ...across('undone', '409.1', '601.2', '601.2', '601.2'),
      { rule: '422.1', edition: '2006-10', by: 'kept' },
      { rule: '422.2', edition: '2006-10', by: 'undone' },
      { rule: '714.1', edition: '2009-10', by: 'kept' },
      { rule: '714.2', edition: '2009-10', by: 'undone' },
      { rule: '717.1', edition: '2011-09', by: 'kept' },
      { rule: '717.2', edition: '2011-09', by: 'undone' },
      { rule: '732.1', edition: '2026-02', by: 'kept' },
      { rule: '732.2', edition: '2026-02', by: 'undone' },
    ],
  },
  {
    name: 'Nothing triggers on an action that was undone',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', "Ashnod's Altar", 'Llanowar Elves'], hand: ['Craw Wurm', 'Grizzly Bears'] },
        B: { battlefield: ['Blood Artist'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears', costs: ["Ashnod's Altar", 'cancel'] },
      {
        expect: { stack: [], zone: { 'Llanowar Elves': 'battlefield', 'Grizzly Bears': 'hand' }, mana: { A: '' } },
        id: 'none',
      },
    ],
    shows: [
      { rule: '422.1', edition: '2006-10', by: 'none' },
      { rule: '714.1', edition: '2009-10', by: 'none' },
      { rule: '717.1', edition: '2011-09', by: 'none' },
      { rule: '732.1', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'Mana abilities that shuffled a library or revealed its cards',
    editions: [...ALL],
    cards: {
      Shuffler: {
        type: 'Artifact',
        abilities: [
          {
            ability: 'activated',
            cost: { actions: [{ do: 'tap', what: { set: 'self' } }] },
            body: {
              effect: [
                { do: 'shuffle', who: { who: 'you' } },
                { do: 'addMana', who: { who: 'you' }, mana: { types: ['R'] } },
              ],
            },
          },
        ],
      },
      Revealer: {
        type: 'Artifact',
        abilities: [
          {
            ability: 'activated',
            cost: { actions: [{ do: 'tap', what: { set: 'self' } }] },
            body: {
              effect: [
                { do: 'reveal', what: { set: 'top', of: { who: 'you' }, zone: 'library', count: 1 } },
                { do: 'addMana', who: { who: 'you' }, mana: { types: ['G'] } },
              ],
            },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Shuffler', 'Revealer', 'Forest'], hand: ['Shock', 'Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'], costs: ['Shuffler', 'cancel'] },
      {
        expect: { zone: { Shock: 'hand' }, tapped: { Shuffler: false }, mana: { A: '' } },
        in: ['2006-10', '2009-10'],
        id: 'shuffle undone',
      },
      {
        expect: { zone: { Shock: 'hand' }, tapped: { Shuffler: true }, mana: { A: 'R' } },
        in: ['2011-09', '2026-02'],
        id: 'shuffled',
      },
      { as: 'A', cast: 'Grizzly Bears', costs: ['Revealer', 'cancel'] },
      {
        expect: { zone: { 'Grizzly Bears': 'hand' }, tapped: { Revealer: false } },
        in: ['2006-10', '2009-10', '2011-09'],
        id: 'reveal undone',
      },
      {
        expect: { zone: { 'Grizzly Bears': 'hand' }, tapped: { Revealer: true }, mana: { A: 'GR' } },
        in: ['2026-02'],
        id: 'revealed',
      },
    ],
    shows: [
      { rule: '422.1', edition: '2006-10', by: 'shuffle undone' },
      { rule: '714.1', edition: '2009-10', by: 'shuffle undone' },
      { rule: '717.1', edition: '2011-09', by: 'shuffled' },
      { rule: '732.1', edition: '2026-02', by: 'revealed' },
    ],
  },
];
