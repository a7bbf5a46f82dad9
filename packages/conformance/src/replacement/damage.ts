/** Damage increased, redirected, and not there to be either. 2006: 419.5–6 · 2009, 2011, 2026: 614.5–9 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const damage: readonly ScenarioInput[] = [
  {
    name: 'Damage is doubled once by each effect, and each only once',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Furnace of Rath ×2'], hand: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'asked' },
      { as: 'B', answer: 'Furnace of Rath', kind: 'replacement' },
      { expect: { life: { B: 12 } }, id: 'eight' },
    ],
    shows: across('eight', '419.6a', '614.5', '614.5', '614.5'),
  },
  {
    name: 'A source that would deal 0 damage deals none: nothing triggers on it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Ornithopter'] },
        B: { battlefield: ['Jackal Pup'] },
      },
      active: 'B',
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Jackal Pup'] },
      { until: 'declareBlockers' },
      { as: 'A', block: { Ornithopter: 'Jackal Pup' } },
      { until: 'main2' },
      { expect: { life: { B: 20 }, damage: { 'Jackal Pup': 0 } }, id: 'none' },
    ],
    shows: [
      ...across('none', '419.5a', '614.7a', '614.7a', '614.7a'),
      ...across('none', null, '118.8', '119.8', '120.8'),
    ],
  },
  {
    name: 'Damage is dealt to another instead: by the same source, and as that kind of damage',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', { card: 'Pariah', attachedTo: 'Hill Giant' }] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 }, damage: { 'Hill Giant': 2 } }, id: 'moved' },
    ],
    shows: across('moved', '419.6c', '614.9', '614.9', '614.9'),
  },
  {
    name: 'Damage is not moved to what is no creature any more: it is dealt as it would have been',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Treetop Village', 'Nomads en-Kor'] },
        B: { battlefield: ['Mountain ×2'], hand: ['Shock', 'Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', activate: 'Treetop Village' },
      { until: 'resolved' },
      { as: 'A', activate: 'Nomads en-Kor', targets: ['Treetop Village'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt', targets: ['Treetop Village'] },
      { until: 'resolved' },
      { expect: { zone: { 'Treetop Village': 'graveyard' } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Nomads en-Kor'] },
      { until: 'resolved' },
      { expect: { zone: { 'Nomads en-Kor': 'graveyard' } }, id: 'stays' },
    ],
    shows: across('stays', '419.6c', '614.9', '614.9', '614.9'),
  },
  {
    name: 'Of a redirected damage only so much is moved',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Nomads en-Kor', 'Hill Giant'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', activate: 'Nomads en-Kor', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Nomads en-Kor'] },
      { until: 'resolved' },
      { expect: { damage: { 'Hill Giant': 1 }, zone: { 'Nomads en-Kor': 'graveyard' } } },
    ],
  },
  {
    name: 'An event that is replaced never happens: what it becomes may trigger abilities',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Phytohydra'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Phytohydra'] },
      { until: 'resolved' },
      {
        expect: { damage: { Phytohydra: 0 }, counters: { Phytohydra: { '+1/+1': 2 } }, pt: { Phytohydra: '3/3' } },
        id: 'counters',
      },
    ],
    shows: across('counters', '419.1a', '614.1a', '614.1a', '614.1a'),
  },
  {
    name: 'What makes an event another lets an effect apply to what it has become',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Boon Reflection', 'Plains'], hand: ['Healing Salve'] },
        B: { battlefield: ['Tainted Remedy'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 0, targets: ['A'] },
      { until: 'asked' },
      { as: 'A', answer: 'Boon Reflection', kind: 'replacement' },
      { expect: { life: { A: 14 } }, id: 'six lost' },
    ],
    shows: [
      ...across('six lost', '419.9a', '616.1', '616.1', '616.1'),
      ...across('six lost', null, '616.1d', '616.1e', null),
    ],
  },
  {
    name: 'The affected player may also let the loss come first: then there is no gain to double',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Boon Reflection', 'Plains'], hand: ['Healing Salve'] },
        B: { battlefield: ['Tainted Remedy'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 0, targets: ['A'] },
      { until: 'asked' },
      { as: 'A', answer: 'Tainted Remedy', kind: 'replacement' },
      { expect: { life: { A: 17 } }, id: 'three lost' },
    ],
    shows: [
      ...across('three lost', '419.9a', '616.1c', '616.1d', '616.1f'),
      ...across('three lost', null, null, null, '616.1e'),
    ],
  },
  {
    name: 'What can’t happen is not replaced either',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Forsaken Wastes'], hand: ['Healing Salve'] },
        B: { battlefield: ['Tainted Remedy'] },
      },
    },
    script: [
      { as: 'A', cast: 'Healing Salve', modes: 0, targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 20 } }, id: 'nothing' },
    ],
    shows: [{ rule: '614.17c', edition: '2026-02', by: 'nothing' }],
  },
  {
    name: 'Regeneration: the damage is gone, the creature is tapped and out of combat',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Drudge Skeletons'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
      active: 'B',
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Grizzly Bears'] },
      { until: 'declareBlockers' },
      { as: 'A', block: { 'Drudge Skeletons': 'Grizzly Bears' } },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { until: 'endCombat' },
      {
        expect: {
          zone: { 'Drudge Skeletons': 'battlefield' },
          tapped: { 'Drudge Skeletons': true },
          damage: { 'Drudge Skeletons': 0 },
          blocked: { 'Grizzly Bears': [] },
          life: { A: 20 },
        },
        id: 'saved',
      },
    ],
    shows: across('saved', '419.6b', '614.8', '614.8', '614.8'),
  },
  {
    name: 'A regeneration shield is for one destruction',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Mountain ×2', 'Drudge Skeletons'], hand: ['Shock ×2'] },
      },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'battlefield' } } },
      { as: 'A', cast: 'Shock 2', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { zone: { 'Drudge Skeletons': 'graveyard' } }, id: 'the next time' },
    ],
    shows: across('the next time', '419.6b', '614.8', '614.8', '614.8'),
  },
];
