/**
 * Keywords about how a spell is cast: flash, kicker, buyback, entwine, replicate, conspire, flashback, madness, evoke, morph, disguise,
 * split second, suspend, retrace, aftermath, prowl.
 * 2006: 502.16, 502.21–22, 502.24, 502.26, 502.30, 502.32, 502.52, 502.56–59
 * 2009: 702.8, 702.24, 702.30–32, 702.34, 702.37, 702.39, 702.53, 702.57–59, 702.66, 702.71, 702.73, 702.75, 702.78
 * 2011: 702.8, 702.25, 702.31–33, 702.35, 702.38, 702.40, 702.54, 702.58–60, 702.67, 702.72, 702.74, 702.76, 702.79
 * 2026: 702.8, 702.27, 702.33–35, 702.37, 702.40, 702.42, 702.56, 702.60–62, 702.69, 702.74, 702.76, 702.78, 702.81, 702.127, 702.168
 *
 * Tags under which a cost is paid: the keyword's name; for two kicker costs on one card each with the cost that is listed, `kicker {1}{R}`,
 * whatever is paid for it in the end. Multikicker costs are kicker costs (tag `kicker`).
 */
import type { Cost } from '../../vocabulary/costs.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { ContinuousPart, Replacement } from '../../vocabulary/rules-effects.ts';
import type { Ability, StaticAbility } from '../../vocabulary/abilities.ts';
import {
  all,
  anything,
  atLeast,
  castThis,
  controlledBy,
  costOf,
  creature,
  define,
  exactly,
  isSelf,
  lasting,
  numbers,
  ofType,
  paid,
  parts,
  ref,
  sacrificeThis,
  self,
  thisEnters,
  whenever,
  you,
  yourUpkeep,
} from './terms.ts';

export const onStack = (ability: StaticAbility): StaticAbility => ({ ...ability, zones: ['stack'] });
/** Of several instances each is paid for by itself, and asks about its own payments. */
export const ownPaid = (cost: string): Condition => ({ if: 'paid', cost, own: true });
export const optionalCost = (cost: Cost, tag: string): Extract<ContinuousPart, { part: 'additionalCost' }> => ({
  part: 'additionalCost',
  cost,
  tag,
  optional: true,
});
export const copyThis = (
  count: Extract<Instruction, { do: 'copySpell' }>['count'],
): Extract<Instruction, { do: 'copySpell' }> => ({
  do: 'copySpell',
  what: self,
  who: you,
  count,
  newTargets: true,
});

export const flash = define('flash', numbers('502.57', '702.8', '702.8', '702.8'), () => [
  parts('flash', { part: 'castTiming', when: 'flash' }),
]);

const kickerTag = (listed: Cost): string => `kicker ${(listed.mana ?? []).map((symbol) => `{${symbol}}`).join('')}`;

export const kicker = define('kicker', numbers('502.21', '702.30', '702.31', '702.33'), ({ cost, costs }) => {
  const list = costs ?? (cost === undefined ? [] : [cost]);
  return [parts('kicker', ...list.map((each) => optionalCost(each, list.length === 1 ? 'kicker' : kickerTag(each))))];
});

export const multikicker = define(
  'multikicker',
  numbers(null, null, '702.31c', '702.33c'),
  (ability) => [
    parts('multikicker', {
      part: 'additionalCost',
      cost: costOf(ability),
      tag: 'kicker',
      optional: true,
      repeat: true,
    }),
  ],
  { needs: ['cost'] },
);

export const entwine = define(
  'entwine',
  numbers('502.32', '702.39', '702.40', '702.42'),
  (ability) => [parts('entwine', optionalCost(costOf(ability), 'entwine'))],
  { needs: ['cost'] },
);

const insteadOfGoing = (event: Replacement['event'], tag: string, zone: 'hand' | 'exile'): StaticAbility =>
  onStack(
    parts('buyback', {
      part: 'replacement',
      replacement: { event, condition: paid(tag), instead: { instead: 'zone', zone } },
    }),
  );

/** To hand only as it resolves: a countered spell goes to the graveyard. */
export const buyback = define(
  'buyback',
  numbers('502.16', '702.24', '702.25', '702.27'),
  (ability) => [
    parts('buyback', optionalCost(costOf(ability), 'buyback')),
    insteadOfGoing({ on: 'move', what: isSelf, from: 'stack', to: 'graveyard', cause: 'resolve' }, 'buyback', 'hand'),
  ],
  { needs: ['cost'] },
);

export const flashback = define(
  'flashback',
  numbers('502.22', '702.31', '702.32', '702.34'),
  (ability) => [
    parts('flashback', { part: 'alternativeCost', cost: costOf(ability), tag: 'flashback', from: 'graveyard' }),
    {
      ...insteadOfGoing({ on: 'move', what: isSelf, from: 'stack', notTo: 'exile' }, 'flashback', 'exile'),
      keyword: 'flashback',
    },
  ],
  { needs: ['cost'] },
);

