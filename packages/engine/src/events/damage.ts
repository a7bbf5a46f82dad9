/** What damage does when it is dealt. 2006: 310.4, 419.5a · 2009: 118.3 · 2011: 119.3 · 2026: 120.3 */
import type { Game } from '../state/game.ts';
import { objectOf } from '../state/objects.ts';
import type { PlayerState } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { isType } from '../meaning/filter.ts';
import { changeLife, sharersOf } from '../multiplayer/teams.ts';
import type { GameEvent } from './event.ts';
import { changeCounters } from './counters.ts';
import { touch } from './objects.ts';
import { note } from './log.ts';

/** Marks damage, takes life or loyalty, by what the recipient is and what the source has. Life gained for lifelink is an event of its own. */
export function damageResults(game: Game, event: GameEvent): boolean {
  const { state } = game;
  if (event.amount <= 0) return false;
  const source = characteristics(game, event.source);
  const has = (keyword: string): boolean => source.keywords.includes(keyword);
  if (event.object === 0) {
    if (has('infect'))
      for (const p of sharersOf(game, event.player, 'poison')) {
        const player = state.players[p] as PlayerState;
        player.counters = { ...player.counters, poison: (player.counters?.['poison'] ?? 0) + event.amount };
      }
    else {
      changeLife(game, event.player, -event.amount);
      state.history.lifeLost[event.player] = (state.history.lifeLost[event.player] ?? 0) + event.amount;
    }
    note(game, (w) => `${w.object(event.source)} deals ${event.amount} damage to ${w.player(event.player)}.`);
  } else {
    const object = objectOf(game, event.object);
    if (object === null || object.zone !== 'battlefield') return false;
    const is = characteristics(game, event.object);
    if (isType(is, 'planeswalker')) changeCounters(game, object, 'loyalty', -event.amount);
    if (isType(is, 'creature')) {
      if (has('wither') || has('infect')) changeCounters(game, object, '-1/-1', event.amount);
      else object.damage += event.amount;
      if (has('deathtouch')) object.deathtouched = true;
    } else if (!isType(is, 'planeswalker')) return false;
    note(game, (w) => `${w.object(event.source)} deals ${event.amount} damage to ${w.object(event.object)}.`);
    if (object.counters !== null) touch(game, Reads.membership);
  }
  state.history.damage.push({
    source: event.source,
    sourceController: controllerOf(game, event.source),
    kinds: { subtypes: source.subtypes, allCreatureTypes: source.allCreatureTypes },
    recipient: event.object === 0 ? { player: event.player } : { object: event.object },
    amount: event.amount,
    combat: event.combat,
  });
  touch(game, Reads.life | Reads.damage | Reads.history);
  return true;
}
