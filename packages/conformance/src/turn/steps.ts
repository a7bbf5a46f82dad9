/** Steps and turns. 2006: 301–314 · 2009, 2011: 500–514 · 2026: 500–514 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const steps: readonly ScenarioInput[] = [
  {
    name: 'The untap and draw steps of the next turn',
    editions: [...ALL],
    cards: texts('Grizzly Bears'),
    position: {
      sides: {
        B: {
          battlefield: [
            { card: 'Grizzly Bears', tapped: true },
            { card: 'Forest', tapped: true },
          ],
          hand: [],
        },
      },
    },
    script: [
      { until: 'turn' },
      {
        expect: { active: 'B', step: 'upkeep', tapped: { 'Grizzly Bears': false, Forest: false }, hand: { B: 0 } },
        id: 'untapped',
      },
      { until: 'draw' },
      { expect: { hand: { B: 1 }, library: { B: 9 } }, id: 'drawn' },
    ],
    shows: [
      { rule: '502.2', edition: '2011-09', by: 'untapped' },
      { rule: '502.2', edition: '2009-10', by: 'untapped' },
      { rule: '302.2', edition: '2006-10', by: 'untapped' },
      { rule: '502.3', edition: '2026-02', by: 'untapped' },
      { rule: '504.1', edition: '2026-02', by: 'drawn' },
    ],
  },
  {
    name: 'Too many cards at the end of the turn',
    editions: [...ALL],
    cards: texts('Shock'),
    position: { step: 'main2', sides: { A: { hand: ['Mountain ×8', 'Shock'] } } },
    script: [
      { until: 'end' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'A', answer: ['Shock', 'Mountain 8'] },
      { expect: { active: 'B', hand: { A: 7 }, zone: { Shock: 'graveyard' } }, id: 'seven' },
    ],
    shows: [
      { rule: '514.1', edition: '2011-09', by: 'seven' },
      { rule: '514.1', edition: '2009-10', by: 'seven' },
      { rule: '314.1', edition: '2006-10', by: 'seven' },
      { rule: '514.1', edition: '2026-02', by: 'seven' },
    ],
  },
  {
    name: 'Damage and effects until end of turn end at once',
    editions: [...ALL],
    cards: texts('Grizzly Bears', 'Giant Growth', 'Lightning Bolt'),
    position: {
      sides: { A: { battlefield: ['Forest', 'Mountain', 'Grizzly Bears'], hand: ['Giant Growth', 'Lightning Bolt'] } },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Lightning Bolt', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '5/5' }, damage: { 'Grizzly Bears': 3 } } },
      { until: 'turn' },
      {
        expect: {
          zone: { 'Grizzly Bears': 'battlefield' },
          pt: { 'Grizzly Bears': '2/2' },
          damage: { 'Grizzly Bears': 0 },
        },
        id: 'together',
      },
    ],
    shows: [
      { rule: '514.2', edition: '2011-09', by: 'together' },
      { rule: '514.2', edition: '2009-10', by: 'together' },
      { rule: '314.2', edition: '2006-10', by: 'together' },
      { rule: '514.2', edition: '2026-02', by: 'together' },
    ],
  },
  {
    name: 'An extra turn comes directly after this one',
    editions: [...ALL],
    cards: texts('Time Walk'),
    position: { sides: { A: { battlefield: ['Island ×2'], hand: ['Time Walk'] } } },
    script: [
      { as: 'A', cast: 'Time Walk' },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { active: 'A', turn: 6 }, id: 'extra' },
      { until: 'turn' },
      { expect: { active: 'B', turn: 7 } },
    ],
    shows: [{ rule: '500.7', edition: '2026-02', by: 'extra' }],
  },
  {
    name: 'One land a turn',
    editions: [...ALL],
    position: { sides: { A: { hand: ['Forest ×2'] } } },
    script: [
      { as: 'A', play: 'Forest' },
      { expect: { zone: { Forest: 'battlefield' }, stack: [], cannot: [{ as: 'A', play: 'Forest 2' }] }, id: 'one' },
    ],
    shows: [
      { rule: '212.6b', edition: '2006-10', by: 'one' },
      { rule: '305.2', edition: '2026-02', by: 'one' },
    ],
  },
  {
    name: 'Sorceries and creatures in one’s own main phase with an empty stack only',
    editions: [...ALL],
    cards: texts('Divination', 'Grizzly Bears', 'Shock', 'Lightning Bolt'),
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Forest ×2', 'Mountain ×2'],
          hand: ['Divination', 'Grizzly Bears', 'Shock', 'Lightning Bolt'],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Divination' },
            { as: 'A', cast: 'Grizzly Bears' },
            { as: 'A', cast: 'Shock' },
          ],
        },
      },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      {
        expect: {
          cannot: [
            { as: 'A', cast: 'Divination' },
            { as: 'A', cast: 'Grizzly Bears' },
          ],
          can: [{ as: 'A', cast: 'Lightning Bolt' }],
        },
        id: 'stack',
      },
      { until: 'resolved' },
      { until: 'beginCombat' },
      {
        expect: { cannot: [{ as: 'A', cast: 'Divination' }], can: [{ as: 'A', cast: 'Lightning Bolt' }] },
        id: 'combat',
      },
    ],
    shows: [
      { rule: '307.1', edition: '2026-02', by: 'combat' },
      { rule: '302.1', edition: '2026-02', by: 'stack' },
    ],
  },
];
