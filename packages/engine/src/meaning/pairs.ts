/**
 * Creatures that are paired: an effect says so, and lasts for as long as both remain creatures that its controller controls.
 * 2006, 2009, 2011: none · 2026: 702.95
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { partsOf } from '../abilities/lookup.ts';
import { context } from './context.ts';
import { objectsOf } from './objects.ts';

/** The creature that it is paired with; 0 if it is unpaired. No creature has more than one (702.95d). */
export function partnerOf(game: Game, id: ObjectId): ObjectId {
  for (const effect of game.state.effects) {
    for (const part of partsOf(game, effect)) {
      if (part.part !== 'rule' || part.rule.rule !== 'paired') continue;
      const ctx = context(effect.controller, effect.source, effect.env, effect.x, effect.ref);
      const [one = 0] = objectsOf(game, ctx, part.rule.one);
      const [other = 0] = objectsOf(game, ctx, part.rule.other);
      if (one === id) return other;
      if (other === id) return one;
    }
  }
  return 0;
}
