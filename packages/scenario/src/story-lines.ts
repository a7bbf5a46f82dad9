/** A story line by line, for reading, and where two stories of one script differ. 2006, 2009, 2011, 2026: none (a view of the record) */
import { STEP_WORDS } from './notation/slots.ts';
import type { Standing, StandingPermanent } from './standing.ts';
import type { Story, ToldCause, ToldEvent } from './tell.ts';

export interface StoryLine {
  /** the place in the script of the step it belongs to; `ENDING`: how it ends */
  readonly step: number;
  readonly kind: 'step' | 'remark' | 'answer' | 'event' | 'became' | 'fault' | 'end';
  readonly text: string;
  readonly cause: ToldCause | null;
}

/** A longer story is compared by its first lines only, within one step. */
const MOST_COMPARED = 2000;
/** The step that the lines about the end belong to. */
export const ENDING = Number.POSITIVE_INFINITY;

/** Everything that a story tells, in order; at the end how the game stands. */
export function storyLines({ start, steps, open, fault }: Story): StoryLine[] {
  const line = (step: number, kind: StoryLine['kind'], text: string, cause: ToldCause | null = null): StoryLine => ({
    step,
    kind,
    text,
    cause,
  });
  const end = steps.at(-1)?.after ?? start;
  const told = steps.flatMap(({ at, line: text, kind, answered, happened, became, faults }) => [
    line(at, kind === 'remark' ? 'remark' : 'step', text),
    ...answered.map(({ player, question, source, answer }) =>
      line(
        at,
        'answer',
        `${player} is asked${source === null || question.includes(source) ? '' : ` by ${source}`}: ${question} → ${answer}`,
      ),
    ),
    ...happened.map((event: ToldEvent) => line(at, 'event', event.text, event.cause)),
    ...became.map((text) => line(at, 'became', text)),
    ...faults.map((text) => line(at, 'fault', kind === 'expectation' ? `not so: ${text}` : text)),
  ]);
  return [
    ...told,
    ...(open === null
      ? []
      : [
          line(
            ENDING,
            'fault',
            `${open.player} must now decide: ${open.question}; possible: ${open.possible.join(' | ')}`,
          ),
        ]),
    ...(fault !== null && steps.every(({ faults }) => faults.length === 0) ? [line(ENDING, 'fault', fault)] : []),
    ...(end === null ? [] : standingLines(end).map((text) => line(ENDING, 'end', text))),
  ];
}

/** Which lines of each have no counterpart in the other: within the same step, in the same order, with the same words. */
export function differing(one: readonly StoryLine[], other: readonly StoryLine[]): [boolean[], boolean[]] {
  const marks: [boolean[], boolean[]] = [one.map(() => true), other.map(() => true)];
  for (const step of new Set([...one, ...other].map((line) => line.step))) {
    const [mine, theirs] = [one, other].map((lines) =>
      lines.flatMap((line, at) => (line.step === step ? [at] : [])).slice(0, MOST_COMPARED),
    ) as [number[], number[]];
    for (const [a, b] of common(mine, theirs, (a, b) => one[a]?.text === other[b]?.text)) {
      marks[0][a] = false;
      marks[1][b] = false;
    }
  }
  return marks;
}

/** The longest common subsequence, as pairs. */
function common(one: readonly number[], other: readonly number[], same: (a: number, b: number) => boolean) {
  const width = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i * width + j] = same(one[i] as number, other[j] as number)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (same(one[i] as number, other[j] as number)) pairs.push([one[i++] as number, other[j++] as number]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

function standingLines({ turn, active, step, players, permanents, stack, result }: Standing): string[] {
  return [
    `Turn ${turn}, ${active}’s, ${stepWords(step)}${result === null ? '' : `; the game is over: ${result}`}`,
    ...players.map(({ name, life, counters, mana, hand, library, graveyard, exile }) =>
      [
        `${name}: ${life} life`,
        ...amounts(counters),
        ...(mana === '' ? [] : [`mana ${mana}`]),
        `hand ${listed(hand)}`,
        `library ${library}`,
        ...(graveyard.length === 0 ? [] : [`graveyard ${listed(graveyard)}`]),
        ...(exile.length === 0 ? [] : [`exile ${listed(exile)}`]),
      ].join('; '),
    ),
    ...players.flatMap(({ name }) => {
      const own = permanents.filter(({ controller }) => controller === name);
      return own.length === 0 ? [] : [`${name} controls ${own.map(permanentWords).join(', ')}`];
    }),
    ...permanents.filter(({ changed }) => changed.length > 0).map(changeWords),
    ...(stack.length === 0 ? [] : [`On the stack: ${listed(stack)}`]),
  ];
}

const stepWords = (step: string): string => STEP_WORDS.find(([name]) => name === step)?.[1] ?? step;

const ASPECTS = { name: 'name', pt: 'power and toughness', types: 'types' } as const;

/** `Bear: power and toughness 4/4, printed 2/2`. */
export const changeWords = ({ label, is, printed, changed }: StandingPermanent): string =>
  `${label}: ${changed.map((aspect) => `${ASPECTS[aspect]} ${is[aspect] || 'none'}, printed ${printed[aspect] || 'none'}`).join('; ')}`;

/** What permanents have become between two standings; of several that are called alike, nothing. */
export function becameWords(before: Standing, after: Standing): string[] {
  const called = ({ permanents }: Standing, label: string): StandingPermanent | undefined => {
    const [one, ...more] = permanents.filter((permanent) => permanent.label === label);
    return more.length === 0 ? one : undefined;
  };
  return after.permanents.flatMap((permanent) => {
    const { label, changed } = permanent;
    if (called(after, label) === undefined) return [];
    const was = called(before, label);
    const words = changed.length > 0 ? changeWords(permanent) : `${label}: as printed again`;
    const said = was === undefined || was.changed.length === 0 ? null : changeWords(was);
    return (changed.length > 0 ? words !== said : said !== null) ? [words] : [];
  });
}

/** `Bear (2/2, tapped, 1 damage)`. */
export function permanentWords({ label, is, tapped, damage, counters, attachedTo }: StandingPermanent): string {
  const state = [
    ...(is.pt === '' ? [] : [is.pt]),
    ...(tapped ? ['tapped'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...amounts(counters),
    ...(attachedTo === null ? [] : [`on ${attachedTo}`]),
  ];
  return state.length === 0 ? label : `${label} (${state.join(', ')})`;
}

const amounts = (counters: Readonly<Record<string, number>>): string[] =>
  Object.entries(counters).flatMap(([kind, n]) => (n > 0 ? [`${n} ${kind} counter${n === 1 ? '' : 's'}`] : []));

const listed = (names: readonly string[]): string => (names.length === 0 ? 'empty' : names.join(', '));
