/** Mana abilities. 2006: 406, 411 · 2009, 2011, 2026: 605 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const manaAbilities: readonly ScenarioInput[] = [
  {
    name: 'A mana ability resolves at once, without the stack',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Lotus Petal'] } } },
    script: [
      { as: 'A', tap: 'Lotus Petal' },
      { as: 'A', answer: 'green' },
      {
        expect: {
          stack: [],
          mana: { A: 'G' },
          zone: { 'Lotus Petal': 'graveyard' },
          asks: { as: 'A', kind: 'priority' },
        },
        id: 'at once',
      },
    ],
    shows: [
      ...across('at once', '406.4', '605.3b', '605.3b', '605.3b'),
      ...across('at once', '411.1', null, null, null),
      ...across('at once', null, '405.6c', '405.6c', '405.6c'),
    ],
  },
  {
    name: 'A spell that makes mana is no mana ability: it uses the stack',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp'], hand: ['Dark Ritual'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Dark Ritual' },
      { expect: { stack: ['Dark Ritual'], mana: { A: '' } }, id: 'on the stack' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Dark Ritual'] },
      { until: 'empty' },
      { expect: { mana: { A: '' }, graveyard: { A: ['Dark Ritual'] } } },
    ],
    shows: across('on the stack', '406.2', '605.5b', '605.5b', '605.5b'),
  },
  {
    name: 'An ability that triggers on a mana ability and makes mana resolves at once with it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mana Flare', 'Forest'], hand: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { expect: { stack: ['Grizzly Bears'], tapped: { Forest: true } }, id: 'both' },
    ],
    shows: across('both', '411.3', '605.4a', '605.4a', '605.4a'),
  },
  {
    name: 'An ability that triggers on a mana ability without making mana uses the stack',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Manabarbs', 'Forest'] } } },
    script: [
      { as: 'A', tap: 'Forest' },
      { expect: { mana: { A: 'G' }, stack: ['Manabarbs'], life: { A: 20 } }, id: 'stacked' },
      { until: 'resolved' },
      { expect: { life: { A: 19 } } },
    ],
    shows: across('stacked', '406.5', '605.5', '605.5', '605.5'),
  },
  {
    name: 'A mana ability that can make no mana is still one',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ["Gaea's Cradle"] } } },
    script: [
      { as: 'A', tap: "Gaea's Cradle" },
      { expect: { stack: [], mana: { A: '' }, tapped: { "Gaea's Cradle": true } }, id: 'none' },
    ],
    shows: across('none', '406.3', '605.2', '605.2', '605.2'),
  },
  {
    name: 'Mana abilities are activated in the middle of a resolution that asks for mana',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×5'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Island ×2'], hand: ['Mana Leak'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Mana Leak', targets: ['Grizzly Bears'] },
      { until: 'asked' },
      { as: 'A', answer: true },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, tapped: { 'Forest 5': true } }, id: 'paid' },
    ],
    shows: [
      { rule: '117.1d', edition: '2026-02', by: 'paid' },
      { rule: '116.1d', edition: '2011-09', by: 'paid' },
      { rule: '115.1d', edition: '2009-10', by: 'paid' },
      ...across('paid', '411.2', '605.3a', '605.3a', '605.3a'),
      ...across('paid', '413.2e', '608.2f', '608.2f', '608.2g'),
    ],
  },
  {
    name: 'A triggered mana ability makes mana of a type that the land did make',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mana Flare', 'Tundra'] } } },
    script: [
      { as: 'A', tap: 'Tundra', ability: 1 },
      { expect: { mana: { A: 'UU' } }, id: 'the same' },
    ],
    shows: across('the same', '411.3a', null, null, null),
  },
  {
    name: 'An ability with a target is no mana ability since 2009, though it makes mana',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Deathrite Shaman'], graveyard: ['Forest'] } } },
    script: [
      { as: 'A', tap: 'Deathrite Shaman', ability: 0, in: ['2006-10'] },
      { as: 'A', answer: 'green', in: ['2006-10'] },
      { expect: { stack: [], mana: { A: 'G' }, zone: { Forest: 'exile' } }, id: 'at once', in: ['2006-10'] },
      { as: 'A', activate: 'Deathrite Shaman', ability: 0, targets: ['Forest'], in: [...SINCE_2009] },
      { expect: { stack: ['Deathrite Shaman'], mana: { A: '' } }, id: 'on the stack', in: [...SINCE_2009] },
    ],
    shows: [
      ...across('at once', '406.1', null, null, null),
      ...across('on the stack', null, '605.5a', '605.5a', '605.5a'),
    ],
  },
  {
    name: 'A loyalty ability that makes mana is a mana ability in 2009, and since then none',
    editions: [...SINCE_2009],
    cards: {
      'Koth the Hammered': {
        cost: '{2}{R}{R}',
        type: 'Planeswalker — Koth',
        text: '−2: Add {R} to your mana pool for each Mountain you control.',
        loyalty: '3',
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain ×2', { card: 'Koth the Hammered', counters: { loyalty: 3 } }] } },
    },
    script: [
      { as: 'A', tap: 'Koth the Hammered', in: ['2009-10'] },
      { as: 'A', activate: 'Koth the Hammered', in: ['2011-09', '2026-02'] },
      { expect: { stack: [], mana: { A: 'RR' } }, in: ['2009-10'], id: 'a mana ability' },
      { expect: { stack: ['Koth the Hammered'], mana: { A: '' } }, in: ['2011-09', '2026-02'], id: 'on the stack' },
    ],
    shows: [
      ...across('a mana ability', null, '605.1a', null, null),
      ...across('on the stack', null, null, '605.1a', '605.1a'),
    ],
  },
  {
    name: 'A triggered ability that makes mana, but not because of mana, uses the stack',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Mountain ×4'], hand: ['Coal Stoker'] } } },
    script: [
      { as: 'A', cast: 'Coal Stoker' },
      { until: 'resolved' },
      { expect: { stack: ['Coal Stoker'], mana: { A: '' } }, id: 'on the stack' },
      { until: 'resolved' },
      { expect: { mana: { A: 'RRR' } } },
    ],
    shows: across('on the stack', '406.1', '605.1b', '605.1b', '605.1b'),
  },
  {
    name: 'A mana ability is activated like any other: by its controller, and at a cost that can be paid',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest', { card: 'Llanowar Elves', sick: true }] },
        B: { battlefield: ['Island'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', tap: 'Forest' }],
          cannot: [
            { as: 'A', tap: 'Llanowar Elves' },
            { as: 'A', tap: 'Island' },
          ],
        },
        id: 'like any other',
      },
    ],
    shows: across('like any other', null, '605.3', '605.3', '605.3'),
  },
  {
    name: 'Triggered mana abilities trigger like any others: each of them, and each for every time',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest', 'Vernal Bloom', { card: 'Overgrowth', attachedTo: 'Forest' }],
        },
        B: { battlefield: ['Vernal Bloom'] },
      },
    },
    script: [
      { as: 'A', tap: 'Forest' },
      { expect: { mana: { A: 'GGGGG' }, stack: [] }, id: 'all of them' },
    ],
    shows: across('all of them', null, '605.4', '605.4', '605.4'),
  },
];
