/** Creatures put onto the battlefield attacking or blocking. 2006: 309.3–4 · 2009: 506.3, 509.7 · 2011, 2026: 506.3, 508.4, 509.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

/** Put into the attack by whoever it is that attacks. */
const reinforcements = {
  'Late Recruits': {
    cost: '{R}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell' as const,
        body: {
          effect: [
            {
              do: 'createTokens',
              who: { who: 'you' },
              count: 1,
              token: {
                name: 'Wall',
                colors: ['R'],
                types: ['creature'],
                subtypes: ['Wall'],
                power: 1,
                toughness: 1,
                abilities: [{ ability: 'keyword', keyword: 'defender' }],
              },
              attacking: true,
            },
          ],
        },
      },
    ],
  },
};

/** A creature from hand that blocks what its controller chooses. */
const ambush = (blocks?: object) => ({
  Ambush: {
    cost: '{G}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell' as const,
        body: {
          ...(blocks === undefined
            ? {}
            : {
                targets: [
                  { name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } },
                ],
              }),
          effect: [
            {
              do: 'move',
              what: {
                set: 'choice',
                by: { who: 'you' },
                from: { set: 'all', where: { is: 'type', type: 'creature' }, zone: 'hand', of: { who: 'you' } },
                count: { min: 1, max: 1 },
              },
              to: { zone: 'battlefield', blocking: true, ...(blocks === undefined ? {} : { blocks }) },
            },
          ],
        },
      },
    ],
  },
});

