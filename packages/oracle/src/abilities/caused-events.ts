/** What spells and abilities cause. 2006: 404, 410 · 2009, 2011, 2026: 603 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

export const causedEvent: Rule = alt('what is caused', () => [
  phrase(
    'a spell or ability {p:anyPlayer} controls causes a {f:singularFilter} to be put into {q:possessive} graveyard <from play>',
    { on: 'move', what: '$f', from: 'battlefield', to: 'graveyard', toOf: '$q', by: '$p', $causes: true },
    { agree: 'none' },
  ),
  phrase(
    'a spell or ability {p:anyPlayer} controls destroys a {f:singularFilter}',
    { on: 'destroy', what: '$f', by: '$p' },
    { agree: 'none' },
  ),
  phrase('a spell or ability causes a player to shuffle <his or her> library', {
    on: 'shuffle',
    who: { who: 'all' },
    $causes: true,
  }),
]);
