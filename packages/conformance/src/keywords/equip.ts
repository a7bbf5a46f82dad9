/** Equip. 2006: 502.33 · 2009, 2011, 2026: 702.6 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const equip: readonly ScenarioInput[] = [
  {
    name: 'Equip attaches to a creature its player controls, and is activated when a sorcery could be cast',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Bonesplitter', 'Grizzly Bears', 'Hill Giant'] },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', activate: 'Bonesplitter' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['Grizzly Bears', 'Hill Giant'], lacks: ['Gray Ogre'] } },
        id: 'own creature',
      },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { cannot: [{ as: 'A', activate: 'Bonesplitter' }] }, id: 'empty stack' },
      { until: 'resolved' },
      { expect: { attached: { Bonesplitter: 'Hill Giant' }, pt: { 'Hill Giant': '5/3' } }, id: 'attached' },
    ],
    shows: [
      ...across('own creature', '502.33a', '702.6a', '702.6a', '702.6a'),
      ...across('empty stack', '502.33a', '702.6a', '702.6a', '702.6a'),
      ...across('attached', '502.33a', '702.6a', '702.6a', '702.6a'),
    ],
  },
  {
    name: 'Of several equip abilities any may be activated',
    editions: [...ALL],
    cards: {
      'Two-Handled Axe': {
        cost: '{1}',
        type: 'Artifact — Equipment',
        text: 'Equipped creature gets +1/+0.\nEquip {3}\nEquip {1}',
      },
    },
    position: { sides: { A: { battlefield: ['Forest', 'Two-Handled Axe', 'Grizzly Bears'] } } },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Two-Handled Axe', ability: 0 }] } },
      { as: 'A', activate: 'Two-Handled Axe', ability: 1, targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/2' } }, id: 'the cheaper' },
    ],
    shows: across('the cheaper', '502.33c', '702.6c', '702.6c', '702.6d'),
  },
  {
    name: 'An equip ability may restrict its target, not what the Equipment stays attached to',
    editions: ['2026-02'],
    cards: {
      'Ace’s Baseball Bat': {
        cost: '{2}',
        type: 'Artifact — Equipment',
        text: 'Equipped creature gets +3/+0.\nEquip legendary creature {1}\nEquip {3}',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest ×4', 'Ace’s Baseball Bat', 'Grizzly Bears', 'Isamaru, Hound of Konda'] },
        B: { battlefield: [{ card: 'Isamaru, Hound of Konda', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', activate: 'Ace’s Baseball Bat', ability: 0, targets: ['Isamaru, Hound of Konda'] },
      { expect: { stack: ['Ace’s Baseball Bat'] }, id: 'legendary only' },
      { until: 'resolved' },
      { as: 'A', activate: 'Ace’s Baseball Bat', ability: 1, targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { attached: { 'Ace’s Baseball Bat': 'Grizzly Bears' } }, id: 'stays' },
    ],
    shows: [{ rule: '702.6c', edition: '2026-02', by: 'legendary only' }],
  },
];
