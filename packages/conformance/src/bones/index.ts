/** The bones of the engine. 2006, 2009, 2011, 2026: passim */
import type { ScenarioInput } from '@rulewright/scenario';
import { castingWhileResolving } from './casting-while-resolving.ts';
import { concession } from './concession.ts';
import { dyingTogether } from './dying-together.ts';
import { opposedEffects } from './opposed-effects.ts';
import { payment } from './payment.ts';
import { preventionShield } from './prevention-shield.ts';

export const bones: Readonly<Record<string, readonly ScenarioInput[]>> = {
  castingWhileResolving,
  concession,
  dyingTogether,
  opposedEffects,
  payment,
  preventionShield,
};
