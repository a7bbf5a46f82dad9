/** Casting copies of cards. 2006: 503.12 · 2009: 706.11 · 2011: 706.12 · 2026: 707.12 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';

/** A Scepter that has exiled the card, in the turn after. */
const imprinted = (card: string): ScenarioInput['position'] => ({
  sides: {
    A: { battlefield: ['Island ×4', 'Mountain ×4', 'Guttersnipe'], hand: ['Isochron Scepter', card] },
    B: { battlefield: ['Island ×2', 'Grizzly Bears', 'Hill Giant'], hand: ['Counterspell'] },
  },
});

const untilItIsUsed: ScenarioInput['script'] = [
  { as: 'A', cast: 'Isochron Scepter' },
  { until: 'resolved' },
  { until: 'resolved' },
  { as: 'A', answer: true },
];

export const casting: readonly ScenarioInput[] = [
  {
    name: 'A copy of an exiled card is cast while the ability resolves, and the card stays',
    editions: [...ALL],
    position: imprinted('Lightning Bolt'),
    script: [
      ...untilItIsUsed,
      { expect: { zone: { 'Lightning Bolt': 'exile' } } },
      { as: 'A', activate: 'Isochron Scepter' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { stack: ['Lightning Bolt', 'Guttersnipe'], zone: { 'Lightning Bolt': 'exile' } }, id: 'cast' },
      { until: 'empty' },
      {
        expect: {
          life: { B: 18 },
          zone: { 'Hill Giant': 'graveyard', 'Lightning Bolt': 'exile' },
          graveyard: { A: [] },
        },
        id: 'resolved',
      },
    ],
    shows: [
      { rule: '503.12', edition: '2006-10', by: 'cast' },
      { rule: '503.10a', edition: '2006-10', by: 'resolved' },
      { rule: '706.11', edition: '2009-10', by: 'cast' },
      { rule: '706.12', edition: '2011-09', by: 'cast' },
      { rule: '707.12', edition: '2026-02', by: 'cast' },
    ],
  },
  {
    name: 'A copy is cast with the costs and choices of any spell, and can be countered',
    editions: [...ALL],
    position: imprinted('Burst Lightning'),
    script: [
      ...untilItIsUsed,
      { as: 'A', activate: 'Isochron Scepter' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: true, kind: 'pay' },
      { as: 'A', answer: ['B'] },
      { until: 'resolved' },
      { expect: { stack: ['Burst Lightning'], life: { B: 18 } }, id: 'kicked' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell' },
      { until: 'empty' },
      { expect: { life: { B: 18 }, zone: { 'Burst Lightning': 'exile' }, graveyard: { A: [] } }, id: 'countered' },
    ],
    shows: [
      { rule: '503.12', edition: '2006-10', by: 'countered' },
      { rule: '706.11', edition: '2009-10', by: 'countered' },
      { rule: '706.12', edition: '2011-09', by: 'countered' },
      { rule: '707.12', edition: '2026-02', by: 'countered' },
    ],
  },
  {
    name: 'Half of a split card is cast as the copy of it',
    editions: [...UNTIL_2011],
    position: imprinted('Fire // Ice'),
    script: [
      ...untilItIsUsed,
      { as: 'A', activate: 'Isochron Scepter' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Ice' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { stack: ['Ice', 'Guttersnipe'] } },
      { until: 'empty' },
      { expect: { tapped: { 'Hill Giant': true }, hand: { A: 1 } } },
    ],
  },
  {
    name: 'Copies are cast, but are no cards: a storm that takes cards does not take them',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Island ×3', 'Eye of the Storm', 'Guttersnipe'],
          hand: ['Lightning Bolt', 'Divination'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { as: 'A', answer: ['Guttersnipe', 'Eye of the Storm'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['B'] },
      {
        expect: { stack: ['Guttersnipe', 'Lightning Bolt', 'Guttersnipe'], zone: { 'Lightning Bolt': 'exile' } },
        id: 'cast',
      },
      { until: 'empty' },
      { expect: { life: { B: 13 }, zone: { 'Lightning Bolt': 'exile' } } },
      { as: 'A', cast: 'Divination' },
      { as: 'A', answer: ['Guttersnipe', 'Eye of the Storm'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: true },
      { as: 'A', answer: ['B'] },
      { as: 'A', answer: [0, 1] },
      { until: 'empty' },
      { expect: { life: { B: 4 }, hand: { A: 2 }, zone: { Divination: 'exile' } }, id: 'both' },
    ],
    shows: [
      { rule: '503.12', edition: '2006-10', by: 'cast' },
      { rule: '706.11', edition: '2009-10', by: 'cast' },
      { rule: '706.12', edition: '2011-09', by: 'cast' },
      { rule: '707.12', edition: '2026-02', by: 'cast' },
      { rule: '607.1b', edition: '2011-09', by: 'both' },
      { rule: '607.1c', edition: '2026-02', by: 'both' },
    ],
  },
];
