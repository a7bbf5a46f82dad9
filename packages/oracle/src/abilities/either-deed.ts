/** One of two things that a player does: "plays a land or casts a spell". 2006: 404.4 · 2009, 2011, 2026: 603.2 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, anyPlayer, cardFilter, filter } from '../nouns/index.ts';

const deed: Rule = alt('what a player does', () => [
  phrase('<cast> a {f}', { on: 'cast', what: '$f' }, { f: filter }),
  phrase('play~ a land', { on: 'playLand', what: { is: 'any' } }),
  phrase('sacrifice~ {f}', { on: 'sacrifice', what: '$f' }, { f: aFilter }, { agree: 'v' }),
  phrase('discard~ a card', { on: 'discard' }),
  phrase('discard~ a {f}', { on: 'discard', what: '$f' }, { f: cardFilter }, { agree: 'v' }),
]);

export const eitherDeed: Rule = phrase(
  '{p!} {a!} or {b!}',
  {
    on: 'either',
    of: [
      { '...': '$a', who: '$p' },
      { '...': '$b', who: '$p' },
    ],
  },
  { p: anyPlayer, a: deed, b: deed },
);
