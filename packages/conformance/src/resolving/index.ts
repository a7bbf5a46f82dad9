/** Resolving spells and abilities. 2006: 413 · 2009, 2011, 2026: 608 */
import type { ScenarioInput } from '@rulewright/scenario';
import { damageResults } from './damage-results.ts';
import { damage } from './damage.ts';
import { deeds } from './deeds.ts';
import { drawing } from './drawing.ts';
import { groups } from './groups.ts';
import { inOrder } from './in-order.ts';
import { instructions } from './instructions.ts';
import { moreEffects } from './more-effects.ts';
import { permanentSpells } from './permanent-spells.ts';
import { terms } from './terms.ts';
import { until } from './until.ts';

export const resolving: Readonly<Record<string, readonly ScenarioInput[]>> = {
  damageResults,
  damage,
  deeds,
  drawing,
  groups,
  inOrder,
  instructions,
  moreEffects,
  permanentSpells,
  terms,
  until,
};
