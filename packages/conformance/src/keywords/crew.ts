/** Crew. 2026: 702.122 */
import type { ScenarioInput } from '@rulewright/scenario';

export const crew: readonly ScenarioInput[] = [
  {
    name: 'Crew: other untapped creatures with that much power in all are tapped, and the Vehicle is a creature until end of turn',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Irontread Crusher', 'Grizzly Bears', { card: 'Gray Ogre', sick: true }, 'Ornithopter'],
          library: ['Forest'],
        },
      },
    },
    script: [
      { expect: { types: { 'Irontread Crusher': ['artifact'] } } },
      { as: 'A', activate: 'Irontread Crusher' },
      { as: 'A', refused: ['Grizzly Bears', 'Ornithopter'] },
      { as: 'A', answer: ['Grizzly Bears', 'Gray Ogre'] },
      {
        expect: { tapped: { 'Grizzly Bears': true, 'Gray Ogre': true, 'Irontread Crusher': false } },
        id: 'four power',
      },
      { until: 'resolved' },
      {
        expect: { types: { 'Irontread Crusher': ['artifact', 'creature'] }, pt: { 'Irontread Crusher': '6/6' } },
        id: 'crewed',
      },
      { until: 'turn' },
      { expect: { types: { 'Irontread Crusher': ['artifact'] } }, id: 'over' },
    ],
    shows: [
      { rule: '702.122a', edition: '2026-02', by: 'crewed' },
      { rule: '702.122a', edition: '2026-02', by: 'over' },
    ],
  },
  {
    name: 'A Vehicle is not crewed by less power than it asks for, nor by itself',
    editions: ['2026-02'],
    cards: {
      'Walking Wagon': { cost: '{3}', type: 'Artifact Creature — Vehicle', text: 'Crew 3', pt: '5/5' },
    },
    position: {
      sides: { A: { battlefield: ['Walking Wagon', 'Grizzly Bears', { card: 'Hill Giant', tapped: true }] } },
    },
    script: [{ expect: { cannot: [{ as: 'A', activate: 'Walking Wagon' }] }, id: 'too little' }],
    shows: [{ rule: '702.122a', edition: '2026-02', by: 'too little' }],
  },
];
