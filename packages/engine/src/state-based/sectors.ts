/** The sectors that creatures are in beside a permanent with space sculptor. 2006, 2009, 2011: none · 2026: 702.158, 704.5u */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOrLast, onStacks, playersFrom } from '../state/objects.ts';
import type { GameObject, Memory } from '../state/state.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { hasRule } from '../continuous/prohibitions.ts';
import { askOption } from '../decisions/ask.ts';
import { byRule } from '../events/cause.ts';
import { type Remember, rememberEvent } from '../events/kinds/remember.ts';
import { isSector, SECTORS } from '../meaning/memory.ts';
import { isType } from '../meaning/filter.ts';
import type { Board } from './actions.ts';

/**
 * Who has no space sculptor chooses for each of their creatures that is in no sector, then who has one (702.158c). Sectors are over with the
 * last space sculptor, and the last ability of one (702.158b).
 */
export function sectorEvents(game: Game, { permanents }: Board): Remember[] {
  const sculpts = (player: PlayerId): boolean => hasRule(game, 'sculptsSpace', player);
  const players = playersFrom(game, game.state.turn.active);
  if (!players.some(sculpts)) {
    if (onStacks(game.state).some((id) => isSculptor(game, objectOrLast(game, id)?.stack?.source ?? 0))) return [];
    return permanents
      .filter(({ object }) => isInSector(object))
      .map(({ id, object }) => rememberEvent(id, [], byRule('702.158b', 'sba'), -1, object.memory?.filter(isSector)));
  }
  const lost = permanents.filter(({ is, object }) => isType(is, 'creature') && !isInSector(object));
  return [...players.filter((p) => !sculpts(p)), ...players.filter(sculpts)].flatMap((player) =>
    lost
      .filter(({ id }) => controllerOf(game, id) === player)
      .map(({ id }) => rememberEvent(id, [chosen(game, player, id)], byRule('704.5u', 'sba', player))),
  );
}

const isSculptor = (game: Game, id: ObjectId): boolean => characteristics(game, id).keywords.includes('space sculptor');
const isInSector = ({ memory }: GameObject): boolean => memory !== null && memory.some(isSector);

function chosen(game: Game, player: PlayerId, source: ObjectId): Memory {
  const options = SECTORS.map((text) => ({ text }));
  const word = SECTORS[askOption(game, { player, source, purpose: 'choose a sector', options })] as string;
  return { link: word, kind: 'word', value: { word }, def: '', instance: '', copiedAt: 0 };
}