export const joining: readonly ScenarioInput[] = [
  {
    name: 'A creature put onto the battlefield attacking after blockers were declared is unblocked',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', 'Grizzly Bears'],
          hand: ['Ninja of the Deep Hours', 'Ninja of the Deep Hours'],
        },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears'),
      { as: 'B', block: {} },
      { as: 'A', activate: 'Ninja of the Deep Hours' },
      { until: 'resolved' },
      { expect: { attacking: ['Ninja of the Deep Hours'] } },
      // its own ninjutsu asks for an unblocked attacker, and there is no other
      { expect: { can: [{ as: 'A', activate: 'Ninja of the Deep Hours 2' }] }, id: 'unblocked' },
      { until: 'asked' },
      { expect: { life: { B: 18 } }, id: 'to the player' },
      { as: 'A', answer: false },
    ],
    shows: [
      { rule: '506.3d', edition: '2026-02', by: 'unblocked' },
      { rule: '508.4d', edition: '2026-02', by: 'unblocked' },
    ],
  },
  {
    name: 'A creature put onto the battlefield attacking may be one that could not be declared, and pays nothing',
    editions: ['2011-09', '2026-02'],
    cards: reinforcements,
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Hill Giant'], hand: ['Late Recruits'] },
        B: { battlefield: ['Propaganda'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { as: 'A', cast: 'Late Recruits' },
      { until: 'resolved' },
      { expect: { attacking: ['Hill Giant', 'Wall'] }, id: 'attacks' },
    ],
    shows: [{ rule: '508.4c', edition: '2026-02', by: 'attacks' }],
  },
  {
    name: 'What is to attack a player who has left the game enters, and does not attack',
    editions: ['2011-09', '2026-02'],
    players: ['A', 'B', 'C'],
    position: {
      sides: { A: { battlefield: ['Kaalia of the Vast'], hand: ['Serra Angel'] }, C: { battlefield: ['Hill Giant'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Kaalia of the Vast': 'B' } },
      { as: 'A', pass: true },
      { concede: 'B' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Serra Angel': 'battlefield' }, attacking: ['Kaalia of the Vast'] }, id: 'no attacker' },
    ],
    shows: across('no attacker', null, null, '508.4a', '508.4a'),
  },
  {
    name: 'What is to attack a planeswalker that is gone enters, and does not attack',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Grizzly Bears', 'Vampire Hexmage'], hand: ['Ninja of the Deep Hours'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Ajani Goldmane' } },
      { until: 'declareBlockers' },
      { as: 'A', activate: 'Ninja of the Deep Hours' },
      { as: 'A', activate: 'Vampire Hexmage', targets: ['Ajani Goldmane'] },
      { until: 'resolved' },
      { expect: { zone: { 'Ajani Goldmane': 'graveyard' } } },
      { until: 'resolved' },
      { expect: { zone: { 'Ninja of the Deep Hours': 'battlefield' }, attacking: [] }, id: 'no attacker' },
    ],
    shows: across('no attacker', null, null, '506.3c', '506.3c'),
  },
  {
    name: 'A creature put onto the battlefield blocking blocks what its controller chooses, and the attacker is blocked',
    editions: [...ALL],
    cards: ambush(),
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Elvish Berserker', 'Craw Wurm'] },
        B: { battlefield: ['Forest', 'Ornithopter'], hand: ['Ambush', 'Giant Spider'] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Elvish Berserker', 'Craw Wurm'),
      { as: 'B', block: { Ornithopter: 'Craw Wurm' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Ambush' },
      { until: 'asked' },
      {
        expect: { asks: { as: 'B', kind: 'objects', offers: ['Hill Giant', 'Elvish Berserker', 'Craw Wurm'] } },
        id: 'a choice',
      },
      { as: 'B', answer: 'Elvish Berserker' },
      // it becomes blocked, and by a creature
      {
        expect: { blocked: { 'Elvish Berserker': ['Giant Spider'] }, stack: ['Elvish Berserker'] },
        id: 'becomes blocked',
      },
      { until: 'endCombat' },
      { expect: { life: { B: 17 } }, id: 'no damage' },
    ],
    shows: [
      ...across('a choice', null, '509.7', '509.7', '509.4'),
      ...across('becomes blocked', '309.4', '509.4c', '509.4c', '509.3c'),
      ...across('becomes blocked', null, '509.4d', '509.4d', '509.3d'),
    ],
  },
  {
    name: 'A creature put onto the battlefield blocking never blocked: nothing triggers on that',
    editions: [...ALL],
    cards: ambush(),
    position: {
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: ['Forest', 'Ornithopter'], hand: ['Ambush', 'Loyal Sentry'] },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Ambush' },
      { until: 'resolved' },
      { expect: { blocked: { 'Hill Giant': ['Loyal Sentry'] }, stack: [] }, id: 'no trigger' },
    ],
    shows: [
      ...across('no trigger', '309.3', '509.4a', '509.4a', '509.3a'),
      ...across('no trigger', null, '509.4b', '509.4b', '509.3b'),
    ],
  },
  {
    name: 'A creature put onto the battlefield blocking may be one that could not block that',
    editions: ['2026-02'],
    cards: ambush(),
    position: {
      sides: {
        A: { battlefield: ['Storm Crow'] },
        B: { battlefield: ['Forest', 'Ornithopter'], hand: ['Ambush', 'Jungle Lion'] },
      },
    },
    script: [
      ...attackWith('Storm Crow'),
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Ambush' },
      { until: 'resolved' },
      { expect: { blocked: { 'Storm Crow': ['Jungle Lion'] } }, id: 'blocks' },
    ],
    shows: [{ rule: '509.4b', edition: '2026-02', by: 'blocks' }],
  },
  {
    name: 'A creature that is to block what does not attack its controller enters without blocking',
    editions: [...SINCE_2009],
    cards: ambush({ set: 'ref', name: 't1' }),
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Craw Wurm'] },
        B: { battlefield: ['Forest', 'Ornithopter'], hand: ['Ambush', 'Giant Spider'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'B', 'Craw Wurm': 'C' } },
      { until: 'declareBlockers' },
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Ambush', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      {
        expect: { zone: { 'Giant Spider': 'battlefield' }, blocked: { 'Craw Wurm': [], 'Hill Giant': [] } },
        id: 'not attacked',
      },
      { until: 'endCombat' },
      { expect: { life: { B: 17, C: 14 } } },
    ],
    shows: [
      ...across('not attacked', null, '506.3c', '506.3d', '506.3e'),
      { rule: '509.4a', edition: '2026-02', by: 'not attacked' },
    ],
  },
  {
    name: 'In the announced order the new blocker has the place that the attacker’s player gives it, and the others keep theirs',
    editions: ['2009-10', '2011-09'],
    cards: ambush(),
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Forest', 'Grizzly Bears', 'Gray Ogre'], hand: ['Ambush', 'Hill Giant'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Grizzly Bears': 'Craw Wurm', 'Gray Ogre': 'Craw Wurm' } },
      { as: 'A', answer: ['Gray Ogre', 'Grizzly Bears'], kind: 'damageOrder' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Ambush' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'damageOrder', offers: ['Gray Ogre', 'Grizzly Bears'] } }, id: 'placed' },
      { as: 'A', answer: 'Grizzly Bears' },
      { until: 'asked' },
      // two for the Ogre, then three for the Giant, then what is left
      { as: 'A', refused: { 'Gray Ogre': 2, 'Grizzly Bears': 2, 'Hill Giant': 2 } },
      { as: 'A', answer: { 'Gray Ogre': 2, 'Hill Giant': 3, 'Grizzly Bears': 1 } },
      { until: 'endCombat' },
      { expect: { graveyard: { B: ['Hill Giant', 'Gray Ogre', 'Ambush'] } }, id: 'in between' },
    ],
    shows: across('placed', null, '509.7', '509.7', null),
  },
  {
    name: 'A creature put onto the battlefield attacking a player who has left the game does not attack',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    position: {
      sides: { A: { battlefield: ['Kaalia of the Vast'], hand: ['Serra Angel'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Kaalia of the Vast': 'B' } },
      { expect: { stack: ['Kaalia of the Vast'] } },
      { concede: 'B' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      {
        expect: {
          zone: { 'Serra Angel': 'battlefield' },
          attacking: ['Kaalia of the Vast'],
          tapped: { 'Serra Angel': true },
        },
        id: 'not attacking',
      },
    ],
    shows: across('not attacking', null, null, '508.4a', '508.4a'),
  },
];
