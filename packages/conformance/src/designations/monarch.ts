/** The monarch. 2006, 2009, 2011: none · 2026: 724 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const due: NonNullable<ScenarioInput['cards']> = {
  'Due of the Crown': {
    wording: '2026-02',
    cost: '{U}',
    type: 'Enchantment — Aura',
    text: 'Enchant creature\nThe monarch controls enchanted creature.',
  },
};

export const monarch: readonly ScenarioInput[] = [
  {
    name: 'Nobody is the monarch until an effect says so; at the end of their turn the monarch draws a card',
    editions: [...TODAY],
    position: { sides: { A: { battlefield: ['Plains ×4'], hand: ['Palace Sentinels'] } } },
    script: [
      { expect: { monarch: null }, id: 'nobody' },
      { as: 'A', cast: 'Palace Sentinels' },
      { until: 'empty' },
      { expect: { monarch: 'A', hand: { A: 0 } }, id: 'becomes' },
      { until: 'end' },
      { expect: { stack: ['The Monarch'] }, id: 'at the end' },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } }, id: 'draws' },
    ],
    shows: [...across('becomes', null, null, null, '724.1'), ...across('draws', null, null, null, '724.2')],
  },
  {
    name: 'In another player’s end step the monarch draws nothing',
    editions: [...TODAY],
    position: { monarch: 'B', step: 'main2', sides: { A: {}, B: {} } },
    script: [{ until: 'end' }, { expect: { stack: [], hand: { B: 0 } }, id: 'not then' }],
    shows: across('not then', null, null, null, '724.2'),
  },
  {
    name: 'Whoever’s creature deals combat damage to the monarch becomes the monarch, and the other is it no longer',
    editions: [...TODAY],
    position: {
      monarch: 'B',
      sides: { A: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, B: { battlefield: [] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { until: 'combatDamage' },
      { expect: { stack: ['The Monarch'], monarch: 'B' } },
      { until: 'resolved' },
      { expect: { monarch: 'A' }, id: 'taken' },
      { until: 'end' },
      { until: 'resolved' },
      { expect: { hand: { A: 1, B: 0 } }, id: 'only one' },
    ],
    shows: [...across('taken', null, null, null, '724.2'), ...across('only one', null, null, null, '724.3')],
  },
  {
    name: 'Other damage to the monarch, and what creatures deal to others, changes nothing',
    editions: [...TODAY],
    position: {
      monarch: 'B',
      sides: { A: { battlefield: ['Prodigal Pyromancer', 'Mountain'], hand: ['Lightning Bolt'] } },
    },
    script: [
      { as: 'A', activate: 'Prodigal Pyromancer', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { until: 'resolved' },
      { expect: { monarch: 'B', stack: [], life: { B: 16 } }, id: 'no combat damage' },
    ],
    shows: across('no combat damage', null, null, null, '724.2'),
  },
  {
    name: 'If the monarch leaves the game, the active player becomes the monarch',
    editions: [...TODAY],
    players: ['A', 'B', 'C'],
    position: { monarch: 'C', sides: { A: {}, B: {}, C: {} } },
    script: [{ concede: 'C' }, { expect: { monarch: 'A' }, id: 'active' }],
    shows: across('active', null, null, null, '724.4'),
  },
  {
    name: 'If the monarch who leaves is the active player, the next in turn order becomes the monarch',
    editions: [...TODAY],
    players: ['A', 'B', 'C'],
    position: { monarch: 'A', sides: { A: {}, B: {}, C: {} } },
    script: [{ concede: 'A' }, { expect: { monarch: 'B' }, id: 'next' }],
    shows: across('next', null, null, null, '724.4'),
  },
  {
    name: 'An effect about the monarch does nothing while there is none',
    editions: [...TODAY],
    cards: due,
    position: {
      sides: {
        A: {
          battlefield: ['Grizzly Bears', { card: 'Due of the Crown', attachedTo: 'Grizzly Bears' }],
        },
      },
    },
    script: [{ expect: { monarch: null, controller: { 'Grizzly Bears': 'A' } }, id: 'none' }],
    shows: across('none', null, null, null, '724.5'),
  },
  {
    name: 'Once there is a monarch the effect begins to do something',
    editions: [...TODAY],
    cards: due,
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Palace Sentinels'] },
        B: { battlefield: ['Grizzly Bears', { card: 'Due of the Crown', attachedTo: 'Grizzly Bears' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Palace Sentinels' },
      { until: 'empty' },
      { expect: { monarch: 'A', controller: { 'Grizzly Bears': 'A' } }, id: 'from then on' },
    ],
    shows: across('from then on', null, null, null, '724.5'),
  },
];
