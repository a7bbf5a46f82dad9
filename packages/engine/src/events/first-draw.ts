/** Cards that a static ability has revealed as they are drawn, or that it lets be revealed. 2006: 404.5 · 2009, 2011: 603.10 · 2026: 121.9, 603.11, 702.94a */
import { speaksOf } from '../abilities/paths.ts';
import { askForNo, askYesNo } from '../decisions/ask.ts';
import { activeContext } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import { isActivePlayer } from '../state/teams.ts';
import { rulesOf } from '../continuous/derive.ts';
import { isPlayer } from '../meaning/players.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameEvent } from './event.ts';
import { type Reveal, revealEvent } from './kinds/cards.ts';
import { causedBy } from './cause.ts';

/** The first card that a player has drawn this turn is revealed, once for each effect that says so: one after another. */
export function firstDraws(game: Game, happened: readonly GameEvent[]): readonly Reveal[] {
  const rules = rulesOf(game, 'revealFirstDraw');
  const optional = knowsMiracles(game.definitions);
  if (rules.length === 0 && !optional) return NONE;
  const reveals: Reveal[] = [];
  for (const event of happened) {
    if (event.kind !== 'move' || event.cause.reason !== 'draw') continue;
    const { became: object } = event;
    const player = objectOf(game, object)?.owner ?? -1;
    if (game.state.history.drawn[player] !== 1) continue;
    for (const active of rules) {
      if (active.rule.ownTurn === true && !isActivePlayer(game, player)) continue;
      const ctx = activeContext(active);
      if (isPlayer(game, ctx, active.rule.who, player))
        reveals.push(revealEvent(object, player, causedBy(ctx, 'firstDraw')));
    }
    if (optional) reveals.push(...mayReveal(game, player, object));
  }
  return reveals;
}
const NONE: readonly Reveal[] = [];

/** Its player is asked whatever has been drawn, so that nobody learns from the question what it is. */
function mayReveal(game: Game, player: PlayerId, object: ObjectId): readonly Reveal[] {
  const question = { player, source: object, purpose: 'reveal as it is drawn' };
  const allowing = rulesOf(game, 'mayRevealAsDrawn').find((active) =>
    objectsOf(game, activeContext(active), active.rule.what).includes(object),
  );
  if (allowing === undefined) {
    askForNo(game, question);
    return NONE;
  }
  return askYesNo(game, question)
    ? [revealEvent(object, player, causedBy(activeContext(allowing), 'firstDraw'))]
    : NONE;
}

/** Whether some card of the game could let a card be revealed so. */
const knowsMiracles = speaksOf('miracle', 'mayRevealAsDrawn');
