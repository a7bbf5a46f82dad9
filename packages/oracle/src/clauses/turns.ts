/** Turns, winning and losing, casting, copying and changing targets. 2006: 102, 300, 409, 415.7, 503 · 2009: 104, 113.6, 500, 601, 706 · 2011: 104, 114.6, 500, 601, 706 · 2026: 104, 115.7, 500, 601, 701.49, 707, 724–725 */
import { alt, equal, map, phrasesOf } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import type { Rule } from '../grammar/index.ts';
import { castVerb, targetOnly } from './casting.ts';
import { copyVerb } from './copying.ts';
import { ANY, CREATURE_OR_PLAYER } from '../nouns/recipients.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ anOpponent: phrase('a opponent', { who: 'opponent' }), targetOnly }));

interface ForEach {
  k: unknown;
  again: unknown;
  e: unknown;
}
/** "Choose target creature, then choose another target creature for each …": one, and as many more. */
const oneAndMore = { q: 'add', of: [1, '$e'] };
const SO_MANY = {
  do: 'bind',
  name: 'target',
  value: {
    objects: {
      set: 'target',
      spec: { count: { min: oneAndMore, max: oneAndMore }, objects: '$k', $another: true },
    },
  },
};
const anotherForEach: Rule = map<ForEach, unknown>(
  phrase('choose target {k:singularKind}, then choose another target {again:singularKind} for each {e:each}', {
    k: '$k',
    again: '$again',
    e: '$e',
  }),
  ({ k, again, e }) => (equal(k, again) ? fill(SO_MANY, { k, e }) : undefined),
  (value) => {
    const found: Record<string, unknown> = {};
    if (!match(SO_MANY, value, found, false)) return undefined;
    return { k: found['k'], again: found['k'], e: found['e'] };
  },
);

/** What players do; without `who`. */
export const turnVerb: Rule = alt('a verb about turns', () => [
  phrase('take~ a extra turn after this one', { do: 'extraTurn', count: 1 }),
  phrase('take~ two extra turns after this one', { do: 'extraTurn', count: 2 }),
  phrase('unlock~ a locked door of {o:object}', { do: 'unlock', what: '$o' }),
  phrase('lock~ a door of {o:object}', { do: 'unlock', what: '$o', lock: true }),
  phrase('become~ the monarch', { do: 'designatePlayer', as: 'monarch' }),
  phrase('take~ the initiative', { do: 'designatePlayer', as: 'initiative' }),
  phrase('planeswalk~', { do: 'planeswalk' }),
  phrase('roll~ the planar die', { do: 'rollPlanarDie' }),
  phrase('abandon~ this scheme', { do: 'abandon', what: { set: 'self' } }),
  phrase('venture~ into the dungeon', { do: 'venture' }),
  phrase('venture~ into Undercity', { do: 'venture', into: 'Undercity' }),
  phrase('lose~ the game', { do: 'loseGame' }),
  phrase('win~ the game', { do: 'winGame' }),
  phrase('skip~ {w:possessive} next turn', { do: 'skip', what: 'turn', times: 1, $whose: '$w' }),
  phrase('skip~ {w:possessive} next {n:numberWord} turns', { do: 'skip', what: 'turn', times: '$n', $whose: '$w' }),
  phrase('skip~ {w:possessive} next untap step', { do: 'skip', what: 'untap', times: 1, $whose: '$w' }),
  phrase('skip~ {w:possessive} next draw step', { do: 'skip', what: 'draw', times: 1, $whose: '$w' }),
  phrase('skip~ {w:possessive} next combat phase', { do: 'skip', what: 'combat', times: 1, $whose: '$w' }),
  phrase('skip~ all combat phases of {w:possessive} next turn', {
    do: 'skip',
    what: 'combat',
    times: 'allOfNextTurn',
    $whose: '$w',
  }),
  castVerb,
  copyVerb,
]);

