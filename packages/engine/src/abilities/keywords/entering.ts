/**
 * Keywords of permanents that enter with counters, count down, come back or cost upkeep.
 * 2006: 502.13, 502.19–20, 502.27, 502.35, 502.37, 502.39, 502.50, 502.54 · 2009: 702.21, 702.27, 702.29, 702.35, 702.40–41, 702.43, 702.51, 702.55, 702.60, 702.69–70, 702.76, 702.79
 * 2011: 702.22, 702.28, 702.30, 702.36, 702.41–42, 702.44, 702.52, 702.56, 702.61, 702.70–71, 702.77, 702.80
 * 2026: 702.24, 702.30, 702.32, 702.38, 702.43–44, 702.46, 702.54, 702.58, 702.63, 702.72–73, 702.79, 702.82, 702.93, 702.98, 702.110
 */
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import {
  all,
  and,
  anyNumber,
  atLeast,
  controlledBy,
  costOf,
  countOf,
  countersOn,
  creature,
  define,
  enters,
  entersWith,
  exactly,
  isSelf,
  numberOf,
  numbers,
  ofType,
  opponents,
  qualityOf,
  ref,
  sacrificeThis,
  self,
  thisDies,
  thisEnters,
  times,
  whenever,
  you,
  yourUpkeep,
} from './terms.ts';

const PLUS = '+1/+1';

export const modular = define(
  'modular',
  numbers('502.35', '702.40', '702.41', '702.43'),
  (ability) => [
    entersWith('modular', PLUS, numberOf(ability)),
    whenever('modular', thisDies, {
      targets: [{ name: 'heir', count: exactly(1), objects: { where: and(ofType('artifact'), creature) } }],
      effect: [
        {
          do: 'may',
          who: you,
          effect: [{ do: 'putCounters', counter: PLUS, count: countersOn(PLUS), on: ref('heir') }],
        },
      ],
    }),
  ],
  { needs: ['n'] },
);

/** A +1/+1 counter for each colour of mana spent if it enters as a creature, else charge counters. */
export const sunburst = define('sunburst', numbers('502.37', '702.41', '702.42', '702.44'), () => {
  const colors: Quantity = { q: 'manaSpent', colors: true };
  const asCreature: Condition = { if: 'matches', what: self, filter: creature };
  return [
    enters('sunburst', {
      counters: [
        { counter: PLUS, count: { q: 'if', condition: asCreature, then: colors, else: 0 } },
        { counter: 'charge', count: { q: 'if', condition: asCreature, then: 0, else: colors } },
      ],
    }),
  ];
});

export const amplify = define(
  'amplify',
  numbers('502.27', '702.35', '702.36', '702.38'),
  (ability) => [
    enters('amplify', {
      choices: [
        {
          do: 'choose',
          who: you,
          what: {
            choose: 'objects',
            from: {
              set: 'all',
              where: and({ is: 'other' }, { is: 'sharesType', with: self, of: 'creature' }),
              zone: 'hand',
              of: you,
            },
            count: anyNumber,
          },
          out: 'shown',
        },
        { do: 'reveal', what: ref('shown') },
      ],
      counters: [{ counter: PLUS, count: times(numberOf(ability), countOf(ref('shown'))) }],
    }),
  ],
  { needs: ['n'] },
);

const damageToOpponents: Quantity = { q: 'history', event: { of: 'damageTo', player: opponents } };
/** An X is the damage that opponents have been dealt (2006: 502.50b · later: 702.51–54b). */
export const bloodthirst = define(
  'bloodthirst',
  numbers('502.50', '702.51', '702.52', '702.54'),
  (ability) => {
    const n = numberOf(ability);
    const count = typeof n === 'object' && n.q === 'x' ? damageToOpponents : n;
    return [enters('bloodthirst', { counters: [{ counter: PLUS, count }] }, atLeast(damageToOpponents, 1))];
  },
  { needs: ['n'] },
);

