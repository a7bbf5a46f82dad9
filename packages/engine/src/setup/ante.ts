/** Playing for ante: the cards put up as the game begins, and who gets them. 2006: 217.9 · 2009, 2011, 2026: 407 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { objectOf, playersFrom } from '../state/objects.ts';
import { chooseAtRandom } from '../decisions/ask.ts';
import { happen } from '../events/happen.ts';
import { hasPart } from './parts.ts';
import { byRule } from '../events/cause.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { toWrite } from '../state/writing.ts';

/** Whether the card says that it is left out of a deck that is not played for ante. */
export const isForAnte = (card: CardDefinition | undefined): boolean =>
  card?.faces.some((face) => hasPart(face, 'forAnte')) === true;

/** Each player puts a random card of the deck into the ante zone (2006: 217.9b · later: 407.2). */
export function putUpAnte(game: Game, first: PlayerId): void {
  const cards = playersFrom(game, first).flatMap((player) =>
    chooseAtRandom(game, game.state.players[player]?.library ?? [], 1),
  );
  happen(
    game,
    cards.map((object) => moveEvent({ object, from: 'library', to: 'ante' }, byRule('407.2'))),
  );
}

/** The game is over: its winner owns what is in the ante zone (2006: 217.9b · later: 407.2). */
export function claimAnte(game: Game): void {
  const { ante, result } = game.state;
  if (result?.result !== 'won') return;
  for (const id of ante) {
    const object = objectOf(game, id);
    if (object !== null) toWrite(game.state, object).owner = result.winners[0] as PlayerId;
  }
}
