/** A loss of the game replaced. 2006: 102.3, 419.6 · 2009, 2011, 2026: 104.3, 614.6 */
import { phrase, type Rule } from '../grammar/index.ts';
import { anyPlayer } from '../nouns/index.ts';
import { replacementPart } from './parts.ts';

/** `If you would lose the game, instead …`. */
export const lossInstead = (insteadClauses: Rule): Rule =>
  phrase(
    'if {p!} would lose the game, {q}',
    [replacementPart({ on: 'loseGame', who: '$p' }, { instead: 'do', effect: '$q' })],
    { p: anyPlayer, q: insteadClauses },
    { agree: 'none' },
  );
