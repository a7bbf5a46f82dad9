/**
 * Internal: for the engine's own tests, checks and measurements. Any release may change it. 2006: 100–104 · 2009, 2011, 2026: 100–104
 */
export { SAVE_FORMAT, seal } from './soundness/saved.ts';
export { staleness } from './soundness/derived.ts';
export { unsoundness } from './soundness/state.ts';
export { viewInHandles } from './view/in-handles.ts';
export { playerLabel } from './view/labels.ts';
export { checkForm } from './decisions/check.ts';
export { MOST_TICKS } from './state/state.ts';
export { cloneState } from './state/clone.ts';
export { Checksum } from './state/hash.ts';
export { derive } from './continuous/derive.ts';
export { hasSubtype, isType } from './meaning/filter.ts';
export { context } from './meaning/context.ts';
export { problemsOf } from './setup/anachronism.ts';
export { byReminderProblem } from './setup/by-reminder.ts';
export { legalActions } from './casting/legal-actions.ts';
