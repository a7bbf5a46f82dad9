/** Dungeons: venturing into them, from room to room, and completing them. 2006, 2009, 2011: none · 2026: 309, 701.49, 704.5t */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { definitionOf, objectOf } from '../../state/objects.ts';
import type { CardInDeck, GameObject, PlayerState } from '../../state/state.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import { isSourceOfWaiting } from '../../abilities/waiting.ts';
import { askOption } from '../../decisions/ask.ts';
import { happen } from '../../events/happen.ts';
import { byPlayer } from '../../events/cause.ts';
import { completeDungeonEvent, enterDungeonEvent } from '../../events/kinds/dungeon.ts';
import { rememberEvent } from '../../events/kinds/remember.ts';
import type { Context } from '../../meaning/context.ts';
import { playersOf } from '../../meaning/players.ts';
import { ROOM } from '../../meaning/memory.ts';
import { always, type Verbs } from './verb.ts';

type Rooms = readonly KeywordAbility[];

const isRoom = (ability: { ability: string; keyword?: string }): ability is KeywordAbility =>
  ability.ability === 'keyword' && ability.keyword === 'room';
/** Its rooms, the topmost first. */
const roomsOf = (game: Game, dungeon: GameObject): Rooms =>
  definitionOf(game, dungeon).faces[0].abilities.filter(isRoom);
const markedRoom = (game: Game, dungeon: GameObject): KeywordAbility | undefined => {
  const at = dungeon.memory?.findLast((m) => m.link === ROOM)?.value.word;
  return roomsOf(game, dungeon).find(({ room }) => room === at);
};
/** No arrow points away from it. */
const isBottommost = (room: KeywordAbility | undefined): boolean => (room?.leadsTo ?? []).length === 0;

/** The dungeon card that the player owns in the command zone; they own one at most (309.3). */
export function dungeonOf(game: Game, player: PlayerId): GameObject | undefined {
  return game.state.command
    .map((id) => objectOf(game, id) as GameObject)
    .find((o) => o.owner === player && o.kind === 'card' && definitionOf(game, o).faces[0].types.includes('dungeon'));
}

function venture(game: Game, ctx: Context, i: Doing<'venture'>): void {
  for (const player of playersOf(game, ctx, i.who)) ventureOne(game, player, i.into ?? null);
}

/** Into the dungeon's next room, or a new dungeon's first (701.49a–d). A dungeon already entered is gone on with, whatever it is. */
function ventureOne(game: Game, player: PlayerId, into: string | null): void {
  const dungeon = dungeonOf(game, player);
  if (dungeon === undefined) return enterDungeon(game, player, into);
  const room = markedRoom(game, dungeon);
  if (isBottommost(room)) {
    complete(game, dungeon);
    return enterDungeon(game, player, into);
  }
  const next = room?.leadsTo ?? [];
  const options = next.map((text) => ({ text }));
  const at = askOption(game, { player, source: dungeon.id, purpose: 'next room', options });
  mark(game, dungeon, next[at] as string);
}

/** One that the player owns outside the game comes into the command zone, with the marker on its topmost room (309.2a, 309.4a). */
function enterDungeon(game: Game, player: PlayerId, into: string | null): void {
  const open = dungeonsOutside(game, player).filter((card) => mayEnter(game, card, into));
  if (open.length === 0) return;
  const options = open.map(({ name: text }) => ({ text }));
  const at = askOption(game, { player, source: 0, purpose: 'enter a dungeon', options });
  const { def } = open[at] as CardInDeck;
  const [entered] = happen(game, [enterDungeonEvent(player, def, byPlayer(player))]);
  const dungeon = objectOf(game, entered?.object ?? 0);
  const [top] = dungeon === null ? [] : roomsOf(game, dungeon);
  if (dungeon !== null && top?.room !== undefined) mark(game, dungeon, top.room);
}

/** One of the kind that is ventured into; into any, one that does not ask to be ventured into by its kind (701.49d). */
function mayEnter(game: Game, { def }: CardInDeck, into: string | null): boolean {
  const face = game.definitions.get(def)?.faces[0];
  if (into !== null) return face?.subtypes.includes(into) === true;
  return face !== undefined && !face.abilities.some(isEntrance);
}

const isEntrance = (ability: Ability): boolean =>
  ability.ability === 'static' &&
  ability.parts.some((part) => part.part === 'rule' && part.rule.rule === 'ventureOnlyInto');

function dungeonsOutside(game: Game, player: PlayerId): readonly CardInDeck[] {
  const { sideboard } = game.state.players[player] as PlayerState;
  const seen = new Set<string>();
  return sideboard.filter(({ def, name }) => {
    const is = game.definitions.get(def)?.faces[0].types.includes('dungeon') === true && !seen.has(name);
    seen.add(name);
    return is;
  });
}

/** The marker is moved into a room, which that room's ability triggers on (309.4c). */
function mark(game: Game, { id: object, owner, def }: GameObject, room: string): void {
  const memory = [{ link: ROOM, kind: 'word' as const, value: { word: room }, def, instance: '', copiedAt: 0 }];
  happen(game, [rememberEvent(object, memory, byPlayer(owner), owner)]);
}

/** It is removed from the game, which completes it (309.7). */
const complete = (game: Game, { id: object, owner: player }: GameObject): void =>
  void happen(game, [completeDungeonEvent(object, player, byPlayer(player))]);

/** The dungeon cards whose marker is on the bottommost room, with no room ability still to resolve (309.6, 704.5t). */
export function dungeonsAtEnd(game: Game): ObjectId[] {
  return game.state.command.filter((id) => {
    const object = objectOf(game, id) as GameObject;
    return (
      dungeonOf(game, object.owner)?.id === id &&
      isBottommost(markedRoom(game, object)) &&
      !isSourceOfWaiting(game, id, 'room')
    );
  });
}

/** Dungeons. */
export const DUNGEONS = {
  venture: { possible: always, carryOut: venture },
} satisfies Partial<Verbs>;
