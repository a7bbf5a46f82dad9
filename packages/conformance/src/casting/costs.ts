/** Casting: X, additional and optional costs, mana abilities. 2006: 409 · 2009, 2011, 2026: 601 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const costs: readonly ScenarioInput[] = [
  {
    name: 'X is announced and paid',
    editions: [...ALL],
    cards: texts('Blaze'),
    position: { sides: { A: { battlefield: ['Mountain ×4'], hand: ['Blaze'] } } },
    script: [
      { as: 'A', cast: 'Blaze', x: 3, targets: ['B'] },
      {
        expect: {
          stack: ['Blaze'],
          tapped: { Mountain: true, 'Mountain 2': true, 'Mountain 3': true, 'Mountain 4': true },
        },
      },
      { until: 'resolved' },
      { expect: { life: { B: 17 } }, id: 'three' },
    ],
    shows: [
      { rule: '601.2b', edition: '2011-09', by: 'three' },
      { rule: '601.2b', edition: '2009-10', by: 'three' },
      { rule: '409.1b', edition: '2006-10', by: 'three' },
      { rule: '601.2b', edition: '2026-02', by: 'three' },
    ],
  },
  {
    name: 'A kicker paid and not paid',
    editions: [...ALL],
    cards: {
      Kickable: {
        cost: '{R}',
        type: 'Sorcery',
        text: 'Kicker {2}\nKickable deals 2 damage to target creature or player. If Kickable was kicked, it deals 4 damage to that creature or player instead.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×4'],
          hand: [
            { card: 'Kickable', label: 'plain' },
            { card: 'Kickable', label: 'kicked' },
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'plain', costs: [false], targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 18 } } },
      { as: 'A', cast: 'kicked', costs: [true], targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 14 } }, id: 'kicked' },
    ],
    shows: [{ rule: '702.33a', edition: '2026-02', by: 'kicked' }],
  },
  {
    name: 'A sacrifice as an additional cost is paid before anybody may respond',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Unsummon'),
      Fling: {
        cost: '{1}{R}',
        type: 'Instant',
        text: "As an additional cost to cast Fling, sacrifice a creature.\nFling deals damage equal to the sacrificed creature's power to target creature or player.",
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Grizzly Bears'], hand: ['Fling'] },
        B: { battlefield: ['Island'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Fling', targets: ['B'] },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: ['Fling'] } },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Unsummon' }] } },
      { as: 'B', pass: true },
      { expect: { life: { B: 18 } }, id: 'last power' },
    ],
    shows: [
      { rule: '608.2g', edition: '2011-09', by: 'last power' },
      { rule: '608.2g', edition: '2009-10', by: 'last power' },
      { rule: '601.2h', edition: '2026-02', by: 'last power' },
      { rule: '413.2f', edition: '2006-10', by: 'last power' },
    ],
  },
  {
    name: 'No target, no spell',
    editions: [...ALL],
    cards: texts('Terror', 'Scathe Zombies'),
    position: { sides: { A: { battlefield: ['Swamp ×2'], hand: ['Terror'] }, B: { battlefield: ['Scathe Zombies'] } } },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Terror' }] }, id: 'none' }],
    shows: [
      { rule: '409.1c', edition: '2006-10', by: 'none' },
      { rule: '601.2c', edition: '2026-02', by: 'none' },
    ],
  },
  {
    name: 'A creature without haste cannot use its tap ability in its first turn',
    editions: [...ALL],
    cards: texts('Llanowar Elves', 'Grizzly Bears'),
    position: {
      sides: { A: { battlefield: ['Forest', { card: 'Llanowar Elves', sick: true }], hand: ['Grizzly Bears'] } },
    },
    script: [
      {
        expect: {
          cannot: [
            { as: 'A', tap: 'Llanowar Elves' },
            { as: 'A', cast: 'Grizzly Bears' },
          ],
        },
        id: 'sick',
      },
    ],
    shows: [
      { rule: '302.6', edition: '2011-09', by: 'sick' },
      { rule: '302.6', edition: '2009-10', by: 'sick' },
      { rule: '212.3d', edition: '2006-10', by: 'sick' },
      { rule: '302.6', edition: '2026-02', by: 'sick' },
    ],
  },
  {
    name: 'A mana ability does not use the stack',
    editions: [...ALL],
    cards: texts('Llanowar Elves', 'Grizzly Bears'),
    position: { sides: { A: { battlefield: ['Forest', 'Llanowar Elves'], hand: ['Grizzly Bears'] } } },
    script: [
      { as: 'A', tap: 'Llanowar Elves' },
      { expect: { mana: { A: 'G' }, stack: [], asks: { as: 'A', kind: 'priority' } }, id: 'at once' },
      { as: 'A', cast: 'Grizzly Bears' },
      { expect: { mana: { A: '' }, stack: ['Grizzly Bears'] } },
    ],
    shows: [
      { rule: '408.2e', edition: '2006-10', by: 'at once' },
      { rule: '605.3b', edition: '2026-02', by: 'at once' },
    ],
  },
  {
    name: 'Buyback brings the spell back to hand',
    editions: [...ALL],
    cards: { Recurring: { cost: '{U}', type: 'Instant', text: 'Buyback {2}\nTarget player draws a card.' } },
    position: { sides: { A: { battlefield: ['Island ×3'], hand: ['Recurring'] } } },
    script: [
      { as: 'A', cast: 'Recurring', costs: [true], targets: ['A'] },
      { until: 'resolved' },
      { expect: { zone: { Recurring: 'hand' }, hand: { A: 2 } }, id: 'back' },
    ],
    shows: [{ rule: '702.27a', edition: '2026-02', by: 'back' }],
  },
  {
    name: 'Flashback casts from the graveyard and exiles',
    editions: [...ALL],
    cards: { Echoing: { cost: '{U}', type: 'Sorcery', text: 'Draw a card.\nFlashback {2}{U}' } },
    position: { sides: { A: { battlefield: ['Island ×3'], graveyard: ['Echoing'] } } },
    script: [
      { as: 'A', cast: 'Echoing' },
      { expect: { stack: ['Echoing'] } },
      { until: 'resolved' },
      { expect: { zone: { Echoing: 'exile' }, hand: { A: 1 } }, id: 'exiled' },
    ],
    shows: [
      { rule: '502.22a', edition: '2006-10', by: 'exiled' },
      { rule: '702.34a', edition: '2026-02', by: 'exiled' },
    ],
  },
  {
    name: 'A countered spell does nothing; a tax unpaid counters',
    editions: [...ALL],
    cards: texts('Shock', 'Force Spike', 'Counterspell', 'Lightning Bolt'),
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Shock', 'Lightning Bolt'] },
        B: { battlefield: ['Island ×3'], hand: ['Force Spike', 'Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Force Spike', targets: ['Shock'] },
      { until: 'resolved' },
      { as: 'A', answer: true, kind: 'pay' },
      { until: 'empty' },
      { expect: { life: { B: 18 } }, id: 'paid' },
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Lightning Bolt'] },
      { until: 'empty' },
      { expect: { life: { B: 18 }, zone: { 'Lightning Bolt': 'graveyard' } }, id: 'countered' },
    ],
    shows: [{ rule: '701.6a', edition: '2026-02', by: 'countered' }],
  },
];
