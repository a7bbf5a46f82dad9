/** What an object is compared with that is its own: `with toughness greater than its power`. 2006: 200–217 · 2009, 2011, 2026: 109, 208 */
import type { Filter, Stat } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { stat } from './postmodifiers.ts';
import { ownZone } from './words.ts';
import { pluralCardFilter } from './objects.ts';

const phrase = phrasesOf(() => ({ ownZone, pluralCardFilter, stat }));

const ITSELF = { set: 'ref', name: 'candidate' };
const own = (stat: Stat): object => ({ q: 'stat', stat, of: ITSELF });
const COMPARED = [
  ['greater than', '>'],
  ['less than', '<'],
  ['equal to', '='],
] as const;
const PAIRS = [
  ['power', 'toughness'],
  ['toughness', 'power'],
] as const;

export const besideItself: Rule<Filter> = alt<Filter>('compared with itself', () => [
  ...PAIRS.flatMap(([a, b]) =>
    COMPARED.map(([words, op]) =>
      phrase<Filter>(`with ${a} ${words} ($its:its|their) ${b}`, { is: 'stat', stat: a, op, than: own(b) }),
    ),
  ),
  phrase<Filter>("whose power and toughness aren't equal", {
    is: 'not',
    of: { is: 'stat', stat: 'power', op: '=', than: own('toughness') },
  }),
  phrase<Filter>(
    "with {s:stat} less than or equal to the number of {f:pluralCardFilter} in its controller's {z:ownZone}",
    {
      is: 'stat',
      stat: '$s',
      op: '≤',
      than: { q: 'count', of: { set: 'all', where: '$f', zone: '$z', of: { who: 'controllers', of: ITSELF } } },
    },
    { agree: 'none' },
  ),
]);