export const devour = define(
  'devour',
  numbers(null, '702.79', '702.80', '702.82'),
  (ability) => [
    enters('devour', {
      choices: [
        {
          do: 'choose',
          who: you,
          what: {
            choose: 'objects',
            from: all({ is: 'other' }, ability.quality ?? creature, controlledBy(you)),
            count: anyNumber,
          },
          link: 'devoured',
          out: 'devoured',
        },
        { do: 'sacrifice', who: you, what: ref('devoured') },
      ],
      counters: [{ counter: PLUS, count: times(numberOf(ability), countOf(ref('devoured'))) }],
    }),
  ],
  { needs: ['n'] },
);

export const unleash = define('unleash', numbers(null, null, null, '702.98'), () => [
  {
    ability: 'static',
    keyword: 'unleash',
    parts: [
      {
        part: 'replacement',
        replacement: {
          event: { on: 'move', what: isSelf, to: 'battlefield' },
          optional: you,
          instead: { instead: 'enters', counters: [{ counter: PLUS, count: 1 }] },
        },
      },
    ],
  },
  {
    ability: 'static',
    keyword: 'unleash',
    condition: atLeast(countersOn(PLUS), 1),
    parts: [{ part: 'rule', rule: { rule: 'cantBlock', what: self } }],
  },
]);

/** Since 2009 it triggers only while a counter is there to move. */
const graftWith =
  (intervening: boolean) =>
  (ability: KeywordAbility): readonly Ability[] => [
    entersWith('graft', PLUS, numberOf(ability)),
    whenever(
      'graft',
      { on: 'move', what: and({ is: 'other' }, creature), to: 'battlefield' },
      [
        {
          do: 'may',
          who: you,
          effect: [{ do: 'moveCounters', counter: PLUS, count: 1, from: self, to: ref('event.object') }],
        },
      ],
      intervening ? { condition: atLeast(countersOn(PLUS), 1) } : {},
    ),
  ];
export const graft = define('graft', numbers(null, '702.55', '702.56', '702.58'), graftWith(true), { needs: ['n'] });
export const graft2006 = define('graft', numbers('502.54', null, null, null), graftWith(false), { needs: ['n'] });

export const fading = define(
  'fading',
  numbers('502.20', '702.29', '702.30', '702.32'),
  (ability) => [
    entersWith('fading', 'fade', numberOf(ability)),
    whenever('fading', yourUpkeep, [
      { do: 'removeCounters', counter: 'fade', count: 1, from: self, out: 'faded' },
      { do: 'if', condition: { if: 'did', name: 'faded' }, then: [], else: [sacrificeThis] },
    ]),
  ],
  { needs: ['n'] },
);

export const vanishing = define('vanishing', numbers(null, '702.60', '702.61', '702.63'), (ability) => [
  ...(ability.n === undefined ? [] : [entersWith('vanishing', 'time', ability.n)]),
  whenever('vanishing', yourUpkeep, [{ do: 'removeCounters', counter: 'time', count: 1, from: self }], {
    condition: atLeast(countersOn('time'), 1),
  }),
  whenever('vanishing', { on: 'counters', counter: 'time', what: isSelf, removed: true, last: true }, [sacrificeThis]),
]);

export const echo = define(
  'echo',
  numbers('502.19', '702.27', '702.28', '702.30'),
  (ability) => [
    whenever('echo', yourUpkeep, [{ do: 'pay', who: you, cost: costOf(ability), else: [sacrificeThis] }], {
      condition: {
        if: 'not',
        of: { if: 'matches', what: self, filter: { is: 'history', event: { did: 'controlledSinceLastUpkeep' } } },
      },
    }),
  ],
  { needs: ['cost'] },
);

