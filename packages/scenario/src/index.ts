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
export { type RunOptions, type ScenarioOutcome, runScenario } from './run.ts';
export { type Cards, type Setting, type SettingResult, settingOf } from './setting.ts';
export { ScenarioFault, labelOf, objectMeant } from './naming.ts';
export * from './notation/index.ts';
