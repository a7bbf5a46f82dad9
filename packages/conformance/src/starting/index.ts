/** Starting and ending a game, mana, the golden rules. 2006: 100–104 · 2009, 2011, 2026: 100–107 */
import type { ScenarioInput } from '@rulewright/scenario';
import { beforeTheGame } from './before-the-game.ts';
import { colors } from './colors.ts';
import { goldenRules } from './golden-rules.ts';
import { letterX } from './letter-x.ts';
import { mana } from './mana.ts';
import { mulligans } from './mulligans.ts';
import { numbersAndSymbols } from './numbers-and-symbols.ts';
import { openingHands } from './opening-hands.ts';
import { symbols } from './symbols.ts';
import { winningAndLosing } from './winning-and-losing.ts';

export const starting: Readonly<Record<string, readonly ScenarioInput[]>> = {
  beforeTheGame,
  colors,
  goldenRules,
  letterX,
  mana,
  mulligans,
  numbersAndSymbols,
  openingHands,
  symbols,
  winningAndLosing,
};
