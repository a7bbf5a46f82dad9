/** The legend rule. 2006: 420.5e · 2009, 2011: 704.5k · 2026: 704.5j */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';

const cards = { 'Jedit the Pride': { cost: '{G}', type: 'Legendary Creature — Cat', pt: '2/2' } };
const card = 'Jedit the Pride';

export const legendRule: readonly ScenarioInput[] = [
  {
    name: 'Two players each control the same legend',
    editions: [...ALL],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Forest'], hand: [{ card, label: 'mine' }] },
        B: { battlefield: [{ card, label: 'theirs' }] },
      },
    },
    script: [
      { as: 'A', cast: 'mine' },
      { until: 'resolved' },
      { expect: { zone: { mine: 'graveyard', theirs: 'graveyard' } }, in: [...UNTIL_2011], id: 'both' },
      { expect: { zone: { mine: 'battlefield', theirs: 'battlefield' } }, in: ['2026-02'], id: 'each' },
    ],
    shows: [
      { rule: '420.5e', edition: '2006-10', by: 'both' },
      { rule: '704.5k', edition: '2009-10', by: 'both' },
      { rule: '704.5k', edition: '2011-09', by: 'both' },
      { rule: '704.5j', edition: '2026-02', by: 'each' },
    ],
  },
  {
    name: 'One player controls the same legend twice',
    editions: [...ALL],
    cards,
    position: {
      sides: { A: { battlefield: ['Forest', { card, label: 'first' }], hand: [{ card, label: 'second' }] } },
    },
    script: [
      { as: 'A', cast: 'second' },
      { until: 'resolved' },
      { expect: { zone: { first: 'graveyard', second: 'graveyard' } }, in: [...UNTIL_2011], id: 'both' },
      { as: 'A', answer: 'second', kind: 'legend', in: ['2026-02'] },
      { expect: { zone: { first: 'graveyard', second: 'battlefield' } }, in: ['2026-02'], id: 'one' },
    ],
    shows: [
      { rule: '420.5e', edition: '2006-10', by: 'both' },
      { rule: '704.5k', edition: '2011-09', by: 'both' },
      { rule: '704.5j', edition: '2026-02', by: 'one' },
    ],
  },
];