/** A copy for each payment. */
export const replicate = define(
  'replicate',
  numbers('502.52', '702.53', '702.54', '702.56'),
  (ability) => [
    parts('replicate', {
      part: 'additionalCost',
      cost: costOf(ability),
      tag: 'replicate',
      optional: true,
      repeat: true,
      own: true,
    }),
    whenever('replicate', castThis, [copyThis({ q: 'timesPaid', cost: 'replicate', own: true })], {
      condition: ownPaid('replicate'),
      zones: ['stack'],
    }),
  ],
  { needs: ['cost'] },
);

export const conspire = define('conspire', numbers(null, '702.75', '702.76', '702.78'), () => [
  parts('conspire', {
    part: 'additionalCost',
    cost: {
      actions: [
        {
          do: 'tap',
          what: {
            set: 'choice',
            by: you,
            from: all(creature, { is: 'untapped' }, controlledBy(you), { is: 'sharesColor', with: self }),
            count: exactly(2),
          },
        },
      ],
    },
    tag: 'conspire',
    optional: true,
    own: true,
  }),
  whenever('conspire', castThis, [copyThis(1)], { condition: ownPaid('conspire'), zones: ['stack'] }),
]);

export const splitSecond = define('split second', numbers('502.58', '702.58', '702.59', '702.61'), () => [
  onStack(
    parts(
      'split second',
      { part: 'rule', rule: { rule: 'cantCast', who: { who: 'all' }, what: { is: 'other' } } },
      {
        part: 'rule',
        rule: {
          rule: 'cantActivate',
          of: {
            set: 'all',
            where: anything,
            zone: ['battlefield', 'hand', 'graveyard', 'exile', 'stack', 'command', 'library'],
          },
          exceptMana: true,
        },
      },
    ),
  ),
]);

/** Exiling instead of the graveyard is a choice up to 2011; the second ability then offers the card, or puts it into the graveyard. */
const madnessWith =
  (choice: boolean) =>
  (ability: KeywordAbility): readonly Ability[] => {
    const owner = { who: 'owners', of: self } as const;
    return [
      {
        ...parts('madness', {
          part: 'replacement',
          replacement: {
            event: { on: 'move', what: isSelf, from: 'hand', to: 'graveyard', cause: 'discard' },
            ...(choice ? { optional: owner } : {}),
            instead: { instead: 'zone', zone: 'exile', out: 'madness' },
          },
        }),
        zones: ['hand'],
      },
      whenever('madness', { on: 'move', what: isSelf, from: 'hand', to: 'exile', via: 'madness' }, [
        { do: 'cast', who: owner, what: self, cost: costOf(ability), tag: 'madness', optional: true, out: 'cast' },
        {
          do: 'if',
          condition: { if: 'did', name: 'cast' },
          then: [],
          else: [{ do: 'move', what: self, to: { zone: 'graveyard' } }],
        },
      ]),
    ];
  };
export const madness = define('madness', numbers(null, null, null, '702.35'), madnessWith(false), { needs: ['cost'] });
export const madnessByChoice = define('madness', numbers('502.24', '702.32', '702.33', null), madnessWith(true), {
  needs: ['cost'],
});

export const evoke = define(
  'evoke',
  numbers(null, '702.71', '702.72', '702.74'),
  (ability) => [
    parts('evoke', { part: 'alternativeCost', cost: costOf(ability), tag: 'evoke' }),
    whenever('evoke', thisEnters, [sacrificeThis], { condition: paid('evoke') }),
  ],
  { needs: ['cost'] },
);

const castFaceDown = (by: 'morph' | 'disguise'): ContinuousPart => ({
  part: 'alternativeCost',
  cost: { mana: ['3'] },
  tag: by,
  faceDown: by,
});

/** Casting face down for {3}; turning it up for the keyword's cost is an action of its own that reads the keyword. */
export const morph = define(
  'morph',
  numbers('502.26', '702.34', '702.35', '702.37'),
  () => [parts('morph', castFaceDown('morph'))],
  { needs: ['cost'], readBy: ['turnFaceUp'] },
);

export const megamorph = define(
  'megamorph',
  numbers(null, null, null, '702.37b'),
  () => [
    parts('megamorph', castFaceDown('morph')),
    parts('megamorph', {
      part: 'replacement',
      replacement: {
        event: { on: 'turnedFaceUp', what: isSelf, by: 'megamorph' },
        instead: {
          instead: 'do',
          effect: [{ do: 'original' }, { do: 'putCounters', counter: '+1/+1', count: 1, on: self }],
        },
      },
    }),
  ],
  { needs: ['cost'], readBy: ['turnFaceUp'] },
);

export const disguise = define(
  'disguise',
  numbers(null, null, null, '702.168'),
  () => [parts('disguise', castFaceDown('disguise'))],
  { needs: ['cost'], readBy: ['turnFaceUp'] },
);

