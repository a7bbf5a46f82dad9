/** Something enters, as an event: in which state, from where and under whose control. 2006: 410.10 · 2009, 2011, 2026: 603.6 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, possessive } from '../nouns/index.ts';

const f = { f: () => aFilter };
const enters = (what: unknown, from: object = {}, more: object = {}) => ({
  on: 'move',
  what,
  ...from,
  to: 'battlefield',
  ...more,
});
const FROM_GRAVEYARD = { from: 'graveyard' };

export const entering: Rule = alt('an event', () => [
  phrase('{f!} <enters>', enters('$f'), f),
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
  phrase('{f!} <enters> from a graveyard', enters('$f', FROM_GRAVEYARD, { $from: true }), f),
  phrase('{f!} <enters> from exile', enters('$f', { from: 'exile' }, { $from: 'exile' }), f),
  phrase('{f!} <enters> from {q} graveyard', enters('$f', FROM_GRAVEYARD, { fromOf: '$q' }), { ...f, q: possessive }),
]);