/** Verb phrases that name no player. */
export const targetVerb: Rule = alt('a verb without a player', () => [
  phrase('after this main phase, there is an additional combat phase followed by an additional main phase', {
    do: 'extraPhase',
    phases: ['combat', 'postcombatMain'],
  }),
  phrase('after this phase, there is an additional combat phase', { do: 'extraPhase', phases: ['combat'] }),
  phrase('after this main phase, there is an additional combat phase', {
    do: 'extraPhase',
    phases: ['combat'],
    $after: 'main',
  }),
  phrase('after this main phase, there are two additional combat phases', {
    do: 'extraPhase',
    phases: ['combat', 'combat'],
  }),
  phrase('there is an additional combat phase after this phase', {
    do: 'extraPhase',
    phases: ['combat'],
    $after: 'last',
  }),
  phrase(
    'choose {a:targetOnly} and {b:targetOnly}. if both targets are still legal as this ability resolves, that player simultaneously sacrifices the {f:singularFilter} and returns the {g:singularCardFilter} to the battlefield',
    { do: 'sacrificeForCard', permanent: '$a', card: '$b', $f: '$f', $g: '$g' },
  ),
  phrase('choose {o:targetOnly}', { do: 'bind', name: 'target', value: { objects: '$o' } }),
  phrase('choose {a:targetOnly} and {b:targetOnly}', {
    do: 'bind',
    name: 'target',
    value: { objects: { set: 'union', of: ['$a', '$b'] } },
  }),
  phrase(
    '{p!:anOpponent} chooses target {k:singularKind} <he or she controls>',
    {
      do: 'bind',
      name: 'target',
      value: {
        objects: {
          set: 'target',
          spec: { count: { min: 1, max: 1 }, objects: '$k', by: '$p', own: true },
          $chooses: true,
        },
      },
    },
    { agree: 'none' },
  ),
  phrase('choose {p:targetPlayer}', { do: 'bind', name: 'target', value: { players: '$p' } }),
  anotherForEach,
  ...(
    [
      ['target creature or player', CREATURE_OR_PLAYER],
      ['any target', ANY],
    ] as const
  ).map(([words, either]) =>
    phrase(`choose ${words}`, {
      do: 'bind',
      name: 'target',
      value: { objects: { set: 'target', spec: { count: { min: 1, max: 1 }, ...either } } },
    }),
  ),
  phrase('change the target of {o:definite}. the new target must be a {f:singularFilter}', {
    do: 'changeTargets',
    of: '$o',
    by: { who: 'subject' },
    to: { set: 'all', where: '$f', $must: true },
  }),
  phrase(
    'change the target of {o:definite}. the new target must be {p:anyPlayer}',
    { do: 'changeTargets', of: '$o', by: { who: 'subject' }, toPlayer: '$p' },
    { agree: 'none' },
  ),
  phrase('change {o:objectPossessive} target to another {f:singularFilter}', {
    do: 'changeTargets',
    of: '$o',
    by: { who: 'subject' },
    to: { set: 'all', where: '$f', $another: true },
  }),
  phrase('change the target of {o:definite}', { do: 'changeTargets', of: '$o', by: { who: 'subject' } }),
  phrase('change the targets of {o:definite}', { do: 'changeTargets', of: '$o', by: { who: 'subject' }, $n: 'plural' }),
  phrase('change any targets of {o:definite}', {
    do: 'changeTargets',
    of: '$o',
    by: { who: 'subject' },
    which: 'any',
    $change: true,
  }),
  phrase('change a target of {o:definite} to {t:definite}', {
    do: 'changeTargets',
    of: '$o',
    by: { who: 'subject' },
    which: 'one',
    to: '$t',
  }),
  phrase('change the target of {o:definite} to {t:definite}', {
    do: 'changeTargets',
    of: '$o',
    by: { who: 'subject' },
    to: '$t',
  }),
  phrase('choose new targets for {o:definite}', {
    do: 'changeTargets',
    of: '$o',
    by: { who: 'subject' },
    which: 'any',
  }),
]);
