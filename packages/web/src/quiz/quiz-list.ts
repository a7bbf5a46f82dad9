/** Which positions make a question, and which of them is asked on a day; what is needed to show one. */
import type { WireView } from '@rulewright/protocol';
import { type Quiz, decidingRules, firstQuestion } from '@rulewright/scenario';
import { ask } from '../asking/asking.ts';
import type { Told } from '../lab/bench.ts';
import { type ListedScenario, listedScenarios, scenarioText } from '../connection/scenario-texts.ts';
import { trouble } from '../words/trouble.ts';

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

/** The n-th question of a day, from 1. @throws Error where the positions cannot be had */
export async function questionFor(date: string, nth: number): Promise<Asked> {
  const listed = (await listedScenarios())?.filter(({ quiz }) => quiz !== null) ?? [];
  if (listed.length === 0) throw trouble('quiz', ({ notFetched }) => notFetched);
  const asked = await firstQuestion(date, nth, listed, asking);
  if (asked === null) throw trouble('quiz', ({ noneMade }) => noneMade);
  return asked;
}

async function asking({ name, shows, quiz: edition }: ListedScenario): Promise<Asked | null> {
  if (edition === null) return null;
  const found = await scenarioText(name);
  if (!found.ok) throw found.message;
  const quiz = await ask('quiz', found.text, edition);
  if (quiz === null) return null;
  const [looked, told] = await Promise.all([ask('look', found.text, edition, 0), ask('tell', found.text, edition)]);
  if (looked === null) return null;
  const rules = decidingRules(shows, edition, quiz.by);
  return { name, quiz, start: looked.view, rules, told };
}
