/** Conditions about how many creatures are attacking. 2006: 308 · 2009, 2011, 2026: 508 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { pluralFilter, singularFilter } from '../nouns/objects.ts';
import { compare } from './compare.ts';

const attackers = (where: unknown) => ({ set: 'all', where: { '&': [where, { is: 'attacking' }] } });

export const attacking: Rule = alt('attacking', () => [
  phrase(
    '{n} or more {f} are attacking',
    { if: 'exists', what: attackers('$f'), atLeast: '$n', $are: true },
    { n: number, f: pluralFilter },
    { agree: 'none' },
  ),
  phrase('a {f} is attacking', { if: 'exists', what: attackers('$f'), $are: 'is' }, { f: singularFilter }),
  phrase(
    'exactly one {f} is attacking',
    { ...compare({ q: 'count', of: attackers('$f') }, '=', 1), $are: true },
    { f: singularFilter },
  ),
]);
