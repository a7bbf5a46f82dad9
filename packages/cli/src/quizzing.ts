/** The quiz in a terminal: the question of a day as the page asks it, and its answer with the rule and the story. */
import type { EditionName } from '@rulewright/engine';
import type { Quiz, QuizOption, Scenario, Story } from '@rulewright/scenario';
import { scenarioCards } from './cards/open-cards.ts';
import { storyText } from './explain/story.ts';
import { Failure } from './failure.ts';
import { type ListedScenario, listedQuestions, listedText } from './scenario-list.ts';
import { wrapped } from './text.ts';

export interface Question {
  readonly name: string;
  /** the cards and the position, in notation */
  readonly position: string;
  readonly quiz: Quiz;
  /** the rules that decide it, by their numbers in the question's edition */
  readonly rules: readonly string[];
  readonly story: Story;
}

/** The n-th question of a day, from 1. @throws Failure where no positions are at hand */
export async function questionFor(date: string, nth: number): Promise<Question> {
  const listed = await listedQuestions();
  if (listed.length === 0)
    throw new Failure('The questions are built with the page, which is not built here. Run npm run build first.');
  const { firstQuestion } = await import('@rulewright/scenario');
  const found = await firstQuestion(date, nth, listed, asking);
  if (found === null) throw new Failure(`No question could be made of the positions of ${date}.`);
  return found;
}

async function asking(listed: ListedScenario): Promise<Question | null> {
  const { decidingRules, printNotation, quizOf, readNotation, tell } = await import('@rulewright/scenario');
  const text = await listedText(listed);
  const read = text === null ? null : readNotation(text);
  const scenario = read?.ok ? read.notation.scenarios[0] : undefined;
  const edition = listed.quiz;
  if (scenario === undefined || edition == null) return null;
  // the positions name real cards, too, which the page has as well
  const cards = scenarioCards();
  const quiz = quizOf(scenario, edition, cards);
  return (
    quiz && {
      name: scenario.name,
      position: printNotation([positionAlone(scenario, edition)]).trimEnd(),
      quiz,
      rules: decidingRules(listed.shows, edition, quiz.by),
      story: tell(scenario, edition, cards),
    }
  );
}

function positionAlone({ about: _about, shows: _shows, ...rest }: Scenario, edition: EditionName): Scenario {
  // the name of a scenario gives its answer away
  return { ...rest, name: 'What happens', editions: [edition], script: [] };
}

export function questionText({ position, quiz }: Question, date: string, width: number): string {
  return [
    `What happens? The question of ${date}, by the rules of ${quiz.edition}`,
    '',
    position,
    '',
    'This is done:',
    ...quiz.lines.map((line) => wrapped(`  ${line}`, width, '    ')),
    '',
    'What is true then?',
    ...quiz.options.map(({ text }, at) => wrapped(`  ${at + 1}  ${text}`, width, '     ')),
  ].join('\n');
}

/** Whether it was right, the rule that decides with what it says, and what happens. */
export async function answerText({ quiz, rules, story }: Question, given: QuizOption, width: number): Promise<string> {
  const { summaryOf } = await import('@rulewright/rulebook');
  const right = quiz.options.find((option) => option.right);
  const elsewhere = given.soIn === null || given.right ? [] : [`By the rules of ${given.soIn} it would be.`];
  return [
    given.right ? 'Right.' : ['Not so.', ...elsewhere, `What happens: ${right?.text ?? ''}`].join(' '),
    ...rules.map((rule) => wrapped(`Rule ${rule}: ${summaryOf(quiz.edition, rule)?.text ?? ''}`, width, '  ')),
    '',
    storyText(story, { width }),
  ].join('\n');
}
