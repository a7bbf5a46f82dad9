/** What costs opponents: extort, ingest, afflict. 2026: 702.101, 702.115, 702.130 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attackWith } from '../moves.ts';

const TODAY: ScenarioInput['editions'] = ['2026-02'];

export const draining: readonly ScenarioInput[] = [
  {
    name: 'Extort: for {W/B} each opponent loses 1 life, and its controller gains what was lost',
    editions: TODAY,
    players: ['A', 'B', 'C'],
    position: {
      sides: { A: { battlefield: ['Basilica Guards', 'Forest', 'Swamp'], hand: ['Llanowar Elves'] }, B: {}, C: {} },
    },
    script: [
      { as: 'A', cast: 'Llanowar Elves' },
      { expect: { stack: ['Llanowar Elves', 'Basilica Guards'] } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { life: { A: 22, B: 19, C: 19 }, tapped: { Swamp: true } }, id: 'drained' },
    ],
    shows: [{ rule: '702.101a', edition: '2026-02', by: 'drained' }],
  },
  {
    name: 'Each instance of extort triggers by itself',
    editions: TODAY,
    cards: { 'Twofold Toll': { cost: '{B}', type: 'Creature — Human', text: 'Extort\nExtort', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Twofold Toll', 'Forest', 'Swamp ×2'], hand: ['Llanowar Elves'] } } },
    script: [
      { as: 'A', cast: 'Llanowar Elves' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { life: { A: 22, B: 18 } }, id: 'both' },
    ],
    shows: [{ rule: '702.101b', edition: '2026-02', by: 'both' }],
  },
  {
    name: 'Ingest: combat damage to a player exiles the top card of that player’s library',
    editions: TODAY,
    position: { sides: { A: { battlefield: ['Mist Intruder'] }, B: { library: ['Grizzly Bears', 'Forest'] } } },
    script: [
      ...attackWith('Mist Intruder'),
      { until: 'combatDamage' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile' }, library: { B: 1 } }, id: 'exiled' },
    ],
    shows: [{ rule: '702.115a', edition: '2026-02', by: 'exiled' }],
  },
  {
    name: 'Afflict: once blocked, the defending player loses life',
    editions: TODAY,
    cards: { 'Gnashing Jackal': { cost: '{2}{B}', type: 'Creature — Jackal', text: 'Afflict 3', pt: '2/2' } },
    position: { sides: { A: { battlefield: ['Gnashing Jackal'] }, B: { battlefield: ['Hill Giant'] } } },
    script: [
      ...attackWith('Gnashing Jackal'),
      { as: 'B', block: { 'Hill Giant': 'Gnashing Jackal' } },
      { until: 'resolved' },
      { expect: { life: { B: 17 } }, id: 'blocked' },
    ],
    shows: [{ rule: '702.130a', edition: '2026-02', by: 'blocked' }],
  },
  {
    name: 'Each instance of ingest and of afflict triggers by itself',
    editions: TODAY,
    cards: {
      'Twofold Maw': { cost: '{B}', type: 'Creature — Drone', text: 'Ingest\nIngest', pt: '1/1' },
      'Twofold Fang': { cost: '{B}', type: 'Creature — Jackal', text: 'Afflict 1\nAfflict 2', pt: '2/4' },
    },
    position: {
      sides: {
        A: { battlefield: ['Twofold Maw', 'Twofold Fang'] },
        B: { battlefield: ['Hill Giant'], library: ['Forest ×5'] },
      },
    },
    script: [
      ...attackWith('Twofold Maw', 'Twofold Fang'),
      { as: 'B', block: { 'Hill Giant': 'Twofold Fang' } },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { life: { B: 17 } }, id: 'afflicted' },
      { until: 'combatDamage' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { library: { B: 3 } }, id: 'ingested' },
    ],
    shows: [
      { rule: '702.130b', edition: '2026-02', by: 'afflicted' },
      { rule: '702.115b', edition: '2026-02', by: 'ingested' },
    ],
  },
];
