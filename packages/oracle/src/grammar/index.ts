/** The grammar's notation, for all rooms of the compiler. See `phrase.ts` for how a rule is written. */
export { eitherFirst, firstTested } from './first.ts';
export {
  alt,
  firstOf,
  lazy,
  open,
  kept,
  map,
  marked,
  memoised,
  MOST_STEPS,
  readWhole,
  startReading,
  terminal,
  TooMuchToRead,
  words,
} from './rule.ts';
export { equal } from '@rulewright/engine';
export type { OpenRule, Parse, Printing, Reading, Rule } from './rule.ts';
export { WORDINGS, type Wording } from './wording.ts';
export { phrases, phrasesOf } from './phrase.ts';
export type { Rules } from './phrase.ts';
export { replaced } from './replaced.ts';
export { many, series } from './series.ts';
export { SUBJECT } from './template.ts';
export { AS_IS, CAPITAL, join, tokenise } from './tokens.ts';
export type { Agreement } from './agreement.ts';
