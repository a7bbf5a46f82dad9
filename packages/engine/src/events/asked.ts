/**
 * Records what happens that a card asks about afterwards: once for each player who may be "you".
 * 2006: 404.3 · 2009, 2011: 603.4, 608.2 · 2026: 603.4, 608.2, 702.187c
 */
import { askedOf } from '../abilities/asked.ts';
import { kindsOf } from '../abilities/pattern-kinds.ts';
import { Reads } from '../continuous/derived.ts';
import { ruleContext, recalling } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { GameEvent } from './event.ts';
import { bindings, matchesPattern } from './kinds/table.ts';
import { touch } from './objects.ts';

export function recordAsked(game: Game, happened: readonly GameEvent[]): void {
  const { history, players } = game.state;
  for (const { key, pattern } of askedOf(game)) {
    const kinds = kindsOf(pattern);
    for (const event of happened) {
      if (!kinds.includes(event.kind)) continue;
      const became = 'became' in event ? event.became : 0;
      for (const { id: player } of players) {
        if (!matchesPattern(game, recalling(ruleContext(player, 0)), pattern, event, true)) continue;
        // what the pattern is about: of a block it may be either creature
        const bound = bindings(game, pattern, event);
        const about = bound['event.object']?.objects?.[0] ?? event.object;
        const other = bound['event.other']?.objects?.[0];
        const [object, before] = became === 0 ? [about, about] : [became, event.object];
        const entry = { asked: key, player, object, before, amount: event.amount };
        (history.happened ??= []).push(other === undefined ? entry : { ...entry, other });
        touch(game, Reads.history);
      }
    }
  }
}
