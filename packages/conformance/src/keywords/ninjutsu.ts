/** Ninjutsu. 2006: 502.43 · 2009: 702.46 · 2011: 702.47 · 2026: 702.49 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

const ninja = 'Ninja of the Deep Hours';

export const ninjutsu: readonly ScenarioInput[] = [
  {
    name: 'For an unblocked attacker returned to hand the card is put onto the battlefield tapped and attacking',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2', 'Grizzly Bears', 'Hill Giant'], hand: [ninja] },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears', 'Hill Giant'),
      { as: 'B', block: { 'Gray Ogre': 'Hill Giant' } },
      { expect: { sees: { B: { [ninja]: null } } } },
      { as: 'A', activate: ninja },
      {
        expect: { zone: { 'Grizzly Bears': 'hand', 'Hill Giant': 'battlefield', [ninja]: 'hand' }, stack: [ninja] },
        id: 'returned',
      },
      { expect: { sees: { B: { [ninja]: ninja } } }, id: 'revealed' },
      { until: 'resolved' },
      { expect: { attacking: ['Hill Giant', ninja], tapped: { [ninja]: true } }, id: 'attacking' },
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { life: { B: 18 } }, id: 'unblocked' },
      { until: 'resolved' },
      { as: 'A', answer: false },
    ],
    shows: [
      ...across('revealed', '502.43b', '702.46b', '702.47b', '702.49b'),
      ...across('attacking', '502.43a', '702.46a', '702.47a', '702.49a'),
      ...across('unblocked', '502.43c', '702.46c', '702.47c', null),
    ],
  },
  {
    name: 'Ninjutsu is activated only while a creature is unblocked, and only from the hand',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×9', 'Grizzly Bears', { card: 'Mistblade Shinobi', tapped: true }], hand: [ninja] },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears').slice(0, 2),
      { expect: { cannot: [{ as: 'A', activate: ninja }] }, id: 'before blocks' },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Gray Ogre': 'Grizzly Bears' } },
      { expect: { cannot: [{ as: 'A', activate: ninja }] }, id: 'blocked' },
    ],
    shows: [
      ...across('before blocks', '502.43c', '702.46c', '702.47c', null),
      ...across('blocked', '502.43a', '702.46a', '702.47a', '702.49a'),
    ],
  },
  {
    name: 'A Ninja attacks the player that the returned creature attacked',
    editions: [...ALL],
    players: ['A', 'B', 'C'],
    position: {
      sides: { A: { battlefield: ['Island ×2', 'Grizzly Bears'], hand: [ninja] }, B: {}, C: {} },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'C' } },
      { until: 'declareBlockers' },
      { as: 'A', activate: ninja },
      { until: 'resolved' },
      { until: 'combatDamage' },
      { until: 'resolved', in: ['2006-10'] },
      { expect: { life: { B: 20, C: 18 } }, id: 'the same player' },
      { until: 'resolved' },
      { as: 'A', answer: false },
    ],
    shows: across('the same player', '502.43c', '702.46c', '702.47c', '702.49c'),
  },
];
