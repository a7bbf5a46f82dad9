/** What players can have or be: the monarch, the initiative, the city's blessing, rad counters; and dungeons. 2006, 2009, 2011: none · 2026: 309, 702.131, 724, 725, 727 */
import type { ScenarioInput } from '@rulewright/scenario';
import { blessing } from './blessing.ts';
import { dungeons } from './dungeons.ts';
import { initiative } from './initiative.ts';
import { marks } from './marks.ts';
import { monarch } from './monarch.ts';
import { radiation } from './radiation.ts';
import { ring } from './ring.ts';

export const designations: Readonly<Record<string, readonly ScenarioInput[]>> = {
  blessing,
  dungeons,
  initiative,
  marks,
  monarch,
  radiation,
  ring,
};
