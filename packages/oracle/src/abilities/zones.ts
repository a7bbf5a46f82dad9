/** Where abilities function that speak of their card being elsewhere. 2006: 402.7 · 2009, 2011: 112.6 · 2026: 113.6 */
import type { Condition, Zone } from '@rulewright/engine';

/** The zone an ability of the card functions in is told by the "from your graveyard" of its cost or effect. */
export function zoneOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Array.isArray(node)) {
    for (const item of node) {
      const zone = zoneOf(item);
      if (zone !== undefined) return zone;
    }
    return undefined;
  }
  const { $from: from, do: doing, what } = node as { $from?: unknown; do?: string; what?: { set?: string } };
  // a card that is discarded as a cost is in its owner's hand
  if (doing === 'discard' && what?.set === 'self') return 'hand';
  if (typeof from === 'string') return from;
  for (const value of Object.values(node)) {
    const zone = zoneOf(value);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** "If it is suspended": the card is in exile (2006: 502.59b · 2009: 702.59b · 2011: 702.60b · 2026: 702.62b). */
const isSuspended = (condition: Condition | undefined): boolean =>
  condition?.if === 'matches' && condition.what.set === 'self' && condition.filter.is === 'suspended';

/** The zones that a condition says the card is in; undefined where it says none, or only that the card is on the battlefield. */
export function zonesIn(condition: Condition | undefined): Zone[] | undefined {
  for (const one of condition?.if === 'and' ? condition.of : [condition]) {
    if (one?.if === 'selfIn' && one.zone !== 'battlefield') return [one.zone];
    if (isSuspended(one)) return ['exile'];
    if (one?.if === 'or') {
      const zones = one.of.flatMap((place) => (place.if === 'selfIn' ? [place.zone] : []));
      if (zones.length === one.of.length) return zones;
    }
  }
  return undefined;
}

/** Marks the first movement of the card itself as being from that zone: for trees without marks. */
export function markedFrom(node: unknown, zone: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const given = node as Record<string, unknown>;
  if (given['do'] === 'move' && (given['what'] as { set?: string }).set === 'self') {
    return { ...given, what: { set: 'self', $from: zone } };
  }
  if (Array.isArray(node)) return node.map((item) => markedFrom(item, zone));
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, markedFrom(value, zone)]));
}
