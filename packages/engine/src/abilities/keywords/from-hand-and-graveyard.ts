/**
 * Keywords whose ability is activated from a hand or graveyard: cycling, transmute, forecast, ninjutsu, reinforce, unearth, scavenge;
 * and transfigure and level up, which are their like on the battlefield.
 * 2006: 502.18, 502.43, 502.47–48, 502.53, 502.55 · 2009: 702.26, 702.46, 702.49–50, 702.54, 702.56, 702.68, 702.74, 702.81
 * 2011: 702.27, 702.47, 702.50–51, 702.55, 702.57, 702.69, 702.75, 702.82, 702.85
 * 2026: 702.29, 702.49, 702.52–53, 702.57, 702.59, 702.71, 702.77, 702.84, 702.87, 702.97
 */
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import {
  activated,
  all,
  and,
  controlledBy,
  costOf,
  creature,
  define,
  discardThis,
  exactly,
  lasting,
  not,
  numberOf,
  numbers,
  ofType,
  plus,
  qualityOf,
  ref,
  sacrificeThis,
  searchLibrary,
  self,
  you,
} from './terms.ts';

const sameManaValue: Filter = {
  is: 'stat',
  stat: 'manaValue',
  op: '=',
  than: { q: 'stat', stat: 'manaValue', of: self },
};

export const cycling = define(
  'cycling',
  numbers('502.18', '702.26', '702.27', '702.29'),
  (ability) => [
    activated(ability, plus(costOf(ability), discardThis), [{ do: 'draw', who: you, count: 1 }], { zone: 'hand' }),
  ],
  { needs: ['cost'] },
);

/** Variants of cycling: whatever looks for cycling finds them, so their ability says that it is one. */
const searching =
  (where: (ability: KeywordAbility) => Filter) =>
  (ability: KeywordAbility): readonly Ability[] => [
    activated(ability, plus(costOf(ability), discardThis), searchLibrary(where(ability), 'hand'), {
      zone: 'hand',
      keyword: 'cycling',
    }),
  ];
export const typecycling = define(
  'typecycling',
  numbers('502.18c', '702.26d', '702.27d', '702.29e'),
  searching(qualityOf),
  { needs: ['cost', 'quality'] },
);
export const basicLandcycling = define(
  'basic landcycling',
  numbers(null, '702.26d', '702.27d', '702.29e'),
  searching(() => and({ is: 'supertype', supertype: 'basic' }, ofType('land'))),
  {
    needs: ['cost'],
  },
);

export const transmute = define(
  'transmute',
  numbers('502.48', '702.50', '702.51', '702.53'),
  (ability) => [
    activated(ability, plus(costOf(ability), discardThis), searchLibrary(sameManaValue, 'hand'), {
      zone: 'hand',
      timing: 'sorcery',
    }),
  ],
  { needs: ['cost'] },
);

export const transfigure = define(
  'transfigure',
  numbers(null, '702.68', '702.69', '702.71'),
  (ability) => [
    activated(
      ability,
      plus(costOf(ability), sacrificeThis),
      searchLibrary(and(creature, sameManaValue), 'battlefield'),
      { timing: 'sorcery' },
    ),
  ],
  { needs: ['cost'] },
);

export const reinforce = define(
  'reinforce',
  numbers(null, '702.74', '702.75', '702.77'),
  (ability) => [
    activated(
      ability,
      plus(costOf(ability), discardThis),
      {
        targets: [{ name: 'reinforced', count: exactly(1), objects: { where: creature } }],
        effect: [{ do: 'putCounters', counter: '+1/+1', count: numberOf(ability), on: ref('reinforced') }],
      },
      { zone: 'hand' },
    ),
  ],
  { needs: ['cost', 'n'] },
);

export const scavenge = define(
  'scavenge',
  numbers(null, null, null, '702.97'),
  (ability) => [
    activated(
      ability,
      plus(costOf(ability), { do: 'move', what: self, to: { zone: 'exile' } }),
      {
        targets: [{ name: 'fed', count: exactly(1), objects: { where: creature } }],
        effect: [
          { do: 'putCounters', counter: '+1/+1', count: { q: 'stat', stat: 'power', of: self }, on: ref('fed') },
        ],
      },
      { zone: 'graveyard', timing: 'sorcery' },
    ),
  ],
  { needs: ['cost'] },
);

