/** The parts of a card, and the card types. 2006: 200–216 · 2009, 2011, 2026: 105, 110–112, 200–209, 300–307 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attachedAndOdd } from './attached-and-odd.ts';
import { auras } from './auras.ts';
import { battles } from './battles.ts';
import { landsAndKinds } from './lands-and-kinds.ts';
import { namesAndTypes } from './names-and-types.ts';
import { partsOfACard } from './parts-of-a-card.ts';
import { permanents } from './permanents.ts';
import { planeswalkers } from './planeswalkers.ts';
import { powerAndLoyalty } from './power-and-loyalty.ts';
import { typesThatChange } from './types-that-change.ts';

export const cardTypes: Readonly<Record<string, readonly ScenarioInput[]>> = {
  attachedAndOdd,
  auras,
  battles,
  landsAndKinds,
  namesAndTypes,
  partsOfACard,
  permanents,
  planeswalkers,
  powerAndLoyalty,
  typesThatChange,
};
