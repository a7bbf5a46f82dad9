/** Starting and ending a game, mana, the golden rules. 2006: 100–104 · 2009, 2011, 2026: 100–107 */
import type { ScenarioInput } from '@rulewright/scenario';
import { goldenRules } from './golden-rules.ts';
import { mulligans } from './mulligans.ts';
import { numbersAndSymbols } from './numbers-and-symbols.ts';
import { openingHands } from './opening-hands.ts';
import { winningAndLosing } from './winning-and-losing.ts';

export const starting: Readonly<Record<string, readonly ScenarioInput[]>> = {
  goldenRules,
  mulligans,
  numbersAndSymbols,
  openingHands,
  winningAndLosing,
};