/** The ability itself is the keyword's body, its cost the keyword's cost. */
export const forecast = define(
  'forecast',
  numbers('502.53', '702.54', '702.55', '702.57'),
  (ability) => [
    activated(ability, plus(costOf(ability), { do: 'reveal', what: self }), ability.body ?? { effect: [] }, {
      zone: 'hand',
      condition: {
        if: 'and',
        of: [
          { if: 'step', step: ['upkeep'] },
          { if: 'turn', of: { who: 'owners', of: self } },
        ],
      },
      perTurn: 1,
    }),
  ],
  { needs: ['cost', 'body'] },
);

/** The creature returned is chosen as the cost is paid; the one put in attacks what that one attacked. */
export const ninjutsu = define(
  'ninjutsu',
  numbers('502.43', '702.46', '702.47', '702.49'),
  (ability) => [
    activated(
      ability,
      plus(
        costOf(ability),
        { do: 'reveal', what: self },
        {
          do: 'move',
          what: {
            set: 'choice',
            by: you,
            from: all(creature, { is: 'attacking' }, { is: 'unblocked' }, controlledBy(you)),
            count: exactly(1),
          },
          to: { zone: 'hand' },
          out: 'returned',
        },
      ),
      [
        {
          do: 'move',
          what: self,
          to: { zone: 'battlefield', tapped: true, attacking: true, attacksAs: ref('returned') },
        },
      ],
      { zone: 'hand' },
    ),
  ],
  { needs: ['cost'] },
);

export const unearth = define(
  'unearth',
  numbers(null, '702.81', '702.82', '702.84'),
  (ability) => [
    activated(
      ability,
      costOf(ability),
      [
        { do: 'move', what: self, to: { zone: 'battlefield' }, out: 'unearthed' },
        lasting(
          { until: 'forever' },
          {
            part: 'change',
            affects: ref('unearthed'),
            mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
          },
        ),
        {
          do: 'delayed',
          pattern: { on: 'step', step: 'end' },
          body: { effect: [{ do: 'move', what: ref('unearthed'), to: { zone: 'exile' } }] },
        },
        lasting(
          { until: 'forever' },
          {
            part: 'replacement',
            replacement: {
              event: { on: 'move', what: { is: 'in', set: ref('unearthed') }, from: 'battlefield', notTo: 'exile' },
              instead: { instead: 'zone', zone: 'exile' },
            },
          },
        ),
      ],
      { zone: 'graveyard', timing: 'sorcery' },
    ),
  ],
  { needs: ['cost'] },
);

export const levelUp = define(
  'level up',
  numbers(null, null, '702.85', '702.87'),
  (ability) => [
    activated(ability, costOf(ability), [{ do: 'putCounters', counter: 'level', count: 1, on: self }], {
      timing: 'sorcery',
    }),
  ],
  { needs: ['cost'] },
);

/** 502.47, 702.52: instead of drawing, mill N and return this card. */
export const dredge = define(
  'dredge',
  numbers('502.47', '702.49', '702.50', '702.52'),
  (ability) => [
    {
      ability: 'static',
      keyword: 'dredge',
      zones: ['graveyard'],
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: { on: 'draw', who: { who: 'owners', of: self } },
            condition: {
              if: 'compare',
              left: { q: 'zoneSize', zone: 'library', of: { who: 'owners', of: self } },
              op: '≥',
              right: numberOf(ability),
            },
            optional: { who: 'owners', of: self },
            instead: {
              instead: 'do',
              effect: [
                { do: 'mill', who: { who: 'owners', of: self }, count: numberOf(ability) },
                { do: 'move', what: self, to: { zone: 'hand' } },
              ],
            },
          },
        },
      ],
    },
  ],
  { needs: ['n'] },
);

/** A creature going to your graveyard makes this card come back or go. */
export const recover = define(
  'recover',
  numbers('502.55', '702.56', '702.57', '702.59'),
  (ability) => [
    {
      ability: 'triggered',
      keyword: 'recover',
      zones: ['graveyard'],
      event: { on: 'move', what: and(creature, not({ is: 'self' })), from: 'battlefield', to: 'graveyard', toOf: you },
      body: {
        effect: [
          {
            do: 'pay',
            who: you,
            cost: costOf(ability),
            then: [{ do: 'move', what: self, to: { zone: 'hand' } }],
            else: [{ do: 'move', what: self, to: { zone: 'exile' } }],
          },
        ],
      },
    },
  ],
  { needs: ['cost'] },
);
