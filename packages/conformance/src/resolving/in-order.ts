/** Resolving and countering. 2006: 401.7, 413–414 · 2009, 2011, 2026: 608, 701.5–701.6 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const inOrder: readonly ScenarioInput[] = [
  {
    name: 'A countered spell goes to its graveyard without effect, and nothing that was paid comes back',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Grizzly Bears'], hand: ['Fling'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Fling', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell', targets: ['Fling'] },
      { until: 'resolved' },
      { expect: { stack: [], life: { B: 20 }, graveyard: { A: ['Fling', 'Grizzly Bears'] } }, id: 'countered' },
      { expect: { tapped: { Mountain: true, 'Mountain 2': true }, mana: { A: '' } }, id: 'no refund' },
    ],
    shows: [
      ...across('countered', '414.1', '701.5a', '701.5a', '701.6a'),
      ...across('countered', '217.4a', '404.1', '404.1', '404.1'),
      ...across('no refund', '414.2', '701.5b', '701.5b', '701.6b'),
    ],
  },
  {
    name: 'A creature spell that resolves becomes an untapped permanent under its controller',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2'], hand: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Grizzly Bears': 'battlefield' },
          controller: { 'Grizzly Bears': 'A' },
          tapped: { 'Grizzly Bears': false },
        },
        id: 'permanent',
      },
    ],
    shows: [
      ...across('permanent', '413.2h', '608.3', '608.3', '608.3a'),
      ...across('permanent', '212.3b', '302.2', '302.2', '302.2'),
      ...across('permanent', '510.3', '110.6b', '110.6b', '110.5b'),
    ],
  },
  {
    name: 'A spell that returns a card from a graveyard does not find itself there',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Island'], hand: ['Recall the Past', 'Forest'] } } },
    cards: {
      'Recall the Past': {
        cost: '{U}',
        type: 'Sorcery',
        text: 'Return all sorcery cards from your graveyard to your hand.',
      },
    },
    script: [
      { as: 'A', cast: 'Recall the Past' },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Recall the Past'] }, hand: { A: ['Forest'] } }, id: 'last' },
    ],
    shows: [
      ...across('last', '401.7', '608.2k', '608.2k', '608.2n'),
      ...across('last', null, '608.2', '608.2', '608.2'),
    ],
  },
  {
    name: 'Later words change what earlier ones do: it cannot be regenerated',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Mountain'], hand: ['Terminate'] },
        B: { battlefield: ['Swamp', 'Drudge Skeletons'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Terminate', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard' } }, id: 'the whole text' },
    ],
    shows: across('the whole text', '413.2b', '608.2c', '608.2c', '608.2c'),
  },
  {
    name: 'What cannot be done cannot be chosen: no sacrifice without anything to sacrifice',
    editions: [...ALL],
    position: { active: 'B', step: 'end', sides: { A: { battlefield: ['Yawgmoth Demon'] } } },
    script: [
      { until: 'upkeep' },
      { until: 'resolved' },
      { expect: { life: { A: 18 }, tapped: { 'Yawgmoth Demon': true } }, id: 'no choice' },
    ],
    shows: across('no choice', '413.2c', '608.2d', '608.2d', '608.2d'),
  },
  {
    name: 'An effect that asks for one colour does not mind another',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×3'], hand: ['Perish'] },
        B: { battlefield: ['Watchwolf', 'White Knight', 'Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Perish' },
      { until: 'resolved' },
      {
        expect: { zone: { Watchwolf: 'graveyard', 'Grizzly Bears': 'graveyard', 'White Knight': 'battlefield' } },
        id: 'green enough',
      },
    ],
    shows: across('green enough', '413.2g', '608.2h', '608.2h', '608.2j'),
  },
];
