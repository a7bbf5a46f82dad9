/** Decisions as small choices: what may come next, page by page, and which answers they come to. 2006: 308–310 · 2009, 2011, 2026: 508–510 */
import type { Answer, ViewDecision } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { type Course, courseOf, DONE } from './course.ts';
import { MORE, menuOf } from './menu.ts';

const asked = (decision: Partial<ViewDecision> & Pick<ViewDecision, 'form'>, offered?: readonly number[]): Course =>
  courseOf(
    { kind: 'objects', player: 0, by: 0, source: 0, prompt: '', rule: null, ...decision },
    { most: null, names: ['Forest', 'Island'], options: offered ?? (decision.options ?? []).map((_, at) => at) },
  );
const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: { mode: at, text: '' }, object: 0 }));

/** Every answer that small choices come to. */
function answers(course: Course, accepts: ((answer: Answer) => boolean) | null = null): Answer[] {
  const found: Answer[] = [];
  const from = (picks: readonly number[]): void => {
    if (course.open(picks).count === 0) found.push(course.answer(picks));
    else
      for (let page = 0, more = true; more; page++) {
        const { choices } = menuOf(course, picks, accepts, page);
        more = choices.includes(MORE);
        for (const choice of choices) if (choice !== MORE) from([...picks, choice]);
      }
  };
  from([]);
  return found;
}

test('some of a list are chosen one after the other, each once, and then no more', () => {
  const course = asked({ form: 'choose', options: options(3), min: 0, max: 2 });
  expect(answers(course)).toEqual([[], [0], [0, 1], [0, 2], [1], [1, 0], [1, 2], [2], [2, 0], [2, 1]]);
  expect(answers(asked({ form: 'choose', options: options(3), min: 1, max: 1 }, [0, 2]))).toEqual([[0], [2]]);
  expect(answers(asked({ form: 'choose', options: options(2), min: 2, max: 2, repeat: true }))).toHaveLength(4);
});

test('orders, numbers, divisions and names are all there', () => {
  expect(answers(asked({ form: 'order', options: options(3) }))).toHaveLength(6);
  expect(answers(asked({ form: 'number', min: 2, max: 4 }))).toEqual([2, 3, 4]);
  expect(answers(asked({ form: 'name' }))).toEqual(['Forest', 'Island']);
  expect(answers(asked({ form: 'divide', options: options(2), amount: 4, least: 1 }))).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
  ]);
});

test('a long list has pages of 63 and what turns them, and nothing on it is lost', () => {
  const course = asked({ form: 'choose', options: options(150), min: 1, max: 1 });
  expect(menuOf(course, [], null, 0).choices).toHaveLength(64);
  expect(menuOf(course, [], null, 2).choices).not.toContain(MORE);
  expect(answers(course)).toEqual(Array.from({ length: 150 }, (_, at) => [at]));
  expect(menuOf(asked({ form: 'choose', options: options(64), min: 1, max: 1 }), [], null, 0).choices).not.toContain(
    MORE,
  );
  // a number without a bound has pages without end
  expect(menuOf(asked({ form: 'number', min: 0, max: null }), [], null, 1000).choices[0]).toBe(63_000);
});

const creatures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    attacker: at + 1,
    label: '',
    targets: [{ label: '', value: { player: 1 } }],
    must: false,
  }));

test('attackers are placed creature by creature, and only as a whole declaration may go on', () => {
  const course = asked({ form: 'attackers', attackers: creatures(3) });
  expect(answers(course)).toHaveLength(8);
  const notAlone = (answer: Answer): boolean => (answer as readonly unknown[]).length !== 1;
  expect(answers(course, notAlone)).toHaveLength(5);
  // once two stay, the third must
  expect(menuOf(course, [DONE, DONE], notAlone, 0).choices).toEqual([DONE]);
});

test('of many creatures the first must attack: the search for a legal whole does not run through all the others', () => {
  const course = asked({ form: 'attackers', attackers: creatures(30) });
  let judged = 0;
  const first = (answer: Answer): boolean => {
    judged++;
    return (answer as readonly { attacker: number }[])[0]?.attacker === 1;
  };
  expect(menuOf(course, [], first, 0).choices).toContain(0);
  expect(judged).toBeLessThan(1000);
});

test('a creature that may block several is given its attackers one after the other', () => {
  const attackers = [1, 2, 3].map((id) => ({ id, label: '' }));
  const course = asked({ form: 'blockers', blockers: [{ blocker: 9, label: '', attackers, max: 2 }] });
  const blocked = answers(course).map(
    (answer) => (answer as readonly { attackers: readonly number[] }[])[0]?.attackers,
  );
  expect(blocked).toEqual([undefined, [0], [0, 1], [0, 2], [1], [1, 2], [2]]);
});
