/** Conditions that something still is as it was: tapped, on the battlefield, exiled. 2006: 404.3 · 2009, 2011, 2026: 603.4, 611.2b */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { asking, definite, self } from '../nouns/objects.ts';
import { possessive } from '../nouns/players.ts';

const EXILED = { is: 'zone', zone: 'exile' };
const one: Rule = asking(() => definite, 1);
const several: Rule = asking(() => definite, 2);

export const staying: Rule = alt('remains', () => [
  phrase(
    '{o!} remain~ tapped',
    { if: 'matches', what: '$o', filter: { is: 'tapped' }, $remains: true },
    { o: definite },
  ),
  phrase(
    '{o!} remain~ <in play>',
    { if: 'matches', what: '$o', filter: { is: 'zone', zone: 'battlefield' } },
    { o: definite },
  ),
  // of several, each as long as it does: until none of them is there
  phrase(
    '{o} remain exiled',
    { if: 'exists', what: { set: 'where', of: '$o', filter: EXILED }, $remains: true },
    { o: several },
    { agree: 'none' },
  ),
  phrase('{o!} remain~ exiled', { if: 'matches', what: '$o', filter: EXILED }, { o: one }),
  phrase('{s} is still <in play>', { if: 'selfIn', zone: 'battlefield', $still: '$s' }, { s: self }, { agree: 'none' }),
  phrase(
    '{o!} remain~ on top of {of} library',
    { if: 'matches', what: '$o', filter: { is: 'in', set: { set: 'top', of: '$of', zone: 'library', count: 1 } } },
    { o: definite, of: possessive },
  ),
]);
