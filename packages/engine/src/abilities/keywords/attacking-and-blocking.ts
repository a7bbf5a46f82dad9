/**
 * Keywords that trigger on attacking, blocking and combat damage.
 * 2006: 502.3, 502.12, 502.29, 502.38 · 2009: 702.20, 702.22, 702.36, 702.42, 702.65, 702.67, 702.80
 * 2011: 702.21, 702.23, 702.37, 702.43, 702.66, 702.68, 702.81, 702.84, 702.89
 * 2026: 702.23, 702.25, 702.39, 702.45, 702.68, 702.70, 702.83, 702.86, 702.91, 702.108
 */
import type { PlayerSet } from '../../vocabulary/nouns.ts';
import {
  all,
  and,
  controlledBy,
  countOf,
  creature,
  define,
  exactly,
  isSelf,
  lasting,
  not,
  numberOf,
  numbers,
  ofType,
  pump,
  ref,
  self,
  times,
  whenever,
  withKeyword,
  you,
} from './terms.ts';

const thisAttacks = { on: 'attacks', what: isSelf } as const;
const defending: PlayerSet = { who: 'defending', of: self };

export const flanking = define('flanking', numbers('502.3', '702.22', '702.23', '702.25'), () => [
  whenever('flanking', { on: 'becomesBlocked', what: isSelf, by: not(withKeyword('flanking')) }, [
    pump(ref('event.other'), -1, -1),
  ]),
]);

export const bushido = define(
  'bushido',
  numbers('502.38', '702.42', '702.43', '702.45'),
  (ability) => [
    whenever(
      'bushido',
      {
        on: 'either',
        of: [
          { on: 'blocks', what: isSelf },
          { on: 'becomesBlocked', what: isSelf },
        ],
      },
      [pump(self, numberOf(ability), numberOf(ability))],
    ),
  ],
  { needs: ['n'] },
);

/** Counted once, as it resolves. */
export const rampage = define(
  'rampage',
  numbers('502.12', '702.20', '702.21', '702.23'),
  (ability) => {
    const beyondFirst = {
      q: 'max',
      of: [0, { q: 'subtract', from: countOf({ set: 'blockersOf', of: self }), of: 1 }],
    } as const;
    const bonus = times(numberOf(ability), beyondFirst);
    return [whenever('rampage', { on: 'becomesBlocked', what: isSelf }, [pump(self, bonus, bonus)])];
  },
  { needs: ['n'] },
);

export const provoke = define('provoke', numbers('502.29', '702.36', '702.37', '702.39'), () => [
  whenever('provoke', thisAttacks, {
    targets: [{ name: 'provoked', count: exactly(1), objects: { where: and(creature, controlledBy(defending)) } }],
    effect: [
      {
        do: 'may',
        who: you,
        effect: [
          lasting(
            { until: 'endOfCombat' },
            { part: 'rule', rule: { rule: 'mustBlock', what: ref('provoked'), whom: self } },
          ),
          { do: 'untap', what: ref('provoked') },
        ],
      },
    ],
  }),
]);

export const frenzy = define(
  'frenzy',
  numbers(null, '702.65', '702.66', '702.68'),
  (ability) => [whenever('frenzy', { on: 'unblocked', what: isSelf }, [pump(self, numberOf(ability), 0)])],
  { needs: ['n'] },
);

export const poisonous = define(
  'poisonous',
  numbers(null, '702.67', '702.68', '702.70'),
  (ability) => [
    whenever('poisonous', { on: 'damage', source: isSelf, toPlayer: { who: 'all' }, combat: true }, [
      { do: 'playerCounters', counter: 'poison', count: numberOf(ability), who: { who: 'ref', name: 'event.player' } },
    ]),
  ],
  { needs: ['n'] },
);

export const exalted = define('exalted', numbers(null, '702.80', '702.81', '702.83'), () => [
  whenever('exalted', { on: 'attacks', what: and(creature, controlledBy(you)), alone: true }, [
    pump(ref('event.object'), 1, 1),
  ]),
]);

export const annihilator = define(
  'annihilator',
  numbers(null, null, '702.84', '702.86'),
  (ability) => [
    whenever('annihilator', thisAttacks, [
      {
        do: 'sacrifice',
        who: defending,
        what: {
          set: 'choice',
          by: defending,
          from: all({ is: 'permanent' }, controlledBy(defending)),
          count: exactly(numberOf(ability)),
        },
      },
    ]),
  ],
  { needs: ['n'] },
);

export const battleCry = define('battle cry', numbers(null, null, '702.89', '702.91'), () => [
  whenever('battle cry', thisAttacks, [pump(all(creature, { is: 'attacking' }, { is: 'other' }), 1, 0)]),
]);

export const prowess = define('prowess', numbers(null, null, null, '702.108'), () => [
  whenever('prowess', { on: 'cast', who: you, what: not(ofType('creature')) }, [pump(self, 1, 1)]),
]);
