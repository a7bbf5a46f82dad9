/** Split cards. 2006: 505 · 2009, 2011: 708 · 2026: 709 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across, glossary } from '../shows.ts';

export const split: readonly ScenarioInput[] = [
  {
    name: 'On the stack a split card is only the half that was cast',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×2', 'Island ×2'], hand: ['Fire // Ice'] } },
    },
    script: [
      { expect: { colors: { 'Fire // Ice': 'UR' } }, id: 'both' },
      { as: 'A', cast: 'Fire // Ice', face: 1, targets: ['Mountain'] },
      {
        expect: {
          name: { 'Fire // Ice': 'Ice' },
          colors: { 'Fire // Ice': 'U' },
          manaValue: { 'Fire // Ice': 2 },
          abilities: { 'Fire // Ice': 1 },
        },
        id: 'half',
      },
      { until: 'resolved' },
      {
        expect: {
          tapped: { Mountain: true },
          zone: { 'Fire // Ice': 'graveyard' },
          colors: { 'Fire // Ice': 'UR' },
          abilities: { 'Fire // Ice': 2 },
        },
        id: 'again',
      },
    ],
    shows: [
      ...across('half', '505.2', '708.2', '708.2', '709.3b'),
      ...across('both', '505.3', '708.3', '708.3', '709.4b'),
      ...across('again', null, null, null, '709.4c'),
    ],
  },
  {
    name: 'Only the half that is chosen is asked whether it can be cast',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Island'], hand: ['Fire // Ice'] },
        B: { battlefield: ['Chill'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', cast: 'Fire // Ice', face: 1 }],
          cannot: [{ as: 'A', cast: 'Fire // Ice', face: 0 }],
        },
        id: 'chosen',
      },
    ],
    shows: [
      ...across('chosen', '505.2', '708.2', '708.2a', '709.3a'),
      { rule: '709.3', edition: '2026-02', by: 'chosen' },
    ],
  },
  {
    name: 'The half that was not cast cannot be met by what looks at the spell',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4', 'Island'], hand: ['Fire // Ice', { card: 'Fire // Ice', label: 'Second' }] },
        B: { battlefield: ['Mountain ×2'], hand: ['Red Elemental Blast'] },
      },
    },
    script: [
      { as: 'A', cast: 'Fire // Ice', face: 0, targets: [['B']] },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Red Elemental Blast' }] }, id: 'red' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Second', face: 1, targets: ['Mountain'] },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Red Elemental Blast' }] } },
    ],
    shows: across('red', '505.3', '708.3', '708.3', '709.3b'),
  },
  {
    name: 'A split card is one card for whoever discards two',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3'], hand: ['Mind Rot'] },
        B: { hand: ['Fire // Ice', 'Plains', 'Island'] },
      },
    },
    script: [
      { as: 'A', cast: 'Mind Rot', targets: ['B'] },
      { until: 'asked' },
      { as: 'B', answer: ['Fire // Ice', 'Plains'] },
      { expect: { hand: { B: ['Island'] } }, id: 'one' },
    ],
    shows: across('one', '505.4', '708.4', '708.4', '709.2'),
  },
  {
    name: 'What asks a split card’s mana value gets two answers, today one sum, and both cost the same life',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Dark Confidant'], library: ['Assault // Battery', 'Plains'] } },
      step: 'main2',
      active: 'B',
    },
    script: [{ until: 'turn' }, { until: 'draw' }, { expect: { life: { A: 15 } }, id: 'five' }],
    shows: across('five', '505.5', '708.5', '708.5', '709.4b'),
  },
  {
    name: 'A comparison of mana values is met if either half meets it, today only by both together',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3'],
          hand: ['Muddle the Mixture'],
          library: ['Fire // Ice', 'Grizzly Bears', 'Assault // Battery', 'Hill Giant'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Muddle the Mixture' },
      { until: 'asked' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'search',
            offers: ['Grizzly Bears', 'Fire // Ice'],
            lacks: ['Assault // Battery', 'Hill Giant'],
          },
        },
        in: [...UNTIL_2011],
        id: 'either',
      },
      {
        expect: { asks: { as: 'A', kind: 'search', offers: ['Grizzly Bears'], lacks: ['Fire // Ice', 'Hill Giant'] } },
        in: ['2026-02'],
        id: 'together',
      },
      { as: 'A', answer: ['Grizzly Bears'] },
    ],
    shows: [
      ...across('either', '505.6', '708.6a', '708.6a', null),
      ...across('together', null, null, null, '709.4'),
      ...glossary('Split Cards', 'either'),
    ],
  },
  {
    name: 'A split card has the colours of both halves for a search, and is an instant if either half is one',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2'],
          hand: ['Merchant Scroll'],
          library: ['Fire // Ice', 'Stand // Deliver', 'Pain // Suffering', 'Order // Chaos'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Merchant Scroll' },
      { until: 'asked' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'search',
            offers: ['Fire // Ice', 'Stand // Deliver'],
            lacks: ['Pain // Suffering', 'Order // Chaos'],
          },
        },
        id: 'blue',
      },
      { as: 'A', answer: ['Stand // Deliver'] },
    ],
    shows: [
      ...across('blue', '505.6', '708.6a', '708.6c', '709.4b'),
      { rule: '708.6c', edition: '2009-10', by: 'blue' },
    ],
  },
  {
    name: 'Whoever names a split card names both halves, today one of them, and has named the card',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp'], hand: ['Cabal Therapy'] },
        B: { hand: ['Fire // Ice', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Cabal Therapy', targets: ['B'] },
      { until: 'asked' },
      { as: 'A', refused: 'Ice', in: [...UNTIL_2011] },
      { as: 'A', answer: 'Fire // Ice', in: [...UNTIL_2011] },
      { as: 'A', refused: 'Fire // Ice', in: ['2026-02'] },
      { as: 'A', answer: 'Ice', in: ['2026-02'] },
      { expect: { hand: { B: ['Shock'] } }, id: 'named' },
    ],
    shows: [...across('named', '505.7', '708.7', '708.7', '709.4a'), ...across('named', null, null, null, '201.4b')],
  },
  {
    name: 'A split card with fuse may be cast from the hand as both halves in one spell',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Mountain', 'Island', 'Forest', 'Icy Manipulator'], hand: ['Wear // Tear'] },
        B: { battlefield: ['Ornithopter', 'Glorious Anthem'] },
      },
    },
    script: [
      {
        as: 'A',
        cast: 'Wear // Tear',
        face: 2,
        targets: ['Ornithopter', 'Glorious Anthem'],
      },
      {
        expect: {
          stack: ['Wear // Tear'],
          colors: { 'Wear // Tear': 'WR' },
          manaValue: { 'Wear // Tear': 3 },
        },
        id: 'combined',
      },
      { expect: { tapped: { Plains: true, Mountain: true } } },
      { until: 'resolved' },
      {
        expect: {
          zone: { Ornithopter: 'graveyard', 'Glorious Anthem': 'graveyard', 'Wear // Tear': 'graveyard' },
        },
        id: 'both',
      },
    ],
    shows: [
      ...across('both', null, null, null, '702.102a'),
      ...across('combined', null, null, null, '702.102b'),
      ...across('combined', null, null, null, '709.4d'),
    ],
  },
  {
    name: 'A fused spell costs what both halves cost, and follows the left one first',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Swamp ×2'], hand: ['Far // Away', { card: 'Far // Away', label: 'Second' }] },
        B: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Far // Away', face: 2 }] } },
      { as: 'A', cast: 'Far // Away', face: 2, targets: ['Grizzly Bears', 'B'] },
      { expect: { tapped: { Island: true, 'Island 3': true, 'Swamp 2': true } }, id: 'both costs' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'hand', 'Hill Giant': 'graveyard' } }, id: 'left first' },
    ],
    shows: [
      ...across('both costs', null, null, null, '702.102c'),
      ...across('left first', null, null, null, '702.102d'),
    ],
  },
  {
    name: 'A split card with fuse is not cast whole from another zone or with less than the whole cost',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Swamp'], hand: ['Far // Away'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Far // Away', face: 0 },
            { as: 'A', cast: 'Far // Away', face: 1 },
          ],
          cannot: [{ as: 'A', cast: 'Far // Away', face: 2 }],
        },
        id: 'four mana',
      },
    ],
    shows: across('four mana', null, null, null, '702.102c'),
  },
  {
    name: 'The copy of a split card that may be cast has the same two halves',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×7', 'Grizzly Bears'], hand: ['Spellbinder', 'Fire // Ice'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Spellbinder' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { as: 'A', activate: 'Spellbinder' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { until: 'combatDamage' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { asks: { as: 'A', kind: 'option', offers: ['Fire', 'Ice'], options: 2 } }, id: 'halves' },
      { as: 'A', answer: 'Ice' },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { stack: ['Ice'], manaValue: { Ice: 2 }, zone: { 'Fire // Ice': 'exile' } } },
      { until: 'empty' },
      { expect: { tapped: { 'Hill Giant': true }, hand: { A: 1 } } },
    ],
    shows: across('halves', null, null, null, '709.3c'),
  },
  {
    name: 'A split card has no different name from a card that has the name of one of its halves',
    editions: ['2009-10', '2011-09', '2026-02'],
    cards: {
      'Two Dreams': {
        cost: '{W}',
        type: 'Sorcery',
        text: 'Search your library for up to two instant cards with different names, reveal them, and put them into your hand. Then shuffle your library.',
      },
      Fire: { cost: '{R}', type: 'Instant', text: 'Draw a card.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Two Dreams'], library: ['Fire // Ice', 'Fire', 'Shock', 'Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Two Dreams' },
      { until: 'asked' },
      { as: 'A', refused: ['Shock', 'Shock 2'] },
      { as: 'A', refused: ['Fire // Ice', 'Fire'] },
      { as: 'A', answer: ['Fire // Ice', 'Shock'] },
      { expect: { hand: { A: ['Fire // Ice', 'Shock'] } }, id: 'different' },
    ],
    shows: [...across('different', null, '708.6b', '708.6b', null), ...across('different', null, null, null, '201.2b')],
  },
];
