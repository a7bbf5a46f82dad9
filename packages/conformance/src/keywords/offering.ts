/** Offering. 2006: 502.42 · 2009: 702.45 · 2011: 702.46 · 2026: 702.48 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

export const offering: readonly ScenarioInput[] = [
  {
    name: 'A card with offering can be cast like an instant by sacrificing such a permanent, for its mana cost less',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: { A: { battlefield: ['Mountain ×4', 'Goblin Piker', 'Grizzly Bears'], hand: ['Patron of the Akki'] } },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { cannot: [{ as: 'A', cast: 'Patron of the Akki', by: '' }] }, id: 'only so' },
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      {
        expect: {
          stack: ['Patron of the Akki'],
          zone: { 'Goblin Piker': 'graveyard', 'Grizzly Bears': 'battlefield' },
        },
        id: 'offered',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Patron of the Akki': 'battlefield' } } },
    ],
    shows: [
      { rule: '502.42a', edition: '2006-10', by: 'offered' },
      { rule: '702.45a', edition: '2009-10', by: 'offered' },
      { rule: '702.46a', edition: '2011-09', by: 'offered' },
      { rule: '702.48a', edition: '2026-02', by: 'offered' },
    ],
  },
  {
    name: 'Without a permanent of that kind nothing can be offered',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Mountain ×6', 'Grizzly Bears'], hand: ['Patron of the Akki'] },
        B: { battlefield: ['Goblin Piker'] },
      },
    },
    script: [
      { as: 'B', pass: true },
      { expect: { cannot: [{ as: 'A', cast: 'Patron of the Akki' }] }, id: 'nothing' },
    ],
    shows: [
      { rule: '502.42a', edition: '2006-10', by: 'nothing' },
      { rule: '702.45a', edition: '2009-10', by: 'nothing' },
      { rule: '702.46a', edition: '2011-09', by: 'nothing' },
      { rule: '702.48a', edition: '2026-02', by: 'nothing' },
    ],
  },
  {
    name: 'Coloured mana of the offered permanent that the spell does not need reduces generic mana',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×4', 'Goblin Turncoat'], hand: ['Patron of the Akki'] },
      },
    },
    script: [
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      { expect: { stack: ['Patron of the Akki'], zone: { 'Goblin Turncoat': 'graveyard' } }, id: 'two less' },
    ],
    shows: [
      { rule: '502.42c', edition: '2006-10', by: 'two less' },
      { rule: '702.45c', edition: '2009-10', by: 'two less' },
      { rule: '702.46c', edition: '2011-09', by: 'two less' },
      { rule: '702.48c', edition: '2026-02', by: 'two less' },
    ],
  },
  {
    name: 'Coloured mana of the offered permanent reduces mana of that colour',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×3', 'Mountain', 'Goblin Piker'], hand: ['Patron of the Akki'] },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Patron of the Akki', by: 'offering' }] },
        id: 'one red',
      },
      { as: 'A', cast: 'Patron of the Akki', by: 'offering' },
      { expect: { stack: ['Patron of the Akki'], tapped: { Mountain: true, Forest: true } } },
    ],
    shows: [
      { rule: '502.42c', edition: '2006-10', by: 'one red' },
      { rule: '702.45c', edition: '2009-10', by: 'one red' },
      { rule: '702.46c', edition: '2011-09', by: 'one red' },
      { rule: '702.48c', edition: '2026-02', by: 'one red' },
    ],
  },
  {
    name: 'The permanent is sacrificed as the spell is announced, and today as the cost is paid, after it may have made mana',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Forest ×5', 'Orochi Sustainer'], hand: ['Patron of the Orochi'] } },
    },
    script: [
      {
        expect: { cannot: [{ as: 'A', cast: 'Patron of the Orochi' }] },
        in: ['2006-10', '2009-10', '2011-09'],
        id: 'gone first',
      },
      { as: 'A', cast: 'Patron of the Orochi', by: 'offering', in: ['2026-02'] },
      {
        expect: { stack: ['Patron of the Orochi'], zone: { 'Orochi Sustainer': 'graveyard' } },
        in: ['2026-02'],
        id: 'paid last',
      },
    ],
    shows: [
      { rule: '502.42b', edition: '2006-10', by: 'gone first' },
      { rule: '702.45b', edition: '2009-10', by: 'gone first' },
      { rule: '702.46b', edition: '2011-09', by: 'gone first' },
      { rule: '702.48b', edition: '2026-02', by: 'paid last' },
    ],
  },
  {
    name: 'Of each hybrid symbol of what is offered that half is taken off which its player likes, the generic one with its number',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Patron of Straw': {
        cost: '{8}{W}{W}',
        type: 'Creature — Spirit',
        text: 'Scarecrow offering',
        pt: '5/5',
      },
    },
    position: {
      active: 'B',
      sides: { A: { battlefield: ['Plains', 'Reaper King'], hand: ['Patron of Straw'] } },
    },
    script: [
      { as: 'B', pass: true },
      // the white half of one and the generic halves of four
      { as: 'A', cast: 'Patron of Straw', by: 'offering' },
      {
        expect: { stack: ['Patron of Straw'], zone: { 'Reaper King': 'graveyard' }, tapped: { Plains: true } },
        id: 'halves',
      },
      { until: 'resolved' },
      { expect: { zone: { 'Patron of Straw': 'battlefield' } } },
    ],
    shows: [
      { rule: '117.7c', edition: '2011-09', by: 'halves' },
      { rule: '118.7e', edition: '2026-02', by: 'halves' },
    ],
  },
];
