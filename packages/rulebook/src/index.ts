/** Every rule number of four editions: titles, the same rule elsewhere, summaries, where it is implemented and what shows it. */
export {
  chaptersOf,
  childrenOf,
  compareNumbers,
  editionsWith,
  isHeading,
  isRule,
  isWithin,
  numbersNear,
  parentOf,
  rulesCited,
  rulesOf,
  sectionsOf,
  titleOf,
} from './numbers.ts';
export { type Difference, type Said, type Tried, differences } from './differences.ts';
export { type Change, type Step, changeNamed, changesOfRule, timeline } from './timeline.ts';
export { type CardRule, type ReadCard, rulesOfCard } from './card-rules.ts';
export { sameRule } from './concordance.ts';
export { type GlossaryEntry, glossaryOf } from './glossary.ts';
export {
  type Keyword,
  type KeywordPage,
  keywordNamed,
  keywordOfRule,
  keywordPage,
  keywords,
} from './keywords.ts';
export { keywordIn, keywordPattern } from './keywords-in-text.ts';
export { type Meant, ruleMeant } from './find-rule.ts';
export { citedWhere, implementedWhere, seamsWhere } from './implementations.ts';
export { REASON_KINDS, type Reason, glossaryNothingToRun, nothingToRun } from './nothing-to-run.ts';
export {
  type ExampleEntry,
  type ExampleTally,
  exampleLedger,
  exampleTallyOf,
} from './examples.ts';
export {
  type Claim,
  type Claiming,
  type LedgerEntry,
  type SeedEntry,
  type SeedTally,
  STANDINGS,
  type Standing,
  type Tally,
  claimsOf,
  faultsOf,
  ledger,
  ledgers,
  seedLedger,
  seedTallyOf,
  tallyOf,
} from './ledger.ts';
export { type OfficialFile, type OfficialFileFault, readOfficialFile, tooLarge } from './official-file.ts';
export { type OfficialText, nameOfText, officialRule, readOfficialText } from './official-text.ts';
export { type Renumbered, type TextsCompared, compareTexts } from './compare-texts.ts';
export type { OfficialRule } from './rules-in-text.ts';
export { slugOf } from './plain-letters.ts';
export { type Example, type Page, type TitledNumber, examplesOf, pageOf } from './page.ts';
export { type JudgeQuestion, QUESTION_TOPICS, type QuestionTopic, judgeQuestions } from './questions.ts';
export { questionsAbout } from './find-question.ts';
export { search, searchIn } from './search.ts';
export {
  type Found,
  type SearchedScenario,
  type SearchIndex,
  indexOf as searchIndexOf,
  readIndex as readSearchIndex,
  savedIndex as savedSearchIndex,
  searchedScenario,
} from './search-index.ts';
export { SEEDS, type Seed } from './seeds.ts';
export { type Summary, ruleTitle, summariesOf, summaryOf } from './summaries.ts';
