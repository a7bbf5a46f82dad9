/** Splice. 2006: 502.40 · 2009: 702.44 · 2011: 702.45 · 2026: 702.47 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across, glossary } from '../shows.ts';

const MIND = {
  'Given Thought': {
    cost: '{U}',
    type: 'Sorcery — Arcane',
    text: 'As an additional cost to cast Given Thought, discard a card.\nDraw a card.',
  },
} as const;

export const splice: readonly ScenarioInput[] = [
  {
    name: 'The text of a card with splice is added, its splice cost is paid, and the card stays in hand',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Mountain ×2'],
          hand: ['Reach Through Mists', 'Glacial Ray'],
          library: ['Forest'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Glacial Ray'], targets: ['B'] },
      {
        expect: {
          tapped: { Mountain: true, 'Mountain 2': true },
          zone: { 'Glacial Ray': 'hand' },
          sees: { B: { 'Glacial Ray': 'Glacial Ray' } },
        },
        id: 'revealed',
      },
      { until: 'resolved' },
      { expect: { life: { B: 18 }, hand: { A: ['Glacial Ray', 'Forest'] } }, id: 'both' },
    ],
    shows: [
      ...across('revealed', '502.40a', '702.44a', '702.45a', '702.47a'),
      ...across('both', '502.40a', '702.44a', '702.45a', '702.47a'),
      ...glossary('Splice', 'both'),
    ],
  },
  {
    name: 'A splice cost may be something else than mana',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Mountain ×2'], hand: ['Reach Through Mists', 'Torrent of Stone'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Torrent of Stone'], targets: ['Hill Giant'] },
      { expect: { zone: { Mountain: 'graveyard', 'Mountain 2': 'graveyard' } }, id: 'sacrificed' },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'graveyard' } } },
    ],
    shows: across('sacrificed', '502.40a', '702.44a', '702.45a', '702.47a'),
  },
  {
    name: 'A card is spliced only onto a spell of the kind its ability names, and only by its own player',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Mountain ×2'], hand: ['Divination', 'Glacial Ray', 'Reach Through Mists'] },
        B: { hand: ['Spiritual Visit'], battlefield: ['Plains'] },
      },
    },
    script: [
      { as: 'A', cast: 'Divination' },
      { expect: { asks: { as: 'A', kind: 'priority' }, tapped: { Mountain: false } }, id: 'not asked' },
      { until: 'empty' },
    ],
    shows: [
      { rule: '502.40a', edition: '2006-10', by: 'not asked' },
      { rule: '702.44a', edition: '2009-10', by: 'not asked' },
      { rule: '702.45a', edition: '2011-09', by: 'not asked' },
      { rule: '702.47a', edition: '2026-02', by: 'not asked' },
    ],
  },
  {
    name: 'A spliced card can be spliced again, played, or discarded for the very spell',
    editions: ['2006-10'],
    cards: MIND,
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Mountain ×2'], hand: ['Reach Through Mists', 'Given Thought', 'Glacial Ray'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Glacial Ray'], targets: ['B'] },
      { expect: { can: [{ as: 'A', cast: 'Glacial Ray' }] }, id: 'in hand' },
      { until: 'resolved' },
      { as: 'A', cast: 'Given Thought', costs: ['Glacial Ray', 'auto', 'Glacial Ray'], targets: ['B'] },
      { expect: { zone: { 'Glacial Ray': 'graveyard' }, life: { B: 18 } } },
      { until: 'resolved' },
      { expect: { life: { B: 16 } }, id: 'discarded' },
    ],
    shows: [{ rule: '502.40a', edition: '2006-10', by: 'discarded', example: 1 }],
  },
  {
    name: 'A card is not spliced where its own targets cannot be chosen, nor twice onto one spell',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Mountain ×4', 'Swamp ×2', 'Plains'],
          hand: ['Reach Through Mists', 'Glacial Ray', 'Soulless Revival', 'Spiritual Visit'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists' },
      {
        expect: {
          asks: { as: 'A', kind: 'cost', offers: ['Glacial Ray', 'Spiritual Visit'], lacks: ['Soulless Revival'] },
        },
        id: 'choices',
      },
      { as: 'A', answer: 'Glacial Ray' },
      {
        expect: { asks: { as: 'A', kind: 'cost', offers: ['Spiritual Visit'], lacks: ['Glacial Ray'] } },
        id: 'once',
      },
      { as: 'A', answer: 'splice nothing more' },
      { as: 'A', answer: 'B', kind: 'target' },
      { until: 'resolved' },
      { expect: { life: { B: 18 } } },
    ],
    shows: [
      { rule: '502.40b', edition: '2006-10', by: 'once' },
      { rule: '702.44b', edition: '2009-10', by: 'once' },
      { rule: '702.45b', edition: '2011-09', by: 'once' },
      { rule: '702.47b', edition: '2026-02', by: 'once' },
    ],
  },
  {
    name: 'Spliced text is followed in the order chosen: a creature card returned first can then be put in',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Mountain ×4', 'Swamp ×2'],
          hand: ['Reach Through Mists', 'Through the Breach', 'Soulless Revival'],
          graveyard: ['Hill Giant'],
          library: ['Forest ×3'],
        },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Reach Through Mists',
        costs: ['Soulless Revival', 'Through the Breach'],
        targets: ['Hill Giant'],
      },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Hill Giant': 'battlefield' } }, id: 'returned first' },
    ],
    shows: [
      { rule: '502.40b', edition: '2006-10', by: 'returned first' },
      { rule: '702.44b', edition: '2009-10', by: 'returned first' },
      { rule: '702.45b', edition: '2011-09', by: 'returned first' },
      { rule: '702.47b', edition: '2026-02', by: 'returned first' },
    ],
  },
  {
    name: 'The main spell is followed before what is spliced onto it',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Mountain ×4'],
          hand: ['Reach Through Mists', 'Through the Breach'],
          library: ['Hill Giant', 'Forest'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Through the Breach'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Hill Giant': 'battlefield' } }, id: 'drawn first' },
    ],
    shows: [
      { rule: '502.40b', edition: '2006-10', by: 'drawn first' },
      { rule: '702.44b', edition: '2009-10', by: 'drawn first' },
      { rule: '702.45b', edition: '2011-09', by: 'drawn first' },
      { rule: '702.47b', edition: '2026-02', by: 'drawn first' },
      ...across('drawn first', null, null, null, '612.10'),
    ],
  },
  {
    name: 'The spell keeps the main spell’s colour: a red card spliced onto a blue spell deals damage past protection from red',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Mountain ×2'], hand: ['Reach Through Mists', 'Glacial Ray'] },
        B: { battlefield: ['Silver Knight'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Glacial Ray'], targets: ['Silver Knight'] },
      {
        expect: {
          colors: { 'Reach Through Mists': 'U' },
          name: { 'Reach Through Mists': 'Reach Through Mists' },
          manaValue: { 'Reach Through Mists': 1 },
          abilities: { 'Reach Through Mists': 3 },
        },
        id: 'characteristics',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Silver Knight': 'graveyard' } }, id: 'blue damage' },
    ],
    shows: [
      { rule: '502.40c', edition: '2006-10', by: 'blue damage', example: 1 },
      { rule: '702.44c', edition: '2009-10', by: 'blue damage' },
      { rule: '702.45c', edition: '2011-09', by: 'blue damage' },
      { rule: '702.47c', edition: '2026-02', by: 'blue damage' },
    ],
  },
  {
    name: 'A spell whose only targets are those of spliced text does nothing at all if they are illegal',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Mountain ×2'], hand: ['Reach Through Mists', 'Glacial Ray'] },
        B: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Glacial Ray'], targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { hand: { A: ['Glacial Ray'] }, zone: { 'Reach Through Mists': 'graveyard' } }, id: 'nothing drawn' },
    ],
    shows: [
      { rule: '502.40d', edition: '2006-10', by: 'nothing drawn' },
      { rule: '702.44d', edition: '2009-10', by: 'nothing drawn' },
      { rule: '702.45d', edition: '2011-09', by: 'nothing drawn' },
      { rule: '702.47d', edition: '2026-02', by: 'nothing drawn' },
    ],
  },
  {
    name: 'Spliced text is lost as the spell leaves the stack',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Island', 'Mountain ×2'], hand: ['Reach Through Mists', 'Glacial Ray'] } },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Glacial Ray'], targets: ['B'] },
      { expect: { keywords: { 'Reach Through Mists': ['splice'] } } },
      { until: 'resolved' },
      { expect: { abilities: { 'Reach Through Mists': 1 }, lacks: { 'Reach Through Mists': ['splice'] } }, id: 'lost' },
    ],
    shows: [
      { rule: '502.40e', edition: '2006-10', by: 'lost' },
      { rule: '702.44e', edition: '2009-10', by: 'lost' },
      { rule: '702.45e', edition: '2011-09', by: 'lost' },
      { rule: '702.47e', edition: '2026-02', by: 'lost' },
    ],
  },
  {
    name: 'A copy of a spell has the text spliced onto it and the targets chosen for it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', 'Mountain ×4'], hand: ['Reach Through Mists', 'Glacial Ray', 'Reverberate'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reach Through Mists', costs: ['Glacial Ray'], targets: ['B'] },
      { as: 'A', cast: 'Reverberate', targets: ['Reach Through Mists'] },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant', kind: 'target' },
      { until: 'resolved' },
      { expect: { damage: { 'Hill Giant': 2 }, life: { B: 20 } }, id: 'copied' },
      { until: 'resolved' },
      { expect: { life: { B: 18 } } },
    ],
    shows: [
      { rule: '503.10', edition: '2006-10', by: 'copied' },
      { rule: '706.9', edition: '2009-10', by: 'copied' },
      { rule: '706.10', edition: '2011-09', by: 'copied' },
      { rule: '707.10', edition: '2026-02', by: 'copied' },
    ],
  },
];
