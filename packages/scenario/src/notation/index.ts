/** Scenarios as text. 2006, 2009, 2011, 2026: none (the notation is ours) */
export type { CardTexts } from './body.ts';
export {
  type Notation,
  type NotationResult,
  type Parted,
  type PrintOptions,
  type ReadOptions,
  partedAtSteps,
  printCards,
  printNotation,
  readNotation,
} from './document.ts';
export { printName } from './names.ts';
export { printStep } from './script.ts';
