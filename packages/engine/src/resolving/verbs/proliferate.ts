/** Proliferating: one more of the counters that permanents and players have. 2006, 2009: none · 2011: 701.24 · 2026: 701.34 */
import { causedBy } from '../../events/cause.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { countersEvent, playerCountersEvent } from '../../events/kinds/counters.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import { apnap, objectOf } from '../../state/objects.ts';
import { askObjects, askOption, askOptions } from '../../decisions/ask.ts';
import type { GameEvent } from '../../events/event.ts';
import type { Context } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { playersOf } from '../../meaning/players.ts';
import { sharersOf } from '../../state/teams.ts';
import { actorsOf } from '../../meaning/actors.ts';
import { kindsIn } from './counters.ts';
import { act } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

/** Any number of permanents and players that have a counter: of each kind, or of one that is chosen (the seam `proliferate`). */
function proliferate(game: Game, ctx: Context, i: Doing<'proliferate'>): void {
  const [player] = actorsOf(game, ctx, i.who);
  if (player === undefined) return;
  const permanents = objectsOf(game, ctx, { set: 'all', where: { is: 'hasCounter' } });
  const chosen = askObjects(game, {
    player,
    source: ctx.source,
    purpose: 'proliferate',
    ids: permanents,
    min: 0,
    max: permanents.length,
  });
  const kinds = (counters: Readonly<Record<string, number>> | null | undefined): string[] => {
    const found = kindsIn(counters);
    if (game.edition.proliferate === 'every-kind' || found.length < 2) return found;
    const options = found.sort().map((word) => ({ word }));
    return [
      found[
        askOption(game, { player, source: ctx.source, kind: 'word', purpose: 'which kind of counter', options })
      ] as string,
    ];
  };
  const events: GameEvent[] = chosen.flatMap((object) =>
    kinds(objectOf(game, object)?.counters).map((counter) => countersEvent(object, counter, 1, causedBy(ctx))),
  );
  // of a team that shares them, one player
  const given = new Set<string>();
  for (const who of choosePlayers(game, ctx, player))
    for (const counter of kinds(game.state.players[who]?.counters)) {
      const key = `${counter} ${Math.min(...sharersOf(game, who, counter))}`;
      if (given.has(key)) continue;
      given.add(key);
      events.push(playerCountersEvent(who, counter, 1, causedBy(ctx)));
    }
  act(game, ctx, i.out, events);
  act(game, ctx, undefined, [actionEvent('proliferate', player, causedBy(ctx), { amount: events.length })]);
}

function choosePlayers(game: Game, ctx: Context, player: PlayerId): PlayerId[] {
  const having = apnap(game).filter((p) => Object.values(game.state.players[p]?.counters ?? {}).some((n) => n > 0));
  if (having.length === 0) return [];
  const answer = askOptions(game, {
    kind: 'player',
    player,
    source: ctx.source,
    purpose: 'proliferate',
    options: having.map((one) => ({ player: one })),
    min: 0,
    max: having.length,
  });
  return answer.map((n) => having[n] as PlayerId);
}

/** "For each kind of counter on it, give it another counter of that kind": those that are there now. */
function anotherOfEach(game: Game, ctx: Context, i: Doing<'anotherOfEach'>): void {
  const objects = i.to.objects === undefined ? [] : objectsOf(game, ctx, i.to.objects);
  const players = i.to.players === undefined ? [] : playersOf(game, ctx, i.to.players);
  act(game, ctx, i.out, [
    ...objects.flatMap((object) =>
      kindsIn(objectOf(game, object)?.counters).map((kind) => countersEvent(object, kind, 1, causedBy(ctx))),
    ),
    ...players.flatMap((player) =>
      kindsIn(game.state.players[player]?.counters).map((kind) => playerCountersEvent(player, kind, 1, causedBy(ctx))),
    ),
  ]);
}

/** More of the counters that there are. */
export const MORE_COUNTERS = {
  proliferate: { possible: always, carryOut: proliferate },
  anotherOfEach: { possible: always, carryOut: anotherOfEach },
} satisfies Partial<Verbs>;
