/** One prevention shield under several simultaneous damages: its recipient chooses. 2006: 419.7b · 2009, 2011, 2026: 615.7 */
import type { Game } from '../state/game.ts';
import { derive } from '../continuous/derive.ts';
import { askOrder } from '../decisions/ask.ts';
import type { GameEvent } from '../events/event.ts';
import { applicable } from './applicable.ts';
import { chooserOf } from './apply.ts';

/** The order in which the events meet a shield that cannot stop them all, as indices; null where nothing is to choose. */
export function orderSharedShields(game: Game, events: readonly GameEvent[]): number[] | null {
  if (events[0]?.kind !== 'damage') return null;
  const shields = (derive(game).replacements.damage ?? []).filter((a) => a.shield !== null || a.uses !== null);
  for (const shield of shields) {
    const under = events.map((event, i) => ({ event, i })).filter(({ event }) => applicable(game, event).some((a) => a.key === shield.key));
    const total = under.reduce((sum, { event }) => sum + event.amount, 0);
    const holds = shield.shield ?? (shield.uses as number);
    const [first] = under;
    if (first === undefined || under.length < 2 || (shield.shield !== null ? total <= holds : under.length <= holds)) continue;
    const chooser = chooserOf(game, first.event);
    const ordered = askOrder(game, chooser, shield.source, 'order', 'prevent first', under, ({ event }) => ({ object: event.source }));
    const rest = events.map((_, i) => i).filter((i) => !under.some((u) => u.i === i));
    return [...ordered.map((u) => u.i), ...rest];
  }
  return null;
}
