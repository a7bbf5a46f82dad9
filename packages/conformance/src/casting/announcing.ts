/** Casting step by step. 2006: 401, 408–409 · 2009: 115, 601 · 2011: 116, 601 · 2026: 117, 601 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const announcing: readonly ScenarioInput[] = [
  {
    name: 'A spell is on the stack before anything else is chosen for it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock' },
      {
        expect: { stack: ['Shock'], hand: { A: 0 }, tapped: { Mountain: false }, asks: { as: 'A', kind: 'target' } },
        id: 'first',
      },
      { as: 'A', answer: ['B'] },
      { expect: { tapped: { Mountain: true }, asks: { as: 'A', kind: 'priority' } }, id: 'priority again' },
    ],
    shows: [
      { rule: '112.1', edition: '2026-02', by: 'first' },
      { rule: '111.1', edition: '2011-09', by: 'first' },
      { rule: '111.1', edition: '2009-10', by: 'first' },
      ...across('first', '409.1a', '601.2a', '601.2a', '601.2a'),
      ...across('first', '401.1', null, null, null),
      ...across('priority again', '408.1c', '115.3c', '116.3c', '117.3c'),
    ],
  },
  {
    name: 'A card without a mana cost cannot be cast for it',
    editions: [...ALL],
    cards: { 'Priceless Thought': { type: 'Sorcery', text: 'Draw a card.' } },
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Priceless Thought'] } } },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Priceless Thought' }] }, id: 'nothing to pay' }],
    shows: across('nothing to pay', '401.1b', '116.6', '117.6', '118.6'),
  },
  {
    name: 'The spell put on the stack last resolves first',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Grizzly Bears'] },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { expect: { stack: ['Shock', 'Giant Growth'] }, id: 'on top' },
      { until: 'resolved' },
      {
        expect: { stack: ['Shock'], pt: { 'Grizzly Bears': '5/5' }, asks: { as: 'A', kind: 'priority' } },
        id: 'the top',
      },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' } } },
    ],
    shows: [
      { rule: '217.6b', edition: '2006-10', by: 'on top' },
      ...across('on top', '408.1e', '405.2', '405.2', '405.2'),
      ...across('the top', '413.1', '608.1', '608.1', '608.1'),
    ],
  },
  {
    name: 'State-based actions come before triggered abilities, and both before priority',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Doomed Traveler'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Doomed Traveler'] },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      {
        expect: {
          zone: { 'Doomed Traveler': 'graveyard' },
          stack: ['Doomed Traveler'],
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'both done',
      },
    ],
    shows: [
      ...across('both done', '408.1b', '115.5', '116.5', '117.5'),
      ...across('both done', '408.2c', '405.6f', '405.6f', '405.6f'),
    ],
  },
  {
    name: 'A target that only a kicked spell has is chosen only if it is kicked',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Plains ×3', 'Grizzly Bears'], hand: ["Orim's Thunder"] },
        B: { battlefield: ['Darksteel Ingot', 'Glorious Anthem'] },
      },
    },
    script: [
      { as: 'A', cast: "Orim's Thunder", costs: [false], targets: ['Glorious Anthem'] },
      { expect: { stack: ["Orim's Thunder"], asks: { as: 'A', kind: 'priority' } }, id: 'one target' },
      { until: 'resolved' },
      { expect: { zone: { 'Glorious Anthem': 'graveyard', 'Grizzly Bears': 'battlefield' } } },
    ],
    shows: across('one target', '409.1d', '601.2c', '601.2c', '601.2c'),
  },
  {
    name: 'Each of the targets among which something is divided gets at least one',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Arc Lightning'] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Arc Lightning', targets: [['Grizzly Bears', 'Hill Giant']] },
      { as: 'A', refused: { 'Grizzly Bears': 3, 'Hill Giant': 0 } },
      { as: 'A', answer: { 'Grizzly Bears': 2, 'Hill Giant': 1 } },
      { expect: { stack: ['Arc Lightning'] }, id: 'divided' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, damage: { 'Hill Giant': 1 } } },
    ],
    shows: across('divided', '409.1e', '601.2d', '601.2d', '601.2d'),
  },
  {
    name: 'The total cost is locked in before mana abilities are activated for it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Krark-Clan Ironworks', 'Ornithopter'], hand: ['Frogmite'] } } },
    script: [
      { as: 'A', cast: 'Frogmite', costs: ['Krark-Clan Ironworks', ['Ornithopter']] },
      { expect: { stack: ['Frogmite'], zone: { Ornithopter: 'graveyard' }, mana: { A: '' } }, id: 'still two' },
    ],
    shows: across('still two', '409.1f', '601.2e', '601.2e', '601.2f'),
  },
  {
    name: 'What triggers on a cast triggers when the spell has been paid for, and resolves before it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain', "Dragon's Claw"], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { tapped: { Mountain: true }, stack: ['Shock', "Dragon's Claw"] }, id: 'above it' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { life: { A: 21, B: 20 } } },
    ],
    shows: across('above it', '409.1i', '601.2h', '601.2h', '601.2i'),
  },
  {
    name: 'What a spell says of itself on the stack holds there: it cannot be countered',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5'], hand: ['Scragnoth'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Scragnoth' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Scragnoth'] },
      { until: 'resolved' },
      { expect: { stack: ['Scragnoth'], graveyard: { B: ['Counterspell'] } }, id: 'not countered' },
      { until: 'resolved' },
      { expect: { zone: { Scragnoth: 'battlefield' }, controller: { Scragnoth: 'A' } } },
    ],
    shows: [
      ...across('not countered', '401.6', null, null, null),
      ...across('not countered', '412.3', '604.5', '604.5', '604.5'),
      ...across('not countered', null, null, '112.6f', '113.6g'),
    ],
  },
];
