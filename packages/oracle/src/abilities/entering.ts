/** Something enters, as an event: in which state, from where and under whose control. 2006: 410.10 · 2009, 2011, 2026: 603.6 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, anyPlayer, pluralFilter, possessive, singularFilter } from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';

const f = { f: () => aFilter };
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
  phrase('{f!} <enters>', enters('$f'), f),
  phrase('{f!} <enters> tapped', enters({ '&': ['$f', { is: 'tapped' }] }, {}, { $tapped: true }), f),
  phrase('{f!} <enters> untapped', enters({ '&': ['$f', { is: 'untapped' }] }, {}, { $untapped: true }), f),
  phrase(
    '{f!} <enters> under {p} control',
    enters({ '&': ['$f', { is: 'controlledBy', player: '$p' }] }, {}, { $under: true }),
    { ...f, p: possessive },
  ),
  phrase(
    '{f!} <enters> tapped and under {p} control',
    enters({ '&': ['$f', { is: 'tapped' }, { is: 'controlledBy', player: '$p' }] }, {}, { $under: 'tapped' }),
    { ...f, p: possessive },
  ),
  ...[{}, { cause: 'unplayed' }].map((how) =>
    phrase(
      `one or more {f} <to enter> under {p} control${'cause' in how ? ' without being played' : ''}`,
      enters({ '&': ['$f', { is: 'controlledBy', player: '$p' }] }, {}, { ...how, together: true, $under: true }),
      { f: pluralFilter, p: possessive },
    ),
  ),
  phrase('{f!} <enters> from a graveyard', enters('$f', FROM_GRAVEYARD, { $from: true }), f),
  phrase('{f!} <enters> from exile', enters('$f', { from: 'exile' }, { $from: 'exile' }), f),
  // whoever creates a token owns it (2006: 216.2 · 2026: 111.2)
  phrase(
    '{p!} create~ a {f}',
    enters({ '&': ['$f', { is: 'ownedBy', player: '$p' }] }, { from: 'outside' }, { $created: true }),
    { p: anyPlayer, f: aToken },
  ),
  phrase(
    '{p!} create~ one or more {f}',
    enters({ '&': ['$f', { is: 'ownedBy', player: '$p' }] }, { from: 'outside' }, { together: true, $created: true }),
    { p: anyPlayer, f: tokens },
  ),
  phrase(
    '{p!} create~ or sacrifice~ a {f}',
    {
      on: 'either',
      of: [
        enters({ '&': ['$f', { is: 'ownedBy', player: '$p' }] }, { from: 'outside' }, { $created: true }),
        { on: 'sacrifice', who: '$p', what: '$f' },
      ],
    },
    { p: anyPlayer, f: aToken },
  ),
  phrase('{f!} <enters> from {q} graveyard', enters('$f', FROM_GRAVEYARD, { fromOf: '$q' }), { ...f, q: possessive }),
]);
