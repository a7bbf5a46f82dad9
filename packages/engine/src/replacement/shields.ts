/**
 * One prevention shield under several simultaneous damages: its recipient chooses what it prevents.
 * 2006: 419.7b · 2009: 118.4c, 615.7 · 2011: 119.4c, 615.7 · 2026: 120.4d, 615.7
 */
import type { Game } from '../running/game.ts';
import { derive } from '../continuous/derive.ts';
import { answererFor, ask } from '../decisions/ask.ts';
import type { Decision, OptionValue } from '../decisions/decision.ts';
import { applying } from '../events/cause.ts';
import type { GameEvent } from '../events/event.ts';
import type { Damage } from '../events/kinds/damage.ts';
import { applicable } from './applicable.ts';
import { chooserOf } from './chooser.ts';
import { integer } from '../state/numbers.ts';

const NONE_IN_USE = { inUse: null };

interface Dealt {
  event: Damage;
  origin: number;
}

/** Damage is told apart by its source or, where a shield is for several recipients, by its recipient. */
function toldApart(under: readonly Dealt[]): OptionValue[] {
  const [first] = under;
  const oneRecipient = under.every(
    ({ event }) => event.object === first?.event.object && event.player === first.event.player,
  );
  return under.map(({ event: { source, object, player } }) =>
    oneRecipient ? { object: source } : object === 0 ? { player } : { object },
  );
}

/**
 * The same damage, with each event that a shield stops in part taken apart into what the shield applies to and what it does not.
 * Null where no shield is hit by more than it can stop. `origin` is the index of the event each came from.
 */
export function shareShields(game: Game, events: readonly GameEvent[]): Dealt[] | null {
  if (!events.every((event) => event.kind === 'damage')) return null;
  const shields = (derive(game).replacements.damage ?? []).filter((a) => a.shield !== null);
  let shared: Dealt[] | null = null;
  for (const shield of shields) {
    const all: readonly Dealt[] = shared ?? events.map((event, origin) => ({ event, origin }));
    const under = all.filter(({ event }) =>
      applicable(game, event, NONE_IN_USE).some((a) => a.kind === 'effect' && a.key === shield.key),
    );
    const holds = shield.shield as number;
    const [first] = under;
    if (first === undefined || under.length < 2 || under.reduce((sum, { event }) => sum + event.amount, 0) <= holds)
      continue;
    const player = chooserOf(game, first.event);
    const amounts = under.map(({ event }) => event.amount);
    const decision: Extract<Decision, { form: 'divide' }> = {
      form: 'divide',
      kind: 'divide',
      player,
      by: answererFor(game, player),
      source: shield.source,
      purpose: 'prevent of each',
      options: toldApart(under),
      amount: holds,
      least: 0,
      most: amounts,
    };
    const prevented = ask(game, decision);
    shared = all.flatMap((damage) => {
      const at = under.indexOf(damage);
      if (at < 0) return [damage];
      const { event, origin } = damage;
      const stopped = integer(prevented[at] as number);
      const passed = { ...event, amount: event.amount - stopped, cause: applying(event.cause, shield.key) };
      const parts = [
        { event: { ...event, amount: stopped }, origin },
        { event: passed, origin },
      ];
      return parts.filter((part) => part.event.amount > 0);
    });
  }
  return shared;
}
