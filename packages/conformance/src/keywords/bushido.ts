/** Bushido. 2006: 502.38 · 2009: 702.42 · 2011: 702.43 · 2026: 702.45 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const bushido: readonly ScenarioInput[] = [
  {
    name: 'A creature with bushido that becomes blocked gets +N/+N once until end of turn, however many block it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Battle-Mad Ronin'] }, B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] } },
    },
    script: [
      ...attackWith('Battle-Mad Ronin'),
      { as: 'B', block: { 'Grizzly Bears': 'Battle-Mad Ronin', 'Runeclaw Bear': 'Battle-Mad Ronin' } },
      { as: 'A', answer: ['Grizzly Bears', 'Runeclaw Bear'], in: ['2009-10', '2011-09'] },
      { expect: { stack: ['Battle-Mad Ronin'] } },
      { until: 'resolved' },
      { expect: { pt: { 'Battle-Mad Ronin': '3/3' } }, id: 'blocked' },
    ],
    shows: across('blocked', '502.38a', '702.42a', '702.43a', '702.45a'),
  },
  {
    name: 'A creature with bushido that blocks gets +N/+N until the turn ends',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Inner-Chamber Guard'] } },
    },
    script: [
      ...attackWith('Grizzly Bears'),
      { as: 'B', block: { 'Inner-Chamber Guard': 'Grizzly Bears' } },
      { until: 'resolved' },
      { expect: { pt: { 'Inner-Chamber Guard': '2/4' } }, id: 'blocks' },
      { until: 'turn' },
      { expect: { pt: { 'Inner-Chamber Guard': '0/2' }, zone: { 'Grizzly Bears': 'graveyard' } } },
    ],
    shows: across('blocks', '502.38a', '702.42a', '702.43a', '702.45a'),
  },
  {
    name: 'Bushido does nothing for a creature that nobody blocks',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Devoted Retainer'] } } },
    script: [
      ...attackWith('Devoted Retainer'),
      { until: 'endCombat' },
      { expect: { life: { B: 19 } }, id: 'unblocked' },
    ],
    shows: across('unblocked', '502.38a', '702.42a', '702.43a', '702.45a'),
  },
  {
    name: 'Each instance of bushido triggers by itself',
    editions: [...ALL],
    cards: {
      'Twofold Blade': { cost: '{W}', type: 'Creature — Human Samurai', text: 'Bushido 1\nBushido 2', pt: '1/1' },
    },
    position: { sides: { A: { battlefield: ['Twofold Blade'] }, B: { battlefield: ['Grizzly Bears'] } } },
    script: [
      ...attackWith('Twofold Blade'),
      { as: 'B', block: { 'Grizzly Bears': 'Twofold Blade' } },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { stack: ['Twofold Blade', 'Twofold Blade'] }, id: 'two triggers' },
      { until: 'empty' },
      { expect: { pt: { 'Twofold Blade': '4/4' } }, id: 'both' },
    ],
    shows: across('both', '502.38b', '702.42b', '702.43b', '702.45b'),
  },
  {
    name: 'The number of a keyword that an effect gives is worked out anew all the time',
    editions: ['2026-02'],
    cards: {
      'War Council': {
        wording: '2026-02',
        cost: '{W}',
        type: 'Enchantment',
        text: 'Creatures you control have bushido X, where X is the number of lands you control.',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['War Council', 'Plains ×3', 'Zuran Orb', 'Grizzly Bears'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Hill Giant': 'Grizzly Bears' } },
      { expect: { stack: ['Grizzly Bears'] } },
      { as: 'A', activate: 'Zuran Orb', costs: ['Plains'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '4/4' } }, id: 'two' },
    ],
    shows: [{ rule: '702.1b', edition: '2026-02', by: 'two' }],
  },
];
