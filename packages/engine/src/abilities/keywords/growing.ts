/**
 * Keywords of creatures that grow, or bring others, once they are there: evolve, outlast, dethrone, renown, fabricate; and extort, ingest, afflict.
 * 2026: 702.100–101, 702.105, 702.107, 702.112, 702.115, 702.123, 702.130
 */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { PlayerSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import {
  activated,
  and,
  anything,
  controlledBy,
  costOf,
  creature,
  define,
  growsBy,
  isSelf,
  not,
  numberOf,
  numbers,
  opponents,
  plus,
  ref,
  self,
  thisEnters,
  whenever,
  you,
} from './terms.ts';

const grow = (count: Quantity) => ({ do: 'putCounters', counter: '+1/+1', count, on: self }) as const;
const damagesPlayer = { on: 'damage', source: isSelf, toPlayer: { who: 'all' }, combat: true } as const;

const greater = (stat: 'power' | 'toughness'): Condition => ({
  if: 'compare',
  left: { q: 'stat', stat, of: ref('event.object') },
  op: '>',
  right: { q: 'stat', stat, of: self },
});

/** A creature has no greater power or toughness than a permanent that is none. */
export const evolve = define('evolve', numbers(null, null, null, '702.100'), () => [
  whenever('evolve', { on: 'move', what: and(creature, controlledBy(you)), to: 'battlefield' }, growsBy('evolve'), {
    condition: {
      if: 'and',
      of: [
        { if: 'matches', what: self, filter: creature },
        { if: 'or', of: [greater('power'), greater('toughness')] },
      ],
    },
  }),
]);

export const extort = define('extort', numbers(null, null, null, '702.101'), () => [
  whenever('extort', { on: 'cast', who: you, what: anything }, [
    {
      do: 'pay',
      who: you,
      cost: { mana: ['W/B'] },
      then: [
        { do: 'loseLife', who: opponents, amount: 1, out: 'lost' },
        { do: 'gainLife', who: you, amount: { q: 'ref', name: 'lost' } },
      ],
    },
  ]),
]);

const life: Quantity = { q: 'life', of: { who: 'actor' } };
/** The player with the most life, or tied for it. */
const healthiest: PlayerSet = {
  who: 'where',
  of: { who: 'all' },
  condition: {
    if: 'compare',
    left: life,
    op: '≥',
    right: { q: 'greatestAmong', players: { who: 'all' }, amount: life },
  },
};
export const dethrone = define('dethrone', numbers(null, null, null, '702.105'), () => [
  whenever('dethrone', { on: 'attacks', what: isSelf, whom: healthiest }, [grow(1)]),
]);

export const outlast = define(
  'outlast',
  numbers(null, null, null, '702.107'),
  (ability) => [activated(ability, plus(costOf(ability), { do: 'tap', what: self }), [grow(1)], { timing: 'sorcery' })],
  { needs: ['cost'] },
);

export const ingest = define('ingest', numbers(null, null, null, '702.115'), () => [
  whenever('ingest', damagesPlayer, [
    {
      do: 'move',
      what: { set: 'top', of: { who: 'ref', name: 'event.player' }, zone: 'library', count: 1 },
      to: { zone: 'exile' },
    },
  ]),
]);

const RENOWNED = 'renowned';
export const renown = define(
  'renown',
  numbers(null, null, null, '702.112'),
  (ability) => [
    whenever('renown', damagesPlayer, [grow(numberOf(ability)), { do: 'designate', what: self, as: RENOWNED }], {
      condition: { if: 'matches', what: self, filter: not({ is: 'designated', as: RENOWNED }) },
    }),
  ],
  { needs: ['n'] },
);

export const fabricate = define(
  'fabricate',
  numbers(null, null, null, '702.123'),
  (ability) => [
    whenever('fabricate', thisEnters, [
      { do: 'may', who: you, effect: [{ ...grow(numberOf(ability)), out: 'grown' }] },
      {
        do: 'if',
        condition: { if: 'did', name: 'grown' },
        then: [],
        else: [
          {
            do: 'createTokens',
            who: you,
            count: numberOf(ability),
            token: { colors: [], types: ['artifact', 'creature'], subtypes: ['Servo'], power: 1, toughness: 1 },
          },
        ],
      },
    ]),
  ],
  { needs: ['n'] },
);

export const afflict = define(
  'afflict',
  numbers(null, null, null, '702.130'),
  (ability) => [
    whenever('afflict', { on: 'becomesBlocked', what: isSelf }, [
      { do: 'loseLife', who: { who: 'defending', of: self }, amount: numberOf(ability) },
    ]),
  ],
  { needs: ['n'] },
);
