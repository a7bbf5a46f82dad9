/** One of two things that a player does: "plays a land or casts a spell". 2006: 404.4 · 2009, 2011, 2026: 603.2 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ deed }));

const deed: Rule = alt('what a player does', () => [
  phrase('<cast> a {f:filter}', { on: 'cast', what: '$f' }),
  phrase('play~ a land', { on: 'playLand', what: { is: 'any' } }),
  phrase('sacrifice~ {f:aFilter}', { on: 'sacrifice', what: '$f' }, { agree: 'v' }),
  phrase('discard~ a card', { on: 'discard' }),
  phrase('discard~ a {f:cardFilter}', { on: 'discard', what: '$f' }, { agree: 'v' }),
]);

export const eitherDeed: Rule = phrase('{p!:anyPlayer} {a!:deed} or {b!:deed}', {
  on: 'either',
  of: [
    { '...': '$a', who: '$p' },
    { '...': '$b', who: '$p' },
  ],
});
