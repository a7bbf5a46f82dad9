/** Conditions that something still is as it was: tapped, on the battlefield, exiled. 2006: 404.3 · 2009, 2011, 2026: 603.4, 611.2b */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { asking, definite } from '../nouns/objects.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ one, several }));

const EXILED = { is: 'zone', zone: 'exile' };
const one: Rule = asking(() => definite, 1);
const several: Rule = asking(() => definite, 2);

export const staying: Rule = alt('remains', () => [
  phrase('{o!:definite} remain~ tapped', { if: 'matches', what: '$o', filter: { is: 'tapped' }, $remains: true }),
  phrase('{o!:definite} remain~ <in play>', { if: 'matches', what: '$o', filter: { is: 'zone', zone: 'battlefield' } }),
  // of several, each as long as it does: until none of them is there
  phrase(
    '{o:several} remain exiled',
    { if: 'exists', what: { set: 'where', of: '$o', filter: EXILED }, $remains: true },
    { agree: 'none' },
  ),
  phrase('{o!:one} remain~ exiled', { if: 'matches', what: '$o', filter: EXILED }),
  phrase('{s:self} is still <in play>', { if: 'selfIn', zone: 'battlefield', $still: '$s' }, { agree: 'none' }),
  phrase('{o!:definite} remain~ on top of {of:possessive} library', {
    if: 'matches',
    what: '$o',
    filter: { is: 'in', set: { set: 'top', of: '$of', zone: 'library', count: 1 } },
  }),
]);
