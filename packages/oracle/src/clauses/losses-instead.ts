/** A loss of the game replaced. 2006: 102.3, 419.6 · 2009, 2011, 2026: 104.3, 614.6 */
import { phrase, type Rule } from '../grammar/index.ts';
import { anyPlayer } from '../nouns/index.ts';
import { replacementPart } from './parts.ts';

const loss = { on: 'loseGame', who: '$p' };

/** `If you would lose the game, instead …`. */
export const lossInstead = (insteadClauses: Rule): Rule =>
  phrase(
    'if {p!} would lose the game, {q}',
    [replacementPart(loss, { instead: 'do', effect: '$q' })],
    { p: anyPlayer, q: insteadClauses },
    { agree: 'none' },
  );

/** `The next time you would lose the game this turn, instead …`. */
export const nextLossInstead = (clauses: () => Rule): Rule =>
  phrase(
    'the next time {p!} would lose the game this turn, instead {c}',
    {
      do: 'effect',
      parts: [{ ...replacementPart(loss, { instead: 'do', effect: '$c', $first: true }), times: 1 }],
      duration: { until: 'endOfTurn' },
    },
    { p: anyPlayer, c: clauses },
    { agree: 'none' },
  );
