/**
 * Attractions: a deck of their own from which they are opened, and the roll to visit them. What would go elsewhere lies face up in the
 * command zone. 2006, 2009, 2011: none · 2026: 505.5, 701.51–701.52, 703.4g, 717
 */
import type { Filter } from '../../vocabulary/nouns.ts';
import { effectDefinition } from '../../vocabulary/rule-definition.ts';
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import { characteristics, controllerOf } from '../../continuous/derive.ts';
import { addRuleEffect } from '../../events/effects.ts';
import { arrival, type Cause, type GameEvent, type Outcome } from '../../events/event.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { rollDiceEvent } from '../../events/kinds/dice.ts';
import { moveEvent } from '../../events/kinds/move.ts';
import { takeAttraction } from '../../events/objects.ts';
import { resultsOf } from './dice.ts';
import { causedBy } from '../../events/cause.ts';
import { happen } from '../../events/happen.ts';
import { playersOf } from '../../meaning/players.ts';
import { bindOutcome } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

const yours: Filter = { is: 'and', of: [{ is: 'astrotorium' }, { is: 'ownedBy', player: { who: 'you' } }] };

/** The command zone instead of any but the battlefield and exile (717.6). */
export const JUNKYARD = effectDefinition(
  'rule:junkyard',
  [
    {
      part: 'replacement',
      replacement: {
        event: { on: 'move', what: yours, to: ['graveyard', 'hand', 'library', 'stack', 'ante'] },
        instead: { instead: 'zone', zone: 'command' },
      },
    },
  ],
  { until: 'forever' },
);

export function beginJunkyards(game: Game): void {
  for (const { id, attractions } of game.state.players)
    if (attractions !== undefined) addRuleEffect(game, JUNKYARD, id, 0, {});
}

/** Makes events happen, where whoever calls is. */
type Make = (events: readonly GameEvent[]) => readonly Outcome[];

/** The top card of the deck enters the battlefield; opened is what really does (701.51). */
const openAttractions = (game: Game, players: readonly PlayerId[], cause: Cause, make: Make): Outcome[] =>
  players.flatMap((player) => {
    const object = takeAttraction(game, player);
    if (object === 0) return [];
    const [entered] = make([
      moveEvent({ object, from: 'command', to: 'battlefield', arrival: arrival(player) }, cause),
    ]);
    if (entered === undefined || objectOf(game, entered.object)?.zone !== 'battlefield') return [];
    make([actionEvent('openAttraction', player, cause, { object: entered.object })]);
    return [entered];
  });

/** A six-sided die, and what it visits (701.52a). */
export function rollToVisit(players: readonly PlayerId[], cause: Cause, make: Make): void {
  for (const player of players) {
    const roll = rollDiceEvent(player, 1, 6, [], cause);
    make([roll]);
    for (const amount of resultsOf(roll, 0, cause, make)) make([actionEvent('visit', player, cause, { amount })]);
  }
}

/** Those who control Attractions roll as their precombat main phase begins (703.4g, 717.4). */
export const visitors = (game: Game, players: readonly PlayerId[]): PlayerId[] =>
  game.edition.keywords.visit === undefined
    ? []
    : players.filter((player) =>
        game.state.battlefield.some(
          (id) =>
            controllerOf(game, id) === player &&
            objectOf(game, id)?.phasedOut === false &&
            characteristics(game, id).subtypes.includes('Attraction'),
        ),
      );

/** Attractions. */
export const ATTRACTIONS = {
  openAttraction: {
    possible: always,
    carryOut: (game, ctx, i) =>
      bindOutcome(
        game,
        ctx,
        i.out,
        openAttractions(game, playersOf(game, ctx, i.who), causedBy(ctx), (events) => happen(game, events)),
      ),
  },
  rollToVisit: {
    possible: always,
    carryOut: (game, ctx, i) =>
      rollToVisit(playersOf(game, ctx, i.who), causedBy(ctx), (events) => happen(game, events)),
  },
} satisfies Partial<Verbs>;
