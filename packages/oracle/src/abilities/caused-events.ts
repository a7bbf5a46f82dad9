/** What spells and abilities cause. 2006: 404, 410 · 2009, 2011, 2026: 603 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer, possessive, singularFilter } from '../nouns/index.ts';

export const causedEvent: Rule = alt('what is caused', () => [
  phrase(
    'a spell or ability {p} controls causes a {f} to be put into {q} graveyard <from play>',
    { on: 'move', what: '$f', from: 'battlefield', to: 'graveyard', toOf: '$q', by: '$p', $causes: true },
    { p: anyPlayer, f: singularFilter, q: possessive },
    { agree: 'none' },
  ),
  phrase(
    'a spell or ability {p} controls destroys a {f}',
    { on: 'destroy', what: '$f', by: '$p' },
    { p: anyPlayer, f: singularFilter },
    { agree: 'none' },
  ),
  phrase('a spell or ability causes a player to shuffle <his or her> library', {
    on: 'shuffle',
    who: { who: 'all' },
    $causes: true,
  }),
]);
