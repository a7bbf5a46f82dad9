/**
 * One use of "the next time" of damage is for all that is dealt at once.
 * 2006: 419.7–8, 423.6a · 2009: 119.6a, 614.3, 615.8 · 2011: 120.6a, 614.3, 615.8 · 2026: 121.6a, 614.3, 615.8
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { ActiveReplacement } from '../continuous/derived.ts';
import type { GameEvent } from '../events/event.ts';
import { spendUse } from '../events/effects.ts';

/** An effect that is being used: by all damage at once, or by all that one source deals at once where it speaks of a source. */
interface InUse {
  readonly active: ActiveReplacement;
  readonly source: ObjectId | null;
}

/** Where the uses are kept that events at once have in common. */
export interface Uses {
  inUse: InUse[] | null;
}

/** The same with all those events. */
export interface AtOnce extends Uses {
  readonly events: readonly GameEvent[];
}

const ofEvent = ({ inUse }: Uses, event: GameEvent): InUse[] =>
  inUse === null || event.kind !== 'damage'
    ? NO_USES
    : inUse.filter(({ source }) => source === null || source === event.source);
const NO_USES: InUse[] = [];

/** What may apply to the event: what is there, and what other events at once with it have used up. */
export function withThoseInUse(
  candidates: readonly ActiveReplacement[],
  uses: Uses,
  event: GameEvent,
): readonly ActiveReplacement[] {
  const used = ofEvent(uses, event).map(({ active }) => active);
  return used.length === 0 ? candidates : [...used, ...candidates.filter(({ key }) => !isAmong(used, key))];
}
const isAmong = (all: readonly ActiveReplacement[], key: string): boolean => all.some((active) => active.key === key);

/** Spends a use for the event, unless another event at once has; whether it was spent now. */
export function use(game: Game, event: GameEvent, active: ActiveReplacement, uses: Uses): boolean {
  if (ofEvent(uses, event).some(({ active: used }) => used.key === active.key)) return false;
  spendUse(game, active.effect);
  const { event: pattern } = active.replacement;
  if (event.kind === 'damage' && pattern.on === 'damage')
    (uses.inUse ??= []).push({ active, source: pattern.source === undefined ? null : event.source });
  return true;
}