/** The whole set of costs, one for each age counter, or none. From 2011 nothing happens if the permanent has gone. */
const cumulativeUpkeepWith =
  (whileHere: boolean) =>
  (ability: KeywordAbility): readonly Ability[] => {
    const effect: readonly Instruction[] = [
      { do: 'putCounters', counter: 'age', count: 1, on: self },
      { do: 'pay', who: you, cost: costOf(ability), times: countersOn('age'), else: [sacrificeThis] },
    ];
    return [
      whenever(
        'cumulative upkeep',
        yourUpkeep,
        whileHere ? [{ do: 'if', condition: { if: 'selfIn', zone: 'battlefield' }, then: effect }] : effect,
      ),
    ];
  };
export const cumulativeUpkeep = define(
  'cumulative upkeep',
  numbers(null, null, '702.22', '702.24'),
  cumulativeUpkeepWith(true),
  { needs: ['cost'] },
);
export const cumulativeUpkeep2009 = define(
  'cumulative upkeep',
  numbers('502.13', '702.21', null, null),
  cumulativeUpkeepWith(false),
  { needs: ['cost'] },
);

export const soulshift = define(
  'soulshift',
  numbers('502.39', '702.43', '702.44', '702.46'),
  (ability) => [
    whenever('soulshift', thisDies, {
      targets: [
        {
          name: 'spirit',
          count: exactly(1),
          objects: {
            where: and(
              { is: 'subtype', subtype: 'Spirit' },
              { is: 'stat', stat: 'manaValue', op: '≤', than: numberOf(ability) },
            ),
            zone: 'graveyard',
            of: you,
          },
        },
      ],
      effect: [{ do: 'may', who: you, effect: [{ do: 'move', what: ref('spirit'), to: { zone: 'hand' } }] }],
    }),
  ],
  { needs: ['n'] },
);

const returnsWith = (keyword: 'persist' | 'undying', counter: string) => (): readonly Ability[] => [
  whenever(
    keyword,
    thisDies,
    [
      {
        do: 'move',
        what: ref('event.other'),
        to: { zone: 'battlefield', under: { who: 'owners', of: self }, counters: [{ counter, count: 1 }] },
      },
    ],
    {
      condition: { if: 'compare', left: countersOn(counter), op: '=', right: 0 },
    },
  ),
];
export const persist = define('persist', numbers(null, '702.76', '702.77', '702.79'), returnsWith('persist', '-1/-1'));
export const undying = define('undying', numbers(null, null, null, '702.93'), returnsWith('undying', PLUS));

/** Two linked abilities: what the first exiles the second returns. */
export const champion = define(
  'champion',
  numbers(null, '702.69', '702.70', '702.72'),
  (ability) => [
    whenever('champion', thisEnters, [
      {
        do: 'pay',
        who: you,
        cost: {
          actions: [
            {
              do: 'move',
              what: {
                set: 'choice',
                by: you,
                from: all({ is: 'other' }, qualityOf(ability), controlledBy(you)),
                count: exactly(1),
              },
              to: { zone: 'exile', link: 'championed' },
            },
          ],
        },
        else: [sacrificeThis],
      },
    ]),
    whenever('champion', { on: 'move', what: isSelf, from: 'battlefield' }, [
      {
        do: 'forEach',
        over: { set: 'linked', link: 'championed' },
        effect: [
          {
            do: 'move',
            what: ref('each.object'),
            to: { zone: 'battlefield', under: { who: 'owners', of: ref('each.object') } },
          },
        ],
      },
    ]),
  ],
  { needs: ['quality'] },
);

export const changeling = define('changeling', numbers(null, '702.70', '702.71', '702.73'), () => [
  {
    ability: 'static',
    keyword: 'changeling',
    cda: true,
    parts: [{ part: 'change', affects: self, mods: [{ mod: 'everyCreatureType' }] }],
  },
]);

export const exploit = define('exploit', numbers(null, null, null, '702.110'), () => [
  whenever('exploit', thisEnters, [
    {
      do: 'may',
      who: you,
      effect: [
        {
          do: 'sacrifice',
          who: you,
          what: { set: 'choice', by: you, from: all(creature, controlledBy(you)), count: exactly(1) },
          out: 'exploited',
        },
      ],
    },
  ]),
]);
