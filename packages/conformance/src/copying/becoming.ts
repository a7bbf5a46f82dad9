/** Becoming a copy of something else while staying on the battlefield, and being found by name after it. 2006: 503.4, 503.11 · 2009: 706.4, 706.10 · 2011: 706.4, 706.11 · 2026: 707.4, 707.11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
import { dated } from './dated.ts';

export const becoming: readonly ScenarioInput[] = [
  {
    name: 'Growth stays on a creature that becomes a copy',
    editions: [...ALL],
    cards: dated('Unstable Shapeshifter'),
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Unstable Shapeshifter'], hand: ['Giant Growth', 'Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Unstable Shapeshifter'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      {
        expect: { name: { 'Unstable Shapeshifter': 'Grizzly Bears' }, pt: { 'Unstable Shapeshifter': '5/5' } },
        id: 'grown',
      },
    ],
    shows: [
      { rule: '503.4', edition: '2006-10', by: 'grown', example: 1 },
      { rule: '706.4', edition: '2009-10', by: 'grown', example: 1 },
      { rule: '706.4', edition: '2011-09', by: 'grown', example: 1 },
      { rule: '707.4', edition: '2026-02', by: 'grown', example: 1 },
    ],
  },
  {
    name: 'Becoming a copy is neither entering nor leaving',
    editions: [...ALL],
    cards: dated('Unstable Shapeshifter'),
    position: {
      sides: {
        A: { battlefield: ['Forest ×7', 'Unstable Shapeshifter'], hand: ['Thragtusk', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Thragtusk' },
      { until: 'resolved' },
      { as: 'A', answer: ['Unstable Shapeshifter', 'Thragtusk'] },
      { until: 'empty' },
      {
        expect: { name: { 'Unstable Shapeshifter': 'Thragtusk' }, life: { A: 25 } },
        id: 'not entering',
      },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { name: { 'Unstable Shapeshifter': 'Grizzly Bears' }, count: { Beast: 0 } }, id: 'not leaving' },
    ],
    shows: [
      { rule: '503.4', edition: '2006-10', by: 'not leaving' },
      { rule: '706.4', edition: '2009-10', by: 'not leaving' },
      { rule: '706.4', edition: '2011-09', by: 'not leaving' },
      { rule: '707.4', edition: '2026-02', by: 'not leaving' },
    ],
  },
  {
    name: 'A creature is destroyed at end of turn by the name it had when it was a copy',
    editions: [...UNTIL_2011],
    cards: dated('Unstable Shapeshifter', 'Crazed Armodon'),
    position: {
      sides: {
        A: { battlefield: ['Forest ×7', 'Unstable Shapeshifter'], hand: ['Crazed Armodon', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Crazed Armodon' },
      { until: 'empty' },
      { as: 'A', activate: 'Unstable Shapeshifter' },
      { until: 'resolved' },
      { expect: { pt: { 'Unstable Shapeshifter': '6/3' } } },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { name: { 'Unstable Shapeshifter': 'Grizzly Bears' }, pt: { 'Unstable Shapeshifter': '5/2' } } },
      { until: 'end' },
      { until: 'empty' },
      {
        expect: {
          zone: {
            'Unstable Shapeshifter': 'graveyard',
            'Crazed Armodon': 'battlefield',
            'Grizzly Bears': 'battlefield',
          },
        },
        id: 'that one',
      },
    ],
    shows: [
      { rule: '503.11', edition: '2006-10', by: 'that one', example: 1 },
      { rule: '706.10', edition: '2009-10', by: 'that one', example: 1 },
      { rule: '706.11', edition: '2011-09', by: 'that one', example: 1 },
    ],
  },
  {
    name: 'What was copied may change without changing the copy',
    editions: [...ALL],
    cards: dated('Clone'),
    position: {
      sides: {
        A: { battlefield: ['Island ×6', 'Forest', 'Grizzly Bears', 'Hill Giant'], hand: ['Clone', 'Cytoshape'] },
      },
    },
    script: [
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { as: 'A', cast: 'Cytoshape', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { name: { 'Grizzly Bears': 'Hill Giant', Clone: 'Grizzly Bears' } }, id: 'not with it' },
    ],
    shows: [{ rule: '707.2b', edition: '2026-02', by: 'not with it' }],
  },
  {
    name: 'A copy effect that ends leaves what the permanent was before',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×4', 'Plains ×4', 'Craw Wurm'], hand: ['Mirrorweave'] },
        B: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Mirrorweave', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { name: { 'Grizzly Bears': 'Hill Giant', 'Craw Wurm': 'Hill Giant' }, pt: { 'Grizzly Bears': '4/4' } },
        id: 'giants',
      },
      { until: 'turn' },
      {
        expect: { name: { 'Grizzly Bears': 'Grizzly Bears' }, pt: { 'Grizzly Bears': '3/3', 'Craw Wurm': '6/4' } },
        id: 'again',
      },
    ],
    shows: [
      { rule: '503.4', edition: '2006-10', by: 'giants' },
      { rule: '706.4', edition: '2009-10', by: 'giants' },
      { rule: '706.4', edition: '2011-09', by: 'giants' },
      { rule: '707.4', edition: '2026-02', by: 'giants' },
    ],
  },
  {
    name: 'A later copy effect hides an earlier one for as long as it lasts',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Forest ×2', 'Shapesharer'], hand: ['Cytoshape'] },
        B: { battlefield: ['Hill Giant', 'Craw Wurm', 'Llanowar Elves'] },
      },
    },
    script: [
      { as: 'A', activate: 'Shapesharer', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { name: { Shapesharer: 'Hill Giant' } } },
      { as: 'A', cast: 'Cytoshape', targets: ['Shapesharer'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Craw Wurm'] },
      { expect: { name: { Shapesharer: 'Craw Wurm' }, pt: { Shapesharer: '6/4' } }, id: 'later' },
      { until: 'turn' },
      { expect: { name: { Shapesharer: 'Hill Giant' }, pt: { Shapesharer: '3/3' } }, id: 'earlier' },
      { until: 'end' },
      { until: 'turn' },
      { expect: { name: { Shapesharer: 'Shapesharer' } } },
    ],
    shows: [
      { rule: '706.4', edition: '2009-10', by: 'later' },
      { rule: '706.4', edition: '2011-09', by: 'later' },
      { rule: '707.4', edition: '2026-02', by: 'later' },
    ],
  },
  {
    name: 'A land that becomes a copy stays tapped, and has one mana ability',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×3', 'Swamp', "Thespian's Stage"] } },
    },
    script: [
      { as: 'A', activate: "Thespian's Stage", targets: ['Swamp'] },
      { until: 'resolved' },
      {
        expect: {
          name: { "Thespian's Stage": 'Swamp' },
          tapped: { "Thespian's Stage": true, Swamp: false },
          subtypes: { "Thespian's Stage": ['Swamp'] },
          abilities: { Swamp: 1, "Thespian's Stage": 2 },
        },
        id: 'once',
      },
    ],
    shows: [
      { rule: '706.2a', edition: '2009-10', by: 'once' },
      { rule: '706.2a', edition: '2011-09', by: 'once' },
      { rule: '707.2a', edition: '2026-02', by: 'once' },
    ],
  },
  {
    name: 'An ability deals damage and grows the creature whose it is, whatever that has become',
    editions: ['2026-02'],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Mountain ×2', 'Forest ×2', 'Island', 'Unstable Shapeshifter'], hand: ['Cytoshape'] },
        B: { battlefield: ['Mountain ×2', 'Swamp ×2', 'Hill Giant', 'Craw Wurm'], hand: ['Olivia Voldaren'] },
      },
    },
    script: [
      { as: 'B', cast: 'Olivia Voldaren' },
      { until: 'empty' },
      { expect: { name: { 'Unstable Shapeshifter': 'Olivia Voldaren' } } },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Unstable Shapeshifter', ability: 0, targets: ['Hill Giant'] },
      { as: 'A', cast: 'Cytoshape', targets: ['Unstable Shapeshifter'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Craw Wurm'] },
      { expect: { name: { 'Unstable Shapeshifter': 'Craw Wurm' } } },
      { until: 'resolved' },
      {
        expect: {
          damage: { 'Hill Giant': 1 },
          subtypes: { 'Hill Giant': ['Giant', 'Vampire'] },
          counters: { 'Unstable Shapeshifter': { '+1/+1': 1 }, 'Olivia Voldaren': { '+1/+1': 0 } },
          pt: { 'Unstable Shapeshifter': '7/5' },
        },
        id: 'that one',
      },
    ],
    shows: [{ rule: '707.11', edition: '2026-02', by: 'that one', example: 1 }],
  },
];
