/** Companion: what the starting deck is like, whose cards lie in the library as it is asked. 2006, 2009, 2011: none · 2026: 702.139 */
import type { Ability } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ kindsOfCard, startingDeck }));

const YOU = { who: 'you' };
const inDeck = (where: unknown) => ({ set: 'all', where, zone: 'library', of: YOU });
const none = (where: unknown) => ({ if: 'not', of: { if: 'exists', what: inDeck(where) } });
/** Each such card is like that. */
const each = (kind: unknown, quality: unknown) => none({ '&': [kind, { is: 'not', of: quality }] });
const count = (what: unknown) => ({ q: 'count', of: inDeck(what) });

const one = asking(() => cardFilter, 1);

const startingDeck: Rule = alt('what the starting deck is like', () => [
  phrase('your starting deck contains only {f:pluralCardFilter}', none({ is: 'not', of: '$f' })),
  phrase(
    'your starting deck contains only {f:pluralCardFilter} and {g:pluralCardFilter}',
    none({ is: 'not', of: { is: 'or', of: ['$f', '$g'] } }),
  ),
  phrase('each {f:singularCardFilter} in your starting deck is a {g:kindsOfCard}', each('$f', '$g')),
  phrase(
    'each {f:singularCardFilter} in your starting deck has {s:stat} {n:digits} or less',
    { ...each('$f', { is: 'stat', stat: '$s', op: '≤', than: '$n' }), $has: true },
    { agree: 'none' },
  ),
  phrase(
    'each {f:singularCardFilter} in your starting deck has a activated ability',
    each('$f', { is: 'hasAbility', kind: 'activated' }),
  ),
  phrase('each {f:singularCardFilter} in your starting deck has a different name', {
    if: 'compare',
    left: { q: 'differentNames', of: inDeck('$f') },
    op: '=',
    right: count('$f'),
  }),
  phrase('each {f:singularCardFilter} in your starting deck shares a card type', {
    if: 'or',
    of: [
      { if: 'compare', left: count('$f'), op: '≤', right: 1 },
      { if: 'sharesAll', what: inDeck('$f'), share: 'cardType' },
    ],
  }),
  phrase(
    'no card in your starting deck has more than one of the same mana symbol in its mana cost',
    none({ is: 'costRepeats' }),
  ),
]);
/** `Cat, Elemental, or Beast card`: "card" is said once, for all of them. */
const kindsOfCard: Rule = alt('kinds of cards', () => [one, phrase('{f:singularFilter} card', '$f')]);

export const companion: Rule<Ability> = phrase<Ability>('companion — {d:startingDeck}.', {
  ability: 'keyword',
  keyword: 'companion',
  deck: '$d',
});
