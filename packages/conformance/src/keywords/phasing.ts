/** Phasing: a zone in the oldest rules, a status since. 2006: 217.8, 502.15 · 2009: 702.23 · 2011: 702.24 · 2026: 702.26 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

/** Out and in again in one go: no card does it within a turn. */
const ripple = {
  'Passing Ripple': { cost: '{U}', type: 'Instant', text: 'Target creature phases out. That creature phases in.' },
};

export const phasing: readonly ScenarioInput[] = [
  {
    name: 'Phasing: out before the others untap, in again in the next untap step, tapped as it was',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: [
            { card: 'Breezekeeper', tapped: true, counters: { '+1/+1': 1 } },
            { card: 'Hill Giant', tapped: true },
          ],
        },
      },
    },
    script: [
      { until: 'turn' },
      { expect: { zone: { Breezekeeper: 'phased out' }, tapped: { 'Hill Giant': false } }, id: 'out' },
      { until: 'turn' },
      { expect: { active: 'B', zone: { Breezekeeper: 'phased out' } } },
      { until: 'turn' },
      { expect: { zone: { Breezekeeper: 'battlefield' }, counters: { Breezekeeper: { '+1/+1': 1 } } }, id: 'in' },
      // phasing comes before untapping, so it untaps in the step in which it comes
      { expect: { tapped: { Breezekeeper: false } }, id: 'before untapping' },
    ],
    shows: [
      ...across('out', '502.15b', '702.23a', '702.24a', '702.26a'),
      ...across('in', '502.15h', '702.23d', '702.24d', '702.26d'),
    ],
  },
  {
    name: 'Phasing is simultaneous: one goes as the other comes',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ['Breezekeeper', 'Rainbow Efreet', 'Island ×2'] } },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', activate: 'Rainbow Efreet' },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { zone: { Breezekeeper: 'phased out', 'Rainbow Efreet': 'battlefield' } }, id: 'crossing' },
    ],
    shows: across('crossing', '502.15b', '702.23a', '702.24a', '702.26a'),
  },
  {
    name: 'A skipped untap step phases nothing',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ['Breezekeeper', 'Island'] }, B: { battlefield: ['Stasis'] } },
    },
    script: [{ until: 'turn' }, { expect: { active: 'A', zone: { Breezekeeper: 'battlefield' } }, id: 'skipped' }],
    shows: across('skipped', '502.15c', '702.23k', '702.24m', '702.26m'),
  },
  {
    name: 'Phasing triggers neither leaving nor entering',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { battlefield: ['Thalakos Seer', 'Soul Warden'] },
        B: { battlefield: ['Island ×2'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { as: 'B', cast: 'Reality Ripple', targets: ['Thalakos Seer'] },
      { until: 'resolved' },
      { expect: { zone: { 'Thalakos Seer': 'phased out' }, stack: [], hand: { A: 0 } }, id: 'no leaving' },
      { until: 'turn' },
      {
        expect: { active: 'A', zone: { 'Thalakos Seer': 'battlefield' }, stack: [], life: { A: 20 } },
        id: 'no entering',
      },
    ],
    shows: across('no entering', '502.15d', '702.23d', '702.24d', '702.26d'),
  },
  {
    name: 'Abilities that mention phasing trigger, and wait for the upkeep',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ["Teferi's Imp"], hand: ['Grizzly Bears', 'Hill Giant'] } },
    },
    script: [
      { until: 'turn' },
      { expect: { step: 'upkeep', zone: { "Teferi's Imp": 'phased out' }, stack: ["Teferi's Imp"] }, id: 'out' },
      { until: 'resolved' },
      { as: 'A', answer: 'Hill Giant' },
      { expect: { hand: { A: 1 } } },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { step: 'upkeep', zone: { "Teferi's Imp": 'battlefield' }, stack: ["Teferi's Imp"] }, id: 'in' },
      { until: 'resolved' },
      { expect: { hand: { A: 3 } } },
    ],
    shows: across('in', '502.15d', null, null, null),
  },
  {
    name: 'Damage on a permanent that phases out',
    editions: [...ALL],
    cards: ripple,
    position: {
      sides: { A: { battlefield: ['Island', { card: 'Hill Giant', damage: 2 }], hand: ['Passing Ripple'] } },
    },
    script: [
      { as: 'A', cast: 'Passing Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Hill Giant': 'battlefield' }, damage: { 'Hill Giant': 0 } },
        in: ['2006-10'],
        id: 'removed',
      },
      { expect: { damage: { 'Hill Giant': 2 } }, in: [...SINCE_2009], id: 'remains' },
    ],
    shows: [{ rule: '502.15e', edition: '2006-10', by: 'removed' }],
  },
  {
    name: 'An effect until end of turn on a permanent that phases out and in',
    editions: [...ALL],
    cards: ripple,
    position: {
      sides: { A: { battlefield: ['Island', 'Forest', 'Grizzly Bears'], hand: ['Passing Ripple', 'Giant Growth'] } },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '5/5' } } },
      { as: 'A', cast: 'Passing Ripple', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } }, in: ['2006-10'], id: 'lost' },
      { expect: { pt: { 'Grizzly Bears': '5/5' } }, in: [...SINCE_2009], id: 'kept' },
    ],
    shows: [{ rule: '502.15g', edition: '2006-10', by: 'lost', example: 1 }],
  },
  {
    name: 'A delayed trigger about a permanent that phases out and in',
    editions: [...ALL],
    cards: ripple,
    position: {
      sides: {
        A: { battlefield: ['Island', 'Mountain', 'Sneak Attack'], hand: ['Passing Ripple', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', activate: 'Sneak Attack' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Hill Giant': 'battlefield' } } },
      { as: 'A', cast: 'Passing Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { zone: { 'Hill Giant': 'battlefield' } }, in: ['2006-10'], id: 'out of reach' },
      { expect: { zone: { 'Hill Giant': 'graveyard' } }, in: [...SINCE_2009], id: 'sacrificed' },
    ],
    shows: [{ rule: '502.15g', edition: '2006-10', by: 'out of reach' }],
  },
  {
    name: 'An effect without end goes on when the permanent is back',
    editions: [...ALL],
    cards: ripple,
    position: {
      sides: { A: { battlefield: ['Island', 'Glorious Anthem', 'Grizzly Bears'], hand: ['Passing Ripple'] } },
    },
    script: [
      { as: 'A', cast: 'Passing Ripple', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/3' } } },
    ],
  },
  {
    name: 'A new creature that has phased in: whether it attacks at once',
    editions: [...ALL],
    cards: ripple,
    position: {
      sides: {
        A: {
          battlefield: [
            'Island',
            { card: 'Hill Giant', sick: true },
            { card: 'Prodigal Sorcerer', sick: true },
            'Grizzly Bears',
          ],
          hand: ['Passing Ripple', 'Giant Growth'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Passing Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      {
        expect: { mayAttack: { 'Hill Giant': ['B'], 'Prodigal Sorcerer': [] } },
        in: ['2006-10'],
        id: 'as though with haste',
      },
      { expect: { mayAttack: { 'Hill Giant': [] } }, in: [...SINCE_2009], id: 'still new' },
    ],
    shows: [
      { rule: '502.15m', edition: '2006-10', by: 'as though with haste' },
      ...across('still new', null, '702.23d', '702.24d', '702.26d'),
    ],
  },
  {
    name: 'A creature that phases in in its controller’s untap step may attack that turn',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: { A: { battlefield: ['Island ×2', 'Hill Giant'], hand: ['Reality Ripple'] } },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Reality Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['B'] } }, id: 'attacks' },
    ],
    shows: across('attacks', '502.15m', '702.23d', '702.24d', '702.26d'),
  },
  {
    name: 'A spell finds its target again that phased out and in',
    editions: [...ALL],
    cards: ripple,
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
        B: { battlefield: ['Island'], hand: ['Passing Ripple'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Passing Ripple', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { pt: { 'Grizzly Bears': '5/5' } }, id: 'the same permanent' },
    ],
    shows: [
      { rule: '502.15n', edition: '2006-10', by: 'the same permanent' },
      { rule: '502.15f', edition: '2006-10', by: 'the same permanent' },
    ],
  },
  {
    name: 'A target that is phased out is illegal',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Forest'], hand: ['Shock'] },
        B: { battlefield: ['Island ×2', 'Storm Crow'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Storm Crow'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Reality Ripple', targets: ['Storm Crow'] },
      { until: 'empty' },
      { until: 'turn' },
      { expect: { zone: { 'Storm Crow': 'battlefield', Shock: 'graveyard' } }, id: 'missed' },
    ],
    shows: across('missed', null, '702.23b', '702.24b', '702.26b'),
  },
  {
    name: 'What is phased out is not there: not destroyed, not counted, not seen',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Island ×2', 'Glorious Anthem', 'Grizzly Bears', 'Hill Giant'],
          hand: ['Reality Ripple', 'Wrath of God'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Reality Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Hill Giant': 'phased out' } }, id: 'spared' },
    ],
    shows: [
      { rule: '217.8a', edition: '2006-10', by: 'spared' },
      { rule: '702.23b', edition: '2009-10', by: 'spared', example: 2 },
      { rule: '702.24b', edition: '2011-09', by: 'spared', example: 2 },
      { rule: '702.26b', edition: '2026-02', by: 'spared', example: 2 },
    ],
  },
  {
    name: 'What is attached goes and comes along, and not by itself',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: {
          battlefield: [
            'Breezekeeper',
            { card: 'Bonesplitter', attachedTo: 'Breezekeeper' },
            { card: 'Holy Strength', attachedTo: 'Breezekeeper' },
          ],
        },
        B: { battlefield: [{ card: 'Unholy Strength', attachedTo: 'Breezekeeper' }] },
      },
    },
    script: [
      { until: 'turn' },
      {
        expect: {
          zone: {
            Breezekeeper: 'phased out',
            Bonesplitter: 'phased out',
            'Holy Strength': 'phased out',
            'Unholy Strength': 'phased out',
          },
        },
        id: 'along',
      },
      { until: 'turn' },
      // B's own Aura waits for what it is attached to
      { expect: { active: 'B', zone: { 'Unholy Strength': 'phased out' } }, id: 'not by itself' },
      { until: 'turn' },
      {
        expect: {
          attached: {
            Bonesplitter: 'Breezekeeper',
            'Holy Strength': 'Breezekeeper',
            'Unholy Strength': 'Breezekeeper',
          },
          pt: { Breezekeeper: '9/7' },
        },
        id: 'back together',
      },
    ],
    shows: [...across('not by itself', '502.15i', '702.23f', '702.24f', '702.26g')],
  },
  {
    name: 'An Equipment that phased out by itself comes back where it was',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
          hand: ['Reality Ripple'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Reality Ripple', targets: ['Bonesplitter'] },
      { until: 'resolved' },
      { expect: { zone: { Bonesplitter: 'phased out' }, pt: { 'Grizzly Bears': '2/2' } } },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { attached: { Bonesplitter: 'Grizzly Bears' }, pt: { 'Grizzly Bears': '4/2' } }, id: 'attached' },
    ],
    shows: across('attached', '502.15j', '702.23h', '702.24h', '702.26i'),
  },
  {
    name: 'An Equipment that comes back without its creature is attached to nothing',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×2',
            'Mountain',
            'Grizzly Bears',
            { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
          ],
          hand: ['Reality Ripple', 'Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Reality Ripple', targets: ['Bonesplitter'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { zone: { Bonesplitter: 'battlefield' }, attached: { Bonesplitter: null } }, id: 'alone' },
    ],
    shows: across('alone', '502.15j', '702.23h', '702.24h', '702.26i'),
  },
  {
    name: 'A phased-out token',
    editions: [...ALL],
    cards: {
      'Cub Call': { cost: '{G}', type: 'Sorcery', text: 'Create a 2/2 green Bear creature token.' },
    },
    position: {
      sides: { A: { battlefield: ['Island ×2', 'Forest', 'Hill Giant'], hand: ['Reality Ripple', 'Cub Call'] } },
    },
    script: [
      { as: 'A', cast: 'Cub Call' },
      { until: 'resolved' },
      { as: 'A', cast: 'Reality Ripple', targets: ['Bear'] },
      { until: 'resolved' },
      { expect: { zone: { Bear: 'none' } }, in: [...UNTIL_2011], id: 'ceased' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { count: { 'Bear Token': 1 } }, in: ['2026-02'], id: 'survived' },
    ],
    shows: [
      { rule: '217.8d', edition: '2006-10', by: 'ceased' },
      ...across('ceased', null, '702.23j', '702.24k', null),
      ...across('survived', null, null, null, '702.26d'),
    ],
  },
  {
    name: 'A creature stolen by an Aura phases under the thief’s control',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'main2',
      sides: {
        A: { battlefield: [{ card: 'Control Magic', attachedTo: 'Breezekeeper' }] },
        B: { battlefield: ['Breezekeeper'] },
      },
    },
    script: [
      { until: 'turn' },
      { expect: { active: 'A', zone: { Breezekeeper: 'phased out', 'Control Magic': 'phased out' } } },
      { until: 'turn' },
      { expect: { active: 'B', zone: { Breezekeeper: 'phased out' } }, id: 'not for its owner' },
      { until: 'turn' },
      { expect: { controller: { Breezekeeper: 'A' }, zone: { Breezekeeper: 'battlefield' } }, id: 'for the thief' },
    ],
    shows: across('not for its owner', '502.15b', '702.23a', '702.24a', '702.26a'),
  },
  {
    name: 'A creature that phases out leaves combat',
    editions: ['2006-10', '2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: ['Island ×2'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Grizzly Bears'),
      { as: 'A', pass: true },
      { as: 'B', cast: 'Reality Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { attacking: ['Grizzly Bears'] }, id: 'removed' },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } } },
    ],
    shows: across('removed', '306.2', null, '506.4', '506.4'),
  },
  {
    name: 'What phases in keeps its timestamp',
    editions: [...ALL],
    cards: {
      'Small Idol': { cost: '{1}', type: 'Artifact', text: 'All creatures have base power and toughness 1/1.' },
      'Great Idol': { cost: '{1}', type: 'Artifact', text: 'All creatures have base power and toughness 4/4.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Small Idol', 'Great Idol', 'Grizzly Bears', 'Island ×2'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '4/4' } } },
      { as: 'A', cast: 'Reality Ripple', targets: ['Small Idol'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { zone: { 'Small Idol': 'battlefield' }, pt: { 'Grizzly Bears': '4/4' } }, id: 'still the older' },
    ],
    shows: across('still the older', '502.15k', null, null, null),
  },
  {
    name: 'An effect for as long as a permanent is controlled ends as that phases out',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Aladdin', 'Mountain ×3'] },
        B: { battlefield: ['Ornithopter', 'Island ×2'], hand: ['Reality Ripple'] },
      },
    },
    script: [
      { as: 'A', activate: 'Aladdin', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { controller: { Ornithopter: 'A' } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Reality Ripple', targets: ['Aladdin'] },
      { until: 'resolved' },
      { expect: { controller: { Ornithopter: 'B' } }, id: 'controlled by nobody' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { zone: { Aladdin: 'battlefield' }, controller: { Ornithopter: 'B' } }, id: 'for good' },
    ],
    shows: across('controlled by nobody', '217.8c', '702.23e', '702.24e', '702.26f'),
  },
  {
    name: 'An effect runs out while the creature is phased out',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Island ×2', 'Grizzly Bears'], hand: ['Giant Growth', 'Reality Ripple'] },
      },
    },
    script: [
      { as: 'A', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Reality Ripple', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'turn' },
      { expect: { pt: { 'Grizzly Bears': '2/2' } }, id: 'ran out' },
    ],
    shows: across('ran out', null, '702.23e', '702.24e', '702.26f'),
  },
  {
    name: 'What phases out comes back with its status, its controller and its counters',
    editions: [...ALL],
    cards: ripple,
    position: {
      sides: {
        A: {
          battlefield: [
            'Island ×3',
            { card: 'Battering Craghorn', label: 'Lurker', faceDown: true, tapped: true, counters: { '+1/+1': 1 } },
          ],
          hand: ['Reality Ripple', 'Passing Ripple'],
        },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Passing Ripple', targets: ['Lurker'] },
      { until: 'resolved' },
      {
        expect: {
          tapped: { Lurker: true },
          faceDown: { Lurker: true },
          counters: { Lurker: { '+1/+1': 1 } },
          pt: { Lurker: '3/3' },
          sees: { A: { Lurker: 'Battering Craghorn' }, B: { Lurker: 'Face-down creature 1' } },
        },
        id: 'as it was',
      },
      { as: 'A', cast: 'Reality Ripple', targets: ['Lurker'] },
      { until: 'resolved' },
      { expect: { zone: { Lurker: 'phased out' }, faceDown: { Lurker: true } }, id: 'still face down' },
    ],
    shows: [...across('as it was', '510.6', null, null, null), ...across('still face down', '510.6', null, null, null)],
  },
  {
    name: 'What phased out under a player who has left phases in as that player’s next turn would have begun',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Grizzly Bears'], hand: ['Reality Ripple'] },
        B: { battlefield: [{ card: 'Control Magic', attachedTo: 'Grizzly Bears' }] },
        C: {},
      },
    },
    script: [
      { expect: { controller: { 'Grizzly Bears': 'B' } } },
      { as: 'A', cast: 'Reality Ripple', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'phased out' } } },
      { concede: 'B' },
      { expect: { zone: { 'Grizzly Bears': 'phased out' } } },
      { until: 'upkeep' },
      {
        expect: { active: 'C', zone: { 'Grizzly Bears': 'battlefield' }, controller: { 'Grizzly Bears': 'A' } },
        id: 'next',
      },
    ],
    shows: across('next', null, null, null, '702.26n'),
  },
];
