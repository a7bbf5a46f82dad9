/**
 * The game in which the targets of a spell are chosen: its card is on the stack by then, and counts no more where it was.
 * 2006: 409.1a–d · 2009, 2011, 2026: 601.2a–c
 */
import { Reads } from '../continuous/derived.ts';
import { derive } from '../continuous/derive.ts';
import { analyse } from '../continuous/reads.ts';
import { shareWorkspace } from '../continuous/table.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { PlayerState } from '../state/state.ts';
import type { Text } from './body.ts';

const LISTS = ['hand', 'graveyard', 'library'] as const satisfies (keyof PlayerState)[];

/** The game as it is, unless something that is read counts the cards where this one is. */
export function onceAnnounced(game: Game, card: ObjectId, texts: readonly Text[]): Game {
  const object = objectOf(game, card);
  const list = LISTS.find((zone) => zone === object?.zone);
  if (object === null || list === undefined) return game;
  const derived = countsCards(derive(game).reads);
  if (!derived && !texts.some(({ body }) => countsCards(targetsRead(body)))) return game;
  const players = game.state.players.map((player) =>
    player.id === object.owner ? { ...player, [list]: player[list].filter((id) => id !== card) } : player,
  );
  const ahead: Game = { ...game, state: { ...game.state, players } };
  if (derived) ahead.derived = null;
  shareWorkspace(game, ahead);
  return ahead;
}

const countsCards = (reads: number): boolean => (reads & Reads.hands) !== 0;

const targetsRead = ({ targets, modes }: Text['body']): number =>
  [targets, ...(modes?.options ?? []).map((option) => option.targets)].reduce(
    (reads, specs) => reads | analyse(specs).reads,
    0,
  );
