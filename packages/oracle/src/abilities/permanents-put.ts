/** "A permanent you control is put into a graveyard": a permanent is on the battlefield. 2006: 214, 404 · 2009, 2011, 2026: 110, 603 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer, possessive } from '../nouns/index.ts';

const PERMANENT = { is: 'permanent' };
const put = (what: unknown, more: object): object => ({
  on: 'move',
  what,
  from: 'battlefield',
  to: 'graveyard',
  ...more,
});
export const permanentPut: Rule = alt('an event', () => [
  phrase('a permanent is put into {p} graveyard', put(PERMANENT, { toOf: '$p', $put: 'permanent' }), { p: possessive }),
  phrase(
    'a permanent {p!} control~ is put into a graveyard',
    put({ is: 'and', of: [PERMANENT, { is: 'controlledBy', player: '$p' }] }, { $put: 'controlled' }),
    { p: anyPlayer },
    { agree: 'none' },
  ),
]);
