/** Copying. 2006: 503 · 2009, 2011: 706 · 2026: 707 */
import type { ScenarioInput } from '@rulewright/scenario';
import { abilities } from './abilities.ts';
import { becoming } from './becoming.ts';
import { casting } from './casting.ts';
import { choices } from './choices.ts';
import { copiableValues } from './copiable-values.ts';
import { doubleFaced } from './double-faced.ts';
import { entering } from './entering.ts';
import { exceptions } from './exceptions.ts';
import { leftOut } from './left-out.ts';
import { linked } from './linked.ts';
import { spells } from './spells.ts';
import { staticEffects } from './static-effects.ts';
import { status } from './status.ts';
import { targets } from './targets.ts';
import { tokens } from './tokens.ts';

export const copying: Readonly<Record<string, readonly ScenarioInput[]>> = {
  abilities,
  becoming,
  casting,
  choices,
  copiableValues,
  doubleFaced,
  entering,
  exceptions,
  leftOut,
  linked,
  spells,
  staticEffects,
  status,
  targets,
  tokens,
};
