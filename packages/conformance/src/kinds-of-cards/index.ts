/** Split, flip, leveler and double-faced cards. 2006: 505, 508 · 2009: 708, 709 · 2011: 708–711 · 2026: 709–712 */
import type { ScenarioInput } from '@rulewright/scenario';
import { doubleFaced } from './double-faced.ts';
import { flip } from './flip.ts';
import { leveler } from './leveler.ts';
import { modal } from './modal.ts';
import { split } from './split.ts';

export const kindsOfCards: Readonly<Record<string, readonly ScenarioInput[]>> = {
  doubleFaced,
  flip,
  leveler,
  modal,
  split,
};
