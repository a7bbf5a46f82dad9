/** Something enters, as an event: in which state, from where and under whose control. 2006: 410.10 · 2009, 2011, 2026: 603.6 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { pluralFilter, singularFilter } from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ aToken, tokens }));

const enters = (what: unknown, from: object = {}, more: object = {}) => ({
  on: 'move',
  what,
  ...from,
  to: 'battlefield',
  ...more,
});
const FROM_GRAVEYARD = { from: 'graveyard' };

const ofTokens = (f: Filter): Filter | undefined =>
  typeof f === 'object' && f !== null && conjuncts(f).some(({ is }) => is === 'token') ? f : undefined;
const aToken = (): Rule => kept<Filter>(singularFilter, ofTokens);
const tokens = (): Rule => kept<Filter>(pluralFilter, ofTokens);

export const entering: Rule = alt('an event', () => [
  phrase('{f!:aFilter} <enters>', enters('$f')),
  phrase('{f!:aFilter} <enters> tapped', enters({ '&': ['$f', { is: 'tapped' }] }, {}, { $tapped: true })),
  phrase('{f!:aFilter} <enters> untapped', enters({ '&': ['$f', { is: 'untapped' }] }, {}, { $untapped: true })),
  phrase(
    '{f!:aFilter} <enters> under {p:possessive} control',
    enters({ '&': ['$f', { is: 'controlledBy', player: '$p' }] }, {}, { $under: true }),
  ),
  phrase(
    '{f!:aFilter} <enters> tapped and under {p:possessive} control',
    enters({ '&': ['$f', { is: 'tapped' }, { is: 'controlledBy', player: '$p' }] }, {}, { $under: 'tapped' }),
  ),
  ...[{}, { cause: 'unplayed' }].map((how) =>
    phrase(
      `one or more {f:pluralFilter} <to enter> under {p:possessive} control${'cause' in how ? ' without being played' : ''}`,
      enters({ '&': ['$f', { is: 'controlledBy', player: '$p' }] }, {}, { ...how, together: true, $under: true }),
    ),
  ),
  phrase('{f!:aFilter} <enters> from a graveyard', enters('$f', FROM_GRAVEYARD, { $from: true })),
  phrase('{f!:aFilter} <enters> from exile', enters('$f', { from: 'exile' }, { $from: 'exile' })),
  // whoever creates a token owns it (2006: 216.2 · 2026: 111.2)
  phrase(
    '{p!:anyPlayer} create~ a {f:aToken}',
    enters({ '&': ['$f', { is: 'ownedBy', player: '$p' }] }, { from: 'outside' }, { $created: true }),
  ),
  phrase(
    '{p!:anyPlayer} create~ one or more {f:tokens}',
    enters({ '&': ['$f', { is: 'ownedBy', player: '$p' }] }, { from: 'outside' }, { together: true, $created: true }),
  ),
  phrase('{p!:anyPlayer} create~ or sacrifice~ a {f:aToken}', {
    on: 'either',
    of: [
      enters({ '&': ['$f', { is: 'ownedBy', player: '$p' }] }, { from: 'outside' }, { $created: true }),
      { on: 'sacrifice', who: '$p', what: '$f' },
    ],
  }),
  phrase('{f!:aFilter} <enters> from {q:possessive} graveyard', enters('$f', FROM_GRAVEYARD, { fromOf: '$q' })),
]);
