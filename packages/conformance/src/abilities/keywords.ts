/** Keyword abilities. 2006: 502 · 2009, 2011, 2026: 702 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, texts } from '../cards.ts';

export const keywords: readonly ScenarioInput[] = [
  {
    name: 'Cycling: an ability of a card in hand that uses the stack',
    editions: [...ALL],
    cards: { Cycler: { cost: '{5}{G}', type: 'Creature — Beast', text: 'Cycling {2}', pt: '5/5' } },
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Cycler'] } } },
    script: [
      { as: 'A', activate: 'Cycler' },
      { expect: { zone: { Cycler: 'graveyard' }, stack: ['Cycler'], hand: { A: 0 } } },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } }, id: 'drawn' },
    ],
    shows: [
      { rule: '502.18a', edition: '2006-10', by: 'drawn' },
      { rule: '702.29a', edition: '2026-02', by: 'drawn' },
    ],
  },
  {
    name: 'Equip: attached at sorcery speed, moved, and kept when the creature dies',
    editions: [...ALL],
    cards: texts('Bonesplitter', 'Grizzly Bears', 'Hill Giant'),
    position: { sides: { A: { battlefield: ['Forest ×2', 'Bonesplitter', 'Grizzly Bears', 'Hill Giant'] } } },
    script: [
      { as: 'A', activate: 'Bonesplitter', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { attached: { Bonesplitter: 'Grizzly Bears' }, pt: { 'Grizzly Bears': '4/2' } } },
      { as: 'A', activate: 'Bonesplitter', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { attached: { Bonesplitter: 'Hill Giant' }, pt: { 'Grizzly Bears': '2/2', 'Hill Giant': '5/3' } },
        id: 'moved',
      },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', activate: 'Bonesplitter' }] }, id: 'sorcery' },
    ],
    shows: [
      { rule: '502.33a', edition: '2006-10', by: 'sorcery' },
      { rule: '702.6a', edition: '2026-02', by: 'sorcery' },
    ],
  },
  {
    name: 'Vigilance: attacking does not tap',
    editions: [...ALL],
    cards: { Watcher: { cost: '{W}', type: 'Creature — Human', text: 'Vigilance', pt: '2/2' } },
    position: { sides: { A: { battlefield: ['Watcher'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Watcher'] },
      { expect: { tapped: { Watcher: false }, attacking: ['Watcher'] }, id: 'untapped' },
    ],
    shows: [{ rule: '702.20b', edition: '2026-02', by: 'untapped' }],
  },
  {
    name: 'Defender does not attack',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Rampart: { cost: '{W}', type: 'Creature — Wall', text: 'Defender', pt: '0/4' },
    },
    position: { sides: { A: { battlefield: ['Rampart', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { expect: { attacking: ['Grizzly Bears'], tapped: { Rampart: false } } },
    ],
  },
  {
    name: 'Shadow is blocked by shadow only and blocks shadow only',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Shade: { cost: '{B}', type: 'Creature — Dauthi', text: 'Shadow', pt: '2/1' },
      Shadowy: { cost: '{W}', type: 'Creature — Soltari', text: 'Shadow', pt: '1/1' },
    },
    position: {
      sides: {
        A: { battlefield: ['Shade', 'Grizzly Bears'] },
        B: {
          battlefield: [
            { card: 'Shadowy', label: 'Guard' },
            { card: 'Grizzly Bears', label: 'Bear' },
          ],
        },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Shade', 'Grizzly Bears'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { Guard: 'Shade', Bear: 'Grizzly Bears' } },
      { expect: { blocked: { Shade: ['Guard'], 'Grizzly Bears': ['Bear'] } }, id: 'own kind' },
    ],
    shows: [
      { rule: '502.8b', edition: '2006-10', by: 'own kind' },
      { rule: '702.28b', edition: '2026-02', by: 'own kind' },
    ],
  },
  {
    name: 'Landwalk: not blocked while the defender controls such a land',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Strider: { cost: '{G}', type: 'Creature — Elf', text: 'Forestwalk', pt: '3/1' },
    },
    position: { sides: { A: { battlefield: ['Strider'] }, B: { battlefield: ['Forest', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Strider'] },
      { until: 'endCombat' },
      { expect: { life: { B: 17 }, zone: { Strider: 'battlefield' } }, id: 'unblocked' },
    ],
    shows: [
      { rule: '502.6b', edition: '2006-10', by: 'unblocked' },
      { rule: '702.14c', edition: '2026-02', by: 'unblocked' },
    ],
  },
  {
    name: 'Echo: paid in the next upkeep, or sacrificed',
    editions: [...ALL],
    cards: { Hasty: { cost: '{1}{R}', type: 'Creature — Goblin', text: 'Echo {1}{R}', pt: '3/1' } },
    position: { sides: { A: { battlefield: ['Mountain ×2'], hand: ['Hasty'] } } },
    script: [
      { as: 'A', cast: 'Hasty' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { active: 'A', stack: ['Hasty'] } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { zone: { Hasty: 'graveyard' } }, id: 'gone' },
    ],
    shows: [
      { rule: '502.19a', edition: '2006-10', by: 'gone' },
      { rule: '702.30a', edition: '2026-02', by: 'gone' },
    ],
  },
  {
    name: 'Shroud: nobody targets it, its controller neither',
    editions: [...SINCE_2009],
    cards: {
      ...texts('Shock', 'Grizzly Bears'),
      Veiled: { cost: '{U}', type: 'Creature — Illusion', text: 'Shroud', pt: '1/1' },
    },
    position: { sides: { A: { battlefield: ['Mountain', 'Veiled'], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock' },
      {
        expect: { asks: { as: 'A', kind: 'target', offers: ['A', 'B'], lacks: ['Veiled'], options: 2 } },
        id: 'not offered',
      },
      { as: 'A', answer: 'B' },
    ],
    shows: [
      { rule: '702.17a', edition: '2011-09', by: 'not offered' },
      { rule: '702.16a', edition: '2009-10', by: 'not offered' },
      { rule: '702.18a', edition: '2026-02', by: 'not offered' },
    ],
  },
  {
    name: 'Flanking: a blocker without it shrinks',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears'),
      Rider: { cost: '{W}', type: 'Creature — Human Knight', text: 'Flanking', pt: '2/2' },
    },
    position: { sides: { A: { battlefield: ['Rider'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Rider'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Rider' } },
      { expect: { stack: ['Rider'] } },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '1/1' } } },
      { until: 'endCombat' },
      { expect: { zone: { Rider: 'battlefield', 'Grizzly Bears': 'graveyard' } }, id: 'smaller' },
    ],
    shows: [
      { rule: '502.3a', edition: '2006-10', by: 'smaller' },
      { rule: '702.25a', edition: '2026-02', by: 'smaller' },
    ],
  },
  {
    name: 'Fading: counters run out, then it is sacrificed',
    editions: [...ALL],
    cards: { Fader: { cost: '{G}', type: 'Creature — Beast', text: 'Fading 1', pt: '4/4' } },
    position: { active: 'B', step: 'main2', sides: { A: { battlefield: [{ card: 'Fader', counters: { fade: 1 } }] } } },
    script: [
      { until: 'turn' },
      { until: 'resolved' },
      { expect: { counters: { Fader: { fade: 0 } }, zone: { Fader: 'battlefield' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'resolved' },
      { expect: { zone: { Fader: 'graveyard' } }, id: 'gone' },
    ],
    shows: [
      { rule: '502.20a', edition: '2006-10', by: 'gone' },
      { rule: '702.32a', edition: '2026-02', by: 'gone' },
    ],
  },
  {
    name: 'Affinity: less for each artifact',
    editions: [...ALL],
    cards: {
      ...texts('Ornithopter'),
      Enforcer: { cost: '{4}', type: 'Artifact Creature — Golem', text: 'Affinity for artifacts', pt: '4/4' },
    },
    position: { sides: { A: { battlefield: ['Island', { card: 'Ornithopter ×3' }], hand: ['Enforcer'] } } },
    script: [
      { as: 'A', cast: 'Enforcer' },
      { expect: { stack: ['Enforcer'], tapped: { Island: true } } },
      { until: 'resolved' },
      { expect: { zone: { Enforcer: 'battlefield' } }, id: 'for one' },
    ],
    shows: [
      { rule: '502.31a', edition: '2006-10', by: 'for one' },
      { rule: '702.41a', edition: '2026-02', by: 'for one' },
    ],
  },
  {
    name: 'Modular: counters as it enters, and on to another as it dies',
    editions: [...ALL],
    cards: {
      ...texts('Ornithopter', 'Murder'),
      Worker: { cost: '{1}', type: 'Artifact Creature — Construct', text: 'Modular 2', pt: '0/0' },
    },
    position: { sides: { A: { battlefield: ['Swamp ×4', 'Ornithopter'], hand: ['Worker', 'Murder'] } } },
    script: [
      { as: 'A', cast: 'Worker' },
      { until: 'resolved' },
      { expect: { pt: { Worker: '2/2' }, counters: { Worker: { '+1/+1': 2 } } } },
      { as: 'A', cast: 'Murder', targets: ['Worker'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { pt: { Ornithopter: '2/4' } }, id: 'moved' },
    ],
    shows: [
      { rule: '502.35a', edition: '2006-10', by: 'moved' },
      { rule: '702.43a', edition: '2026-02', by: 'moved' },
    ],
  },
];
