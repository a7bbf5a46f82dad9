/** What is attached to an object, said of the object: `that's enchanted by an Aura you control`. 2006: 212.4 · 2009, 2011, 2026: 303.4, 301.5 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { singularFilter } from './objects.ts';

const phrase = phrasesOf(() => ({ singularFilter }));

const ATTACHED = { is: 'in', set: { set: 'hostOf', of: { set: 'all', where: '$f' } } };

const ANOTHER = { set: 'all', where: { '&': [{ is: 'other' }, '$f'] } };
export const worn: Rule = alt('what is attached to it', () => [
  phrase('with another {f:singularFilter} attached to it', { is: 'in', set: { set: 'hostOf', of: ANOTHER } }),
  ...['enchanted', 'equipped'].flatMap(($worn) => [
    phrase(`that's ${$worn} by a {f:singularFilter}`, { ...ATTACHED, $worn, $that: true }),
    phrase(`${$worn} by a {f:singularFilter}`, { ...ATTACHED, $worn }),
  ]),
]);
