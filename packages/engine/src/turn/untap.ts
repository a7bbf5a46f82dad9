/** The untap step: phasing, day and night, then untapping. 2006: 302, 502.15 · 2009: 502, 702.23 · 2011: 502, 702.24 · 2026: 502, 702.26 */
import { activeContext } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import { askObjects, askYesNo } from '../decisions/ask.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { type Untap, untapEvent } from '../events/kinds/tap.ts';
import { matches } from '../meaning/filter.ts';
import { objectsOf } from '../meaning/objects.ts';
import { isPlayer, playersOf } from '../meaning/players.ts';
import { activePlayers } from '../state/teams.ts';
import { checkDaytime } from './day-and-night.ts';
import { phasing } from '../resolving/verbs/permanents.ts';

/** All simultaneous phasing first, then the active player's permanents untap at once. */
export function untapStep(game: Game): void {
  const active = activePlayers(game);
  phase(game, active);
  checkDaytime(game);
  const untapping = active.flatMap((player) => {
    const own = game.state.battlefield.filter((id) => {
      const object = objectOf(game, id) as GameObject;
      return !object.phasedOut && object.tapped && controllerOf(game, id) === player;
    });
    const ids = limit(
      game,
      player,
      own.filter((id) => untaps(game, active, id)),
    );
    return ids.map((object) => untapEvent(object, player, byRule('502.3')));
  });
  happen(game, [...untapping, ...untapOfOthers(game, active)]);
}

/** What untaps during the untap steps of other players, together with the permanents of the active player. */
function untapOfOthers(game: Game, active: readonly PlayerId[]): Untap[] {
  const ids = rulesOf(game, 'untapsToo').flatMap((found) => {
    const ctx = activeContext(found);
    return active.includes(ctx.controller) ? [] : objectsOf(game, ctx, found.rule.what);
  });
  return [...new Set(ids)]
    .filter((id) => {
      const object = objectOf(game, id);
      return (
        object !== null &&
        object.tapped &&
        !object.phasedOut &&
        !active.includes(controllerOf(game, id)) &&
        mayUntap(game, active, id)
      );
    })
    .map((object) => untapEvent(object, controllerOf(game, object), byRule('502.3')));
}

function phase(game: Game, active: readonly PlayerId[]): void {
  const out: ObjectId[] = [];
  const back: ObjectId[] = [];
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id) as GameObject;
    if (object.phasedOut) {
      // what phased out directly comes back in the untap step of the player who controlled it as it went, but not what is away
      // until something leaves (2026: 610.4a)
      if (!object.phasedIndirectly && active.includes(object.phasedUnder) && !isKeptAway(game, id)) back.push(id);
    } else if (active.includes(controllerOf(game, id)) && characteristics(game, id).keywords.includes('phasing'))
      out.push(id);
  }
  if (out.length + back.length > 0)
    happen(game, [...phasing(game, out, 'phaseOut', null), ...phasing(game, back, 'phaseIn', null)]);
}

const isKeptAway = (game: Game, id: ObjectId): boolean =>
  game.state.absent.some(({ objects, back }) => back === null && objects.includes(id));

/** Whether it untaps in a step of `active`, as far as effects say: those that speak of no player mean its own controller's step. */
const mayUntap = (game: Game, active: readonly PlayerId[], id: ObjectId): boolean =>
  !rulesOf(game, 'doesntUntap').some((found) => {
    const ctx = activeContext(found);
    const { what, of } = found.rule;
    const whose = of === undefined ? [controllerOf(game, id)] : playersOf(game, ctx, of);
    return whose.some((player) => active.includes(player)) && objectsOf(game, ctx, what).includes(id);
  });

function untaps(game: Game, active: readonly PlayerId[], id: ObjectId): boolean {
  if (!mayUntap(game, active, id)) return false;
  const mayStay = rulesOf(game, 'mayNotUntap').find((active) =>
    objectsOf(game, activeContext(active), active.rule.what).includes(id),
  );
  return (
    mayStay === undefined ||
    askYesNo(game, { player: controllerOf(game, id), source: id, kind: 'untap', purpose: 'untap' })
  );
}

/** "Can't untap more than": the player chooses which do (2006: 302.2 · later: 502.2–3). */
function limit(game: Game, player: PlayerId, ids: ObjectId[]): ObjectId[] {
  let chosen = ids;
  for (const active of rulesOf(game, 'untapLimit')) {
    const ctx = activeContext(active);
    if (active.rule.who !== undefined && !isPlayer(game, ctx, active.rule.who, player)) continue;
    const counted = chosen.filter((id) => matches(game, ctx, id, active.rule.what));
    if (counted.length <= active.rule.n) continue;
    const { n } = active.rule;
    const kept = askObjects(game, {
      player,
      source: active.source,
      kind: 'untap',
      purpose: 'untap',
      ids: counted,
      min: n,
      max: n,
    });
    chosen = chosen.filter((id) => !counted.includes(id) || kept.includes(id));
  }
  return chosen;
}
