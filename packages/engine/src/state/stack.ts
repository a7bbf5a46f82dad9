/** What is announced for a spell or ability on the stack. 2006: 409.1 · 2009, 2011, 2026: 601.2 */
import type { ObjectId } from './ids.ts';
import type { AbilityRef, Env, StackInfo } from './state.ts';

/** Under this tag it is noted for how many Phyrexian symbols life was paid (2011: 107.4f · 2026: 107.4f, 702.150a). */
export const LIFE_FOR_SYMBOL = 'life for a symbol';

/** Nothing announced yet. */
export function blankStackInfo(
  kind: StackInfo['kind'],
  ability: AbilityRef | null,
  source: ObjectId,
  env: Env,
  fields: Partial<StackInfo> = {},
): StackInfo {
  return {
    ability,
    source,
    kind,
    modes: [],
    targets: [],
    x: null,
    env,
    paid: {},
    manaSpent: [],
    castFrom: null,
    copy: false,
    spliced: [],
    damage: null,
    ...fields,
  };
}
