/**
 * Keywords that are a prohibition or a prevention on the permanent: defender, shroud, hexproof, indestructible, protection, absorb, ward.
 * 2006: 502.7, 502.41 · 2009: 702.3, 702.14, 702.16, 702.61 · 2011: 702.3, 702.11, 702.15, 702.17, 702.62
 * 2026: 702.3, 702.11, 702.12, 702.16, 702.18, 702.21, 702.64
 */
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import {
  all,
  and,
  controlledBy,
  costOf,
  creature,
  define,
  isSelf,
  not,
  numberOf,
  numbers,
  opponents,
  or,
  parts,
  qualityOf,
  ref,
  replacing,
  rules,
  self,
  whenever,
} from './terms.ts';

export const defender = define('defender', numbers('502.41', '702.3', '702.3', '702.3'), () => [
  rules('defender', { rule: 'cantAttack', what: self }),
]);

export const shroud = define('shroud', numbers(null, '702.16', '702.17', '702.18'), () => [
  rules('shroud', { rule: 'cantBeTargeted', what: self }),
]);

export const hexproof = define('hexproof', numbers(null, null, '702.11', '702.11'), (ability) => [
  rules('hexproof', {
    rule: 'cantBeTargeted',
    what: self,
    of: ability.player ?? opponents,
    ...(ability.quality === undefined ? {} : { by: ability.quality }),
  }),
]);

/** A keyword today; in the editions before, a thing that is true of a permanent (700.4a), which card text states as a rule. */
export const indestructible = define('indestructible', numbers(null, null, null, '702.12'), () => [
  rules('indestructible', { rule: 'indestructible', what: self }),
]);

/** 702.16k: from each object the player controls, or owns while nobody controls it. */
const fromPlayer = (player: NonNullable<KeywordAbility['player']>): Filter =>
  or(
    controlledBy(player),
    and({ is: 'ownedBy', player }, not(or({ is: 'zone', zone: 'battlefield' }, { is: 'zone', zone: 'stack' }))),
  );

/** Targeting, attaching, damage and blocking, in the order of the rule. */
function protect(ability: KeywordAbility): readonly Ability[] {
  const { spares } = ability;
  const quality = ability.player === undefined ? qualityOf(ability) : fromPlayer(ability.player);
  return [
    parts(
      'protection',
      { part: 'rule', rule: { rule: 'cantBeTargeted', what: self, by: quality } },
      { part: 'rule', rule: { rule: 'cantBeAttached', what: self, by: quality, ...(spares && { spares }) } },
      {
        part: 'replacement',
        replacement: { event: { on: 'damage', source: quality, to: isSelf }, instead: { instead: 'prevent' } },
      },
      { part: 'rule', rule: { rule: 'cantBlock', what: all(creature, quality), whom: self } },
    ),
  ];
}
export const protection = define('protection', numbers('502.7', '702.14', '702.15', '702.16'), protect);

export const absorb = define(
  'absorb',
  numbers(null, '702.61', '702.62', '702.64'),
  (ability) => [
    replacing('absorb', {
      event: { on: 'damage', to: isSelf },
      instead: { instead: 'prevent', amount: numberOf(ability) },
    }),
  ],
  { needs: ['n'] },
);

export const ward = define(
  'ward',
  numbers(null, null, null, '702.21'),
  (ability) => [
    whenever('ward', { on: 'becomesTarget', what: isSelf, who: opponents }, [
      {
        do: 'pay',
        who: { who: 'controllers', of: ref('event.source') },
        cost: costOf(ability),
        else: [{ do: 'counter', what: ref('event.source') }],
      },
    ]),
  ],
  { needs: ['cost'] },
);
