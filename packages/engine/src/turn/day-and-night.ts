/** Day and night: what makes it either, when that changes, and what transforms with it. 2006, 2009, 2011: none · 2026: 502.2, 702.145, 703.4b, 730 */
import { activeContext } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { controllerOf, derive, rulesOf } from '../continuous/derive.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { transformEvent } from '../events/kinds/face.ts';
import { daytimeEvent } from '../events/kinds/turn.ts';
import { objectsOf } from '../meaning/objects.ts';
import { canTransform } from '../objects/double-faced.ts';

/** In the untap step, by the spells that the active player or team of the turn before cast in it (2026: 502.2, 730.2). */
export function checkDaytime(game: Game): void {
  const { daytime, lastTurnHistory } = game.state;
  const { active, spells } = lastTurnHistory;
  if (daytime === null || active.length === 0) return;
  const most = Math.max(...active.map((player) => spells[player] ?? 0));
  if (daytime === 'day' && most === 0) become(game, 'night');
  else if (daytime === 'night' && most >= 2) become(game, 'day');
}

const become = (game: Game, word: 'day' | 'night'): void => {
  happen(game, [daytimeEvent(word, byRule('730.1'))]);
};

/** Permanents whose face is right by day, or by night. */
const boundTo = (game: Game, to: 'day' | 'night'): ObjectId[] =>
  rulesOf(game, 'bound').flatMap((active) =>
    active.rule.to === to ? objectsOf(game, activeContext(active), active.rule.what) : [],
  );

/** At once, whenever something has happened: such a permanent begins the day or the night, and transforms if its other face is right (2026: 702.145b–g). */
export function keepTime(game: Game): void {
  if (!derive(game).rules.has('bound')) return;
  const { state } = game;
  if (state.daytime === null) {
    if (boundTo(game, 'day').length > 0) become(game, 'day');
    else if (boundTo(game, 'night').length > 0) become(game, 'night');
    return;
  }
  const [wrong, face] = state.daytime === 'day' ? (['night', 1] as const) : (['day', 0] as const);
  const turning = boundTo(game, wrong).filter((id) => {
    const object = objectOf(game, id);
    return object !== null && object.face === face && canTransform(game, object);
  });
  if (turning.length > 0)
    happen(
      game,
      turning.map((object) => transformEvent(object, controllerOf(game, object), byRule('702.145d', 'effect'), true)),
    );
}
