/** What is said of a vote after it: of its words, and of what has most of the votes. 2026: 701.38 */
import { lastOutcome, outcomeName, Unresolved } from './scope.ts';
import type { Node, Outcome, Scope } from './scope.ts';

const lastVote = (scope: Scope): Outcome => lastOutcome('vote', scope);

function wordsOf({ instruction }: Outcome): readonly string[] {
  const { words } = instruction['for'] as { words?: readonly { word: string }[] };
  return (words ?? []).map(({ word }) => word);
}

const votesFor = (name: string): Node => ({ q: 'ref', name });

/** "If sickness gets more votes": more than the other word. */
export function outvotes(node: Node, scope: Scope): Node {
  const word = node['word'] as string;
  const words = wordsOf(lastVote(scope));
  const [other, ...more] = words.filter((each) => each !== word);
  if (!words.includes(word) || other === undefined || more.length > 0)
    throw new Unresolved('more votes than those for one other word');
  const op = node['tied'] === true ? '≥' : '>';
  return { if: 'compare', left: votesFor(word), op, right: votesFor(other), $r: node };
}

/** "For each strength vote". */
export function votes(node: Node, scope: Scope): Node {
  const word = node['word'] as string;
  if (!wordsOf(lastVote(scope)).includes(word)) throw new Unresolved('votes for a word that is no choice');
  return { ...votesFor(word), $r: node };
}

/** "Each permanent with the most votes or tied for most votes". */
export function mostVoted(node: Node, scope: Scope): Node {
  const vote = lastVote(scope);
  if (wordsOf(vote).length > 0) throw new Unresolved('objects with most votes, but players voted for words');
  return { set: 'ref', name: outcomeName(vote, scope), $r: node };
}
