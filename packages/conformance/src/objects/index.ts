/** Objects: identity, tokens. 2006: 200–217 · 2009, 2011, 2026: 108–111, 400 */
import type { ScenarioInput } from '@rulewright/scenario';
import { identity } from './identity.ts';
import { tokensAndAuras } from './tokens-and-auras.ts';

export const objects: Readonly<Record<string, readonly ScenarioInput[]>> = {
  identity,
  tokensAndAuras,
};
