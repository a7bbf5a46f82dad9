/** Added steps and phases, and which main phase is which. 2006: 300.8 · 2009, 2011: 500.9, 505.1a · 2026: 500.9, 505.1a–b */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const adds = (step: 'upkeep' | 'draw') => ({
  cost: '{U}',
  type: 'Instant',
  abilities: [{ ability: 'spell' as const, body: { effect: [{ do: 'extraStep', step, after: 'upkeep' }] } }],
});

export const added: readonly ScenarioInput[] = [
  {
    name: 'Of steps added after the same step the one created last comes first',
    editions: [...ALL],
    cards: { 'Long Draught': adds('draw'), 'Long Morning': adds('upkeep') },
    position: {
      step: 'upkeep',
      sides: { A: { battlefield: ['Island ×2', 'Juzám Djinn'], hand: ['Long Draught', 'Long Morning'] } },
    },
    script: [
      { as: 'A', cast: 'Long Draught' },
      { until: 'resolved' },
      { as: 'A', cast: 'Long Morning' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'upkeep', stack: ['Juzám Djinn'], hand: { A: 0 } }, id: 'the last first' },
      { until: 'empty' },
      { until: 'draw' },
      { expect: { hand: { A: 1 } } },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'draw', hand: { A: 2 } }, id: 'both' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'main1' } },
    ],
    shows: across('the last first', '300.8', '500.9', '500.9', '500.9'),
  },
  {
    name: 'Only the first main phase of a turn is the one before combat',
    editions: [...SINCE_2009],
    position: {
      step: 'draw',
      sides: {
        A: { battlefield: ['Mountain ×4', 'Grizzly Bears', "Eladamri's Vineyard"], hand: ['Relentless Assault'] },
      },
    },
    script: [
      { until: 'main1' },
      { expect: { stack: ["Eladamri's Vineyard"], asks: { as: 'A', kind: 'priority' } }, id: 'begins' },
      { until: 'empty' },
      { expect: { mana: { A: 'GG' } } },
      { until: 'main2' },
      { as: 'A', cast: 'Relentless Assault' },
      { until: 'resolved' },
      { until: 'endCombat' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'main2', stack: [], mana: { A: '' } }, id: 'not again' },
    ],
    shows: [
      ...across('not again', null, '505.1a', '505.1a', '505.1a'),
      ...across('begins', null, '505.3', '505.4', null),
    ],
  },
  {
    name: 'The second main phase of a turn is the second, not a later one',
    editions: ['2026-02'],
    cards: {
      'Evening Bell': {
        cost: '{1}',
        type: 'Artifact',
        text: 'At the beginning of your second main phase, you gain 1 life.',
        wording: '2026-02',
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain ×4', 'Grizzly Bears', 'Evening Bell'], hand: ['Relentless Assault'] } },
    },
    script: [
      { expect: { stack: [] } },
      { until: 'main2' },
      { expect: { stack: ['Evening Bell'] }, id: 'second' },
      { until: 'empty' },
      { as: 'A', cast: 'Relentless Assault' },
      { until: 'resolved' },
      { until: 'endCombat' },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'main2', stack: [], life: { A: 21 } }, id: 'third' },
    ],
    shows: [
      { rule: '505.1b', edition: '2026-02', by: 'second' },
      { rule: '505.1b', edition: '2026-02', by: 'third' },
    ],
  },
  {
    name: 'Where the combat phase is skipped the second main phase comes all the same, after combat',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Stonehorn Dignitary'] },
        B: { battlefield: ["Eladamri's Vineyard"] },
      },
    },
    script: [
      { as: 'A', cast: 'Stonehorn Dignitary' },
      { until: 'empty' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { stack: ["Eladamri's Vineyard"] } },
      { until: 'empty' },
      { as: 'B', pass: true },
      { as: 'A', pass: true },
      { expect: { active: 'B', step: 'main2', stack: [] }, id: 'after combat' },
    ],
    shows: across('after combat', null, null, '505.1a', '505.1a'),
  },
];
