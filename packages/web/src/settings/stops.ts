/** The steps in which a seat is asked, as a set that one click changes. */
import { type SeatSettings, WIRE_STEPS, type WireStep } from '@rulewright/protocol';

/** No player gets priority there in the ordinary course. */
export const WITHOUT_PRIORITY: ReadonlySet<WireStep> = new Set(['untap', 'cleanup']);

export function toggleStop(settings: SeatSettings, whose: 'own' | 'opponents', step: WireStep): SeatSettings {
  const now = settings.stops[whose];
  const next = now.includes(step)
    ? now.filter((one) => one !== step)
    : WIRE_STEPS.filter((one) => one === step || now.includes(one));
  return { ...settings, stops: { ...settings.stops, [whose]: next } };
}
