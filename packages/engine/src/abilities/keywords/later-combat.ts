/** Keywords of creatures that attack, newer than 2011: mentor, training, decayed, mobilize. 2026: 702.134, 702.147, 702.149, 702.181 */
import type { Filter } from '../../vocabulary/nouns.ts';
import {
  all,
  and,
  controlledBy,
  creature,
  define,
  exactly,
  growsBy,
  isSelf,
  numberOf,
  numbers,
  ref,
  rules,
  sacrificeThis,
  self,
  whenever,
  you,
} from './terms.ts';

const attacking: Filter = { is: 'attacking' };
const thisAttacks = { on: 'attacks', what: isSelf } as const;

export const mentor = define('mentor', numbers(null, null, null, '702.134'), () => [
  whenever('mentor', thisAttacks, {
    targets: [
      {
        name: 'mentored',
        count: exactly(1),
        objects: {
          where: and(creature, attacking, {
            is: 'stat',
            stat: 'power',
            op: '<',
            than: { q: 'stat', stat: 'power', of: self },
          }),
        },
      },
    ],
    effect: [
      { do: 'putCounters', counter: '+1/+1', count: 1, on: ref('mentored') },
      { do: 'performed', action: 'mentor', what: self, to: ref('mentored') },
    ],
  }),
]);

/** Asked as they attack and not again. */
export const training = define('training', numbers(null, null, null, '702.149'), () => [
  whenever(
    'training',
    {
      on: 'attacks',
      what: and(isSelf, {
        is: 'stat',
        stat: 'power',
        op: '<',
        than: {
          q: 'greatest',
          stat: 'power',
          of: all(creature, attacking, { is: 'other' }, controlledBy(you)),
        },
      }),
    },
    growsBy('train'),
  ),
]);

export const decayed = define('decayed', numbers(null, null, null, '702.147'), () => [
  rules('decayed', { rule: 'cantBlock', what: self }),
  whenever('decayed', thisAttacks, [
    { do: 'delayed', pattern: { on: 'endOfCombat' }, body: { effect: [sacrificeThis] } },
  ]),
]);

export const mobilize = define(
  'mobilize',
  numbers(null, null, null, '702.181'),
  (ability) => [
    whenever('mobilize', thisAttacks, [
      {
        do: 'createTokens',
        who: you,
        count: numberOf(ability),
        token: { colors: ['R'], types: ['creature'], subtypes: ['Warrior'], power: 1, toughness: 1 },
        tapped: true,
        attacking: true,
        out: 'mobilized',
      },
      {
        do: 'delayed',
        pattern: { on: 'step', step: 'end' },
        body: { effect: [{ do: 'sacrifice', who: you, what: ref('mobilized') }] },
      },
    ]),
  ],
  { needs: ['n'] },
);
