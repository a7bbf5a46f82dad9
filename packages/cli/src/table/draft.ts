/** A marked answer at the terminal: the answer that it makes, or in words why it makes none. 2006: 408–413 · 2009, 2011, 2026: 101.4, 601 */
import type { Answer, ViewDecision } from '@rulewright/engine';
import { answerOf, type Draft, type Lack, lackOf } from '@rulewright/protocol';

/** A line that was not read is to be said in other words. */
export const isLine = ({ form, byHand }: ViewDecision): boolean => form === 'name' && byHand?.asks === 'words';

export type Finished =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** “from 1”, “from 1 to 6”; with `open` for a number that has no upper bound. */
const bounds = ({ min = 0, max }: ViewDecision, open: string): string =>
  max == null ? `${open} ${min}` : `from ${min} to ${max}`;

const divided = ({ amount }: ViewDecision, { picked }: Draft): string =>
  `divide ${amount}; so far it is ${picked.reduce((total, one) => total + one, 0)}`;
const outside = (asked: ViewDecision): string => `the number must be ${bounds(asked, 'at least')}`;

const LACKING: Readonly<Record<Lack['lacks'], (asked: ViewDecision, draft: Draft) => string>> = {
  choices: ({ min = 0, max }) => `choose ${min === max ? min : `at least ${min}`}`,
  tooMany: (asked, draft) => (asked.amount === undefined ? `choose at most ${asked.max}` : divided(asked, draft)),
  left: divided,
  leastEach: ({ least }) => `each gets at least ${least}`,
  whole: (asked) => `type a number ${bounds(asked, 'from')}`,
  atLeast: outside,
  atMost: outside,
  name: () => 'type the name of a card',
};

/** The answer that the marks make, or in words why they make none. `typed`: the number or name. */
export function finish(asked: ViewDecision, marked: Draft, typed = ''): Finished {
  if (isLine(asked) && typed.trim() === '') return { ok: true, answer: '' };
  const number = /^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const draft = { ...marked, number, name: typed };
  const lack = lackOf(asked, draft);
  return lack === null
    ? { ok: true, answer: answerOf(asked, draft) }
    : { ok: false, message: LACKING[lack.lacks](asked, draft) };
}
