/** Casting and activating. 2006: 409 · 2009, 2011, 2026: 601–602 */
import type { ScenarioInput } from '@rulewright/scenario';
import { announcing } from './announcing.ts';
import { beginning } from './beginning.ts';
import { costs } from './costs.ts';
import { landPlays } from './land-plays.ts';
import { modes } from './modes.ts';
import { payOrder } from './pay-order.ts';
import { permission } from './permission.ts';
import { spells } from './spells.ts';
import { untimely } from './untimely.ts';

export const casting: Readonly<Record<string, readonly ScenarioInput[]>> = {
  announcing,
  beginning,
  costs,
  landPlays,
  modes,
  payOrder,
  permission,
  spells,
  untimely,
};
