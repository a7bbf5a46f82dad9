/** Zone-change triggers and what happens as a permanent enters. 2006: 410.10 · 2009, 2011, 2026: 603.6 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const zoneChanges: readonly ScenarioInput[] = [
  {
    name: 'What a permanent enters with is there as it enters, not by a trigger',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Arcbound Worker'] } } },
    script: [
      { as: 'A', cast: 'Arcbound Worker' },
      { until: 'resolved' },
      {
        expect: { stack: [], zone: { 'Arcbound Worker': 'battlefield' }, pt: { 'Arcbound Worker': '1/1' } },
        id: 'as it enters',
      },
    ],
    shows: across('as it enters', '410.10e', '603.6e', '603.6e', '603.6d'),
  },
  {
    name: 'An Aura follows what it enchanted to the graveyard, and brings it back',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Hill Giant', { card: 'False Demise', attachedTo: 'Hill Giant' }], hand: [] },
        B: { battlefield: ['Swamp ×2', 'Mountain'], hand: ['Terminate'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Terminate', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { stack: ['False Demise'], graveyard: { A: ['False Demise', 'Hill Giant'] } } },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'False Demise': 'graveyard' } }, id: 'followed' },
    ],
    shows: across('followed', '410.10f', '603.6f', '603.6f', '603.6e'),
  },
  {
    name: 'A trigger does not find what has left the zone that it went to',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', { card: 'False Demise', attachedTo: 'Hill Giant' }] },
        B: { battlefield: ['Swamp ×2', 'Mountain', "Tormod's Crypt"], hand: ['Terminate'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Terminate', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', activate: "Tormod's Crypt", targets: ['A'] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'exile' } }, id: 'not found' },
    ],
    shows: across('not found', '410.10', '603.6', '603.6', '603.6'),
  },
];
