/** A position, a script and expectations as plain data. */
export {
  type ActionName,
  type Expectation,
  type Given,
  type InlineCard,
  type Move,
  type Placed,
  type Scenario,
  type ScenarioInput,
  type Shown,
  type Side,
  readScenarios,
  scenario,
} from './format.ts';
export { type Follower, type RunOptions, type ScenarioOutcome, runScenario } from './run.ts';
export { type StandingPermanent, type StandingPlayer, type Standing, standingOf } from './standing.ts';
export { HOLDINGS, type Holding, type ToldChange } from './having.ts';
export {
  type Exchange,
  type Story,
  type ToldCause,
  type ToldEvent,
  type ToldStep,
  openQuestion,
  tell,
} from './tell.ts';
export { type Explained, explained } from './explained.ts';
export { type Difference, type LeftOut, type Without, type WithoutFound, without } from './without.ts';
export { type Said, type SaidChange, inLine } from './characteristics-words.ts';
export { type Opened, type Place, type PlayedOn, openAt, openPlace, playOn } from './exploring.ts';
export { lineFor } from './line-for.ts';
export { type FromGame, scenarioFrom } from './from-game.ts';
export { type Quiz, type QuizOption, askedAbout, questionOfDay, quizOf } from './quiz.ts';
export { decidingRules, firstQuestion, isDate, today } from './quiz-day.ts';
export { seenFacts } from './seen-facts.ts';
export { ENDING, type StoryLine, changeWords, differing, permanentWords, storyLines } from './story-lines.ts';
export { type Cards, type Setting, type SettingResult, notUnderstood, settingOf } from './setting.ts';
export { ScenarioFault, labelOf, objectMeant } from './naming.ts';
export * from './notation/index.ts';
export { OBSTACLE_WORDS, refusedAction } from './obstacle-words.ts';
export { scenarioJsonSchema } from './json-schema.ts';
