/**
 * From where a card can be cast that an effect on casting is about, as far as its words alone tell: most are about one zone, and nothing has to
 * be asked of cards elsewhere. 2006: 409 · 2009, 2011, 2026: 601 (no rule: the machine)
 */
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { Zone } from '../vocabulary/words.ts';
import { memoised } from '../state/memoised.ts';

/** The zones of what the set names; null: it may be anywhere. */
const zonesOf = memoised((set: ObjectSet): ReadonlySet<Zone> | null => {
  if (set.set !== 'all') return null;
  const { zone = 'battlefield' } = set;
  const zones = new Set<Zone>(typeof zone === 'string' ? [zone] : zone);
  // what was removed from the game is outside it (2006: 217.1e)
  return zones.has('outside') ? null : zones;
});

/** Whether anything in that zone can be among what the set names. */
export const mayLieIn = (set: ObjectSet, zone: Zone): boolean => zonesOf(set)?.has(zone) !== false;

/** The zone that a spell must be cast from to be such a one; null: any. */
const castFrom = memoised((filter: Filter): Zone | null => {
  if (filter.is === 'castFrom') return filter.zone;
  if (filter.is !== 'and') return null;
  for (const one of filter.of) {
    const zone = castFrom(one);
    if (zone !== null) return zone;
  }
  return null;
});

/** Whether a spell that is cast from that zone can be such a one. */
export const mayBeCastFrom = (filter: Filter, zone: Zone): boolean => {
  const only = castFrom(filter);
  return only === null || only === zone;
};
