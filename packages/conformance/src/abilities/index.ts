/** Kinds of abilities. 2006: 402–412 · 2009, 2011, 2026: 602–604 */
import type { ScenarioInput } from '@rulewright/scenario';
import { activated } from './activated.ts';
import { additionalTimes } from './additional-times.ts';
import { conditions } from './conditions.ts';
import { delayed } from './delayed.ts';
import { functioning } from './functioning.ts';
import { hidden } from './hidden.ts';
import { keywords } from './keywords.ts';
import { linked } from './linked.ts';
import { lookingBack } from './looking-back.ts';
import { loyalty } from './loyalty.ts';
import { manaAbilities } from './mana-abilities.ts';
import { triggerStacking } from './trigger-stacking.ts';
import { triggering } from './triggering.ts';
import { triggers } from './triggers.ts';
import { whereAndWhose } from './where-and-whose.ts';
import { zoneChanges } from './zone-changes.ts';

export const abilities: Readonly<Record<string, readonly ScenarioInput[]>> = {
  activated,
  additionalTimes,
  conditions,
  delayed,
  functioning,
  hidden,
  keywords,
  linked,
  lookingBack,
  loyalty,
  manaAbilities,
  triggerStacking,
  triggering,
  triggers,
  whereAndWhose,
  zoneChanges,
};
