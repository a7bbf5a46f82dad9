/** "A permanent you control is put into a graveyard": a permanent is on the battlefield. 2006: 214, 404 · 2009, 2011, 2026: 110, 603 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const PERMANENT = { is: 'permanent' };
const put = (what: unknown, more: object): object => ({
  on: 'move',
  what,
  from: 'battlefield',
  to: 'graveyard',
  ...more,
});
export const permanentPut: Rule = alt('an event', () => [
  phrase('a permanent is put into {p:possessive} graveyard', put(PERMANENT, { toOf: '$p', $put: 'permanent' })),
  phrase(
    'a permanent {p!:anyPlayer} control~ is put into a graveyard',
    put({ is: 'and', of: [PERMANENT, { is: 'controlledBy', player: '$p' }] }, { $put: 'controlled' }),
    { agree: 'none' },
  ),
]);
