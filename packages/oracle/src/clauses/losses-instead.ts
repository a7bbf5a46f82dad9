/** A loss of the game replaced. 2006: 102.3, 419.6 · 2009, 2011, 2026: 104.3, 614.6 */
import { phrasesOf, type Rule } from '../grammar/index.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** `If you would lose the game, instead …`. */
export const lossInstead = (insteadClauses: Rule): Rule =>
  phrase.with({ q: insteadClauses })(
    'if {p!:anyPlayer} would lose the game, {q}',
    [replacementPart({ on: 'loseGame', who: '$p' }, { instead: 'do', effect: '$q' })],
    { agree: 'none' },
  );
