/** Face-down spells and permanents. 2006: 502.26, 504 · 2009, 2011: 707 · 2026: 708 */
import type { ScenarioInput } from '@rulewright/scenario';
import { castingFaceDown } from './casting.ts';
import { manifest } from './manifest.ts';
import { meanwhile } from './meanwhile.ts';
import { revealed } from './revealed.ts';
import { turnedDown } from './turned-down.ts';
import { turningUp } from './turning-up.ts';

export const faceDown: Readonly<Record<string, readonly ScenarioInput[]>> = {
  castingFaceDown,
  manifest,
  meanwhile,
  revealed,
  turnedDown,
  turningUp,
};
