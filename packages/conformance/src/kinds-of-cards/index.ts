/** Split, flip, leveler, double-faced and meld cards. 2006: 505, 508 · 2009: 708–709 · 2011: 708–711 · 2026: 709–713 */
import type { ScenarioInput } from '@rulewright/scenario';

export const kindsOfCards: Readonly<Record<string, readonly ScenarioInput[]>> = {};
