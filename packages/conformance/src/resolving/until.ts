/** What is gone until something leaves the battlefield. 2026: 610.3–610.4 · 2006, 2009, 2011: none */
import type { InlineCard, ScenarioInput } from '@rulewright/scenario';
import { texts } from '../cards.ts';

const CELL: Record<string, InlineCard> = {
  'Dim Cell': {
    cost: '{B}',
    type: 'Artifact',
    text: 'When Dim Cell enters the battlefield, target creature phases out until Dim Cell leaves the battlefield.',
  },
  Jailer: {
    cost: '{W}',
    type: 'Creature — Human',
    text: '{T}: Exile target creature until Jailer leaves the battlefield.\n{1}, {T}: Target creature phases out until Jailer leaves the battlefield.',
    pt: '1/1',
  },
};

export const until: readonly ScenarioInput[] = [
  {
    name: 'What is exiled until a permanent leaves is back right after that, under its owner’s control',
    editions: ['2026-02'],
    cards: texts('Shock'),
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×3', 'Mountain', { card: 'Hill Giant', controller: 'B' }],
          hand: ['Banisher Priest', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Banisher Priest' },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'exile' } } },
      { as: 'A', cast: 'Shock', targets: ['Banisher Priest'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'Banisher Priest': 'graveyard' }, stack: [] }, id: 'back' },
      { expect: { controller: { 'Hill Giant': 'A' } }, id: 'its owner' },
    ],
    shows: [
      { rule: '610.3', edition: '2026-02', by: 'back' },
      { rule: '610.3c', edition: '2026-02', by: 'its owner' },
    ],
  },
  {
    name: 'If the permanent has left before its ability resolves, nothing is exiled',
    editions: ['2026-02'],
    cards: texts('Shock'),
    position: {
      sides: {
        A: { battlefield: ['Plains ×3', 'Mountain'], hand: ['Banisher Priest', 'Shock'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Banisher Priest' },
      { until: 'resolved' },
      { expect: { stack: ['Banisher Priest'] } },
      { as: 'A', cast: 'Shock', targets: ['Banisher Priest'] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield', 'Banisher Priest': 'graveyard' } }, id: 'not exiled' },
    ],
    shows: [{ rule: '610.3b', edition: '2026-02', by: 'not exiled' }],
  },
  {
    name: 'The same of an ability that was activated',
    editions: ['2026-02'],
    cards: { ...CELL, ...texts('Shock') },
    position: {
      sides: { A: { battlefield: ['Mountain', 'Jailer'], hand: ['Shock'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { as: 'A', activate: 'Jailer', ability: 0, targets: ['Hill Giant'] },
      { as: 'A', cast: 'Shock', targets: ['Jailer'] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield', Jailer: 'graveyard' } }, id: 'not exiled' },
    ],
    shows: [{ rule: '610.3a', edition: '2026-02', by: 'not exiled' }],
  },
  {
    name: 'What comes back because two have left at once comes back at once',
    editions: ['2026-02'],
    cards: {
      'Door Greeter': {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever another creature enters the battlefield under your control, you gain 1 life.',
        pt: '1/1',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×6', 'Mountain ×2'],
          hand: ['Banisher Priest', 'Banisher Priest', 'Pyroclasm'],
        },
        B: { battlefield: ['Door Greeter', 'Door Greeter'] },
      },
    },
    script: [
      { as: 'A', cast: 'Banisher Priest' },
      { until: 'asked' },
      { as: 'A', answer: ['Door Greeter'] },
      { until: 'empty' },
      { as: 'A', cast: 'Banisher Priest 2' },
      { until: 'empty' },
      { expect: { zone: { 'Door Greeter': 'exile', 'Door Greeter 2': 'exile' } } },
      { as: 'A', cast: 'Pyroclasm' },
      { until: 'resolved' },
      { expect: { asks: { as: 'B', kind: 'triggerOrder', options: 2 } }, id: 'each sees the other' },
      { as: 'B', answer: ['Door Greeter', 'Door Greeter 2'] },
      { until: 'empty' },
      { expect: { life: { B: 22 } } },
    ],
    shows: [{ rule: '610.3d', edition: '2026-02', by: 'each sees the other' }],
  },
  {
    name: 'What is phased out until a permanent leaves does not phase in before that',
    editions: ['2026-02'],
    cards: CELL,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: ['Swamp', 'Mountain ×2'], hand: ['Dim Cell', 'Shatter'] },
      },
    },
    script: [
      { as: 'B', cast: 'Dim Cell' },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'phased out' } } },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'A', zone: { 'Hill Giant': 'phased out' } }, id: 'still out' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shatter', targets: ['Dim Cell'] },
      { until: 'resolved' },
      { expect: { zone: { 'Hill Giant': 'battlefield' } }, id: 'back' },
    ],
    shows: [
      { rule: '610.4', edition: '2026-02', by: 'back' },
      { rule: '610.4a', edition: '2026-02', by: 'still out' },
    ],
  },
  {
    name: 'If the permanent has left before, nothing phases out: a triggered ability',
    editions: ['2026-02'],
    cards: CELL,
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Mountain ×2'], hand: ['Dim Cell', 'Shatter'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Dim Cell' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shatter', targets: ['Dim Cell'] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield' } }, id: 'still here' },
    ],
    shows: [{ rule: '610.4c', edition: '2026-02', by: 'still here' }],
  },
  {
    name: 'If the permanent has left before, nothing phases out: an activated ability',
    editions: ['2026-02'],
    cards: { ...CELL, ...texts('Shock') },
    position: {
      sides: { A: { battlefield: ['Mountain ×2', 'Jailer'], hand: ['Shock'] }, B: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { as: 'A', activate: 'Jailer', ability: 1, targets: ['Hill Giant'] },
      { as: 'A', cast: 'Shock', targets: ['Jailer'] },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield', Jailer: 'graveyard' } }, id: 'still here' },
    ],
    shows: [{ rule: '610.4b', edition: '2026-02', by: 'still here' }],
  },
  {
    name: 'Two that phase in because two have left at once phase in at once',
    editions: ['2026-02'],
    cards: {
      ...CELL,
      Greeter: {
        cost: '{W}',
        type: 'Creature — Human',
        text: 'Whenever a creature phases in, you gain 1 life.',
        pt: '1/1',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Plains ×5'], hand: ['Dim Cell', 'Dim Cell', 'Purify'] },
        B: { battlefield: ['Greeter', 'Greeter'] },
      },
    },
    script: [
      { as: 'A', cast: 'Dim Cell' },
      { until: 'asked' },
      { as: 'A', answer: ['Greeter'] },
      { until: 'empty' },
      { as: 'A', cast: 'Dim Cell 2' },
      { until: 'empty' },
      { expect: { zone: { Greeter: 'phased out', 'Greeter 2': 'phased out' } } },
      { as: 'A', cast: 'Purify' },
      { until: 'resolved' },
      { expect: { asks: { as: 'B', kind: 'triggerOrder', options: 4 } }, id: 'each sees the other' },
      { as: 'B', answer: ['Greeter', 'Greeter', 'Greeter 2', 'Greeter 2'] },
      { until: 'empty' },
      { expect: { life: { B: 24 } } },
    ],
    shows: [{ rule: '610.4d', edition: '2026-02', by: 'each sees the other' }],
  },
];
