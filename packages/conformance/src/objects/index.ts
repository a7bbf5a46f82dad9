/** Objects, their characteristics and zones. 2006: 200–217 · 2009, 2011, 2026: 108–111, 201–208, 301–307, 400–406 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attachments } from './attachments.ts';
import { castingEachType } from './casting-each-type.ts';
import { characteristics } from './characteristics.ts';
import { emblems } from './emblems.ts';
import { identity } from './identity.ts';
import { knownTokens } from './known-tokens.ts';
import { ownersAndControllers } from './owners-and-controllers.ts';
import { permanents } from './permanents.ts';
import { tokensAndAuras } from './tokens-and-auras.ts';
import { tokensAndCopies } from './tokens-and-copies.ts';
import { tokensThatLeft } from './tokens-that-left.ts';
import { tokens } from './tokens.ts';
import { types } from './types.ts';
import { words } from './words.ts';
import { zones } from './zones.ts';

export const objects: Readonly<Record<string, readonly ScenarioInput[]>> = {
  attachments,
  castingEachType,
  characteristics,
  emblems,
  identity,
  knownTokens,
  ownersAndControllers,
  permanents,
  tokensAndAuras,
  tokensAndCopies,
  tokensThatLeft,
  tokens,
  types,
  words,
  zones,
};
