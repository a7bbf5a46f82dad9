/** Companion: what the starting deck is like, whose cards lie in the library as it is asked. 2006, 2009, 2011: none · 2026: 702.139 */
import type { Ability } from '@rulewright/engine';
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, singularFilter } from '../nouns/index.ts';
import { digits } from '../nouns/numbers.ts';
import { asking } from '../nouns/objects.ts';
import { stat } from '../nouns/postmodifiers.ts';

const YOU = { who: 'you' };
const inDeck = (where: unknown) => ({ set: 'all', where, zone: 'library', of: YOU });
const none = (where: unknown) => ({ if: 'not', of: { if: 'exists', what: inDeck(where) } });
/** Each such card is like that. */
const each = (kind: unknown, quality: unknown) => none({ '&': [kind, { is: 'not', of: quality }] });
const count = (what: unknown) => ({ q: 'count', of: inDeck(what) });

const one = asking(() => cardFilter, 1);
const many = asking(() => cardFilter, 2);

const startingDeck: Rule = alt('what the starting deck is like', () => [
  phrase('your starting deck contains only {f}', none({ is: 'not', of: '$f' }), { f: many }),
  phrase('your starting deck contains only {f} and {g}', none({ is: 'not', of: { is: 'or', of: ['$f', '$g'] } }), {
    f: many,
    g: many,
  }),
  phrase('each {f} in your starting deck is a {g}', each('$f', '$g'), { f: one, g: () => kindsOfCard }),
  phrase(
    'each {f} in your starting deck has {s} {n} or less',
    { ...each('$f', { is: 'stat', stat: '$s', op: '≤', than: '$n' }), $has: true },
    { f: one, s: stat, n: digits },
    { agree: 'none' },
  ),
  phrase(
    'each {f} in your starting deck has a activated ability',
    each('$f', { is: 'hasAbility', kind: 'activated' }),
    {
      f: one,
    },
  ),
  phrase(
    'each {f} in your starting deck has a different name',
    { if: 'compare', left: { q: 'differentNames', of: inDeck('$f') }, op: '=', right: count('$f') },
    { f: one },
  ),
  phrase(
    'each {f} in your starting deck shares a card type',
    {
      if: 'or',
      of: [
        { if: 'compare', left: count('$f'), op: '≤', right: 1 },
        { if: 'sharesAll', what: inDeck('$f'), share: 'cardType' },
      ],
    },
    { f: one },
  ),
  phrase(
    'no card in your starting deck has more than one of the same mana symbol in its mana cost',
    none({ is: 'costRepeats' }),
  ),
]);
/** `Cat, Elemental, or Beast card`: "card" is said once, for all of them. */
const kindsOfCard: Rule = alt('kinds of cards', () => [one, phrase('{f} card', '$f', { f: singularFilter })]);

export const companion: Rule<Ability> = phrase<Ability>(
  'companion — {d}.',
  { ability: 'keyword', keyword: 'companion', deck: '$d' },
  { d: startingDeck },
);
