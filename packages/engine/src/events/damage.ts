/**
 * Damage as it is dealt, and what it results in.
 * 2006: 310.4, 419.5a · 2009: 118.3–118.4, 702.2c, 702.2d, 903.3, 903.12a · 2011: 119.3–119.4, 702.2c, 702.2e, 903.3, 903.14a · 2026:
 * 120.3–120.4, 702.2b, 702.2e, 903.3, 903.10a
 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import { Reads } from '../continuous/derived.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import { keywordTotal } from '../continuous/keyword-abilities.ts';
import { activeContext } from '../meaning/context.ts';
import { isType } from '../meaning/filter.ts';
import { isPlayer } from '../meaning/players.ts';
import { DEFENSE, isBattle } from '../objects/battle.ts';
import { countCommander } from './commanders.ts';
import type { CounterKind } from '../state/names.ts';
import type { Cause, GameEvent } from './event.ts';
import { byRule } from './cause.ts';
import { countersEvent, playerCountersEvent } from './kinds/counters.ts';
import type { Damage } from './kinds/damage.ts';
import { gainLifeEvent, loseLifeEvent } from './kinds/life.ts';
import { touch } from './objects.ts';
import { note } from './log.ts';
import { toWrite } from '../state/writing.ts';

/** Marks damage on a creature and writes down what was dealt; what else it results in are events of their own. */
export function dealDamage(game: Game, event: Damage): boolean {
  const { state } = game;
  if (event.amount <= 0) return false;
  const source = characteristics(game, event.source);
  if (event.object === 0)
    note(game, (w) => `${w.object(event.source)} deals ${event.amount} damage to ${w.player(event.player)}.`);
  else {
    const object = objectOf(game, event.object);
    if (object === null || object.zone !== 'battlefield') return false;
    const is = characteristics(game, event.object);
    if (isType(is, 'creature')) {
      const dealt = toWrite(state, object);
      if (!shrinks(game, event.source)) dealt.damage += event.amount;
      if (source.keywords.includes('deathtouch')) dealt.deathtouched = true;
    } else if (!isType(is, 'planeswalker') && !isBattle(is)) return false;
    note(game, (w) => `${w.object(event.source)} deals ${event.amount} damage to ${w.object(event.object)}.`);
  }
  if (event.combat && event.object === 0 && state.options.commander) countCommander(game, event);
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

/** Whether the source has wither or infect, or its damage to that player (null: to something else) is dealt as though it had. */
function dealsWith(game: Game, source: ObjectId, keyword: 'wither' | 'infect', player: PlayerId | null): boolean {
  if (characteristics(game, source).keywords.includes(keyword)) return true;
  return rulesOf(game, 'damageAsThough').some((active) => {
    const { having, to } = active.rule;
    const isTo = to === undefined || (player !== null && isPlayer(game, activeContext(active), to, player));
    return having === keyword && isTo;
  });
}

/** Wither and infect: damage to a creature is -1/-1 counters. */
export const shrinks = (game: Game, source: ObjectId): boolean =>
  dealsWith(game, source, 'wither', null) || dealsWith(game, source, 'infect', null);

/**
 * What damage results in besides being marked, by its recipient and its source: life lost, counters put on or removed, and life
 * gained for lifelink (2009: 118.3a–c, e · 2011: 119.3a–d, f · 2026: 120.3a–d, f).
 */
export function damageResults(game: Game, happened: readonly GameEvent[]): readonly GameEvent[] {
  if (!happened.some(({ kind }) => kind === 'damage')) return NO_RESULTS;
  const results: GameEvent[] = [];
  for (const event of happened) {
    if (event.kind !== 'damage') continue;
    const { amount, source, object, player } = event;
    const by = controllerOf(game, source);
    const is = characteristics(game, source);
    const cause: Cause = { ...byRule('120.3', 'damage', by), source };
    const put: Cause = game.edition.damagePutsCounters === 'controller' ? cause : { ...cause, by: -1 };
    const lose = (kind: CounterKind): void => void results.push(countersEvent(object, kind, 0 - amount, cause));
    if (object === 0) {
      if (dealsWith(game, source, 'infect', player)) results.push(playerCountersEvent(player, 'poison', amount, put));
      else results.push(loseLifeEvent(player, amount, cause));
      // the total toxic value (2026: 702.164b)
      const toxic = event.combat ? keywordTotal(game, source, 'toxic') : 0;
      if (toxic > 0) results.push(playerCountersEvent(player, 'poison', toxic, cause));
    } else {
      const recipient = characteristics(game, object);
      if (isType(recipient, 'planeswalker')) lose('loyalty');
      if (isBattle(recipient)) lose(DEFENSE);
      if (isType(recipient, 'creature') && shrinks(game, source))
        results.push(countersEvent(object, '-1/-1', amount, put));
    }
    if (is.keywords.includes('lifelink')) gainBy(results, source, by, amount);
  }
  return results;
}

const NO_RESULTS: readonly GameEvent[] = [];

/** All that a source with lifelink deals at once is one gain of life (2009: 118.3e · 2011: 118.9, 119.3f · 2026: 119.9, 120.3f). */
function gainBy(results: GameEvent[], source: ObjectId, player: PlayerId, amount: number): void {
  const gain = results.find((event) => event.kind === 'gainLife' && event.cause.source === source);
  if (gain === undefined) results.push(gainLifeEvent(player, amount, { ...byRule('120.3f', 'effect'), source }));
  else gain.amount += amount;
}
