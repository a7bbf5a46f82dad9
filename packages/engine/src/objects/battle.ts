/** Battles: their defense, who protects them, and when they go. 2006, 2009, 2011: none · 2026: 310, 508.5, 704.5v–x */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf, playersFrom } from '../state/objects.ts';
import type { Characteristics, GameObject, Memory } from '../state/state.ts';
import { isSourceOfWaiting } from '../abilities/waiting.ts';
import { askOption } from '../decisions/ask.ts';
import { areOpponents } from '../meaning/players.ts';
import { BATTLE_BIT } from './subtypes.ts';

export const DEFENSE = 'defense';
export const PROTECTOR = 'protector';

export const isBattle = (is: Characteristics): boolean => (is.types & BATTLE_BIT) !== 0;
export const isSiege = (is: Characteristics): boolean => is.subtypes.includes('Siege');

/** The player who protects it, -1 none: one at a time, and whatever the permanent becomes (310.8f–g). */
export function protectorOf(game: Game, id: ObjectId): PlayerId {
  const players = objectOf(game, id)?.memory?.findLast((m) => m.link === PROTECTOR)?.value.players;
  return players?.[0] ?? -1;
}

/** Who can be its protector: an opponent of a Siege's controller, else the controller (310.8a, 310.11a). */
export const protectorsFor = (game: Game, is: Characteristics, controller: PlayerId): PlayerId[] =>
  isSiege(is) ? playersFrom(game, controller).filter((p) => areOpponents(game, p, controller)) : [controller];

/** Its controller chooses its protector; null if nobody can be. */
export function chooseProtector(game: Game, id: ObjectId, is: Characteristics, controller: PlayerId): Memory | null {
  const open = protectorsFor(game, is, controller);
  if (open.length === 0) return null;
  const options = open.map((player) => ({ player }));
  const at = askOption(game, {
    player: controller,
    source: id,
    kind: 'player',
    purpose: 'choose its protector',
    options,
  });
  return protecting(open[at] as PlayerId);
}

export const protecting = (player: PlayerId): Memory => ({
  link: PROTECTOR,
  kind: 'player',
  value: { players: [player] },
  def: '',
  instance: '',
  copiedAt: 0,
});

/** With a defense of 0 it goes, once no ability that it triggered is still to leave the stack (310.7, 704.5v). */
export function isDefeated(game: Game, { id, counters }: GameObject, is: Characteristics): boolean {
  return isBattle(is) && (counters?.[DEFENSE] ?? 0) === 0 && !isSourceOfWaiting(game, id, null);
}