/** Suspending is an action of its own (it reads the keyword's cost and number); the two triggers of the exiled card are here. */
const suspendWith = (choice: boolean) => (): readonly Ability[] => [
  whenever('suspend', yourUpkeep, [{ do: 'removeCounters', counter: 'time', count: 1, from: self }], {
    condition: { if: 'matches', what: self, filter: { is: 'suspended' } },
    zones: ['exile'],
  }),
  whenever(
    'suspend',
    { on: 'counters', counter: 'time', what: isSelf, removed: true, last: true },
    [
      {
        do: 'cast',
        who: you,
        what: self,
        free: true,
        tag: 'suspend',
        ...(choice ? { optional: true as const } : {}),
        out: 'cast',
      },
      {
        do: 'if',
        condition: { if: 'matches', what: ref('cast'), filter: creature },
        then: [
          lasting(
            {
              until: 'asLongAs',
              condition: { if: 'matches', what: { set: 'whatBecameOf', of: ref('cast') }, filter: controlledBy(you) },
            },
            {
              part: 'change',
              affects: ref('cast'),
              mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
            },
          ),
        ],
      },
    ],
    { zones: ['exile'] },
  ),
];
export const suspend = define('suspend', numbers(null, null, null, '702.62'), suspendWith(true), {
  needs: ['n', 'cost'],
  readBy: ['suspending'],
});
export const suspendByForce = define('suspend', numbers('502.59', '702.59', '702.60', null), suspendWith(false), {
  needs: ['n', 'cost'],
  readBy: ['suspending'],
});

/** Copies for the spells cast before this one this turn. */
export const storm = define('storm', numbers('502.30', '702.37', '702.38', '702.40'), () => [
  whenever('storm', castThis, [copyThis({ q: 'history', event: { of: 'spellsCastBefore' } })], { zones: ['stack'] }),
]);

/** Copies for the permanents put into graveyards from the battlefield this turn. */
export const gravestorm = define('gravestorm', numbers(null, '702.66', '702.67', '702.69'), () => [
  whenever('gravestorm', castThis, [copyThis({ q: 'history', event: { of: 'died', where: anything } })], {
    zones: ['stack'],
  }),
]);

export const ripple = define(
  'ripple',
  numbers('502.56', '702.57', '702.58', '702.60'),
  (ability) => [
    whenever(
      'ripple',
      castThis,
      [
        {
          do: 'may',
          who: you,
          effect: [
            { do: 'reveal', what: { set: 'top', of: you, zone: 'library', count: ability.n ?? 0 }, out: 'revealed' },
            {
              do: 'forEach',
              over: { set: 'where', of: ref('revealed'), filter: { is: 'sharesName', with: self } },
              effect: [{ do: 'cast', who: you, what: ref('each.object'), free: true, optional: true }],
            },
            {
              do: 'move',
              what: { set: 'where', of: ref('revealed'), filter: { is: 'zone', zone: 'library' } },
              to: { zone: 'library', position: 'bottom', order: 'any' },
            },
          ],
        },
      ],
      { zones: ['stack'] },
    ),
  ],
  { needs: ['n'] },
);

/** From the graveyard for its mana cost, with a land card discarded besides. */
export const retrace = define('retrace', numbers(null, '702.78', '702.79', '702.81'), () => [
  parts('retrace', {
    part: 'castFrom',
    from: 'graveyard',
    tag: 'retrace',
    plus: {
      actions: [
        {
          do: 'discard',
          who: you,
          what: {
            set: 'choice',
            by: you,
            from: { set: 'all', where: ofType('land'), zone: 'hand', of: you },
            count: exactly(1),
          },
        },
      ],
    },
  }),
]);

/** Only from the graveyard, for its mana cost; it does not go there again. */
export const aftermath = define('aftermath', numbers(null, null, null, '702.127'), () => [
  parts('aftermath', { part: 'castFrom', from: 'graveyard', tag: 'aftermath', plus: {} }),
  parts('aftermath', { part: 'castTiming', when: { if: 'selfIn', zone: 'graveyard' } }),
  onStack(
    parts('aftermath', {
      part: 'replacement',
      replacement: {
        event: { on: 'move', what: isSelf, from: 'stack', notTo: 'exile' },
        condition: { if: 'cast', what: self, from: 'graveyard' },
        instead: { instead: 'zone', zone: 'exile' },
      },
    }),
  ),
]);

/** Damage counts by what its source was, and whose, as it dealt it. */
export const prowl = define(
  'prowl',
  numbers(null, '702.73', '702.74', '702.76'),
  (ability) => [
    parts('prowl', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'prowl',
      condition: atLeast(
        { q: 'history', event: { of: 'damageTo', player: { who: 'all' }, combat: true, by: you, akinTo: self } },
        1,
      ),
    }),
  ],
  { needs: ['cost'] },
);
