/** What casting spells and activating abilities amounts to besides: crimes, and mana expended. 2026: 700.13–700.14 */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import { count } from '../../state/turn-history.ts';
import { controllerOf, derive } from '../../continuous/derive.ts';
import { happen } from '../../events/happen.ts';
import { byPlayer } from '../../events/cause.ts';
import { actionEvent } from '../../events/kinds/action.ts';
import { areOpponents } from '../../meaning/players.ts';

const areCrimesWatched = (game: Game): boolean =>
  derive(game).triggers.action !== undefined || game.state.delayed.length > 0;

/** A crime, if what is on the stack there targets an opponent, what an opponent controls, or a card in an opponent's graveyard. */
export function commitCrime(game: Game, on: ObjectId, player: PlayerId): void {
  if (!areCrimesWatched(game)) return;
  const targets = objectOf(game, on)?.stack?.targets ?? [];
  const isTheirs = (id: ObjectId): boolean => {
    const object = objectOf(game, id);
    if (object === null || (object.zone !== 'battlefield' && object.zone !== 'stack' && object.zone !== 'graveyard'))
      return false;
    return areOpponents(game, player, object.zone === 'graveyard' ? object.owner : controllerOf(game, id));
  };
  if (
    targets.some(({ objects, players }) => objects.some(isTheirs) || players.some((p) => areOpponents(game, player, p)))
  )
    happen(game, [actionEvent('crime', player, byPlayer(player, 'effect', on))]);
}

/** The mana spent on a spell is counted with what each player who paid for it has spent so this turn. */
export function expend(game: Game, on: ObjectId, player: PlayerId): void {
  const { manaSpent = [], helper } = objectOf(game, on)?.stack ?? {};
  expendSoMuch(game, on, player, manaSpent.length - (helper?.mana ?? 0));
  if (helper !== undefined) expendSoMuch(game, on, helper.player, helper.mana);
}

function expendSoMuch(game: Game, on: ObjectId, player: PlayerId, spent: number): void {
  if (spent === 0) return;
  const { manaOnSpells } = game.state.history;
  const position = manaOnSpells[player] ?? 0;
  const amount = position + spent;
  count(manaOnSpells, player, spent);
  if (areCrimesWatched(game))
    happen(game, [actionEvent('expend', player, byPlayer(player, 'effect', on), { before: position, amount })]);
}
