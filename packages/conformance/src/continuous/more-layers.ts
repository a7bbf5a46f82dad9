/** Dependency, timestamps, switching, types and colours. 2006: 418.5 · 2009, 2011: 613.6–613.7 · 2026: 613.7–613.8 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, texts } from '../cards.ts';

export const moreLayers: readonly ScenarioInput[] = [
  {
    name: 'Counters count before power and toughness are switched',
    editions: [...ALL],
    cards: {
      Turnabout: {
        cost: '{U}',
        type: 'Instant',
        text: "Switch target creature's power and toughness until end of turn.",
      },
      ...texts('Storm Crow'),
    },
    position: {
      sides: { A: { battlefield: ['Island', { card: 'Storm Crow', counters: { '+1/+1': 1 } }], hand: ['Turnabout'] } },
    },
    script: [
      { as: 'A', cast: 'Turnabout', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { expect: { pt: { 'Storm Crow': '3/2' } }, id: 'last' },
    ],
    shows: [
      { rule: '613.3e', edition: '2011-09', by: 'last' },
      { rule: '613.3e', edition: '2009-10', by: 'last' },
      { rule: '418.5a', edition: '2006-10', by: 'last' },
      { rule: '613.4d', edition: '2026-02', by: 'last' },
    ],
  },
  {
    name: 'A growth after the switch still counts before it',
    editions: [...SINCE_2009],
    cards: {
      Turnabout: {
        cost: '{U}',
        type: 'Instant',
        text: "Switch target creature's power and toughness until end of turn.",
      },
      Boost: { cost: '{G}', type: 'Instant', text: 'Target creature gets +0/+2 until end of turn.' },
      ...texts('Hill Giant'),
    },
    position: { sides: { A: { battlefield: ['Island', 'Forest', 'Hill Giant'], hand: ['Turnabout', 'Boost'] } } },
    script: [
      { as: 'A', cast: 'Turnabout', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Boost', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '5/3' } }, id: 'first' },
    ],
    shows: [{ rule: '613.4d', edition: '2026-02', by: 'first' }],
  },
  {
    name: 'Of two effects that set, the later wins; "until end of turn" locks who is changed',
    editions: [...ALL],
    cards: {
      Small: {
        cost: '{U}',
        type: 'Instant',
        text: 'Target creature has base power and toughness 0/1 until end of turn.',
      },
      Large: {
        cost: '{G}',
        type: 'Instant',
        text: 'Target creature has base power and toughness 5/5 until end of turn.',
      },
      Rally: { cost: '{W}', type: 'Instant', text: 'Creatures you control get +1/+1 until end of turn.' },
      ...texts('Grizzly Bears', 'Raging Goblin'),
    },
    position: {
      sides: {
        A: {
          battlefield: ['Island', 'Forest', 'Plains', 'Mountain', 'Grizzly Bears'],
          hand: ['Small', 'Large', 'Rally', 'Raging Goblin'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Small', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Large', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '5/5' } }, id: 'later' },
      { as: 'A', cast: 'Rally' },
      { until: 'resolved' },
      { as: 'A', cast: 'Raging Goblin' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '6/6', 'Raging Goblin': '1/1' } }, id: 'locked' },
    ],
    shows: [
      { rule: '611.2c', edition: '2011-09', by: 'locked' },
      { rule: '611.2c', edition: '2009-10', by: 'locked' },
      { rule: '418.3b', edition: '2006-10', by: 'locked' },
      { rule: '611.2c', edition: '2026-02', by: 'locked' },
      { rule: '613.7', edition: '2026-02', by: 'later' },
    ],
  },
  {
    name: 'A land that becomes a creature is also a land, and no longer at the end of turn',
    editions: [...ALL],
    cards: {
      Treeland: {
        type: 'Land',
        text: "{T}: Add {G} to your mana pool.\n{1}{G}: Treeland becomes a 3/3 green Elemental creature until end of turn. It's still a land.",
      },
    },
    position: { sides: { A: { battlefield: ['Forest ×2', 'Treeland'] } } },
    script: [
      { as: 'A', activate: 'Treeland', costs: [] },
      { until: 'resolved' },
      {
        expect: {
          types: { Treeland: ['creature', 'land'] },
          pt: { Treeland: '3/3' },
          colors: { Treeland: 'G' },
          subtypes: { Treeland: ['Elemental'] },
        },
      },
      { until: 'turn' },
      { expect: { types: { Treeland: ['land'] }, colors: { Treeland: '' } } },
    ],
  },
];
