/** Sagas: lore counters, chapters, and when the story has ended. 2006, 2009, 2011: none · 2026: 702.155, 714 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { Characteristics } from '../state/state.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { isSourceOfWaiting } from '../abilities/waiting.ts';
import { characteristics } from '../continuous/derive.ts';
import { askNumber } from '../decisions/ask.ts';

export const LORE = 'lore';
const CHAPTER = 'chapter';
const READ_AHEAD = 'read ahead';

export const isSaga = (is: Characteristics): boolean => is.subtypes.includes('Saga');

/** The greatest number among the chapter abilities that it has, 0 without any (714.2d). */
export function finalChapter(game: Game, is: Characteristics): number {
  let last = 0;
  for (const { ref } of is.abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'keyword' && ability.keyword === CHAPTER)
      last = Math.max(last, ...(ability.chapters ?? []));
  }
  return last;
}

/** With how many lore counters it enters: one, or as many as its controller chooses (714.3a). */
export function loreOnEntering(game: Game, player: PlayerId, saga: ObjectId, is: Characteristics): number {
  if (!is.keywords.includes(READ_AHEAD)) return 1;
  const last = finalChapter(game, is);
  return last === 0 ? 0 : askNumber(game, { player, source: saga, purpose: 'begin with chapter', min: 1, max: last });
}

/**
 * Whether those counters brought it to that chapter (714.2b). In the turn in which it enters, one with read ahead tells only the chapter
 * that it has come to (702.155a).
 */
export function reached(game: Game, saga: ObjectId, now: number, put: number, chapter: number): boolean {
  const object = objectOf(game, saga);
  if (object === null || now < chapter || now - put >= chapter) return false;
  const began = object.enteredTurn === game.state.turn.number;
  return !began || now === chapter || !characteristics(game, saga).keywords.includes(READ_AHEAD);
}

/** Told to the end, and no chapter of it is still to resolve: its controller sacrifices it (704.5s, 714.4). */
export function hasEnded(game: Game, saga: ObjectId, is: Characteristics): boolean {
  const last = isSaga(is) ? finalChapter(game, is) : 0;
  if (last === 0 || (objectOf(game, saga)?.counters?.[LORE] ?? 0) < last) return false;
  return !isSourceOfWaiting(game, saga, CHAPTER);
}
