/** Continuous effects. 2006: 418 · 2009, 2011, 2026: 611–613 */
import type { ScenarioInput } from '@rulewright/scenario';
import { defining } from './defining.ts';
import { dependency } from './dependency.ts';
import { inLayers } from './in-layers.ts';
import { lasting } from './lasting.ts';
import { moreLayers } from './more-layers.ts';
import { playersAndRules } from './players-and-rules.ts';
import { statics } from './statics.ts';
import { text } from './text.ts';
import { timestamps } from './timestamps.ts';

export const continuous: Readonly<Record<string, readonly ScenarioInput[]>> = {
  defining,
  dependency,
  inLayers,
  lasting,
  moreLayers,
  playersAndRules,
  statics,
  text,
  timestamps,
};
