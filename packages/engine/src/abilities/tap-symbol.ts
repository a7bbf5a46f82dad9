/** The tap and untap symbols in costs. 2006: 104.4 · 2009, 2011, 2026: 107.5–107.6 */
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Doing, Instruction } from '../vocabulary/instructions.ts';

/** The tap symbol, {T}. */
export const isTapSelf = (i: Instruction): i is Doing<'tap'> => i.do === 'tap' && i.what.set === 'self';
/** The untap symbol, {Q}. */
export const isUntapSelf = (i: Instruction): i is Doing<'untap'> => i.do === 'untap' && i.what.set === 'self';

/** Whether {T} is in the activation cost. */
export const costsTap = ({ cost }: ActivatedAbility): boolean => cost.actions?.some(isTapSelf) === true;
