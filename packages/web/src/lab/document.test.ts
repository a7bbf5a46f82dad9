/** The tree of moves: going on, branching, going back, writing anew, naming, removing. */
import { describe, expect, test } from 'vitest';
import {
  type Doc,
  besides,
  branchOf,
  emptyDoc,
  otherBranches,
  rewritten,
  standingAt,
  steppedTo,
  textOf,
  withLine,
  withName,
  without,
} from './document.ts';

const HEAD = 'Bears  2026\n  A: Bear';
const played = (...lines: string[]): Doc => lines.reduce((doc, line) => withLine(doc, line), emptyDoc(HEAD));
const texts = (doc: Doc): string[] => branchOf(doc).map(({ text }) => text.trim());

describe('a document', () => {
  test('its text is the head and the open branch', () => {
    expect(textOf(played('A passes', 'B passes'))).toBe(`${HEAD}\n  A passes\n  B passes\n`);
  });

  test('a line played before the end begins a branch, one that is there already is gone into', () => {
    const first = played('A passes', 'B passes');
    const branched = withLine(steppedTo(first, 1), 'B concedes');
    expect(texts(branched)).toEqual(['A passes', 'B concedes']);
    expect(branched.lines).toHaveLength(3);
    const again = withLine(steppedTo(branched, 1), 'B passes');
    expect(texts(again)).toEqual(['A passes', 'B passes']);
    expect(again.lines).toHaveLength(3);
  });

  test('one goes beside to the other branch and back', () => {
    const branched = withLine(steppedTo(played('A passes', 'B passes', 'A passes'), 1), 'B concedes');
    const back = besides(branched, -1);
    expect(texts(back)).toEqual(['A passes', 'B passes', 'A passes']);
    expect(back.at).toBe(2);
    expect(texts(besides(back, 1))).toEqual(['A passes', 'B concedes']);
    expect(besides(back, -1)).toBe(back);
  });

  test('the branches that are not open are called by their names, else by the line with which they leave', () => {
    const first = played('A passes', 'B passes', 'A passes');
    expect(otherBranches(first)).toEqual([]);
    const branched = withLine(withLine(steppedTo(first, 1), 'B concedes'), 'A wins');
    expect(otherBranches(branched)).toEqual([{ tip: 3, called: 'B passes' }]);
    const back = besides(steppedTo(branched, 2), -1);
    expect(otherBranches(back)).toEqual([{ tip: 5, called: 'B concedes' }]);
    expect(otherBranches(withName(back, 5, 'Giving up'))).toEqual([{ tip: 5, called: 'Giving up' }]);
  });

  test('steps end at either end', () => {
    const doc = played('A passes');
    expect(steppedTo(doc, -3).at).toBe(0);
    expect(steppedTo(doc, Number.POSITIVE_INFINITY).at).toBe(1);
    expect(standingAt(doc, 0).at).toBe(0);
  });

  test('writing the branch anew keeps lines and the branches that go on from them', () => {
    const branched = withLine(steppedTo(played('A passes', 'B passes'), 1), 'B concedes');
    const written = rewritten(branched, HEAD, ['  A taps Forest']);
    expect(texts(written)).toEqual(['A taps Forest']);
    expect(written.lines.map(({ text }) => text.trim())).toEqual(['A taps Forest', 'B passes']);
    expect(written.at).toBe(1);
    expect(texts(rewritten(written, 'x', ['  a', '  b', '  c']))).toEqual(['a', 'b', 'c']);
  });

  test('a branch has a name, and goes with all that goes on from it', () => {
    const branched = withLine(steppedTo(played('A passes', 'B passes', 'A passes'), 1), 'B concedes');
    const tip = branched.tip;
    expect(withName(branched, tip, ' gives up ').lines.find(({ id }) => id === tip)?.name).toBe('gives up');
    const left = without(branched, tip);
    expect(texts(left)).toEqual(['A passes', 'B passes', 'A passes']);
    expect(left.at).toBe(1);
    expect(without(left, 1).lines).toEqual([]);
  });
});
