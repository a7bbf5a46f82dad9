/** Which positions make a question, and which of them is asked on a day; what is needed to show one. */
import type { EditionName } from '@rulewright/engine';
import type { WireView } from '@rulewright/protocol';
import { type Quiz, questionOfDay } from '@rulewright/scenario';
import { ask } from '../lab/asking.ts';
import type { Told } from '../lab/bench.ts';
import { type ListedScenario, listedScenarios, scenarioText } from '../rules/scenario-texts.ts';

export interface Asked {
  readonly name: string;
  readonly quiz: Quiz;
  /** before anything is done */
  readonly start: WireView;
  /** the rules that decide it, by their numbers in the question's edition */
  readonly rules: readonly string[];
  /** what happens, line by line */
  readonly told: Told;
}

/** So many positions are tried before one gives up; a position may have too few outcomes that are not so. */
const MOST_TRIED = 12;

/** Today, where the reader is: `2026-11-22`. */
export function today(now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether it is a date of the calendar. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** The n-th question of a day, from 1. @throws Error where the positions cannot be had */
export async function questionFor(date: string, nth: number): Promise<Asked> {
  const listed = (await listedScenarios())?.filter(({ quiz }) => quiz !== null) ?? [];
  if (listed.length === 0) throw new Error('The positions could not be fetched. Load the page again.');
  const first = questionOfDay(date, nth, listed.length);
  for (let tried = 0; tried < Math.min(MOST_TRIED, listed.length); tried++) {
    const scenario = listed[(first + tried) % listed.length];
    const asked = scenario?.quiz ? await asking(scenario, scenario.quiz) : null;
    if (asked !== null) return asked;
  }
  throw new Error('No question could be made of this day’s positions.');
}

async function asking({ name, shows }: ListedScenario, edition: EditionName): Promise<Asked | null> {
  const found = await scenarioText(name);
  if (!found.ok) throw new Error(found.message);
  const quiz = await ask('quiz', found.text, edition);
  if (quiz === null) return null;
  const [looked, told] = await Promise.all([ask('look', found.text, edition, 0), ask('tell', found.text, edition)]);
  if (looked === null) return null;
  const deciding = shows.flatMap(({ edition: of, rule, by }) =>
    of === edition && rule !== undefined && (by === undefined || by === quiz.by) ? [rule] : [],
  );
  return { name, quiz, start: looked.view, rules: deciding, told };
}
