/** Conditions about how many creatures are attacking. 2006: 308 · 2009, 2011, 2026: 508 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { compare } from './compare.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

const attackers = (where: unknown) => ({ set: 'all', where: { '&': [where, { is: 'attacking' }] } });

export const attacking: Rule = alt('attacking', () => [
  phrase(
    '{n:number} or more {f:pluralFilter} are attacking',
    { if: 'exists', what: attackers('$f'), atLeast: '$n', $are: true },
    { agree: 'none' },
  ),
  phrase('a {f:singularFilter} is attacking', { if: 'exists', what: attackers('$f'), $are: 'is' }),
  phrase('exactly one {f:singularFilter} is attacking', {
    ...compare({ q: 'count', of: attackers('$f') }, '=', 1),
    $are: true,
  }),
]);
