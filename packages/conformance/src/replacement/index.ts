/** Replacement and prevention. 2006: 419 · 2009, 2011, 2026: 614–616 */
import type { ScenarioInput } from '@rulewright/scenario';
import { anchorWords } from './anchor-words.ts';
import { applying } from './applying.ts';
import { asItEnters } from './as-it-enters.ts';
import { cannot } from './cannot.ts';
import { replacedCounters } from './counters.ts';
import { damage } from './damage.ts';
import { entering } from './entering.ts';
import { instead } from './instead.ts';
import { prevention } from './prevention.ts';
import { selfReplacement } from './self-replacement.ts';
import { skipping } from './skipping.ts';
import { sources } from './sources.ts';
import { tokens } from './tokens.ts';

export const replacement: Readonly<Record<string, readonly ScenarioInput[]>> = {
  anchorWords,
  applying,
  asItEnters,
  cannot,
  replacedCounters,
  damage,
  entering,
  instead,
  prevention,
  selfReplacement,
  skipping,
  sources,
  tokens,
};
