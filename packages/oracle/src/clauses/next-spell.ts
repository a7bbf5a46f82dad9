/**
 * "The next spell you cast this turn": what is so of it until such a spell has been cast. How many were cast before is noted as the effect
 * begins. 2006: 409, 418 · 2009, 2011, 2026: 601, 611.2
 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywords } from '../keywords/keyword-lists.ts';
import { cardFilter, singularFilter } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';
import { castThisTurn } from '../nouns/turn-events.ts';
import { uncastSpells } from './costs-for-a-time.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ keywords, kind, uncastSpells }));

const YOU = { who: 'you' };
const untilCast = (where: unknown): object => ({
  until: 'all',
  of: [
    { until: 'endOfTurn' },
    {
      until: 'asLongAs',
      condition: { if: 'compare', left: castThisTurn(where), op: '=', right: { q: 'castSoFar', where } },
    },
  ],
});
const effect = (part: object, duration: unknown): object => ({ do: 'effect', parts: [part], duration });
/** What changes how such a spell is cast lasts until one is. */
const ofCasting = (part: object): object => effect(part, untilCast('$f'));

/** A card that would be such a spell, or a spell. */
const kind: Rule = alt('a kind', () => [asking(() => cardFilter, 1), singularFilter]);

const NEXT = { set: 'nextCast', who: YOU, where: '$f', after: { q: 'castSoFar', where: '$f' } };
const ofThatSpell = (part: object): object => effect(part, { until: 'endOfTurn' });

export const nextSpell: Rule = alt('the next spell', () => [
  // of all of them it is so, those that are cast later in the turn too
  phrase(
    "{f:uncastSpells} {p!:anyPlayer} <cast> this turn can't be countered",
    {
      ...ofThatSpell({
        part: 'rule',
        rule: {
          rule: 'cantBeCountered',
          what: { set: 'all', where: { '&': ['$f', { is: 'castBy', player: '$p' }] }, zone: 'stack' },
        },
      }),
      $this: true,
    },
    { agree: 'none' },
  ),
  phrase(
    'the next {f:singularFilter} you <cast> this turn has {a:keywords}',
    ofThatSpell({ part: 'change', affects: NEXT, mods: [{ mod: 'gain', abilities: '$a' }] }),
    { agree: 'none' },
  ),
  ...['', ' by spells or abilities'].map((by) =>
    phrase(
      `the next {f:singularFilter} you <cast> this turn can't be countered${by}`,
      ofThatSpell({ part: 'rule', rule: { rule: 'cantBeCountered', what: NEXT, ...(by === '' ? {} : { $by: true }) } }),
      { agree: 'none' },
    ),
  ),
  phrase(
    'the next {f:singularFilter} you <cast> this turn costs {n:genericMana} less to <to cast>',
    ofCasting({ part: 'cost', change: { of: 'cast', what: '$f', who: YOU, reduce: '$n' } }),
    { agree: 'none' },
  ),
  ...(
    [
      ['<cast>', '<played>'],
      ['play', 'played'],
    ] as const
  ).map(([cast, played]) =>
    phrase(
      `the next {f:kind} you ${cast} this turn can be ${played} as though it had flash`,
      {
        ...ofCasting({ part: 'rule', rule: { rule: 'mayCastAsThoughFlash', who: YOU, what: '$f' } }),
        ...(cast === 'play' ? { $play: true } : {}),
      },
      { agree: 'none' },
    ),
  ),
]);
